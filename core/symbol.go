package core

import (
	"slices"
	"strconv"
)

// The attribute names that make an operation a symbol.
const (
	SymbolNameAttr       = "sym_name"
	SymbolVisibilityAttr = "sym_visibility"
)

// Visibility says from where a symbol may be referred to.
type Visibility uint8

// The visibilities: everywhere, inside its own symbol table, and inside the table around it.
const (
	Public Visibility = iota
	Private
	Nested
)

// String returns "public", "private" or "nested".
func (v Visibility) String() string {
	switch v {
	case Private:
		return "private"
	case Nested:
		return "nested"
	}
	return "public"
}

// SymbolOpInterface is implemented by symbols that differ from the usual ones: always named, always a definition, and
// removable when they are unused and not public.
type SymbolOpInterface interface {
	IsOptionalSymbol() bool
	IsDeclaration() bool
	CanDiscardOnUseEmpty() bool
}

// SymbolUserOpInterface is implemented by operations that refer to symbols and check what they find.
type SymbolUserOpInterface interface {
	VerifySymbolUses(symbols *SymbolTableCollection, r *Reporter) bool
}

// SymbolUserAttrInterface is implemented by attributes that refer to symbols and check what they find.
type SymbolUserAttrInterface interface {
	VerifySymbolUses(op *Operation, symbols *SymbolTableCollection, r *Reporter) bool
}

// SymbolName returns the name of an operation as a symbol, its sym_name, and whether it has one.
func (op *Operation) SymbolName() (string, bool) {
	if a := op.SymbolNameAttr(); a != nil {
		return a.value, true
	}
	return "", false
}

// SymbolNameAttr returns the operation's sym_name, or nil.
func (op *Operation) SymbolNameAttr() *StringAttr {
	a, _ := op.Attr(SymbolNameAttr).(*StringAttr)
	return a
}

// SetSymbolName renames the symbol; uses keep the old name, see [ReplaceSymbolUses].
func (op *Operation) SetSymbolName(name string) {
	op.SetAttr(SymbolNameAttr, op.Context().String(name))
}

// IsSymbol reports whether the operation is of a kind that defines symbols and has a name.
func (op *Operation) IsSymbol() bool {
	return (op.Has(TraitSymbol) || SymbolOpInterfaceKey.In(op.info)) && op.Attr(SymbolNameAttr) != nil
}

// SymbolVisibility returns the visibility of a symbol, public when none is stated.
func (op *Operation) SymbolVisibility() Visibility {
	if a, ok := op.Attr(SymbolVisibilityAttr).(*StringAttr); ok {
		switch a.value {
		case "private":
			return Private
		case "nested":
			return Nested
		}
	}
	return Public
}

// SetSymbolVisibility changes the visibility; public is stated by leaving the attribute out.
func (op *Operation) SetSymbolVisibility(v Visibility) {
	if v == Public {
		op.RemoveAttr(SymbolVisibilityAttr)
		return
	}
	op.SetAttr(SymbolVisibilityAttr, op.Context().String(v.String()))
}

// IsSymbolDeclaration reports whether the symbol is declared only: a function-like operation without a body, or what
// the operation says itself.
func (op *Operation) IsSymbolDeclaration() bool {
	if s, ok := SymbolOpInterfaceKey.Of(op); ok {
		return s.IsDeclaration()
	}
	return op.Has(TraitFunctionLike) && op.NumRegions() > 0 && op.Region(0).IsEmpty()
}

// CanDiscardUnusedSymbol reports whether the symbol may be erased when nothing refers to it.
func (op *Operation) CanDiscardUnusedSymbol() bool {
	if s, ok := SymbolOpInterfaceKey.Of(op); ok {
		return s.CanDiscardOnUseEmpty()
	}
	return op.SymbolVisibility() != Public
}

// isOptionalSymbol reports whether the symbol need not have a name.
func isOptionalSymbol(op *Operation) bool {
	if s, ok := SymbolOpInterfaceKey.Of(op); ok {
		return s.IsOptionalSymbol()
	}
	i := op.info.SlotIndex(SymbolNameAttr)
	return i >= 0 && op.info.def.Slots[i].Optional
}

// NearestSymbolTable returns op or the closest operation around it that is a symbol table; nil when there is none, or
// when an unregistered operation that may be one comes first.
func (op *Operation) NearestSymbolTable() *Operation {
	for ; op != nil; op = op.ParentOp() {
		if op.Has(TraitSymbolTable) {
			return op
		}
		if maybeSymbolTable(op) {
			return nil
		}
	}
	return nil
}

// maybeSymbolTable reports whether nothing is known about an operation that has the shape of a symbol table.
func maybeSymbolTable(op *Operation) bool { return op.NumRegions() == 1 && op.info.dialect == nil }

// LookupSymbol returns the operation directly inside table that has the name, or nil. Linear time; see [Symbols].
func (table *Operation) LookupSymbol(name string) *Operation {
	if table.NumRegions() == 0 {
		return nil
	}
	for op := range table.Region(0).Ops() {
		if n, ok := op.SymbolName(); ok && n == name {
			return op
		}
	}
	return nil
}

// LookupSymbolRef resolves a reference inside table: the root there, each nested name in the symbol found before. It
// returns the innermost symbol, or nil.
func (table *Operation) LookupSymbolRef(ref *SymbolRefAttr) *Operation {
	return lookupRef(table, ref, (*Operation).LookupSymbol)
}

func lookupRef(table *Operation, ref *SymbolRefAttr, in func(*Operation, string) *Operation) *Operation {
	op := in(table, ref.root)
	for _, n := range ref.nested {
		if op == nil || !op.Has(TraitSymbolTable) {
			return nil
		}
		op = in(op, n)
	}
	return op
}

// LookupNearestSymbol resolves a reference in the closest symbol table around op; nil when nothing is found.
func (op *Operation) LookupNearestSymbol(ref *SymbolRefAttr) *Operation {
	if t := op.NearestSymbolTable(); t != nil {
		return t.LookupSymbolRef(ref)
	}
	return nil
}

// Symbols is the name space of one symbol table (upstream's class SymbolTable), for lookup in constant time. It must be
// told about symbols that come, go or change their names. Not safe for concurrent use, except for Lookup alone.
type Symbols struct {
	op    *Operation
	byKey map[string]*Operation
	// unique is the number that the next made-up name ends with; it only grows, as upstream's.
	unique int
}

// NewSymbols reads the symbols directly inside a symbol table. Of two with one name the first counts.
func NewSymbols(table *Operation) *Symbols {
	s := &Symbols{op: table, byKey: make(map[string]*Operation)}
	if table.NumRegions() == 0 {
		return s
	}
	for op := range table.Region(0).Ops() {
		if n, ok := op.SymbolName(); ok {
			if _, twice := s.byKey[n]; !twice {
				s.byKey[n] = op
			}
		}
	}
	return s
}

// Op returns the symbol table.
func (s *Symbols) Op() *Operation { return s.op }

// Lookup returns the symbol with the name, or nil.
func (s *Symbols) Lookup(name string) *Operation { return s.byKey[name] }

// Remove forgets the symbol without erasing it.
func (s *Symbols) Remove(op *Operation) {
	if n, ok := op.SymbolName(); ok && s.byKey[n] == op {
		delete(s.byKey, n)
	}
}

// Erase forgets the symbol and erases it.
func (s *Symbols) Erase(op *Operation) {
	s.Remove(op)
	op.Erase()
}

// Insert adds a symbol, renaming it when its name is taken, and returns its name. A symbol that is not in the table's
// body yet is put there ahead of before (nil: at the end, before a terminator).
func (s *Symbols) Insert(op, before *Operation) string {
	if op.block == nil {
		body := s.op.Region(0).Entry()
		if before == nil && body.last != nil && body.last.Has(TraitTerminator) {
			before = body.last
		}
		body.InsertBefore(op, before)
	}
	name, _ := op.SymbolName()
	if old := s.byKey[name]; old == op {
		return name
	} else if old != nil {
		name = s.UniqueName(name)
		op.SetSymbolName(name)
	}
	s.byKey[name] = op
	return name
}

// UniqueName returns the name with "_" and the first number after it that is not taken in this table.
func (s *Symbols) UniqueName(name string) string {
	for {
		n := name + "_" + strconv.Itoa(s.unique)
		s.unique++
		if s.byKey[n] == nil {
			return n
		}
	}
}

// Rename gives the symbol another name, here and in all uses inside the table; false when uses cannot be found or
// replaced.
func (s *Symbols) Rename(op *Operation, name string) bool {
	old := op.SymbolNameAttr()
	if old == nil || !op.ReplaceSymbolUsesIn(name, s.op) {
		return false
	}
	s.Remove(op)
	op.SetSymbolName(name)
	s.byKey[name] = op
	return true
}

// RenameToUnique gives the symbol a name that is free in this table and the others, also in its uses: "_" and the
// smallest number after the old one. It returns false as [Symbols.Rename] does.
func (s *Symbols) RenameToUnique(op *Operation, others []*Symbols) (string, bool) {
	old, _ := op.SymbolName()
	taken := func(n string) bool {
		return s.byKey[n] != nil || slices.ContainsFunc(others, func(o *Symbols) bool { return o.byKey[n] != nil })
	}
	for i := 0; ; i++ {
		if name := old + "_" + strconv.Itoa(i); !taken(name) {
			return name, s.Rename(op, name)
		}
	}
}

// SymbolTableCollection makes and keeps a [Symbols] for each symbol table that is asked about (upstream's
// SymbolTableCollection). The zero value is ready. Not safe for concurrent use.
type SymbolTableCollection struct {
	tables map[*Operation]*Symbols
}

// Of returns the name space of a symbol table.
func (c *SymbolTableCollection) Of(table *Operation) *Symbols {
	s := c.tables[table]
	if s == nil {
		s = NewSymbols(table)
		if c.tables == nil {
			c.tables = make(map[*Operation]*Symbols)
		}
		c.tables[table] = s
	}
	return s
}

// Invalidate forgets the name space of a symbol table.
func (c *SymbolTableCollection) Invalidate(table *Operation) { delete(c.tables, table) }

// LookupIn resolves a reference inside a symbol table; nil when nothing is found.
func (c *SymbolTableCollection) LookupIn(table *Operation, ref *SymbolRefAttr) *Operation {
	return lookupRef(table, ref, func(t *Operation, n string) *Operation { return c.Of(t).Lookup(n) })
}

// LookupNearest resolves a reference in the closest symbol table around op; nil when nothing is found.
func (c *SymbolTableCollection) LookupNearest(op *Operation, ref *SymbolRefAttr) *Operation {
	if t := op.NearestSymbolTable(); t != nil {
		return c.LookupIn(t, ref)
	}
	return nil
}

// LookupNearestName is [SymbolTableCollection.LookupNearest] of a plain name.
func (c *SymbolTableCollection) LookupNearestName(op *Operation, name string) *Operation {
	if t := op.NearestSymbolTable(); t != nil {
		return c.Of(t).Lookup(name)
	}
	return nil
}
