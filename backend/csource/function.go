package csource

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// expr is the text of a value. An atom needs no parentheses around it.
type expr struct {
	text string
	atom bool
}

// body writes one function.
type body struct {
	*emitter
	*blockOrder
	lines  []line
	depth  int
	values map[*core.Value]expr
	owned  map[*core.Value]bool // variables that an insertion may change
	next   int
	after  *core.Block // where control goes when nothing more is said
}

// line is a line of the function. That of a block is its label.
type line struct {
	block *core.Block
	depth int
	text  string
}

// longest is how long an expression may be that is nested in another.
const longest = 64

// function writes the definition of a function.
func (e *emitter) function(op *core.Operation) bool {
	f := core.Must(llvm.AsLLVMFuncOp(op))
	b := &body{emitter: e, values: map[*core.Value]expr{}, owned: map[*core.Value]bool{}}
	for i, arg := range f.Body().Entry().Args() {
		b.values[arg] = expr{"a" + strconv.Itoa(i), true}
	}
	b.blockOrder = layOut(f.Body().Entry())
	for _, block := range b.blockOrder.blocks[1:] {
		if !b.blockArgs(block) {
			return false
		}
	}
	if !b.blocks(0, len(b.blockOrder.blocks), nil) {
		return false
	}
	fmt.Fprintf(&e.text, "\n%s {\n", e.symbols[f.SymName()].prototype)
	b.writeLines()
	e.text.WriteString("}\n")
	return true
}

// blockArgs declares the variables of a block's arguments.
func (b *body) blockArgs(block *core.Block) bool {
	for i, arg := range block.Args() {
		t, ok := b.typeName(arg.Type(), block.ArgLoc(i))
		if !ok {
			return false
		}
		name := b.name(arg)
		b.values[arg] = expr{name, true}
		b.line("%s;", declare(t, name))
	}
	return true
}

// name makes a name for a value, whose letter says what it is.
func (b *body) name(v *core.Value) string {
	letter := "s"
	switch v.Type().(type) {
	case *core.IntegerType:
		letter = "i"
	case *core.FloatType:
		letter = "x"
	case *llvm.LLVMPointerType:
		letter = "p"
	case *core.VectorType:
		letter = "v"
	}
	b.next++
	return letter + strconv.Itoa(b.next)
}

func (b *body) line(format string, args ...any) {
	b.lines = append(b.lines, line{depth: b.depth, text: fmt.Sprintf(format, args...)})
}

// writeLines writes the lines of the function, and the labels that something goes to.
func (b *body) writeLines() {
	for _, l := range b.lines {
		switch {
		case l.block == nil:
			fmt.Fprintf(&b.text, "%s%s\n", strings.Repeat("  ", l.depth+1), l.text)
		case b.wanted[l.block]:
			fmt.Fprintf(&b.text, "%s:;\n", b.label(l.block))
		}
	}
}

// plain is a value where nothing is around it, operand one among operators.
func (b *body) plain(v *core.Value) string { return b.values[v].text }

func (b *body) operand(v *core.Value) string { return b.values[v].inside() }

func (x expr) inside() string {
	if x.atom {
		return x.text
	}
	return "(" + x.text + ")"
}

// typed is a value whose C type is that of the value: a literal alone is an int.
func (b *body) typed(v *core.Value) string {
	x := b.values[v]
	if w, ok := widthOf(v.Type()); ok && w > 1 && x.text != "" && x.text[0] >= '0' && x.text[0] <= '9' && container(w) > 32 {
		return "(" + unsignedName(container(w)) + ")" + x.inside()
	}
	if _, isConst := constantOf(v); isConst && x.text != "" && x.text[0] >= '0' && x.text[0] <= '9' {
		return x.inside() + strings.Repeat("u", 1-min(1, strings.Count(x.text, "u")))
	}
	return x.inside()
}

// constantOf returns the attribute of a constant.
func constantOf(v *core.Value) (core.Attribute, bool) {
	c, ok := llvm.AsConstantOp(v.DefiningOp())
	if !ok {
		return nil, false
	}
	return c.ValueAttr(), true
}

// define writes a variable with the value.
func (b *body) define(v *core.Value, text string) bool {
	t, ok := b.typeName(v.Type(), v.Loc())
	if !ok {
		return false
	}
	name := b.name(v)
	b.values[v] = expr{name, true}
	b.owned[v] = true
	b.line("%s = %s;", declare(t, name), text)
	return true
}

// pure gives the result of an operation without effects a text; it is nested in the only expression that uses it, when
// that is near and it does not become too long.
func (b *body) pure(op *core.Operation, x expr) bool {
	v := op.Result(0)
	if !v.HasUses() {
		return true
	}
	if isScalar(v.Type()) && v.HasOneUse() && len(x.text) < longest && v.FirstUse().Owner().Block() == op.Block() && !isHalf(v.Type()) {
		_, ok := b.typeName(v.Type(), op.Loc())
		b.values[v] = x
		return ok
	}
	return b.define(v, x.text)
}

// isHalf reports whether C may compute with more digits than the type has until a value is in a variable.
func isHalf(t core.Type) bool {
	f, ok := t.(*core.FloatType)
	return ok && f == t.Context().F16()
}

// each replaces an operation by what f makes of the texts of its operands: once for scalars, in a loop over the elements
// for vectors. Operands that are not vectors are the same for each element.
func (b *body) each(op *core.Operation, f func(x []expr) expr) bool {
	in := make([]expr, op.NumOperands())
	vector := isVector(op.Result(0).Type())
	for i, v := range op.Operands() {
		in[i] = b.values[v]
		if vector && isVector(v.Type()) {
			in[i] = expr{in[i].inside() + ".a[k]", true}
		}
	}
	if !vector {
		return b.pure(op, f(in))
	}
	return b.fill(op, func(to string) { b.line("  %s = %s;", to, f(in).text) })
}

// fill declares the vector that an operation returns, and a loop that writes to its elements.
func (b *body) fill(op *core.Operation, write func(to string)) bool {
	v := op.Result(0)
	if !b.define(v, "{0}") {
		return false
	}
	n := v.Type().(*core.VectorType).Shape()[0]
	b.line("for (int k = 0; k < %d; k++) {", n)
	write(b.values[v].text + ".a[k]")
	b.line("}")
	return true
}

// jump goes to a block with the values for its arguments. All are read before any is written.
func (b *body) jump(to *core.Block, vals []*core.Value) {
	b.assign(to, vals)
	if to != b.after {
		b.wanted[to] = true
		b.line("goto %s;", b.label(to))
	}
}

// assign gives the arguments of a block their values.
func (b *body) assign(to *core.Block, vals []*core.Value) {
	var names, texts []string
	for i, v := range vals {
		if name, text := b.values[to.Arg(i)].text, b.plain(v); name != text {
			names, texts = append(names, name), append(texts, text)
		}
	}
	for i := range names {
		for _, t := range texts[i+1:] {
			if mentions(t, names[i]) {
				b.parallel(to, vals)
				return
			}
		}
	}
	for i, name := range names {
		b.line("%s = %s;", name, texts[i])
	}
}

// parallel assigns to arguments whose old values are needed for one another.
func (b *body) parallel(to *core.Block, vals []*core.Value) {
	b.line("{")
	for i, v := range vals {
		t, _ := b.typeName(v.Type(), v.Loc())
		b.line("  %s = %s;", declare(t, "t"+strconv.Itoa(i)), b.plain(v))
	}
	for i := range vals {
		b.line("  %s = t%d;", b.values[to.Arg(i)].text, i)
	}
	b.line("}")
}

// nested writes lines one step to the right.
func (b *body) nested(write func()) {
	b.depth++
	write()
	b.depth--
}

// mentions reports whether a name is one of the words of a text.
func mentions(text, name string) bool {
	for {
		i := strings.Index(text, name)
		if i < 0 {
			return false
		}
		end := i + len(name)
		if (i == 0 || !isWord(text[i-1])) && (end == len(text) || !isWord(text[end])) {
			return true
		}
		text = text[end:]
	}
}

func isWord(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

func (b *body) branch(op *core.Operation) bool {
	br := core.Must(llvm.AsBrOp(op))
	b.jump(br.Dest(), br.DestOperands())
	return true
}

// condBranch goes to one of two blocks, none of which is nested.
func (b *body) condBranch(op *core.Operation) bool {
	br := core.Must(llvm.AsCondBrOp(op))
	yes, no := br.TrueDest(), br.FalseDest()
	onYes, onNo := br.TrueDestOperands(), br.FalseDestOperands()
	cond := b.plain(br.Condition())
	if yes == b.after && no != b.after {
		cond = b.not(br.Condition())
		yes, no, onYes, onNo = no, yes, onNo, onYes
	}
	b.line("if (%s) {", cond)
	after := b.after
	b.after = nil // the other branch is in between
	b.nested(func() { b.jump(yes, onYes) })
	b.after = after
	b.line("}")
	b.jump(no, onNo)
	return true
}

// not is the opposite of a condition.
func (b *body) not(v *core.Value) string { return "!" + b.operand(v) }

func (b *body) switchOn(op *core.Operation) bool {
	sw := core.Must(llvm.AsSwitchOp(op))
	b.line("switch (%s) {", b.plain(sw.Value()))
	operands := sw.CaseOperands()
	after := b.after
	b.after = nil
	if values := sw.CaseValuesAttr(); values != nil {
		for i, to := range sw.CaseDestinations() {
			b.line("case %s:", integerText(values.Int(int64(i))))
			b.nested(func() { b.jump(to, operands[i]) })
		}
	}
	b.line("default:")
	b.after = after
	b.nested(func() { b.jump(sw.DefaultDestination(), sw.DefaultOperands()) })
	b.line("}")
	return true
}

func (b *body) returns(op *core.Operation) bool {
	if op.NumOperands() == 0 {
		if op.Block() != b.blockOrder.blocks[len(b.blockOrder.blocks)-1] || b.depth > 0 {
			b.line("return;")
		}
		return true
	}
	b.line("return %s;", b.plain(op.Operand(0)))
	return true
}

// call writes a call of a function, or of the function that a pointer points to.
func (b *body) call(op *core.Operation) bool {
	c := core.Must(llvm.AsCallOp(op))
	if len(c.OpBundleOperands()) > 0 {
		return b.refuse(op, "operand bundles")
	}
	operands := c.CalleeOperands()
	name, direct := c.Callee()
	target := ""
	switch s := b.symbols[name]; {
	case !direct:
		t, ok := b.pointerTo(op, operands[1:])
		if !ok {
			return false
		}
		target, operands = fmt.Sprintf("((%s)%s)", t, b.operand(operands[0])), operands[1:]
	case s == nil || !s.function:
		return b.r.Errorf(op.Loc(), "'@%s' is no function of the module", name).Fail()
	default:
		b.use(s)
		target = s.name
	}
	_, variadic := c.VarCalleeType()
	args := make([]string, len(operands))
	for i, v := range operands {
		args[i] = b.plain(v)
		if w, ok := widthOf(v.Type()); ok && w > 32 && variadic {
			args[i] = b.typed(v) // nothing else says how wide it is
		}
	}
	text := fmt.Sprintf("%s(%s)", target, strings.Join(args, ", "))
	if op.NumResults() == 0 || !op.Result(0).HasUses() {
		b.line("%s;", text)
		return true
	}
	return b.define(op.Result(0), text)
}

// pointerTo is the type of a pointer to a function that is called with the operands.
func (b *body) pointerTo(op *core.Operation, operands []*core.Value) (string, bool) {
	result := "void"
	if op.NumResults() > 0 {
		var ok bool
		if result, ok = b.typeName(op.Result(0).Type(), op.Loc()); !ok {
			return "", false
		}
	}
	c := core.Must(llvm.AsCallOp(op))
	fixed, dots := len(operands), ""
	if t, ok := c.VarCalleeType(); ok {
		if ft, ok := t.(*llvm.LLVMFunctionType); ok && ft.VarArg() {
			fixed, dots = len(ft.Params()), ", ..."
		}
	}
	var params []string
	for _, v := range operands[:fixed] {
		t, ok := b.typeName(v.Type(), op.Loc())
		if !ok {
			return "", false
		}
		params = append(params, t)
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	return declare(result, "(*)("+strings.Join(params, ", ")+dots+")"), true
}

// refuse reports what cannot be said in C.
func (b *body) refuse(op *core.Operation, what string) bool {
	return b.r.Errorf(op.Loc(), "'%s' cannot be written in C: %s; use LLVM's tools or the embedded engine", op.Name(), what).Fail()
}
