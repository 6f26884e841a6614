package engine

import (
	"context"
	"math"
)

// frame is the state of a caller while its callee runs.
type frame struct {
	activation
	varargs uint64 // of the caller
	allocas int    // how many pieces of stack memory were in use when the function was called
}

// machine executes functions.
type machine struct {
	e   *Engine
	mem memory
	ctx context.Context

	words  []uint64 // frames
	poison []byte   // flags of words, valid in careful frames: the origin of their poison, or 0
	frames []frame
	stack  []uint64 // stack memory in use

	in, out []uint64 // operands and results of generic operations
	inFlags []byte   // of in; nil when none is set

	origins   []origin // of poison
	originIDs map[place]byte

	varargs uint64 // address of the variadic arguments of the running function
	steps   int64  // left until the context is asked
	spent   uint64
}

// inPoison reports whether an operand of the running generic operation is poison.
func (m *machine) inPoison(from, n int) bool { return m.poisonIn(from, n) != 0 }

// poisonIn returns the origin of the first poison in operands of the running generic operation, 0 when none is poison.
func (m *machine) poisonIn(from, n int) byte {
	if m.inFlags == nil {
		return 0
	}
	return firstFlag(m.inFlags[from : from+n]...)
}

// trap is an error of the running program.
func (m *machine) trap(f *function, pc int, err error) error {
	if exit, ok := err.(Exit); ok {
		return exit
	}
	r, finding := m.e.report(f.locs[pc], err)
	const shown = 10
	for i := len(m.frames) - 1; i > 0; i-- {
		if len(m.frames)-i > shown {
			finding.Note(m.frames[0].f.op.Loc(), "and %d more callers", i)
			break
		}
		fr := &m.frames[i]
		finding.Note(fr.f.locs[fr.pc-1], "called from '@%s'", fr.f.name)
	}
	return withCause(r.List(), err)
}

// enter makes room for a frame of the function and fills in its constants.
func (m *machine) enter(f *function, base int) error {
	if !f.compiled {
		if err := m.e.compile(f); err != nil {
			return err
		}
	}
	top := base + int(f.nSlots)
	if top > len(m.words) {
		if top > m.e.o.StackWords {
			return Limit.Errorf("stack overflow: more than %d words in %d calls", m.e.o.StackWords, len(m.frames))
		}
		grown := make([]uint64, min(max(2*len(m.words), top, 1024), m.e.o.StackWords))
		copy(grown, m.words)
		m.words = grown
		flags := make([]byte, len(grown))
		copy(flags, m.poison)
		m.poison = flags
	}
	copy(m.words[base+int(f.nValues):top], f.consts)
	return nil
}

// flagConstants turns the flags of a frame on: those of values off, those of undef constants on.
func (m *machine) flagConstants(f *function, base int) {
	clear(m.poison[base : base+int(f.nSlots)])
	for _, s := range f.undefs {
		m.poison[base+int(s)] = 1
	}
}

// run executes a function whose arguments lie at the start of the stack, and returns its results. flags tells which of
// them are poison, nil when none is.
func (m *machine) run(f *function, poisonArgs []byte) (results []uint64, flags []byte, err error) {
	base, pc := 0, 0
	if err := m.enter(f, 0); err != nil {
		return nil, nil, m.entryError(f, err)
	}
	careful := len(f.undefs) > 0 || poisonArgs != nil
	if careful {
		m.flagConstants(f, base)
		copy(m.poison, poisonArgs)
	}
	m.frames = append(m.frames[:0], frame{activation: activation{f: f}})
	bottom := len(m.stack)
	defer func() { m.releaseStack(bottom) }()
	code := f.code
	w := m.words[base : base+int(f.nSlots)]
	for {
		in := &code[pc]
		pc++
		if careful {
			skip, err := m.careful(f, in, base)
			if err != nil {
				return nil, nil, m.trap(f, pc-1, err)
			}
			if skip {
				continue
			}
		}
		poison := false
		switch in.op {
		case opMove:
			w[in.dst] = w[in.a]
		case opAdd:
			w[in.dst] = (w[in.a] + w[in.b]) & in.imm
		case opSub:
			w[in.dst] = (w[in.a] - w[in.b]) & in.imm
		case opMul:
			w[in.dst] = (w[in.a] * w[in.b]) & in.imm
		case opAnd:
			w[in.dst] = w[in.a] & w[in.b]
		case opOr:
			w[in.dst] = w[in.a] | w[in.b]
		case opXor:
			w[in.dst] = w[in.a] ^ w[in.b]
		case opShl:
			if n := w[in.b]; n < uint64(64-in.aux) {
				w[in.dst] = w[in.a] << n & in.imm
			} else {
				poison = true
			}
		case opLShr:
			if n := w[in.b]; n < uint64(64-in.aux) {
				w[in.dst] = w[in.a] >> n
			} else {
				poison = true
			}
		case opAShr:
			if n := w[in.b]; n < uint64(64-in.aux) {
				w[in.dst] = uint64(int64(w[in.a]<<in.aux)>>in.aux>>n) & in.imm
			} else {
				poison = true
			}
		case opUDiv, opSDiv, opURem, opSRem, opUDivX, opSDivX:
			r, o := divideWords(in, w[in.a], w[in.b])
			if o.trap != nil {
				return nil, nil, m.trap(f, pc-1, o.trap)
			}
			w[in.dst], poison = r, o.poison
		case opAddF, opSubF, opMulF, opShlF, opLShrX, opAShrX, opOrX:
			r, ok := promisedWords(in, w[in.a], w[in.b])
			w[in.dst], poison = r, !ok
		case opAddW:
			x, y := w[in.a], w[in.b]
			r := x + y
			w[in.dst] = r
			poison = in.flag&flagNUW != 0 && r < x || in.flag&flagNSW != 0 && int64((x^r)&(y^r)) < 0
		case opSubW:
			x, y := w[in.a], w[in.b]
			r := x - y
			w[in.dst] = r
			poison = in.flag&flagNUW != 0 && x < y || in.flag&flagNSW != 0 && int64((x^y)&(x^r)) < 0
		case opMulW:
			if x, y := w[in.a], w[in.b]; (x|y)>>31 == 0 {
				w[in.dst] = x * y
			} else {
				r, ok := promisedWords(in, x, y)
				w[in.dst], poison = r, !ok
			}
		case opTruncF:
			x := w[in.a]
			r := x << in.aux >> in.aux
			w[in.dst] = r
			poison = in.flag&flagNUW != 0 && r != x || in.flag&flagNSW != 0 && uint64(int64(x<<in.aux)>>in.aux)&in.imm != x
		case opZExtN:
			x := w[in.a]
			w[in.dst] = x
			poison = int64(x<<in.aux) < 0
		case opEq:
			w[in.dst] = boolWord(w[in.a] == w[in.b])
		case opNe:
			w[in.dst] = boolWord(w[in.a] != w[in.b])
		case opUlt:
			w[in.dst] = boolWord(w[in.a] < w[in.b])
		case opUle:
			w[in.dst] = boolWord(w[in.a] <= w[in.b])
		case opSlt:
			w[in.dst] = boolWord(int64(w[in.a]<<in.aux) < int64(w[in.b]<<in.aux))
		case opSle:
			w[in.dst] = boolWord(int64(w[in.a]<<in.aux) <= int64(w[in.b]<<in.aux))
		case opMask:
			w[in.dst] = w[in.a] & in.imm
		case opFlip:
			w[in.dst] = w[in.a] ^ in.imm
		case opSExt:
			w[in.dst] = uint64(int64(w[in.a]<<in.aux)>>in.aux) & in.imm
		case opAddImm:
			w[in.dst] = w[in.a] + in.imm
		case opIndex:
			w[in.dst] = w[in.a] + w[in.b]*in.imm + uint64(int64(in.c))
		case opSelect:
			if w[in.a]&1 != 0 {
				w[in.dst] = w[in.b]
			} else {
				w[in.dst] = w[in.c]
			}
		case opFAdd32:
			w[in.dst] = word32(float32Of(w[in.a]) + float32Of(w[in.b]))
		case opFSub32:
			w[in.dst] = word32(float32Of(w[in.a]) - float32Of(w[in.b]))
		case opFMul32:
			w[in.dst] = word32(float32(float32Of(w[in.a]) * float32Of(w[in.b])))
		case opFDiv32:
			w[in.dst] = word32(float32Of(w[in.a]) / float32Of(w[in.b]))
		case opFAdd64:
			w[in.dst] = math.Float64bits(math.Float64frombits(w[in.a]) + math.Float64frombits(w[in.b]))
		case opFSub64:
			w[in.dst] = math.Float64bits(math.Float64frombits(w[in.a]) - math.Float64frombits(w[in.b]))
		case opFMul64:
			w[in.dst] = math.Float64bits(float64(math.Float64frombits(w[in.a]) * math.Float64frombits(w[in.b])))
		case opFDiv64:
			w[in.dst] = math.Float64bits(math.Float64frombits(w[in.a]) / math.Float64frombits(w[in.b]))
		case opFCmp32:
			w[in.dst] = boolWord(in.aux&compareFloats(float64(float32Of(w[in.a])), float64(float32Of(w[in.b]))) != 0)
		case opFCmp64:
			w[in.dst] = boolWord(in.aux&compareFloats(math.Float64frombits(w[in.a]), math.Float64frombits(w[in.b])) != 0)
		case opSIToF32:
			w[in.dst] = word32(float32(int64(w[in.a]<<in.aux) >> in.aux))
		case opSIToF64:
			w[in.dst] = math.Float64bits(float64(int64(w[in.a]<<in.aux) >> in.aux))
		case opUIToF32:
			w[in.dst] = word32(float32(w[in.a]))
		case opUIToF64:
			w[in.dst] = math.Float64bits(float64(w[in.a]))
		case opF32To64:
			w[in.dst] = math.Float64bits(float64(float32Of(w[in.a])))
		case opF64To32:
			w[in.dst] = word32(float32(math.Float64frombits(w[in.a])))
		case opLoad:
			if p := w[in.a]; p&uint64(in.c) == 0 {
				if word, ok := m.mem.fastLoad(p+in.imm, in.aux); ok {
					w[in.dst] = word << in.flag >> in.flag
					continue
				}
			}
			origin, err := m.loadSlow(f, pc-1, in, w)
			if err != nil {
				return nil, nil, m.trap(f, pc-1, err)
			}
			if origin != 0 {
				careful = m.spoil(f, base, careful, origin, in.dst)
			}
		case opStore:
			if p := w[in.a]; p&uint64(in.c) == 0 && m.mem.fastStore(p+in.imm, in.aux, w[in.b]) {
				continue
			}
			if err := m.storeSlow(in, w); err != nil {
				return nil, nil, m.trap(f, pc-1, err)
			}
		case opAlloca:
			m.mem.here = f.locs[pc-1]
			p, err := m.alloca(w[in.b], in.imm)
			if err != nil {
				return nil, nil, m.trap(f, pc-1, err)
			}
			w[in.dst] = p
		case opGeneric:
			o := m.runGeneric(f, &f.generics[in.c], base, careful)
			w = m.words[base : base+int(f.nSlots)]
			if o.trap != nil {
				return nil, nil, m.trap(f, pc-1, o.trap)
			}
			if o.poison {
				if o.origin == 0 {
					o.origin = m.originOf(f, pc-1, noResultText)
				}
				careful = m.spoil(f, base, careful, o.origin, f.list(f.generics[in.c].out)...)
			}
			continue
		case opFreeze:
			w[in.dst] = w[in.a]
		case opJump:
			pc = int(in.c)
			if !m.spend(in) {
				if err := m.refuel(); err != nil {
					return nil, nil, m.trap(f, pc, err)
				}
			}
			continue
		case opBranch:
			at := pc
			if w[in.a]&1 != 0 {
				pc = int(in.b)
			} else {
				pc = int(in.c)
			}
			if !m.spend(in) {
				if err := m.refuel(); err != nil {
					return nil, nil, m.trap(f, at-1, err)
				}
			}
			continue
		case opBrEq, opBrNe, opBrUlt, opBrUle, opBrSlt, opBrSle:
			at, holds := pc, false
			switch x, y := w[in.a], w[in.b]; in.op {
			case opBrEq:
				holds = x == y
			case opBrNe:
				holds = x != y
			case opBrUlt:
				holds = x < y
			case opBrUle:
				holds = x <= y
			case opBrSlt:
				holds = int64(x<<in.aux) < int64(y<<in.aux)
			case opBrSle:
				holds = int64(x<<in.aux) <= int64(y<<in.aux)
			}
			if pc = int(in.c); holds {
				pc = int(in.dst)
			}
			if !m.spend(in) {
				if err := m.refuel(); err != nil {
					return nil, nil, m.trap(f, at-1, err)
				}
			}
			continue
		case opSwitch:
			pc = f.switches[in.c].target(f, w, w[in.a])
			if !m.spend(in) {
				if err := m.refuel(); err != nil {
					return nil, nil, m.trap(f, pc, err)
				}
			}
			continue
		case opCall:
			next, err := m.call(activation{f, base, pc, careful}, in)
			if err != nil {
				return nil, nil, err
			}
			f, base, pc, careful = next.f, next.base, next.pc, next.careful
			code, w = f.code, m.words[base:base+int(f.nSlots)]
			continue
		case opReturn:
			out := f.list(f.returns[in.c])
			if len(m.frames) == 1 {
				results, flags = m.results(base, careful, out)
				return results, flags, nil
			}
			next, err := m.ret(activation{f, base, pc, careful}, out)
			if err != nil {
				return nil, nil, err
			}
			f, base, pc, careful = next.f, next.base, next.pc, next.careful
			code, w = f.code, m.words[base:base+int(f.nSlots)]
			continue
		case opUnreachable:
			return nil, nil, m.trap(f, pc-1, errorText("'llvm.unreachable' was reached"))
		case opStackSave:
			w[in.dst] = uint64(len(m.stack))
		case opStackRestore:
			if n := w[in.a]; n < uint64(len(m.stack)) {
				m.mem.here = f.locs[pc-1]
				m.releaseStack(int(n))
			}
		case opPay:
			if m.steps -= int64(in.imm); m.steps < 0 {
				if err := m.refuel(); err != nil {
					return nil, nil, m.trap(f, pc-1, err)
				}
			}
		}
		if poison {
			// The operands are as before: no instruction that makes poison writes to one of its own.
			x, y := w[in.a], w[max(in.b, 0)]
			origin := m.originOf(f, pc-1, func() string { return poisonText(in, x, y) })
			careful = m.spoil(f, base, careful, origin, in.dst)
		}
	}
}
