package tosatolinalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/tosatotensor"
)

// Register registers the passes of this package.
func Register(r *passes.Registry) { r.Add(Convert) }

func (*ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set, tosatotensor.Types())
	t := conversion.NewTarget()
	t.LegalDialects(linalg.Name, tensor.Name, scf.Name)
	t.IllegalDialects(tosa.Name)
	t.LegalOps(tosa.ApplyScaleDef.Name, tosa.IfDef.Name, tosa.ConstDef.Name, tosa.ConstShapeDef.Name, tosa.WhileDef.Name,
		tosa.ConcatDef.Name, tosa.SliceDef.Name, tosa.ReshapeDef.Name, tosa.PadDef.Name)
	t.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.LegalIf(true) })
	if !conversion.Full([]*core.Operation{r.Op}, t, set, r.ConversionConfig()) {
		r.Fail()
	}
}

// lowering replaces an operation at the rewriter's insertion point by what it returns; nil when it cannot.
type lowering func(g *gen, op *core.Operation, operands []*core.Value) []*core.Value

// lowerings are those of operations that are not computed element by element.
var lowerings = map[*core.OpDef]lowering{
	&tosa.IdentityDef:      func(_ *gen, _ *core.Operation, operands []*core.Value) []*core.Value { return operands },
	&tosa.ReduceAllDef:     reduce,
	&tosa.ReduceAnyDef:     reduce,
	&tosa.ReduceMinDef:     reduce,
	&tosa.ReduceMaxDef:     reduce,
	&tosa.ReduceSumDef:     reduce,
	&tosa.ReduceProductDef: reduce,
	&tosa.ArgMaxDef:        argMax,
	&tosa.GatherDef:        gather,
	&tosa.RescaleDef:       rescale,
	&tosa.ReverseDef:       reverse,
	&tosa.RFFT2dDef:        rfft,
	&tosa.FFT2dDef:         fft,
	&tosa.TableDef:         table,
	&tosa.TileDef:          tile,
}

// Add adds the patterns of tosa-to-linalg.
func Add(set *conversion.PatternSet, types *conversion.TypeConverter) {
	add := func(def *core.OpDef, benefit int, types *conversion.TypeConverter, f lowering) {
		set.Add(conversion.Pattern{Name: def.Name + " to linalg", Root: def.Name, Types: types, Benefit: benefit,
			Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
				g := &gen{rw: rw, Builder: &rw.Builder}
				rw.SetLoc(op.Loc())
				by := f(g, op, operands)
				if by == nil {
					return rw.NoMatch(op, g.reason)
				}
				rw.ReplaceOp(op, by...)
				return true
			}})
	}
	for def := range elementwiseOps() {
		add(def, 1, types, elementwise)
	}
	for def, f := range lowerings {
		add(def, 1, nil, f)
	}
	add(&tosa.ResizeDef, 100, nil, resize)
	add(&tosa.ResizeDef, 200, nil, resizeOne)
	add(&tosa.ResizeDef, 300, nil, resizeBroadcast)
}
