package live

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// finish runs a step that follows the text.
func (r *opParse) finish(f *asmformat.Finish) bool {
	p, st, m := r.p, r.st, r.o.m
	switch f.Kind {
	case asmformat.AddRegions:
		r.addRegions()
	case asmformat.AddSuccessors:
		if r.o.readsAll.blocks {
			st.Successors = append(st.Successors, r.allBlocks...)
			return true
		}
		for i, x := range m.Successors {
			if x.Length == model.Variadic {
				st.Successors = append(st.Successors, r.blockLists[i]...)
			} else {
				st.Successors = append(st.Successors, r.blocks[i])
			}
		}
	case asmformat.SetOperandSegments:
		st.SetSlot(r.o.slot(model.SlotOperandSegments), p.SegmentSizes(r.sizes(m.Operands, r.operands, false)...))
	case asmformat.SetResultSegments:
		st.SetSlot(r.o.slot(model.SlotResultSegments), p.SegmentSizes(r.sizes(m.Results, r.results, true)...))
	case asmformat.SetGroupSizes:
		st.SetSlot(m.Operands[f.Ref.Index].InnerSegments.Slot, p.Context().I32Array(r.operands[f.Ref.Index].sizes...))
	case asmformat.CheckType:
		return r.checkType(f.Ref)
	case asmformat.AddResultTypes:
		if f.Ref.Index < 0 {
			st.Types = append(st.Types, r.allResultTypes...)
			return true
		}
		one, list, isList := r.types(&f.Source, f.Ref)
		if !isList {
			list = []core.Type{one}
		}
		st.Types = append(st.Types, list...)
	case asmformat.ResolveOperands:
		return r.resolve(f)
	case asmformat.InferResultTypes:
		return p.InferResultTypes(st)
	}
	return true
}

func (r *opParse) addRegions() {
	if r.o.readsAll.regions {
		r.st.Regions = append(r.st.Regions, r.allRegions...)
		return
	}
	for i, x := range r.o.m.Regions {
		if x.Length == model.Variadic {
			r.st.Regions = append(r.st.Regions, r.regionLists[i]...)
			continue
		}
		if r.o.def.Terminator != "" {
			r.p.EnsureTerminator(r.regions[i], r.o.def.Terminator, r.st.Loc)
		}
		r.st.Regions = append(r.st.Regions, r.regions[i])
	}
}

// sizes are the lengths of the groups: one for a single value, else the number of references or types.
func (r *opParse) sizes(vals []*model.Value, parsed []parsedValue, results bool) []int32 {
	out := make([]int32, len(vals))
	for i, v := range vals {
		switch {
		case v.Length == model.Single:
			out[i] = 1
		case results:
			out[i] = int32(len(parsed[i].types))
		default:
			out[i] = int32(len(parsed[i].refs))
		}
	}
	return out
}

// checkType verifies a type before it is used to compute others.
func (r *opParse) checkType(ref asmformat.Ref) bool {
	v, x := r.o.value(ref), r.value(ref)
	if v.Constraint.Pred.Op == model.ExprTrue {
		return true
	}
	types, summary := x.types, v.Constraint.Summary
	if v.Length == model.Single && !r.o.lists[ref] {
		types = []core.Type{x.typ}
	} else if v.Length == model.Variadic {
		summary = "variadic of " + summary
	}
	for _, t := range types {
		if !r.o.d.acceptsType(v.Constraint, t) {
			return r.p.OpErrorf(r.p.NamePos(), "'%s' must be %s, but got '%s'", v.Name, summary, typeText(t))
		}
	}
	return true
}

func typeText(t core.Type) string {
	if t == nil {
		return "%!s(<nil>)"
	}
	return t.String()
}

// types are the types that a source gives: one, or a list.
func (r *opParse) types(src *asmformat.TypeSource, self asmformat.Ref) (one core.Type, list []core.Type, isList bool) {
	switch src.Kind {
	case asmformat.SourceParsed:
		v, x := r.o.value(self), r.value(self)
		return x.typ, x.types, v.Length != model.Single || r.o.lists[self]
	case asmformat.SourceBuildable:
		return r.build(r.o.value(self).Constraint.Builds), nil, false
	case asmformat.SourceSameAs:
		return r.typesOf(src)
	case asmformat.SourceMatch:
		return r.match(src)
	}
	return nil, nil, true
}

func (r *opParse) build(e *model.Expr) core.Type {
	return (&scope{ctx: r.p.Context(), d: r.o.d}).typ(e)
}

// match applies an equation between types.
func (r *opParse) match(src *asmformat.TypeSource) (one core.Type, list []core.Type, isList bool) {
	fact := r.o.matches[src.Match]
	one, list, isList = r.typesOf(src)
	s := &scope{ctx: r.p.Context(), d: r.o.d, parts: source{one, list}}
	switch {
	case !isList && fact.Expr.Kind == model.KindList, isList && fact.Ranged:
		return nil, s.types(fact.Expr), true
	case !isList:
		return s.typ(fact.Expr), nil, false
	}
	out := make([]core.Type, len(list))
	for i, t := range list {
		s.parts = source{one: t}
		out[i] = s.typ(fact.Expr)
	}
	return nil, out, true
}

// source stands for the only part that an equation refers to.
type source struct {
	one  core.Type
	list []core.Type
}

func (s source) typ(model.ValueRef) core.Type       { return s.one }
func (s source) types(model.ValueRef) []core.Type   { return s.list }
func (s source) attr(model.ValueRef) core.Attribute { return nil }
func (s source) region(model.ValueRef) *core.Region { return nil }
func (s source) block(model.ValueRef) *core.Block   { return nil }

// typesOf are the types of the value or attribute that a source refers to.
func (r *opParse) typesOf(src *asmformat.TypeSource) (one core.Type, list []core.Type, isList bool) {
	switch src.Of.Kind {
	case asmformat.OperandVar, asmformat.ResultVar:
		if src.Via != nil {
			return r.types(src.Via, src.Of)
		}
		v, x := r.o.value(src.Of), r.value(src.Of)
		if v.Length == model.Single && r.o.lists[src.Of] {
			return core.OnlyType(x.types), nil, false
		}
		return x.typ, x.types, v.Length != model.Single
	}
	return query.TypeOf(r.st.Slot(r.o.attr(src.Of).Slot)), nil, false
}

// resolve turns references into values.
func (r *opParse) resolve(f *asmformat.Finish) bool {
	p, st := r.p, r.st
	if f.Ref.Index < 0 {
		return r.resolveAll(f)
	}
	v, x := r.o.m.Operands[f.Ref.Index], &r.operands[f.Ref.Index]
	one, list, isList := r.types(&f.Source, f.Ref)
	switch {
	case v.Length == model.Single && !isList:
		return p.Resolve(&st.Operands, x.ref, one)
	case v.Length == model.Single:
		return p.ResolveAll(&st.Operands, []core.OperandRef{x.ref}, list, x.at)
	case isList:
		return p.ResolveAll(&st.Operands, x.refs, list, x.at)
	}
	return p.ResolveSame(&st.Operands, x.refs, one)
}

// resolveAll resolves all operands against all types.
func (r *opParse) resolveAll(f *asmformat.Finish) bool {
	refs, at := r.allOperands, r.allOperandsAt
	if !r.o.readsAll.operands {
		refs, at = nil, r.p.NamePos()
		for i, v := range r.o.m.Operands {
			if v.Length == model.Single {
				refs = append(refs, r.operands[i].ref)
			} else {
				refs = append(refs, r.operands[i].refs...)
			}
		}
	}
	types := r.allOperandTypes
	if f.Source.Kind != asmformat.SourceFullList && !r.o.readsAll.operandTypes {
		types = nil
		for i := range f.Each {
			one, list, isList := r.types(&f.Each[i], asmformat.Ref{Kind: asmformat.OperandVar, Index: i})
			if !isList && len(f.Each) == 1 && r.o.m.Operands[i].Length != model.Single {
				return r.p.ResolveSame(&r.st.Operands, refs, one)
			}
			if !isList {
				list = []core.Type{one}
			}
			types = append(types, list...)
		}
	}
	return r.p.ResolveAll(&r.st.Operands, refs, types, at)
}
