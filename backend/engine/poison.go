package engine

// careful does for an instruction in a frame with flags what concerns poison. skip says that the instruction is done.
func (m *machine) careful(f *function, in *instr, base int) (skip bool, err error) {
	p := m.poison[base : base+int(f.nSlots)]
	sh := shapes[in.op]
	if sh&pure != 0 {
		bad := byte(0)
		if sh&readsA != 0 {
			bad = p[in.a]
		}
		if sh&readsB != 0 && bad == 0 {
			bad = p[in.b]
		}
		p[in.dst] = bad
		return bad != 0, nil
	}
	switch in.op {
	case opSelect:
		if p[in.a] != 0 {
			p[in.dst] = p[in.a]
			return true, nil
		}
		if m.words[base+int(in.a)]&1 != 0 {
			p[in.dst] = p[in.b]
		} else {
			p[in.dst] = p[in.c]
		}
	case opFreeze:
		if p[in.a] != 0 {
			m.words[base+int(in.dst)] = 0
			p[in.dst] = 0
			return true, nil
		}
		p[in.dst] = 0
	case opUDiv, opSDiv, opURem, opSRem, opUDivX, opSDivX:
		if p[in.b] != 0 {
			return false, m.poisonTrap("division by a poison value", p[in.b])
		}
		p[in.dst] = p[in.a]
		return p[in.a] != 0, nil
	case opLoad:
		if p[in.a] != 0 {
			return false, m.poisonTrap("reading through a poison pointer", p[in.a])
		}
		p[in.dst] = 0
	case opStore:
		if p[in.a] != 0 {
			return false, m.poisonTrap("writing through a poison pointer", p[in.a])
		}
		if p[in.b] != 0 {
			addr := m.words[base+int(in.a)] + in.imm
			if _, _, err := m.mem.bytes(addr, uint64(in.aux), true); err != nil {
				return false, err
			}
			m.mem.setUndef(addr, uint64(in.aux), p[in.b])
			return true, nil
		}
	case opAlloca:
		if p[in.b] != 0 {
			return false, m.poisonTrap("allocation of a poison number of elements", p[in.b])
		}
		p[in.dst] = 0
	case opBrEq, opBrNe, opBrUlt, opBrUle, opBrSlt, opBrSle:
		if id := firstFlag(p[in.a], p[in.b]); id != 0 {
			return false, m.poisonTrap("branch on a poison value", id)
		}
	case opBranch, opSwitch:
		if p[in.a] != 0 {
			return false, m.poisonTrap("branch on a poison value", p[in.a])
		}
		if in.op == opSwitch {
			for _, s := range f.list(f.switches[in.c].list) {
				if p[s] != 0 {
					return false, m.poisonTrap("branch on a poison value", p[s])
				}
			}
		}
	case opCall:
		if p[in.a] != 0 {
			return false, m.poisonTrap("call through a poison pointer", p[in.a])
		}
	case opStackSave:
		p[in.dst] = 0
	}
	return false, nil
}

// runGeneric executes an operation that is computed by a Go function.
func (m *machine) runGeneric(f *function, g *generic, base int, careful bool) outcome {
	in, out := f.list(g.in), f.list(g.out)
	m.in = m.in[:0]
	bad := byte(0)
	for _, s := range in {
		m.in = append(m.in, m.words[base+int(s)])
	}
	m.inFlags = nil
	if careful {
		flags := make([]byte, len(in))
		for i, s := range in {
			flags[i] = m.poison[base+int(s)]
			bad = firstFlag(bad, flags[i])
		}
		for _, s := range out {
			m.poison[base+int(s)] = 0
		}
		if bad != 0 && g.strict != "" {
			return trapf(m.poisonTrap(g.strict, bad))
		}
		if bad != 0 && !g.poisonOK {
			return outcome{poison: true, origin: bad}
		}
		if bad != 0 {
			m.inFlags = flags
		}
	}
	if n := len(in) + len(out); n > 2*bytesPerStep { // vectors
		if err := m.pay(8 * uint64(n)); err != nil {
			return trapf(err)
		}
	}
	if cap(m.out) < len(out) {
		m.out = make([]uint64, len(out)*2)
	}
	res := m.out[:len(out)]
	o := g.run(m, m.in, res)
	if o.trap != nil || o.poison {
		o.origin = firstFlag(o.origin, bad)
		return o
	}
	for i, s := range out {
		m.words[base+int(s)] = res[i]
	}
	return done
}
