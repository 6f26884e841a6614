package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// clauseWord reads a case of an enum.
func clauseWord(p *core.Parser, dst *core.Attribute, make func(w string) core.Attribute) bool {
	at := p.Pos()
	var w string
	if !p.AnyKeyword(&w) {
		return false
	}
	if a := make(w); a != nil {
		*dst = a
		return true
	}
	return p.OpErrorf(at, "invalid clause value: '%s'", w)
}

// ParseClauseAttr reads a value of proc_bind.
func (Hooks) ParseClauseAttr(p *core.Parser, dst *core.Attribute) bool {
	return clauseWord(p, dst, func(w string) core.Attribute {
		if v, ok := omp.ParseClauseProcBindKind(w); ok {
			return omp.GetClauseProcBindKindAttr(p.Context(), v)
		}
		return nil
	})
}

// PrintClauseAttr writes a value of proc_bind.
func (Hooks) PrintClauseAttr(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if a, ok := a.(*omp.ClauseProcBindKindAttr); ok {
		p.Str(a.Value().String())
	}
}

// ParseClauseAttr2 reads a value of bind.
func (Hooks) ParseClauseAttr2(p *core.Parser, dst *core.Attribute) bool {
	return clauseWord(p, dst, func(w string) core.Attribute {
		if v, ok := omp.ParseClauseBindKind(w); ok {
			return omp.GetClauseBindKindAttr(p.Context(), v)
		}
		return nil
	})
}

// PrintClauseAttr2 writes a value of bind.
func (Hooks) PrintClauseAttr2(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if a, ok := a.(*omp.ClauseBindKindAttr); ok {
		p.Str(a.Value().String())
	}
}

// ParseClauseAttr3 reads a memory order.
func (Hooks) ParseClauseAttr3(p *core.Parser, dst *core.Attribute) bool {
	return clauseWord(p, dst, func(w string) core.Attribute {
		if v, ok := omp.ParseClauseMemoryOrderKind(w); ok {
			return omp.GetClauseMemoryOrderKindAttr(p.Context(), v)
		}
		return nil
	})
}

// PrintClauseAttr3 writes a memory order.
func (Hooks) PrintClauseAttr3(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if a, ok := a.(*omp.ClauseMemoryOrderKindAttr); ok {
		p.Str(a.Value().String())
	}
}

// ParseClauseAttr4 reads a construct that is cancelled.
func (Hooks) ParseClauseAttr4(p *core.Parser, dst *core.Attribute) bool {
	return clauseWord(p, dst, func(w string) core.Attribute {
		if v, ok := omp.ParseClauseCancellationConstructType(w); ok {
			return omp.GetClauseCancellationConstructTypeAttr(p.Context(), v)
		}
		return nil
	})
}

// PrintClauseAttr4 writes a construct that is cancelled.
func (Hooks) PrintClauseAttr4(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if a, ok := a.(*omp.ClauseCancellationConstructTypeAttr); ok {
		p.Str(a.Value().String())
	}
}

// comma writes ", " before all entries but the first.
func comma(p *core.Printer, i int) {
	if i > 0 {
		p.Str(", ")
	}
}

func typed(p *core.Printer, v *core.Value) {
	p.Operand(v)
	p.Str(" : ")
	p.Type(v.Type())
}

// ParseAllocateAndAllocator reads "%allocator : t -> %var : u, ...".
func (Hooks) ParseAllocateAndAllocator(p *core.Parser, vars *[]core.OperandRef, types *[]core.Type, allocators *[]core.OperandRef,
	allocatorTypes *[]core.Type) bool {
	one := func(refs *[]core.OperandRef, types *[]core.Type) bool {
		var ref core.OperandRef
		var t core.Type
		if !p.Operand(&ref) || !p.ColonType(&t) {
			return false
		}
		*refs, *types = append(*refs, ref), append(*types, t)
		return true
	}
	return p.List(core.DelimNone, "", func() bool {
		return one(allocators, allocatorTypes) && p.Punct(core.PunctArrow) && one(vars, types)
	})
}

// PrintAllocateAndAllocator writes what [Hooks.ParseAllocateAndAllocator] reads.
func (Hooks) PrintAllocateAndAllocator(p *core.Printer, _ *core.Operation, vars []*core.Value, _ []core.Type,
	allocators []*core.Value,
	_ []core.Type) {
	for i, v := range vars {
		if i >= len(allocators) {
			return
		}
		comma(p, i)
		typed(p, allocators[i])
		p.Str(" -> ")
		typed(p, v)
	}
}

// ParseLinearClause reads "%var = %step : t, ...".
func (Hooks) ParseLinearClause(p *core.Parser, vars *[]core.OperandRef, types *[]core.Type, steps *[]core.OperandRef) bool {
	return p.List(core.DelimNone, "", func() bool {
		var v, step core.OperandRef
		var t core.Type
		if !p.Operand(&v) || !p.Punct(core.PunctEqual) || !p.Operand(&step) || !p.ColonType(&t) {
			return false
		}
		*vars, *types, *steps = append(*vars, v), append(*types, t), append(*steps, step)
		return true
	})
}

// PrintLinearClause writes what [Hooks.ParseLinearClause] reads.
func (Hooks) PrintLinearClause(p *core.Printer, _ *core.Operation, vars []*core.Value, _ []core.Type, steps []*core.Value) {
	for i, v := range vars {
		comma(p, i)
		p.Operand(v)
		if i < len(steps) {
			p.Str(" = ")
			p.Operand(steps[i])
		}
		p.Str(" : ")
		p.Type(v.Type())
	}
}

// ParseAlignedClause reads "%var : t -> 8 : i64, ...".
func (Hooks) ParseAlignedClause(p *core.Parser, vars *[]core.OperandRef, types *[]core.Type, alignments *core.Attribute) bool {
	var list []core.Attribute
	if !p.List(core.DelimNone, "", func() bool {
		var v core.OperandRef
		var t core.Type
		var a core.Attribute
		if !p.Operand(&v) || !p.ColonType(&t) || !p.Punct(core.PunctArrow) || !p.Attr(&a, nil) {
			return false
		}
		*vars, *types, list = append(*vars, v), append(*types, t), append(list, a)
		return true
	}) {
		return false
	}
	*alignments = p.Context().Array(list...)
	return true
}

// PrintAlignedClause writes what [Hooks.ParseAlignedClause] reads.
func (Hooks) PrintAlignedClause(p *core.Printer, _ *core.Operation, vars []*core.Value, _ []core.Type,
	alignments core.Attribute) {
	list, _ := alignments.(*core.ArrayAttr)
	for i, v := range vars {
		comma(p, i)
		typed(p, v)
		p.Str(" -> ")
		if list != nil && i < list.Len() {
			p.Attr(list.Elems()[i])
		}
	}
}

// ParseCopyprivate reads "%var -> @copy : t, ...".
func (Hooks) ParseCopyprivate(p *core.Parser, vars *[]core.OperandRef, types *[]core.Type, syms *core.Attribute) bool {
	var list []core.Attribute
	if !p.List(core.DelimNone, "", func() bool {
		var v core.OperandRef
		var t core.Type
		var a *core.SymbolRefAttr
		if !p.Operand(&v) || !p.Punct(core.PunctArrow) || !core.ParseAttrAs(p, &a, nil) || !p.ColonType(&t) {
			return false
		}
		*vars, *types, list = append(*vars, v), append(*types, t), append(list, a)
		return true
	}) {
		return false
	}
	*syms = p.Context().Array(list...)
	return true
}

// PrintCopyprivate writes what [Hooks.ParseCopyprivate] reads.
func (Hooks) PrintCopyprivate(p *core.Printer, _ *core.Operation, vars []*core.Value, _ []core.Type, syms core.Attribute) {
	list, _ := syms.(*core.ArrayAttr)
	for i, v := range vars {
		comma(p, i)
		p.Operand(v)
		p.Str(" -> ")
		if list != nil && i < list.Len() {
			p.Attr(list.Elems()[i])
		}
		p.Str(" : ")
		p.Type(v.Type())
	}
}

// ParseDependVarList reads "taskdependin -> %var : t, ...".
func (Hooks) ParseDependVarList(p *core.Parser, vars *[]core.OperandRef, types *[]core.Type, kinds *core.Attribute) bool {
	var list []core.Attribute
	if !p.List(core.DelimNone, "", func() bool {
		var v core.OperandRef
		var t core.Type
		at := p.Pos()
		var w string
		if !p.AnyKeyword(&w) || !p.Punct(core.PunctArrow) || !p.Operand(&v) || !p.ColonType(&t) {
			return false
		}
		k, ok := omp.ParseClauseTaskDepend(w)
		if !ok {
			return p.OpErrorf(at, "invalid kind of dependence: '%s'", w)
		}
		*vars, *types, list = append(*vars, v), append(*types, t), append(list, omp.GetClauseTaskDependAttr(p.Context(), k))
		return true
	}) {
		return false
	}
	*kinds = p.Context().Array(list...)
	return true
}

// PrintDependVarList writes what [Hooks.ParseDependVarList] reads.
func (Hooks) PrintDependVarList(p *core.Printer, _ *core.Operation, vars []*core.Value, _ []core.Type, kinds core.Attribute) {
	list, _ := kinds.(*core.ArrayAttr)
	if list == nil {
		return
	}
	for i, k := range list.Elems() {
		k, ok := k.(*omp.ClauseTaskDependAttr)
		if !ok || i >= len(vars) {
			return
		}
		comma(p, i)
		p.Str(k.Value().String())
		p.Str(" -> ")
		typed(p, vars[i])
	}
}

// parseGranularity reads "strict, %n : t", of which the word may be absent.
func parseGranularity(p *core.Parser, clause string, mod *core.Attribute, refs *[]core.OperandRef, types *[]core.Type,
	make func(w string) core.Attribute) bool {
	var w string
	if p.TryAnyKeyword(&w) {
		a := make(w)
		if a == nil {
			return p.OpErrorf(p.Pos(), "invalid %s modifier : '%s'", clause, w)
		}
		*mod = a
		if !p.Punct(core.PunctComma) {
			return false
		}
	}
	var ref core.OperandRef
	if !p.Operand(&ref) {
		return p.OpErrorf(p.Pos(), "expected %s operand", clause)
	}
	var t core.Type
	if !p.ColonType(&t) {
		return false
	}
	*refs, *types = append(*refs, ref), append(*types, t)
	return true
}

func printGranularity(p *core.Printer, mod string, v *core.Value) {
	if mod != "" {
		p.Str(mod + ", ")
	}
	if v != nil {
		p.Operand(v)
		p.Str(": ")
		p.Type(v.Type())
	}
}

// ParseGrainsizeClause reads "strict, %n : t".
func (Hooks) ParseGrainsizeClause(p *core.Parser, mod *core.Attribute, refs *[]core.OperandRef, types *[]core.Type) bool {
	return parseGranularity(p, "grainsize", mod, refs, types, func(w string) core.Attribute {
		if v, ok := omp.ParseClauseGrainsizeType(w); ok {
			return omp.GetClauseGrainsizeTypeAttr(p.Context(), v)
		}
		return nil
	})
}

// PrintGrainsizeClause writes what [Hooks.ParseGrainsizeClause] reads.
func (Hooks) PrintGrainsizeClause(p *core.Printer, _ *core.Operation, mod core.Attribute, v *core.Value, _ []core.Type) {
	word := ""
	if m, ok := mod.(*omp.ClauseGrainsizeTypeAttr); ok {
		word = m.Value().String()
	}
	printGranularity(p, word, v)
}

// ParseNumTasksClause reads "strict, %n : t".
func (Hooks) ParseNumTasksClause(p *core.Parser, mod *core.Attribute, refs *[]core.OperandRef, types *[]core.Type) bool {
	return parseGranularity(p, "num_tasks", mod, refs, types, func(w string) core.Attribute {
		if v, ok := omp.ParseClauseNumTasksType(w); ok {
			return omp.GetClauseNumTasksTypeAttr(p.Context(), v)
		}
		return nil
	})
}

// PrintNumTasksClause writes what [Hooks.ParseNumTasksClause] reads.
func (Hooks) PrintNumTasksClause(p *core.Printer, _ *core.Operation, mod core.Attribute, v *core.Value, _ []core.Type) {
	word := ""
	if m, ok := mod.(*omp.ClauseNumTasksTypeAttr); ok {
		word = m.Value().String()
	}
	printGranularity(p, word, v)
}

// ParseOrderClause reads "reproducible:concurrent", of which the first word may be absent.
func (Hooks) ParseOrderClause(p *core.Parser, order, mod *core.Attribute) bool {
	c := p.Context()
	at := p.Pos()
	var w string
	if !p.AnyKeyword(&w) {
		return false
	}
	if m, ok := omp.ParseOrderModifier(w); ok {
		*mod = omp.GetOrderModifierAttr(c, m)
		if !p.Punct(core.PunctColon) {
			return false
		}
		at = p.Pos()
		if !p.AnyKeyword(&w) {
			return false
		}
	}
	k, ok := omp.ParseClauseOrderKind(w)
	if !ok {
		return p.OpErrorf(at, "invalid clause value: '%s'", w)
	}
	*order = omp.GetClauseOrderKindAttr(c, k)
	return true
}

// PrintOrderClause writes what [Hooks.ParseOrderClause] reads.
func (Hooks) PrintOrderClause(p *core.Printer, _ *core.Operation, order, mod core.Attribute) {
	if m, ok := mod.(*omp.OrderModifierAttr); ok {
		p.Str(m.Value().String() + ":")
	}
	if o, ok := order.(*omp.ClauseOrderKindAttr); ok {
		p.Str(o.Value().String())
	}
}

// ParseScheduleClause reads "dynamic = %chunk : t, nonmonotonic, simd".
func (Hooks) ParseScheduleClause(p *core.Parser, kind, mod, simd *core.Attribute, chunk *[]core.OperandRef,
	types *[]core.Type) bool {
	c := p.Context()
	var w string
	if !p.AnyKeyword(&w) {
		return false
	}
	k, ok := omp.ParseClauseScheduleKind(w)
	if !ok {
		return p.OpErrorf(p.NamePos(), " expected schedule kind")
	}
	*kind = omp.GetClauseScheduleKindAttr(c, k)
	switch k {
	case omp.ClauseScheduleKindStatic, omp.ClauseScheduleKindDynamic, omp.ClauseScheduleKindGuided:
		if p.TryPunct(core.PunctEqual) {
			var ref core.OperandRef
			var t core.Type
			if !p.Operand(&ref) || !p.ColonType(&t) {
				return false
			}
			*chunk, *types = append(*chunk, ref), append(*types, t)
		}
	}
	var mods []string
	for p.TryPunct(core.PunctComma) {
		if !p.AnyKeyword(&w) {
			return false
		}
		mods = append(mods, w)
	}
	if len(mods) > 2 {
		return p.OpErrorf(p.NamePos(), " unexpected modifier(s)")
	}
	for _, m := range mods {
		if _, ok := omp.ParseScheduleModifier(m); !ok {
			return p.OpErrorf(p.NamePos(), " unknown modifier type: %s", m)
		}
	}
	if len(mods) == 1 && mods[0] == "simd" {
		mods = []string{"none", "simd"}
	} else if len(mods) == 2 && (mods[0] == "simd" || mods[1] != "simd") {
		return p.OpErrorf(p.NamePos(), " incorrect modifier order")
	}
	if len(mods) > 0 {
		m, _ := omp.ParseScheduleModifier(mods[0])
		*mod = omp.GetScheduleModifierAttr(c, m)
	}
	if len(mods) > 1 {
		*simd = c.Unit()
	}
	return true
}

// PrintScheduleClause writes what [Hooks.ParseScheduleClause] reads.
func (Hooks) PrintScheduleClause(p *core.Printer, _ *core.Operation, kind, mod, simd core.Attribute, chunk *core.Value,
	_ []core.Type) {
	if k, ok := kind.(*omp.ClauseScheduleKindAttr); ok {
		p.Str(k.Value().String())
	}
	if chunk != nil {
		p.Str(" = ")
		typed(p, chunk)
	}
	if m, ok := mod.(*omp.ScheduleModifierAttr); ok {
		p.Str(", " + m.Value().String())
	}
	if simd != nil {
		p.Str(", simd")
	}
}
