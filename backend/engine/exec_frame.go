package engine

import (
	"fmt"
	"slices"
)

// This file has what the loop of [machine.run] leaves to functions: calls, memory that the fast ways do not reach, and
// poison.

// activation is where a machine is: at instruction pc of a function whose frame starts at base. A careful one keeps the
// flags of its words.
type activation struct {
	f        *function
	base, pc int
	careful  bool
}

// call does the call before a.pc and returns where to go on: at the start of the callee, or after the call of a
// function without a body.
func (m *machine) call(a activation, in *instr) (next activation, err error) {
	f, at := a.f, a.pc-1
	k := &f.calls[in.c]
	callee := k.callee
	if callee == nil {
		if callee, err = m.calleeAt(m.words[a.base+int(in.a)]); err != nil {
			return a, m.trap(f, at, err)
		}
	}
	if callee.op.Region(0).IsEmpty() {
		m.mem.here = f.locs[at]
		poison, err := m.external(f, k, callee, a.base, a.careful)
		if err != nil {
			return a, m.trap(f, at, err)
		}
		a.careful = a.careful || poison
		return a, nil
	}
	if len(m.frames) >= m.e.o.MaxDepth {
		return a, m.trap(f, at, Limit.Errorf("stack overflow: %d nested calls", m.e.o.MaxDepth))
	}
	if !m.spend(in) {
		if err := m.refuel(); err != nil {
			return a, m.trap(f, at, err)
		}
	}
	next = activation{f: callee, base: a.base + int(f.nSlots)}
	if err := m.enter(callee, next.base); err != nil {
		return a, m.callError(f, at, err)
	}
	if k.args.n != callee.nParams && (!callee.vararg || k.args.n < callee.nParams) {
		return a, m.trap(f, at, errorText(fmt.Sprintf("'@%s' is called with arguments of other types than it has", callee.name)))
	}
	allocas, varargs := len(m.stack), uint64(0)
	if callee.vararg {
		m.mem.here = f.locs[at]
		if varargs, err = m.passVariadic(f, k, callee, a.base, a.careful); err != nil {
			return a, m.trap(f, at, err)
		}
	}
	args := f.list(k.args)[:callee.nParams]
	w, own := m.words[a.base:], m.words[next.base:]
	for i, s := range args {
		own[i] = w[s]
	}
	if a.careful || len(callee.undefs) > 0 {
		next.careful = m.passFlags(args, a, next)
	}
	m.frames = append(m.frames, frame{activation: a, allocas: allocas, varargs: m.varargs})
	m.varargs = varargs
	return next, nil
}

// passFlags tells a callee which arguments are poison. It reports whether that is careful.
func (m *machine) passFlags(args []int32, from, to activation) bool {
	poison := func(s int32) bool { return from.careful && m.poison[from.base+int(s)] != 0 }
	if len(to.f.undefs) == 0 && !slices.ContainsFunc(args, poison) {
		return false
	}
	m.flagConstants(to.f, to.base)
	for i, s := range args {
		if poison(s) {
			m.poison[to.base+i] = m.poison[from.base+int(s)]
		}
	}
	return true
}

// results are what the outermost function returns.
func (m *machine) results(base int, careful bool, out []int32) (results []uint64, flags []byte) {
	for _, s := range out {
		results = append(results, m.words[base+int(s)])
		if careful {
			flags = append(flags, m.poison[base+int(s)])
		}
	}
	return results, flags
}

// ret returns the values in out to the caller, and where that goes on.
func (m *machine) ret(a activation, out []int32) (next activation, err error) {
	fr := &m.frames[len(m.frames)-1]
	m.frames = m.frames[:len(m.frames)-1]
	if len(m.stack) > fr.allocas {
		m.mem.here = a.f.locs[a.pc-1]
		m.releaseStack(fr.allocas)
	}
	m.varargs = fr.varargs
	next = fr.activation
	dst := fr.f.list(fr.f.calls[fr.f.code[fr.pc-1].c].results)
	if len(dst) != len(out) {
		return a, m.trap(a.f, a.pc-1, errorText(fmt.Sprintf("'@%s' returns a value of another type than its caller expects", a.f.name)))
	}
	w, callers := m.words[a.base:], m.words[next.base:]
	for i, s := range dst {
		callers[s] = w[out[i]]
	}
	if a.careful {
		next.careful = m.returnFlags(next.f, next.base, dst, out, a.base, next.careful)
	} else if next.careful {
		for _, s := range dst {
			m.poison[next.base+int(s)] = 0
		}
	}
	return next, nil
}

// returnFlags passes on which results are poison. It reports whether the caller is careful from now on.
func (m *machine) returnFlags(caller *function, callerBase int, dst, out []int32, base int, careful bool) bool {
	any := false
	for _, s := range out {
		any = any || m.poison[base+int(s)] != 0
	}
	if !any && !careful {
		return false
	}
	bad := make([]byte, len(out))
	for i, s := range out {
		bad[i] = m.poison[base+int(s)]
	}
	if !careful {
		m.flagConstants(caller, callerBase)
	}
	for i, s := range dst {
		m.poison[callerBase+int(s)] = bad[i]
	}
	return true
}

// loadSlow is a load that the fast way refused. The origin is that of the poison that was read, 0 for none.
func (m *machine) loadSlow(f *function, pc int, in *instr, w []uint64) (origin byte, err error) {
	word, origin, err := m.mem.load(w[in.a]+in.imm, uint64(in.aux))
	if err == nil && w[in.a]&uint64(in.c) != 0 {
		err = m.mem.misaligned(w[in.a], uint64(in.c)+1, false)
	}
	if err != nil {
		return 0, err
	}
	w[in.dst] = word << in.flag >> in.flag
	if origin == poisonUnwritten {
		origin = m.originOf(f, pc, unwrittenText)
	}
	return origin, nil
}

// storeSlow is a store that the fast way refused.
func (m *machine) storeSlow(in *instr, w []uint64) error {
	data, undef, err := m.mem.bytes(w[in.a]+in.imm, uint64(in.aux), true)
	if err == nil && w[in.a]&uint64(in.c) != 0 {
		err = m.mem.misaligned(w[in.a], uint64(in.c)+1, true)
	}
	if err != nil {
		return err
	}
	writeWord(data, w[in.b])
	clear(undef)
	return nil
}

// spoil flags values of a frame as poison, which makes it careful: the result is true.
func (m *machine) spoil(f *function, base int, careful bool, origin byte, slots ...int32) bool {
	if !careful {
		m.flagConstants(f, base)
	}
	for _, s := range slots {
		m.poison[base+int(s)] = origin
	}
	return true
}

// noResultText is the reason for poison that an operation has no other for.
func noResultText() string { return "this operation, which has no result for its operands" }
