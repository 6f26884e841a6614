package core

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// resultRef is one name before '=': %name or %name:count.
type resultRef struct {
	ref   OperandRef
	count uint64
}

// operation reads an operation and appends it to the current block.
//
//	operation ::= (result (`,` result)* `=`)? (generic-operation | custom-operation) trailing-location?
//	result    ::= value-id (`:` integer)?
func (p *Parser) operation() bool {
	at, from := p.start, len(p.results)
	outer := p.resFrom
	if p.kind == lex.Percent && !p.resultNames() {
		return false
	}
	p.resFrom = from
	var op *Operation
	switch {
	case p.kind == lex.Word && !isIntegerType(p.text()):
		op = p.customOperation()
	case p.kind == lex.String:
		op = p.genericOperation()
	default:
		p.want(marks.WantOp)
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
	if p.opts.Marks != nil {
		p.mark(marks.Op, at, p.prevEnd, 0, op)
	}
	return true
}

func (p *Parser) resultNames() bool {
	for {
		if p.kind != lex.Percent {
			return p.Unexpected("expected valid ssa identifier")
		}
		r := resultRef{OperandRef{Pos: Pos(p.start), n: uint32(p.end - p.start), hash: p.hash}, 1}
		p.next()
		if p.accept(lex.Colon) {
			if p.kind != lex.Int {
				return p.Unexpected("expected integer number of results")
			}
			n, ok := parseUint64(p.text())
			if !ok || n < 1 {
				return p.failHere("expected named operation to have at least 1 result")
			}
			r.count = n
			p.next()
		}
		p.results = append(p.results, r)
		if !p.accept(lex.Comma) {
			return p.expect(lex.Equal, "expected '=' after SSA name")
		}
	}
}

func (p *Parser) bindResults(op *Operation, at int, refs []resultRef) bool {
	if op.nResults == 0 {
		return p.fail(at, "cannot name an operation with no results")
	}
	total, fits := uint64(0), true // upstream counts in 64 bits, too, but takes what wraps around
	for i := range refs {
		fits = fits && refs[i].count <= uint64(op.nResults)
		total += refs[i].count
	}
	if !fits || total != uint64(op.nResults) {
		return p.fail(at, fmt.Sprintf("operation defines %d results but was provided %d to bind", op.nResults, total))
	}
	k := 0
	for i := range refs {
		n := int(refs[i].count)
		if !p.define(refs[i].ref, op.Result(k), n) {
			return false
		}
		k += n
	}
	return true
}

// NumResultNames returns how many results are named before the operation that is being parsed: 4 for %x, %y:2, %z.
func (p *Parser) NumResultNames() int {
	n := 0
	for _, r := range p.results[p.resFrom:] {
		n += int(min(r.count, 1<<31))
	}
	return n
}

// ResultName returns the name, without the '%', and the number within it of result i of the operation that is being
// parsed: of %x, %y:2 result 2 is "y", 1. The name is empty when there are fewer.
func (p *Parser) ResultName(i int) (name string, number int) {
	for _, r := range p.results[p.resFrom:] {
		if uint64(i) < r.count {
			return p.RefName(r.ref)[1:], i
		}
		i -= int(r.count)
	}
	return "", -1
}

// state returns a cleared state for the operation that begins; its slices keep their capacity.
func (p *Parser) state(info *OpInfo, at int) *OperationState {
	if p.opDepth == len(p.states) {
		p.states = append(p.states, new(OperationState))
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
func (p *Parser) create(s *OperationState, deferred int) *Operation {
	s.parsed = true
	if len(p.moved) > 0 {
		// Operands that a hook resolved before it read a region which defines them: mlir-opt keeps pointers to placeholders
		// that are gone.
		for i, v := range s.Operands {
			if d := p.moved[v]; d != nil {
				s.Operands[i] = d
			}
		}
	}
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
	if p.shared.versions != nil {
		var ok bool
		if info, ok = p.oldCustom(at, string(p.text()), info); !ok {
			return nil
		}
	}
	if info == nil {
		p.unknownOperation(at, string(p.text()))
		return nil
	}
	if p.opts.Marks != nil {
		p.mark(marks.OpName, at, p.end, 0, info)
	}
	p.next()
	if !info.def.HasAsm() {
		p.fail(at, fmt.Sprintf("custom op '%s' has no custom assembly form", info.Name()))
		return nil
	}
	if !p.enter() {
		return nil
	}
	s := p.state(info, at)
	outer, outerPos, outerDialect, deferred := p.opInfo, p.opPos, p.dialect, len(p.deferred)
	reported := len(p.diags)
	refs, args := markCells(&p.refChunk), markCells(&p.argChunk)
	p.opInfo, p.opPos, p.dialect = info, at, info.def.DefaultDialect
	ok := info.def.parse(p, s)
	releaseCells(&p.refChunk, refs)
	releaseCells(&p.argChunk, args)
	if ok {
		ok = p.checkDuplicates(s) && p.checkComplete(s)
	}
	p.opInfo, p.opPos, p.dialect = outer, outerPos, outerDialect
	if !ok || len(p.diags) > reported && p.hasError(reported) {
		return nil
	}
	p.leave()
	p.dropUnfit(at, s)
	op := p.create(s, deferred)
	p.opDepth--
	if p.kind == lex.Word && !p.trailingLocation(op) {
		return nil
	}
	if !p.submit(deferred) {
		return nil
	}
	return op
}

// checkDuplicates finds a name that occurs twice among the attributes that a hook collected.
func (p *Parser) checkDuplicates(s *OperationState) bool {
	if len(s.Attrs) < 2 {
		return true
	}
	if name, dup := duplicateName(s.Attrs); dup {
		return p.OpErrorf(Pos(p.opPos), "attribute '%s' occurs more than once in the attribute list", name)
	}
	return true
}

// checkComplete finds parts that a hook has left out, which is a mistake of the hook.
func (p *Parser) checkComplete(s *OperationState) bool {
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

// hasNamespace reports whether something comes after the first dot of a name.
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
	defer func() {
		if near := p.ctx.nearestOp(full); near != "" {
			p.hintf(at, "did you mean '%s'?", near)
		}
	}()
	tried := ""
	if full != name {
		tried = fmt.Sprintf(" (tried '%s' as well)", full)
	}
	if p.ctx.Dialect(namespaceOf(full)) != nil {
		p.fail(at, fmt.Sprintf("custom op '%s' is unknown%s", name, tried))
		if hint := p.ctx.renamedHint(full); hint != "" {
			p.Notef(Pos(at), "%s", hint)
		}
		return
	}
	p.fail(at, fmt.Sprintf("Dialect `%s' not found for custom op '%s' %s", namespaceOf(full), name, tried))
	p.Notef(Pos(at), "Available dialects: %s ; for more info on dialect registration see "+
		"https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
		strings.Join(p.ctx.registry.Names(), ", "))
}

// successors reads [^a, ^b].
func (p *Parser) successors(s *OperationState) bool {
	if s.Info.registered && s.Info.traits&TraitTerminator == 0 {
		return p.failHere("successors in non-terminator")
	}
	p.next()
	if p.kind == lex.RSquare {
		return p.Unexpected("expected list element")
	}
	for {
		var b *Block
		if !p.Successor(&b) {
			return false
		}
		s.Successors = append(s.Successors, b)
		if !p.accept(lex.Comma) {
			return p.expect(lex.RSquare, "expected ',' or ']'")
		}
	}
}

// Successor reads the name of a block.
func (p *Parser) Successor(dst **Block) bool {
	if p.kind != lex.Caret {
		p.want(marks.WantBlock)
		return p.Unexpected("expected block name")
	}
	*dst = p.blockNamed()
	if p.opts.Marks != nil {
		p.mark(marks.Successor, p.start, p.end, 0, *dst)
	}
	p.next()
	return true
}

// TrySuccessor reads the name of a block when there is one.
func (p *Parser) TrySuccessor(dst **Block) (found, ok bool) {
	if p.kind != lex.Caret {
		p.want(marks.WantBlock)
		return false, true
	}
	return true, p.Successor(dst)
}

// SuccessorAndArgs reads the name of a block and perhaps the values passed to it: ^bb1(%a, %b : i32, f32).
func (p *Parser) SuccessorAndArgs(dst **Block, args *[]*Value) bool {
	if !p.Successor(dst) {
		return false
	}
	if !p.accept(lex.LParen) {
		return true
	}
	if p.kind == lex.Percent {
		typesFrom := len(p.scratch)
		var refs []OperandRef
		if !p.operandsInto(&refs) || !p.expect(lex.Colon, "expected ':' in operand list") || !p.typeList(&p.scratch) {
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

// CustomOperationName reads the name of an operation as it comes before a custom form, with the default dialect
// where it has none.
func (p *Parser) CustomOperationName(dst **OpInfo) bool {
	if p.kind != lex.Word {
		return p.failHere("expected bare identifier or keyword")
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
