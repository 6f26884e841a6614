package unitdims

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// dropPadding takes dimensions of size one that get no padding out of a tensor.pad.
func dropPadding(op tensor.PadOp, how Strategy, rw *rewrite.Rewriter) bool {
	from, ok := op.Source().Type().(*core.RankedTensorType)
	if !ok || len(from.Shape()) == 0 {
		return rw.NoMatch(op.Op, "control function returns no allowed unit dims to prune")
	}
	if from.Encoding() != nil {
		return rw.NoMatch(op.Op, "cannot collapse dims of tensor with encoding")
	}
	value := paddingValue(op)
	if value == nil {
		return rw.NoMatch(op.Op, "unimplemented: non-constant padding value")
	}
	low := view.Mixed(op.Op.Context(), op.StaticLowAttr(), op.Low())
	high := view.Mixed(op.Op.Context(), op.StaticHighAttr(), op.High())
	view.FoldConstants(op.Op.Context(), low)
	view.FoldConstants(op.Op.Context(), high)
	to := op.Result().Type().(*core.RankedTensorType)
	unit := make([]bool, len(from.Shape()))
	p := tensor.Pad{Nofold: op.Nofold()}
	var in, out []int64
	var newLow, newHigh []core.FoldResult
	for i, n := range from.Shape() {
		if unit[i] = n == 1 && view.IsConstant(low[i], 0) && view.IsConstant(high[i], 0); unit[i] {
			continue
		}
		in, out = append(in, n), append(out, to.Shape()[i])
		newLow, newHigh = append(newLow, low[i]), append(newHigh, high[i])
		p.RegionArgTypes = append(p.RegionArgTypes, op.Op.Context().Index())
	}
	if len(in) == len(unit) {
		return rw.NoMatch(op.Op, "no unit dims to collapse")
	}
	groups := group(len(unit), func(d int) bool { return unit[d] })
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	p.Source = collapseValue(b, op.Source(), in, groups, how)
	p.ResultType = op.Op.Context().RankedTensor(out, to.ElementType(), nil)
	p.StaticLow, p.Low = view.Integers(newLow), view.Values(newLow)
	p.StaticHigh, p.High = view.Integers(newHigh), view.Values(newHigh)
	p.Region = func(*core.Builder, []*core.Value) *core.Value { return value }
	padded := p.Build(b).Result()
	dest := op.Result()
	if how == Slices {
		dest = shapes.Empty(b, expandedSizes(b, padded, unit), to.ElementType())
	}
	v, ok := expandValue(b, padded, dest, groups, how)
	if ok {
		rw.ReplaceOp(op.Op, v)
	}
	return ok
}

// expandedSizes are the sizes of a tensor with those of size one put back.
func expandedSizes(b *core.Builder, v *core.Value, unit []bool) []core.FoldResult {
	var out []core.FoldResult
	at := 0
	for _, one := range unit {
		if one {
			out = append(out, shapes.Index(b, 1))
			continue
		}
		out = append(out, shapes.Size(b, v, at))
		at++
	}
	return out
}

// paddingValue returns the value of all padding when it is a constant or comes from outside of the region.
func paddingValue(op tensor.PadOp) *core.Value {
	body := op.Region().Entry()
	end, ok := tensor.AsYieldOp(body.Last())
	if !ok {
		return nil
	}
	v := end.Value()
	if v.ConstantValue() == nil && v.ParentBlock() == body {
		return nil
	}
	return v
}

// unitGroups groups the dimensions of a shape so that one of each group has another size than one. ok is false when that
// are all dimensions.
func unitGroups(shape []int64) (groups [][]int64, ok bool) {
	var open []int64
	for i, n := range shape {
		if open = append(open, int64(i)); n != 1 {
			groups, open = append(groups, open), nil
		}
	}
	if len(open) > 0 && len(groups) > 0 {
		last := len(groups) - 1
		groups[last] = append(groups[last], open...)
	}
	return groups, len(groups) != len(shape)
}

// reduceExtract leaves the dimensions of size one out of a slice, and puts them back by a reshape.
func reduceExtract(op tensor.ExtractSliceOp, rw *rewrite.Rewriter) bool {
	t := op.Result().Type().(*core.RankedTensorType)
	groups, ok := unitGroups(t.Shape())
	if !ok {
		return false
	}
	shape := reducedTo(view.Mixed(op.Op.Context(), op.StaticSizesAttr(), op.Sizes()), len(groups))
	rw.SetLoc(op.Op.Loc())
	slice := tensor.ExtractSlice{ResultType: op.Op.Context().RankedTensor(shape, t.ElementType(), nil), Source: op.Source(),
		Offsets: op.Offsets(), StaticOffsets: op.StaticOffsets(), Sizes: op.Sizes(), StaticSizes: op.StaticSizes(),
		Strides: op.Strides(), StaticStrides: op.StaticStrides()}.Build(&rw.Builder)
	v, ok := shapes.Expand(&rw.Builder, t, slice.Result(), groups)
	if ok {
		rw.ReplaceOp(op.Op, v)
	}
	return ok
}

// reducedTo drops sizes of one from the front until rank are left.
func reducedTo(sizes []core.FoldResult, rank int) []int64 {
	all := view.Integers(sizes)
	drop := len(all) - rank
	var out []int64
	for _, n := range all {
		if n == 1 && drop > 0 {
			drop--
			continue
		}
		out = append(out, n)
	}
	return out
}

// reduceInsert leaves the dimensions of size one out of what is inserted. The reshape is made before where.
func reduceInsert(op, where *core.Operation, rw *rewrite.Rewriter) bool {
	t := op.Operand(0).Type().(*core.RankedTensorType)
	groups, ok := unitGroups(t.Shape())
	if !ok {
		return false
	}
	shape := make([]int64, len(groups))
	for k, g := range groups {
		shape[k] = 1
		for _, d := range g {
			shape[k] = view.Mul(shape[k], t.Shape()[d])
		}
	}
	rw.SetLoc(op.Loc())
	at := rw.Save()
	rw.SetBefore(where)
	src := shapes.Collapse(&rw.Builder, shape, op.Operand(0), groups)
	rw.Restore(at)
	by := op.Clone(nil)
	by.SetOperand(0, src)
	rw.Insert(by)
	rw.ReplaceOp(op, by.ResultList()...)
	return true
}
