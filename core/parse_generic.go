package core

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// genericOperation reads an operation in the form that every operation has.
//
//	generic-operation ::= string `(` operands? `)` successors? (`<` attribute `>`)? (`(` region (`,` region)* `)`)?
//	                      attribute-dict? `:` function-type
func (p *Parser) genericOperation() *Operation {
	at := p.start
	info := p.genericName()
	if info == nil || !p.enter() {
		return nil
	}
	p.mark(marks.OpName, at, p.prevEnd, 0, info)
	s := p.state(info, at)
	outer, outerPos, deferred := p.opInfo, p.opPos, len(p.deferred)
	p.opInfo, p.opPos = nil, at
	var props Attribute
	ok := p.genericParts(s, &props, parsedParts{})
	p.opInfo, p.opPos = outer, outerPos
	if !ok {
		return nil
	}
	p.leave()
	if props == nil && info.registered && !p.checkInherent(at, s) {
		return nil
	}
	if props != nil && !info.registered {
		s.Properties = props
		props = nil
	}
	if props != nil {
		p.dropUnfit(at, s)
	}
	p.moveSegments(at, s, info.def.OperandSegments, len(info.def.Operands), "operand_segment_sizes")
	p.moveSegments(at, s, info.def.ResultSegments, len(info.def.Results), "result_segment_sizes")
	op := p.create(s, deferred)
	p.opDepth--
	if p.kind == lex.Word && !p.trailingLocation(op) {
		return nil
	}
	if props != nil {
		ok = p.setProperties(info, props, at, func(i int, a Attribute) { op.setSlotIn(p.arena, i, a.attrBase()) })
	}
	if !ok || !p.submit(deferred) {
		return nil
	}
	return op
}

// genericName reads the quoted name.
func (p *Parser) genericName() *OpInfo {
	lit := p.text()
	if p.shared.versions != nil {
		if name := unescape(lit); p.fileOf(name) != nil {
			p.next()
			return p.ctx.versionedInfo(p.fileOf(name), name)
		}
	}
	if info := p.lookupFullOp(lit[1 : len(lit)-1]); info != nil {
		p.next()
		return info
	}
	name := unescape(lit)
	if name == "" {
		p.failHere("empty operation name is invalid")
		return nil
	}
	if strings.IndexByte(name, 0) >= 0 {
		p.failHere("null character not allowed in operation name")
		return nil
	}
	p.next()
	info := p.ctx.OpName(name)
	if !info.registered && p.ctx.Dialect(namespaceOf(name)) == nil && !p.allowsUnregistered() {
		p.failHere("operation being parsed with an unregistered dialect. If this is intended, please use " +
			"-allow-unregistered-dialect with the MLIR tool used")
		return nil
	}
	return info
}

func (p *Parser) allowsUnregistered() bool {
	return p.opts.AllowUnregistered || p.ctx.AllowsUnregistered()
}

// lookupFullOp returns the entry of a full name that was met before, or that is registered.
func (p *Parser) lookupFullOp(text []byte) *OpInfo {
	e := &p.caches.ops[hashText(text)&1023]
	if e.name == string(text) && e.dialect == genericKey {
		return e.info
	}
	if len(text) == 0 || strings.ContainsAny(string(text), "\\\x00") {
		return nil
	}
	name := string(text)
	info := p.ctx.LookupOp(name)
	if info == nil && p.allowsUnregistered() {
		info = p.ctx.OpName(name)
	}
	if info != nil {
		*e = opEntry{name, genericKey, info}
	}
	return info
}

// genericKey stands in the operation cache for a name that is taken as it is; no dialect is called so.
const genericKey = "\""

// parsedParts are the parts of a generic operation that a hook has read already.
type parsedParts struct {
	operands           []OperandRef
	types              *FunctionType
	hasOperands        bool
	hasSuccessors      bool
	hasRegions         bool
	hasAttrs, hasProps bool
}

func (p *Parser) genericParts(s *OperationState, props *Attribute, have parsedParts) bool {
	from := len(p.refs)
	if have.hasOperands {
		p.refs = append(p.refs, have.operands...)
	} else {
		if !p.expect(lex.LParen, "expected '(' to start operand list") {
			return false
		}
		p.want(marks.WantValue)
		for p.kind == lex.Percent || len(p.refs) > from {
			var r OperandRef
			if !p.operand(&r, true) {
				return false
			}
			p.refs = append(p.refs, r)
			if !p.accept(lex.Comma) {
				break
			}
		}
		if !p.expect(lex.RParen, "expected ')' to end operand list") {
			return false
		}
	}
	numOperands := len(p.refs) - from
	if !have.hasSuccessors && p.kind == lex.LSquare && !p.successors(s) {
		return false
	}
	if !have.hasProps && p.accept(lex.Less) {
		if *props = p.parseAttr(nil); *props == nil || !p.expect(lex.Greater, "expected '>' to close properties") {
			return false
		}
	}
	if !have.hasRegions && p.accept(lex.LParen) {
		for {
			r := s.AddRegion()
			apart := s.Info.traits&(TraitIsolatedFromAbove|TraitSymbolTable) == TraitIsolatedFromAbove && p.deferBody(r, nil, nil)
			if !apart && !p.region(r, nil, false) {
				return false
			}
			if !p.accept(lex.Comma) {
				break
			}
		}
		if !p.expect(lex.RParen, "expected ')' to end region list") {
			return false
		}
	}
	if !have.hasAttrs && p.kind == lex.LBrace && !p.attrDict(&s.Attrs) {
		return false
	}
	at, nIn, ok := p.operationType(s, have.types)
	if !ok {
		return false
	}
	in := p.scratch[len(p.scratch)-nIn:]
	if nIn != numOperands {
		plural := "s"
		if numOperands == 1 {
			plural = "\x00" // as upstream has it
		}
		return p.failAnyway(at, fmt.Sprintf("expected %d operand type%s but had %d", numOperands, plural, nIn))
	}
	for i, r := range p.refs[from:] {
		v := p.resolve(r, in[i])
		if v == nil {
			return false
		}
		s.Operands = append(s.Operands, v)
	}
	p.scratch = p.scratch[:len(p.scratch)-nIn]
	p.refs = p.refs[:from]
	return true
}

// operationType reads the type of a generic operation: results go to the state, inputs on the scratch stack. A function
// type is not made of it.
func (p *Parser) operationType(s *OperationState, have *FunctionType) (at, inputs int, ok bool) {
	if have != nil {
		p.scratch = append(p.scratch, have.inputs...)
		s.Types = append(s.Types, have.results...)
		return p.opPos, len(have.inputs), true
	}
	if !p.expect(lex.Colon, "expected ':' followed by operation type") {
		return 0, 0, false
	}
	at = p.start
	if p.kind != lex.LParen {
		t := p.parseType()
		if t == nil {
			return 0, 0, false
		}
		f, isFunc := t.(*FunctionType)
		if !isFunc {
			p.failAnyway(at, "expected function type")
			return 0, 0, false
		}
		p.scratch = append(p.scratch, f.inputs...)
		s.Types = append(s.Types, f.results...)
		return at, len(f.inputs), true
	}
	from := len(p.scratch)
	if !p.enter() || !p.typesInParens(&p.scratch) || !p.expect(lex.Arrow, "expected '->' in function type") ||
		!p.functionResults(&s.Types) {
		return 0, 0, false
	}
	p.leave()
	return at, len(p.scratch) - from, true
}

// checkInherent checks the attributes of a generic operation without properties that name inherent ones, before they go
// to their slots.
func (p *Parser) checkInherent(at int, s *OperationState) bool {
	for _, a := range s.Attrs {
		i := s.Info.attrSlot(a.Name)
		if i < 0 || s.Info.def.Slots[i].Segments {
			continue
		}
		if c := s.Info.def.Slots[i].Constraint; !c.Accepts(a.Value) {
			return p.failAnyway(at, fmt.Sprintf("'%s' op attribute '%s' failed to satisfy constraint: %s", s.Info.Name(), a.Name,
				c.Summary))
		}
	}
	return true
}

// moveSegments moves segment sizes, which have another name in older texts, from the attributes to their slot. As
// upstream does, what does not fit is dropped, and absent ones are zeros.
func (p *Parser) moveSegments(at int, s *OperationState, slot, n int, legacy string) {
	if slot == 0 {
		return
	}
	name := s.Info.def.Slots[slot-1].Name
	s.SetSlot(slot-1, p.ctx.I32Array(make([]int32, n)...))
	for i := 0; i < len(s.Attrs); {
		a := s.Attrs[i]
		if a.Name != name && a.Name != legacy {
			i++
			continue
		}
		if sizes, ok := a.Value.(*DenseArrayAttr); ok && sizes.elem == Type(p.ctx.I32()) && sizes.n == n {
			s.SetSlot(slot-1, sizes)
		} else {
			p.warnDroppedf(at, "attribute '%s' of '%s' does not hold %d sizes and is dropped", a.Name, s.Info.Name(), n)
		}
		s.Attrs = append(s.Attrs[:i], s.Attrs[i+1:]...)
	}
}

// setProperties gives the entries of <{...}> to the slots of a registered operation.
func (p *Parser) setProperties(info *OpInfo, props Attribute, at int, set func(slot int, a Attribute)) bool {
	invalid := func(format string, args ...any) bool {
		return p.failAnyway(at, fmt.Sprintf("invalid properties %s for op %s: ", props, info.Name())+fmt.Sprintf(format, args...))
	}
	if info.numSlots == 0 {
		return invalid("this operation does not support properties")
	}
	dict, ok := props.(*DictAttr)
	if !ok {
		return invalid("expected DictionaryAttr to set properties")
	}
	for _, i := range info.attrsFirst {
		d := &info.def.Slots[i]
		a := dict.Get(d.Name)
		if a == nil && d.Segments {
			a = dict.Get(legacySegments(d.Name))
		}
		if a == nil {
			continue
		}
		if d.Prop == nil && !d.Constraint.Stores(a) {
			return invalid("Invalid attribute `%s` in property conversion: %s", d.Name, a)
		}
		if d.Prop != nil {
			v, wrong := d.Prop.convert(info.Hooks(), p.ctx, a)
			if wrong != "" {
				return invalid("%s", wrong)
			}
			a = v
		}
		if d.Segments {
			sizes, ok := a.(*DenseArrayAttr)
			if !ok || sizes.elem != Type(p.ctx.I32()) {
				return invalid("expected DenseI32ArrayAttr for key `value`")
			}
			want := len(info.def.Operands)
			if i+1 == info.def.ResultSegments {
				want = len(info.def.Results)
			}
			if sizes.n != want {
				return invalid("size mismatch in attribute conversion: %d vs %d", sizes.n, want)
			}
		}
		set(i, a)
	}
	for _, e := range dict.entries {
		if info.SlotIndex(e.Name) < 0 && e.Name != "operand_segment_sizes" && e.Name != "result_segment_sizes" {
			p.warnDroppedf(at, "property '%s' of '%s' is unknown and dropped; misspelt, or an attribute that belongs into {...}?",
				e.Name, info.Name())
		}
	}
	return true
}

// dropUnfit removes inherent attributes of {...} that cannot be stored, as upstream does without a word.
func (p *Parser) dropUnfit(at int, s *OperationState) {
	if s.Info.numSlots == 0 || len(s.Attrs) == 0 {
		return
	}
	kept := s.Attrs[:0]
	for _, a := range s.Attrs {
		if i := s.Info.attrSlot(a.Name); i >= 0 && !s.Info.def.Slots[i].Constraint.Stores(a.Value) {
			p.warnDroppedf(at, "attribute '%s' of '%s' cannot be %s and is dropped; expected %s",
				a.Name, s.Info.Name(), AttrString(a.Value), s.Info.def.Slots[i].Constraint.Summary)
			continue
		}
		kept = append(kept, a)
	}
	s.Attrs = kept
}

// legacySegments is the name under which text of former times has the segment sizes.
func legacySegments(name string) string {
	if name == "resultSegmentSizes" {
		return "result_segment_sizes"
	}
	return "operand_segment_sizes"
}

// GenericOperationParts reads a generic operation after its name for a hook: operands, successors, properties,
// regions, attributes and the function type.
func (p *Parser) GenericOperationParts(s *OperationState) bool {
	return p.genericPartsBut(s, parsedParts{})
}

// GenericOperationPartsAfter does the same for a hook that has read the operands.
func (p *Parser) GenericOperationPartsAfter(s *OperationState, operands []OperandRef) bool {
	return p.genericPartsBut(s, parsedParts{operands: operands, hasOperands: true})
}

// genericPartsBut reads the parts that a hook has not read.
func (p *Parser) genericPartsBut(s *OperationState, have parsedParts) bool {
	var props Attribute
	if !p.genericParts(s, &props, have) {
		return false
	}
	if props != nil {
		return p.moveProperties(s, props)
	}
	return true
}

// moveProperties puts the entries of <{...}> in the slots of a state.
func (p *Parser) moveProperties(s *OperationState, props Attribute) bool {
	if !s.Info.registered {
		s.Properties = props
		return true
	}
	return p.setProperties(s.Info, props, p.opPos, s.SetSlot)
}

// GenericOperation reads an operation in generic form and appends it to the block.
func (p *Parser) GenericOperation(b *Block) *Operation {
	if p.kind != lex.String {
		p.Unexpected("expected operation name in quotes")
		return nil
	}
	outer := p.block
	p.block = b
	op := p.genericOperation()
	p.block = outer
	return op
}
