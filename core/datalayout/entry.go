package datalayout

import (
	"reflect"
	"strings"

	"github.com/odsgen/ods/core"
)

// Entry is one line of a specification: what is said about a type, or about a name.
type Entry struct {
	// Type is the key of an entry about a type; nil for one about a name.
	Type core.Type
	// Name is the key of an entry about a name, such as "dlti.endianness".
	Name *core.StringAttr
	// Value is what the entry says.
	Value core.Attribute
	// Attr is the entry itself, for messages.
	Attr core.Attribute
}

// SameKey reports whether two entries are about the same type or name.
func (e Entry) SameKey(o Entry) bool { return e.Type == o.Type && e.Name == o.Name }

// Int returns element i of an entry that is a dense list of 64-bit integers, and whether there is one.
func (e Entry) Int(i int64) (v uint64, ok bool) {
	d := ints(e.Value)
	if d == nil || i >= d.NumElements() {
		return 0, false
	}
	return d.Int(i).Uint64(), true
}

// Len returns the number of elements of an entry that is a dense list of integers, -1 for another one.
func (e Entry) Len() int {
	if d := Integers(e.Value); d != nil {
		return int(d.NumElements())
	}
	return -1
}

// Integers returns the attribute as a dense list of integers of any width, or nil.
func Integers(a core.Attribute) *core.DenseElementsAttr {
	d, ok := a.(*core.DenseElementsAttr)
	if !ok {
		return nil
	}
	switch d.ShapedType().ElementType().(type) {
	case *core.IntegerType, *core.IndexType:
		return d
	}
	return nil
}

// IsI64 reports whether the elements of a list are of type i64.
func IsI64(d *core.DenseElementsAttr) bool {
	t := d.ShapedType().ElementType()
	return t == core.Type(t.Context().I64())
}

// ints returns the attribute as a dense list of 64-bit integers, or nil.
func ints(a core.Attribute) *core.DenseElementsAttr {
	if d := Integers(a); d != nil && IsI64(d) {
		return d
	}
	return nil
}

// class returns what entries of one kind of type have in common: the type without its parameters. Upstream calls it the
// type's ID.
func class(t core.Type) any {
	switch t := t.(type) {
	case *core.FloatType:
		return t
	case interface{ Def() *core.TypeDef }:
		if d := t.Def(); d != nil {
			return d
		}
	}
	return reflect.TypeOf(t)
}

// group is the entries that concern one class of types.
type group struct {
	class   any
	entries []Entry
}

// table is entries by what they are about. Types come in the order of their first entry, names in that of the entries.
type table struct {
	types []group
	names []Entry
}

func tableOf(entries []Entry) table {
	var t table
	for _, e := range entries {
		if e.Type == nil {
			t.names = append(t.names, e)
			continue
		}
		g := t.group(class(e.Type))
		g.entries = append(g.entries, e)
	}
	return t
}

// group returns the group of a class, made when there is none.
func (t *table) group(c any) *group {
	if g := t.find(c); g != nil {
		return g
	}
	t.types = append(t.types, group{class: c})
	return &t.types[len(t.types)-1]
}

func (t *table) find(c any) *group {
	for i := range t.types {
		if t.types[i].class == c {
			return &t.types[i]
		}
	}
	return nil
}

// name returns the entry about a name, or nil.
func (t *table) name(n *core.StringAttr) *Entry {
	for i := range t.names {
		if t.names[i].Name == n {
			return &t.names[i]
		}
	}
	return nil
}

// ownerOf returns the loaded dialect that a name belongs to, nil when there is none: it may know the name, but cannot
// be asked.
func ownerOf(name *core.StringAttr) *core.Dialect {
	dialect, rest, _ := strings.Cut(name.Value(), ".")
	if dialect == "" || rest == "" {
		return nil
	}
	return name.Context().LoadedDialect(dialect)
}
