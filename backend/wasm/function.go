package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/wasm/shape"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/llvm"
)

// fn translates one function.
type fn struct {
	m      *module
	self   *function
	code   code
	locals []byte // their types, those of parameters first
	// here is where the operation is that is translated.
	here core.Location
	vals map[*core.Value][]*expr
	// masks are the vectors of truth values that are lanes, which are not in vals.
	masks map[*core.Value]mask
	// pending are expressions of values that read memory and were not written yet.
	pending []*expr
	nodes   []point
	numbers map[*core.Block]int
	// dispatch is the local of the variable of [shape.Label], -1 when there is none.
	dispatch int
	// scaled are indices of GEPs of the block times sizes.
	scaled map[scaledIndex]*expr
	// countdown is the local that counts until loops call the host, -1 when there is none.
	countdown int
	// uncounted is how many rounds of loops around a place there are at most that nobody counts, 0 for none.
	uncounted uint64
	// labels are the blocks and loops that are open, and level counts WebAssembly's, of which an interruptible loop is two.
	labels []label
	level  int
	// strips are the loops that are executed in strips, by the nodes that decide whether they go on.
	strips map[int]*strip
	// frame is the local with the stack pointer at the start, -1 when the stack is not used.
	frame int
	// room is how many bytes the entry block allocates, and moves says that the stack pointer may be another one later.
	room  uint64
	moves bool
	// base is the local with the address of what the entry block allocates; fixed has the offsets.
	base  int
	fixed map[*core.Operation]uint64
	// top is the local with the stack pointer before the arguments of the last variadic call.
	top int
	// broken says that an expression was needed again after it was written, which is a mistake of this package.
	broken bool
	// variadic is the local with the address of the variadic arguments.
	variadic int
}

// point is a node of the control flow graph: a block, or an edge that passes arguments.
type point struct {
	block *core.Block
	term  *core.Operation // of an edge
	succ  int
}

// local makes a new local.
func (f *fn) local(t valType) int {
	f.locals = append(f.locals, byte(t))
	return len(f.locals) - 1
}

// get returns the value of a local.
func (f *fn) get(n int) *expr {
	t := valType(f.locals[n])
	return &expr{op: opLocalGet, typ: t, imm: uint64(n), bits: uint8(sizeOf(t))}
}

func (f *fn) op(o opcode) { f.code.bytes = appendOpcode(f.code.bytes, o) }

// indexed writes an instruction with a number.
func (f *fn) indexed(o opcode, n int) {
	f.code.bytes = appendUnsigned(appendOpcode(f.code.bytes, o), uint64(n))
}

// set stores an expression in a local.
func (f *fn) set(n int, x *expr) {
	f.write(f.use(x))
	f.indexed(opLocalSet, n)
}

// translate translates the body of a function into f.code.
func (f *fn) translate(region *core.Region) bool {
	f.here = region.Op().Loc()
	f.vals, f.numbers, f.dispatch, f.frame, f.countdown = map[*core.Value][]*expr{}, map[*core.Block]int{}, -1, -1, -1
	f.uncounted = 0
	for _, a := range region.Entry().Args() {
		if !f.parameter(a) {
			return false
		}
	}
	if f.self.vararg {
		f.variadic = f.local(i32)
	}
	f.self.params = len(f.locals)
	succs := f.graph(region)
	for _, p := range f.nodes {
		if p.block == nil || p.block == region.Entry() {
			continue
		}
		for _, a := range p.block.Args() {
			if !f.parameter(a) {
				return false
			}
		}
	}
	f.enter(region)
	body := shape.Of(succs)
	f.prepareChecks(body)
	if !f.statements(body) {
		return false
	}
	f.op(opUnreachable)
	f.op(opEnd)
	if f.broken {
		return f.m.r.Errorf(f.self.op.Loc(), "'@%s' cannot be translated: a value is computed twice; report this as a bug", f.self.name).Fail()
	}
	return true
}

// parameter gives an argument of a block locals of its own.
func (f *fn) parameter(a *core.Value) bool {
	l, ok := f.m.types.leaves(a.Type())
	if !ok {
		return f.m.r.Errorf(f.self.op.Loc(), "'%s' op has an argument of a block with type %s, which WebAssembly cannot have", f.self.op.Name(), a.Type()).Fail()
	}
	var parts []*expr
	for i := range l {
		for k := range l[i].parts() {
			x := f.get(f.local(l[i].val()))
			x.bits = partBits(&l[i], k)
			parts = append(parts, x)
		}
	}
	f.vals[a] = parts
	return true
}

// partBits bounds a part of a scalar.
func partBits(l *leaf, k int) uint8 {
	switch l.Kind {
	case layout.Pointer:
		return 32
	case layout.Lanes:
		return 128
	}
	return uint8(min(l.Width-uint(k)*64, 64))
}

// graph numbers the blocks that control reaches, and the edges with arguments, and returns who follows whom.
func (f *fn) graph(region *core.Region) [][]int {
	var succs [][]int
	add := func(p point) int {
		f.nodes = append(f.nodes, p)
		succs = append(succs, nil)
		return len(succs) - 1
	}
	var work []*core.Block
	number := func(b *core.Block) int {
		n, ok := f.numbers[b]
		if !ok {
			n = add(point{block: b})
			f.numbers[b] = n
			work = append(work, b)
		}
		return n
	}
	number(region.Entry())
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		term := b.Last()
		if term == nil {
			continue
		}
		n := f.numbers[b]
		count := term.NumSuccessors()
		if term.Is(&llvm.InvokeDef) {
			count = 1 // nothing throws
		}
		for i := range count {
			to := number(term.Successor(i))
			if count > 1 && term.Successor(i).NumArgs() > 0 {
				edge := add(point{term: term, succ: i})
				succs[edge] = []int{to}
				to = edge
			}
			succs[n] = append(succs[n], to)
		}
	}
	return succs
}

// statements writes structured control flow.
func (f *fn) statements(list []shape.Stmt) bool {
	for i := range list {
		if !f.statement(&list[i]) {
			return false
		}
	}
	return true
}

func (f *fn) statement(s *shape.Stmt) bool {
	switch s.Kind {
	case shape.Code:
		return f.node(s.Node)
	case shape.Label:
		if f.dispatch < 0 {
			f.dispatch = f.local(i32)
		}
		f.set(f.dispatch, const32(uint64(s.Value)))
	case shape.Branch:
		f.branch(s.Depth)
	case shape.BranchIf:
		cond := f.condition(s.Node)
		if s.Negate {
			cond = f.not(cond)
		}
		f.branchIf(cond, s.Depth)
	case shape.If:
		f.write(f.use(f.condition(s.Node)))
		return f.nested(opIf, s)
	case shape.Block:
		return f.nested(opBlock, s)
	case shape.Loop:
		return f.nested(opLoop, s)
	case shape.Dispatch:
		f.branchTable(f.get(f.dispatch), s.Targets[:len(s.Targets)-1], s.Targets[len(s.Targets)-1])

	case shape.Switch:
		return f.choose(s)
	}
	return true
}

// emptyBlock is the type of a block without parameters and results.
const emptyBlock = 0x40

// nested writes a block, a loop, or an if with what is done otherwise.
func (f *fn) nested(o opcode, s *shape.Stmt) bool {
	outer := o == opLoop && f.countdown >= 0
	var strip *strip
	if outer {
		around := f.uncounted
		defer func() { f.uncounted = around }()
		if strip = f.strip(s); strip != nil && strip.few > 0 {
			outer, f.uncounted, strip = false, max(around, 1)*strip.few, nil
		} else {
			f.uncounted = 0
		}
	}
	if outer {
		here := f.here
		if b := f.nodes[s.Body[0].Node].block; b != nil {
			f.here = b.First().Loc() // where the program is when it is stopped between two rounds
		}
		f.outerLoop(strip)
		f.here = here
	}
	f.op(o)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.labels = append(f.labels, label{f.level, outer && strip == nil})
	if strip != nil {
		strip.label = len(f.labels)
	}
	f.level++
	defer func() {
		f.labels = f.labels[:len(f.labels)-1]
		f.level--
		if outer {
			f.op(opEnd)
			f.level--
		}
	}()
	if !f.statements(s.Body) {
		return false
	}
	strip = f.strips[s.Node]
	if o != opIf {
		strip = nil
	}
	if len(s.Else) > 0 || strip != nil {
		f.op(opElse)
		f.endStrip(strip)
		if !f.statements(s.Else) {
			return false
		}
	}
	f.op(opEnd)
	return true
}

// label is a block or a loop that is open.
type label struct {
	level   int // how many blocks and loops of WebAssembly are around it
	counted bool
}

// depth returns the number of a label in WebAssembly, from within so many blocks more.
func (f *fn) depth(n, more int) int { return f.level + more - 1 - f.labels[len(f.labels)-1-n].level }

// counted reports whether a label is that of a loop whose rounds are counted.
func (f *fn) counted(n int) bool { return f.labels[len(f.labels)-1-n].counted }

// branch writes a branch to a label.
func (f *fn) branch(n int) { f.branchFrom(n, 0) }

func (f *fn) branchFrom(n, more int) {
	if f.counted(n) {
		f.countRound(f.depth(n, more))
		return
	}
	f.indexed(opBr, f.depth(n, more))
}

// branchIf writes a branch to a label on a condition.
func (f *fn) branchIf(cond *expr, n int) {
	f.write(f.use(cond))
	if !f.counted(n) {
		f.indexed(opBrIf, f.depth(n, 0))
		return
	}
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.branchFrom(n, 1)
	f.op(opEnd)
}

// condition returns what decides between the two successors of a node: not 0 for the first.
func (f *fn) condition(n int) *expr {
	if s := f.strips[n]; s != nil {
		return f.int(s.less, s.index, s.limit)
	}
	term := f.nodes[n].block.Last()
	x := f.value(term.Operand(0))
	if v, ok := llvm.AsSwitchOp(term); ok {
		leaves, _ := f.m.types.leaves(term.Operand(0).Type())
		// The first successor is taken when the value is not the only case.
		return f.not(f.equalsConstant(x, &leaves[0], v.CaseValuesAttr().Int(0)))
	}
	return f.flag(x[0])
}

// flag returns a truth value; only its lowest bit counts.
func (f *fn) flag(x *expr) *expr { return f.mask(x, 1) }

// node writes the code of a block or an edge.
func (f *fn) node(n int) bool {
	p := f.nodes[n]
	if p.block == nil {
		f.pass(p.term, p.succ)
		return true
	}
	if p.block.IsEmpty() {
		return f.m.r.Errorf(f.self.op.Loc(), "'%s' op has an empty block; verify the module", f.self.op.Name()).Fail()
	}

	clear(f.scaled)
	for op := range p.block.Ops() {
		if !f.operation(op) {
			return false
		}
	}
	f.flush()
	return true
}

// flush computes the expressions that read memory, because something is about to write it.
func (f *fn) flush() {
	for _, x := range f.pending {
		if !x.used {
			f.spill(x)
		}
	}
	f.pending = f.pending[:0]
}

// pass stores the arguments of a successor in its locals, all at once.
func (f *fn) pass(term *core.Operation, succ int) {
	br, ok := flow.BranchOpInterfaceKey.Of(term)
	if !ok {
		return
	}
	vals := br.SuccessorOperands(succ)
	var to []int
	for i, a := range term.Successor(succ).Args() {
		from := f.value(vals.Value(i))
		for k, x := range f.vals[a] {
			if from[k].op == opLocalGet && from[k].imm == x.imm {
				continue
			}
			f.write(f.use(from[k]))
			to = append(to, int(x.imm))
		}
	}
	for i := len(to) - 1; i >= 0; i-- {
		f.indexed(opLocalSet, to[i])
	}
}

// define gives a value its parts. What is needed once, in the same block, is computed there.
func (f *fn) define(v *core.Value, parts []*expr) {
	if len(parts) == 0 || !v.HasUses() {
		f.vals[v] = parts
		return
	}
	once := f.once(v)
	leaves, _ := f.m.types.leaves(v.Type())
	at := 0
	for i := range leaves {
		for k := range leaves[i].parts() {
			x := parts[at]
			if leaves[i].Kind != layout.Float {
				x.bits = min(x.bits, partBits(&leaves[i], k))
			}
			switch {
			case x.simple():
			case !once || x.used:
				f.spill(x)
			case x.reads:
				f.pending = append(f.pending, x)
			}
			at++
		}
	}
	f.vals[v] = parts
}

// once reports whether a value is used once, in the block where it is computed.
func (f *fn) once(v *core.Value) bool {
	if !v.HasOneUse() {
		return false
	}
	u := v.FirstUse()
	op := u.Owner()
	if op.Block() != v.ParentBlock() {
		return false
	}
	// Arguments of one of several successors are passed on the edge.
	return op.NumSuccessors() < 2 || u.Index() == 0 || op.Is(&llvm.InvokeDef)
}
