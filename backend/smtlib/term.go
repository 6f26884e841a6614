package smtlib

import (
	"fmt"
	"strings"
	"sync"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/smt"
)

// functions are those of SMT-LIB that operations stand for whose operands are the arguments.
var functions = sync.OnceValue(func() map[string]string {
	out := map[string]string{
		"smt.eq": "=", "smt.distinct": "distinct", "smt.and": "and", "smt.or": "or", "smt.xor": "xor", "smt.not": "not", "smt.implies": "=>", "smt.ite": "ite",
		"smt.array.select": "select", "smt.array.store": "store", "smt.bv.concat": "concat",
		"smt.int.add": "+", "smt.int.mul": "*", "smt.int.sub": "-", "smt.int.div": "div", "smt.int.mod": "mod", "smt.int.abs": "abs",
	}
	for name := range strings.FieldsSeq("neg add mul urem srem smod shl lshr ashr udiv sdiv not and or xor") {
		out["smt.bv."+name] = "bv" + name
	}
	return out
})

// The predicates of smt.bv.cmp and smt.int.cmp, by number.
var (
	bitVectorPredicates = [...]string{"bvslt", "bvsle", "bvsgt", "bvsge", "bvult", "bvule", "bvugt", "bvuge"}
	integerPredicates   = [...]string{"<", "<=", ">", ">="}
)

// terms writes values: each is named by a let, which is open to the end of what it is written for, or is a part of others.
type terms struct {
	*scope
	w      writer
	indent int
	open   int // lets
}

// write writes what a value is computed from, and the value, unless that was done; its text is known then.
func (t *terms) write(v *core.Value) bool {
	work := []*core.Value{v}
	for len(work) > 0 {
		v := work[len(work)-1]
		if _, done := t.text[v]; done {
			work = work[:len(work)-1]
			continue
		}
		op := v.DefiningOp()
		if op == nil {
			return t.report.Errorf(v.Loc(), "value is no term of the solver").Fail()
		}
		ready := len(work)
		for _, o := range op.Operands() {
			if _, done := t.text[o]; !done {
				work = append(work, o)
			}
		}
		if len(work) > ready {
			continue
		}
		if !t.term(op) {
			return false
		}
		work = work[:len(work)-1]
	}
	return true
}

// term writes one operation.
func (t *terms) term(op *core.Operation) bool {
	v := op.Result(0)
	if c, ok := constant(op); ok {
		t.set(v, c)
		return true
	}
	if t.o.Inline && v.HasOneUse() {
		var b strings.Builder
		if !(&terms{scope: t.scope, w: &b, indent: t.indent}).expression(op) {
			return false
		}
		t.set(v, b.String())
		return true
	}
	name := t.name("tmp")
	t.set(v, name)
	t.w.WriteString("(let ((" + name + " ")
	if !(&terms{scope: t.scope, w: t.w, indent: t.indent + 8 + len(name)}).expression(op) {
		return false
	}
	t.w.WriteString("))\n" + strings.Repeat(" ", t.indent))
	t.open++
	return true
}

// constant returns the text of a constant.
func constant(op *core.Operation) (string, bool) {
	switch op.Name() {
	case smt.BoolConstantDef.Name:
		if number(op, "value") != 0 {
			return "true", true
		}
		return "false", true
	case smt.IntConstantDef.Name:
		a, _ := op.Attr("value").(*core.IntegerAttr)
		text := a.Value().Text(true)
		if magnitude, negative := strings.CutPrefix(text, "-"); negative {
			text = "(- " + magnitude + ")"
		}
		return text, true
	case smt.BVConstantDef.Name:
		a, _ := op.Attr("value").(*smt.BitVectorAttr)
		return bits(a.Value()), true
	}
	return "", false
}

// bits returns a bit vector in hexadecimal digits, or in binary ones where its width is no multiple of four.
func bits(v num.Int) string {
	prefix, digit := "#b", uint(1)
	if v.Width()%4 == 0 {
		prefix, digit = "#x", 4
	}
	var b strings.Builder
	for i := v.Width(); i > 0; i -= digit {
		d := uint64(0)
		for k := range digit {
			d <<= 1
			if v.Bit(i - 1 - k) {
				d |= 1
			}
		}
		fmt.Fprintf(&b, "%x", d)
	}
	return prefix + b.String()
}

// call writes a function with values as arguments.
func (t *terms) call(function string, args []*core.Value) bool {
	t.w.WriteString("(" + function)
	for _, a := range args {
		t.w.WriteString(" " + t.text[a])
	}
	t.w.WriteString(")")
	return true
}

// expression writes what an operation computes; its operands were written.
func (t *terms) expression(op *core.Operation) bool {
	args := op.OperandList(0, op.NumOperands())
	if f, ok := functions()[op.Name()]; ok {
		return t.call(f, args)
	}
	switch op.Name() {
	case smt.ApplyFuncDef.Name:
		return t.call(t.text[args[0]], args[1:])
	case smt.ArrayBroadcastDef.Name:
		return t.call("(as const "+sort(op.Result(0).Type())+")", args)
	case smt.BVCmpDef.Name:
		return t.call(bitVectorPredicates[number(op, "pred")], args)
	case smt.IntCmpDef.Name:
		return t.call(integerPredicates[number(op, "pred")], args)
	case smt.ExtractDef.Name:
		low := number(op, "lowBit")
		return t.call(fmt.Sprintf("(_ extract %d %d)", low+width(op.Result(0))-1, low), args)
	case smt.RepeatDef.Name:
		return t.call(fmt.Sprintf("(_ repeat %d)", width(op.Result(0))/width(args[0])), args)
	case smt.ForallDef.Name:
		return t.quantifier(op, "forall")
	case smt.ExistsDef.Name:
		return t.quantifier(op, "exists")
	}
	return t.unsupported(op)
}

func (s *scope) unsupported(op *core.Operation) bool {
	return s.report.Errorf(op.Loc(), "operation not supported for SMTLIB emission").Fail()
}

func width(v *core.Value) int64 {
	t, ok := v.Type().(*smt.BitVectorType)
	if !ok {
		return 1
	}
	return t.Width()
}

// quantifier writes a formula over bound variables.
func (t *terms) quantifier(op *core.Operation, word string) bool {
	if op.Attr("noPattern") != nil {
		return t.report.Errorf(op.Loc(), "no-pattern attribute not supported yet").Fail()
	}
	defer t.forget(len(t.known))
	given, _ := op.Attr("boundVarNames").(*core.ArrayAttr)
	var names []string
	t.w.WriteString("(" + word + " (")
	for i, a := range op.Region(0).Entry().Args() {
		prefix := "tmp"
		if given != nil {
			if s, ok := given.Elems()[i].(*core.StringAttr); ok {
				prefix = s.Value()
			}
		}
		names = append(names, t.name(prefix))
		if t.set(a, names[i]); i > 0 {
			t.w.WriteString(" ")
		}
		t.w.WriteString("(" + names[i] + " " + sort(a.Type()) + ")")
	}
	indent := t.indent + len(word) + 2
	weight, patterns := number(op, "weight"), op.NumRegions()-1
	annotated := weight != 0 || patterns > 0
	first, begin := t.indent, "" // less than what follows, as upstream has it
	if annotated {
		first, begin = indent, "( ! "
	}
	t.w.WriteString(")\n" + strings.Repeat(" ", first) + begin)
	body, ok := t.inside(op.Region(0).Entry().Last().Operand(0), indent, first)
	if !ok {
		return false
	}
	t.w.WriteString(body)
	if weight != 0 {
		fmt.Fprintf(t.w, " :weight %d", weight)
	}
	if patterns > 0 {
		t.w.WriteString("\n" + strings.Repeat(" ", indent) + ":pattern (")
		for k := range patterns {
			if k > 0 {
				t.w.WriteString(" ")
			}
			if !t.pattern(op.Region(k+1).Entry(), names, indent) {
				return false
			}
		}
		t.w.WriteString(")")
	}
	if annotated {
		t.w.WriteString(")")
	}
	t.w.WriteString(")")
	return true
}

// pattern writes the terms of a pattern, in which bound variables have names.
func (t *terms) pattern(b *core.Block, names []string, indent int) bool {
	for i, a := range b.Args() {
		t.set(a, names[i])
	}
	last := ")"
	for _, v := range b.Last().Operands() {
		text, ok := t.inside(v, indent, indent)
		if !ok {
			return false
		}
		if !strings.HasSuffix(last, ")") || !strings.HasPrefix(text, "(") && v != b.Last().Operand(0) {
			t.w.WriteString(" ")
		}
		t.w.WriteString(text)
		last = text
	}
	return true
}

// inside returns a value in a quantifier, whose lets end there. Lines of a term that is written into it begin after more blanks.
func (t *terms) inside(v *core.Value, indent, more int) (text string, ok bool) {
	defer t.forget(len(t.known))
	var b strings.Builder
	in := &terms{scope: t.scope, w: &b, indent: indent}
	if !in.write(v) {
		return "", false
	}
	return b.String() + strings.ReplaceAll(t.text[v], "\n", "\n"+strings.Repeat(" ", more)) + strings.Repeat(")", in.open), true
}
