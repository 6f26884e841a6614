package aliases

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/gpu"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/nvgpu"
	"github.com/odsgen/ods/generated/vector"
)

// access describes one kind of operation that accesses memory.
type access struct {
	// root is the operation's name.
	root string
	// reshapes: accesses go through memref.expand_shape and memref.collapse_shape, too.
	reshapes bool
	// of takes an operation apart.
	of func(op *core.Operation) (parts, bool)
	// build makes the access to other memory.
	build func(op *core.Operation, b *core.Builder, to target) *core.Operation
}

// parts is what an access consists of.
type parts struct {
	memory  *core.Value
	indices []*core.Value
	// inBounds: the indices lie in the memory, by the operation's definition.
	inBounds bool
	// span is what the access covers of the memory's innermost dimensions, where these name it; accesses to tiles of a GPU's
	// memory go by addresses instead, as do those to one element.
	span span
	// ranked: the memory must not have fewer dimensions than the vector.
	ranked bool
	// transfer is what vector transfers have besides.
	transfer *transfer
}

// transfer is what is special about vector.transfer_read and vector.transfer_write.
type transfer struct {
	permutation *affine.Map
	bounds      *core.ArrayAttr
}

// outOfBounds reports whether the transfer may reach out of bounds.
func (t *transfer) outOfBounds() bool {
	for _, a := range t.bounds.Elems() {
		if b, ok := a.(*core.IntegerAttr); !ok || b.Int64() == 0 {
			return true
		}
	}
	return false
}

// target is where an access goes instead.
type target struct {
	memory  *core.Value
	indices []*core.Value
	// permutation is the map of a transfer.
	permutation *affine.Map
	// reshaped: the view was a reshape. Upstream keeps the hint "nontemporal" of vector.load and vector.store then, and
	// drops it for subviews.
	reshaped bool
}

// accessOf makes an access from functions over the operation's view.
func accessOf[V interface{ AsOperation() *core.Operation }](def *core.OpDef, reshapes bool, as func(*core.Operation) (V, bool),
	of func(V) parts, build func(V, *core.Builder, target) interface{ AsOperation() *core.Operation }) access {
	return access{
		root:     def.Name,
		reshapes: reshapes,
		of: func(op *core.Operation) (parts, bool) {
			v, ok := as(op)
			if !ok {
				return parts{}, false
			}
			return of(v), true
		},
		build: func(op *core.Operation, b *core.Builder, to target) *core.Operation {
			v, _ := as(op)
			return build(v, b, to).AsOperation()
		},
	}
}

type built = interface{ AsOperation() *core.Operation }

// accesses lists the operations that the pass knows.
var accesses = []access{
	accessOf(&gen.LoadDef, true, gen.AsLoadOp,
		func(op gen.LoadOp) parts { return parts{memory: op.Memref(), indices: op.Indices(), inBounds: true} },
		func(op gen.LoadOp, b *core.Builder, to target) built {
			n := gen.Load{Memref: to.memory, Indices: to.indices}.Build(b)
			n.SetNontemporalAttr(b.Context().Bool(op.Nontemporal())) // written also when false, as upstream does
			return n
		}),
	accessOf(&gen.StoreDef, true, gen.AsStoreOp,
		func(op gen.StoreOp) parts { return parts{memory: op.Memref(), indices: op.Indices(), inBounds: true} },
		func(op gen.StoreOp, b *core.Builder, to target) built {
			n := gen.Store{Value: op.Value(), Memref: to.memory, Indices: to.indices}.Build(b)
			n.SetNontemporalAttr(b.Context().Bool(op.Nontemporal()))
			return n
		}),
	accessOf(&vector.LoadDef, true, vector.AsLoadOp,
		func(op vector.LoadOp) parts {
			return parts{memory: op.Base(), indices: op.Indices(), span: spanOf(op.Result(), op.Base()), ranked: true}
		},
		func(op vector.LoadOp, b *core.Builder, to target) built {
			n := vector.NewLoad(b, op.Result().Type(), to.memory, to.indices)
			n.SetNontemporalAttr(b.Context().Bool(to.reshaped && op.Nontemporal()))
			return n
		}),
	accessOf(&vector.StoreDef, true, vector.AsStoreOp,
		func(op vector.StoreOp) parts {
			return parts{memory: op.Base(), indices: op.Indices(), span: spanOf(op.ValueToStore(), op.Base()), ranked: true}
		},
		func(op vector.StoreOp, b *core.Builder, to target) built {
			n := vector.NewStore(b, op.ValueToStore(), to.memory, to.indices)
			n.SetNontemporalAttr(b.Context().Bool(to.reshaped && op.Nontemporal()))
			return n
		}),
	accessOf(&vector.MaskedLoadDef, true, vector.AsMaskedLoadOp,
		func(op vector.MaskedLoadOp) parts {
			return parts{memory: op.Base(), indices: op.Indices(), span: spanOf(op.Result(), op.Base())}
		},
		func(op vector.MaskedLoadOp, b *core.Builder, to target) built {
			return vector.MaskedLoad{ResultType: op.Result().Type(), Base: to.memory, Indices: to.indices, Mask: op.Mask(),
				PassThru: op.PassThru()}.Build(b)
		}),
	accessOf(&vector.MaskedStoreDef, true, vector.AsMaskedStoreOp,
		func(op vector.MaskedStoreOp) parts {
			return parts{memory: op.Base(), indices: op.Indices(), span: spanOf(op.ValueToStore(), op.Base())}
		},
		func(op vector.MaskedStoreOp, b *core.Builder, to target) built {
			return vector.MaskedStore{Base: to.memory, Indices: to.indices, Mask: op.Mask(), ValueToStore: op.ValueToStore()}.Build(b)
		}),
	accessOf(&vector.TransferReadDef, true, vector.AsTransferReadOp,
		func(op vector.TransferReadOp) parts {
			t := &transfer{op.PermutationMapAttr().Value(), op.InBoundsAttr()}
			return parts{memory: op.Base(), indices: op.Indices(), span: spanOf(op.Vector(), op.Base()).bounded(t), ranked: true,
				transfer: t}
		},
		func(op vector.TransferReadOp, b *core.Builder, to target) built {
			return vector.TransferRead{VectorType: op.Vector().Type(), Base: to.memory, Indices: to.indices,
				PermutationMap: b.Context().AffineMap(to.permutation), Padding: op.Padding(), Mask: op.Mask(),
				InBounds: op.InBoundsAttr()}.Build(b)
		}),
	accessOf(&vector.TransferWriteDef, false, vector.AsTransferWriteOp,
		func(op vector.TransferWriteOp) parts {
			t := &transfer{op.PermutationMapAttr().Value(), op.InBoundsAttr()}
			return parts{memory: op.Base(), indices: op.Indices(), span: spanOf(op.ValueToStore(), op.Base()).bounded(t), ranked: true,
				transfer: t}
		},
		func(op vector.TransferWriteOp, b *core.Builder, to target) built {
			return vector.TransferWrite{ValueToStore: op.ValueToStore(), Base: to.memory, Indices: to.indices,
				PermutationMap: b.Context().AffineMap(to.permutation), Mask: op.Mask(), InBounds: op.InBoundsAttr()}.Build(b)
		}),
	accessOf(&gpu.SubgroupMmaLoadMatrixDef, false, gpu.AsSubgroupMmaLoadMatrixOp,
		func(op gpu.SubgroupMmaLoadMatrixOp) parts {
			return parts{memory: op.SrcMemref(), indices: op.Indices()}
		},
		func(op gpu.SubgroupMmaLoadMatrixOp, b *core.Builder, to target) built {
			return gpu.SubgroupMmaLoadMatrix{ResType: op.Res().Type(), SrcMemref: to.memory, Indices: to.indices,
				LeadDimension: op.LeadDimensionAttr(), Transpose: op.Transpose()}.Build(b)
		}),
	accessOf(&gpu.SubgroupMmaStoreMatrixDef, false, gpu.AsSubgroupMmaStoreMatrixOp,
		func(op gpu.SubgroupMmaStoreMatrixOp) parts {
			return parts{memory: op.DstMemref(), indices: op.Indices()}
		},
		func(op gpu.SubgroupMmaStoreMatrixOp, b *core.Builder, to target) built {
			return gpu.SubgroupMmaStoreMatrix{Src: op.Src(), DstMemref: to.memory, Indices: to.indices,
				LeadDimension: op.LeadDimensionAttr(), Transpose: op.Transpose()}.Build(b)
		}),
	accessOf(&nvgpu.LdMatrixDef, false, nvgpu.AsLdMatrixOp,
		func(op nvgpu.LdMatrixOp) parts { return parts{memory: op.SrcMemref(), indices: op.Indices()} },
		func(op nvgpu.LdMatrixOp, b *core.Builder, to target) built {
			return nvgpu.LdMatrix{ResType: op.Res().Type(), SrcMemref: to.memory, Indices: to.indices, Transpose: op.Transpose(),
				NumTiles: op.NumTiles()}.Build(b)
		}),
}

// asyncCopyPattern folds subviews into both sides of nvgpu.device_async_copy.
var asyncCopyPattern = rewrite.OpPattern(&nvgpu.DeviceAsyncCopyDef, nvgpu.AsDeviceAsyncCopyOp,
	"subviews of nvgpu.device_async_copy",
	func(op nvgpu.DeviceAsyncCopyOp, rw *rewrite.Rewriter) bool {
		rw.SetLoc(op.Op.Loc())
		src, srcIndices, srcOK := throughView(op.Src(), op.SrcIndices(), rw)
		dst, dstIndices, dstOK := throughView(op.Dst(), op.DstIndices(), rw)
		if !srcOK && !dstOK {
			return false
		}
		n := nvgpu.DeviceAsyncCopy{AsyncTokenType: op.AsyncToken().Type(), Dst: dst, DstIndices: dstIndices, Src: src,
			SrcIndices: srcIndices, DstElements: op.DstElementsAttr(), SrcElements: op.SrcElements(), BypassL1: op.BypassL1()}
		rw.ReplaceOp(op.Op, n.Build(&rw.Builder).AsyncToken())
		return true
	})

// throughView returns the source of a subview with the indices into it; ok is false, and the arguments are returned,
// when the memory is not a subview.
func throughView(memory *core.Value, in []*core.Value, rw *rewrite.Rewriter) (*core.Value, []*core.Value, bool) {
	op, ok := gen.AsSubViewOp(memory.DefiningOp())
	if !ok {
		return memory, in, false
	}
	dropped, ok := memrefdefs.DroppedDims(op)
	if !ok {
		return memory, in, false
	}
	return op.Source(), affinedefs.ResolveIndices(&rw.Builder, op.MixedOffsets(), op.MixedStrides(), dropped, indices(in)), true
}
