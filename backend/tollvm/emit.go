package tollvm

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// MatchFunc is the function of a pattern.
type MatchFunc = func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool

// Emitter makes operations of dialect llvm at a builder's insertion point, with the builder's location.
type Emitter struct {
	*core.Builder
	Types *TypeConverter
}

// Emit returns what makes operations at the builder's insertion point.
func (t *TypeConverter) Emit(b *core.Builder) Emitter { return Emitter{b, t} }

// IndexConst makes a constant of the type that index becomes.
func (e Emitter) IndexConst(v int64) *core.Value {
	return llvm.Constant{ResType: e.Types.index, Value: e.Types.ctx.IndexAttr(v)}.Build(e.Builder).Op.Result(0)
}

// Yes makes the constant true.
func (e Emitter) Yes() *core.Value {
	return llvm.NewConstant(e.Builder, e.Types.ctx.I1(), e.Types.ctx.Bool(true)).Op.Result(0)
}

// Poison makes a value of the type that is not known.
func (e Emitter) Poison(x core.Type) *core.Value {
	return llvm.NewPoison(e.Builder, x).Op.Result(0)
}

// ExtractValue reads the part of a struct or array at a position.
func (e Emitter) ExtractValue(v *core.Value, position ...int64) *core.Value {
	return llvm.NewExtractValue(e.Builder, partType(v.Type(), position), v, position).Op.Result(0)
}

// InsertValue returns a struct or array with v as its part at a position.
func (e Emitter) InsertValue(v, into *core.Value, position ...int64) *core.Value {
	return llvm.InsertValue{ResType: into.Type(), Container: into, Value: v,
		Position: position}.Build(e.Builder).Op.Result(0)
}

// partType returns the type of a part of a struct or array.
func partType(x core.Type, position []int64) core.Type {
	for _, p := range position {
		switch c := x.(type) {
		case *llvm.LLVMArrayType:
			x = c.ElementType()
		case *llvm.LLVMStructType:
			x = llvmdefs.BodyOf(c).Elements[p]
		}
	}
	return x
}

// Add makes the sum of two integers.
func (e Emitter) Add(x, y *core.Value) *core.Value { return llvm.NewAdd(e.Builder, x, y).Op.Result(0) }

// Sub makes the difference of two integers.
func (e Emitter) Sub(x, y *core.Value) *core.Value { return llvm.NewSub(e.Builder, x, y).Op.Result(0) }

// Mul makes the product of two integers.
func (e Emitter) Mul(x, y *core.Value) *core.Value { return llvm.NewMul(e.Builder, x, y).Op.Result(0) }

// Load reads a value of the type from an address.
func (e Emitter) Load(x core.Type, at *core.Value) *core.Value {
	return llvm.NewLoad(e.Builder, x, at).Op.Result(0)
}

// Store writes a value to an address.
func (e Emitter) Store(v, at *core.Value) { llvm.NewStore(e.Builder, v, at) }

// Alloca makes room for n values on the stack.
func (e Emitter) Alloca(x core.Type, n *core.Value) *core.Value {
	return llvm.NewAlloca(e.Builder, e.Types.ptr, n, x).Op.Result(0)
}

// onStack makes room for one value of the type.
func (e Emitter) onStack(x core.Type) *core.Value { return e.Alloca(x, e.IndexConst(1)) }

// Promoted makes room for a descriptor that an unranked memref points to; the number is an i64 whatever index is.
func (e Emitter) Promoted(x core.Type) *core.Value {
	return e.Alloca(x, llvm.Constant{ResType: e.Types.ctx.I64(), Value: e.Types.ctx.IndexAttr(1)}.Build(e.Builder).Op.Result(0))
}

// DynamicIndex stands in a list of constant indices for one that is a value.
const DynamicIndex = math.MinInt32

// GEP computes an address: base is taken for a pointer to elem, indices in turn select elements and parts.
func (e Emitter) GEP(base *core.Value, elem core.Type, indices ...any) *core.Value {
	return e.GEPTo(base.Type(), base, elem, indices...)
}

// GEPTo is [Emitter.GEP] for a result of another pointer type.
func (e Emitter) GEPTo(ptr core.Type, base *core.Value, elem core.Type, indices ...any) *core.Value {
	g := llvm.GEP{ResType: ptr, Base: base, ElemType: elem}
	for _, i := range indices {
		if v, ok := i.(*core.Value); ok {
			g.DynamicIndices = append(g.DynamicIndices, v)
			g.RawConstantIndices = append(g.RawConstantIndices, DynamicIndex)
		} else {
			g.RawConstantIndices = append(g.RawConstantIndices, int32(i.(int)))
		}
	}
	return g.Build(e.Builder).Op.Result(0)
}

// SizeOf computes the size in bytes of n values of the type as an integer, n being a value or a number.
func (e Emitter) SizeOf(x core.Type, n any) *core.Value {
	null := llvm.NewZero(e.Builder, e.Types.ptr).Op.Result(0)
	return e.ToInt(e.GEP(null, x, n))
}

// ToInt makes an integer, as wide as an index, of an address.
func (e Emitter) ToInt(p *core.Value) *core.Value {
	return llvm.NewPtrToInt(e.Builder, e.Types.index, p).Op.Result(0)
}

// Memcpy copies bytes.
func (e Emitter) Memcpy(to, from, size *core.Value) {
	llvm.Memcpy{Dst: to, Src: from, Len: size}.Build(e.Builder)
}

// Assume states a fact: an operand bundle with a tag.
func (e Emitter) Assume(cond *core.Value, tag string, args ...*core.Value) {
	llvm.Assume{Cond: cond, OpBundleOperands: [][]*core.Value{args},
		OpBundleTags: e.Types.ctx.Array(e.Types.ctx.String(tag))}.Build(e.Builder)
}

// CastTo makes a value of another type that a later conversion provides.
func (e Emitter) CastTo(v *core.Value, x core.Type) *core.Value {
	return e.Create(&core.OperationState{Info: e.Types.ctx.InfoOf(&core.UnrealizedCastDef), Types: []core.Type{x},
		Operands: []*core.Value{v}}).Result(0)
}
