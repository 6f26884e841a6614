package csource

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// container returns the width of the C type that holds an integer; 0 when there is none.
func container(width uint) uint {
	for _, w := range [...]uint{8, 16, 32, 64, 128} {
		if width <= w {
			return w
		}
	}
	return 0
}

// widthOf returns the width of an integer, and false for other types.
func widthOf(t core.Type) (uint, bool) {
	i, ok := t.(*core.IntegerType)
	if !ok {
		return 0, false
	}
	return i.Width(), true
}

// unsignedName and signedName are C's types for the width of a container.
func unsignedName(width uint) string {
	if width == 128 {
		return "unsigned __int128"
	}
	return fmt.Sprintf("uint%d_t", width)
}

func signedName(width uint) string {
	if width == 128 {
		return "__int128"
	}
	return fmt.Sprintf("int%d_t", width)
}

// floatNames are C's types of floats, by their semantics.
var floatNames = map[*num.Semantics]string{num.F32: "float", num.F64: "double", num.F16: "_Float16", num.F80: "long double"}

// typeName returns the name of a type in C, and reports types that C has not at loc.
func (e *emitter) typeName(t core.Type, loc core.Location) (string, bool) {
	if name, ok := e.types[t]; ok {
		return name, true
	}
	name := ""
	switch t := t.(type) {
	case *core.IntegerType:
		switch w := container(t.Width()); {
		case t.Width() == 1:
			name = "bool"
		case w != 0:
			name = unsignedName(w)
		}
	case *core.FloatType:
		name = floatNames[t.Semantics()]
	case *llvm.LLVMPointerType:
		if t.AddressSpace() == 0 {
			name = "void *"
		}
	case *llvm.LLVMStructType:
		return e.structName(t, loc)
	case *llvm.LLVMArrayType:
		return e.arrayName(t, t.ElementType(), int64(t.NumElements()), 0, loc)
	case *core.VectorType:
		if n := t.Shape(); len(n) == 1 && !t.IsScalable() {
			return e.arrayName(t, t.ElementType(), n[0], vectorAlign(t), loc)
		}
	}
	if llvmdefs.IsVoid(t) {
		name = "void"
	}
	if name == "" {
		return "", e.r.Errorf(loc, "C has no type like %s; lower it to integers, floats, pointers, arrays or structs", t).Fail()
	}
	e.types[t] = name
	return name, true
}

// structName defines a struct.
func (e *emitter) structName(t *llvm.LLVMStructType, loc core.Location) (string, bool) {
	name := "struct " + e.fresh("s"+strconv.Itoa(len(e.types)))
	if t.Name() != "" {
		name = "struct " + e.fresh(identifier(t.Name()))
	}
	e.types[t] = name // a struct may contain pointers only to itself, so this is not seen before it is complete
	var b strings.Builder
	fmt.Fprintf(&b, "%s {", name)
	body := llvmdefs.BodyOf(t)
	if body.Opaque {
		return "", e.r.Errorf(loc, "nothing is known about what %s holds; say what", t).Fail()
	}
	for i, f := range body.Elements {
		field, ok := e.typeName(f, loc)
		if !ok {
			return "", false
		}
		fmt.Fprintf(&b, " %s;", declare(field, "f"+strconv.Itoa(i)))
	}
	b.WriteString(" }")
	if body.Packed {
		b.WriteString(" __attribute__((packed))")
	}
	e.typeText.WriteString(b.String() + ";\n")
	return name, true
}

// arrayName defines a struct with an array.
func (e *emitter) arrayName(t, elem core.Type, n int64, align int64, loc core.Location) (string, bool) {
	en, ok := e.typeName(elem, loc)
	if !ok {
		return "", false
	}
	kind := "x"
	if align > 0 {
		kind = "v"
	}
	name := "struct " + e.fresh(identifier(strings.TrimPrefix(en, "struct "))+"_"+kind+strconv.FormatInt(n, 10))
	text := declare(en, fmt.Sprintf("a[%d]", n))
	if align > 0 {
		text = fmt.Sprintf("_Alignas(%d) %s", align, text)
	}
	fmt.Fprintf(&e.typeText, "%s { %s; };\n", name, text)
	e.types[t] = name
	return name, true
}

// vectorAlign returns the alignment of a vector: its size, rounded up to a power of two.
func vectorAlign(t *core.VectorType) int64 {
	align := int64(1)
	for align < vectorBytes(t) && align < 64 {
		align *= 2
	}
	return align
}

// vectorBytes returns the number of bytes of a vector's elements. C's type has more when it is not a multiple of the
// alignment.
func vectorBytes(t *core.VectorType) int64 {
	bits := int64(64)
	switch e := t.ElementType().(type) {
	case *core.IntegerType:
		bits = int64(container(e.Width()))
	case *core.FloatType:
		bits = max(int64(e.Semantics().Width()), 16)
	}
	return dim.Count(bits/8, t.Shape()[0])
}

// isPadded reports whether C's type of a vector has bytes after the elements, which accesses must not touch.
func isPadded(t core.Type) bool {
	v, ok := t.(*core.VectorType)
	return ok && vectorBytes(v)%vectorAlign(v) != 0
}

// declare puts a type before a name.
func declare(typ, name string) string {
	if strings.HasSuffix(typ, "*") {
		return typ + name
	}
	return typ + " " + name
}

// isPacked reports whether values of a type have another form in memory than C's: vectors of integers that do not fill
// bytes.
func isPacked(t core.Type) bool {
	v, ok := t.(*core.VectorType)
	if !ok {
		return false
	}
	w, isInt := widthOf(v.ElementType())
	return isInt && w != container(w)
}

// isOdd reports whether an integer does not fill its container.
func isOdd(t core.Type) bool {
	w, ok := widthOf(t)
	return ok && w != 1 && w != container(w)
}

// elementOf returns the type of a vector's elements, and other types as they are.
func elementOf(t core.Type) core.Type {
	if v, ok := t.(*core.VectorType); ok {
		return v.ElementType()
	}
	return t
}

func isVector(t core.Type) bool {
	_, ok := t.(*core.VectorType)
	return ok
}

// isScalar reports whether C has operators for a type.
func isScalar(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.FloatType, *llvm.LLVMPointerType:
		return true
	}
	return false
}

// identifier makes an identifier of C of a text.
func identifier(s string) string {
	b := []byte(s)
	for i, c := range b {
		letter := c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			b[i] = '_'
		}
	}
	if len(b) == 0 {
		return "_"
	}
	return string(b)
}

// fresh returns the name, or one with a number after it when there is one like it.
func (e *emitter) fresh(name string) string {
	unique := name
	for i := 1; e.taken[unique] || reserved[unique] != ""; i++ {
		unique = name + "_" + strconv.Itoa(i)
	}
	e.taken[unique] = true
	return unique
}
