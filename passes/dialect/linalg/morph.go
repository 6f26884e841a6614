package linalg

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes"
)

func (p *FoldIntoElementwisePass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	AddFoldIntoElementwise(set)
	if _, ok := rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig()); !ok {
		r.Fail()
	}
}

func (p *MorphOpsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	if p.NamedToCategory {
		AddNamedToElementwise(set)
	}
	if p.NamedToGeneric || p.CategoryToGeneric {
		AddGeneralization(set)
	}
	if p.GenericToNamed {
		AddSpecialization(set)
	}
	if _, ok := rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig()); !ok {
		r.Fail()
	}
}

func (p *SpecializeGenericOpsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	AddSpecialization(set)
	AddUnfolding(set)
	if _, ok := rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig()); !ok {
		r.Fail()
	}
}

// AddFoldIntoElementwise adds the pattern that lets linalg.elementwise read what is transposed through other maps.
func AddFoldIntoElementwise(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.ElementwiseDef, linalg.AsElementwiseOp, "linalg.transpose into linalg.elementwise",
		func(op linalg.ElementwiseOp, rw *rewrite.Rewriter) bool {
			n := len(op.Inputs())
			maps := linalgdefs.Maps(op.Op)
			inputs := op.Op.OperandList(0, n)
			changed := false
			for i, v := range inputs {
				t, ok := linalg.AsTransposeOp(v.DefiningOp())
				if !ok || !maps[i].IsIdentity() {
					continue
				}
				inputs[i], maps[i], changed = t.Input(), linalg.StructuredOp(t).IndexingMaps()[0].Compose(maps[i]), true
			}
			if !changed {
				return false
			}
			rw.SetLoc(op.Op.Loc())
			c := rw.Context()
			rw.ReplaceOpWith(op.Op, linalgdefs.NewNamed(&rw.Builder, &linalg.ElementwiseDef, inputs, op.Outputs(),
				core.NamedAttr{Name: "kind", Value: op.KindAttr()}, core.NamedAttr{Name: "indexing_maps", Value: linalgdefs.MapsAttr(c, maps)}))
			return true
		}))
}

// elementwiseNames are the named operations that linalg.elementwise has a kind for.
var elementwiseNames = []*core.OpDef{&linalg.SelectDef, &linalg.AddDef, &linalg.SubDef, &linalg.MulDef, &linalg.DivDef,
	&linalg.DivUnsignedDef, &linalg.PowFDef, &linalg.ExpDef, &linalg.LogDef, &linalg.AbsDef, &linalg.CeilDef, &linalg.FloorDef,
	&linalg.NegFDef, &linalg.ReciprocalDef, &linalg.RoundDef, &linalg.SqrtDef, &linalg.RsqrtDef, &linalg.SquareDef, &linalg.TanhDef,
	&linalg.ErfDef}

// AddNamedToElementwise adds the patterns that make linalg.elementwise of operations such as linalg.exp.
func AddNamedToElementwise(set *rewrite.PatternSet) {
	for _, def := range elementwiseNames {
		kind, ok := linalg.ParseElementwiseKind(strings.TrimPrefix(def.Name, "linalg."))
		if !ok {
			continue
		}
		set.Add(rewrite.Pattern{Name: def.Name + " to linalg.elementwise", Root: def.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
				rw.SetLoc(op.Loc())
				c := rw.Context()
				x, _ := linalg.LinalgOpKey.Of(op)
				n := op.NumOperands() - x.DpsInits().Len()
				rw.ReplaceOpWith(op, linalgdefs.NewNamed(&rw.Builder, &linalg.ElementwiseDef, op.OperandList(0, n),
					op.OperandList(n, op.NumOperands()), core.NamedAttr{Name: "kind", Value: linalg.GetElementwiseKindAttr(c, kind)},
					core.NamedAttr{Name: "indexing_maps", Value: linalgdefs.MapsAttr(c, x.IndexingMaps())}))
				return true
			}})
	}
}
