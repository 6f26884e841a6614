package bytecode

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// Reader reads the parts of a type, an attribute or of properties, in the order in which [Writer] wrote them. After an
// error all methods return zero values; the error is reported by who called the encoding, which returns nil then. It is
// valid during the call that it is passed to.
type Reader struct {
	*cursor
	f *reading
}

// Context returns the context that is read into.
func (r *Reader) Context() *core.Context { return r.f.ctx }

// DialectVersion returns the version of a dialect whose [Encoding] is [Versioned], as its ReadVersion returned it; false
// when the file says none, which means the current one.
func (r *Reader) DialectVersion(dialect string) (uint64, bool) {
	for i := range r.f.dialects {
		if d := &r.f.dialects[i]; d.name == dialect {
			return d.number, d.numbered
		}
	}
	return 0, false
}

// Failed reports whether there was an error.
func (r *Reader) Failed() bool { return r.failed() }

// Errorf reports an error.
func (r *Reader) Errorf(format string, args ...any) { r.fail("%s", fmt.Sprintf(format, args...)) }

// VarInt reads an unsigned number.
func (r *Reader) VarInt() uint64 { return r.varInt() }

// SignedVarInt reads a signed number.
func (r *Reader) SignedVarInt() int64 { return r.signedVarInt() }

// SignedVarInts reads a list of signed numbers.
func (r *Reader) SignedVarInts() []int64 {
	out := make([]int64, r.Count())
	for i := range out {
		out[i] = r.signedVarInt()
	}
	return out
}

// Count reads the number of things that follow. It is an error when they are more than the bytes that are left.
func (r *Reader) Count() int { return r.count("elements") }

// Bool reads a truth value.
func (r *Reader) Bool() bool { return r.byte() != 0 }

// Byte reads a byte.
func (r *Reader) Byte() byte { return r.byte() }

// Blob reads bytes and their number. They are part of the file and must not be changed.
func (r *Reader) Blob() []byte { return r.bytes(r.varInt()) }

// String reads a string.
func (r *Reader) String() string { return r.f.string(r.cursor) }

// Attr reads an attribute; nil when there was an error.
func (r *Reader) Attr() core.Attribute { return r.f.attr(r.cursor, r.varInt()) }

// OptionalAttr reads an attribute that may be nil.
func (r *Reader) OptionalAttr() core.Attribute {
	if i, present := r.flagged(); present {
		return r.f.attr(r.cursor, i)
	}
	return nil
}

// Attrs reads a list of attributes, without nil in it unless there was an error.
func (r *Reader) Attrs() []core.Attribute {
	out := make([]core.Attribute, r.Count())
	for i := range out {
		out[i] = r.Attr()
	}
	return out
}

// Loc reads a location.
func (r *Reader) Loc() core.Location { return r.f.loc(r.cursor, r.varInt()) }

// Type reads a type; nil when there was an error.
func (r *Reader) Type() core.Type { return r.f.typ(r.cursor, r.varInt()) }

// Types reads a list of types.
func (r *Reader) Types() []core.Type {
	out := make([]core.Type, r.Count())
	for i := range out {
		out[i] = r.Type()
	}
	return out
}

// ReadAttrOf reads an attribute of the Go type T.
func ReadAttrOf[T core.Attribute](r *Reader) T { return attrOf[T](r, r.Attr()) }

// ReadOptionalAttrOf reads an attribute of the Go type T that may be nil.
func ReadOptionalAttrOf[T core.Attribute](r *Reader) (t T) {
	if a := r.OptionalAttr(); a != nil {
		return attrOf[T](r, a)
	}
	return t
}

func attrOf[T core.Attribute](r *Reader, a core.Attribute) (t T) {
	t, ok := a.(T)
	if !ok && a != nil {
		r.fail("expected %s, but got: %s", cppName(t), core.AttrString(a))
	}
	return t
}

// cppName is what upstream calls the class of an attribute of builtin; others are called by the name of their Go type.
func cppName(t any) string {
	switch t.(type) {
	case *core.StringAttr:
		return "mlir::StringAttr"
	case *core.DictAttr:
		return "mlir::DictionaryAttr"
	case *core.DenseElementsAttr:
		return "mlir::DenseElementsAttr"
	}
	return fmt.Sprintf("%T", t)
}

// APInt reads an integer of a width.
func (r *Reader) APInt(width uint) num.Int {
	switch {
	case width <= 8:
		return num.NewInt(width, uint64(r.byte()))
	case width <= 64:
		return num.NewInt(width, uint64(r.signedVarInt()))
	}
	words := make([]uint64, r.count("words"))
	for i := range words {
		words[i] = uint64(r.signedVarInt())
	}
	if n := int(width+63) / 64; len(words) > n {
		words = words[:n]
	}
	return num.NewIntWords(width, words)
}

// APFloat reads a float of a kind.
func (r *Reader) APFloat(s *num.Semantics) num.Float { return num.FloatFromBits(s, r.APInt(s.Width())) }

// sparseArray reads what [Writer.sparseArray] wrote into a list of as many numbers as can be.
func (r *Reader) sparseArray(out []int32) {
	n, sparse := r.flagged()
	if n == 0 || r.failed() {
		return
	}
	if !sparse {
		if n > uint64(len(out)) {
			r.fail("trying to read an array of %d but only %d storage available.", n, len(out))
			return
		}
		for i := range n {
			out[i] = int32(r.varInt())
		}
		return
	}
	width := r.varInt()
	if width > 8 {
		r.fail("reading sparse array with indexing above 8 bits: %d", width)
		return
	}
	for range r.bounded(n, "elements") {
		pair := r.varInt()
		i := pair & (1<<width - 1)
		if i >= uint64(len(out)) {
			r.fail("reading a sparse array found index %d but only %d storage available.", i, len(out))
			return
		}
		out[i] = int32(pair >> width)
	}
}
