package vectortollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/vector"
)

// reductionOf says what a combining kind becomes.
type reductionOf struct {
	whole  *core.OpDef        // combines the elements of a vector
	pair   *core.OpDef        // combines two elements; nil for integers that are compared
	choose llvm.ICmpPredicate // by which of two integers stays
	masked *core.OpDef        // combines the elements that a mask selects; nil when there is none
	start  func(t core.Type) core.Attribute
	other  func(s *num.Semantics) num.Float // what stands for elements that are not selected, without masked
}

// integerReductions and floatReductions are the kinds for either type of elements.
var (
	integerReductions = map[vector.CombiningKind]reductionOf{
		vector.CombiningKindADD: {whole: &llvm.VectorReduceAddDef, pair: &llvm.AddDef, masked: &llvm.VPReduceAddDef,
			start: startInt(zeroBits)},
		vector.CombiningKindMUL: {whole: &llvm.VectorReduceMulDef, pair: &llvm.MulDef, masked: &llvm.VPReduceMulDef,
			start: startInt(oneBit)},
		vector.CombiningKindMINUI: {whole: &llvm.VectorReduceUMinDef, choose: llvm.ICmpPredicateUle, masked: &llvm.VPReduceUMinDef,
			start: startInt(num.AllOnes)},
		vector.CombiningKindMINSI: {whole: &llvm.VectorReduceSMinDef, choose: llvm.ICmpPredicateSle, masked: &llvm.VPReduceSMinDef,
			start: startInt(num.SignedMax)},
		vector.CombiningKindMAXUI: {whole: &llvm.VectorReduceUMaxDef, choose: llvm.ICmpPredicateUge, masked: &llvm.VPReduceUMaxDef,
			start: startInt(zeroBits)},
		vector.CombiningKindMAXSI: {whole: &llvm.VectorReduceSMaxDef, choose: llvm.ICmpPredicateSge, masked: &llvm.VPReduceSMaxDef,
			start: startInt(num.SignedMin)},
		vector.CombiningKindAND: {whole: &llvm.VectorReduceAndDef, pair: &llvm.AndDef, masked: &llvm.VPReduceAndDef,
			start: startInt(num.AllOnes)},
		vector.CombiningKindOR: {whole: &llvm.VectorReduceOrDef, pair: &llvm.OrDef, masked: &llvm.VPReduceOrDef,
			start: startInt(zeroBits)},
		vector.CombiningKindXOR: {whole: &llvm.VectorReduceXorDef, pair: &llvm.XOrDef, masked: &llvm.VPReduceXorDef,
			start: startInt(zeroBits)},
	}
	floatReductions = map[vector.CombiningKind]reductionOf{
		vector.CombiningKindADD: {whole: &llvm.VectorReduceFAddDef, masked: &llvm.VPReduceFAddDef,
			start: startFloat(func(s *num.Semantics) num.Float { return num.FloatZero(s, false) })},
		vector.CombiningKindMUL: {whole: &llvm.VectorReduceFMulDef, masked: &llvm.VPReduceFMulDef, start: startFloat(num.FloatOne)},
		vector.CombiningKindMINNUMF: {whole: &llvm.VectorReduceFMinDef, pair: &llvm.MinNumDef, masked: &llvm.VPReduceFMinDef,
			start: startFloat(func(s *num.Semantics) num.Float { return num.FloatNaN(s, true) })},
		vector.CombiningKindMAXNUMF: {whole: &llvm.VectorReduceFMaxDef, pair: &llvm.MaxNumDef, masked: &llvm.VPReduceFMaxDef,
			start: startFloat(func(s *num.Semantics) num.Float { return num.FloatNaN(s, false) })},
		vector.CombiningKindMINIMUMF: {whole: &llvm.VectorReduceFMinimumDef, pair: &llvm.MinimumDef,
			other: func(s *num.Semantics) num.Float { return num.FloatLargest(s, false) }},
		vector.CombiningKindMAXIMUMF: {whole: &llvm.VectorReduceFMaximumDef, pair: &llvm.MaximumDef,
			other: func(s *num.Semantics) num.Float { return num.FloatSmallest(s, true) }},
	}
)

func zeroBits(width uint) num.Int { return num.NewInt(width, 0) }
func oneBit(width uint) num.Int   { return num.NewInt(width, 1) }

func startInt(f func(width uint) num.Int) func(t core.Type) core.Attribute {
	return func(t core.Type) core.Attribute { return t.Context().APIntAttr(t, f(core.StorageWidth(t))) }
}

func startFloat(f func(s *num.Semantics) num.Float) func(t core.Type) core.Attribute {
	return func(t core.Type) core.Attribute {
		return t.Context().FloatAttr(f(t.(*core.FloatType).Semantics()))
	}
}

// reductionFor returns what a reduction becomes; isFloat is false for integers.
func reductionFor(kind vector.CombiningKind, elem core.Type) (r reductionOf, isFloat, ok bool) {
	switch elem.(type) {
	case *core.IntegerType, *core.IndexType:
		r, ok = integerReductions[kind]
	case *core.FloatType:
		isFloat = true
		r, ok = floatReductions[kind]
	}
	return r, isFloat, ok
}

// made makes an operation of one result.
func (e emitter) made(def *core.OpDef, t core.Type, attrs []core.NamedAttr, operands ...*core.Value) *core.Value {
	return e.Create(&core.OperationState{Info: e.Types.Context().InfoOf(def), Types: []core.Type{t}, Operands: operands,
		Attrs: attrs}).Result(0)
}

// fastmath returns LLVM's attribute for flags.
func (v vectors) fastmath(f arith.FastMathFlags, more llvm.FastmathFlags) []core.NamedAttr {
	a := llvm.GetFastmathFlagsAttr(v.Context(), tollvm.FastMath(f)|more)
	return []core.NamedAttr{{Name: "fastmathFlags", Value: a}}
}

func (v vectors) reduction(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := core.Must(vector.AsReductionOp(op))
	t := v.ConvertOne(x.Dest().Type())
	r, isFloat, ok := reductionFor(x.Kind(), x.Dest().Type())
	if !ok || t == nil {
		return rw.NoMatch(op, "elements of this type are not combined so")
	}
	var acc *core.Value
	if len(in) > 1 {
		acc = in[1]
	}
	e := v.emit(&rw.Builder)
	if !isFloat {
		rw.ReplaceOp(op, e.reduceIntegers(r, t, in[0], acc))
		return true
	}
	var more llvm.FastmathFlags
	if v.Reassociate {
		more = llvm.FastmathFlagsReassoc
	}
	flags := v.fastmath(x.Fastmath(), more)
	if r.pair != nil {
		rw.ReplaceOp(op, e.reduceFloats(r, t, in[0], acc, flags))
		return true
	}
	acc = e.startWith(r, t, acc)
	rw.ReplaceOp(op, e.made(r.whole, t, flags, acc, in[0]))
	return true
}

// startWith returns an accumulator, or the neutral element.
func (e emitter) startWith(r reductionOf, t core.Type, acc *core.Value) *core.Value {
	if acc != nil {
		return acc
	}
	return llvm.NewConstant(e.Builder, t, r.start(t)).Op.Result(0)
}

func (e emitter) reduceIntegers(r reductionOf, t core.Type, x, acc *core.Value) *core.Value {
	out := e.made(r.whole, t, nil, x)
	switch {
	case acc == nil:
		return out
	case r.pair != nil:
		return e.made(r.pair, t, nil, acc, out)
	}
	first := llvm.ICmp{Lhs: acc, Rhs: out, Predicate: r.choose}.Build(e.Builder).Op.Result(0)
	return llvm.Select{Condition: first, TrueValue: acc, FalseValue: out}.Build(e.Builder).Op.Result(0)
}

func (e emitter) reduceFloats(r reductionOf, t core.Type, x, acc *core.Value, flags []core.NamedAttr) *core.Value {
	out := e.made(r.whole, t, flags, x)
	if acc == nil {
		return out
	}
	return e.made(r.pair, t, nil, out, acc)
}

// maskedReduction converts vector.mask around a reduction. What is inside is not converted before.
func (v vectors) maskedReduction(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	m := core.Must(vector.AsMaskOp(op))
	x, ok := vector.AsReductionOp(m.MaskableOp())
	if !ok {
		return rw.NoMatch(op, "it masks no reduction")
	}
	t := v.ConvertOne(x.Dest().Type())
	r, _, ok := reductionFor(x.Kind(), x.Dest().Type())
	if !ok || t == nil {
		return rw.NoMatch(op, "elements of this type are not combined so")
	}
	rw.SetLoc(x.Op.Loc())
	e := v.emit(&rw.Builder)
	if r.masked == nil {
		all := x.Vector().Type()
		other := v.Context().DenseSplat(all.(core.ShapedType), v.Context().FloatAttr(r.other(t.(*core.FloatType).Semantics())))
		neutral := llvm.NewConstant(e.Builder, all, other).Op.Result(0)
		chosen := llvm.Select{Condition: m.Mask(), TrueValue: x.Vector(), FalseValue: neutral}.Build(e.Builder).Op.Result(0)
		rw.ReplaceOp(op, e.reduceFloats(r, t, chosen, x.Acc(), v.fastmath(x.Fastmath(), 0)))
		return true
	}
	acc := e.startWith(r, t, x.Acc())
	rw.ReplaceOp(op, e.made(r.masked, t, nil, acc, x.Vector(), m.Mask(), v.vectorLength(e, vectorOf(x.Vector()))))
	return true
}

// vectorLength computes how many elements a vector has.
func (v vectors) vectorLength(e emitter, x *core.VectorType) *core.Value {
	i32 := v.Context().I32()
	n := llvm.NewConstant(e.Builder, i32, v.Context().IntegerAttr(i32, x.Shape()[0])).Op.Result(0)
	if !x.IsScalable() {
		return n
	}
	scale := vector.VectorScale{}.Build(e.Builder).Op.Result(0)
	scale = arith.NewIndexCast(e.Builder, i32, scale).Out()
	return arith.NewMulI(e.Builder, n, scale).Result()
}
