package core

// verifySymbolTable checks that the names in a symbol table are unique, then asks the users of symbols in its scope.
func verifySymbolTable(op *Operation, r *Reporter) bool { return verifySymbolNames(op, true, r) }

// verifySymbolNames is verifySymbolTable; it does not look for users when there are none.
func verifySymbolNames(op *Operation, users bool, r *Reporter) bool {
	if op.NumRegions() != 1 {
		return r.OpErrorf(op, "Operations with a 'SymbolTable' must have exactly one region").Fail()
	}
	if !op.Region(0).HasOneBlock() {
		return r.OpErrorf(op, "Operations with a 'SymbolTable' must have exactly one block").Fail()
	}
	body := op.Region(0).first
	symbols := make(map[string]*Operation)
	for o := body.first; o != nil; o = o.next {
		n, ok := SymbolName(o)
		if !ok {
			continue
		}
		if first := symbols[n]; first != nil {
			return r.OpEmitErrorf(o, "redefinition of symbol named '%s'", n).
				Note(first.loc, "see existing symbol definition here").Fail()
		}
		symbols[n] = o
	}
	if !users {
		return true
	}
	collection := SymbolCollection{tables: map[*Operation]*Symbols{op: {op: op, byKey: symbols}}}
	return walkSymbolScope(op, func(o *Operation) bool { return verifySymbolUser(o, &collection, r) })
}

func verifySymbolUser(op *Operation, c *SymbolCollection, r *Reporter) bool {
	if !op.info.registered || op.info.verifyPlan().symbolUser { // the plan is quicker than the query, and there are many operations
		if u, ok := SymbolUser.Of(op); ok && !u.VerifySymbolUses(c, r) {
			return false
		}
	}
	if op.ext == nil {
		return true
	}
	for _, a := range op.ext.discardable {
		if u, ok := SymbolUserAttr.Of(a.Value); ok && !u.VerifySymbolUses(op, c, r) {
			return false
		}
	}
	return true
}

// walkSymbolScope visits the operations whose references a symbol table resolves: everything below it but not what is in
// further symbol tables. Regions come in upstream's order, the most recently met first. It returns false when f did.
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
	if SymbolNameOf(op) == nil {
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
	if IsSymbolDeclaration(op) && SymbolVisibility(op) == Public {
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
