package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/acc"
)

// gangWords are the kinds of arguments of the clause gang in the order in which they are tried.
var gangWords = [...]struct {
	word string
	kind acc.GangArgType
}{
	{"num", acc.GangArgTypeNum}, {"dim", acc.GangArgTypeDim}, {"static", acc.GangArgTypeStatic},
}

// ParseGangClause reads nothing, or "([device], {num=%v : t, static=%w : t} [device], ...)".
func (Hooks) ParseGangClause(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, kinds, devices, sizes,
	only *core.Attribute) bool {
	c := p.Context()
	if !p.TryPunct(core.PunctLParen) {
		*only = c.Array(none(c))
		return true
	}
	var onlyList, kindList []core.Attribute
	found, ok := parseKeywordOnly(p, &onlyList)
	if !ok {
		return false
	}
	var g groups
	for more := !found || p.TryPunct(core.PunctComma); more; more = p.TryPunct(core.PunctComma) {
		before := len(*refs)
		if !p.Punct(core.PunctLBrace) || !parseGangValues(p, refs, types, &kindList) {
			return false
		}
		if len(*refs) == 0 {
			return p.OpErrorf(p.Pos(), "expect at least one of num, dim or static values")
		}
		if !p.Punct(core.PunctRBrace) || !parseDevice(p, &g.devices) {
			return false
		}
		g.sizes = append(g.sizes, int32(len(*refs)-before))
	}
	if !p.Punct(core.PunctRParen) {
		return false
	}
	g.set(p, devices, sizes)
	*kinds, *only = c.Array(kindList...), c.Array(onlyList...)
	return true
}

// parseGangValues reads "num=%v : t, static=%w : t". Upstream wants a comma before the first value of all groups but
// the first.
func parseGangValues(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, kinds *[]core.Attribute) bool {
	for {
		comma := false
		if len(*refs) > 0 {
			if comma = p.TryPunct(core.PunctComma); !comma {
				return true
			}
		}
		found := false
		for _, w := range gangWords {
			if !p.TryKeyword(w.word) {
				continue
			}
			if !p.Punct(core.PunctEqual) || !parseTyped(p, refs, types) {
				return false
			}
			*kinds = append(*kinds, acc.GetGangArgTypeAttr(p.Context(), w.kind))
			found = true
		}
		if !found && comma {
			return p.OpErrorf(p.Pos(), "new value expected after comma")
		}
		if !found {
			return true
		}
	}
}

// PrintGangClause writes what [Hooks.ParseGangClause] reads.
func (Hooks) PrintGangClause(p *core.Printer, _ *core.Operation, vals []*core.Value, _ []core.Type, kinds, devices, sizes,
	only core.Attribute) {
	if len(vals) == 0 && onlyNone(only) {
		return
	}
	p.Byte('(')
	printKeywordOnly(p, only, devices)
	list := elems(kinds)
	printGroups(p, vals, devices, sizes, func(operand, _ int, _ bool) {
		if operand >= len(list) {
			return
		}
		for _, w := range gangWords {
			if k, ok := list[operand].(*acc.GangArgTypeAttr); ok && k.Value() == w.kind {
				p.Str(w.word + "=")
			}
		}
	})
	p.Byte(')')
}

// ParseLoopControl reads "control(%i : t) = (%lb : t) to (%ub : t) step (%s : t) {...}", of which all but the region
// may be absent.
func (Hooks) ParseLoopControl(p *core.Parser, r *core.Region, lb *[]core.OperandRef, lbTypes *[]core.Type, ub *[]core.OperandRef,
	ubTypes *[]core.Type, step *[]core.OperandRef, stepTypes *[]core.Type) bool {
	ivs := p.NewArguments()
	list := func(refs *[]core.OperandRef, types *[]core.Type) bool {
		return p.Punct(core.PunctLParen) && p.OperandListOf(refs, core.DelimNone, len(ivs)) && p.ColonTypeList(types) &&
			p.Punct(core.PunctRParen)
	}
	if p.TryKeyword("control") && (!p.Punct(core.PunctLParen) || !p.ArgumentList(&ivs, core.DelimNone, true, false) ||
		!p.Punct(core.PunctRParen) || !p.Punct(core.PunctEqual) || !list(lb, lbTypes) || !p.Keyword("to") || !list(ub, ubTypes) ||
		!p.Keyword("step") || !list(step, stepTypes)) {
		return false
	}
	return p.Region(r, ivs)
}

// PrintLoopControl writes what [Hooks.ParseLoopControl] reads.
func (Hooks) PrintLoopControl(p *core.Printer, _ *core.Operation, r *core.Region, lb []*core.Value, lbTypes []core.Type,
	ub []*core.Value,
	ubTypes []core.Type, step []*core.Value, stepTypes []core.Type) {
	list := func(word string, vals []*core.Value, types []core.Type) {
		p.Str(word)
		p.Operands(vals)
		p.Str(" : ")
		p.Types(types)
		p.Str(") ")
	}
	if entry := r.Entry(); entry != nil && entry.NumArgs() > 0 {
		p.Str("control(")
		each(p, entry.NumArgs(), func(i int) { typed(p, entry.Arg(i)) })
		list(") = (", lb, lbTypes)
		list("to (", ub, ubTypes)
		list(" step (", step, stepTypes)
	}
	p.Region(r, core.RegionOpts{HideEntryArgs: true})
}
