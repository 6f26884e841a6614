package engine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/llvm"
)

// undefSlot stands for a scalar that is undef or poison until an instruction reads it.
const undefSlot = -1

// Constants are slots below undefSlot while a function is compiled; they move after the values at the end.
func constSlot(k int) int32     { return int32(-2 - k) }
func constIndex(slot int32) int { return int(-2 - slot) }

// compiler translates one function.
type compiler struct {
	e    *Engine
	f    *function
	loc  core.Location
	err  *core.Reporter
	vals map[*core.Value]slotList // into slots
	// slots holds the lists of values.
	slots  []int32
	consts map[uint64]int32
	undef  int32 // slot of an undef word, 0 when there is none

	starts  map[*core.Block]int32
	patches []patch
	stubs   []stub
	from    int // where the current block started, for the cost of jumps
}

// patch is a field of an instruction that waits for the address of a block.
type patch struct {
	at    int
	which uint8 // 1 for b, 2 for c, 3 for dst
	block *core.Block
}

// stub is code on the edge to a block with arguments, and where its address is wanted: in an instruction, or in a
// table.
type stub struct {
	at    int
	which uint8
	table *switchTable
	value uint64    // of the case
	wide  *wideCase // of a wide case
	other bool      // the default
	term  *core.Operation
	succ  int
}

// translate translates the body of a function.
func (e *Engine) translate(f *function) error {
	c := &compiler{e: e, f: f, err: core.NewReporter(e.ctx), vals: map[*core.Value]slotList{}, consts: map[uint64]int32{},
		starts: map[*core.Block]int32{}}
	region := f.op.Region(0)
	for i, a := range region.Entry().Args() {
		if !c.define(a) {
			return c.fail(f.op, "argument #%d has type %s, which the embedded engine does not have; use LLVM's lli", i, a.Type())
		}
	}
	f.nParams = f.nValues
	for b := range region.Blocks() {
		if b == region.Entry() {
			continue
		}
		for _, a := range b.Args() {
			if !c.define(a) {
				return c.fail(f.op, "a block argument has type %s, which the embedded engine does not have; use LLVM's lli", a.Type())
			}
		}
	}
	// Dominance order defines values before their uses, except those of unreachable blocks.
	for _, b := range order(region) {
		c.starts[b] = int32(len(f.code))
		c.from = len(f.code)
		for op := range b.Ops() {
			c.loc = op.Loc()
			if !c.operation(op) {
				return diagError(c.err)
			}
		}
	}
	c.edges()
	c.finish()
	f.compiled = true
	return nil
}

// diagError is the error about what cannot be executed.
func diagError(r *core.Reporter) error { return &hostFailure{r.List(), Unsupported} }

func (c *compiler) fail(op *core.Operation, format string, args ...any) error {
	c.err.Errorf(op.Loc(), format, args...)
	return diagError(c.err)
}

// unsupported reports an operation that the engine does not execute.
func (c *compiler) unsupported(op *core.Operation, why string) bool {
	return c.err.Errorf(op.Loc(), "'%s' op is not executed by the embedded engine%s; use LLVM's lli", op.Name(), why).Fail()
}

// order returns the blocks that control can reach, each before those that it dominates.
func order(r *core.Region) []*core.Block {
	type frame struct {
		b    *core.Block
		next int
	}
	seen := map[*core.Block]bool{r.Entry(): true}
	var post []*core.Block
	stack := []frame{{b: r.Entry()}}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		last := f.b.Last()
		// Successors are taken from the end, so that the first one follows its predecessor.
		if last == nil || f.next >= last.NumSuccessors() {
			post = append(post, f.b)
			stack = stack[:len(stack)-1]
			continue
		}
		s := last.Successor(last.NumSuccessors() - 1 - f.next)
		f.next++
		if !seen[s] {
			seen[s] = true
			stack = append(stack, frame{b: s})
		}
	}
	for i, j := 0, len(post)-1; i < j; i, j = i+1, j-1 {
		post[i], post[j] = post[j], post[i]
	}
	return post
}

// define gives a value fresh slots.
func (c *compiler) define(v *core.Value) bool {
	l, ok := c.e.leaves(v.Type())
	if !ok {
		return false
	}
	start := int32(len(c.slots))
	for n := wordsOf(l); n > 0; n-- {
		c.slots = append(c.slots, c.fresh())
	}
	c.vals[v] = slotList{start, int32(len(c.slots)) - start}
	return true
}

// fresh returns a new slot.
func (c *compiler) fresh() int32 {
	c.f.nValues++
	return c.f.nValues - 1
}

// bind makes a value stand for slots that exist.
func (c *compiler) bind(v *core.Value, slots []int32) {
	start := int32(len(c.slots))
	c.slots = append(c.slots, slots...)
	c.vals[v] = slotList{start, int32(len(slots))}
}

// of returns the slots of a value, some of which may be undefSlot. The slice is valid until a value is defined.
func (c *compiler) of(v *core.Value) []int32 {
	l := c.vals[v]
	return c.slots[l.start : l.start+l.n]
}

// one returns the slot of a value that has one.
func (c *compiler) one(v *core.Value) int32 { return c.read(c.of(v)[0]) }

// read makes a slot readable for an instruction.
func (c *compiler) read(slot int32) int32 {
	if slot != undefSlot {
		return slot
	}
	if c.undef == 0 {
		c.undef = constSlot(len(c.f.consts))
		c.f.consts = append(c.f.consts, 0)
	}
	return c.undef
}

// word returns the slot of a constant.
func (c *compiler) word(w uint64) int32 {
	s, ok := c.consts[w]
	if !ok {
		s = constSlot(len(c.f.consts))
		c.f.consts = append(c.f.consts, w)
		c.consts[w] = s
	}
	return s
}

// emit appends an instruction.
func (c *compiler) emit(in instr) int {
	c.f.code = append(c.f.code, in)
	c.f.locs = append(c.f.locs, c.loc)
	return len(c.f.code) - 1
}

// pool stores a list of slots for instructions.
func (c *compiler) pool(slots []int32) slotList {
	start := int32(len(c.f.pool))
	for _, s := range slots {
		c.f.pool = append(c.f.pool, c.read(s))
	}
	return slotList{start, int32(len(slots))}
}

// generic emits an operation that a Go function computes.
func (c *compiler) generic(out, in []int32, run func(m *machine, in, out []uint64) outcome) *generic {
	g := generic{run: run, in: c.pool(in), out: c.pool(out)}
	c.f.generics = append(c.f.generics, g)
	c.emit(instr{op: opGeneric, c: int32(len(c.f.generics) - 1)})
	return &c.f.generics[len(c.f.generics)-1]
}

// cost is how many instructions a jump at the end of the block stands for.
func (c *compiler) cost() uint8 { return uint8(min(len(c.f.code)-c.from+1, maxCost)) }

// maxCost is what a jump can cost.
const maxCost = 255

// payLong emits the payment for a block that is too long for the jump at its end, as those that compute large vectors are.
func (c *compiler) payLong() {
	if n := len(c.f.code) - c.from; n >= maxCost {
		c.emit(instr{op: opPay, imm: uint64(n)})
		c.from = len(c.f.code)
	}
}

// branch emits the jump at the end of a block.
func (c *compiler) branch(op *core.Operation) {
	c.payLong()
	switch {
	case op.Is(&llvm.BrDef):
		c.jump(op)
	case op.Is(&llvm.CondBrDef):
		if c.compareAndBranch(op) {
			return
		}
		at := c.emit(instr{op: opBranch, a: c.one(op.Operand(0)), cost: c.cost()})
		for i := range 2 {
			c.edge(at, uint8(1+i), op, i)
		}
	default:
		c.switchOp(op)
	}
}

// compareAndBranch emits one instruction for a branch and the comparison right before it, when nothing else needs
// its result.
func (c *compiler) compareAndBranch(op *core.Operation) bool {
	cond, last := op.Operand(0), len(c.f.code)-1
	if last < c.from || !cond.HasOneUse() {
		return false
	}
	in := c.f.code[last]
	if in.op < opEq || in.op > opSle || in.dst != c.of(cond)[0] {
		return false
	}
	cost := c.cost()
	c.f.code, c.f.locs = c.f.code[:last], c.f.locs[:last]
	at := c.emit(instr{op: in.op - opEq + opBrEq, a: in.a, b: in.b, aux: in.aux, cost: cost})
	c.edge(at, 3, op, 0)
	c.edge(at, 2, op, 1)
	return true
}

// jump emits the way to the first successor.
func (c *compiler) jump(op *core.Operation) {
	cost := c.cost()
	c.moves(op, 0)
	c.payLong()
	at := c.emit(instr{op: opJump, cost: cost})
	c.patches = append(c.patches, patch{at: at, which: 2, block: op.Successor(0)})
}

// edge connects a field of an instruction with a successor, by way of a stub when arguments are passed.
func (c *compiler) edge(at int, which uint8, op *core.Operation, succ int) {
	if op.Successor(succ).NumArgs() == 0 {
		c.patches = append(c.patches, patch{at: at, which: which, block: op.Successor(succ)})
		return
	}
	c.stubs = append(c.stubs, stub{at: at, which: which, term: op, succ: succ})
}

// switchOp emits a switch.
func (c *compiler) switchOp(op *core.Operation) {
	sw := core.Must(llvm.AsSwitchOp(op))
	slots := c.of(op.Operand(0))
	table := &switchTable{cases: map[uint64]int32{}}
	c.f.switches = append(c.f.switches, table)
	if len(slots) > 1 {
		table.list = c.pool(slots)
		table.wide = make([]wideCase, op.NumSuccessors()-1)
	}
	c.emit(instr{op: opSwitch, a: c.read(slots[0]), c: int32(len(c.f.switches) - 1), cost: c.cost()})
	c.stubs = append(c.stubs, stub{table: table, other: true, term: op})
	values := sw.CaseValuesAttr()
	for i := 1; i < op.NumSuccessors(); i++ {
		v := values.Int(int64(i - 1))
		s := stub{table: table, value: v.Uint64(), term: op, succ: i}
		if table.wide != nil {
			s.wide = &table.wide[i-1]
			for k := range v.Words() {
				s.wide.words = append(s.wide.words, v.Word(k))
			}
		}
		c.stubs = append(c.stubs, s)
	}
}

// edges emits the stubs and fills in the addresses of blocks.
func (c *compiler) edges() {
	for _, s := range c.stubs {
		block := s.term.Successor(s.succ)
		start := c.starts[block]
		if block.NumArgs() > 0 {
			start = int32(len(c.f.code))
			c.loc, c.from = s.term.Loc(), len(c.f.code)
			c.moves(s.term, s.succ)
			c.payLong()
			at := c.emit(instr{op: opJump})
			c.patches = append(c.patches, patch{at: at, which: 2, block: block})
		}
		switch {
		case s.table == nil:
			setTarget(&c.f.code[s.at], s.which, start)
		case s.other:
			s.table.others = start
		case s.wide != nil:
			s.wide.target = start
		default:
			if _, dup := s.table.cases[s.value]; !dup {
				s.table.cases[s.value] = start
			}
		}
	}
	for _, p := range c.patches {
		setTarget(&c.f.code[p.at], p.which, c.starts[p.block])
	}
}

func setTarget(in *instr, which uint8, target int32) {
	switch which {
	case 1:
		in.b = target
	case 2:
		in.c = target
	case 3:
		in.dst = target
	}
}

// moves passes the arguments of a successor. They are passed all at once, so cycles go through a temporary slot.
func (c *compiler) moves(op *core.Operation, succ int) {
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	if !ok {
		return
	}
	var dst, src []int32
	vals := br.SuccessorOperands(succ)
	for i, a := range op.Successor(succ).Args() {
		to, from := c.of(a), c.of(vals.Value(i))
		for k := range to {
			if s := c.read(from[k]); s != to[k] {
				dst, src = append(dst, to[k]), append(src, s)
			}
		}
	}
	readers := map[int32]int{}
	for _, s := range src {
		readers[s]++
	}
	for len(dst) > 0 {
		n := 0
		for i := range dst {
			if readers[dst[i]] > 0 {
				dst[n], src[n] = dst[i], src[i]
				n++
				continue
			}
			c.emit(instr{op: opMove, dst: dst[i], a: src[i]})
			readers[src[i]]--
		}
		if n == len(dst) {
			tmp := c.fresh()
			c.emit(instr{op: opMove, dst: tmp, a: src[0]})
			for i, s := range src {
				if s == src[0] && i > 0 {
					src[i] = tmp
				}
			}
			readers[tmp], readers[src[0]] = readers[src[0]], 0
			src[0] = tmp
		}
		dst, src = dst[:n], src[:n]
	}
}

// finish moves the constants after the values.
func (c *compiler) finish() {
	f := c.f
	fix := func(s *int32) {
		if *s < undefSlot {
			*s = f.nValues + int32(constIndex(*s))
		}
	}
	for i := range f.code {
		in := &f.code[i]
		sh := shapes[in.op]
		if sh&readsA != 0 {
			fix(&in.a)
		}
		if sh&readsB != 0 {
			fix(&in.b)
		}
		if sh&readsC != 0 {
			fix(&in.c)
		}
	}
	for i := range f.pool {
		fix(&f.pool[i])
	}
	if c.undef != 0 {
		fix(&c.undef)
		f.undefs = append(f.undefs, c.undef)
	}
	f.nSlots = f.nValues + int32(len(f.consts))
}
