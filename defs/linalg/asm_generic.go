package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/linalg"
)

// attrAs reads an attribute of one Go type.
func attrAs[T core.Attribute](p *core.Parser, dst *T) bool {
	at := p.Pos()
	var a core.Attribute
	if !p.Attr(&a, nil) {
		return false
	}
	t, ok := a.(T)
	if !ok {
		return p.OpErrorf(at, "invalid kind of attribute specified")
	}
	*dst = t
	return true
}

// genericNames are the attributes in front of the operands of linalg.generic.
var genericNames = [...]string{"doc", "indexing_maps", "iterator_types", "library_call"}

// parseGeneric reads "{indexing_maps = ..., iterator_types = ...} ins(...) outs(...) attrs = {...} {...} -> t".
func parseGeneric(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var d *core.DictAttr
	if !attrAs(p, &d) {
		return false
	}
	st.Attrs = append(st.Attrs[:0], d.Entries()...)
	k := slices.IndexFunc(st.Attrs, func(a core.NamedAttr) bool { return a.Name == "iterator_types" })
	var kinds *core.ArrayAttr
	if k >= 0 {
		kinds, _ = st.Attrs[k].Value.(*core.ArrayAttr)
	}
	if kinds == nil {
		return p.OpErrorf(at, `expected "iterator_types" array attribute`)
	}
	var enums []core.Attribute
	for _, e := range kinds.Elems() {
		s, ok := e.(*core.StringAttr)
		if !ok {
			continue
		}
		kind, ok := linalg.ParseIteratorType(s.Value())
		if !ok {
			return p.OpErrorf(p.Pos(), "unexpected iterator_type (%s)", s.Value())
		}
		enums = append(enums, linalg.GetIteratorTypeAttr(p.Context(), kind))
	}
	if len(enums) > 0 {
		st.Attrs[k].Value = p.Context().Array(enums...)
	}
	var x parts
	if !parseParts(p, st, &x) || p.TryKeyword("attrs") && (!p.Punct(core.PunctEqual) || !p.AttrDict(&st.Attrs)) {
		return false
	}
	return p.Region(st.AddRegion(), nil) && p.TryArrowTypeList(&st.Types)
}

// printGeneric writes linalg.generic.
func printGeneric(p *core.Printer, op *core.Operation) {
	p.Space()
	c := p.Context()
	var front []core.NamedAttr
	extra := false
	for _, a := range op.Attrs() {
		switch {
		case a.Name == "iterator_types":
			list, _ := a.Value.(*core.ArrayAttr)
			var words []core.Attribute
			for _, e := range list.Elems() {
				if k, ok := e.(*linalg.IteratorTypeAttr); ok {
					words = append(words, c.String(k.Value().String()))
				}
			}
			front = append(front, core.NamedAttr{Name: a.Name, Value: c.Array(words...)})
		case slices.Contains(genericNames[:], a.Name):
			front = append(front, a)
		case a.Name != "operandSegmentSizes":
			extra = true
		}
	}
	if len(front) > 0 {
		p.Attr(c.Dict(front))
	}
	printParts(p, op)
	if extra {
		p.Str(" attrs = ")
		p.Attrs(op.Attrs(), append(genericNames[:], "operandSegmentSizes")...)
	}
	if r := op.Region(0); !r.IsEmpty() {
		p.Space()
		p.Region(r, core.RegionOpts{})
	}
	p.OptionalArrowTypes(op.ResultTypes())
}

// parseDestination reads the common parts, an array of dimensions when name is not "", and attributes. The results are
// the tensors among the outputs.
func parseDestination(p *core.Parser, st *core.OperationState, x *parts, name string) bool {
	if !parseParts(p, st, x) {
		return false
	}
	for _, t := range x.outputs {
		if _, ok := t.(*core.RankedTensorType); ok {
			st.Types = append(st.Types, t)
		}
	}
	if name != "" {
		var a *core.DenseArrayAttr
		if !p.Keyword(name) || !p.Punct(core.PunctEqual) || !p.DenseArray(p.Context().I64(), &a) {
			return false
		}
		st.SetSlot(st.Info.SlotIndex(name), a)
	}
	return p.AttrDict(&st.Attrs)
}

// printDims writes an array of dimensions.
func printDims(p *core.Printer, op *core.Operation, name string) {
	p.Space()
	p.Str(name)
	p.Str(" = [")
	if a, ok := op.Slot(op.Info().SlotIndex(name)).(*core.DenseArrayAttr); ok {
		for i := range a.Len() {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(a.Int(i))
		}
	}
	p.Str("] ")
}
