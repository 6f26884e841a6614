package wasm

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/backend/wasm/shape"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/llvm"
)

// The function of the host that interruptible modules call from time to time, which ends the program or lets it go on.
const (
	TickModule = "ods"
	TickName   = "tick"
	// WorkName is the function that they call before they fill or copy many bytes, whose number is its argument.
	WorkName = "work"
)

// BytesPerRound is how many bytes are moved in the time of a round of a loop, roughly, and manyBytes how many are worth a
// call of the host.
const (
	BytesPerRound = 16
	manyBytes     = 1 << 16
)

// TickEvery is how many times loops start again, or functions are called, between two calls of the host.
const TickEvery = 1 << 12

// callsGlobal is the number of the global that counts calls of functions.
const callsGlobal = 2

// prepareChecks starts what counts: loops in a local, which costs next to nothing, and functions that call others, which
// may be recursive, in a global, where functions add the rounds of their loops when they return.
func (f *fn) prepareChecks(body []shape.Stmt) {
	if !f.m.o.Interruptible {
		return
	}
	if hasLoop(body) {
		f.countdown = f.local(i32)
		f.set(f.countdown, const32(TickEvery))
	}
	if f.callsOthers() {
		left := f.local(i32)
		f.set(left, f.int(opSub, calls(), const32(1)))
		f.write(f.get(left))
		f.indexed(opGlobalSet, callsGlobal)
		f.tick(f.int(opLeS, f.get(left), const32(0)), func() { f.addCalls(const32(TickEvery)) })
	}
}

// calls is the number in the global.
func calls() *expr { return &expr{op: opGlobalGet, typ: i32, imm: callsGlobal, bits: 32} }

// addCalls adds to the number in the global.
func (f *fn) addCalls(n *expr) {
	f.write(f.int(opAdd, calls(), n))
	f.indexed(opGlobalSet, callsGlobal)
}

// settle takes the rounds of a function's loops since they called the host last from the number in the global, before the
// function returns.
func (f *fn) settle() {
	if f.countdown < 0 {
		return
	}
	f.addCalls(f.int(opSub, f.get(f.countdown), const32(TickEvery)))
	f.tick(f.int(opLeS, calls(), const32(0)), func() { f.addCalls(const32(TickEvery)) })
}

// An interruptible loop is two of WebAssembly: the inner one goes on without calls, which would keep values out of
// registers, until the count is at its end, and the outer one calls the host then. Where an index goes up to a bound in
// constant steps, and nothing else ends the loop, the inner loop has a nearer bound instead, and its rounds are counted at
// its end. Those of loops that are known to have few are not counted.

// strip is a loop whose inner loop has a bound.
type strip struct {
	less                opcode
	index, bound, limit *expr
	step                uint64
	// few is how many rounds there are, when they need not be counted.
	few uint64
	// start is the local with the index when the inner loop starts.
	start int
	// label is the number of labels that are open in the inner loop.
	label int
}

// fewRounds is how many rounds of loops that are in each other are not counted.
const fewRounds = 64

// strip returns how a loop can be executed in strips, nil when it cannot.
func (f *fn) strip(loop *shape.Stmt) *strip {
	if len(loop.Body) < 2 || loop.Body[0].Kind != shape.Code || loop.Body[1].Kind != shape.If || loop.Body[0].Node != loop.Body[1].Node {
		return nil
	}
	node := loop.Body[0].Node
	head := f.nodes[node].block
	if head == nil || !head.Last().Is(&llvm.CondBrDef) {
		return nil
	}
	cmp, ok := llvm.AsICmpOp(head.Last().Operand(0).DefiningOp())
	if !ok || cmp.Op.Block() != head || cmp.Predicate() != llvm.ICmpPredicateSlt && cmp.Predicate() != llvm.ICmpPredicateUlt {
		return nil
	}
	inside := map[*core.Block]bool{}
	f.blocksOf(loop.Body, inside)
	index, bound := cmp.Lhs(), cmp.Rhs()
	l, n, ok := f.leafOf(index.Type())
	if !ok || n != 1 || l.Kind != layout.Int || l.parts() > 1 || l.Width != sizeOf(l.val()) || index.ParentBlock() != head || !index.IsBlockArg() ||
		inside[bound.ParentBlock()] || len(f.vals[bound]) != 1 || !f.vals[bound][0].simple() || !inside[head.Last().Successor(0)] {
		return nil
	}
	s := &strip{less: comparisons[cmp.Predicate()], index: f.vals[index][0], bound: f.vals[bound][0]}
	if !f.steps(head, index, inside, s) {
		return nil
	}
	if n, ok := s.rounds(bound, index, inside); ok && n*max(f.uncounted, 1) <= fewRounds {
		s.few = max(n, 1)
		return s
	}
	s.limit, s.start = f.get(f.local(l.val())), f.local(l.val())
	if f.strips == nil {
		f.strips = map[int]*strip{}
	}
	f.strips[node] = s
	return s
}

// rounds returns how many rounds there are when start and end are constants.
func (s *strip) rounds(bound, index *core.Value, inside map[*core.Block]bool) (uint64, bool) {
	constant := func(v *core.Value) (int64, bool) {
		c, ok := v.ConstantValue().(*core.IntegerAttr)
		if !ok || c.Value().ActiveBits() > 31 {
			return 0, false
		}
		return c.Value().Int64(), true
	}
	end, ok := constant(bound)
	if !ok {
		return 0, false
	}
	least := end
	for b := range index.ParentBlock().Preds() {
		br, ok := flow.BranchOpInterfaceKey.Of(b.Last())
		for k := range b.Last().NumSuccessors() {
			if b.Last().Successor(k) != index.ParentBlock() || inside[b] {
				continue
			}
			if !ok {
				return 0, false
			}
			start, known := constant(br.SuccessorOperands(k).Value(index.Index()))
			if !known {
				return 0, false
			}
			least = min(least, start)
		}
	}
	return (uint64(end-least) + s.step - 1) / s.step, true
}

// blocksOf collects the blocks of structured control flow.
func (f *fn) blocksOf(list []shape.Stmt, to map[*core.Block]bool) {
	for i := range list {
		if list[i].Kind == shape.Code && f.nodes[list[i].Node].block != nil {
			to[f.nodes[list[i].Node].block] = true
		}
		f.blocksOf(list[i].Body, to)
		f.blocksOf(list[i].Else, to)
	}
}

// steps reports whether an index goes up by one constant wherever the loop starts another round.
func (f *fn) steps(head *core.Block, index *core.Value, inside map[*core.Block]bool, s *strip) bool {
	for b := range inside {
		term := b.Last()
		br, ok := flow.BranchOpInterfaceKey.Of(term)
		for k := range term.NumSuccessors() {
			if term.Successor(k) != head {
				continue
			}
			if !ok {
				return false
			}
			next := br.SuccessorOperands(k).Value(index.Index())
			add, ok := llvm.AsAddOp(next.DefiningOp())
			if !ok || add.Lhs() != index {
				return false
			}
			c, ok := add.Rhs().ConstantValue().(*core.IntegerAttr)
			if !ok || c.Value().IsNegative() || c.Value().ActiveBits() > 16 || c.Value().IsZero() || s.step != 0 && s.step != c.Value().Uint64() {
				return false
			}
			s.step = c.Value().Uint64()
		}
	}
	return s.step > 0 && oneExit(head, inside)
}

// oneExit reports whether a loop is left from its head only.
func oneExit(head *core.Block, inside map[*core.Block]bool) bool {
	before := map[*core.Block][]*core.Block{}
	for b := range inside {
		for k := range b.Last().NumSuccessors() {
			before[b.Last().Successor(k)] = append(before[b.Last().Successor(k)], b)
		}
	}
	loop, work := map[*core.Block]bool{head: true}, before[head]
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !loop[b] {
			loop[b] = true
			work = append(work, before[b]...)
		}
	}
	for b := range loop {
		for k := range b.Last().NumSuccessors() {
			if b != head && !loop[b.Last().Successor(k)] {
				return false
			}
		}
	}
	return true
}

// outerLoop opens the outer loop.
func (f *fn) outerLoop(s *strip) {
	f.op(opLoop)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.level++
	f.tick(f.int(opLeS, f.get(f.countdown), const32(0)), func() {
		f.set(f.countdown, f.int(opAdd, f.get(f.countdown), const32(TickEvery)))
	})
	if s == nil {
		return
	}
	// The bound, unless that is further than a strip.
	t := s.index.typ
	length := constant(t, s.step*TickEvery)
	far := f.int(opAnd, f.int(s.less, s.index, s.bound), f.int(opGtU, f.int(opSub, s.bound, s.index), length))
	f.set(int(s.limit.imm), f.pick(far, f.int(opAdd, s.index, length), s.bound))
	f.set(s.start, s.index)
}

// endStrip goes to the outer loop when the end of a strip is not that of the loop.
func (f *fn) endStrip(s *strip) {
	if s == nil {
		return
	}
	f.write(f.int(s.less, s.index, s.bound))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.set(f.countdown, const32(0))
	f.indexed(opBr, f.depth(len(f.labels)-s.label, 1)+1)
	f.op(opEnd)
	rounds := f.low(f.int(opSub, s.index, f.get(s.start)))
	if s.step > 1 {
		rounds = f.int(opDivU, rounds, const32(s.step))
	}
	f.set(f.countdown, f.int(opSub, f.get(f.countdown), rounds))
}

// countRound starts another round of a loop whose label has a number: of the inner one while the count lasts.
func (f *fn) countRound(depth int) {
	f.set(f.countdown, f.int(opSub, f.get(f.countdown), const32(1)))
	f.write(f.int(opLeS, f.get(f.countdown), const32(0)))
	f.indexed(opBrIf, depth+1)
	f.indexed(opBr, depth)
}

// tick calls the host when a count has come to its end, and starts it again.
func (f *fn) tick(end *expr, again func()) {
	f.write(end)
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	again()
	f.writeCall(f.m.imported(TickModule, TickName, funcType{}))
	f.op(opEnd)
}

// work tells the host about bytes that are to be moved, when they are many.
func (f *fn) work(size *expr) {
	if !f.m.o.Interruptible || size.op == opI32Const && size.imm <= manyBytes {
		return
	}
	f.write(f.int(opGtU, f.use(f.hold(size)), const32(manyBytes)))
	f.op(opIf)
	f.code.bytes = append(f.code.bytes, emptyBlock)
	f.askHost(WorkName, size)
	f.op(opEnd)
}

func hasLoop(list []shape.Stmt) bool {
	for i := range list {
		if list[i].Kind == shape.Loop || hasLoop(list[i].Body) || hasLoop(list[i].Else) {
			return true
		}
	}
	return false
}

// callsOthers reports whether a function calls one that is defined, or any by its address.
func (f *fn) callsOthers() bool {
	found := false
	f.self.op.Walk(func(op *core.Operation) {
		if op.Is(&llvm.CallDef) || op.Is(&llvm.InvokeDef) {
			callee := f.m.functions[read.Callee(op)]
			found = found || callee == nil || !callee.op.Region(0).IsEmpty()
		}
	})
	return found
}
