package bytecode

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// Encoding is implemented by the hooks of dialects whose types and attributes have an encoding that their definition
// cannot declare, see [TypeCoder]. Methods may be called concurrently.
type Encoding interface {
	// WriteAttr writes an attribute of the dialect. It returns false, having written nothing, for one that has no
	// encoding, which is then written as text. It is called twice for each attribute, first to find out what the attribute
	// refers to.
	WriteAttr(w *Writer, a core.Attribute) bool
	// WriteType does the same for a type.
	WriteType(w *Writer, t core.Type) bool
	// ReadAttr reads what WriteAttr wrote. It returns nil when the reader has failed.
	ReadAttr(r *Reader) core.Attribute
	// ReadType reads what WriteType wrote.
	ReadType(r *Reader) core.Type
}

// Versioned is implemented by an [Encoding] whose dialect writes its version.
type Versioned interface {
	// WriteVersion writes the version. Only numbers can be written.
	WriteVersion(w *Writer)
	// ReadVersion reads the version of a file, and reports an error when what that version wrote cannot be read. What it
	// returns is what [Reader.DialectVersion] says while the file is read.
	ReadVersion(r *Reader) uint64
}

// Writer writes the parts of a type, an attribute or of properties. It is valid during the call that it is passed to.
type Writer struct {
	n       *numbering
	met     meeter // told what is referred to, when e is nil
	strings *stringTable
	e       *emitter  // nil while what is referred to is being numbered
	used    *[]*entry // collects the attributes that are being numbered; may be nil
	placer  placer
	wrong   string // with the operation whose properties are written
}

// meeter is told what is referred to, before it is written: a shard by operations, the numbering by attributes and
// types.
type meeter interface {
	attr(a core.Attribute) *entry
	loc(l core.Location) *entry
	typ(t core.Type) *entry
}

// Attr writes an attribute, which must not be nil.
func (w *Writer) Attr(a core.Attribute) {
	if w.e == nil {
		e := w.met.attr(a)
		if w.used != nil {
			*w.used = append(*w.used, e)
		}
		return
	}
	w.e.varInt(w.n.attrNumber(a, &w.placer))
}

// OptionalAttr writes an attribute that may be nil.
func (w *Writer) OptionalAttr(a core.Attribute) {
	switch {
	case w.e != nil && a == nil:
		w.e.varInt(0)
	case w.e != nil:
		w.e.flagged(w.n.attrNumber(a, &w.placer), true)
	case a != nil:
		w.Attr(a)
	}
}

// Attrs writes a list of attributes.
func (w *Writer) Attrs(list []core.Attribute) {
	w.VarInt(uint64(len(list)))
	for _, a := range list {
		w.Attr(a)
	}
}

// Loc writes a location as the attribute that it is.
func (w *Writer) Loc(l core.Location) {
	if w.e == nil {
		w.met.loc(l)
		return
	}
	w.e.varInt(uint64(w.n.knownLoc(l, &w.placer).number))
}

// Type writes a type, which must not be nil.
func (w *Writer) Type(t core.Type) {
	if w.e == nil {
		w.met.typ(t)
		return
	}
	w.e.varInt(w.n.typeNumber(t))
}

// Types writes a list of types.
func (w *Writer) Types(list []core.Type) {
	w.VarInt(uint64(len(list)))
	for _, t := range list {
		w.Type(t)
	}
}

// VarInt writes an unsigned number, small ones in a byte.
func (w *Writer) VarInt(v uint64) {
	if w.e != nil {
		w.e.varInt(v)
	}
}

// SignedVarInt writes a signed number, those near zero in a byte.
func (w *Writer) SignedVarInt(v int64) { w.VarInt(zigzag(v)) }

// SignedVarInts writes a list of signed numbers.
func (w *Writer) SignedVarInts(list []int64) {
	w.VarInt(uint64(len(list)))
	for _, v := range list {
		w.SignedVarInt(v)
	}
}

// Bool writes a truth value as a byte.
func (w *Writer) Bool(v bool) {
	if w.e == nil {
		return
	}
	var b byte
	if v {
		b = 1
	}
	w.e.byte(b)
}

// String writes a string, which the file holds once.
func (w *Writer) String(s string) {
	if w.e != nil {
		w.e.varInt(w.strings.add(s))
	}
}

// Blob writes bytes and their number.
func (w *Writer) Blob(data []byte) {
	if w.e != nil {
		w.e.varInt(uint64(len(data)))
		w.e.buf = append(w.e.buf, data...)
	}
}

// APInt writes an integer whose width the reader knows.
func (w *Writer) APInt(v num.Int) {
	if w.e == nil {
		return
	}
	switch {
	case v.Width() <= 8:
		w.e.byte(byte(v.Uint64()))
	case v.Width() <= 64:
		w.SignedVarInt(int64(v.Uint64()))
	default:
		n := int(v.ActiveBits()+63) / 64
		if n == 0 {
			n = 1 // upstream counts a word for zero
		}
		w.VarInt(uint64(n))
		for i := range n {
			w.SignedVarInt(int64(v.Word(i)))
		}
	}
}

// APFloat writes a float whose kind the reader knows.
func (w *Writer) APFloat(v num.Float) { w.APInt(v.Bits()) }

// resource writes the reference to a resource.
func (w *Writer) resource(key string) {
	if w.e == nil {
		w.n.resource(key)
		return
	}
	w.e.varInt(w.n.resources[w.n.resourceIndex[key]].number)
}

// sparseArray writes segment sizes: those that are not zero with their indexes, when these are at most half of them.
func (w *Writer) sparseArray(list []int64) {
	if w.e == nil {
		return
	}
	nonZero, last := 0, 0
	for i, v := range list {
		if v != 0 {
			nonZero++
			last = i
		}
	}
	if last > 256 || nonZero > len(list)/2 {
		w.e.flagged(uint64(len(list)), false)
		for _, v := range list {
			w.VarInt(uint64(v))
		}
		return
	}
	w.e.flagged(uint64(nonZero), true)
	if nonZero == 0 {
		return
	}
	width := ceilLog2(uint64(last + 1))
	w.VarInt(uint64(width))
	for i := 0; i <= last; i++ {
		if v := list[i]; v != 0 {
			w.VarInt(uint64(v)<<width | uint64(i))
		}
	}
}
