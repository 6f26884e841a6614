package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/acc"
)

// This file has the syntax of clauses that differ by the type of the device. Operands that belong to one have it behind
// them, in brackets; types for which a clause has no operands stand in front of all operands, in brackets. What has no
// type is for all devices, which is the type "none".

func none(c *core.Context) core.Attribute { return acc.GetDeviceTypeAttr(c, acc.DeviceTypeNone) }

// elems returns the elements of an array, none when it is absent.
func elems(a core.Attribute) []core.Attribute {
	if a, ok := a.(*core.ArrayAttr); ok && a != nil {
		return a.Elems()
	}
	return nil
}

// onlyNone reports whether a list consists of the type "none".
func onlyNone(a core.Attribute) bool {
	list := elems(a)
	return len(list) == 1 && isDevice(list[0], acc.DeviceTypeNone)
}

func isDevice(a core.Attribute, t acc.DeviceType) bool {
	d, ok := a.(*acc.DeviceTypeAttr)
	return ok && d.Value() == t
}

// parseKeywordOnly reads "[t, u]", the types for which a clause has no operands. It does nothing when there is no
// bracket.
func parseKeywordOnly(p *core.Parser, list *[]core.Attribute) (found, ok bool) {
	if !p.TryPunct(core.PunctLSquare) {
		return false, true
	}
	return true, p.List(core.DelimNone, "", func() bool {
		var a core.Attribute
		if !p.Attr(&a, nil) {
			return false
		}
		*list = append(*list, a)
		return true
	}) && p.Punct(core.PunctRSquare)
}

// parseDevice reads "[t]", which may be absent.
func parseDevice(p *core.Parser, list *[]core.Attribute) bool {
	if !p.TryPunct(core.PunctLSquare) {
		*list = append(*list, none(p.Context()))
		return true
	}
	var t *acc.DeviceTypeAttr
	if !core.ParseAttrAs(p, &t, nil) || !p.Punct(core.PunctRSquare) {
		return false
	}
	*list = append(*list, t)
	return true
}

func printDevice(p *core.Printer, t core.Attribute) {
	if !isDevice(t, acc.DeviceTypeNone) {
		p.Str(" [")
		p.Attr(t)
		p.Byte(']')
	}
}

// printKeywordOnly writes the types for which a clause has no operands, and a comma when there are others, too.
func printKeywordOnly(p *core.Printer, only, withOperands core.Attribute) {
	list := elems(only)
	if len(list) == 0 {
		return
	}
	p.Byte('[')
	each(p, len(list), func(i int) { p.Attr(list[i]) })
	p.Byte(']')
	if len(elems(withOperands)) > 0 {
		p.Str(", ")
	}
}

// parseTyped reads "%v : t".
func parseTyped(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type) bool {
	var ref core.OperandRef
	var t core.Type
	if !p.Operand(&ref) || !p.ColonType(&t) {
		return false
	}
	*refs, *types = append(*refs, ref), append(*types, t)
	return true
}

// ParseDeviceTypeOperands reads "%v : t [device], ...".
func (Hooks) ParseDeviceTypeOperands(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, devices *core.Attribute) bool {
	var list []core.Attribute
	if !p.List(core.DelimNone, "", func() bool { return parseTyped(p, refs, types) && parseDevice(p, &list) }) {
		return false
	}
	*devices = p.Context().Array(list...)
	return true
}

// PrintDeviceTypeOperands writes what [Hooks.ParseDeviceTypeOperands] reads.
func (Hooks) PrintDeviceTypeOperands(p *core.Printer, _ *core.Operation, vals []*core.Value, _ []core.Type,
	devices core.Attribute) {
	list := elems(devices)
	each(p, min(len(list), len(vals)), func(i int) {
		typed(p, vals[i])
		printDevice(p, list[i])
	})
}

// ParseDeviceTypeOperandsWithKeywordOnly reads nothing, or "([device], %v : t [device], ...)". Upstream forgets the
// types at the front.
func (h Hooks) ParseDeviceTypeOperandsWithKeywordOnly(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, devices,
	only *core.Attribute) bool {
	if !p.TryPunct(core.PunctLParen) {
		*only = p.Context().Array(none(p.Context()))
		return true
	}
	var list []core.Attribute
	found, ok := parseKeywordOnly(p, &list)
	return ok && (!found || p.Punct(core.PunctComma)) && h.ParseDeviceTypeOperands(p, refs, types, devices) &&
		p.Punct(core.PunctRParen)
}

// PrintDeviceTypeOperandsWithKeywordOnly writes what [Hooks.ParseDeviceTypeOperandsWithKeywordOnly] reads.
func (h Hooks) PrintDeviceTypeOperandsWithKeywordOnly(p *core.Printer, op *core.Operation, vals []*core.Value, types []core.Type,
	devices,
	only core.Attribute) {
	if len(vals) == 0 && onlyNone(only) {
		return
	}
	p.Byte('(')
	printKeywordOnly(p, only, devices)
	h.PrintDeviceTypeOperands(p, op, vals, types, devices)
	p.Byte(')')
}

// groups are lists of operands in braces, each for a type of device.
type groups struct {
	devices []core.Attribute
	sizes   []int32
}

// parse reads "{%v : t, ...} [device]", of which head reads what stands behind the brace.
func (g *groups) parse(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, head func() bool) bool {
	before := len(*refs)
	if !p.Punct(core.PunctLBrace) || head != nil && !head() ||
		!p.List(core.DelimNone, "", func() bool { return parseTyped(p, refs, types) }) ||
		!p.Punct(core.PunctRBrace) {
		return false
	}
	g.sizes = append(g.sizes, int32(len(*refs)-before))
	return parseDevice(p, &g.devices)
}

// set stores what was read.
func (g *groups) set(p *core.Parser, devices, sizes *core.Attribute) {
	*devices, *sizes = p.Context().Array(g.devices...), p.Context().I32Array(g.sizes...)
}

// printGroups writes lists of operands; head writes what stands in front of an operand, of which it gets the number and
// the number of its list, and whether it is the list's first.
func printGroups(p *core.Printer, vals []*core.Value, devices, sizes core.Attribute, head func(operand, group int, first bool)) {
	list := elems(devices)
	size, _ := sizes.(*core.DenseArrayAttr)
	next := 0
	each(p, len(list), func(group int) {
		n := 0
		if size != nil && group < size.Len() {
			n = int(min(max(size.Int(group), 0), int64(len(vals)-next)))
		}
		p.Byte('{')
		each(p, n, func(i int) {
			if head != nil {
				head(next+i, group, i == 0)
			}
			typed(p, vals[next+i])
		})
		next += n
		p.Byte('}')
		printDevice(p, list[group])
	})
}

// ParseNumGangs reads "{%v : t, ...} [device], ...".
func (Hooks) ParseNumGangs(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, devices, sizes *core.Attribute) bool {
	var g groups
	if !p.List(core.DelimNone, "", func() bool { return g.parse(p, refs, types, nil) }) {
		return false
	}
	g.set(p, devices, sizes)
	return true
}

// PrintNumGangs writes what [Hooks.ParseNumGangs] reads.
func (Hooks) PrintNumGangs(p *core.Printer, _ *core.Operation, vals []*core.Value, _ []core.Type, devices, sizes core.Attribute) {
	printGroups(p, vals, devices, sizes, nil)
}

// ParseDeviceTypeOperandsWithSegment is [Hooks.ParseNumGangs] for the clause tile.
func (h Hooks) ParseDeviceTypeOperandsWithSegment(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, devices,
	sizes *core.Attribute) bool {
	return h.ParseNumGangs(p, refs, types, devices, sizes)
}

// PrintDeviceTypeOperandsWithSegment writes what [Hooks.ParseDeviceTypeOperandsWithSegment] reads.
func (Hooks) PrintDeviceTypeOperandsWithSegment(p *core.Printer, _ *core.Operation, vals []*core.Value, _ []core.Type, devices,
	sizes core.Attribute) {
	printGroups(p, vals, devices, sizes, nil)
}

// ParseWaitClause reads nothing, or "([device], {devnum: %v : t, ...} [device], ...)".
func (Hooks) ParseWaitClause(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, devices, sizes, hasDevnum,
	only *core.Attribute) bool {
	c := p.Context()
	if !p.TryPunct(core.PunctLParen) {
		*only = c.Array(none(c))
		return true
	}
	var onlyList, devnums []core.Attribute
	found, ok := parseKeywordOnly(p, &onlyList)
	if !ok || found && !p.Punct(core.PunctComma) {
		return false
	}
	var g groups
	devnum := func() bool {
		has := p.TryKeyword("devnum")
		devnums = append(devnums, c.Bool(has))
		return !has || p.Punct(core.PunctColon)
	}
	if !p.List(core.DelimNone, "", func() bool { return g.parse(p, refs, types, devnum) }) || !p.Punct(core.PunctRParen) {
		return false
	}
	g.set(p, devices, sizes)
	*hasDevnum, *only = c.Array(devnums...), c.Array(onlyList...)
	return true
}

// PrintWaitClause writes what [Hooks.ParseWaitClause] reads.
func (Hooks) PrintWaitClause(p *core.Printer, _ *core.Operation, vals []*core.Value, _ []core.Type, devices, sizes, hasDevnum,
	only core.Attribute) {
	if len(vals) == 0 && onlyNone(only) {
		return
	}
	p.Byte('(')
	printKeywordOnly(p, only, devices)
	flags := elems(hasDevnum)
	printGroups(p, vals, devices, sizes, func(_, group int, first bool) {
		if !first || group >= len(flags) {
			return
		}
		if b, ok := flags[group].(*core.IntegerAttr); ok && !b.Value().IsZero() {
			p.Str("devnum: ")
		}
	})
	p.Byte(')')
}

// ParseOperandWithKeywordOnly reads nothing, which is the flag, or "(%v : t)".
func (Hooks) ParseOperandWithKeywordOnly(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type, flag *core.Attribute) bool {
	if !p.TryPunct(core.PunctLParen) {
		*flag = p.Context().Unit()
		return true
	}
	return parseTyped(p, refs, types) && p.Punct(core.PunctRParen)
}

// PrintOperandWithKeywordOnly writes what [Hooks.ParseOperandWithKeywordOnly] reads.
func (Hooks) PrintOperandWithKeywordOnly(p *core.Printer, _ *core.Operation, v *core.Value, _ []core.Type, flag core.Attribute) {
	if flag == nil && v != nil {
		p.Byte('(')
		typed(p, v)
		p.Byte(')')
	}
}

// ParseOperandsWithKeywordOnly reads nothing, which is the flag, or "(%v, %w : t, u)".
func (Hooks) ParseOperandsWithKeywordOnly(p *core.Parser, refs *[]core.OperandRef, types *[]core.Type,
	flag *core.Attribute) bool {
	if !p.TryPunct(core.PunctLParen) {
		*flag = p.Context().Unit()
		return true
	}
	one := func() bool {
		var ref core.OperandRef
		if !p.Operand(&ref) {
			return false
		}
		*refs = append(*refs, ref)
		return true
	}
	return p.List(core.DelimNone, "", one) && p.ColonTypeList(types) && p.Punct(core.PunctRParen)
}

// PrintOperandsWithKeywordOnly writes what [Hooks.ParseOperandsWithKeywordOnly] reads.
func (Hooks) PrintOperandsWithKeywordOnly(p *core.Printer, _ *core.Operation, vals []*core.Value, types []core.Type,
	flag core.Attribute) {
	if flag == nil {
		p.Byte('(')
		p.Operands(vals)
		p.Str(" : ")
		p.Types(types)
		p.Byte(')')
	}
}
