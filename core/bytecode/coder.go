package bytecode

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
)

// TypeCoder is the [core.TypeDef.Asm] of a type that is written as a number and its parameters, because its definition
// has the key bytecode.
type TypeCoder interface {
	// BytecodeID returns the number, which no other type of the dialect has.
	BytecodeID() uint64
	// WriteTypeParams writes the parameters.
	WriteTypeParams(w *Writer, t core.Type)
	// ReadTypeParams reads what WriteTypeParams wrote; nil when the reader has failed.
	ReadTypeParams(r *Reader) core.Type
}

// AttrCoder is [TypeCoder] for attributes.
type AttrCoder interface {
	BytecodeID() uint64
	WriteAttrParams(w *Writer, a core.Attribute)
	ReadAttrParams(r *Reader) core.Attribute
}

// PropertiesCoder writes and reads the properties of an operation whose definition has "bytecode: custom". Sizes of
// segments are written after them. The functions may be called concurrently.
type PropertiesCoder struct {
	// Write writes the properties. It is called twice for each operation, first to find out what they refer to.
	Write func(w *Writer, op *core.Operation)
	// Read sets what Write wrote. What is wrong it reports by [Reader.Errorf].
	Read func(r *Reader, s *core.OperationState)
}

// PropertiesKey is the key of [PropertiesCoder], which generated code implements by the hooks of the dialect. Files in a
// version before 5 have attributes instead, and dialects that carry versions a dictionary.
var PropertiesKey = core.StaticOpInterface[PropertiesCoder]{Name: "BytecodeOpInterface"}

// declared is the encoding of a dialect whose definition declares those of types and attributes.
type declared struct {
	dialect string
	types   map[uint64]TypeCoder
	attrs   map[uint64]AttrCoder
}

// declaredEncoding returns the encoding that the definition of a dialect declares, nil when it declares none.
func declaredEncoding(d *core.Dialect) Encoding {
	out := &declared{d.Name(), map[uint64]TypeCoder{}, map[uint64]AttrCoder{}}
	for _, def := range d.Def.Types {
		if c, ok := def.Asm.(TypeCoder); ok {
			out.types[c.BytecodeID()] = c
		}
	}
	for _, def := range d.Def.Attrs {
		if c, ok := def.Asm.(AttrCoder); ok {
			out.attrs[c.BytecodeID()] = c
		}
	}
	if len(out.types)+len(out.attrs) == 0 {
		return nil
	}
	return out
}

// WriteType implements [Encoding].
func (d *declared) WriteType(w *Writer, t core.Type) bool {
	def := t.(interface{ Def() *core.TypeDef }).Def()
	if def == nil {
		return false
	}
	c, ok := def.Asm.(TypeCoder)
	if !ok || d.types[c.BytecodeID()] != c { // that of an extension has no number here
		return false
	}
	w.VarInt(c.BytecodeID())
	c.WriteTypeParams(w, t)
	return true
}

// ReadType implements [Encoding].
func (d *declared) ReadType(r *Reader) core.Type {
	id := r.VarInt()
	if c, ok := d.types[id]; ok && !r.Failed() {
		return c.ReadTypeParams(r)
	}
	r.Errorf("dialect %s has no type with number %d", d.dialect, id)
	return nil
}

// WriteAttr implements [Encoding].
func (d *declared) WriteAttr(w *Writer, a core.Attribute) bool {
	def := a.(interface{ Def() *core.AttrDef }).Def()
	if def == nil {
		return false
	}
	c, ok := def.Asm.(AttrCoder)
	if !ok || d.attrs[c.BytecodeID()] != c {
		return false
	}
	w.VarInt(c.BytecodeID())
	c.WriteAttrParams(w, a)
	return true
}

// ReadAttr implements [Encoding].
func (d *declared) ReadAttr(r *Reader) core.Attribute {
	id := r.VarInt()
	if c, ok := d.attrs[id]; ok && !r.Failed() {
		return c.ReadAttrParams(r)
	}
	r.Errorf("dialect %s has no attribute with number %d", d.dialect, id)
	return nil
}

// OptionalType writes a type that may be nil.
func (w *Writer) OptionalType(t core.Type) {
	w.Bool(t != nil)
	if t != nil {
		w.Type(t)
	}
}

// OptionalType reads what [Writer.OptionalType] wrote.
func (r *Reader) OptionalType() core.Type {
	if !r.Bool() {
		return nil
	}
	return r.Type()
}

// Int writes an integer with its width.
func (w *Writer) Int(v num.Int) {
	w.VarInt(uint64(v.Width()))
	if v.Width() > 0 {
		w.APInt(v)
	}
}

// Int reads what [Writer.Int] wrote.
func (r *Reader) Int() num.Int {
	width := r.VarInt()
	if width > core.MaxIntegerWidth {
		r.Errorf("integers have at most %d bits, not %d", core.MaxIntegerWidth, width)
		return num.Int{}
	}
	if width == 0 {
		return num.Int{}
	}
	return r.APInt(uint(width))
}

// Float writes a float with its kind.
func (w *Writer) Float(v num.Float) {
	if v.Semantics() == nil {
		w.String("")
		return
	}
	w.String(v.Semantics().String())
	w.APFloat(v)
}

// Float reads what [Writer.Float] wrote.
func (r *Reader) Float() num.Float {
	name := r.String()
	if name == "" {
		return num.Float{}
	}
	i := slices.IndexFunc(floatKinds, func(s *num.Semantics) bool { return s.String() == name })
	if i < 0 {
		r.Errorf("there is no kind of float '%s'", name)
		return num.Float{}
	}
	return r.APFloat(floatKinds[i])
}

var floatKinds = []*num.Semantics{num.F16, num.BF16, num.TF32, num.F32, num.F64, num.F80, num.F128, num.F8E5M2, num.F8E4M3, num.F8E4M3FN,
	num.F8E5M2FNUZ, num.F8E4M3FNUZ, num.F8E4M3B11FNUZ, num.F8E3M4, num.F8E8M0FNU, num.F4E2M1FN, num.F6E2M3FN, num.F6E3M2FN}

// Float64 writes a float64.
func (w *Writer) Float64(v float64) { w.APFloat(num.Float64(v)) }

// Float64 reads what [Writer.Float64] wrote.
func (r *Reader) Float64() float64 { return math.Float64frombits(r.APFloat(num.F64).Bits().Uint64()) }

// Integer is a Go type of numbers that are written with as few bytes as they need.
type Integer interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// Checked calls make, which makes a type or an attribute or reports what is wrong with the parameters. T is a pointer.
func Checked[T comparable](r *Reader, make func(*core.Reporter) T) (t T) {
	if r.Failed() {
		return t
	}
	rep := core.NewReporter(r.Context())
	made := make(rep)
	if made == t {
		r.Errorf("invalid parameters: %v", rep.List())
	}
	return made
}

// ReadInt reads a number that [Writer.SignedVarInt] wrote and T can hold.
func ReadInt[T Integer](r *Reader) T {
	v := r.SignedVarInt()
	if int64(T(v)) != v {
		r.Errorf("the number %d does not fit", v)
	}
	return T(v)
}

// ReadUint reads a number that [Writer.VarInt] wrote and T can hold.
func ReadUint[T Integer](r *Reader) T {
	v := r.VarInt()
	if uint64(T(v)) != v {
		r.Errorf("the number %d does not fit", v)
	}
	return T(v)
}

// ReadEnum reads the value of an enum.
func ReadEnum[T Integer](r *Reader, valid func(T) bool) T {
	v := ReadUint[T](r)
	if !valid(v) && !r.Failed() {
		r.Errorf("%d is no case of the enum", v)
	}
	return v
}

// ReadList reads the number of elements, and the elements.
func ReadList[T any](r *Reader, elem func(*Reader) T) []T {
	n := r.Count()
	out := make([]T, 0, n)
	for range n {
		out = append(out, elem(r))
		if r.Failed() {
			return nil
		}
	}
	return out
}

// ReadMaybe reads whether a value is there, and the value.
func ReadMaybe[T any](r *Reader, value func(*Reader) T) *T {
	if !r.Bool() {
		return nil
	}
	v := value(r)
	return &v
}

// ReadTypeOf reads a type of the Go type T.
func ReadTypeOf[T core.Type](r *Reader) T { return typeOf[T](r, r.Type()) }

// ReadOptionalTypeOf reads a type of the Go type T that may be nil.
func ReadOptionalTypeOf[T core.Type](r *Reader) (t T) {
	if x := r.OptionalType(); x != nil {
		return typeOf[T](r, x)
	}
	return t
}

func typeOf[T core.Type](r *Reader, x core.Type) (t T) {
	t, ok := x.(T)
	if !ok && x != nil {
		r.Errorf("expected %T, but got: '%s'", t, core.TypeString(x))
	}
	return t
}
