package cf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/cf"
)

// VerifySwitch checks the case values against the flag and the number of destinations.
func (Hooks) VerifySwitch(op cf.SwitchOp, r *core.Reporter) bool {
	values, n := op.CaseValuesAttr(), op.Op.NumSuccessors()-1
	if values == nil {
		if n == 0 {
			return true
		}
		return r.OpErrorf(op.Op, "number of case values (0) should match number of case destinations (%d)", n).Fail()
	}
	flag, elem := op.Flag().Type(), values.ShapedType().ElementType()
	if flag != elem {
		return r.OpErrorf(op.Op, "'flag' type ('%s') should match case value type ('%s')", core.TypeString(flag),
			core.TypeString(elem)).Fail()
	}
	if values.NumElements() != int64(n) {
		return r.OpErrorf(op.Op, "number of case values (%d) should match number of case destinations (%d)", values.NumElements(),
			n).Fail()
	}
	return true
}
