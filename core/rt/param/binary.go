package param

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/rt"
)

// Binary is how a parameter is written as bytecode and read back. The calls are Go text in which %s stands for a value,
// or for its Go type; w is the writer, r the reader. They name the packages bytecode and rt.
type Binary struct {
	Encode, Decode string
	// Write is Encode, and Read is Decode.
	Write func(w *bytecode.Writer, v any)
	Read  func(r *bytecode.Reader) any
}

// The ways to write types and attributes. Reading does not check the Go type, which generated code does.
var (
	TypeBytes = &Binary{"w.Type(%s)", "bytecode.ReadTypeOf[%s](r)",
		func(w *bytecode.Writer, v any) { w.Type(v.(core.Type)) }, func(r *bytecode.Reader) any { return orNil(r.Type()) }}
	OptionalTypeBytes = &Binary{"w.OptionalType(rt.TypeOrNil(%s))", "bytecode.ReadOptionalTypeOf[%s](r)",
		func(w *bytecode.Writer, v any) { w.OptionalType(as[core.Type](v)) },
		func(r *bytecode.Reader) any { return orNil(r.OptionalType()) }}
	AttrBytes = &Binary{"w.Attr(%s)", "bytecode.ReadAttrOf[%s](r)",
		func(w *bytecode.Writer, v any) { w.Attr(v.(core.Attribute)) }, func(r *bytecode.Reader) any { return orNil(r.Attr()) }}
	OptionalAttrBytes = &Binary{"w.OptionalAttr(rt.AttrOrNil(%s))", "bytecode.ReadOptionalAttrOf[%s](r)",
		func(w *bytecode.Writer, v any) { w.OptionalAttr(as[core.Attribute](v)) },
		func(r *bytecode.Reader) any { return orNil(r.OptionalAttr()) }}
)

// EnumBytes is how the value of an enum is written. Its Read takes the function that knows the cases.
var EnumBytes = struct {
	Encode, Decode string
	Write          func(w *bytecode.Writer, v any)
	Read           func(r *bytecode.Reader, valid func(uint64) bool) any
}{"w.VarInt(uint64(%s))", "bytecode.ReadEnum(r, %s.IsValid)",
	func(w *bytecode.Writer, v any) { w.VarInt(as[uint64](v)) },
	func(r *bytecode.Reader, valid func(uint64) bool) any { return bytecode.ReadEnum(r, valid) }}

// orNil returns nil for a nil interface of another type.
func orNil[T comparable](v T) any {
	var none T
	if v == none {
		return nil
	}
	return v
}

// The functions and variables below are for the rows of the table of kinds.

func signedBytes[T rt.ParseableInt]() Binary {
	return Binary{"w.SignedVarInt(int64(%s))", "bytecode.ReadInt[%s](r)",
		func(w *bytecode.Writer, v any) { w.SignedVarInt(as[int64](v)) },
		func(r *bytecode.Reader) any { return int64(bytecode.ReadInt[T](r)) }}
}

func unsignedBytes[T rt.ParseableInt]() Binary {
	return Binary{"w.VarInt(uint64(%s))", "bytecode.ReadUint[%s](r)",
		func(w *bytecode.Writer, v any) { w.VarInt(as[uint64](v)) },
		func(r *bytecode.Reader) any { return uint64(bytecode.ReadUint[T](r)) }}
}

var (
	boolBytes   = binary("w.Bool(%s)", "r.Bool()", (*bytecode.Writer).Bool, (*bytecode.Reader).Bool)
	stringBytes = binary("w.String(%s)", "r.String()", (*bytecode.Writer).String, (*bytecode.Reader).String)
	doubleBytes = binary("w.Float64(%s)", "r.Float64()", (*bytecode.Writer).Float64, (*bytecode.Reader).Float64)
	intBytes    = binary("w.Int(%s)", "r.Int()", (*bytecode.Writer).Int, (*bytecode.Reader).Int)
	floatBytes  = binary("w.Float(%s)", "r.Float()", (*bytecode.Writer).Float, (*bytecode.Reader).Float)
)

func binary[V any](encode, decode string, write func(*bytecode.Writer, V), read func(*bytecode.Reader) V) Binary {
	return Binary{encode, decode, func(w *bytecode.Writer, v any) { write(w, as[V](v)) },
		func(r *bytecode.Reader) any { return read(r) }}
}
