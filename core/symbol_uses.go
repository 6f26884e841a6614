package core

// SymbolUse is one reference to a symbol by an attribute of an operation.
type SymbolUse struct {
	User *Operation
	Ref  *SymbolRefAttr
}

// SymbolUses returns the references to any symbol that op and the operations below it hold. What is inside a symbol
// table refers to its symbols, so op's regions are not looked at when it is one; [Operation.SymbolUses] does that. It
// returns false when an unregistered operation may be a symbol table, because then nothing is certain.
func (op *Operation) SymbolUses() ([]SymbolUse, bool) {
	var uses []SymbolUse
	ok := symbolScope{op: op}.walk(collectUses(&uses))
	return uses, ok
}

// SymbolUses returns the references to any symbol that the operations in the region hold, under the conditions of
// [Operation.SymbolUses].
func (rg *Region) SymbolUses() ([]SymbolUse, bool) {
	var uses []SymbolUse
	ok := symbolScope{region: rg}.walk(collectUses(&uses))
	return uses, ok
}

// SymbolUsesIn returns the references to the symbol inside from, also by longer paths from symbol tables around its
// own, under the conditions of [Operation.SymbolUses].
func (symbol *Operation) SymbolUsesIn(from *Operation) ([]SymbolUse, bool) {
	var uses []SymbolUse
	ok := walkUsesOf(symbol, from, collectUses(&uses))
	return uses, ok
}

func collectUses(uses *[]SymbolUse) func(SymbolUse) bool {
	return func(u SymbolUse) bool {
		*uses = append(*uses, u)
		return true
	}
}

// SymbolKnownUnusedIn reports whether certainly nothing inside from refers to the symbol.
func (symbol *Operation) SymbolKnownUnusedIn(from *Operation) bool {
	used := false
	ok := walkUsesOf(symbol, from, func(SymbolUse) bool {
		used = true
		return false
	})
	return ok && !used
}

// ReplaceSymbolUsesIn makes all references to the symbol inside from name another one in the same symbol table. It
// returns false when an unregistered operation may be a symbol table.
func (symbol *Operation) ReplaceSymbolUsesIn(name string, from *Operation) bool {
	return replaceUses(scopesOf(symbol, from), name)
}

func replaceUses(scopes []symbolScope, name string) bool {
	for _, s := range scopes {
		if !s.ops(func(op *Operation) bool {
			replaceOpSymbolRefs(op, s.path, name)
			return true
		}) {
			return false
		}
	}
	return true
}

// symbolScope is a piece of IR in which path resolves to a symbol: an operation with what is below it unless it is a
// symbol table, or a region.
type symbolScope struct {
	path   []string
	op     *Operation
	region *Region
}

// ops visits the operations of the scope until f returns false. It returns false when it met a possible symbol table
// that nothing is known about.
func (s symbolScope) ops(f func(*Operation) bool) bool {
	known := true
	visit := func(op *Operation) bool {
		if maybeSymbolTable(op) {
			known = false
		}
		return known && f(op)
	}
	if s.region != nil {
		walkSymbolRegions([]*Region{s.region}, visit)
		return known
	}
	if visit(s.op) && !s.op.Has(TraitSymbolTable) {
		walkSymbolScope(s.op, visit)
	}
	return known
}

// walk visits the references in the scope, with the result of ops.
func (s symbolScope) walk(f func(SymbolUse) bool) bool {
	return s.ops(func(op *Operation) bool {
		return walkOpSymbolRefs(op, func(ref *SymbolRefAttr) bool { return f(SymbolUse{op, ref}) })
	})
}

// scopesOf lists the scopes inside limit from which the symbol can be referred to, innermost first.
func scopesOf(symbol, limit *Operation) []symbolScope {
	name, ok := symbol.SymbolName()
	if !ok {
		return nil
	}
	path := []string{name}
	if symbol.IsAncestorOf(limit) {
		// References do not lead outwards, so only those from the symbol's own table count.
		if symbol != limit && limit.ParentOp().NearestSymbolTable() != symbol.ParentOp() {
			return nil
		}
		return []symbolScope{{path: path, op: limit}}
	}
	common := symbol.ParentOp()
	for common != nil && !common.IsAncestorOf(limit) {
		common = common.ParentOp()
	}
	if common == nil {
		return nil
	}
	var scopes []symbolScope
	complete := true
	for table := symbol.ParentOp(); ; table = table.ParentOp() {
		scopes = append(scopes, symbolScope{path: path, region: table.Region(0)})
		if table == common {
			break
		}
		n, ok := table.SymbolName()
		if !ok || !table.Has(TraitSymbolTable) {
			complete = false
			break
		}
		path = append([]string{n}, path...)
	}
	if common == limit {
		return scopes
	}
	if !complete {
		return nil
	}
	return []symbolScope{{path: path, op: limit}}
}

func walkUsesOf(symbol, from *Operation, f func(SymbolUse) bool) bool {
	for _, s := range scopesOf(symbol, from) {
		stop := false
		ok := s.walk(func(u SymbolUse) bool {
			stop = refersThrough(u.Ref, s.path) && !f(u)
			return !stop
		})
		if !ok || stop {
			return ok
		}
	}
	return true
}

// refersThrough reports whether the reference is the path or starts with it.
func refersThrough(ref *SymbolRefAttr, path []string) bool {
	if ref.root != path[0] || len(ref.nested) < len(path)-1 {
		return false
	}
	for i, n := range path[1:] {
		if ref.nested[i] != n {
			return false
		}
	}
	return true
}

// walkOpSymbolRefs calls f for every outermost symbol reference in the operation's attributes, in order of their names;
// it returns false when f did.
func walkOpSymbolRefs(op *Operation, f func(*SymbolRefAttr) bool) bool {
	for _, k := range op.info.byName {
		if w := op.slotWords()[k]; w != nil && !walkSymbolRefs(w.self, f) {
			return false
		}
	}
	for _, a := range op.DiscardableAttrs() {
		if !walkSymbolRefs(a.Value, f) {
			return false
		}
	}
	return true
}

func walkSymbolRefs(a Attribute, f func(*SymbolRefAttr) bool) bool {
	if ref, ok := a.(*SymbolRefAttr); ok {
		return f(ref)
	}
	ok := true
	WalkParts(a, nil, func(t Type) { ok = ok && walkTypeSymbolRefs(t, f) }, func(b Attribute) { ok = ok && walkSymbolRefs(b, f) })
	return ok
}

func walkTypeSymbolRefs(t Type, f func(*SymbolRefAttr) bool) bool {
	ok := true
	WalkParts(nil, t, func(t Type) { ok = ok && walkTypeSymbolRefs(t, f) }, func(b Attribute) { ok = ok && walkSymbolRefs(b, f) })
	return ok
}

// replaceOpSymbolRefs changes the last name of path in every reference of the operation that goes through it.
func replaceOpSymbolRefs(op *Operation, path []string, name string) {
	op.ReplaceNestedAttrs(nil, func(a Attribute) (Attribute, bool) {
		ref, ok := a.(*SymbolRefAttr)
		if !ok || !refersThrough(ref, path) {
			return a, ok
		}
		if len(path) == 1 {
			return ref.ctx.SymbolRef(name, ref.nested...), true
		}
		nested := append([]string(nil), ref.nested...)
		nested[len(path)-2] = name
		return ref.ctx.SymbolRef(ref.root, nested...), true
	})
}
