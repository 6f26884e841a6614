package nvvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/nvvm"
)

// This file has the syntax of matrix multiplications: A[..] B[..] C[..], what a sparse matrix or scale factors need,
// attributes, and one type for the operands of each matrix. Element types of matrices that follow from those types are
// left out.

// operandGroup is a list of operands behind a keyword.
type operandGroup struct {
	keyword string
	// types are those of the operands, nil when the text has the type of all.
	types []core.Type
	// sizes says that each operand is a segment of its own.
	single bool
}

var matrices = []string{"A", "B", "C"}

// sparseGroups and scaleGroups are the lists behind the matrices.
func sparseGroups(c *core.Context) []operandGroup {
	return []operandGroup{{"sparseMetadata", []core.Type{c.Integer(32)}, true}, {"selector", []core.Type{c.Integer(32)}, true}}
}

func scaleGroups(c *core.Context) []operandGroup {
	types := []core.Type{c.Integer(32), c.Integer(16), c.Integer(16)}
	return []operandGroup{{"scaleA", types, true}, {"scaleB", types, true}}
}

// elementTypeSlots are the attributes of the element types of A and B.
var elementTypeSlots = []string{"multiplicandAPtxType", "multiplicandBPtxType"}

// inferredElement returns the element type that operands of a type have when no attribute says otherwise.
func inferredElement(t core.Type) (nvvm.MMATypes, bool) {
	switch t := t.(type) {
	case *core.VectorType:
		if t == half2(t.Context()) {
			return nvvm.MMATypesF16, true
		}
	case *core.IntegerType:
		if t.Width() == 32 {
			return nvvm.MMATypesS32, true
		}
	case *core.FloatType:
		switch t.String() {
		case "f16":
			return nvvm.MMATypesF16, true
		case "f64":
			return nvvm.MMATypesF64, true
		case "f32":
			return nvvm.MMATypesF32, true
		}
	}
	return 0, false
}

// attrOf returns an attribute that the text has given.
func attrOf(st *core.OperationState, name string) core.Attribute {
	for _, a := range st.Attrs {
		if a.Name == name {
			return a.Value
		}
	}
	return nil
}

// parseMatrixMultiply reads a matrix multiplication with the given lists behind its matrices. Attributes for the
// element types are inferred where there must be some.
func parseMatrixMultiply(p *core.Parser, st *core.OperationState, more []operandGroup, infer bool) bool {
	groups := make([]operandGroup, 0, len(matrices)+len(more))
	for _, m := range matrices {
		groups = append(groups, operandGroup{keyword: m})
	}
	groups = append(groups, more...)
	refs := make([][]core.OperandRef, len(groups))
	at := make([]core.Pos, len(groups))
	for i, g := range groups {
		if !p.Keyword(g.keyword) {
			return false
		}
		at[i] = p.Pos()
		if !p.OperandList(&refs[i], core.DelimOptionalSquare) {
			return false
		}
	}
	var types []core.Type
	var result core.Type
	if !p.OpAttrDict(st) || !p.Punct(core.PunctColon) || !p.TypeListInParens(&types) || !p.Punct(core.PunctArrow) ||
		!p.Type(&result) {
		return false
	}
	if len(types) != len(matrices) {
		if infer {
			return p.OpErrorf(p.NamePos(), "expected one type for each operand segment but got %d types", len(types))
		}
		return p.OpErrorf(p.NamePos(), "expected exactly 3 types")
	}
	var sizes []int32
	for i, g := range groups {
		switch {
		case g.single:
			if !p.ResolveAll(&st.Operands, refs[i], g.types, at[i]) {
				return false
			}
			for range g.types {
				sizes = append(sizes, 1)
			}
			continue
		case !p.ResolveSame(&st.Operands, refs[i], types[i]):
			return false
		}
		sizes = append(sizes, int32(len(refs[i])))
	}
	for i, name := range elementTypeSlots {
		if !infer || attrOf(st, name) != nil {
			continue
		}
		e, ok := inferredElement(types[i])
		if !ok {
			return p.OpErrorf(p.NamePos(), "attribute %s is not provided explicitly and cannot be inferred", name)
		}
		st.SetAttr(name, nvvm.GetMMATypesAttr(p.Context(), e))
	}
	st.SetAttr("operandSegmentSizes", p.SegmentSizes(sizes...))
	st.Types = append(st.Types, result)
	return true
}

// printMatrixMultiply writes what [parseMatrixMultiply] reads, with gap behind the matrices.
func printMatrixMultiply(p *core.Printer, op *core.Operation, more []operandGroup, gap string) {
	elided := []string{"operandSegmentSizes"}
	var types []core.Type
	for i, m := range matrices {
		list := op.OperandGroup(i)
		p.Byte(' ')
		p.Str(m)
		printGroup(p, list)
		p.Str(gap)
		if len(list) == 0 {
			continue
		}
		types = append(types, list[0].Type())
		if i < len(elementTypeSlots) {
			a, _ := op.Attr(elementTypeSlots[i]).(*nvvm.MMATypesAttr)
			if e, ok := inferredElement(list[0].Type()); ok && a != nil && a.Value() == e {
				elided = append(elided, elementTypeSlots[i])
			}
		}
	}
	next := len(matrices)
	for _, g := range more {
		var list []*core.Value
		for range g.types {
			list = append(list, op.OperandGroup(next)...)
			next++
		}
		p.Byte(' ')
		p.Str(g.keyword)
		printGroup(p, list)
	}
	p.AttrDict(op, elided...)
	p.Str(" : (")
	for i, t := range types {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
	}
	p.Str(") -> ")
	p.Type(op.Result(0).Type())
}

func printGroup(p *core.Printer, list []*core.Value) {
	p.Byte('[')
	for i, v := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
	}
	p.Byte(']')
}

// ParseMma reads nvvm.mma.sync.
func (Hooks) ParseMma(p *core.Parser, st *core.OperationState) bool {
	return parseMatrixMultiply(p, st, nil, true)
}

// PrintMma writes what [Hooks.ParseMma] reads.
func (Hooks) PrintMma(p *core.Printer, op nvvm.MmaOp) { printMatrixMultiply(p, op.Op, nil, " ") }

// ParseMmaSp reads nvvm.mma.sp.sync.
func (Hooks) ParseMmaSp(p *core.Parser, st *core.OperationState) bool {
	return parseMatrixMultiply(p, st, sparseGroups(p.Context()), true)
}

// PrintMmaSp writes what [Hooks.ParseMmaSp] reads.
func (Hooks) PrintMmaSp(p *core.Printer, op nvvm.MmaSpOp) {
	printMatrixMultiply(p, op.Op, sparseGroups(op.Op.Context()), "")
}

// ParseMmaBlockScale reads nvvm.mma.block_scale.
func (Hooks) ParseMmaBlockScale(p *core.Parser, st *core.OperationState) bool {
	return parseMatrixMultiply(p, st, scaleGroups(p.Context()), false)
}

// PrintMmaBlockScale writes what [Hooks.ParseMmaBlockScale] reads.
func (Hooks) PrintMmaBlockScale(p *core.Printer, op nvvm.MmaBlockScaleOp) {
	printMatrixMultiply(p, op.Op, scaleGroups(op.Op.Context()), "")
}

// ParseMmaSpBlockScale reads nvvm.mma.sp.block_scale.
func (Hooks) ParseMmaSpBlockScale(p *core.Parser, st *core.OperationState) bool {
	return parseMatrixMultiply(p, st, slices.Concat(sparseGroups(p.Context()), scaleGroups(p.Context())), false)
}

// PrintMmaSpBlockScale writes what [Hooks.ParseMmaSpBlockScale] reads.
func (Hooks) PrintMmaSpBlockScale(p *core.Printer, op nvvm.MmaSpBlockScaleOp) {
	printMatrixMultiply(p, op.Op, slices.Concat(sparseGroups(op.Op.Context()), scaleGroups(op.Op.Context())), "")
}
