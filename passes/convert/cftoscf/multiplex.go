package cftoscf

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// multiplexer is a block that edges to several blocks lead to, before they go on. It has the arguments of each of them,
// a number that tells them apart when there are several, and further arguments.
type multiplexer struct {
	x     *lifter
	block *core.Block
	// entries are the blocks that it goes on at, and offsets where their arguments begin.
	entries []*core.Block
	offsets []int
	number  *core.Value
}

// multiplex makes a block after the first of the entries, which may be there several times.
func (x *lifter) multiplex(loc core.Location, entries []*core.Block, extra ...core.Type) *multiplexer {
	m := &multiplexer{x: x, block: core.NewBlock(nil)}
	entries[0].Region().InsertBefore(m.block, entries[0].Next())
	for _, b := range entries {
		if slices.Contains(m.entries, b) {
			continue
		}
		m.entries, m.offsets = append(m.entries, b), append(m.offsets, m.block.NumArgs())
		addArgsOf(m.block, b)
	}
	if len(m.entries) > 1 {
		m.number = m.block.AddArg(x.number(0).Type(), loc)
	}
	for _, t := range extra {
		m.block.AddArg(t, loc)
	}
	return m
}

func addArgsOf(b, other *core.Block) {
	for i, v := range other.Args() {
		b.AddArg(v.Type(), other.ArgLoc(i))
	}
}

// redirect lets an edge to one of the entries lead here.
func (m *multiplexer) redirect(e edge, extra ...*core.Value) {
	to := e.to()
	k := slices.Index(m.entries, to)
	old, first := e.operands().Forwarded(), m.block.NumArgs()-len(extra)
	vals := make([]*core.Value, m.block.NumArgs())
	for i, v := range m.block.Args() {
		switch at := i - m.offsets[k]; {
		case at >= 0 && at < to.NumArgs():
			vals[i] = old[at]
		case m.number != nil && i == first-1:
			vals[i] = m.x.number(k)
		case i >= first:
			vals[i] = extra[i-first]
		default:
			vals[i] = m.x.undef(v.Type())
		}
	}
	e.setTo(m.block)
	e.operands().Set(vals)
}

// goOn makes the switch to the entries but one.
func (m *multiplexer) goOn(b *core.Builder, but *core.Block) {
	var values []int
	var cases []branch
	for i, to := range m.entries {
		if to == but {
			continue
		}
		values = append(values, i)
		cases = append(cases, branch{to, m.block.Args()[m.offsets[i] : m.offsets[i]+to.NumArgs()]})
	}
	flag := m.number
	if flag == nil || len(cases) == 1 {
		flag = m.x.number(0)
	}
	n := len(cases) - 1
	makeSwitch(b, flag, values[:n], cases[:n], cases[n])
}

// singleEntry lets edges lead to one new block.
func (x *lifter) singleEntry(loc core.Location, edges []edge) *core.Block {
	var to []*core.Block
	for _, e := range edges {
		to = append(to, e.to())
	}
	m := x.multiplex(loc, to)
	for _, e := range edges {
		m.redirect(e)
	}
	b := core.NewBuilder(x.top.Context())
	b.SetStart(m.block)
	b.SetLoc(loc)
	m.goOn(b, nil)
	return m.block
}
