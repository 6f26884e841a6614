package csource

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// integerText returns an integer as a value of its C type.
func integerText(v num.Int) string {
	w := v.Width()
	if w == 1 {
		return strconv.FormatBool(!v.IsZero())
	}
	c := container(w)
	if v.IsNegative() && w == c && c >= 32 && c <= 64 && v.Int64() > math.MinInt32 {
		return fmt.Sprintf("(%s)%d", unsignedName(c), v.Int64())
	}
	switch {
	case v.ActiveBits() <= 31:
		return string(v.AppendDec(nil, false))
	case v.ActiveBits() <= 32:
		return string(v.AppendDec(nil, false)) + "u"
	case v.ActiveBits() <= 64:
		return string(v.AppendDec(nil, false)) + "ull"
	}
	return fmt.Sprintf("(unsigned __int128)%sull << 64 | %sull", v.ExtractBits(64, w-64).AppendDec(nil, false),
		v.ExtractBits(0, 64).AppendDec(nil, false))
}

// signedText returns an integer as a signed number.
func signedText(v num.Int) (string, bool) {
	if v.Width() > 64 || v.Width() == 1 {
		return "", false
	}
	switch n := v.Int64(); {
	case n == math.MinInt64:
		return "(-9223372036854775807ll - 1)", true
	case n > math.MaxInt32 || n < -math.MaxInt32:
		return fmt.Sprintf("%dll", n), true
	default:
		return strconv.FormatInt(n, 10), true
	}
}

// floatText returns a float, exactly.
func floatText(v num.Float) string {
	suffix, fn, cast := "", "", ""
	switch v.Semantics() {
	case num.F32:
		suffix, fn = "f", "f"
	case num.F80:
		suffix, fn = "L", "l"
	case num.F16:
		cast = "(_Float16)"
	}
	sign := ""
	if v.IsNegative() {
		sign = "-"
	}
	switch {
	case v.IsNaN():
		kind := "nan"
		if v.IsSignaling() {
			kind = "nans"
		}
		f64, _, _ := v.Convert(num.F64, num.NearestTiesToEven)
		payload := f64.Bits().Int64() & (1<<51 - 1)
		if v.Semantics() == num.F32 {
			payload = v.Bits().Int64() & (1<<22 - 1)
		}
		return fmt.Sprintf(`%s%s__builtin_%s%s("0x%x")`, cast, sign, kind, fn, payload)
	case v.IsInf():
		return cast + sign + "__builtin_inf" + fn + "()"
	case v.Semantics() == num.F80:
		return hexText(v) + suffix
	}
	f, _ := v.ToFloat64()
	bits := 64
	if v.Semantics() == num.F32 {
		bits = 32
	}
	text := strconv.FormatFloat(f, 'g', -1, bits)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return cast + text + suffix
}

// hexText returns a finite number with a binary exponent.
func hexText(v num.Float) string {
	sign := ""
	if v.IsNegative() {
		sign, v = "-", v.Neg()
	}
	exp, ok := v.Ilogb()
	if !ok {
		return sign + "0.0"
	}
	scaled, _ := v.Scalbn(63-exp, num.NearestTiesToEven)
	i, _, _ := scaled.ToInt(64, false, num.NearestTiesToEven)
	return fmt.Sprintf("%s0x%sp%d", sign, i.AppendHex(nil, 1), exp-63)
}

// constantText returns the value of an attribute as one of a type, as an initializer of C.
func (e *emitter) constantText(t core.Type, a core.Attribute, loc core.Location) (string, bool) {
	switch a := a.(type) {
	case *core.IntegerAttr:
		v := a.Value()
		w, ok := widthOf(t)
		if !ok {
			break
		}
		if v.Width() != w {
			v = num.NewSigned(w, a.Int64())
		}
		return integerText(v), container(w) != 0
	case *core.FloatAttr:
		if _, ok := t.(*core.FloatType); ok {
			if _, ok := e.typeName(t, loc); !ok {
				return "", false
			}
			return floatText(a.Value()), true
		}
		if _, ok := t.(*core.IntegerType); ok {
			return integerText(a.Value().Bits()), true
		}
	case *core.StringAttr:
		return "{" + quote(strings.TrimSuffix(a.Value(), "\x00")) + "}", true // C ends a text by itself
	case *llvm.ZeroAttr, *llvm.UndefAttr, *llvm.PoisonAttr:
		return zero(t), true
	case *core.ArrayAttr:
		return e.listText(t, a.Elems(), loc)
	case *core.DenseElementsAttr:
		return e.denseText(t, a, loc)
	case *core.DenseResourceAttr:
		if d := a.Elements(); d != nil {
			return e.denseText(t, d, loc)
		}
	case *core.SymbolRefAttr:
		return e.addressText(a.Root(), loc)
	}
	return "", e.r.Errorf(loc, "C has no constant of type %s like %s", t, core.AttrString(a)).Fail()
}

// listText is an aggregate whose fields have attributes each.
func (e *emitter) listText(t core.Type, elems []core.Attribute, loc core.Location) (string, bool) {
	var parts []string
	for i, x := range elems {
		text, ok := e.constantText(fieldType(t, i), x, loc)
		if !ok {
			return "", false
		}
		parts = append(parts, text)
	}
	return braces(t, strings.Join(parts, ", ")), true
}

// braces puts what an aggregate holds between braces; an array is in a struct.
func braces(t core.Type, text string) string {
	if _, ok := t.(*llvm.LLVMStructType); ok {
		return "{" + text + "}"
	}
	return "{{" + text + "}}"
}

// fieldType returns the type of a field or element, and of what has none the type itself.
func fieldType(t core.Type, i int) core.Type {
	if e, _ := layout.Element(t, i); e != nil {
		return e
	}
	return t
}

// denseText is an array of arrays, or a vector, of elements one after the other.
func (e *emitter) denseText(t core.Type, d *core.DenseElementsAttr, loc core.Location) (string, bool) {
	next := int64(0)
	var write func(t core.Type) (string, bool)
	write = func(t core.Type) (string, bool) {
		n := 0
		switch x := t.(type) {
		case *llvm.LLVMArrayType:
			n = int(x.NumElements())
		case *core.VectorType:
			n = int(x.Shape()[0])
		default:
			next++
			return e.constantText(t, d.Element(next-1), loc)
		}
		var parts []string
		for range n {
			text, ok := write(fieldType(t, 0))
			if !ok {
				return "", false
			}
			parts = append(parts, text)
		}
		return braces(t, strings.Join(parts, ", ")), true
	}
	if d.IsSplat() && isZero(d.Element(0)) {
		return zero(t), true
	}
	return write(t)
}

func isZero(a core.Attribute) bool {
	switch a := a.(type) {
	case *core.IntegerAttr:
		return a.Value().IsZero()
	case *core.FloatAttr:
		return a.Value().IsPosZero()
	}
	return false
}

// zero is a value all of whose bits are zero.
func zero(t core.Type) string {
	switch t := t.(type) {
	case *core.IntegerType:
		if t.Width() == 1 {
			return "false"
		}
		return "0"
	case *core.FloatType:
		return floatText(num.FloatZero(t.Semantics(), false))
	case *llvm.LLVMPointerType:
		return "NULL"
	}
	return "{0}"
}

// quote returns a string literal.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c == '\n':
			b.WriteString(`\n`)
		case c < ' ' || c > '~' || c == '?':
			fmt.Fprintf(&b, `\%03o`, c)
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}

// addressText is the address of a symbol.
func (e *emitter) addressText(name string, loc core.Location) (string, bool) {
	s, ok := e.symbols[name]
	switch {
	case !ok:
		return "", e.r.Errorf(loc, "'@%s' is not defined in the module", name).Fail()
	case s.function:
		e.use(s)
		return "(void *)" + s.name, true
	}
	return "(void *)&" + s.name, true
}
