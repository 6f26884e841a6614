package cast

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/cast"
)

// VerifyOp is [Verify] for an operation with the interface.
func VerifyOp(op *core.Operation, r *core.Reporter) bool {
	x, ok := cast.CastOpInterfaceKey.Of(op)
	return !ok || Verify(op, x.AreCastCompatible, r)
}

// Verify checks that the operation can cast from the types of its operands to those of its results.
func Verify(op *core.Operation, compatible func(inputs, outputs []core.Type) bool, r *core.Reporter) bool {
	in, out := op.OperandTypes(), op.ResultTypes()
	if compatible(in, out) {
		return true
	}
	return r.OpErrorf(op, "operand type%s and result type%s are cast incompatible", quoted(in), quoted(out)).Fail()
}

// quoted lists types behind the plural's "s" when there is not exactly one.
func quoted(types []core.Type) string {
	list := make([]string, len(types))
	for i, t := range types {
		list[i] = "'" + core.TypeString(t) + "'"
	}
	if len(list) == 1 {
		return " " + list[0]
	}
	return "s " + strings.Join(list, ", ")
}
