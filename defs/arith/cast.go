package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/cast"
)

// The tests of casts by what they convert.

// ExtendsInts wants integers that become wider.
func (Hooks) ExtendsInts(_ *core.Operation, in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.IntegerType], query.Is[*core.IntegerType], grows)
}

// ExtendsFloats wants floats that become wider.
func (Hooks) ExtendsFloats(_ *core.Operation, in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.FloatType], query.Is[*core.FloatType], grows)
}

// TruncatesInts wants integers that become narrower.
func (Hooks) TruncatesInts(_ *core.Operation, in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.IntegerType], query.Is[*core.IntegerType], shrinks)
}

// TruncatesFloats wants floats that become narrower.
func (Hooks) TruncatesFloats(_ *core.Operation, in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.FloatType], query.Is[*core.FloatType], shrinks)
}

// IntToFloat wants an integer that becomes a float.
func (Hooks) IntToFloat(_ *core.Operation, in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.IntegerType], query.Is[*core.FloatType], anyWidths)
}

// FloatToInt wants a float that becomes an integer.
func (Hooks) FloatToInt(_ *core.Operation, in, out []core.Type) bool {
	return castable(in, out, query.Is[*core.FloatType], query.Is[*core.IntegerType], anyWidths)
}

// The verifiers of casts.

// VerifyExtension wants types that the operation can cast, and a wider result.
func (Hooks) VerifyExtension(op *core.Operation, r *core.Reporter) bool {
	return cast.VerifyOp(op, r) && verifyWidth(op, true, r)
}

// VerifyTruncation wants types that the operation can cast, and a narrower result.
func (Hooks) VerifyTruncation(op *core.Operation, r *core.Reporter) bool {
	return cast.VerifyOp(op, r) && verifyWidth(op, false, r)
}

// VerifyCast wants types that the operation can cast.
func (Hooks) VerifyCast(op *core.Operation, r *core.Reporter) bool { return cast.VerifyOp(op, r) }
