package arith

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
)

// NameConstant suggests %true and %false, %c42_i32 and %c42 for integers, and %cst for everything else.
func (Hooks) NameConstant(op arith.ConstantOp, set func(v *core.Value, name string)) {
	set(op.Result(), constantName(op.ValueAttr()))
}

func constantName(value core.Attribute) string {
	a, ok := value.(*core.IntegerAttr)
	if !ok {
		return "cst"
	}
	t, isInt := a.Type().(*core.IntegerType)
	if isInt && t.Width() == 1 {
		if a.Value().IsZero() {
			return "false"
		}
		return "true"
	}
	var buf [32]byte
	name := a.Value().AppendDec(append(buf[:0], 'c'), true)
	if isInt {
		name = append(name, "_"...)
		name = append(name, core.TypeString(t)...)
	}
	return string(name)
}

// NameMulI suggests %c8_vscale for the product of a constant and vector.vscale.
func (Hooks) NameMulI(op arith.MulIOp, set func(v *core.Value, name string)) {
	if _, ok := op.Result().Type().(*core.IndexType); !ok {
		return
	}
	for _, pair := range [][2]*core.Value{{op.Lhs(), op.Rhs()}, {op.Rhs(), op.Lhs()}} {
		base, ok := pair[0].ConstantValue().(*core.IntegerAttr)
		if d := pair[1].DefiningOp(); ok && d != nil && d.Name() == "vector.vscale" {
			set(op.Result(), "c"+strconv.FormatInt(base.Int64(), 10)+"_vscale")
			return
		}
	}
}
