package core

// parseModule reads builtin.module.
//
//	module ::= `module` symbol? (`attributes` attribute-dict)? region
func parseModule(p *Parser, s *OperationState) bool {
	var name *StringAttr
	if p.TrySymbolName(&name) {
		s.SetSlot(0, name)
	}
	if !p.OpAttrDictWithKeyword(s) {
		return false
	}
	r := s.AddRegion() // not deferred: the functions in it are
	if !p.Region(r, nil) {
		return false
	}
	if r.IsEmpty() {
		r.Append(p.arena.block())
	}
	return true
}

// parseUnrealizedCast reads builtin.unrealized_conversion_cast.
//
//	cast ::= `builtin.unrealized_conversion_cast` (operands `:` types)? `to` types attribute-dict?
func parseUnrealizedCast(p *Parser, s *OperationState) bool {
	var ins []OperandRef
	var types []Type
	at := p.Pos()
	if !p.OperandList(&ins, DelimNone) {
		return false
	}
	if len(ins) > 0 && !p.ColonTypeList(&types) {
		return false
	}
	if !p.Keyword("to") || !p.TypeList(&s.Types) {
		return false
	}
	return p.OpAttrDict(s) && p.ResolveAll(&s.Operands, ins, types, at)
}

// OpAttrDict is what attr-dict of a declarative format reads: [Parser.AttrDict], with inherent attributes checked.
func (p *Parser) OpAttrDict(s *OperationState) bool {
	at := p.Pos()
	return p.AttrDict(&s.Attrs) && p.CheckInherentAttrs(s, at)
}

// OpAttrDictWithKeyword is what attr-dict-with-keyword of a declarative format reads.
func (p *Parser) OpAttrDictWithKeyword(s *OperationState) bool {
	at := p.Pos()
	return p.AttrDictWithKeyword(&s.Attrs) && p.CheckInherentAttrs(s, at)
}

// CheckInherentAttrs checks the attributes of the state that name inherent ones against their constraints. Declarative
// formats call it after the attribute dictionary, with the offset where that began.
func (p *Parser) CheckInherentAttrs(s *OperationState, at Pos) bool {
	for _, a := range s.Attrs {
		i := s.Info.attrSlot(a.Name)
		if i < 0 {
			continue
		}
		if c := s.Info.def.Slots[i].Constraint; !c.Accepts(a.Value) {
			return p.OpErrorf(at, "'%s' op attribute '%s' failed to satisfy constraint: %s", s.Info.Name(), a.Name, c.Summary)
		}
	}
	return true
}
