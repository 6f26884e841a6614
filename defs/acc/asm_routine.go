package acc

import (
	"github.com/odsgen/ods/core"
)

// ParseBindName reads "@name [device], "name" [device], ...".
func (Hooks) ParseBindName(p *core.Parser, ids, strs, idDevices, strDevices *core.Attribute) bool {
	var idList, strList, idDeviceList, strDeviceList []core.Attribute
	if !p.List(core.DelimNone, "", func() bool {
		at := p.Pos()
		var a core.Attribute
		if !p.Attr(&a, nil) {
			return false
		}
		names, devices := &idList, &idDeviceList
		switch a.(type) {
		case *core.SymbolRefAttr:
		case *core.StringAttr:
			names, devices = &strList, &strDeviceList
		default:
			return p.OpErrorf(at, "expected a symbol or a string")
		}
		*names = append(*names, a)
		return parseDevice(p, devices)
	}) {
		return false
	}
	c := p.Context()
	*ids, *strs, *idDevices, *strDevices = c.Array(idList...), c.Array(strList...), c.Array(idDeviceList...),
		c.Array(strDeviceList...)
	return true
}

// PrintBindName writes what [Hooks.ParseBindName] reads, symbols first.
func (Hooks) PrintBindName(p *core.Printer, _ *core.Operation, ids, strs, idDevices, strDevices core.Attribute) {
	names := append(append([]core.Attribute(nil), elems(ids)...), elems(strs)...)
	devices := append(append([]core.Attribute(nil), elems(idDevices)...), elems(strDevices)...)
	each(p, min(len(names), len(devices)), func(i int) {
		p.Attr(names[i])
		printDevice(p, devices[i])
	})
}

// ParseRoutineGangClause reads nothing, or "([device], dim: n [device], ...)".
func (Hooks) ParseRoutineGangClause(p *core.Parser, gang, dims, dimDevices *core.Attribute) bool {
	c := p.Context()
	if !p.TryPunct(core.PunctLParen) {
		*gang = c.Array(none(c))
		return true
	}
	var onlyList, dimList, deviceList []core.Attribute
	found, ok := parseKeywordOnly(p, &onlyList)
	if !ok || found && !p.Punct(core.PunctComma) {
		return false
	}
	if !p.List(core.DelimNone, "", func() bool {
		var a core.Attribute
		if !p.Keyword("dim") || !p.Punct(core.PunctColon) || !p.Attr(&a, nil) {
			return false
		}
		dimList = append(dimList, a)
		return parseDevice(p, &deviceList)
	}) || !p.Punct(core.PunctRParen) {
		return false
	}
	*gang, *dims, *dimDevices = c.Array(onlyList...), c.Array(dimList...), c.Array(deviceList...)
	return true
}

// PrintRoutineGangClause writes what [Hooks.ParseRoutineGangClause] reads.
func (Hooks) PrintRoutineGangClause(p *core.Printer, _ *core.Operation, gang, dims, dimDevices core.Attribute) {
	devices, list := elems(dimDevices), elems(dims)
	if len(devices) == 0 && onlyNone(gang) {
		return
	}
	p.Byte('(')
	printKeywordOnly(p, gang, dimDevices)
	each(p, min(len(list), len(devices)), func(i int) {
		p.Str("dim: ")
		p.Attr(list[i])
		printDevice(p, devices[i])
	})
	p.Byte(')')
}

// ParseDeviceTypeArrayAttrDirective reads nothing, or "([device, ...])".
func (Hooks) ParseDeviceTypeArrayAttrDirective(p *core.Parser, dst *core.Attribute) bool {
	c := p.Context()
	if !p.TryPunct(core.PunctLParen) {
		*dst = c.Array(none(c))
		return true
	}
	var list []core.Attribute
	found, ok := parseKeywordOnly(p, &list)
	if !ok || found && !p.Punct(core.PunctRParen) {
		return false
	}
	*dst = c.Array(list...)
	return true
}

// PrintDeviceTypeArrayAttrDirective writes what [Hooks.ParseDeviceTypeArrayAttrDirective] reads.
func (Hooks) PrintDeviceTypeArrayAttrDirective(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if onlyNone(a) {
		return
	}
	list := elems(a)
	p.Str("([")
	each(p, len(list), func(i int) { p.Attr(list[i]) })
	p.Str("])")
}
