package tosa

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	tosadefs "github.com/odsgen/ods/defs/tosa"
	gen "github.com/odsgen/ods/generated/tosa"
)

// errorChecks are what the specification has as conditions of errors.
var errorChecks = map[string]func(v *validator, op *core.Operation) bool{
	gen.ResizeDef.Name:  (*validator).resizeError,
	gen.MulDef.Name:     (*validator).mulError,
	gen.TableDef.Name:   (*validator).tableError,
	gen.RescaleDef.Name: (*validator).rescaleError,
	gen.PadDef.Name:     (*validator).padError,
	gen.IfDef.Name:      func(v *validator, op *core.Operation) bool { return v.isolated(op, "then", "else") },
	gen.WhileDef.Name:   func(v *validator, op *core.Operation) bool { return v.isolated(op, "cond", "body") },
	gen.ScatterDef.Name: (*validator).scatterError,
}

// errorIf checks the conditions of errors.
func (v *validator) errorIf(op *core.Operation) bool {
	check := errorChecks[op.Name()]
	return check == nil || check(v, op)
}

// maxImage is where the sizes of images end.
const maxImage = 16384

func (v *validator) resizeError(op *core.Operation) bool {
	x := core.Must(gen.AsResizeOp(op))
	in, ok := x.Input().Type().(*core.RankedTensorType)
	out, ok2 := x.Output().Type().(*core.RankedTensorType)
	if !ok || !ok2 || len(in.Shape()) != 4 || len(out.Shape()) != 4 {
		return v.fail(op, "expect ranked input/output tensor")
	}
	from, to := in.Shape()[1:3], out.Shape()[1:3]
	if core.IsStaticShape(in) && core.IsStaticShape(out) && max(to[0], to[1], from[0], from[1]) >= maxImage {
		return v.fail(op, "expect input/output height/width dims to be < 16384, got [OH, OW, IH, IW] = %s",
			numbers(to[0], to[1], from[0], from[1]))
	}
	scale, ok := tosadefs.ConstantShape(x.Scale())
	if !ok || len(scale) != 4 {
		return false
	}
	if scale[0] > 1<<11 || scale[2] > 1<<11 {
		return v.fail(op, "expect all scale numerator values to be <= (1 << 11), got scale_y_n=%d, scale_x_n=%d", scale[0], scale[2])
	}
	if scale[1] >= 16*scale[0] || scale[3] >= 16*scale[2] {
		return v.fail(op, "expect a downscale ratio larger than 1/16, got y=%d/%d, x=%d/%d", scale[0], scale[1], scale[2], scale[3])
	}
	offset, ok := tosadefs.ConstantShape(x.Offset())
	border, ok2 := tosadefs.ConstantShape(x.Border())
	if !ok || !ok2 || len(offset) != 2 || len(border) != 2 {
		return false
	}
	for i, axis := range []string{"Y", "X"} {
		if n := scale[2*i]; offset[i] < -n || offset[i] >= 16*n {
			return v.fail(op, "expect offset%s / scale%sNumerator to be in range [-1, 16), got %d/%d", axis, axis, offset[i], n)
		}
	}
	for i, axis := range []string{"Y", "X"} {
		if n := scale[2*i]; border[i] < -16*n || border[i] >= n {
			return v.fail(op, "expect border%s / scale%sNumerator to be in range [-16, 1), got %d/%d", axis, axis, border[i], n)
		}
	}
	return v.resized(op, from, to, scale, offset, border)
}

// resized checks the sizes of the result also where the verifier lets images of one pixel pass.
func (v *validator) resized(op *core.Operation, from, to, scale, offset, border []int64) bool {
	for i, n := range [][2]string{{"height", "y"}, {"width", "x"}} {
		size, num, den := from[i], scale[2*i], scale[2*i+1]
		if size == core.Dynamic || den == 0 {
			continue
		}
		total := dim.Add(dim.Sub(dim.Mul(size-1, num), offset[i]), border[i])
		if total == core.Dynamic {
			continue
		}
		if total%den != 0 {
			return v.fail(op, "expected (input_%s - 1) * scale_%s_n - offset_%s + border_%s to be wholly divisible by scale_%s_d, got "+
				"((%d - 1) * %d - %d + %d) / %d", n[0], n[1], n[1], n[1], n[1], size, num, offset[i], border[i], den)
		}
		if got := dim.Add(total/den, 1); to[i] != core.Dynamic && got != to[i] {
			return v.fail(op, "calculated output %s did not match expected: calculated=%d, expected=%d", n[0], got, to[i])
		}
	}
	return true
}

// numbers is how messages write a list of numbers.
func numbers(list ...int64) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = fmt.Sprint(n)
	}
	return strings.Join(texts, ", ")
}

func (v *validator) mulError(op *core.Operation) bool {
	x := core.Must(gen.AsMulOp(op))
	value, ok := x.Shift().ConstantValue().(*core.DenseElementsAttr)
	if !ok || value.NumElements() == 0 {
		return true
	}
	shift := value.Int(0).Int64()
	if i, ok := elementOf(x.Input1().Type()).(*core.IntegerType); ok && i.Width() == 32 {
		return shift >= 0 && shift <= 63 || v.fail(op, "requires 0 <= shift && shift <= 63, but got: %d", shift)
	}
	return shift == 0 || v.fail(op, "requires shift = 0 for all input data types that are not int32_t, but got: %d", shift)
}

func (v *validator) tableError(op *core.Operation) bool {
	x := core.Must(gen.AsTableOp(op))
	want := int64(513)
	if i, ok := elementOf(x.Input1().Type()).(*core.IntegerType); ok && i.Width() == 8 {
		want = 256
	}
	t, ok := x.Table().Type().(*core.RankedTensorType)
	if !ok || !core.IsStaticShape(t) {
		return true
	}
	got := core.NumElements(t.Shape())
	return got == want || v.fail(op, "requires table size of %d, got %d", want, got)
}

func (v *validator) rescaleError(op *core.Operation) bool {
	x := core.Must(gen.AsRescaleOp(op))
	in, ok := elementOf(x.Input().Type()).(*core.IntegerType)
	out, ok2 := elementOf(x.Output().Type()).(*core.IntegerType)
	if !ok || !ok2 {
		return true
	}
	for _, c := range []struct {
		wrong   bool
		message string
	}{
		{x.Scale32() && in.Width() == 48, "scale32 is not allowed with 48-bit input."},
		{!x.Scale32() && x.RoundingMode() == gen.RoundingModeDOUBLEROUND, "DOUBLE_ROUND is only allowed with scale32=true."},
		{x.InputUnsigned() && x.OutputUnsigned(), "input and output cannot be both unsigned."},
		{out.Width() == 32 && x.InputUnsigned(), "i32 output type is not allowed with unsigned input."},
		{in.Width() == 32 && x.OutputUnsigned(), "i32 input type is not allowed with unsigned output."},
		{in.Width() == 48 && x.OutputUnsigned(), "i48 input type is not allowed with unsigned output."},
		{in.Width() == 48 && x.InputUnsigned(), "i48 input type cannot be unsigned."},
		{in.Width() == 32 && x.InputUnsigned(), "i32 input type cannot be unsigned."},
		{out.Width() == 32 && x.OutputUnsigned(), "i32 output type cannot be unsigned."},
	} {
		if c.wrong {
			return v.fail(op, "%s", c.message)
		}
	}
	return true
}

func (v *validator) padError(op *core.Operation) bool {
	x := core.Must(gen.AsPadOp(op))
	padding, _ := tosadefs.ConstantShape(x.Padding())
	for _, n := range padding {
		if n < 0 {
			return v.fail(op, "padding value must all be non-negative, got %d", n)
		}
	}
	return true
}

// isolated checks that regions use no values from around them.
func (v *validator) isolated(op *core.Operation, names ...string) bool {
	for i, name := range names {
		region := op.Region(i)
		for b := range region.Blocks() {
			for inner := range b.Ops() {
				if !inner.WalkPost(func(o *core.Operation) core.WalkResult {
					for _, value := range o.Operands() {
						if !region.IsAncestorOf(value.ParentRegion()) {
							return core.WalkInterrupt
						}
					}
					return core.WalkAdvance
				}) {
					return v.fail(op, "is not conformant to the TOSA specification. It requires the '%s' region is isolated from above.\n", name)
				}
			}
		}
	}
	return true
}

func (v *validator) scatterError(op *core.Operation) bool {
	x := core.Must(gen.AsScatterOp(op))
	indices, ok := x.Indices().ConstantValue().(*core.DenseElementsAttr)
	if !ok {
		return true
	}
	t, ok := x.Indices().Type().(*core.RankedTensorType)
	if !ok {
		return v.fail(op, "expect ranked indices tensor")
	}
	if len(t.Shape()) != 2 {
		return true
	}
	perBatch := t.Shape()[1]
	seen := map[int64]bool{}
	for i := range indices.NumElements() {
		if i%perBatch == 0 {
			clear(seen)
		}
		n := indices.Int(i).Int64()
		if seen[n] {
			return v.fail(op, "indices values contain duplicates")
		}
		seen[n] = true
	}
	return true
}
