package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/defs/iface/view"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	viewiface "github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// zeroOf makes the zero of a type.
func zeroOf(b *core.Builder, t core.Type) *core.Value {
	return arith.NewConstant(b, constfold.Zero(t)).Result()
}

// paddingOf returns the value that a tensor.pad adds everywhere: a constant, or one from outside of its region. nil is
// none.
func paddingOf(op tensor.PadOp) *core.Value {
	y, ok := tensor.AsYieldOp(op.Region().Entry().Last())
	if !ok {
		return nil
	}
	v := y.Value()
	if v.ConstantValue() == nil && v.ParentBlock() == op.Region().Entry() {
		return nil
	}
	return v
}

// outside returns a value that may be a constant inside of an operation that is about to go, so that it can be used
// before that.
func outside(rw *rewrite.Rewriter, op *core.Operation, v *core.Value) *core.Value {
	if def := v.DefiningOp(); def != nil && op.IsProperAncestorOf(def) {
		return rw.Clone(def, nil).Result(v.Index())
	}
	return v
}

// pad reads the source with the padding around it, and writes that into a new tensor.
func pad(rw *rewrite.Rewriter, op *core.Operation, o Options) ([]*core.Value, bool) {
	x := core.Must(tensor.AsPadOp(op))
	t, _ := x.Result().Type().(*core.RankedTensorType)
	padding := paddingOf(x)
	if padding == nil || !fitsShape(t.Shape(), o.Sizes) {
		return nil, false
	}
	for i, m := range view.Mixed(op.Context(), x.StaticLowAttr(), x.Low()) {
		// Where the result is one wide, what is padded in front is all there is.
		if !view.IsConstant(m, 0) && t.Shape()[i] != 1 {
			return nil, false
		}
	}
	reify, ok := viewiface.ReifyRankedShapedTypeOpInterfaceKey.Of(op)
	if !ok {
		return nil, false
	}
	b := &rw.Builder
	padding = outside(rw, op, padding)
	sizes := reify.ReifyResultShapes(b)[0]
	v := readVector(rw, x.Source(), op.Context().Vector(o.Sizes, padding.Type(), nil), padding, false)
	shape, dynamic := view.Split(sizes)
	dest := tensor.NewEmpty(b, op.Context().RankedTensor(shape, t.ElementType(), nil), dynamic).Result()
	return writeVector(rw, v, dest, nil, false).ResultList(), true
}

// filling returns the scalar that all of a tensor or a vector is, as far as that is easy to see.
func filling(op *core.Operation) *core.Value {
	for op != nil {
		if x, ok := vector.AsBroadcastOp(op); ok {
			if isVector(x.Source().Type()) {
				return nil
			}
			return x.Source()
		}
		if op.Is(&linalg.FillDef) {
			return op.Operand(0)
		}
		if x, ok := vector.AsTransferWriteOp(op); ok {
			op = x.ValueToStore().DefiningOp()
		} else if x, ok := tensor.AsInsertSliceOp(op); ok {
			op = x.Dest().DefiningOp()
		} else {
			return nil
		}
	}
	return nil
}

// insertSlice reads the source, and writes it where it is inserted.
func insertSlice(rw *rewrite.Rewriter, op *core.Operation, o Options) ([]*core.Value, bool) {
	x := core.Must(tensor.AsInsertSliceOp(op))
	src, _ := x.Source().Type().(*core.RankedTensorType)
	dst, _ := x.Op.Result(0).Type().(*core.RankedTensorType)
	padding, infer := filling(op), len(o.Sizes) == 0
	if src == nil || dst == nil || op.Context().VerifyVector(nil, src.ElementType()) != "" ||
		padding == nil && infer && !core.IsStaticShape(src) || !infer && len(o.Sizes) != len(src.Shape()) {
		return nil, false
	}
	b := &rw.Builder
	if padding == nil {
		padding = zeroOf(b, src.ElementType())
	}
	off := len(dst.Shape()) - len(src.Shape())
	shape := slices.Clone(o.Sizes)
	for i, n := range src.Shape() {
		if !infer {
			break
		}
		if n == core.Dynamic { // the vector may be larger than the source
			if dst.Shape()[i] == core.Dynamic {
				return nil, false
			}
			n = dst.Shape()[off+i]
		}
		shape = append(shape, n)
	}
	if slices.Contains(shape, core.Dynamic) {
		return nil, false
	}
	// Upstream makes the indices of the read twice.
	memrefdefs.ConstantIndex(b, 0)
	v := readVector(rw, x.Source(), op.Context().Vector(shape, src.ElementType(), nil), padding, infer)
	var indices []*core.Value
	for _, m := range view.Mixed(op.Context(), x.StaticOffsetsAttr(), x.Offsets()) {
		indices = append(indices, memrefdefs.ValueOf(b, m))
	}
	return writeVector(rw, v, x.Dest(), indices, infer).ResultList(), true
}
