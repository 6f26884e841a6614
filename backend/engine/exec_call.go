package engine

import (
	"errors"
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// This file finds out where calls and switches lead, and what is said when they lead nowhere.

// entryError is an error before the first instruction.
func (m *machine) entryError(f *function, err error) error {
	var list diag.List
	if errors.As(err, &list) {
		return err
	}
	r := core.NewReporter(m.e.ctx)
	r.Errorf(f.op.Loc(), "%v", err)
	return withCause(r.List(), err)
}

// callError is an error of the preparation of a call: one of compiling has its place already.
func (m *machine) callError(f *function, pc int, err error) error {
	var list diag.List
	if errors.As(err, &list) {
		return err
	}
	return m.trap(f, pc, err)
}

// calleeAt returns the function at an address.
func (m *machine) calleeAt(p uint64) (*function, error) {
	if a := m.mem.at(p); a != nil && a.kind == functionMemory && p&(1<<offsetBits-1) == 0 {
		return a.fn, nil
	}
	return nil, errorText(fmt.Sprintf("call of address 0x%x, which is no function", p))
}

// target returns where a switch leads.
func (t *switchTable) target(f *function, w []uint64, v uint64) int {
	if t.wide == nil {
		if pc, ok := t.cases[v]; ok {
			return int(pc)
		}
		return int(t.others)
	}
	slots := f.list(t.list)
cases:
	for _, c := range t.wide {
		for i, s := range slots {
			if w[s] != c.words[i] {
				continue cases
			}
		}
		return int(c.target)
	}
	return int(t.others)
}
