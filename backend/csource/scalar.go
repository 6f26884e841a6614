package csource

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// wrap makes the result of an operation on integers fit its width again.
func wrap(t core.Type, text string) expr {
	w, _ := widthOf(t)
	c := container(w)
	switch {
	case w == 1:
		return expr{"(" + text + ") & 1", false}
	case w != c && c < 128:
		return expr{fmt.Sprintf("(%s) & %s", text, maskText(w)), false}
	case w != c:
		return expr{fmt.Sprintf("(%s) & (((unsigned __int128)1 << %d) - 1)", text, w), false}
	case c < 32:
		return expr{fmt.Sprintf("(%s)(%s)", unsignedName(c), text), true}
	}
	return expr{text, false}
}

// maskText is the number whose lowest bits are set.
func maskText(w uint) string { return fmt.Sprintf("0x%xull", uint64(1)<<w-1) }

// signed is an integer as a number with a sign, of at least the container's type.
func signed(t core.Type, x expr) expr {
	w, _ := widthOf(t)
	c := container(w)
	switch {
	case w == 1:
		return expr{"-(int)" + x.inside(), true}
	case w == c:
		return expr{fmt.Sprintf("(%s)%s", signedName(c), x.inside()), true}
	case c < 32:
		c = 32
	}
	return expr{fmt.Sprintf("(%s)((%s)%s << %d) >> %d", signedName(c), unsignedName(c), x.inside(), c-w, c-w), false}
}

// arithmetic is a binary operation whose operands are of one type.
func (b *body) arithmetic(f func(t core.Type, x, y expr) expr) func(op *core.Operation) bool {
	return func(op *core.Operation) bool {
		t := elementOf(op.Result(0).Type())
		return b.each(op, func(x []expr) expr { return f(t, widened(t, x[0]), x[1]) })
	}
}

// widened makes a literal of the operation's type, so that C does not compute with int.
func widened(t core.Type, x expr) expr {
	w, ok := widthOf(t)
	c := container(w)
	if ok && w > 1 && x.text[0] >= '0' && x.text[0] <= '9' && x.atom {
		return expr{fmt.Sprintf("(%s)%s", unsignedName(max(c, 32)), x.text), true}
	}
	return x
}

func infix(op string) func(t core.Type, x, y expr) expr {
	return func(t core.Type, x, y expr) expr { return wrap(t, x.inside()+" "+op+" "+y.inside()) }
}

// unwrapped is an operation that leaves no bits outside the width.
func unwrapped(op string) func(t core.Type, x, y expr) expr {
	return func(_ core.Type, x, y expr) expr { return expr{x.inside() + " " + op + " " + y.inside(), false} }
}

func multiply(t core.Type, x, y expr) expr {
	if w, _ := widthOf(t); container(w) == 16 { // the product of two ints could overflow
		return wrap(t, "(uint32_t)"+x.inside()+" * "+y.inside())
	}
	return infix("*")(t, x, y)
}

func divideSigned(op string) func(t core.Type, x, y expr) expr {
	return func(t core.Type, x, y expr) expr {
		w, _ := widthOf(t)
		text := signed(t, x).inside() + " " + op + " " + signed(t, y).inside()
		if w == 1 {
			return wrap(t, text)
		}
		return wrap(t, fmt.Sprintf("(%s)(%s)", unsignedName(container(w)), text))
	}
}

// shiftBy shifts by an amount below the number of bits: a greater one makes poison, for which any number can stand, but
// has no meaning in C.
func shiftBy(op string, withSign bool) func(t core.Type, x, y expr) expr {
	return func(t core.Type, x, y expr) expr {
		w, _ := widthOf(t)
		amount := y.inside()
		if !y.atom || y.text[0] < '0' || y.text[0] > '9' {
			amount = fmt.Sprintf("(%s & %d)", amount, max(container(w), 2)-1)
		}
		if withSign {
			x = signed(t, x)
		}
		text := x.inside() + " " + op + " " + amount
		if withSign && w > 1 {
			text = fmt.Sprintf("(%s)(%s)", unsignedName(container(w)), text)
		}
		return wrap(t, text)
	}
}

// intPredicates has the operators of comparisons, and whether they compare signed numbers.
var intPredicates = map[llvm.ICmpPredicate]struct {
	op     string
	signed bool
}{
	llvm.ICmpPredicateEq: {"==", false}, llvm.ICmpPredicateNe: {"!=", false},
	llvm.ICmpPredicateSlt: {"<", true}, llvm.ICmpPredicateSle: {"<=", true},
	llvm.ICmpPredicateSgt: {">", true}, llvm.ICmpPredicateSge: {">=", true},
	llvm.ICmpPredicateUlt: {"<", false}, llvm.ICmpPredicateUle: {"<=", false},
	llvm.ICmpPredicateUgt: {">", false}, llvm.ICmpPredicateUge: {">=", false},
}

func (b *body) compareInts(op *core.Operation) bool {
	c := core.Must(llvm.AsICmpOp(op))
	p := intPredicates[c.Predicate()]
	t := elementOf(c.Lhs().Type())
	_, isInt := widthOf(t)
	return b.each(op, func(x []expr) expr {
		switch {
		case !isInt && p.signed:
			x[0], x[1] = expr{"(intptr_t)" + x[0].inside(), true}, expr{"(intptr_t)" + x[1].inside(), true}
		case !isInt && p.op != "==" && p.op != "!=":
			x[0], x[1] = expr{"(uintptr_t)" + x[0].inside(), true}, expr{"(uintptr_t)" + x[1].inside(), true}
		case p.signed:
			x[0], x[1] = b.signedOperand(t, c.Lhs(), x[0]), b.signedOperand(t, c.Rhs(), x[1])
		}
		return expr{x[0].inside() + " " + p.op + " " + x[1].inside(), false}
	})
}

// signedOperand is an operand as a signed number; a constant is one.
func (b *body) signedOperand(t core.Type, v *core.Value, x expr) expr {
	if a, ok := constantOf(v); ok {
		if i, ok := a.(*core.IntegerAttr); ok {
			w, _ := widthOf(t)
			if text, ok := signedText(num.NewSigned(w, i.Int64())); ok && !isVector(v.Type()) {
				return expr{text, true}
			}
		}
	}
	return signed(t, x)
}

// floatPredicates are comparisons of X and Y.
var floatPredicates = map[llvm.FCmpPredicate]string{
	llvm.FCmpPredicateAlwaysFalse: "false", llvm.FCmpPredicateAlwaysTrue: "true",
	llvm.FCmpPredicateOEQ: "X == Y", llvm.FCmpPredicateOGT: "X > Y", llvm.FCmpPredicateOGE: "X >= Y", llvm.FCmpPredicateOLT: "X < Y",
	llvm.FCmpPredicateOLE: "X <= Y", llvm.FCmpPredicateONE: "X < Y || X > Y", llvm.FCmpPredicateORD: "X == X && Y == Y",
	llvm.FCmpPredicateUEQ: "!(X < Y || X > Y)", llvm.FCmpPredicateUGT: "!(X <= Y)", llvm.FCmpPredicateUGE: "!(X < Y)",
	llvm.FCmpPredicateULT: "!(X >= Y)", llvm.FCmpPredicateULE: "!(X > Y)", llvm.FCmpPredicateUNE: "X != Y",
	llvm.FCmpPredicateUNO: "X != X || Y != Y",
}

func (b *body) compareFloats(op *core.Operation) bool {
	c := core.Must(llvm.AsFCmpOp(op))
	text := floatPredicates[c.Predicate()]
	return b.each(op, func(x []expr) expr { return expr{substitute(text, x), false} })
}

// substitute puts operands in the places of X and Y.
func substitute(text string, x []expr) string {
	var out []byte
	for i := range len(text) {
		switch text[i] {
		case 'X':
			out = append(out, x[0].inside()...)
		case 'Y':
			out = append(out, x[1].inside()...)
		default:
			out = append(out, text[i])
		}
	}
	return string(out)
}

// cast converts between scalars.
func (b *body) cast(f func(from, to core.Type, x expr) expr) func(op *core.Operation) bool {
	return func(op *core.Operation) bool {
		from, to := elementOf(op.Operand(0).Type()), elementOf(op.Result(0).Type())
		if _, ok := b.typeName(to, op.Loc()); !ok {
			return false
		}
		return b.each(op, func(x []expr) expr { return f(from, to, x[0]) })
	}
}

func (e *emitter) castTo(t core.Type, x expr) expr {
	return expr{fmt.Sprintf("(%s)%s", e.types[t], x.inside()), true}
}

func (e *emitter) truncate(_, to core.Type, x expr) expr {
	w, _ := widthOf(to)
	switch {
	case w == 1:
		return expr{x.inside() + " & 1", false}
	case w != container(w):
		return expr{fmt.Sprintf("(%s)(%s)", e.types[to], wrap(to, x.inside()).text), false}
	}
	return e.castTo(to, x)
}

func (e *emitter) extendSigned(from, to core.Type, x expr) expr {
	w, _ := widthOf(to)
	s := signed(from, x)
	if w != container(w) {
		return expr{fmt.Sprintf("(%s)(%s)", e.types[to], wrap(to, fmt.Sprintf("(%s)%s", unsignedName(container(w)), s.inside())).text), false}
	}
	return e.castTo(to, s)
}

// floatToInt cuts a float off; the container of the result is wide enough for a signed number, too.
func (e *emitter) floatToInt(withSign bool) func(from, to core.Type, x expr) expr {
	return func(_, to core.Type, x expr) expr {
		w, _ := widthOf(to)
		c := container(w)
		if withSign {
			x = expr{fmt.Sprintf("(%s)%s", signedName(c), x.inside()), true}
		} else {
			x = expr{fmt.Sprintf("(%s)%s", unsignedName(c), x.inside()), true}
		}
		if w != c {
			return expr{fmt.Sprintf("(%s)(%s)", e.types[to], wrap(to, x.inside()).text), false}
		}
		return e.castTo(to, x)
	}
}

func (b *body) choose(op *core.Operation) bool {
	s, _ := llvm.AsSelectOp(op)
	return b.each(op, func(x []expr) expr {
		return expr{fmt.Sprintf("%s ? %s : %s", x[0].inside(), x[1].inside(), x[2].inside()), false}
	}) && s.Op != nil
}

// reinterpret copies bits from one type to another.
func (b *body) reinterpret(op *core.Operation) bool {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if isPacked(from) || isPacked(to) || isOdd(from) || isOdd(to) {
		return b.refuse(op, "the bits of odd widths are not those of C's types")
	}
	if from == to {
		return b.pure(op, b.values[op.Operand(0)])
	}
	t, ok := b.typeName(from, op.Loc())
	if !ok || !b.define(op.Result(0), "{0}") {
		return false
	}
	b.headers["string.h"] = true
	name := b.values[op.Result(0)].text
	b.line("{ %s = %s; memcpy(&%s, &bits, sizeof bits); }", declare(t, "bits"), b.plain(op.Operand(0)), name)
	return true
}
