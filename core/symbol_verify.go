package core

import "sync"

// verifySymbolTable checks that the names in a symbol table are unique, then asks the users of symbols in its scope.
func verifySymbolTable(op *Operation, r *Reporter) bool {
	c, ok := verifySymbolNames(op, r)
	return ok && verifyScope(op, c, r)
}

// verifyScope asks the users of symbols in the scope of a table, in upstream's order.
func verifyScope(table *Operation, c *SymbolTableCollection, r *Reporter) bool {
	return walkSymbolScope(table, func(o *Operation) bool { return verifySymbolUser(o, c, r) })
}

// verifySymbolNames returns the symbols of a table, and false when it is not as it should be.
func verifySymbolNames(op *Operation, r *Reporter) (*SymbolTableCollection, bool) {
	if op.NumRegions() != 1 {
		return nil, r.OpErrorf(op, "Operations with a 'SymbolTable' must have exactly one region").Fail()
	}
	if !op.Region(0).HasOneBlock() {
		return nil, r.OpErrorf(op, "Operations with a 'SymbolTable' must have exactly one block").Fail()
	}
	body := op.Region(0).first
	symbols := make(map[string]*Operation)
	for o := body.first; o != nil; o = o.next {
		n, ok := o.SymbolName()
		if !ok {
			continue
		}
		if first := symbols[n]; first != nil {
			return nil, r.OpEmitErrorf(o, "redefinition of symbol named '%s'", n).
				Note(first.loc, "see existing symbol definition here").Fail()
		}
		symbols[n] = o
	}
	return &SymbolTableCollection{tables: map[*Operation]*Symbols{op: {op: op, byKey: symbols}}}, true
}

// symbolUsers are the operations, met by a verifier, whose references symbol tables have to check, by table. Most
// operations are none, and walking over all of them once more would cost more than checking the few.
type symbolUsers struct {
	mu    sync.Mutex
	of    map[*Operation][]*Operation
	scans bool // some table has to look for its users itself
}

// add enters those of a unit. What is below the unit's root, when that is a table, has been checked.
func (s *symbolUsers) add(u *unit) {
	users := u.users
	if u.root.Has(TraitSymbolTable) && len(users) > 0 {
		if users[0] != u.root {
			return
		}
		users = users[:1]
	}
	if len(users) == 0 || u.table == nil && !u.innerTables {
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if u.innerTables {
		s.scans = true
		return
	}
	if s.of == nil {
		s.of = make(map[*Operation][]*Operation)
	}
	s.of[u.table] = append(s.of[u.table], users...)
}

// below returns the users below a table; ok is false when they are not known.
func (s *symbolUsers) below(table *Operation) (users []*Operation, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	users = s.of[table]
	delete(s.of, table)
	return users, !s.scans
}

// tableIn returns the symbol table that resolves references below op, nil when that is not verified.
func (u *unit) tableIn(op *Operation) *Operation {
	if u.innerTables {
		for ; op != nil; op = op.ParentOp() {
			if op.Has(TraitSymbolTable) {
				return op
			}
		}
		return nil
	}
	if u.root.Has(TraitSymbolTable) {
		return u.root
	}
	return u.table
}

// verifySymbols checks a symbol table when what is nested in it has been verified. Only when some user of symbols has
// something to say the order matters, and they are asked again in upstream's.
func (u *unit) verifySymbols(op *Operation) bool {
	c, ok := verifySymbolNames(op, u.r)
	if !ok {
		return false
	}
	if !u.v.recursive || op != u.root || u.innerTables {
		return verifyScope(op, c, u.r)
	}
	nested, ok := u.v.users.below(op)
	if !ok {
		return verifyScope(op, c, u.r)
	}
	r := Reporter{ctx: u.r.ctx, OpNotes: u.r.OpNotes}
	for _, list := range [][]*Operation{u.users, nested} {
		for _, user := range list {
			if user != op && !verifySymbolUser(user, c, &r) || len(r.list) > 0 {
				return verifyScope(op, c, u.r)
			}
		}
	}
	return true
}

func verifySymbolUser(op *Operation, c *SymbolTableCollection, r *Reporter) bool {
	if !op.info.registered || op.info.verifyPlan().symbolUser { // the plan is quicker than the query, and there are many operations
		if u, ok := SymbolUserOpInterfaceKey.Of(op); ok && !u.VerifySymbolUses(c, r) {
			return false
		}
	}
	if op.ext == nil {
		return true
	}
	for _, a := range op.ext.discardable {
		if u, ok := SymbolUserAttrInterfaceKey.Of(a.Value); ok && !u.VerifySymbolUses(op, c, r) {
			return false
		}
	}
	return true
}

// walkSymbolScope visits the operations whose references a symbol table resolves: everything below it but not what is
// in further symbol tables. Regions come in upstream's order, the most recently met first. It returns false when f did.
func walkSymbolScope(table *Operation, f func(*Operation) bool) bool {
	var work []*Region
	for _, rg := range table.Regions() {
		work = append(work, rg)
	}
	return walkSymbolRegions(work, f)
}

func walkSymbolRegions(work []*Region, f func(*Operation) bool) bool {
	for len(work) > 0 {
		rg := work[len(work)-1]
		work = work[:len(work)-1]
		for b := rg.first; b != nil; b = b.next {
			for op := b.first; op != nil; op = op.next {
				if !f(op) {
					return false
				}
				if op.ext != nil && !op.Has(TraitSymbolTable) {
					for i := range op.ext.regions {
						work = append(work, &op.ext.regions[i])
					}
				}
			}
		}
	}
	return true
}

// verifySymbol checks the operations that define symbols.
func verifySymbol(op *Operation, r *Reporter) bool {
	if op.Attr(SymbolNameAttr) == nil && isOptionalSymbol(op) {
		return true
	}
	if op.SymbolNameAttr() == nil {
		return r.OpErrorf(op, "requires string attribute '%s'", SymbolNameAttr).Fail()
	}
	if vis := op.Attr(SymbolVisibilityAttr); vis != nil {
		s, ok := vis.(*StringAttr)
		if !ok {
			return r.OpErrorf(op, "requires visibility attribute '%s' to be a string attribute, but got %s",
				SymbolVisibilityAttr, AttrString(vis)).Fail()
		}
		switch s.value {
		case "public", "private", "nested":
		default:
			return r.OpErrorf(op, `visibility expected to be one of ["public", "private", "nested"], but got %s`,
				AttrString(vis)).Fail()
		}
	}
	if op.IsSymbolDeclaration() && op.SymbolVisibility() == Public && !op.Has(TraitPublicDeclaration) {
		return r.OpErrorf(op, "symbol declaration cannot have public visibility").Fail()
	}
	if op.nResults != 0 {
		return r.OpErrorf(op, "symbols must not have results").Fail()
	}
	if p := op.ParentOp(); p != nil && p.info.registered && !p.Has(TraitSymbolTable) {
		return r.OpErrorf(op, "symbol's parent must have the SymbolTable trait").Fail()
	}
	return true
}
