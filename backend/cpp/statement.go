package cpp

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/emitc"
)

// nextValue returns the number of the next variable.
func (e *emitter) nextValue() string {
	e.values++
	return strconv.Itoa(e.values)
}

// assignPrefix writes what precedes the value of a statement: its variable and an equals sign.
func (e *emitter) assignPrefix(op *core.Operation) bool {
	if e.expression != nil {
		return true
	}
	switch op.NumResults() {
	case 0:
		return true
	case 1:
		if e.VariablesAtTop {
			return e.assignTo(op.Result(0))
		}
		if !e.declareResult(op.Result(0)) {
			return false
		}
		e.out.put(" = ")
		return true
	}
	if !e.VariablesAtTop {
		for _, v := range op.Results() {
			if !e.declareResult(v) {
				return false
			}
			e.out.put(";\n")
		}
	}
	e.out.put("std::tie(")
	for i, v := range op.Results() {
		if i > 0 {
			e.out.put(", ")
		}
		e.out.put(e.variable(v))
	}
	e.out.put(") = ")
	return true
}

// assignTo writes the variable of a result and an equals sign.
func (e *emitter) assignTo(v *core.Value) bool {
	if _, ok := e.names[v]; !ok {
		return e.r.OpErrorf(v.DefiningOp(), "result variable for the operation has not been declared").Fail()
	}
	e.out.put(e.variable(v), " = ")
	return true
}

// declareResult writes the declaration of the variable of a result.
func (e *emitter) declareResult(v *core.Value) bool {
	op := v.DefiningOp()
	if _, ok := e.names[v]; ok {
		return e.r.Errorf(op.Loc(), "result variable for the operation already declared").Fail()
	}
	return e.declaration(op.Loc(), v.Type(), e.variable(v))
}

// constant writes the variable of a constant or a variable, and its value, if there is one.
func (e *emitter) constant(op *core.Operation) bool {
	value := op.Attr("value")
	if e.expression != nil {
		return e.attribute(op.Loc(), value)
	}
	if o, ok := value.(*emitc.OpaqueAttr); ok && o.Value() == "" {
		return e.VariablesAtTop || e.declareResult(op.Result(0))
	}
	return e.assignPrefix(op) && e.attribute(op.Loc(), value)
}

func (e *emitter) assign(op *core.Operation) bool {
	x := core.Must(emitc.AsAssignOp(op))
	return e.assignTo(x.Var()) && e.operand(x.Value())
}

// jump assigns operands of a branch to the arguments of the block that it goes to, and goes there.
func (e *emitter) jump(op *core.Operation, to *core.Block, vals []*core.Value) bool {
	for i, v := range vals {
		e.out.put(e.variable(to.Arg(i)), " = ", e.variable(v), ";\n")
	}
	label, ok := e.labels[to]
	if !ok {
		return e.r.OpErrorf(op, "unable to find label for successor block").Fail()
	}
	e.out.put("goto ", label)
	return true
}

func (e *emitter) branch(op *core.Operation) bool {
	x := core.Must(cf.AsBranchOp(op))
	return e.jump(op, x.Dest(), x.DestOperands())
}

func (e *emitter) conditionalBranch(op *core.Operation) bool {
	x := core.Must(cf.AsCondBranchOp(op))
	e.out.put("if (")
	if !e.operand(x.Condition()) {
		return false
	}
	e.out.put(") {\n")
	ok := e.indented(func() bool { return e.jump(op, x.TrueDest(), x.TrueDestOperands()) })
	if !ok {
		return false
	}
	e.out.put(";\n} else {\n")
	if !e.indented(func() bool { return e.jump(op, x.FalseDest(), x.FalseDestOperands()) }) {
		return false
	}
	e.out.put(";\n}")
	return true
}

func (e *emitter) returns(op *core.Operation) bool {
	e.out.put("return")
	switch op.NumOperands() {
	case 0:
		return true
	case 1:
		e.out.put(" ")
		return e.operand(op.Operand(0))
	}
	e.out.put(" std::make_tuple(")
	if !e.list(op.OperandList(0, op.NumOperands())) {
		return false
	}
	e.out.put(")")
	return true
}

// indented runs f one level deeper.
func (e *emitter) indented(f func() bool) bool {
	e.out.indent++
	ok := f()
	e.out.indent--
	return ok
}

// body writes the operations of a region of one block but for the last, in braces, the first of which is there already.
func (e *emitter) body(r *core.Region) bool {
	b := r.Entry()
	return e.indented(func() bool { return e.operations(b.First(), b.Last()) })
}

func (e *emitter) ifStatement(op *core.Operation) bool {
	x := core.Must(emitc.AsIfOp(op))
	e.out.put("if (")
	if !e.operand(x.Condition()) {
		return false
	}
	e.out.put(") {\n")
	if !e.body(x.ThenRegion()) {
		return false
	}
	e.out.put("}")
	if x.ElseRegion().IsEmpty() {
		return true
	}
	e.out.put(" else {\n")
	if !e.body(x.ElseRegion()) {
		return false
	}
	e.out.put("}")
	return true
}

// inductionVariable returns the name of the variable of a loop: a letter for how deep it is nested, and a number.
func (e *emitter) inductionVariable(v *core.Value) string {
	letter := 'i' + rune(min(e.loops, 't'-'i'+1))
	return e.setName(v, string(letter)+e.nextValue())
}

func (e *emitter) forLoop(op *core.Operation) bool {
	x := core.Must(emitc.AsForOp(op))
	iv := x.Region().Entry().Arg(0)
	e.out.put("for (")
	if !e.printedType(op.Loc(), iv.Type()) {
		return false
	}
	name := e.inductionVariable(iv)
	e.out.put(" ", name, " = ")
	if !e.operand(x.LowerBound()) {
		return false
	}
	e.out.put("; ", name, " < ")
	upper := x.UpperBound()
	enclosed := upper.DefiningOp() != nil && isInlined(upper.DefiningOp())
	if enclosed {
		e.out.put("(")
	}
	if !e.operand(upper) {
		return false
	}
	if enclosed {
		e.out.put(")")
	}
	e.out.put("; ", name, " += ")
	if !e.operand(x.Step()) {
		return false
	}
	e.out.put(") {\n")
	e.loops++
	ok := e.scope(func() bool { return e.body(x.Region()) })
	e.loops--
	e.out.put("}")
	return ok
}

func (e *emitter) doLoop(op *core.Operation) bool {
	x := core.Must(emitc.AsDoOp(op))
	e.out.put("do {\n")
	if !e.indented(func() bool { return e.operations(x.BodyRegion().Entry().First(), nil) }) {
		return false
	}
	e.out.put("} while (")
	condition := x.ConditionRegion().Entry().Last().Operand(0).DefiningOp()
	if !e.inlined(condition) {
		return false
	}
	e.out.put(");")
	return true
}

func (e *emitter) switchStatement(op *core.Operation) bool {
	x := core.Must(emitc.AsSwitchOp(op))
	e.out.put("switch (")
	if !e.operand(x.Arg()) {
		return false
	}
	e.out.put(") {")
	one := func(head string, r *core.Region) bool {
		e.out.put("\n", head, ": {\n")
		if !e.body(r) {
			return false
		}
		e.indented(func() bool { e.out.put("break;\n"); return true })
		e.out.put("}")
		return true
	}
	values := x.Cases()
	for i, r := range x.CaseRegions() {
		if !one("case "+strconv.FormatInt(values[i], 10), r) {
			return false
		}
	}
	if !one("default", x.DefaultRegion()) {
		return false
	}
	e.out.put("\n}")
	return true
}

// verbatim writes a text, with names in place of {} where there are operands.
func (e *emitter) verbatim(op *core.Operation) bool {
	x := core.Must(emitc.AsVerbatimOp(op))
	text, args := x.Value(), x.FmtArgs()
	if len(args) == 0 {
		e.out.put(text)
		return true
	}
	for {
		i := strings.IndexByte(text, '{')
		if i < 0 || i+1 >= len(text) {
			e.out.put(text)
			return true
		}
		e.out.put(text[:i])
		if text[i+1] == '{' {
			e.out.put("{")
		} else if len(args) > 0 {
			if !e.operand(args[0]) {
				return false
			}
			args = args[1:]
		}
		text = text[i+2:]
	}
}

func (e *emitter) dereferenceText(op *core.Operation) string { return "*" + e.variable(op.Operand(0)) }

func (e *emitter) memberText(op *core.Operation) string {
	x := core.Must(emitc.AsMemberOp(op))
	return e.variable(x.Operand()) + "." + x.Member()
}

func (e *emitter) memberOfPointerText(op *core.Operation) string {
	x := core.Must(emitc.AsMemberOfPtrOp(op))
	return e.variable(x.Operand()) + "->" + x.Member()
}

func (e *emitter) subscriptText(op *core.Operation) string {
	s := e.variable(op.Operand(0))
	for _, v := range op.OperandList(1, op.NumOperands()) {
		s += "[" + e.variable(v) + "]"
	}
	return s
}

func (e *emitter) literalText(op *core.Operation) string {
	x := core.Must(emitc.AsLiteralOp(op))
	return x.Value()
}

func (e *emitter) fieldText(op *core.Operation) string {
	x := core.Must(emitc.AsGetFieldOp(op))
	return x.FieldName()
}

func (e *emitter) globalText(op *core.Operation) string {
	x := core.Must(emitc.AsGetGlobalOp(op))
	return x.Name()
}
