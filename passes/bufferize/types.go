package bufferize

import (
	"iter"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/iface/cast"
)

func isMemory(t core.Type) bool {
	switch t.(type) {
	case *core.MemRefType, *core.UnrankedMemRefType:
		return true
	}
	_, ok := bufferizationgen.BufferLikeTypeKey.Of(t)
	return ok
}

// isTensor reports whether values of a type become memory: tensors, which the analysis is about, and types of other
// dialects that are like them.
func isTensor(t core.Type) bool {
	if query.IsTensor(t) {
		return true
	}
	_, ok := bufferizationgen.TensorLikeTypeKey.Of(t)
	return ok
}

// identityType returns the type of memory without gaps.
func identityType(t core.Type, space core.Attribute) core.Type {
	switch t := t.(type) {
	case *core.RankedTensorType:
		return t.Context().MemRef(t.Shape(), t.ElementType(), nil, space)
	case *core.UnrankedTensorType:
		return t.Context().UnrankedMemRef(t.ElementType(), space)
	}
	if own, ok := bufferizationgen.TensorLikeTypeKey.Of(t); ok {
		return own.BufferType()
	}
	return t
}

// dynamicType returns the type of memory with strides and an offset that are known when the program runs.
func dynamicType(t core.Type, space core.Attribute) core.Type {
	r, ok := t.(*core.RankedTensorType)
	if !ok {
		return identityType(t, space)
	}
	strides := make([]int64, len(r.Shape()))
	for i := range strides {
		strides[i] = core.Dynamic
	}
	return r.Context().MemRef(r.Shape(), r.ElementType(), r.Context().StridedLayout(core.Dynamic, strides), space)
}

// tensorOf returns the tensor type that memory of a type holds.
func tensorOf(t core.Type) core.Type {
	switch t := t.(type) {
	case *core.MemRefType:
		return t.Context().RankedTensor(t.Shape(), t.ElementType(), nil)
	case *core.UnrankedMemRefType:
		return t.Context().UnrankedTensor(t.ElementType())
	}
	return t
}

// owner returns the operation that defines a value or whose block's argument it is.
func owner(v *core.Value) *core.Operation {
	if op := v.DefiningOp(); op != nil {
		return op
	}
	return v.OwnerBlock().ParentOp()
}

// typesOf yields the types of the operands, the results and the arguments of the blocks of an operation.
func typesOf(op *core.Operation) iter.Seq[core.Type] {
	return func(yield func(core.Type) bool) {
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for _, a := range b.Args() {
					if !yield(a.Type()) {
						return
					}
				}
			}
		}
		for _, v := range op.Results() {
			if !yield(v.Type()) {
				return
			}
		}
		for _, v := range op.Operands() {
			if !yield(v.Type()) {
				return
			}
		}
	}
}

// mentionsTensors reports whether an operand, a result or an argument of a block is a tensor. Operations that decide what is
// executed, and arith.select, handle builtin tensors only: others stay as they are.
func mentionsTensors(op *core.Operation) bool {
	is := isTensor
	switch op.Info().DialectName() {
	case "arith", "cf", "scf":
		is = query.IsTensor
	}
	for t := range typesOf(op) {
		if is(t) {
			return true
		}
	}
	return false
}

// hasTensors is [Op.HasTensors] for any operation.
func hasTensors(op *core.Operation) bool {
	if i, ok := OpInterface.Of(op); ok {
		return i.HasTensors(op)
	}
	return mentionsTensors(op)
}

// isRepetitive reports whether a region can follow itself, perhaps through others.
func isRepetitive(op *core.Operation, region int) bool {
	b, ok := flow.RegionBranchOpInterfaceKey.Of(op)
	if !ok {
		return false
	}
	r := op.Region(region)
	return regionReaches(b, r, r)
}

// isCast reports whether the value is the result of a cast.
func isCast(v *core.Value) bool {
	op := v.DefiningOp()
	return op != nil && cast.CastOpInterfaceKey.In(op.Info())
}
