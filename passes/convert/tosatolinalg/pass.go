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

// RegisterPipelines adds the pipeline of this package to a registry.
func RegisterPipelines(r *passes.Registry) {
	r.AddPipeline(pipeline())
}

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
	for def := range elementwiseOps() {
		addLowering(set, def, 1, types, elementwise)
	}
	for def, f := range lowerings {
		addLowering(set, def, 1, nil, f)
	}
	addLowering(set, &tosa.ResizeDef, 100, nil, resize)
	addLowering(set, &tosa.ResizeDef, 200, nil, resizeOne)
	addLowering(set, &tosa.ResizeDef, 300, nil, resizeBroadcast)
}

func addLowering(set *conversion.PatternSet, def *core.OpDef, benefit int, types *conversion.TypeConverter, f lowering) {
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

func (p *ConvertNamedPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	AddNamed(set, tosatotensor.Types(), p.PreferConv2dKernelLayoutHwcf)
	t := conversion.NewTarget()
	t.LegalDialects(linalg.Name, tosa.Name, tensor.Name, scf.Name)
	t.IllegalOps(tosa.Conv2DDef.Name, tosa.Conv3DDef.Name, tosa.DepthwiseConv2DDef.Name, tosa.MaxPool2dDef.Name, tosa.AvgPool2dDef.Name,
		tosa.MatMulDef.Name, tosa.TransposeDef.Name)
	t.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.LegalIf(true) })
	if !conversion.Full([]*core.Operation{r.Op}, t, set, r.ConversionConfig()) {
		r.Fail()
	}
}

// AddNamed adds the patterns of tosa-to-linalg-named. Kernels of two dimensions are transposed for
// linalg.conv_2d_nhwc_hwcf when hwcf is set.
func AddNamed(set *conversion.PatternSet, types *conversion.TypeConverter, hwcf bool) {
	conv2d := convolution{plain: &linalg.Conv2DNhwcFhwcDef, quantized: &linalg.Conv2DNhwcFhwcQDef}
	if hwcf {
		conv2d = convolution{&linalg.Conv2DNhwcHwcfDef, &linalg.Conv2DNhwcHwcfQDef, true}
	}
	conv3d := convolution{&linalg.Conv3DNdhwcDhwcfDef, &linalg.Conv3DNdhwcDhwcfQDef, true}
	addLowering(set, &tosa.Conv2DDef, 1, nil, computing(conv2d.lower))
	addLowering(set, &tosa.Conv3DDef, 1, nil, computing(conv3d.lower))
	addLowering(set, &tosa.DepthwiseConv2DDef, 1, nil, computing(depthwise))
	addLowering(set, &tosa.MatMulDef, 1, nil, computing(matMul))
	addLowering(set, &tosa.AvgPool2dDef, 1, nil, computing(avgPool))
	addLowering(set, &tosa.TransposeDef, 1, nil, transpose)
	addLowering(set, &tosa.MaxPool2dDef, 1, types, computing(maxPool))
}

// computing is a lowering to operations that compute with elements. Of others, such as those of dialect quant, they cannot be made; mlir-opt crashes.
func computing(f lowering) lowering {
	return func(g *gen, op *core.Operation, operands []*core.Value) []*core.Value {
		for _, list := range [][]*core.Value{operands, op.ResultList()} {
			for _, v := range list {
				if t, ok := v.Type().(core.ShapedType); ok && !isInt(t.ElementType()) && !isFloat(t.ElementType()) {
					return g.fail("elements are neither integers nor floats")
				}
			}
		}
		return f(g, op, operands)
	}
}
