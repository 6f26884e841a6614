package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/tosa"
)

// This file verifies what rearranges elements: concat, pad, reshape, slice, tile, transpose, reverse, gather, scatter,
// table.

// VerifyArgMax checks axis and shape.
func (Hooks) VerifyArgMax(op tosa.ArgMaxOp, r *core.Reporter) bool {
	switch elementOf(op.Output().Type()).(type) {
	case *core.IntegerType, *core.IndexType:
	default:
		return r.OpErrorf(op.Op, "result tensor is not of integer type").Fail()
	}
	in, ok := shapeOf(op.Input())
	if !ok {
		return true
	}
	axis := int64(op.Axis())
	if axis < 0 || axis >= int64(len(in)) {
		return r.OpErrorf(op.Op, "specified axis is outside the rank of the tensor").Fail()
	}
	out, ok := shapeOf(op.Output())
	if !ok {
		return true
	}
	want := slices.Delete(slices.Clone(in), int(axis), int(axis)+1)
	if !compatible(out, want) {
		return r.OpErrorf(op.Op, "expected output shape '%s', got '%s'", sizes(want), sizes(out)).Fail()
	}
	return true
}

// compatible reports whether two lists of sizes can be the same.
func compatible(a, b []int64) bool {
	return slices.EqualFunc(a, b, func(x, y int64) bool { return x == y || x == core.Dynamic || y == core.Dynamic })
}

// sizes writes sizes with commas between them, "?" for those that are not known.
func sizes(dims []int64) string {
	s := ""
	for i, d := range dims {
		if i > 0 {
			s += ", "
		}
		if d == core.Dynamic {
			s += "?"
		} else {
			s += list([]int64{d})
		}
	}
	return s
}

// VerifyConcat checks axis, shapes and element types.
func (Hooks) VerifyConcat(op tosa.ConcatOp, r *core.Reporter) bool {
	inputs := op.Input1()
	if len(inputs) == 0 {
		return r.OpErrorf(op.Op, "expect at least one input").Fail()
	}
	for _, v := range inputs {
		if !inOut(r, op.Op, v, op.Output()) {
			return false
		}
	}
	first := slices.IndexFunc(inputs, func(v *core.Value) bool { _, ok := shapeOf(v); return ok })
	if first < 0 {
		return true
	}
	shape, _ := shapeOf(inputs[first])
	axis := int64(op.Axis())
	if axis < 0 || axis >= int64(len(shape)) {
		return r.OpErrorf(op.Op, "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got %d", axis).Fail()
	}
	sum := int64(0)
	for i, v := range inputs {
		s, ok := shapeOf(v)
		if !ok {
			sum = core.Dynamic
			continue
		}
		if len(s) != len(shape) {
			return r.OpErrorf(op.Op, "expect all operands to have the same rank, but got %d vs %d on operands 0 and %d", len(shape),
				len(s), i).Fail()
		}
		for d := range s {
			if int64(d) != axis && s[d] != shape[d] && s[d] != core.Dynamic && shape[d] != core.Dynamic {
				return r.OpErrorf(op.Op, "expect all operand shapes to have the same sizes on non-axis dimensions, "+
					"but got %d vs %d at index %d on operands 0 and %d", s[d], shape[d], d, i).Fail()
			}
		}
		sum = dim.Add(sum, s[axis])
	}
	out, ok := shapeOf(op.Output())
	if !ok {
		return true
	}
	if len(out) != len(shape) {
		return r.OpErrorf(op.Op, "expect output rank to match inputs rank, got %d vs %d", len(out), len(shape)).Fail()
	}
	if n := out[axis]; sum != core.Dynamic && n != core.Dynamic && n != sum {
		return r.OpErrorf(op.Op, "requires sum of axis dimensions of input1 equal to output axis dimension, got %d and %d", sum,
			n).Fail()
	}
	return true
}

// VerifyPad checks the border and the shape.
func (Hooks) VerifyPad(op tosa.PadOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) || !inOut(r, op.Op, op.PadConst(), op.Output()) {
		return false
	}
	in, ok := shapeOf(op.Input1())
	out, known := shapeOf(op.Output())
	if !ok || !known {
		return true
	}
	if len(in) != len(out) {
		return r.OpErrorf(op.Op, "expect same input and output tensor rank, but got inputRank: %d, outputRank: %d", len(in),
			len(out)).Fail()
	}
	if t, isShape := op.Padding().Type().(*tosa.ShapeType); isShape && int(t.Rank()) != 2*len(in) {
		return r.OpErrorf(op.Op, "padding tensor must have %d * 2 = %d elements, but got %d", len(in), 2*len(in), t.Rank()).Fail()
	}
	pad, ok := constantShape(op.Padding())
	if !ok || len(pad) != 2*len(in) {
		return true
	}
	for i, n := range in {
		before, after := pad[2*i], pad[2*i+1]
		if before < -1 || after < -1 {
			return r.OpErrorf(op.Op, "invalid padding values at dimension %d: values must be non-negative or -1 for dynamic padding, got [%d, %d]",
				i, before, after).Fail()
		}
		if before == -1 || after == -1 || n == core.Dynamic || out[i] == core.Dynamic {
			continue
		}
		if sum := dim.Add(n, before, after); sum != out[i] {
			return r.OpErrorf(op.Op, "mismatch in output shape at dimension %d: expected %d + %d + %d = %d, but got %d", i, n, before,
				after, sum, out[i]).Fail()
		}
	}
	return true
}

// VerifyReshape checks the number of elements.
func (Hooks) VerifyReshape(op tosa.ReshapeOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) {
		return false
	}
	dims, ok := constantShape(op.Shape())
	if !ok {
		return true
	}
	holes, product := 0, int64(1)
	for _, d := range dims {
		if d == -1 {
			holes++
		} else {
			product = dim.Count(product, d)
		}
	}
	if holes > 1 {
		return r.OpErrorf(op.Op, "expected at most one target dimension to be -1").Fail()
	}
	out, ok := shapeOf(op.Output())
	if !ok {
		return true
	}
	if len(dims) != len(out) {
		return r.OpErrorf(op.Op, "new shape does not match result rank").Fail()
	}
	for i, d := range dims {
		if d != -1 && d != core.Dynamic && out[i] != core.Dynamic && d != out[i] {
			return r.OpErrorf(op.Op, "new shape is inconsistent with result shape").Fail()
		}
		if d != core.Dynamic && d < -1 {
			return r.OpErrorf(op.Op, "new shape has invalid tensor dimension size %d", d).Fail()
		}
	}
	in, ok := shapeOf(op.Input1())
	n, static := elements(in)
	if !ok || !static {
		return true
	}
	if m, static := elements(out); static && m != n {
		return r.OpErrorf(op.Op, "cannot reshape %d elements into %d", n, m).Fail()
	}
	if holes == 0 && n != product || holes > 0 && product > n {
		return r.OpErrorf(op.Op, "cannot reshape %d elements into %d", n, product).Fail()
	}
	return true
}

// elements returns the number of elements; static is false when a size is not known.
func elements(shape []int64) (n int64, static bool) {
	n = 1
	for _, d := range shape {
		if d == core.Dynamic {
			return 0, false
		}
		n = dim.Count(n, d)
	}
	return n, true
}

// VerifyReverse checks the axis.
func (Hooks) VerifyReverse(op tosa.ReverseOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) {
		return false
	}
	axis := int64(op.Axis())
	if axis < 0 {
		return r.OpErrorf(op.Op, "expected non-negative reverse axis").Fail()
	}
	in, hasIn := shapeOf(op.Input1())
	out, hasOut := shapeOf(op.Output())
	outside := func(rank int) bool { return axis >= int64(rank) && !(axis == 0 && rank == 0) }
	switch {
	case hasIn && outside(len(in)):
		return r.OpErrorf(op.Op, "expect input tensor rank (%d) to be larger than reverse axis (%d)", len(in), axis).Fail()
	case hasIn && hasOut && len(in) != len(out):
		return r.OpErrorf(op.Op, "expect output tensor rank to be equal to input tensor rank").Fail()
	case hasOut && outside(len(out)):
		return r.OpErrorf(op.Op, "expect output tensor rank (%d) to be larger than reverse axis (%d)", len(out), axis).Fail()
	}
	return true
}

// shapeRank returns the number of dimensions of a value that is a shape, or -1.
func shapeRank(v *core.Value) int {
	if t, ok := v.Type().(*tosa.ShapeType); ok {
		return int(t.Rank())
	}
	return -1
}

// VerifySlice compares numbers of dimensions.
func (Hooks) VerifySlice(op tosa.SliceOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) {
		return false
	}
	in, ok := shapeOf(op.Input1())
	if !ok {
		return true
	}
	if out, known := shapeOf(op.Output()); known && len(out) != len(in) {
		return r.OpErrorf(op.Op, "expect input1 and output to have the same ranks, got %d and %d", len(in), len(out)).Fail()
	}
	if n := shapeRank(op.Start()); n >= 0 && n != len(in) {
		return r.OpErrorf(op.Op, "length of start is not equal to rank of input shape").Fail()
	}
	if n := shapeRank(op.Size()); n >= 0 && n != len(in) {
		return r.OpErrorf(op.Op, "length of size is not equal to rank of input shape").Fail()
	}
	return true
}

// VerifyTile checks the factors.
func (Hooks) VerifyTile(op tosa.TileOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) {
		return false
	}
	n := shapeRank(op.Multiples())
	out, hasOut := shapeOf(op.Output())
	if in, ok := shapeOf(op.Input1()); ok {
		if len(in) != n {
			return r.OpErrorf(op.Op, "expect 'multiples' to have rank %d but got %d.", len(in), n).Fail()
		}
		if hasOut && len(in) != len(out) {
			return r.OpErrorf(op.Op, "expect same input and output tensor rank.").Fail()
		}
	} else if hasOut && len(out) != n {
		return r.OpErrorf(op.Op, "expect 'multiples' array to have length %d but got %d.", len(out), n).Fail()
	}
	factors, _ := constantShape(op.Multiples())
	for _, f := range factors {
		if f <= 0 && f != -1 {
			return r.OpErrorf(op.Op, "expect element of 'multiples' to be positive integer or -1.").Fail()
		}
	}
	return true
}

// VerifyTranspose checks the permutation and the shape.
func (Hooks) VerifyTranspose(op tosa.TransposeOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Input1(), op.Output()) {
		return false
	}
	perms := op.Perms()
	in, hasIn := shapeOf(op.Input1())
	out, hasOut := shapeOf(op.Output())
	switch {
	case hasIn && len(perms) != len(in):
		return r.OpErrorf(op.Op, "expected perms attribute to have size %d (input rank) but got size %d", len(in), len(perms)).Fail()
	case hasIn && hasOut && len(in) != len(out):
		return r.OpErrorf(op.Op, "expected input tensor rank to equal result tensor rank").Fail()
	case hasOut && len(perms) != len(out):
		return r.OpErrorf(op.Op, "expected perms attribute to have size %d (output rank) but got size %d", len(out), len(perms)).Fail()
	}
	seen := make([]bool, len(perms))
	for _, p := range perms {
		if p < 0 || int(p) >= len(perms) || seen[p] {
			return r.OpErrorf(op.Op, "expected valid permutation indices").Fail()
		}
		seen[p] = true
	}
	if !hasIn || !hasOut {
		return true
	}
	n, static := elements(in)
	m, outStatic := elements(out)
	if static && outStatic && n != m {
		return r.OpErrorf(op.Op, "expected input1 and output to have same numbers of elements, got %d and %d", n, m).Fail()
	}
	for i, p := range perms {
		if a, b := in[p], out[i]; a != core.Dynamic && b != core.Dynamic && a != b {
			return r.OpErrorf(op.Op, "expected output tensor dim %d to match input dim %d with value of %d", i, p, a).Fail()
		}
	}
	return true
}

// known is the size of a dimension that several tensors share, as far as it is known.
type known struct {
	r    *core.Reporter
	op   *core.Operation
	size int64
}

// dim compares a tensor's dimension with the size.
func (k *known) dim(v *core.Value, name string, i int) bool {
	shape, ok := shapeOf(v)
	if !ok || shape[i] == core.Dynamic {
		return true
	}
	if k.size == core.Dynamic {
		k.size = shape[i]
		return true
	}
	if shape[i] != k.size {
		return k.r.OpErrorf(k.op, "requires %s dimension %d to have size %d, got %d", name, i, k.size, shape[i]).Fail()
	}
	return true
}

// VerifyGather compares sizes.
func (Hooks) VerifyGather(op tosa.GatherOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.Values(), op.Output()) {
		return false
	}
	n, w, c := known{r, op.Op, core.Dynamic}, known{r, op.Op, core.Dynamic}, known{r, op.Op, core.Dynamic}
	return n.dim(op.Values(), "values", 0) && c.dim(op.Values(), "values", 2) &&
		n.dim(op.Indices(), "indices", 0) && w.dim(op.Indices(), "indices", 1) &&
		n.dim(op.Output(), "output", 0) && w.dim(op.Output(), "output", 1) && c.dim(op.Output(), "output", 2)
}

// VerifyScatter compares sizes.
func (Hooks) VerifyScatter(op tosa.ScatterOp, r *core.Reporter) bool {
	if !inOut(r, op.Op, op.ValuesIn(), op.ValuesOut()) || !inOut(r, op.Op, op.Input(), op.ValuesOut()) {
		return false
	}
	n, k := known{r, op.Op, core.Dynamic}, known{r, op.Op, core.Dynamic}
	w, c := n, k
	if !n.dim(op.ValuesIn(), "values_in", 0) || !k.dim(op.ValuesIn(), "values_in", 1) || !c.dim(op.ValuesIn(), "values_in", 2) ||
		!n.dim(op.Indices(), "indices", 0) || !w.dim(op.Indices(), "indices", 1) ||
		!n.dim(op.Input(), "input", 0) || !w.dim(op.Input(), "input", 1) || !c.dim(op.Input(), "input", 2) ||
		!n.dim(op.ValuesOut(), "values_out", 0) || !k.dim(op.ValuesOut(), "values_out", 1) || !c.dim(op.ValuesOut(), "values_out", 2) {
		return false
	}
	if k.size != core.Dynamic && w.size != core.Dynamic && k.size < w.size {
		return r.OpErrorf(op.Op, "requires dimensions K >= W, got K=%d and W=%d", k.size, w.size).Fail()
	}
	return true
}

// VerifyTable compares shapes.
func (Hooks) VerifyTable(op tosa.TableOp, r *core.Reporter) bool {
	in, ok := shapeOf(op.Input1())
	out, known := shapeOf(op.Output())
	if !ok || !known {
		return true
	}
	if len(in) != len(out) {
		return r.OpErrorf(op.Op, "expected input tensor rank to equal result tensor rank").Fail()
	}
	for i := range in {
		if in[i] != out[i] && in[i] != core.Dynamic && out[i] != core.Dynamic {
			return r.OpErrorf(op.Op, "dim(result, %d) = %d doesn't match dim(input, %d) = %d", i, out[i], i, in[i]).Fail()
		}
	}
	return true
}
