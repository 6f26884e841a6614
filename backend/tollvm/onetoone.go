package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// attrsFunc returns the attributes that the operation made for op has.
type attrsFunc func(op *core.Operation) []core.NamedAttr

// sameAttrs hands all attributes on. Those that the new operation declares find their place by name.
func sameAttrs(op *core.Operation) []core.NamedAttr { return op.Attrs() }

// replaced returns the attributes with one of them under another name and with another value; nil drops it.
func replaced(op *core.Operation, name, by string, change func(a core.Attribute) core.Attribute) []core.NamedAttr {
	attrs := op.Attrs()
	for i, na := range attrs {
		if na.Name != name {
			continue
		}
		if a := change(na.Value); a != nil {
			attrs[i] = core.NamedAttr{Name: by, Value: a}
			return attrs
		}
		return append(attrs[:i:i], attrs[i+1:]...)
	}
	return attrs
}

// NDVector is what a vector of several dimensions became: an array, possibly of arrays, of vectors.
type NDVector struct {
	Whole, Row core.Type
	Shape      []int64 // of the arrays
}

// NDVector returns what a vector became; ok is false when it has no counterpart in dialect llvm.
func (t *TypeConverter) NDVector(v *core.VectorType) (n NDVector, ok bool) {
	if n.Whole = t.ConvertOne(v); n.Whole == nil {
		return n, false
	}
	n.Row = n.Whole
	for {
		a, isArray := n.Row.(*llvm.LLVMArrayType)
		if !isArray {
			return n, llvmdefs.IsCompatibleVector(n.Row)
		}
		n.Shape = append(n.Shape, int64(a.NumElements()))
		n.Row = a.ElementType()
	}
}

// Positions calls f with each position in arrays of the shape, the last index fastest.
func Positions(shape []int64, f func(position []int64)) {
	p := make([]int64, len(shape))
	for {
		f(p)
		i := len(p) - 1
		for ; i >= 0; i-- {
			if p[i]++; p[i] < shape[i] {
				break
			}
			p[i] = 0
		}
		if i < 0 {
			return
		}
	}
}

// byRows replaces an operation on vectors of several dimensions by what row makes for the vectors of one dimension in
// them.
func (t *TypeConverter) byRows(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter,
	row func(result core.Type, operands []*core.Value) *core.Value) bool {
	v, ok := op.Result(0).Type().(*core.VectorType)
	if !ok {
		return rw.NoMatch(op, "expected vector result type")
	}
	n, ok := t.NDVector(v)
	if !ok {
		return rw.NoMatch(op, "the result is no vector that becomes an array of vectors")
	}
	e := t.Emit(&rw.Builder)
	all := e.Poison(n.Whole)
	Positions(n.Shape, func(p []int64) {
		parts := make([]*core.Value, len(operands))
		for i, v := range operands {
			parts[i] = e.ExtractValue(v, p...)
		}
		all = e.InsertValue(row(n.Row, parts), all, p...)
	})
	rw.ReplaceOp(op, all)
	return true
}

// replaceWith replaces an operation without results or with one by the operation made from the parts; several results
// come out of a struct.
func (t *TypeConverter) replaceWith(op *core.Operation, def *core.OpDef, operands []*core.Value, attrs []core.NamedAttr,
	rw *conversion.Rewriter) bool {
	st := core.OperationState{Info: t.ctx.InfoOf(def), Operands: operands, Attrs: attrs, Loc: op.Loc()}
	switch op.NumResults() {
	case 0:
		rw.Create(&st)
		rw.EraseOp(op)
		return true
	case 1:
		if st.Types = []core.Type{t.ConvertOne(op.Result(0).Type())}; st.Types[0] == nil {
			return rw.NoMatch(op, "the type of the result cannot be converted")
		}
		rw.ReplaceOpWith(op, rw.Create(&st))
		return true
	}
	fields, ok := t.ConvertAll(op.ResultTypes())
	if !ok || len(fields) != op.NumResults() {
		return rw.NoMatch(op, "the types of the results cannot be converted")
	}
	st.Types = []core.Type{llvmdefs.Struct(t.ctx, false, fields...)}
	packed := rw.Create(&st).Result(0)
	e := t.Emit(&rw.Builder)
	results := make([]*core.Value, len(fields))
	for i := range results {
		results[i] = e.ExtractValue(packed, int64(i))
	}
	rw.ReplaceOp(op, results...)
	return true
}

// OneToOne returns the pattern that replaces operations with a name by others of the same form; several results come out of a
// struct.
func (t *TypeConverter) OneToOne(from string, to *core.OpDef) conversion.Pattern {
	return conversion.Pattern{Name: from, Root: from, Types: t.TypeConverter,
		Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
			return t.replaceWith(op, to, operands, sameAttrs(op), rw)
		}}
}

func isArray(v *core.Value) bool { _, ok := v.Type().(*llvm.LLVMArrayType); return ok }

// elementwise returns the pattern that replaces operations by others of the same form, vector by vector where operands
// are arrays of vectors. With computes set, floats that LLVM can only store do not match.
func (t *TypeConverter) elementwise(from, to *core.OpDef, attrs attrsFunc, computes bool) conversion.Pattern {
	return t.elementwiseNamed(from.Name, to, attrs, computes)
}

// elementwiseNamed is elementwise for an operation by name.
func (t *TypeConverter) elementwiseNamed(from string, to *core.OpDef, attrs attrsFunc, computes bool) conversion.Pattern {
	return conversion.Pattern{Name: from, Root: from, Types: t.TypeConverter,
		Match: func(op *core.Operation, operands []*core.Value, rw *conversion.Rewriter) bool {
			if computes && t.anyStoredFloat(op) {
				return rw.NoMatch(op, "unsupported floating point type")
			}
			return t.replaceElementwise(op, to, operands, attrs(op), rw)
		}}
}

func (t *TypeConverter) replaceElementwise(op *core.Operation, to *core.OpDef, operands []*core.Value, attrs []core.NamedAttr,
	rw *conversion.Rewriter) bool {
	for _, v := range operands {
		if !llvmdefs.IsCompatibleType(v.Type()) {
			return rw.NoMatch(op, "an operand has no type of LLVM")
		}
	}
	if !isArray(operands[0]) {
		return t.replaceWith(op, to, operands, attrs, rw)
	}
	return t.byRows(op, operands, rw, func(result core.Type, operands []*core.Value) *core.Value {
		return rw.Create(&core.OperationState{Info: t.ctx.InfoOf(to), Operands: operands, Types: []core.Type{result}, Attrs: attrs,
			Loc: op.Loc()}).Result(0)
	})
}

// anyStoredFloat reports whether an operand or result consists of floats that LLVM can only store, as integers.
func (t *TypeConverter) anyStoredFloat(op *core.Operation) bool {
	for _, v := range op.Operands() {
		if t.storedFloat(v.Type()) {
			return true
		}
	}
	for _, v := range op.Results() {
		if t.storedFloat(v.Type()) {
			return true
		}
	}
	return false
}

func (t *TypeConverter) storedFloat(x core.Type) bool {
	f, ok := core.ElementTypeOrSelf(x).(*core.FloatType)
	return ok && !llvmdefs.IsCompatibleFloat(f)
}

// splat returns the constant attribute of the type, an integer, index or a vector of them, all of whose elements are v.
// As upstream's, it fills the bits beyond 64 with zeros.
func splat(x core.Type, v int64) core.Attribute {
	elem := core.ElementTypeOrSelf(x)
	a := x.Context().APIntAttr(elem, num.NewInt(core.StorageWidth(elem), uint64(v)))
	if s, ok := x.(core.ShapedType); ok {
		return x.Context().DenseSplat(s, a)
	}
	return a
}
