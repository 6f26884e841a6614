package rt

import "github.com/odsgen/ods/core"

// The functions of this file parse an attribute into the slot with a definition index, or a type into a variable. They
// return false after a report. The Try functions accept that no attribute starts here; the slot stays as it is then.

// ParseSlot parses an attribute of class A. t is the type that it has when none is written; nil for no such type.
func ParseSlot[A core.Attribute](p *core.Parser, st *core.OperationState, slot int, t core.Type) bool {
	var v A
	return core.ParseAttrAs(p, &v, t) && put(st, slot, v)
}

// TryParseSlot is [ParseSlot] for an attribute that may be absent.
func TryParseSlot[A core.Attribute](p *core.Parser, st *core.OperationState, slot int, t core.Type) bool {
	var v A
	found, ok := TryParseAttrAs(p, &v, t)
	return ok && (!found || put(st, slot, v))
}

// ParseSlotWhere is [ParseSlot] for an attribute that also satisfies a constraint.
func ParseSlotWhere[A core.Attribute](p *core.Parser, st *core.OperationState, slot int, is func(core.Attribute) bool,
	t core.Type) bool {
	var v A
	return ParseAttrWhere(p, &v, is, t) && put(st, slot, v)
}

// TryParseSlotWhere is [ParseSlotWhere] for an attribute that may be absent.
func TryParseSlotWhere[A core.Attribute](p *core.Parser, st *core.OperationState, slot int, is func(core.Attribute) bool,
	t core.Type) bool {
	var v A
	found, ok := TryParseAttrWhere(p, &v, is, t)
	return ok && (!found || put(st, slot, v))
}

// ParseSlotCustom parses an attribute of a dialect without its prefix.
func ParseSlotCustom[A core.Attribute](p *core.Parser, st *core.OperationState, slot int, def *core.AttrDef) bool {
	var v A
	return core.ParseCustomAttr(p, def, &v, nil) && put(st, slot, v)
}

// TryParseSlotCustom is [ParseSlotCustom] for an attribute that may be absent.
func TryParseSlotCustom[A core.Attribute](p *core.Parser, st *core.OperationState, slot int, def *core.AttrDef) bool {
	var v A
	found, ok := TryParseCustomAttr(p, def, &v, nil)
	return ok && (!found || put(st, slot, v))
}

// TryParseSlotAny parses an attribute of any class that may be absent.
func TryParseSlotAny(p *core.Parser, st *core.OperationState, slot int, t core.Type) bool {
	var v core.Attribute
	found, ok := p.TryAttr(&v, t)
	return ok && (!found || put(st, slot, v))
}

// ParseSlotDense parses the elements of a packed array in brackets.
func ParseSlotDense(p *core.Parser, st *core.OperationState, slot int, elem core.Type) bool {
	var v *core.DenseArrayAttr
	return p.DenseArray(elem, &v) && put(st, slot, v)
}

// TryParseSlotDense is [ParseSlotDense] for an array that may be absent.
func TryParseSlotDense(p *core.Parser, st *core.OperationState, slot int, elem core.Type) bool {
	var v *core.DenseArrayAttr
	found, ok := p.TryDenseArray(elem, &v)
	return ok && (!found || put(st, slot, v))
}

// ParseSlotSymbol parses @name.
func ParseSlotSymbol(p *core.Parser, st *core.OperationState, slot int) bool {
	var v *core.StringAttr
	return p.SymbolName(&v) && put(st, slot, v)
}

// TryParseSlotSymbol is [ParseSlotSymbol] for a name that may be absent. It returns true.
func TryParseSlotSymbol(p *core.Parser, st *core.OperationState, slot int) bool {
	var v *core.StringAttr
	return !p.TrySymbolName(&v) || put(st, slot, v)
}

// ParseSlotEnum parses a case of an enum, a keyword. name is the attribute in messages.
func ParseSlotEnum[E any, A core.Attribute](p *core.Parser, st *core.OperationState, slot int, name string, cases []string,
	parse func(string) (E, bool), attr func(*core.Context, E) A) bool {
	var v string
	return p.EnumKeyword(name, cases, &v) && put(st, slot, EnumAttrFrom(p.Context(), v, parse, attr))
}

// TryParseSlotEnum is [ParseSlotEnum] for a case that may be absent.
func TryParseSlotEnum[E any, A core.Attribute](p *core.Parser, st *core.OperationState, slot int, name string, cases []string,
	parse func(string) (E, bool), attr func(*core.Context, E) A) bool {
	var v string
	found, ok := p.TryEnumKeyword(name, cases, &v)
	return ok && (!found || put(st, slot, EnumAttrFrom(p.Context(), v, parse, attr)))
}

// put fills a slot and returns true.
func put(st *core.OperationState, slot int, a core.Attribute) bool {
	st.SetSlot(slot, a)
	return true
}

// ParseType parses a type of class T.
func ParseType[T core.Type](p *core.Parser, dst *core.Type) bool {
	var v T
	ok := core.ParseTypeAs(p, &v)
	*dst = v
	return ok
}

// ParseCustomType parses a type of a dialect without its prefix.
func ParseCustomType[T core.Type](p *core.Parser, def *core.TypeDef, dst *core.Type) bool {
	var v T
	ok := core.ParseCustomType(p, def, &v)
	*dst = v
	return ok
}

// NoError returns ok, the second result of a function that parses what may not be there, for a caller that need not
// know whether it was.
func NoError(_, ok bool) bool { return ok }
