package asm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rt"
)

// Types are types that are known when the text is read: one, or a list.
type Types struct {
	Kind TypesKind
	// X is a register or a slot.
	X int16
	// From are the types that are made into others; nil for those that are made of nothing.
	From *Types
	// One makes a type, and List a list, out of what stands in Of or OfList of the frame.
	One  func(f *Frame) core.Type
	List func(f *Frame) []core.Type
}

// TypesKind says where types come from.
type TypesKind uint8

// The kinds of types. Those up to OneMade are one type, the others a list.
const (
	OneRead  TypesKind = iota // what register X of types holds
	OneOnly                   // the only type in register X of lists, else none
	OneSlot                   // the type of the attribute in slot X
	OneMade                   // what One makes
	ListNone                  // no types
	ListRead                  // what register X of lists holds
	ListMade                  // what List makes
	ListEach                  // what One makes of each type of From
)

// Builtin types.
var (
	Index = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().Index() }}
	None  = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().None() }}
	I1    = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().I1() }}
	I8    = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().I8() }}
	I16   = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().I16() }}
	I32   = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().I32() }}
	I64   = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().I64() }}
	F32   = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().F32() }}
	F64   = Types{Kind: OneMade, One: func(f *Frame) core.Type { return f.P.Context().F64() }}
)

// IsList reports whether the types are a list.
func (t *Types) IsList() bool { return t.Kind > OneMade }

// one returns types that are one.
func (f *Frame) one(t *Types) core.Type {
	switch t.Kind {
	case OneRead:
		return f.Type[t.X]
	case OneOnly:
		return rt.OnlyType(f.Types[t.X])
	case OneSlot:
		return query.TypeOf(f.State.Slot(int(t.X)))
	}
	f.from(t.From)
	return t.One(f)
}

// list returns types that are a list.
func (f *Frame) list(t *Types) []core.Type {
	switch t.Kind {
	case ListRead:
		return f.Types[t.X]
	case ListMade:
		f.from(t.From)
		return t.List(f)
	case ListEach:
		from := f.list(t.From)
		out := make([]core.Type, len(from))
		for i, x := range from {
			f.Of = x
			out[i] = t.One(f)
		}
		return out
	}
	return nil
}

// from puts what types are made of where the functions look for it.
func (f *Frame) from(t *Types) {
	switch {
	case t == nil:
	case t.IsList():
		f.OfList = f.list(t)
	default:
		f.Of = f.one(t)
	}
}

// appendTypes appends types, one or a list.
func (f *Frame) appendTypes(list []core.Type, t *Types) []core.Type {
	if t.IsList() {
		return append(list, f.list(t)...)
	}
	return append(list, f.one(t))
}
