package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/legal"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// sinkSequential moves loops of a perfect nest that carry dependences inside of those that do not, where dependences
// allow it.
func (f *fuser) sinkSequential(n *node) {
	nest := loops.PerfectNest(nestOf(n))
	if len(nest) < 2 {
		return
	}
	deps, ok := components(nest)
	if !ok {
		return
	}
	var parallel, sequential []int
	for i := range nest {
		if slices.ContainsFunc(deps, func(d []dependence.Component) bool { return !isZero(d[i]) }) {
			sequential = append(sequential, i)
		} else {
			parallel = append(parallel, i)
		}
	}
	permutation := append(parallel, sequential...)
	if slices.IsSorted(permutation) || !keepsOrder(deps, permutation) ||
		!f.opts.Unchecked && !legal.NewMemory().HasKnownOrder(nest, permutation) {
		return
	}
	n.op = permute(nest, permutation).Op
}

func isZero(c dependence.Component) bool {
	return c.LowerOK && c.UpperOK && c.Lower == 0 && c.Upper == 0
}

// components returns the distances of all dependences in a nest; false when one is not known for all loops.
func components(nest []gen.ForOp) (out [][]dependence.Component, ok bool) {
	var list []dependence.Access
	nest[0].Op.Walk(func(op *core.Operation) {
		if a, ok := dependence.AccessOf(op); ok {
			list = append(list, a)
		}
	})
	var checker dependence.Checker
	for d := 1; d <= len(nest); d++ {
		for _, src := range list {
			for _, dst := range list {
				r := checker.Check(src, dst, d, false)
				if r.Outcome != dependence.Exists {
					continue
				}
				c := r.Components()
				if len(c) < len(nest) {
					return nil, false
				}
				out = append(out, c)
			}
		}
	}
	return out, true
}

// keepsOrder reports whether no dependence goes backwards when the loops come in another order.
func keepsOrder(deps [][]dependence.Component, permutation []int) bool {
	for _, d := range deps {
		for _, i := range permutation {
			if !d[i].LowerOK || d[i].Lower < 0 {
				return false
			}
			if d[i].Lower > 0 {
				break
			}
		}
	}
	return true
}

// permute brings the loops of a perfect nest into another order, outermost first, and returns the outermost one.
func permute(nest []gen.ForOp, permutation []int) gen.ForOp {
	root, innermost := nest[permutation[0]], nest[permutation[len(permutation)-1]]
	last := nest[len(nest)-1]
	if innermost.Op != last.Op {
		move(last, innermost)
	}
	place := nest[0].Op
	marker := place.Next()
	block := place.Block()
	for _, l := range nest {
		l.Op.Remove()
	}
	block.InsertBefore(root.Op, marker)
	for i, at := range permutation[1:] {
		body := loops.Body(nest[permutation[i]])
		body.InsertBefore(nest[at].Op, body.First())
	}
	return root
}

// move moves what is in the body of one loop to the start of that of another one.
func move(from, to gen.ForOp) {
	body, end := loops.Body(from), loops.Body(from).Last()
	if first := body.First(); first != end {
		loops.Body(to).Splice(loops.Body(to).First(), first, end.Prev())
	}
}
