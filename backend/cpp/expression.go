package cpp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/emitc"
)

// isInlined reports whether an operation is an expression that is written where its value is used.
func isInlined(op *core.Operation) bool {
	x, ok := emitc.AsExpressionOp(op)
	if !ok || x.DoNotInline() || !x.Result().HasOneUse() {
		return false
	}
	for user := range x.Result().Users() {
		switch user.Name() {
		case "emitc.expression", "emitc.yield": // the latter ends the condition of emitc.do, which writes it itself
			return false
		}
		_, part := emitc.CExpressionInterfaceKey.Of(user)
		return !part && !isText(user)
	}
	return false
}

// isText reports whether an operation is not a statement, so that names stand for its operands.
func isText(op *core.Operation) bool {
	switch op.Name() {
	case "emitc.dereference", "emitc.get_field", "emitc.get_global", "emitc.literal", "emitc.member", "emitc.member_of_ptr",
		"emitc.subscript":
		return true
	}
	return false
}

// variable returns the name or the text of a value.
func (e *emitter) variable(v *core.Value) string {
	if s, ok := e.names[v]; ok {
		return s
	}
	return e.setName(v, "v"+e.nextValue())
}

// operand writes a use of a value: the expression that it is, or its name.
func (e *emitter) operand(v *core.Value) bool {
	def := v.DefiningOp()
	if e.expression != nil && def != nil && def.ParentOp() == e.expression {
		binds := e.binds(def)
		if binds == bindsNothing {
			return e.r.OpErrorf(def, "unsupported operation in an expression").Fail()
		}
		enclosed := binds <= e.precedence[len(e.precedence)-1]
		if enclosed {
			e.out.put("(")
		}
		if !e.within(binds, func() bool { return e.operation(def, false) }) {
			return false
		}
		if enclosed {
			e.out.put(")")
		}
		return true
	}
	if v.IsBlockArg() && e.expression != nil && v.OwnerBlock().ParentOp() == e.expression {
		v = e.expression.Operand(v.Index())
		def = v.DefiningOp()
	}
	if def != nil && isInlined(def) {
		return e.inlined(def)
	}
	e.out.put(e.variable(v))
	return true
}

// within runs f with an operator around that binds so strongly.
func (e *emitter) within(binds int, f func() bool) bool {
	e.precedence = append(e.precedence, binds)
	ok := f()
	e.precedence = e.precedence[:len(e.precedence)-1]
	return ok
}

// inlined writes the value of an emitc.expression.
func (e *emitter) inlined(op *core.Operation) bool {
	x := core.Must(emitc.AsExpressionOp(op))
	root := x.Region().Entry().Last().Operand(0).DefiningOp()
	binds := e.binds(root)
	if binds == bindsNothing {
		return e.r.OpErrorf(root, "unsupported operation in an expression").Fail()
	}
	around, stack := e.expression, e.precedence
	e.expression, e.precedence = op, nil
	ok := e.within(binds, func() bool { return e.operation(root, false) })
	e.expression, e.precedence = around, stack
	return ok
}

// binds returns how strongly an operation binds.
func (e *emitter) binds(op *core.Operation) int {
	c, ok := emitc.AsCmpOp(op)
	if !ok {
		return e.kind(op).binds
	}
	switch c.Predicate() {
	case emitc.CmpPredicateEq, emitc.CmpPredicateNe:
		return bindsEquality
	case emitc.CmpPredicateThreeWay:
		return bindsThreeWay
	}
	return bindsRelation
}

func (e *emitter) expressionStatement(op *core.Operation) bool {
	return isInlined(op) || e.assignPrefix(op) && e.inlined(op)
}

func (e *emitter) binary(op *core.Operation, operator string) bool {
	if !e.assignPrefix(op) || !e.operand(op.Operand(0)) {
		return false
	}
	e.out.put(" ", operator, " ")
	return e.operand(op.Operand(1))
}

func (e *emitter) prefix(op *core.Operation, operator string) bool {
	if !e.assignPrefix(op) {
		return false
	}
	e.out.put(operator)
	return e.operand(op.Operand(0))
}

func (e *emitter) apply(op *core.Operation) bool {
	x := core.Must(emitc.AsApplyOp(op))
	if x.ApplicableOperator() == "&" {
		return e.addressOf(op)
	}
	return e.prefix(op, x.ApplicableOperator())
}

// addressOf writes the address of a variable. That of a constant one is cast, because pointers of emitc are to variables.
func (e *emitter) addressOf(op *core.Operation) bool {
	if !e.ofConstant(op.Operand(0)) {
		return e.prefix(op, "&")
	}
	if !e.assignPrefix(op) {
		return false
	}
	e.out.put("(")
	if !e.printedType(op.Loc(), op.Result(0).Type()) {
		return false
	}
	e.out.put(")(&")
	if !e.operand(op.Operand(0)) {
		return false
	}
	e.out.put(")")
	return true
}

// ofConstant reports whether a value is a constant of the file or an element of one.
func (e *emitter) ofConstant(v *core.Value) bool {
	def := v.DefiningOp()
	if x, ok := emitc.AsSubscriptOp(def); ok {
		def = x.Value().DefiningOp()
	}
	x, ok := emitc.AsGetGlobalOp(def)
	if !ok {
		return false
	}
	g, ok := emitc.AsGlobalOp(e.symbols.LookupNearest(x.Op, x.NameAttr()))
	return ok && g.ConstSpecifier()
}

func (e *emitter) compare(op *core.Operation) bool {
	x := core.Must(emitc.AsCmpOp(op))
	operators := [...]string{emitc.CmpPredicateEq: "==", emitc.CmpPredicateNe: "!=", emitc.CmpPredicateLt: "<",
		emitc.CmpPredicateLe: "<=", emitc.CmpPredicateGt: ">", emitc.CmpPredicateGe: ">=", emitc.CmpPredicateThreeWay: "<=>"}
	return e.binary(op, operators[x.Predicate()])
}

func (e *emitter) conditional(op *core.Operation) bool {
	x := core.Must(emitc.AsConditionalOp(op))
	if !e.assignPrefix(op) || !e.operand(x.Condition()) {
		return false
	}
	e.out.put(" ? ")
	if !e.operand(x.TrueValue()) {
		return false
	}
	e.out.put(" : ")
	return e.operand(x.FalseValue())
}

func (e *emitter) cast(op *core.Operation) bool {
	if !e.assignPrefix(op) {
		return false
	}
	e.out.put("(")
	if !e.printedType(op.Loc(), op.Result(0).Type()) {
		return false
	}
	e.out.put(") ")
	return e.operand(op.Operand(0))
}

// call writes a call of a function of the module.
func (e *emitter) call(op *core.Operation) bool {
	if !e.assignPrefix(op) {
		return false
	}
	callee, _ := op.Attr("callee").(*core.SymbolRefAttr)
	e.out.put(callee.Root(), "(")
	if !e.list(op.OperandList(0, op.NumOperands())) {
		return false
	}
	e.out.put(")")
	return true
}

// list writes operands with commas between them.
func (e *emitter) list(vals []*core.Value) bool {
	return e.within(bindsNothing, func() bool {
		for i, v := range vals {
			if i > 0 {
				e.out.put(", ")
			}
			if !e.operand(v) {
				return false
			}
		}
		return true
	})
}

// callOpaque writes a call of what a text names. Attributes of type index among the arguments are numbers of operands.
func (e *emitter) callOpaque(op *core.Operation) bool {
	x := core.Must(emitc.AsCallOpaqueOp(op))
	if !e.assignPrefix(op) {
		return false
	}
	e.out.put(x.Callee())
	if t := x.TemplateArgsAttr(); t != nil {
		e.out.put("<")
		for i, a := range t.Elems() {
			if i > 0 {
				e.out.put(", ")
			}
			if !e.attribute(op.Loc(), a) {
				return false
			}
		}
		e.out.put(">")
	}
	e.out.put("(")
	if x.ArgsAttr() == nil {
		if !e.list(op.OperandList(0, op.NumOperands())) {
			return false
		}
	} else if !e.within(bindsNothing, func() bool { return e.opaqueArguments(op, x.ArgsAttr()) }) {
		return false
	}
	e.out.put(")")
	return true
}

func (e *emitter) opaqueArguments(op *core.Operation, args *core.ArrayAttr) bool {
	for i, a := range args.Elems() {
		if i > 0 {
			e.out.put(", ")
		}
		n, ok := a.(*core.IntegerAttr)
		if ok && isIndex(n.Type()) {
			if k := n.Int64(); k >= 0 && k < int64(op.NumOperands()) {
				if !e.operand(op.Operand(int(k))) {
					return false
				}
				continue
			}
			return e.r.OpErrorf(op, "index argument is out of range").Fail()
		}
		if !e.attribute(op.Loc(), a) {
			return false
		}
	}
	return true
}

func isIndex(t core.Type) bool {
	_, ok := t.(*core.IndexType)
	return ok
}
