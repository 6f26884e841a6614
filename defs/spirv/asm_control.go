package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the syntax of control flow.

// ParseBranchConditional reads "%c [5, 10], ^bb1(%a : i32), ^bb2".
func (Hooks) ParseBranchConditional(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var cond core.OperandRef
	if !p.Operand(&cond) || !p.Resolve(&st.Operands, cond, c.I1()) {
		return false
	}
	if p.TryPunct(core.PunctLSquare) {
		var yes, no *core.IntegerAttr
		if !core.ParseAttrAs(p, &yes, c.I32()) || !p.Punct(core.PunctComma) || !core.ParseAttrAs(p, &no, c.I32()) ||
			!p.Punct(core.PunctRSquare) {
			return false
		}
		st.SetAttr("branch_weights", c.Array(yes, no))
	}
	sizes := []int32{1}
	for range 2 {
		var dest *core.Block
		var args []*core.Value
		if !p.Punct(core.PunctComma) || !p.SuccessorAndArgs(&dest, &args) {
			return false
		}
		st.Successors = append(st.Successors, dest)
		st.Operands = append(st.Operands, args...)
		sizes = append(sizes, int32(len(args)))
	}
	st.SetAttr("operandSegmentSizes", p.SegmentSizes(sizes...))
	return true
}

// PrintBranchConditional writes what [Hooks.ParseBranchConditional] reads.
func (Hooks) PrintBranchConditional(p *core.Printer, op spirv.BranchConditionalOp) {
	p.Space()
	p.Operand(op.Condition())
	if w, ok := op.Op.Attr("branch_weights").(*core.ArrayAttr); ok {
		p.Str(" [")
		printInts(p, w)
		p.Byte(']')
	}
	p.Str(", ")
	p.SuccessorAndArgs(op.Op.Successor(0), op.TrueTargetOperands())
	p.Str(", ")
	p.SuccessorAndArgs(op.Op.Successor(1), op.FalseTargetOperands())
}

// printInts writes the numbers of an array without their types.
func printInts(p *core.Printer, list *core.ArrayAttr) {
	for i, a := range list.Elems() {
		if i > 0 {
			p.Str(", ")
		}
		p.AttrNoType(a)
	}
}

// parseControl reads "control(Unroll)" when it comes next.
func parseControl[T any](p *core.Parser, st *core.OperationState, attr string, parse func(string) (T, bool),
	get func(*core.Context, T) core.Attribute) bool {
	var v T
	if p.TryKeyword("control") {
		if !p.Punct(core.PunctLParen) || !parseSpecified(p, p.OpErrorf, attr, parse, &v) || !p.Punct(core.PunctRParen) {
			return false
		}
	}
	st.SetAttr(attr, get(p.Context(), v))
	return true
}

// parseStructured reads "-> i32 {...}".
func parseStructured(p *core.Parser, st *core.OperationState) bool {
	return (!p.TryPunct(core.PunctArrow) || p.TypeList(&st.Types)) && p.Region(st.AddRegion(), nil)
}

func printStructured(p *core.Printer, op *core.Operation, control string) {
	if control != "None" {
		p.Str(" control(")
		p.Str(control)
		p.Byte(')')
	}
	if op.NumResults() > 0 {
		p.Str(" -> ")
		p.Types(op.ResultTypes())
	}
	p.Space()
	p.Region(op.Region(0), core.RegionOpts{HideEntryArgs: true})
}

// ParseLoop reads "control(Unroll) -> i32 {...}".
func (Hooks) ParseLoop(p *core.Parser, st *core.OperationState) bool {
	return parseControl(p, st, "loop_control", spirv.ParseLoopControl, func(c *core.Context, v spirv.LoopControl) core.Attribute {
		return spirv.GetLoopControlAttr(c, v)
	}) && parseStructured(p, st)
}

// PrintLoop writes what [Hooks.ParseLoop] reads.
func (Hooks) PrintLoop(p *core.Printer, op spirv.LoopOp) {
	printStructured(p, op.Op, op.LoopControl().String())
}

// ParseSelection reads "control(Flatten) -> i32 {...}".
func (Hooks) ParseSelection(p *core.Parser, st *core.OperationState) bool {
	return parseControl(p, st, "selection_control", spirv.ParseSelectionControl,
		func(c *core.Context, v spirv.SelectionControl) core.Attribute {
			return spirv.GetSelectionControlAttr(c, v)
		}) && parseStructured(p, st)
}

// PrintSelection writes what [Hooks.ParseSelection] reads.
func (Hooks) PrintSelection(p *core.Printer, op spirv.SelectionOp) {
	printStructured(p, op.Op, op.SelectionControl().String())
}

// ParseSwitchOpCases reads "default: ^bb1(%a : i32), 42: ^bb2, ...".
func (Hooks) ParseSwitchOpCases(p *core.Parser, selector core.Type, defaultDest **core.Block, defaultRefs *[]core.OperandRef,
	defaultTypes *[]core.Type, values *core.Attribute, dests *[]*core.Block, refs *[]core.OperandRef, sizes *[]int32,
	types *[]core.Type) bool {
	if !p.Keyword("default") || !p.Punct(core.PunctColon) || !parseTarget(p, defaultDest, defaultRefs, defaultTypes) {
		return false
	}
	width := core.StorageWidth(selector)
	var raw []byte
	for p.TryPunct(core.PunctComma) {
		var v int64
		var dest *core.Block
		before := len(*refs)
		if !p.Integer(&v) || !p.Punct(core.PunctColon) || !parseTarget(p, &dest, refs, types) {
			return false
		}
		raw = num.NewSigned(width, v).AppendLittleEndian(raw)
		*dests = append(*dests, dest)
		*sizes = append(*sizes, int32(len(*refs)-before))
	}
	if n := len(*dests); n > 0 {
		*values = p.Context().DenseElements(p.Context().Vector([]int64{int64(n)}, selector, nil), raw)
	}
	return true
}

// parseTarget reads "^bb1" or "^bb1(%a, %b : i32, i32)".
func parseTarget(p *core.Parser, dest **core.Block, refs *[]core.OperandRef, types *[]core.Type) bool {
	if !p.Successor(dest) || !p.TryPunct(core.PunctLParen) {
		return *dest != nil
	}
	return p.OperandList(refs, core.DelimNone) && p.ColonTypeList(types) && p.Punct(core.PunctRParen)
}

// PrintSwitchOpCases writes what [Hooks.ParseSwitchOpCases] reads, one case on a line.
func (Hooks) PrintSwitchOpCases(p *core.Printer, _ *core.Operation, _ core.Type, defaultDest *core.Block,
	defaultArgs []*core.Value,
	_ []core.Type, values core.Attribute, dests []*core.Block, args [][]*core.Value, _ []core.Type) {
	p.Str("  default: ")
	p.SuccessorAndArgs(defaultDest, defaultArgs)
	cases, ok := values.(*core.DenseElementsAttr)
	if !ok {
		return
	}
	for i := range min(int(cases.NumElements()), len(dests), len(args)) {
		p.Byte(',')
		p.Newline()
		p.Str("  ")
		p.APInt(cases.Int(int64(i)), true)
		p.Str(": ")
		p.SuccessorAndArgs(dests[i], args[i])
	}
	p.Newline()
}
