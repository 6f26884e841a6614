package model

import (
	"strconv"
	"strings"
)

// infix holds the spelling of binary operators.
var infix = map[ExprOp]string{
	ExprAnd: " and ", ExprOr: " or ", ExprEq: " == ", ExprNe: " != ", ExprLt: " < ", ExprLe: " <= ", ExprGt: " > ", ExprGe: " >= ",
}

// arithmetic has the words that stand between their operands.
const arithmetic = "+-*/%"

// String returns the expression in the definition language, with parts as $operand0 and constraints by name. Equal
// texts mean equal expressions.
func (e *Expr) String() string {
	var b strings.Builder
	e.write(&b)
	return b.String()
}

func (e *Expr) write(b *strings.Builder) {
	list := func(args []*Expr, sep string) {
		for i, a := range args {
			if i > 0 {
				b.WriteString(sep)
			}
			a.write(b)
		}
	}
	call := func(name string) {
		b.WriteString(name)
		b.WriteByte('(')
		list(e.Args, ", ")
		b.WriteByte(')')
	}
	switch e.Op {
	case ExprTrue:
		b.WriteString("true")
	case ExprFalse:
		b.WriteString("false")
	case ExprAnd, ExprOr, ExprEq, ExprNe, ExprLt, ExprLe, ExprGt, ExprGe:
		b.WriteByte('(')
		list(e.Args, infix[e.Op])
		b.WriteByte(')')
	case ExprNot:
		b.WriteString("not ")
		list(e.Args, "")
	case ExprIn:
		e.Args[0].write(b)
		b.WriteString(" in [")
		list(e.Args[1:], ", ")
		b.WriteByte(']')
	case ExprIs:
		e.Args[0].write(b)
		b.WriteString(" is ")
		if c := e.Constraint; c.Name != "" && c.Dialect != nil {
			b.WriteString(c.Dialect.Name + "." + c.Name)
		} else {
			b.WriteString("(" + c.Key + ")")
		}
	case ExprIsClass:
		e.Args[0].write(b)
		b.WriteString(" is " + e.Def.Dialect.Name + "." + e.Def.Name)
	case ExprImplements:
		e.Args[0].write(b)
		b.WriteString(" implements " + e.Interface.Dialect.Name + "." + e.Interface.Name)
	case ExprHasTrait:
		e.Args[0].write(b)
		b.WriteString(" has " + e.Trait.Name)
	case ExprEach, ExprSome:
		b.WriteString(map[ExprOp]string{ExprEach: "each ", ExprSome: "some "}[e.Op])
		e.Args[0].write(b)
		b.WriteString(" is (")
		e.Args[1].write(b)
		b.WriteByte(')')
	case ExprAllEqual:
		call("all_equal")
	case ExprSelf:
		b.WriteString("self")
	case ExprElem:
		b.WriteString("element of it")
	case ExprValue:
		b.WriteString("$" + [...]string{"operand", "result", "attribute", "property", "region", "successor"}[e.Ref.Kind] +
			strconv.Itoa(e.Ref.Index))
	case ExprInt:
		b.WriteString(strconv.FormatInt(e.Int, 10))
	case ExprString:
		b.WriteString(strconv.Quote(e.Str))
	case ExprList:
		b.WriteByte('[')
		list(e.Args, ", ")
		b.WriteByte(']')
	case ExprCall:
		switch {
		case e.Def != nil:
			b.WriteString(e.Def.Dialect.Name + "." + e.Def.Name)
		case strings.Contains(arithmetic, e.Name):
			b.WriteByte('(')
			list(e.Args, " "+e.Name+" ")
			b.WriteByte(')')
		default:
			call(e.Name)
		}
	case ExprSum:
		b.WriteString("sum(")
		e.Args[1].write(b)
		b.WriteString(" for element of it in ")
		e.Args[0].write(b)
		b.WriteByte(')')
	case ExprGo:
		switch {
		case e.Pkg != "":
			call("go:" + e.Pkg + "." + e.Name)
		case e.Owner != nil:
			call("hook:" + e.Owner.Name + "." + e.Name)
		default:
			call("hook:" + e.Name)
		}
	}
}
