package tollvm

import (
	"math"

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// emitter makes operations of dialect llvm at a builder's insertion point, with the builder's location.
type emitter struct {
	*core.Builder
	t *TypeConverter
}

func (t *TypeConverter) emit(b *core.Builder) emitter { return emitter{b, t} }

// indexConst makes a constant of the type that index becomes.
func (e emitter) indexConst(v int64) *core.Value {
	return llvm.Constant{ResType: e.t.index, Value: e.t.ctx.IndexAttr(v)}.Build(e.Builder).Op.Result(0)
}

// yes makes the constant true.
func (e emitter) yes() *core.Value {
	return llvm.NewConstant(e.Builder, e.t.ctx.I1(), e.t.ctx.Bool(true)).Op.Result(0)
}

func (e emitter) poison(x core.Type) *core.Value {
	return llvm.NewPoison(e.Builder, x).Op.Result(0)
}

func (e emitter) extract(v *core.Value, position ...int64) *core.Value {
	return llvm.NewExtractValue(e.Builder, partType(v.Type(), position), v, position).Op.Result(0)
}

func (e emitter) insert(v, into *core.Value, position ...int64) *core.Value {
	return llvm.InsertValue{ResultTypes: []core.Type{into.Type()}, Container: into, Value: v,
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

func (e emitter) add(x, y *core.Value) *core.Value { return llvm.NewAdd(e.Builder, x, y).Op.Result(0) }
func (e emitter) sub(x, y *core.Value) *core.Value { return llvm.NewSub(e.Builder, x, y).Op.Result(0) }
func (e emitter) mul(x, y *core.Value) *core.Value { return llvm.NewMul(e.Builder, x, y).Op.Result(0) }

func (e emitter) load(x core.Type, at *core.Value) *core.Value {
	return llvm.NewLoad(e.Builder, x, at).Op.Result(0)
}

func (e emitter) store(v, at *core.Value) { llvm.NewStore(e.Builder, v, at) }

// alloca makes room for n values on the stack.
func (e emitter) alloca(x core.Type, n *core.Value) *core.Value {
	return llvm.NewAlloca(e.Builder, e.t.ptr, n, x).Op.Result(0)
}

// onStack makes room for one value of the type.
func (e emitter) onStack(x core.Type) *core.Value { return e.alloca(x, e.indexConst(1)) }

// promoted makes room for a descriptor that an unranked memref points to; the number is an i64 whatever index is.
func (e emitter) promoted(x core.Type) *core.Value {
	return e.alloca(x, llvm.Constant{ResType: e.t.ctx.I64(), Value: e.t.ctx.IndexAttr(1)}.Build(e.Builder).Op.Result(0))
}

// dynamicIndex stands in a list of constant indices for one that is a value.
const dynamicIndex = math.MinInt32

// gep computes an address: base is taken for a pointer to elem, indices in turn select elements and parts.
func (e emitter) gep(base *core.Value, elem core.Type, indices ...any) *core.Value {
	return e.gepTo(base.Type(), base, elem, indices...)
}

// gepTo is gep for a result of another pointer type.
func (e emitter) gepTo(ptr core.Type, base *core.Value, elem core.Type, indices ...any) *core.Value {
	g := llvm.GEP{ResType: ptr, Base: base, ElemType: elem}
	for _, i := range indices {
		if v, ok := i.(*core.Value); ok {
			g.DynamicIndices = append(g.DynamicIndices, v)
			g.RawConstantIndices = append(g.RawConstantIndices, dynamicIndex)
		} else {
			g.RawConstantIndices = append(g.RawConstantIndices, int32(i.(int)))
		}
	}
	return g.Build(e.Builder).Op.Result(0)
}

// sizeOf computes the size in bytes of n values of the type as an integer, n being a value or a number.
func (e emitter) sizeOf(x core.Type, n any) *core.Value {
	null := llvm.NewZero(e.Builder, e.t.ptr).Op.Result(0)
	return e.toInt(e.gep(null, x, n))
}

func (e emitter) toInt(p *core.Value) *core.Value {
	return llvm.NewPtrToInt(e.Builder, e.t.index, p).Op.Result(0)
}

// memcpy copies bytes.
func (e emitter) memcpy(to, from, size *core.Value) {
	llvm.Memcpy{Dst: to, Src: from, Len: size}.Build(e.Builder)
}

// assume states a fact: an operand bundle with a tag.
func (e emitter) assume(cond *core.Value, tag string, args ...*core.Value) {
	llvm.Assume{Cond: cond, OpBundleOperands: [][]*core.Value{args},
		OpBundleTags: e.t.ctx.Array(e.t.ctx.String(tag))}.Build(e.Builder)
}

// castTo makes a value of another type that a later conversion provides.
func (e emitter) castTo(v *core.Value, x core.Type) *core.Value {
	return e.Create(&core.OperationState{Info: e.t.ctx.InfoOf(&core.UnrealizedCastDef), Types: []core.Type{x},
		Operands: []*core.Value{v}}).Result(0)
}
