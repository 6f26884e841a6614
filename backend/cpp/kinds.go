package cpp

import (
	"github.com/odsgen/ods/core"
)

// kind says how an operation is written.
type kind struct {
	// write writes the operation; nil for one with text.
	write func(e *emitter, op *core.Operation) bool
	// text returns what stands for the result wherever it is used, for operations that are not statements.
	text func(e *emitter, op *core.Operation) string
	// open operations end with a semicolon, where they are statements.
	open bool
	// binds is how strongly the operator binds; 0 for what is not part of an expression.
	binds int
}

// The precedences of C++, weakest first.
const (
	bindsNothing = iota
	_
	bindsConditional
	bindsLogicalOr
	bindsLogicalAnd
	bindsOr
	bindsXor
	bindsAnd
	bindsEquality
	bindsRelation
	bindsThreeWay
	bindsShift
	bindsSum
	bindsProduct
	_
	bindsPrefix
	bindsPostfix
	bindsLiteral
)

// kinds returns what is known, by the names of operations. It is made for each translation, because packages have no
// variables that are computed at start-up.
func kinds() map[string]kind {
	statement := func(write func(*emitter, *core.Operation) bool) kind { return kind{write: write, open: true} }
	closed := func(write func(*emitter, *core.Operation) bool) kind { return kind{write: write} }
	part := func(binds int, write func(*emitter, *core.Operation) bool) kind {
		return kind{write: write, open: true, binds: binds}
	}
	binary := func(binds int, operator string) kind {
		return part(binds, func(e *emitter, op *core.Operation) bool { return e.binary(op, operator) })
	}
	prefix := func(operator string) kind {
		return part(bindsPrefix, func(e *emitter, op *core.Operation) bool { return e.prefix(op, operator) })
	}
	text := func(f func(*emitter, *core.Operation) string) kind { return kind{text: f} }
	return map[string]kind{
		"builtin.module": closed((*emitter).module),

		"func.func":          closed((*emitter).function),
		"emitc.func":         closed((*emitter).function),
		"emitc.declare_func": closed((*emitter).declareFunction),
		"emitc.file":         closed((*emitter).file),
		"emitc.class":        closed((*emitter).class),
		"emitc.field":        closed((*emitter).field),
		"emitc.global":       statement((*emitter).global),
		"emitc.include":      closed((*emitter).include),
		"emitc.verbatim":     closed((*emitter).verbatim),

		"cf.br":        statement((*emitter).branch),
		"cf.cond_br":   closed((*emitter).conditionalBranch),
		"func.return":  statement((*emitter).returns),
		"emitc.return": statement((*emitter).returns),
		"emitc.if":     closed((*emitter).ifStatement),
		"emitc.for":    closed((*emitter).forLoop),
		"emitc.do":     closed((*emitter).doLoop),
		"emitc.switch": closed((*emitter).switchStatement),

		"emitc.variable":   statement((*emitter).constant),
		"emitc.assign":     statement((*emitter).assign),
		"emitc.expression": statement((*emitter).expressionStatement),

		"emitc.constant":    part(bindsLiteral, (*emitter).constant),
		"emitc.load":        part(bindsPostfix, func(e *emitter, op *core.Operation) bool { return e.prefix(op, "") }),
		"func.call":         part(bindsPostfix, (*emitter).call),
		"emitc.call":        part(bindsPostfix, (*emitter).call),
		"emitc.call_opaque": part(bindsPostfix, (*emitter).callOpaque),
		"emitc.cast":        part(bindsPrefix, (*emitter).cast),
		"emitc.apply":       part(bindsPrefix, (*emitter).apply),
		"emitc.conditional": part(bindsConditional, (*emitter).conditional),
		"emitc.cmp":         {write: (*emitter).compare, open: true, binds: bindsRelation}, // see emitter.binds

		"emitc.address_of":          part(bindsPrefix, (*emitter).addressOf),
		"emitc.bitwise_not":         prefix("~"),
		"emitc.logical_not":         prefix("!"),
		"emitc.unary_minus":         prefix("-"),
		"emitc.unary_plus":          prefix("+"),
		"emitc.add":                 binary(bindsSum, "+"),
		"emitc.sub":                 binary(bindsSum, "-"),
		"emitc.mul":                 binary(bindsProduct, "*"),
		"emitc.div":                 binary(bindsProduct, "/"),
		"emitc.rem":                 binary(bindsProduct, "%"),
		"emitc.bitwise_and":         binary(bindsAnd, "&"),
		"emitc.bitwise_or":          binary(bindsOr, "|"),
		"emitc.bitwise_xor":         binary(bindsXor, "^"),
		"emitc.bitwise_left_shift":  binary(bindsShift, "<<"),
		"emitc.bitwise_right_shift": binary(bindsShift, ">>"),
		"emitc.logical_and":         binary(bindsLogicalAnd, "&&"),
		"emitc.logical_or":          binary(bindsLogicalOr, "||"),

		"emitc.dereference":   text((*emitter).dereferenceText),
		"emitc.get_field":     text((*emitter).fieldText),
		"emitc.get_global":    text((*emitter).globalText),
		"emitc.literal":       text((*emitter).literalText),
		"emitc.member":        text((*emitter).memberText),
		"emitc.member_of_ptr": text((*emitter).memberOfPointerText),
		"emitc.subscript":     text((*emitter).subscriptText),
	}
}

// kind returns what is known about an operation.
func (e *emitter) kind(op *core.Operation) kind { return e.kinds[op.Name()] }

// operation writes an operation, where it is a statement with what follows it.
func (e *emitter) operation(op *core.Operation, semicolon bool) bool {
	k := e.kind(op)
	switch {
	case k.text != nil:
		e.setName(op.Result(0), k.text(e, op))
		return true
	case k.write == nil:
		return e.r.OpErrorf(op, "unable to find printer for op").Fail()
	case !k.write(e, op):
		return false
	case e.expression != nil || isInlined(op):
		return true
	}
	if semicolon && k.open {
		e.out.put(";")
	}
	e.out.put("\n")
	return true
}

// operations writes those from first up to last, which is left out.
func (e *emitter) operations(first, last *core.Operation) bool {
	for op := first; op != last; op = op.Next() {
		if !e.operation(op, true) {
			return false
		}
	}
	return true
}
