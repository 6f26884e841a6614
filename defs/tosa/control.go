package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/tosa"
)

// This file has control flow and variables.

// parseInputs reads "(%a = %x, ...)" when it is there.
func parseInputs(p *core.Parser, args *[]core.Argument, refs *[]core.OperandRef) (found, ok bool) {
	return p.TryArgumentPairs(args, refs)
}

// printInputs writes what [parseInputs] reads, unless there is nothing.
func printInputs(p *core.Printer, r *core.Region, vals []*core.Value) {
	if len(vals) == 0 {
		return
	}
	var args []*core.Value
	if b := r.Entry(); b != nil {
		args = b.Args()
	}
	p.Str(" (")
	for i, v := range vals {
		if i >= len(args) {
			break
		}
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(args[i])
		p.Str(" = ")
		p.Operand(v)
	}
	p.Byte(')')
}

// resolveInputs gives operands the types of a function's inputs.
func resolveInputs(p *core.Parser, st *core.OperationState, refs []core.OperandRef, t *core.FunctionType, at core.Pos) bool {
	st.Types = append(st.Types, t.Results()...)
	if len(t.Inputs()) != len(refs) {
		return p.OpErrorf(at, "expected as many input types as operands (expected %d got %d)", len(refs), len(t.Inputs()))
	}
	return p.ResolveAll(&st.Operands, refs, t.Inputs(), p.Pos())
}

// ParseIf reads "%c (%a = %x) : t (u) -> v {...} else {...}"; what is in the first parentheses may be absent.
func (Hooks) ParseIf(p *core.Parser, st *core.OperationState) bool {
	then, alt := st.AddRegion(), st.AddRegion()
	var cond core.OperandRef
	var args []core.Argument
	var refs []core.OperandRef
	if !p.Operand(&cond) {
		return false
	}
	withInputs, ok := parseInputs(p, &args, &refs)
	if !ok {
		return false
	}
	var condType core.Type
	if !p.ColonType(&condType) {
		return p.OpErrorf(p.Pos(), "expected type for condition operand")
	}
	if !p.Resolve(&st.Operands, cond, condType) {
		return false
	}
	if withInputs {
		at := p.Pos()
		var t *core.FunctionType
		if !p.FunctionType(&t) {
			return p.OpErrorf(p.Pos(), "expected list of types for block arguments followed by arrow type and list of return types")
		}
		if !resolveInputs(p, st, refs, t, at) {
			return false
		}
	} else if !p.TryArrowTypeList(&st.Types) {
		return false
	}
	if !p.Region(then, nil) || p.TryKeyword("else") && !p.Region(alt, nil) {
		return false
	}
	return p.AttrDict(&st.Attrs)
}

// PrintIf writes what [Hooks.ParseIf] reads.
func (Hooks) PrintIf(p *core.Printer, op tosa.IfOp) {
	p.Space()
	p.Operand(op.Condition())
	inputs := op.InputList()
	printInputs(p, op.ThenGraph(), inputs)
	p.Str(" : ")
	p.Type(op.Condition().Type())
	if len(inputs) > 0 {
		p.Str(" (")
		p.TypesOf(inputs)
		p.Byte(')')
	}
	p.ArrowTypes(op.Op.ResultTypes())
	p.Space()
	p.Region(op.ThenGraph(), core.RegionOpts{})
	if !op.ElseGraph().IsEmpty() {
		p.Str(" else ")
		p.Region(op.ElseGraph(), core.RegionOpts{})
	}
	p.AttrDict(op.Op)
}

// ParseWhile reads "(%a = %x) : (t) -> t {...} do {...} attributes {...}".
func (Hooks) ParseWhile(p *core.Parser, st *core.OperationState) bool {
	cond, body := st.AddRegion(), st.AddRegion()
	var args []core.Argument
	var refs []core.OperandRef
	if _, ok := parseInputs(p, &args, &refs); !ok || !p.Punct(core.PunctColon) {
		return false
	}
	at := p.Pos()
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	f, ok := t.(*core.FunctionType)
	if !ok {
		return p.OpErrorf(at, "invalid kind of type specified: expected builtin.function, but found %s", message.Quote(t))
	}
	if !resolveInputs(p, st, refs, f, at) {
		return false
	}
	for i, in := range f.Inputs() {
		args[i].Type = in
	}
	return p.Region(cond, args) && p.Keyword("do") && p.Region(body, nil) && p.AttrDictWithKeyword(&st.Attrs)
}

// PrintWhile writes what [Hooks.ParseWhile] reads.
func (Hooks) PrintWhile(p *core.Printer, op tosa.WhileOp) {
	printInputs(p, op.CondGraph(), op.InputList())
	p.Str(" : ")
	p.FunctionalTypeOf(op.Op)
	p.Space()
	p.Region(op.CondGraph(), core.RegionOpts{HideEntryArgs: true})
	p.Str(" do ")
	p.Region(op.BodyGraph(), core.RegionOpts{})
	p.AttrDictWithKeyword(op.Op)
}

// ParseVariableOpTypeOrInitialValue reads ": tensor<2xf32>" or "= dense<...> : tensor<2xf32>".
func (Hooks) ParseVariableOpTypeOrInitialValue(p *core.Parser, shape, typ, initial *core.Attribute) bool {
	var t core.Type
	if p.TryPunct(core.PunctEqual) {
		if !p.Attr(initial, nil) {
			return p.OpErrorf(p.Pos(), "expected attribute")
		}
		a, ok := (*initial).(core.TypedAttr)
		if !ok {
			return p.OpErrorf(p.Pos(), "expected Typed attr")
		}
		t = a.Type()
	} else if !p.ColonType(&t) {
		return p.OpErrorf(p.Pos(), "expected type after colon")
	}
	s, ok := t.(core.ShapedType)
	if !ok {
		return p.OpErrorf(p.Pos(), "expected shaped type")
	}
	if !s.HasRank() {
		return p.OpErrorf(p.Pos(), "expected ranked type")
	}
	*typ = p.Context().TypeAttr(s.ElementType())
	*shape = shapeAttr(p.Context(), s.Shape())
	return true
}

// shapeAttr returns a tensor of the sizes, -1 for those that are not known.
func shapeAttr(c *core.Context, dims []int64) core.Attribute {
	elems := make([]core.Attribute, len(dims))
	for i, d := range dims {
		if d == core.Dynamic {
			d = -1
		}
		elems[i] = c.IndexAttr(d)
	}
	return c.DenseOf(c.RankedTensor([]int64{int64(len(dims))}, c.Index(), nil), elems)
}

// PrintVariableOpTypeOrInitialValue writes what [Hooks.ParseVariableOpTypeOrInitialValue] reads.
func (Hooks) PrintVariableOpTypeOrInitialValue(p *core.Printer, op *core.Operation, shape, typ, initial core.Attribute) {
	if initial != nil {
		p.Str("= ")
		p.Attr(initial)
		return
	}
	t := variableType(op.Context(), shape, typ)
	if t == nil {
		p.GenericInstead()
		return
	}
	p.Str(": ")
	p.Type(t)
}

// variableType returns the type of a variable, nil when there is no tensor of its shape and elements.
func variableType(c *core.Context, shape, typ core.Attribute) core.Type {
	dims, ok := integers(shape)
	elem, isType := typ.(*core.TypeAttr)
	if !ok || !isType {
		return nil
	}
	for i, d := range dims {
		if d == -1 {
			dims[i] = core.Dynamic
		}
	}
	if c.VerifyTensor(dims, elem.Value(), nil) != "" {
		return nil
	}
	return c.RankedTensor(dims, elem.Value(), nil)
}

// listed are types with what messages call them.
type listed struct {
	types []core.Type
	name  string
}

func listedValues(vals []*core.Value, name string) listed {
	l := listed{name: name}
	for _, v := range vals {
		l.types = append(l.types, v.Type())
	}
	return l
}

// sameLists compares numbers, element types and shapes.
func sameLists(r *core.Reporter, op *core.Operation, a, b listed) bool {
	if len(a.types) != len(b.types) {
		return r.OpErrorf(op, "require same number of values in %s (%d) and %s (%d)", a.name, len(a.types), b.name, len(b.types)).Fail()
	}
	for i, t := range a.types {
		if !sameType(r, op, t, a.name, b.types[i], b.name) {
			return false
		}
	}
	return true
}

func sameType(r *core.Reporter, op *core.Operation, t core.Type, tName string, u core.Type, uName string) bool {
	if e, f := elementOf(t), elementOf(u); e != f {
		return r.OpErrorf(op, "require same element type for %s (%s) and %s (%s)", tName, message.Quote(e), uName,
			message.Quote(f)).Fail()
	}
	if !core.CompatibleShape(t, u) {
		return r.OpErrorf(op, "require same shapes for %s (%s) and %s (%s)", tName, message.Quote(t), uName, message.Quote(u)).Fail()
	}
	return true
}

// yielded returns what a region yields; ok is false when it ends in something else, which others find fault with.
func yielded(r *core.Region, name string) (l listed, ok bool) {
	b := r.Entry()
	if b == nil {
		return listed{}, false
	}
	y, ok := tosa.AsYieldOp(b.Terminator())
	if !ok {
		return listed{}, false
	}
	return listedValues(y.Inputs(), name), true
}

// sameYielded compares what a region yields.
func sameYielded(r *core.Reporter, op *core.Operation, region *core.Region, name string, want listed) bool {
	got, ok := yielded(region, name)
	return !ok || sameLists(r, op, got, want)
}

// VerifyIf compares the graphs with operands and results.
func (Hooks) VerifyIf(op tosa.IfOp, r *core.Reporter) bool {
	inputs, outputs := listedValues(op.InputList(), "'input_list'"), listedValues(op.OutputList(), "'output_list'")
	if !sameLists(r, op.Op, listedValues(op.ThenGraph().Entry().Args(), "'then_graph' arguments"), inputs) ||
		!sameLists(r, op.Op, listedValues(op.ElseGraph().Entry().Args(), "'else_graph' arguments"), inputs) ||
		!sameYielded(r, op.Op, op.ThenGraph(), "'then_graph' results", outputs) ||
		!sameYielded(r, op.Op, op.ElseGraph(), "'else_graph' results", outputs) {
		return false
	}
	if t := op.Condition().Type(); !isSizeOne(t) {
		return r.OpErrorf(op.Op, "'condition' must be a size 1 tensor, got %s", message.Quote(t)).Fail()
	}
	return true
}

// isSizeOne reports whether a tensor has one element, as far as it is known.
func isSizeOne(t core.Type) bool {
	shape, ok := typeShape(t)
	if !ok {
		return true
	}
	for _, d := range shape {
		if d == core.Dynamic {
			return true
		}
	}
	for _, d := range shape {
		if d != 1 {
			return false
		}
	}
	return true
}

// VerifyWhile compares the graphs with operands and results.
func (Hooks) VerifyWhile(op tosa.WhileOp, r *core.Reporter) bool {
	inputs := listedValues(op.InputList(), "'input_list'")
	if !sameLists(r, op.Op, inputs, listedValues(op.OutputList(), "'output_list'")) ||
		!sameLists(r, op.Op, listedValues(op.CondGraph().Entry().Args(), "'cond_graph' arguments"), inputs) ||
		!sameLists(r, op.Op, listedValues(op.BodyGraph().Entry().Args(), "'body_graph' arguments"), inputs) ||
		!sameYielded(r, op.Op, op.BodyGraph(), "'body_graph' results", inputs) {
		return false
	}
	l, ok := yielded(op.CondGraph(), "")
	if !ok {
		return true
	}
	cond := l.types
	if len(cond) != 1 {
		return r.OpErrorf(op.Op, "require 'cond_graph' only have one result").Fail()
	}
	if !isSizeOne(cond[0]) {
		return r.OpErrorf(op.Op, "'cond_graph' result must be a size 1 tensor, got %s", message.Quote(cond[0])).Fail()
	}
	if elementOf(cond[0]) != core.Type(op.Op.Context().Integer(1)) {
		return r.OpErrorf(op.Op, "'cond_graph' result must be a boolean tensor, got %s", message.Quote(cond[0])).Fail()
	}
	return true
}

// verifyAccess compares what is read or written with the variable.
func verifyAccess(r *core.Reporter, op *core.Operation, variable, name string, t core.Type) bool {
	v, ok := tosa.AsVariableOp(op.LookupNearestSymbol(op.Context().SymbolRef(variable)))
	if !ok {
		return r.OpErrorf(op, "'%s' has not been declared by 'tosa.variable'", variable).Fail()
	}
	u := variableType(op.Context(), v.VarShapeAttr(), v.TypeAttr())
	return u == nil || sameType(r, op, t, name, u, "the input tensor")
}

// VerifyVariableRead looks for the variable.
func (Hooks) VerifyVariableRead(op tosa.VariableReadOp, r *core.Reporter) bool {
	return verifyAccess(r, op.Op, op.Name(), "'output1'", op.Output1().Type())
}

// VerifyVariableWrite looks for the variable.
func (Hooks) VerifyVariableWrite(op tosa.VariableWriteOp, r *core.Reporter) bool {
	return verifyAccess(r, op.Op, op.Name(), "'input1'", op.Input1().Type())
}
