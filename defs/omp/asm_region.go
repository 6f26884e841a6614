package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// blockArgs is a clause whose values are arguments of the region's entry block. Pointers that are nil belong to what
// the clause does not have.
type blockArgs struct {
	word     string
	refs     *[]core.OperandRef
	types    *[]core.Type
	modifier *core.Attribute // of reductions
	byref    *core.Attribute
	syms     *core.Attribute
	barrier  *core.Attribute
	maps     *core.Attribute // which map entry belongs to a private variable
}

// words are the clauses in the order in which they are written.
var words = [...]string{
	"has_device_addr", "host_eval", "in_reduction", "map_entries", "private", "reduction", "task_reduction",
	"use_device_addr", "use_device_ptr",
}

// parseRegion reads the clauses that are there and a region with their arguments.
func parseRegion(p *core.Parser, r *core.Region, clauses ...blockArgs) bool {
	args := p.NewArguments()
	for _, w := range words {
		if !p.TryKeyword(w) {
			continue
		}
		ok := false
		for i := range clauses {
			if clauses[i].word == w {
				ok = clauses[i].parse(p, &args)
				break
			}
		}
		if !ok {
			return p.OpErrorf(p.Pos(), "invalid `%s` format", w)
		}
	}
	return p.Region(r, args)
}

func (b *blockArgs) parse(p *core.Parser, args *[]core.Argument) bool {
	c := p.Context()
	if !p.Punct(core.PunctLParen) {
		return false
	}
	if b.modifier != nil && p.TryKeyword("mod") {
		var w string
		if !p.Punct(core.PunctColon) || !p.AnyKeyword(&w) || !p.Punct(core.PunctComma) {
			return false
		}
		m, ok := omp.ParseReductionModifier(w)
		if !ok {
			return false
		}
		*b.modifier = omp.GetReductionModifierAttr(c, m)
	}
	var syms []core.Attribute
	var byref, maps []int64
	first := len(*args)
	item := func() bool {
		if b.byref != nil {
			byref = append(byref, truth(p.TryKeyword("byref")))
		}
		if b.syms != nil {
			var ref *core.SymbolRefAttr
			if !core.ParseAttrAs(p, &ref, nil) {
				return false
			}
			syms = append(syms, ref)
		}
		var ref core.OperandRef
		var arg core.Argument
		if !p.Operand(&ref) || !p.Punct(core.PunctArrow) || !p.Argument(&arg, false, false) {
			return false
		}
		*b.refs, *args = append(*b.refs, ref), append(*args, arg)
		if b.maps == nil {
			return true
		}
		index := int64(-1)
		if p.TryPunct(core.PunctLSquare) && (!p.Keyword("map_idx") || !p.Punct(core.PunctEqual) || !p.Integer(&index) ||
			!p.Punct(core.PunctRSquare)) {
			return false
		}
		maps = append(maps, index)
		return true
	}
	if !p.List(core.DelimNone, "", item) || !p.ColonTypeList(b.types) || len(*b.types) != len(*b.refs) ||
		!p.Punct(core.PunctRParen) {
		return false
	}
	if b.barrier != nil && p.TryKeyword("private_barrier") {
		*b.barrier = c.Unit()
	}
	for i, t := range *b.types {
		(*args)[first+i].Type = t
	}
	if b.syms != nil {
		*b.syms = c.Array(syms...)
	}
	if len(maps) > 0 {
		*b.maps = c.I64Array(maps...)
	}
	if b.byref != nil {
		*b.byref = c.IntArray(c.I1(), byref...)
	}
	return true
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// printedArgs is what a clause prints.
type printedArgs struct {
	word                                 string
	vals                                 []*core.Value
	types                                []core.Type
	modifier, byref, syms, barrier, maps core.Attribute
}

// printRegion writes the clauses that have values and the region without its arguments.
func printRegion(p *core.Printer, r *core.Region, clauses ...printedArgs) {
	var args []*core.Value
	if entry := r.Entry(); entry != nil {
		args = entry.Args()
	}
	for _, c := range clauses {
		n := min(len(c.vals), len(args))
		c.print(p, args[:n])
		args = args[n:]
	}
	p.Region(r, core.RegionOpts{HideEntryArgs: true})
}

func (b printedArgs) print(p *core.Printer, args []*core.Value) {
	if len(args) == 0 {
		return
	}
	p.Str(b.word)
	p.Byte('(')
	if m, ok := b.modifier.(*omp.ReductionModifierAttr); ok {
		p.Str("mod: " + m.Value().String() + ", ")
	}
	byref, _ := b.byref.(*core.DenseArrayAttr)
	syms, _ := b.syms.(*core.ArrayAttr)
	maps, _ := b.maps.(*core.DenseArrayAttr)
	for i, arg := range args {
		if i > 0 {
			p.Str(", ")
		}
		if byref != nil && i < byref.Len() && byref.Int(i) != 0 {
			p.Str("byref ")
		}
		if syms != nil && i < syms.Len() {
			p.Attr(syms.Elems()[i])
			p.Space()
		}
		p.Operand(b.vals[i])
		p.Str(" -> ")
		p.Operand(arg)
		if maps != nil && i < maps.Len() && maps.Int(i) != -1 {
			p.Str(" [map_idx=")
			p.Int(maps.Int(i))
			p.Byte(']')
		}
	}
	p.Str(" : ")
	p.Types(b.types)
	p.Str(") ")
	if b.barrier != nil {
		p.Str("private_barrier ")
	}
}

// ParsePrivateReductionRegion reads the clauses private and reduction, and the region.
func (Hooks) ParsePrivateReductionRegion(p *core.Parser, r *core.Region, priv *[]core.OperandRef, privTypes *[]core.Type,
	privSyms, barrier,
	mod *core.Attribute, red *[]core.OperandRef, redTypes *[]core.Type, byref, redSyms *core.Attribute) bool {
	return parseRegion(p, r, blockArgs{word: "private", refs: priv, types: privTypes, syms: privSyms, barrier: barrier},
		blockArgs{word: "reduction", refs: red, types: redTypes, modifier: mod, byref: byref, syms: redSyms})
}

// PrintPrivateReductionRegion writes what [Hooks.ParsePrivateReductionRegion] reads.
func (Hooks) PrintPrivateReductionRegion(p *core.Printer, _ *core.Operation, r *core.Region, priv []*core.Value,
	privTypes []core.Type,
	privSyms, barrier, mod core.Attribute, red []*core.Value, redTypes []core.Type, byref, redSyms core.Attribute) {
	printRegion(p, r, printedArgs{word: "private", vals: priv, types: privTypes, syms: privSyms, barrier: barrier},
		printedArgs{word: "reduction", vals: red, types: redTypes, modifier: mod, byref: byref, syms: redSyms})
}

// ParsePrivateReductionRegion2 is [Hooks.ParsePrivateReductionRegion] for omp.sections.
func (h Hooks) ParsePrivateReductionRegion2(p *core.Parser, r *core.Region, priv *[]core.OperandRef, privTypes *[]core.Type,
	privSyms, barrier,
	mod *core.Attribute, red *[]core.OperandRef, redTypes *[]core.Type, byref, redSyms *core.Attribute) bool {
	return h.ParsePrivateReductionRegion(p, r, priv, privTypes, privSyms, barrier, mod, red, redTypes, byref, redSyms)
}

// PrintPrivateReductionRegion2 writes what [Hooks.ParsePrivateReductionRegion2] reads.
func (h Hooks) PrintPrivateReductionRegion2(p *core.Printer, op *core.Operation, r *core.Region, priv []*core.Value,
	privTypes []core.Type,
	privSyms, barrier, mod core.Attribute, red []*core.Value, redTypes []core.Type, byref, redSyms core.Attribute) {
	h.PrintPrivateReductionRegion(p, op, r, priv, privTypes, privSyms, barrier, mod, red, redTypes, byref, redSyms)
}

// ParsePrivateRegion reads the clause private and the region.
func (Hooks) ParsePrivateRegion(p *core.Parser, r *core.Region, priv *[]core.OperandRef, types *[]core.Type, syms,
	barrier *core.Attribute) bool {
	return parseRegion(p, r, blockArgs{word: "private", refs: priv, types: types, syms: syms, barrier: barrier})
}

// PrintPrivateRegion writes what [Hooks.ParsePrivateRegion] reads.
func (Hooks) PrintPrivateRegion(p *core.Printer, _ *core.Operation, r *core.Region, priv []*core.Value, types []core.Type, syms,
	barrier core.Attribute) {
	printRegion(p, r, printedArgs{word: "private", vals: priv, types: types, syms: syms, barrier: barrier})
}

// ParseInReductionPrivateRegion reads the clauses in_reduction and private, and the region.
func (Hooks) ParseInReductionPrivateRegion(p *core.Parser, r *core.Region, in *[]core.OperandRef, inTypes *[]core.Type, byref,
	inSyms *core.Attribute, priv *[]core.OperandRef, privTypes *[]core.Type, privSyms, barrier *core.Attribute) bool {
	return parseRegion(p, r, blockArgs{word: "in_reduction", refs: in, types: inTypes, byref: byref, syms: inSyms},
		blockArgs{word: "private", refs: priv, types: privTypes, syms: privSyms, barrier: barrier})
}

// PrintInReductionPrivateRegion writes what [Hooks.ParseInReductionPrivateRegion] reads.
func (Hooks) PrintInReductionPrivateRegion(p *core.Printer, _ *core.Operation, r *core.Region, in []*core.Value,
	inTypes []core.Type, byref,
	inSyms core.Attribute, priv []*core.Value, privTypes []core.Type, privSyms, barrier core.Attribute) {
	printRegion(p, r, printedArgs{word: "in_reduction", vals: in, types: inTypes, byref: byref, syms: inSyms},
		printedArgs{word: "private", vals: priv, types: privTypes, syms: privSyms, barrier: barrier})
}

// ParseInReductionPrivateReductionRegion reads the clauses in_reduction, private and reduction, and the region.
func (Hooks) ParseInReductionPrivateReductionRegion(p *core.Parser, r *core.Region, in *[]core.OperandRef, inTypes *[]core.Type,
	inByref,
	inSyms *core.Attribute, priv *[]core.OperandRef, privTypes *[]core.Type, privSyms, barrier, mod *core.Attribute,
	red *[]core.OperandRef,
	redTypes *[]core.Type, byref, redSyms *core.Attribute) bool {
	return parseRegion(p, r, blockArgs{word: "in_reduction", refs: in, types: inTypes, byref: inByref, syms: inSyms},
		blockArgs{word: "private", refs: priv, types: privTypes, syms: privSyms, barrier: barrier},
		blockArgs{word: "reduction", refs: red, types: redTypes, modifier: mod, byref: byref, syms: redSyms})
}

// PrintInReductionPrivateReductionRegion writes what [Hooks.ParseInReductionPrivateReductionRegion] reads.
func (Hooks) PrintInReductionPrivateReductionRegion(p *core.Printer, _ *core.Operation, r *core.Region, in []*core.Value,
	inTypes []core.Type,
	inByref, inSyms core.Attribute, priv []*core.Value, privTypes []core.Type, privSyms, barrier, mod core.Attribute,
	red []*core.Value,
	redTypes []core.Type, byref, redSyms core.Attribute) {
	printRegion(p, r, printedArgs{word: "in_reduction", vals: in, types: inTypes, byref: inByref, syms: inSyms},
		printedArgs{word: "private", vals: priv, types: privTypes, syms: privSyms, barrier: barrier},
		printedArgs{word: "reduction", vals: red, types: redTypes, modifier: mod, byref: byref, syms: redSyms})
}

// ParseTaskReductionRegion reads the clause task_reduction and the region.
func (Hooks) ParseTaskReductionRegion(p *core.Parser, r *core.Region, refs *[]core.OperandRef, types *[]core.Type, byref,
	syms *core.Attribute) bool {
	return parseRegion(p, r, blockArgs{word: "task_reduction", refs: refs, types: types, byref: byref, syms: syms})
}

// PrintTaskReductionRegion writes what [Hooks.ParseTaskReductionRegion] reads.
func (Hooks) PrintTaskReductionRegion(p *core.Printer, _ *core.Operation, r *core.Region, vals []*core.Value, types []core.Type,
	byref,
	syms core.Attribute) {
	printRegion(p, r, printedArgs{word: "task_reduction", vals: vals, types: types, byref: byref, syms: syms})
}

// ParseUseDeviceAddrUseDevicePtrRegion reads the clauses use_device_addr and use_device_ptr, and the region.
func (Hooks) ParseUseDeviceAddrUseDevicePtrRegion(p *core.Parser, r *core.Region, addr *[]core.OperandRef, addrTypes *[]core.Type,
	ptr *[]core.OperandRef, ptrTypes *[]core.Type) bool {
	return parseRegion(p, r, blockArgs{word: "use_device_addr", refs: addr, types: addrTypes},
		blockArgs{word: "use_device_ptr", refs: ptr, types: ptrTypes})
}

// PrintUseDeviceAddrUseDevicePtrRegion writes what [Hooks.ParseUseDeviceAddrUseDevicePtrRegion] reads.
func (Hooks) PrintUseDeviceAddrUseDevicePtrRegion(p *core.Printer, _ *core.Operation, r *core.Region, addr []*core.Value,
	addrTypes []core.Type, ptr []*core.Value, ptrTypes []core.Type) {
	printRegion(p, r, printedArgs{word: "use_device_addr", vals: addr, types: addrTypes},
		printedArgs{word: "use_device_ptr", vals: ptr, types: ptrTypes})
}

// ParseTargetOpRegion reads the clauses of omp.target that have arguments, and the region.
func (Hooks) ParseTargetOpRegion(p *core.Parser, r *core.Region, addr *[]core.OperandRef, addrTypes *[]core.Type,
	host *[]core.OperandRef,
	hostTypes *[]core.Type, in *[]core.OperandRef, inTypes *[]core.Type, inByref, inSyms *core.Attribute, mapped *[]core.OperandRef,
	mapTypes *[]core.Type, priv *[]core.OperandRef, privTypes *[]core.Type, privSyms, barrier, privMaps *core.Attribute) bool {
	return parseRegion(p, r, blockArgs{word: "has_device_addr", refs: addr, types: addrTypes},
		blockArgs{word: "host_eval", refs: host, types: hostTypes},
		blockArgs{word: "in_reduction", refs: in, types: inTypes, byref: inByref, syms: inSyms},
		blockArgs{word: "map_entries", refs: mapped, types: mapTypes},
		blockArgs{word: "private", refs: priv, types: privTypes, syms: privSyms, barrier: barrier, maps: privMaps})
}

// PrintTargetOpRegion writes what [Hooks.ParseTargetOpRegion] reads.
func (Hooks) PrintTargetOpRegion(p *core.Printer, _ *core.Operation, r *core.Region, addr []*core.Value, addrTypes []core.Type,
	host []*core.Value, hostTypes []core.Type, in []*core.Value, inTypes []core.Type, inByref, inSyms core.Attribute,
	mapped []*core.Value,
	mapTypes []core.Type, priv []*core.Value, privTypes []core.Type, privSyms, barrier, privMaps core.Attribute) {
	printRegion(p, r, printedArgs{word: "has_device_addr", vals: addr, types: addrTypes},
		printedArgs{word: "host_eval", vals: host, types: hostTypes},
		printedArgs{word: "in_reduction", vals: in, types: inTypes, byref: inByref, syms: inSyms},
		printedArgs{word: "map_entries", vals: mapped, types: mapTypes},
		printedArgs{word: "private", vals: priv, types: privTypes, syms: privSyms, barrier: barrier, maps: privMaps})
}
