package engine

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// Value is an argument or result: an integer, a float, a pointer, or a list of parts.
type Value struct {
	// Kind says which of the fields counts.
	Kind  Kind
	Int   num.Int
	Float num.Float
	Ptr   uint64
	Parts []Value

	origin byte // of poison
}

// Kind says what a [Value] holds.
type Kind uint8

// The kinds of values.
const (
	IntKind Kind = iota
	FloatKind
	PtrKind
	// PartsKind is a vector or an aggregate.
	PartsKind
	// PoisonKind stands for poison and undef, which hold no value.
	PoisonKind
)

// Int returns an integer value.
func Int(v num.Int) Value { return Value{Kind: IntKind, Int: v} }

// Float returns a float value.
func Float(v num.Float) Value { return Value{Kind: FloatKind, Float: v} }

// Ptr returns a pointer value.
func Ptr(p uint64) Value { return Value{Kind: PtrKind, Ptr: p} }

// Parts returns a vector or aggregate value.
func Parts(v ...Value) Value { return Value{Kind: PartsKind, Parts: v} }

// kindText says what a scalar is, for messages.
func (v Value) kindText() string {
	switch v.Kind {
	case IntKind:
		return fmt.Sprintf("an integer of %d bits", v.Int.Width())
	case FloatKind:
		return fmt.Sprintf("a float of %d bits", v.Float.Semantics().Width())
	case PtrKind:
		return "a pointer"
	}
	return "no scalar"
}

// put stores a value in words.
func (v Value) put(leaves []leaf, words []uint64, flags []byte) error {
	flat := v.flat(nil)
	if len(flat) != len(leaves) {
		return fmt.Errorf("expected %d scalars, got %d", len(leaves), len(flat))
	}
	at := 0
	for i, s := range flat {
		l := &leaves[i]
		w := words[at : at+int(l.Words)]
		switch {
		case s.Kind == PoisonKind:
			for k := range w {
				flags[at+k] = max(s.origin, poisonConstant)
			}
		case s.Kind == IntKind && l.Kind == layout.Int && s.Int.Width() == l.Width:
			putInt(w, s.Int)
		case s.Kind == FloatKind && l.Kind == layout.Float && s.Float.Semantics() == l.Sem:
			putFloat(w, s.Float)
		case s.Kind == PtrKind && l.Kind == layout.Pointer:
			w[0] = s.Ptr
		default:
			return fmt.Errorf("scalar #%d is %s, expected a value of type %s", i, s.kindText(), l.Type)
		}
		at += int(l.Words)
	}
	return nil
}

// flat appends the scalars.
func (v Value) flat(l []Value) []Value {
	if v.Kind != PartsKind {
		return append(l, v)
	}
	for _, p := range v.Parts {
		l = p.flat(l)
	}
	return l
}

// value makes a value of a type from words.
func (e *Engine) value(t core.Type, words []uint64, flags []byte) (Value, []uint64, []byte) {
	leaves, _ := e.leaves(t)
	switch t.(type) {
	case *core.VectorType, *llvm.LLVMArrayType, *llvm.LLVMStructType:
		v := Value{Kind: PartsKind}
		for i := 0; len(leaves) > 0; i++ {
			part, _, ok := e.partOf(t, i)
			if !ok {
				break
			}
			l, _ := e.leaves(part)
			leaves = leaves[len(l):]
			var p Value
			p, words, flags = e.value(part, words, flags)
			v.Parts = append(v.Parts, p)
		}
		return v, words, flags
	}
	l := &leaves[0]
	w := words[:l.Words]
	words = words[l.Words:]
	bad := byte(0)
	if flags != nil {
		bad = firstFlag(flags[:l.Words]...)
		flags = flags[l.Words:]
	}
	var v Value
	switch {
	case bad != 0:
		v.Kind, v.origin = PoisonKind, bad
	case l.Kind == layout.Float:
		v = Float(getFloat(l.Sem, w))
	case l.Kind == layout.Pointer:
		v = Ptr(w[0])
	default:
		v = Int(num.NewIntWords(l.Width, w))
	}
	return v, words, flags
}

// String returns the text that the command run prints: integers in decimal and signed, those of one bit as true and
// false, floats as MLIR prints them, pointers in hexadecimal, parts between brackets.
func (v Value) String() string {
	switch v.Kind {
	case IntKind:
		if v.Int.Width() == 1 {
			return strconv.FormatBool(!v.Int.IsZero())
		}
		return string(v.Int.AppendDec(nil, true))
	case FloatKind:
		return v.Float.String()
	case PtrKind:
		return "0x" + strconv.FormatUint(v.Ptr, 16)
	case PoisonKind:
		return "poison"
	}
	var b strings.Builder
	b.WriteByte('[')
	for i, p := range v.Parts {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(p.String())
	}
	b.WriteByte(']')
	return b.String()
}

// ParseValue reads an argument of a scalar type from text: an integer, true or false, or a float literal.
func ParseValue(t core.Type, s string) (Value, error) {
	switch t := t.(type) {
	case *core.IntegerType:
		if t.Width() == 1 && (s == "true" || s == "false") {
			return Int(num.NewInt(1, boolWord(s == "true"))), nil
		}
		v, ok := num.ParseInt(t.Width(), s)
		if !ok {
			return Value{}, fmt.Errorf("%q is no integer of %d bits; write one in decimal, or its bits in hexadecimal as in 0xff", s,
				t.Width())
		}
		return Int(v), nil
	case *core.FloatType:
		if bits, ok := num.ParseInt(t.Width(), s); ok && strings.HasPrefix(s, "0x") {
			return Float(num.FloatFromBits(t.Semantics(), bits)), nil
		}
		switch name, negative := strings.CutPrefix(s, "-"); {
		case name == "inf" && t.Semantics().HasInf():
			return Float(num.FloatInf(t.Semantics(), negative)), nil
		case name == "nan" && t.Semantics().HasNaN():
			return Float(num.FloatNaN(t.Semantics(), negative)), nil
		}
		v, _, ok := num.FloatFromString(t.Semantics(), s, num.NearestTiesToEven)
		if !ok {
			return Value{}, fmt.Errorf("%q is no float; write one as 1.5e3, inf, nan, or its bits in hexadecimal as in 0x3fc00000", s)
		}
		return Float(v), nil
	}
	return Value{}, fmt.Errorf("an argument of type %s cannot be written on the command line; call a function that makes its own", t)
}

// asList returns the findings that an error holds.
func asList(err error) (diag.List, bool) {
	var l diag.List
	ok := errors.As(err, &l)
	return l, ok
}

// Decode reads a value of a type from the bytes that it has in memory.
func Decode(l *layout.Layout, t core.Type, raw []byte) (Value, error) {
	e := &Engine{layout: l, types: map[core.Type][]leaf{}}
	return e.decode(t, raw, nil)
}
