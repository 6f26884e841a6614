package ptr

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/ptr"
)

// FoldConstant returns the value.
func (Hooks) FoldConstant(op ptr.ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.ValueAttr())
}

// FoldPtrAdd folds p + 0 -> p.
func (Hooks) FoldPtrAdd(op ptr.PtrAddOp, in *core.FoldIn) core.Fold {
	if isZero(in.Const(1)) && op.Base().Type() == op.Result().Type() {
		return core.FoldValue(op.Base())
	}
	return core.NoFold
}

func isZero(a core.Attribute) bool {
	v, ok := constfold.Int(a)
	return ok && v.IsZero()
}

// FoldFromPtr folds from_ptr(to_ptr(x)) -> x, through any number of such pairs, when x has no metadata or the metadata
// is its own.
func (Hooks) FoldFromPtr(op ptr.FromPtrOp, _ *core.FoldIn) core.Fold {
	var found *core.Value
	for {
		to, ok := ptr.AsToPtrOp(op.Ptr().DefiningOp())
		if !ok || to.Ptr().Type() != op.Result().Type() {
			break
		}
		if !hasMetadata(op.Result().Type()) || hasMetadataOf(op.Metadata(), to.Ptr()) {
			found = to.Ptr()
		}
		if op, ok = ptr.AsFromPtrOp(to.Ptr().DefiningOp()); !ok {
			break
		}
	}
	return foldFound(found)
}

// hasMetadataOf reports whether metadata was taken of a value.
func hasMetadataOf(metadata, v *core.Value) bool {
	if metadata == nil {
		return false
	}
	get, ok := ptr.AsGetMetadataOp(metadata.DefiningOp())
	return ok && get.Ptr() == v
}

// FoldToPtr folds to_ptr(from_ptr(p)) -> p, through any number of such pairs.
func (Hooks) FoldToPtr(op ptr.ToPtrOp, _ *core.FoldIn) core.Fold {
	var found *core.Value
	for {
		from, ok := ptr.AsFromPtrOp(op.Ptr().DefiningOp())
		if !ok {
			break
		}
		found = from.Ptr()
		if op, ok = ptr.AsToPtrOp(found.DefiningOp()); !ok {
			break
		}
	}
	return foldFound(found)
}

func foldFound(v *core.Value) core.Fold {
	if v == nil {
		return core.NoFold
	}
	return core.FoldValue(v)
}
