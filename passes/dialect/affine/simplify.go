package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/affinetoscf"
)

func (p *AffineSimplifyStructuresPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	rewrite.AddCanonicalizationsOf(set, &gen.ApplyDef, &gen.IfDef)
	return set.Freeze(), true
}

// run simplifies the maps and sets of all operations, and then the operations of dialect affine that have some.
func (p *AffineSimplifyStructuresPass) run(r *passes.Run) {
	var ops []*core.Operation
	done := map[core.Attribute]core.Attribute{}
	r.Op.Walk(func(op *core.Operation) {
		for _, a := range op.Attrs() {
			s, found := done[a.Value]
			if !found {
				s = simplified(a.Value)
				done[a.Value] = s
			}
			if s != a.Value {
				op.SetAttr(a.Name, s)
			}
		}
		if op.Is(&gen.ForDef) || op.Is(&gen.IfDef) || op.Is(&gen.ApplyDef) {
			ops = append(ops, op)
		}
	})
	cfg := r.GreedyConfig()
	cfg.Strict = rewrite.ExistingAndNew
	rewrite.GreedyOps(ops, r.State.(*rewrite.Frozen), cfg)
}

// simplified returns a simpler form of a map or set; other attributes as they are.
func simplified(a core.Attribute) core.Attribute {
	switch a := a.(type) {
	case *core.AffineMapAttr:
		if m := affine.SimplifyMap(a.Value()); !m.Equal(a.Value()) {
			return a.Context().AffineMap(m)
		}
	case *core.IntegerSetAttr:
		if s := simplifiedSet(a.Value()); !s.Equal(a.Value()) {
			return a.Context().IntegerSet(s)
		}
	}
	return a
}

// simplifiedSet drops constraints that follow from others that differ in a constant only; a set that is seen to have no
// elements becomes the canonical one. Quotients, as in upstream's simplifyIntegerSet, come with constraints that say
// what they are.
func simplifiedSet(s *affine.Set) *affine.Set {
	r, ok := flat.OfSet(s)
	if !ok {
		return s
	}
	if r.IsEmpty() {
		return affine.EmptySet(s.NumDims(), s.NumSymbols())
	}
	r.RemoveTrivialRedundancy()
	if out, ok := flat.AsSet(r); ok {
		return out
	}
	return s
}

func (p *AffineExpandIndexOpsPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	affinetoscf.AddIndexPatterns(set)
	return set.Freeze(), true
}

func (p *AffineExpandIndexOpsPass) run(r *passes.Run) {
	if _, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Fail()
	}
}

func (p *AffineExpandIndexOpsAsAffinePass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	affinetoscf.AddIndexAsAffinePatterns(set)
	return set.Freeze(), true
}

func (p *AffineExpandIndexOpsAsAffinePass) run(r *passes.Run) {
	if _, converged := rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig()); !converged {
		r.Fail()
	}
}
