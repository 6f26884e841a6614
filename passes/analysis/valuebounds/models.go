package valuebounds

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	tensordefs "github.com/odsgen/ods/defs/tensor"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
)

// models say what operations know of the values that they define.
var models = map[*core.OpDef]func(s *Set, op *core.Operation, x variable){
	&arith.AddIDef: binary(affine.Expr.Add),
	&arith.MulIDef: binary(affine.Expr.Mul),
	&arith.SubIDef: binary(affine.Expr.Sub),
	&arith.SelectDef: func(s *Set, op *core.Operation, x variable) {
		if op.Operand(0).Type() == core.Type(op.Context().Integer(1)) {
			s.either(x, s.part(op.Operand(1), x), s.part(op.Operand(2), x))
		}
	},

	&affinegen.ApplyDef: func(s *Set, op *core.Operation, x variable) {
		a := core.Must(affinegen.AsApplyOp(op))
		s.equal(x, s.results(a.MapAttr().Value(), op)[0])
	},
	&affinegen.MinDef: func(s *Set, op *core.Operation, x variable) {
		a := core.Must(affinegen.AsMinOp(op))
		for _, e := range s.results(a.MapAttr().Value(), op) {
			s.atMost(x, e)
		}
	},
	&affinegen.MaxDef: func(s *Set, op *core.Operation, x variable) {
		a := core.Must(affinegen.AsMaxOp(op))
		for _, e := range s.results(a.MapAttr().Value(), op) {
			s.atLeast(x, e)
		}
	},

	&memref.AllocDef:   dynamicSizes,
	&memref.AllocaDef:  dynamicSizes,
	&memref.CastDef:    sameShape,
	&memref.DimDef:     dim,
	&memref.SubViewDef: sliceSizes,

	&tensor.CastDef:         sameShape,
	&tensor.DimDef:          dim,
	&tensor.EmptyDef:        dynamicSizes,
	&tensor.ExtractSliceDef: sliceSizes,
	&tensor.PadDef:          padded,

	&scf.ForDef:    ofFor,
	&scf.ForallDef: ofForall,
	&scf.IfDef:     ofIf,
}

func binary(f func(a, b affine.Expr) affine.Expr) func(s *Set, op *core.Operation, x variable) {
	return func(s *Set, op *core.Operation, x variable) {
		if x.dim == itself {
			s.equal(x, f(s.value(op.Operand(0)), s.value(op.Operand(1))))
		}
	}
}

// results returns the results of a map of the operands.
func (s *Set) results(m *affine.Map, op *core.Operation) []affine.Expr {
	operands := make([]affine.Expr, op.NumOperands())
	for i, v := range op.Operands() {
		operands[i] = s.value(v)
	}
	out := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		out[i] = e.ReplaceDimsAndSymbols(operands[:m.NumDims()], operands[m.NumDims():])
	}
	return out
}

// part returns of another value what a variable is of its value.
func (s *Set) part(v *core.Value, x variable) affine.Expr {
	if x.dim == itself {
		return s.value(v)
	}
	return s.size(v, x.dim)
}

// either says that a variable is one of two values, when their order is known.
func (s *Set) either(x variable, a, b affine.Expr) {
	if s.neverGreater(b, a) {
		a, b = b, a
	} else if !s.neverGreater(a, b) {
		return
	}
	s.atLeast(x, a)
	s.atMost(x, b)
}

// dynamicSizes is for operations whose operands are the sizes that the type of the result leaves open.
func dynamicSizes(s *Set, op *core.Operation, x variable) {
	if x.dim == itself {
		return
	}
	at := 0
	for i, n := range x.v.Type().(core.ShapedType).Shape() {
		if i == x.dim {
			break
		}
		if n == core.Dynamic {
			at++
		}
	}
	if at < op.NumOperands() {
		s.equal(x, s.value(op.Operand(at)))
	}
}

func sameShape(s *Set, op *core.Operation, x variable) {
	from, ok := op.Operand(0).Type().(core.ShapedType)
	if ok && from.HasRank() && x.dim != itself && x.dim < len(from.Shape()) {
		s.equal(x, s.size(op.Operand(0), x.dim))
	}
}

func dim(s *Set, op *core.Operation, x variable) {
	s.atLeast(x, affine.Const(0))
	of, ok := op.Operand(0).Type().(core.ShapedType)
	at, known := view.Constant(core.FoldResult{Value: op.Operand(1)})
	if ok && known && of.HasRank() && at >= 0 && at < int64(len(of.Shape())) {
		s.equal(x, s.size(op.Operand(0), int(at)))
	}
}

// sliceSizes is for operations that cut a part of a tensor or a buffer, and may leave out dimensions of size one.
func sliceSizes(s *Set, op *core.Operation, x variable) {
	if x.dim == itself {
		return
	}
	var sizes []core.FoldResult
	var dropped []bool
	if e, ok := tensor.AsExtractSliceOp(op); ok {
		sizes = view.Mixed(op.Context(), e.StaticSizesAttr(), e.Sizes())
		dropped = tensordefs.DroppedDims(sizes, x.v.Type().(core.ShapedType).Shape())
	} else if e, ok := memref.AsSubViewOp(op); ok {
		sizes = view.Mixed(op.Context(), e.StaticSizesAttr(), e.Sizes())
		if dropped, ok = memrefdefs.DroppedDims(e); !ok {
			return
		}
	}
	at := 0
	for i, gone := range dropped {
		if gone {
			continue
		}
		if at == x.dim {
			s.equal(x, s.index(sizes[i]))
			return
		}
		at++
	}
}

func padded(s *Set, op *core.Operation, x variable) {
	p := core.Must(tensor.AsPadOp(op))
	low := view.Mixed(op.Context(), p.StaticLowAttr(), p.Low())
	high := view.Mixed(op.Context(), p.StaticHighAttr(), p.High())
	if x.dim != itself {
		s.equal(x, s.size(p.Source(), x.dim).Add(s.index(low[x.dim])).Add(s.index(high[x.dim])))
	}
}

func ofFor(s *Set, op *core.Operation, x variable) {
	l := core.Must(scf.AsForOp(op))
	body := l.Region().Entry()
	if x.v == body.Arg(0) {
		s.atLeast(x, s.value(l.LowerBound()))
		s.atMost(x, s.value(l.UpperBound()).AddConst(-1))
		// The last step that is in the loop; nothing linear says so when the step is not known.
		if step, ok := view.Constant(core.FoldResult{Value: l.Step()}); ok && step > 0 {
			lower := s.value(l.LowerBound())
			s.atMost(x, lower.Add(s.value(l.UpperBound()).Sub(lower).CeilDivConst(step).AddConst(-1).MulConst(step)))
		}
		return
	}
	// A value that the loop passes on unchanged in size has that of what it starts with.
	at := x.v.Index()
	if x.v.IsBlockArg() {
		at--
	}
	yielded := body.Last().Operand(at)
	arg := body.Arg(at + 1)
	if x.dim == itself {
		if yielded == arg {
			s.equal(x, s.value(l.InitArgs()[at]))
		}
		return
	}
	if sameSize(yielded, arg) {
		s.equal(x, s.size(l.InitArgs()[at], x.dim))
	}
}

// sameSize reports whether a value has the sizes of another one, which it is made of.
func sameSize(v, of *core.Value) bool {
	for range limit {
		if v == of {
			return true
		}
		op := v.DefiningOp()
		if op == nil {
			return false
		}
		if l, ok := scf.AsForOp(op); ok {
			body := l.Region().Entry()
			if !sameSize(body.Last().Operand(v.Index()), body.Arg(v.Index()+1)) {
				return false
			}
			v = l.InitArgs()[v.Index()]
		} else if i, ok := tensor.AsInsertSliceOp(op); ok {
			v = i.Dest()
		} else if d, ok := flow.DestinationStyleOpInterfaceKey.Of(op); ok {
			if v = tied(d, v); v == nil {
				return false
			}
		} else {
			return false
		}
	}
	return false
}

func ofForall(s *Set, op *core.Operation, x variable) {
	l := core.Must(scf.AsForallOp(op))
	lower := view.Mixed(op.Context(), l.StaticLowerBoundAttr(), l.DynamicLowerBound())
	upper := view.Mixed(op.Context(), l.StaticUpperBoundAttr(), l.DynamicUpperBound())
	at := x.v.Index()
	if x.v.IsBlockArg() {
		if at < len(lower) {
			s.atLeast(x, s.index(lower[at]))
			s.atMost(x, s.index(upper[at]).AddConst(-1))
			return
		}
		at -= len(lower)
	}
	if x.dim != itself && at < len(l.Outputs()) {
		s.equal(x, s.size(l.Outputs()[at], x.dim))
	}
}

func ofIf(s *Set, op *core.Operation, x variable) {
	if x.v.IsBlockArg() || op.Region(1).Entry() == nil {
		return
	}
	then, other := op.Region(0).Entry().Last(), op.Region(1).Entry().Last()
	s.either(x, s.part(then.Operand(x.v.Index()), x), s.part(other.Operand(x.v.Index()), x))
}
