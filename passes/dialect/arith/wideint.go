package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite/conversion"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
	"github.com/odsgen/ods/passes/dialect/arith/integer"
)

// WideInts emulates integers of twice the width that a target has: an integer becomes a vector of its low and its high
// half, a vector of integers one with one dimension more. What it makes is, operation by operation, what upstream makes.
type WideInts struct {
	width uint
	types *conversion.TypeConverter
}

// NewWideInts returns the emulation for integers of up to width bits, and false when the width is not a power of two.
func NewWideInts(width uint) (*WideInts, bool) {
	if width < 2 || width&(width-1) != 0 {
		return nil, false
	}
	w := &WideInts{width, conversion.NewTypeConverter()}
	w.types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(w.types, func(t *core.IntegerType) core.Type {
		switch t.Width() {
		case 2 * width:
			return t.Context().Vector([]int64{2}, t.Context().Integer(width), nil)
		default:
			return orNil(t, t.Width() <= width)
		}
	})
	conversion.AddConversionOf(w.types, func(t *core.VectorType) core.Type {
		elem, ok := t.ElementType().(*core.IntegerType)
		if !ok || elem.Width() <= width {
			return t
		}
		if elem.Width() != 2*width {
			return nil
		}
		shape := append(append([]int64(nil), t.Shape()...), 2)
		return t.Context().Vector(shape, t.Context().Integer(width), nil)
	})
	conversion.AddConversionOf(w.types, func(t *core.FunctionType) core.Type {
		in, ok := w.types.ConvertAll(t.Inputs())
		if !ok {
			return nil
		}
		out, ok := w.types.ConvertAll(t.Results())
		if !ok {
			return nil
		}
		return t.Context().Function(in, out)
	})
	return w, true
}

// orNil returns a type, or no type where a condition does not hold.
func orNil(t core.Type, ok bool) core.Type {
	if !ok {
		return nil
	}
	return t
}

// Types returns the converter, to which rules for other types may be added.
func (w *WideInts) Types() *conversion.TypeConverter { return w.types }

func (p *EmulateWideIntPass) run(r *passes.Run) {
	w, ok := NewWideInts(uint(p.Widest))
	if !ok {
		r.Fail()
		return
	}
	target, set := conversion.NewTarget(), conversion.NewPatternSet()
	w.Add(set, target)
	structural.AddFunc(set, target, w.types)
	r.Convert(target, set)
}

// Add adds patterns for operations of arith and for vector.print, and makes these legal once their types are. Other operations
// of vector stay as they are.
func (w *WideInts) Add(set *conversion.PatternSet, target *conversion.Target) {
	legal := func(op *core.Operation) conversion.Legality { return conversion.LegalIf(w.types.IsLegalOp(op)) }
	target.DynamicDialects(legal, gen.Name)
	target.LegalDialects(vector.Name)
	target.DynamicOps(legal, vector.PrintDef.Name)
	for _, p := range widePatterns {
		set.Add(conversion.Pattern{Name: p.def.Name + " in halves", Root: p.def.Name, Types: w.types, Bounded: true,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				h := halves{w: w, b: &rw.Builder, rw: rw, op: op, in: in}
				if op.NumResults() == 1 {
					if h.result = w.types.ConvertOne(op.Result(0).Type()); h.result == nil {
						return rw.NoMatch(op, "the type of the result cannot be converted")
					}
				}
				v := p.build(h)
				if v != nil {
					rw.ReplaceOp(op, v)
				}
				return v != nil
			}})
	}
	set.Add(conversion.Pattern{Name: "vector.print of halves", Root: vector.PrintDef.Name, Types: w.types,
		Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			if len(in) == 0 {
				return false
			}
			vector.Print{Source: in[0]}.Build(&rw.Builder)
			rw.EraseOp(op)
			return true
		}})
}

// widePatterns has what becomes of operations on wide integers.
var widePatterns = []struct {
	def   *core.OpDef
	build func(h halves) *core.Value
}{
	{&gen.ConstantDef, halves.constant}, {&gen.CmpIDef, halves.compare}, {&gen.SelectDef, halves.choose},
	{&gen.AddIDef, halves.add}, {&gen.SubIDef, halves.sub}, {&gen.MulIDef, halves.mul},
	{&gen.ShLIDef, halves.shl}, {&gen.ShRUIDef, halves.shrU}, {&gen.ShRSIDef, halves.shrS},
	{&gen.MaxUIDef, extremum(gen.CmpIPredicateUgt)}, {&gen.MaxSIDef, extremum(gen.CmpIPredicateSgt)},
	{&gen.MinUIDef, extremum(gen.CmpIPredicateUlt)}, {&gen.MinSIDef, extremum(gen.CmpIPredicateSlt)},
	{&gen.AndIDef, halves.bitwise}, {&gen.OrIDef, halves.bitwise}, {&gen.XOrIDef, halves.bitwise},
	{&gen.ExtSIDef, halves.extS}, {&gen.ExtUIDef, halves.extU}, {&gen.TruncIDef, halves.trunc},
	{&gen.IndexCastDef, halves.indexCast}, {&gen.IndexCastUIDef, halves.indexCast},
	{&gen.SIToFPDef, halves.siToFP}, {&gen.UIToFPDef, halves.uiToFP}, {&gen.FPToSIDef, halves.fpToSI}, {&gen.FPToUIDef, halves.fpToUI},
}

// halves builds one replacement.
type halves struct {
	w      *WideInts
	b      *core.Builder
	rw     *conversion.Rewriter
	op     *core.Operation
	in     []*core.Value // converted operands
	result core.Type     // converted
}

// no says why there is no replacement.
func (h halves) no(reason string) *core.Value {
	h.rw.NoMatch(h.op, reason)
	return nil
}

// vectorResult reports whether the result becomes a vector of halves.
func (h halves) vectorResult() bool {
	_, ok := h.result.(*core.VectorType)
	return ok && h.result != h.op.Result(0).Type()
}

// half returns the low (0) or high (1) halves of a value: a scalar, or a vector whose last dimension is 1.
func (h halves) half(v *core.Value, k int64) *core.Value {
	t := v.Type().(*core.VectorType)
	c, rank := h.b.Context(), len(t.Shape())
	if rank == 1 {
		return vector.NewExtract(h.b, v, nil, []int64{k}).Result()
	}
	offsets, strides, sizes := make([]int64, rank), make([]int64, rank), append([]int64(nil), t.Shape()...)
	for i := range strides {
		strides[i] = 1
	}
	offsets[rank-1], sizes[rank-1] = k, 1
	return vector.NewExtractStridedSlice(h.b, c.Vector(sizes, t.ElementType(), nil), v, integers(c, offsets), integers(c, sizes),
		integers(c, strides)).Result()
}

// both returns the halves of an operand.
func (h halves) both(i int) (low, high *core.Value) {
	low = h.half(h.in[i], 0)
	return low, h.half(h.in[i], 1)
}

// insert puts halves into a value.
func (h halves) insert(v, into *core.Value, k int64) *core.Value {
	t := into.Type().(*core.VectorType)
	c, rank := h.b.Context(), len(t.Shape())
	if rank == 1 {
		return vector.NewInsert(h.b, v, into, nil, []int64{k}).Result()
	}
	offsets, strides := make([]int64, rank), make([]int64, rank)
	for i := range strides {
		strides[i] = 1
	}
	offsets[rank-1] = k
	return vector.NewInsertStridedSlice(h.b, v, into, integers(c, offsets), integers(c, strides)).Result()
}

func integers(c *core.Context, list []int64) *core.ArrayAttr {
	elems := make([]core.Attribute, len(list))
	for i, v := range list {
		elems[i] = c.IntegerAttr(c.I64(), v)
	}
	return c.Array(elems...)
}

// join makes a value of its halves.
func (h halves) join(low, high *core.Value) *core.Value {
	return h.insert(high, h.insert(low, integer.Int(h.b, h.result, 0), 0), 1)
}

// deeper gives a vector one more dimension, of size 1; shallower takes it away.
func (h halves) deeper(v *core.Value) *core.Value {
	t, ok := v.Type().(*core.VectorType)
	if !ok {
		return v
	}
	return vector.NewShapeCast(h.b, t.Context().Vector(append(append([]int64(nil), t.Shape()...), 1), t.ElementType(), nil), v).Result()
}

func (h halves) shallower(v *core.Value) *core.Value {
	t, ok := v.Type().(*core.VectorType)
	if !ok {
		return v
	}
	shape := t.Shape()
	return vector.NewShapeCast(h.b, t.Context().Vector(shape[:len(shape)-1], t.ElementType(), nil), v).Result()
}

// part returns the type of one half of a converted value.
func part(t core.Type) core.Type {
	v := t.(*core.VectorType)
	shape := v.Shape()
	if len(shape) == 1 {
		return v.ElementType()
	}
	shape = append([]int64(nil), shape...)
	shape[len(shape)-1] = 1
	return v.Context().Vector(shape, v.ElementType(), nil)
}

// constant splits the elements.
func (h halves) constant() *core.Value {
	c := h.b.Context()
	if !h.vectorResult() {
		return h.no("the type is legal")
	}
	t, elem := h.result.(core.ShapedType), h.result.(*core.VectorType).ElementType()
	split := func(v num.Int) (low, high core.Attribute) {
		return c.APIntAttr(elem, v.Trunc(h.w.width)), c.APIntAttr(elem, v.ExtractBits(h.w.width, h.w.width))
	}
	switch v := h.op.ConstantValue().(type) {
	case *core.IntegerAttr:
		low, high := split(v.Value())
		return gen.NewConstant(h.b, c.DenseOf(t, []core.Attribute{low, high})).Result()
	case *core.DenseElementsAttr:
		var elems []core.Attribute
		for i := range v.NumElements() {
			low, high := split(v.Int(i))
			elems = append(elems, low, high)
		}
		return gen.NewConstant(h.b, c.DenseOf(t, elems)).Result()
	}
	return h.no("the attribute is neither an integer nor dense elements")
}
