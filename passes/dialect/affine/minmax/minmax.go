package minmax

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
)

// Simplify leaves out results of the map of an affine.min or affine.max that are known never to be chosen.
func Simplify(op *core.Operation, rw *rewrite.Rewriter) bool {
	a, _ := op.Attr("map").(*core.AffineMapAttr)
	isMin := op.Is(&gen.MinDef)
	if a == nil || !isMin && !op.Is(&gen.MaxDef) {
		return false
	}
	m := a.Value()
	bounds := representatives(m, op.OperandList(0, op.NumOperands()), isMin)
	if len(bounds) >= m.NumResults() {
		return false
	}
	// All operands become symbols.
	var syms []affine.Expr
	for i := range m.NumInputs() {
		syms = append(syms, affine.Symbol(i))
	}
	var results []affine.Expr
	for _, i := range bounds {
		results = append(results, m.Result(i).ReplaceDimsAndSymbols(syms[:m.NumDims()], syms[m.NumDims():]))
	}
	rw.Modify(op, func() { op.SetAttr("map", op.Context().AffineMap(affine.NewMap(0, m.NumInputs(), results...))) })
	return true
}

// representatives returns of each group of results that can be compared the one that bounds the others, in the order in
// which upstream's hash table has the groups.
func representatives(m *affine.Map, operands []*core.Value, isMin bool) []int {
	n := m.NumResults()
	leader := make([]int, n)
	for i := range leader {
		leader[i] = i
	}
	find := func(i int) int {
		for leader[i] != i {
			i = leader[i]
		}
		return i
	}
	join := func(a, b int) {
		a, b = find(a), find(b)
		leader[max(a, b)] = min(a, b)
	}
	bounds := map[int]int{}
	for i := range n {
		class := find(i)
		if _, ok := bounds[class]; ok {
			continue
		}
		bound := i
		for j := i + 1; j < n; j++ {
			other := find(j)
			if other == class {
				continue
			}
			candidate, ok := bounds[other]
			if !ok {
				candidate = j
			}
			first, known := firstWins(m.SubMap(bound), m.SubMap(candidate), operands, isMin)
			if !known {
				continue
			}
			if !first {
				bound = candidate
			}
			join(class, other)
		}
		bounds[find(i)] = bound
	}
	var keys []int
	for k := range bounds {
		keys = append(keys, k)
	}
	const hash, buckets = 37, 64
	slices.SortFunc(keys, func(a, b int) int { return a*hash%buckets - b*hash%buckets })
	var out []int
	for _, k := range keys {
		out = append(out, bounds[k])
	}
	return out
}

// firstWins reports whether a is less than b, of a maximum greater; known is false when nothing is known.
func firstWins(a, b *affine.Map, operands []*core.Value, isMin bool) (first, known bool) {
	if isMin {
		return valuebounds.Less(a, b, operands)
	}
	return valuebounds.Less(b, a, operands)
}

// Add adds the patterns of affine-simplify-min-max.
func Add(set *rewrite.PatternSet) {
	AddCanonicalizations(set)
	for _, def := range []*core.OpDef{&gen.MaxDef, &gen.MinDef} {
		set.Add(rewrite.Pattern{Name: "bounds of " + def.Name, Root: def.Name, Match: Simplify})
	}
	set.Add(rewrite.Pattern{Name: "compose affine.apply", Root: gen.ApplyDef.Name, Match: compose})
}

// AddCanonicalizations adds those of affine.min and affine.max.
func AddCanonicalizations(set *rewrite.PatternSet) {
	rewrite.AddCanonicalizationsOf(set, &gen.MaxDef, &gen.MinDef)
}

func compose(op *core.Operation, rw *rewrite.Rewriter) bool {
	a, _ := op.Attr("map").(*core.AffineMapAttr)
	m, operands := affinedefs.Compose(a.Value(), op.OperandList(0, op.NumOperands()))
	if m.Equal(a.Value()) {
		return false
	}
	rw.Modify(op, func() {
		op.SetOperands(operands)
		op.SetAttr("map", op.Context().AffineMap(m))
	})
	return true
}
