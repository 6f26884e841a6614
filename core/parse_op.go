package core

import (
	"fmt"
	"strings"
)

// resultRef is one name in front of '=': %name or %name:count.
type resultRef struct {
	ref   OperandRef
	count int
}

// operation reads an operation and appends it to the current block.
//
//	operation ::= (result (`,` result)* `=`)? (generic-operation | custom-operation) trailing-location?
//	result    ::= value-id (`:` integer)?
func (p *Parser) operation() bool {
	at, from := p.start, len(p.results)
	outer := p.resFrom
	if p.kind == tokPercent && !p.resultNames() {
		return false
	}
	p.resFrom = from
	var op *Operation
	switch {
	case p.kind == tokIdent && !isIntegerType(p.text()):
		op = p.customOperation()
	case p.kind == tokString:
		op = p.genericOperation()
	default:
		return p.Unexpected("expected operation name in quotes")
	}
	p.resFrom = outer
	if op == nil {
		return false
	}
	if len(p.results) > from {
		if !p.bindResults(op, at, p.results[from:]) {
			return false
		}
		p.results = p.results[:from]
	}
	return true
}

func (p *Parser) resultNames() bool {
	for {
		if p.kind != tokPercent {
			return p.Unexpected("expected valid ssa identifier")
		}
		r := resultRef{OperandRef{Pos: Pos(p.start), n: uint32(p.end - p.start), hash: p.hash}, 1}
		p.next()
		if p.accept(tokColon) {
			if p.kind != tokInt {
				return p.Unexpected("expected integer number of results")
			}
			n, ok := parseUint64(p.text())
			if !ok || n < 1 {
				return p.failHere("expected named operation to have at least 1 result")
			}
			r.count = int(min(n, 1<<31))
			p.next()
		}
		p.results = append(p.results, r)
		if !p.accept(tokComma) {
			return p.expect(tokEqual, "expected '=' after SSA name")
		}
	}
}

func (p *Parser) bindResults(op *Operation, at int, refs []resultRef) bool {
	if op.nResults == 0 {
		return p.fail(at, "cannot name an operation with no results")
	}
	total := 0
	for i := range refs {
		total += refs[i].count
	}
	if total != int(op.nResults) {
		return p.fail(at, fmt.Sprintf("operation defines %d results but was provided %d to bind", op.nResults, total))
	}
	k := 0
	for i := range refs {
		if !p.define(refs[i].ref, op.Result(k), refs[i].count) {
			return false
		}
		k += refs[i].count
	}
	return true
}

// NumResultNames returns how many results are named in front of the operation that is being parsed: 4 for %x, %y:2, %z.
func (p *Parser) NumResultNames() int {
	n := 0
	for _, r := range p.results[p.resFrom:] {
		n += r.count
	}
	return n
}

// ResultName returns the name, without the '%', and the number within it of result i of the operation that is being
// parsed: of %x, %y:2 result 2 is "y", 1. The name is empty when there are fewer.
func (p *Parser) ResultName(i int) (name string, number int) {
	for _, r := range p.results[p.resFrom:] {
		if i < r.count {
			return p.RefName(r.ref)[1:], i
		}
		i -= r.count
	}
	return "", -1
}

// state returns a cleared state for the operation that begins; its slices keep their capacity.
func (p *Parser) state(info *OpInfo, at int) *OpState {
	if p.opDepth == len(p.states) {
		p.states = append(p.states, new(OpState))
	}
	s := p.states[p.opDepth]
	p.opDepth++
	s.Info, s.Loc = info, p.LocAt(Pos(at))
	s.Operands, s.Types = s.Operands[:0], s.Types[:0]
	if len(s.Slots) > 0 {
		clear(s.Slots) // SetSlot fills up with what is there
		s.Slots = s.Slots[:0]
	}
	s.Attrs, s.Successors, s.Regions = s.Attrs[:0], s.Successors[:0], s.Regions[:0]
	if s.Properties != nil {
		s.Properties = nil
	}
	return s
}

// create makes the operation of a state, appends it to the block and hands out its deferred regions.
func (p *Parser) create(s *OpState, deferred int) *Operation {
	op := createIn(p.arena, s)
	p.block.insert(op, nil)
	for _, t := range p.deferred[deferred:] {
		for i, r := range s.Regions {
			if r == t.region {
				t.target = op.Region(i)
			}
		}
	}
	return op
}

// customOperation reads an operation in its own syntax.
func (p *Parser) customOperation() *Operation {
	at := p.start
	info := p.lookupOp(p.text())
	if info == nil {
		p.unknownOperation(at, string(p.text()))
		return nil
	}
	p.next()
	if info.def.Parse == nil {
		p.fail(at, fmt.Sprintf("custom op '%s' has no custom assembly form", info.Name()))
		return nil
	}
	if !p.enter() {
		return nil
	}
	s := p.state(info, at)
	outer, outerPos, outerDialect, deferred := p.opInfo, p.opPos, p.dialect, len(p.deferred)
	reported := len(p.diags)
	p.opInfo, p.opPos, p.dialect = info, at, info.def.DefaultDialect
	ok := info.def.Parse(p, s)
	if ok {
		ok = p.checkDuplicates(s) && p.checkComplete(s)
	}
	p.opInfo, p.opPos, p.dialect = outer, outerPos, outerDialect
	if !ok || len(p.diags) > reported && p.hasError(reported) {
		return nil
	}
	p.leave()
	op := p.create(s, deferred)
	p.opDepth--
	if p.kind == tokIdent && !p.trailingLocation(op) {
		return nil
	}
	if !p.submit(deferred) {
		return nil
	}
	return op
}

// checkDuplicates finds a name that occurs twice among the attributes that a hook collected.
func (p *Parser) checkDuplicates(s *OpState) bool {
	if len(s.Attrs) < 2 {
		return true
	}
	if name, dup := duplicateName(s.Attrs); dup {
		return p.OpErrorf(Pos(p.opPos), "attribute '%s' occurs more than once in the attribute list", name)
	}
	return true
}

// checkComplete finds parts that a hook has left out, which is a mistake of the hook.
func (p *Parser) checkComplete(s *OpState) bool {
	for _, t := range s.Types {
		if t == nil {
			return p.OpErrorf(Pos(p.opPos), "has a result without a type; its parse hook must give or infer one")
		}
	}
	for _, v := range s.Operands {
		if v == nil {
			return p.OpErrorf(Pos(p.opPos), "has an operand without a value; its parse hook must resolve it")
		}
	}
	return true
}

func duplicateName(l []NamedAttr) (string, bool) {
	if len(l) <= 8 {
		for i := range l {
			for k := range l[:i] {
				if l[i].Name == l[k].Name {
					return l[i].Name, true
				}
			}
		}
		return "", false
	}
	seen := make(map[string]bool, len(l))
	for i := range l {
		if seen[l[i].Name] {
			return l[i].Name, true
		}
		seen[l[i].Name] = true
	}
	return "", false
}

// hasNamespace reports whether something stands behind the first dot of a name.
func hasNamespace(name string) bool {
	i := strings.IndexByte(name, '.')
	return i >= 0 && i+1 < len(name)
}

// unknownOperation reports a name that no registered dialect defines.
func (p *Parser) unknownOperation(at int, name string) {
	p.next()
	full := name
	if !hasNamespace(name) {
		full = p.dialect + "." + name
	}
	tried := ""
	if full != name {
		tried = fmt.Sprintf(" (tried '%s' as well)", full)
	}
	if p.ctx.Dialect(namespaceOf(full)) != nil {
		p.fail(at, fmt.Sprintf("custom op '%s' is unknown%s", name, tried))
		return
	}
	p.fail(at, fmt.Sprintf("Dialect `%s' not found for custom op '%s' %s", namespaceOf(full), name, tried))
	p.Notef(Pos(at), "Available dialects: %s ; for more info on dialect registration see "+
		"https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
		strings.Join(p.ctx.registry.Names(), ", "))
}

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
	op := p.create(s, deferred)
	p.opDepth--
	if p.kind == tokIdent && !p.trailingLocation(op) {
		return nil
	}
	if props != nil && !p.setProperties(op, props, at) || !p.submit(deferred) {
		return nil
	}
	return op
}

// genericName reads the quoted name.
func (p *Parser) genericName() *OpInfo {
	lit := p.text()
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

func (p *Parser) genericParts(s *OpState, props *Attribute, have parsedParts) bool {
	from := len(p.refs)
	if have.hasOperands {
		p.refs = append(p.refs, have.operands...)
	} else {
		if !p.expect(tokLParen, "expected '(' to start operand list") {
			return false
		}
		for p.kind == tokPercent || len(p.refs) > from {
			var r OperandRef
			if !p.operand(&r, true) {
				return false
			}
			p.refs = append(p.refs, r)
			if !p.accept(tokComma) {
				break
			}
		}
		if !p.expect(tokRParen, "expected ')' to end operand list") {
			return false
		}
	}
	numOperands := len(p.refs) - from
	if !have.hasSuccessors && p.kind == tokLSquare && !p.successors(s) {
		return false
	}
	if !have.hasProps && p.accept(tokLess) {
		if *props = p.parseAttr(nil); *props == nil || !p.expect(tokGreater, "expected '>' to close properties") {
			return false
		}
	}
	if !have.hasRegions && p.accept(tokLParen) {
		for {
			r := s.AddRegion()
			apart := s.Info.traits&(TraitIsolatedFromAbove|TraitSymbolTable) == TraitIsolatedFromAbove && p.deferBody(r, nil, nil)
			if !apart && !p.region(r, nil, false) {
				return false
			}
			if !p.accept(tokComma) {
				break
			}
		}
		if !p.expect(tokRParen, "expected ')' to end region list") {
			return false
		}
	}
	if !have.hasAttrs && p.kind == tokLBrace && !p.attrDict(&s.Attrs) {
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
func (p *Parser) operationType(s *OpState, have *FunctionType) (at, inputs int, ok bool) {
	if have != nil {
		p.scratch = append(p.scratch, have.inputs...)
		s.Types = append(s.Types, have.results...)
		return p.opPos, len(have.inputs), true
	}
	if !p.expect(tokColon, "expected ':' followed by operation type") {
		return 0, 0, false
	}
	at = p.start
	if p.kind != tokLParen {
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
	if !p.enter() || !p.typesInParens(&p.scratch) || !p.expect(tokArrow, "expected '->' in function type") ||
		!p.functionResults(&s.Types) {
		return 0, 0, false
	}
	p.leave()
	return at, len(p.scratch) - from, true
}

// successors reads [^a, ^b].
func (p *Parser) successors(s *OpState) bool {
	if s.Info.registered && s.Info.traits&TraitTerminator == 0 {
		return p.failHere("successors in non-terminator")
	}
	p.next()
	if p.kind == tokRSquare {
		return p.Unexpected("expected list element")
	}
	for {
		var b *Block
		if !p.Successor(&b) {
			return false
		}
		s.Successors = append(s.Successors, b)
		if !p.accept(tokComma) {
			return p.expect(tokRSquare, "expected ',' or ']'")
		}
	}
}

// Successor reads the name of a block.
func (p *Parser) Successor(dst **Block) bool {
	if p.kind != tokCaret {
		return p.Unexpected("expected block name")
	}
	*dst = p.blockNamed()
	p.next()
	return true
}

// TrySuccessor reads the name of a block when there is one.
func (p *Parser) TrySuccessor(dst **Block) (found, ok bool) {
	if p.kind != tokCaret {
		return false, true
	}
	return true, p.Successor(dst)
}

// SuccessorAndArgs reads the name of a block and perhaps the values passed to it: ^bb1(%a, %b : i32, f32).
func (p *Parser) SuccessorAndArgs(dst **Block, args *[]*Value) bool {
	if !p.Successor(dst) {
		return false
	}
	if !p.accept(tokLParen) {
		return true
	}
	if p.kind == tokPercent {
		typesFrom := len(p.scratch)
		var refs []OperandRef
		if !p.operandsInto(&refs) || !p.expect(tokColon, "expected ':' in operand list") || !p.typeList(&p.scratch) {
			return false
		}
		types := p.scratch[typesFrom:]
		if len(refs) != len(types) {
			return p.failHere(fmt.Sprintf("expected %d types to match operand list", len(refs)))
		}
		for i := range refs {
			if !p.Resolve(args, refs[i], types[i]) {
				return false
			}
		}
		p.scratch = p.scratch[:typesFrom]
	}
	return p.Punct(PunctRParen)
}

// checkInherent checks the attributes of a generic operation without properties that name inherent ones, before they go
// to their slots.
func (p *Parser) checkInherent(at int, s *OpState) bool {
	for _, a := range s.Attrs {
		i := s.Info.SlotIndex(a.Name)
		if i < 0 {
			continue
		}
		if c := s.Info.def.Slots[i].Constraint; !c.Accepts(a.Value) {
			return p.failAnyway(at, fmt.Sprintf("'%s' op attribute '%s' failed to satisfy constraint: %s", s.Info.Name(), a.Name, c.Summary))
		}
	}
	return true
}

// setProperties moves the entries of <{...}> to the slots of a registered operation.
func (p *Parser) setProperties(op *Operation, props Attribute, at int) bool {
	invalid := func(format string, args ...any) bool {
		return p.failAnyway(at, fmt.Sprintf("invalid properties %s for op %s: ", props, op.Name())+fmt.Sprintf(format, args...))
	}
	dict, ok := props.(*DictAttr)
	if !ok {
		return invalid("expected DictionaryAttr to set properties")
	}
	for i := range op.info.def.Slots {
		d := &op.info.def.Slots[i]
		a := dict.Get(d.Name)
		if a == nil && d.Segments {
			a = dict.Get(legacySegments(d.Name))
		}
		if a == nil {
			continue
		}
		if d.Segments {
			sizes, ok := a.(*DenseArrayAttr)
			if !ok || sizes.elem != Type(p.ctx.I32()) {
				return invalid("expected DenseI32ArrayAttr for key `value`")
			}
			want := len(op.info.def.Operands)
			if i+1 == op.info.def.ResultSegments {
				want = len(op.info.def.Results)
			}
			if sizes.n != want {
				return invalid("size mismatch in attribute conversion: %d vs %d", sizes.n, want)
			}
		}
		op.setSlotIn(p.arena, i, a.attrBase())
	}
	for _, e := range dict.entries {
		if op.info.SlotIndex(e.Name) < 0 && e.Name != "operand_segment_sizes" && e.Name != "result_segment_sizes" {
			p.Warningf(Pos(at), "property '%s' of '%s' is unknown and dropped; misspelt, or an attribute that belongs into {...}?",
				e.Name, op.Name())
		}
	}
	return true
}

// legacySegments is the name under which text of former times has the segment sizes.
func legacySegments(name string) string {
	if name == "resultSegmentSizes" {
		return "result_segment_sizes"
	}
	return "operand_segment_sizes"
}

// GenericOperationParts reads a generic operation behind its name for a hook: operands, successors, properties, regions,
// attributes and the function type.
func (p *Parser) GenericOperationParts(s *OpState) bool {
	var props Attribute
	if !p.genericParts(s, &props, parsedParts{}) {
		return false
	}
	if props != nil {
		return p.moveProperties(s, props)
	}
	return true
}

// moveProperties puts the entries of <{...}> in the slots of a state.
func (p *Parser) moveProperties(s *OpState, props Attribute) bool {
	if !s.Info.registered {
		s.Properties = props
		return true
	}
	dict, ok := props.(*DictAttr)
	if !ok {
		return p.OpErrorf(Pos(p.opPos), "expected properties to be a dictionary")
	}
	for _, e := range dict.entries {
		if i := s.Info.SlotIndex(e.Name); i >= 0 {
			s.SetSlot(i, e.Value)
		}
	}
	return true
}

// CustomOperationName reads the name of an operation as it stands in front of a custom form, with the default dialect
// where it has none.
func (p *Parser) CustomOperationName(dst **OpInfo) bool {
	if p.kind != tokIdent {
		return p.failHere("empty operation name is invalid")
	}
	info := p.lookupOp(p.text())
	if info == nil {
		name := string(p.text())
		if !hasNamespace(name) {
			name = p.dialect + "." + name
		}
		info = p.ctx.OpName(name)
	}
	p.next()
	*dst = info
	return true
}

// GenericOperation reads an operation in generic form and appends it to the block.
func (p *Parser) GenericOperation(b *Block) *Operation {
	if p.kind != tokString {
		p.Unexpected("expected operation name in quotes")
		return nil
	}
	outer := p.block
	p.block = b
	op := p.genericOperation()
	p.block = outer
	return op
}
