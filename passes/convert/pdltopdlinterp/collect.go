package pdltopdlinterp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// collector finds the predicates of one pattern.
type collector struct {
	*builder
	at   map[*core.Value]*position // of all patterns
	list []predicate
}

func (c *collector) add(p predicate) { c.list = append(c.list, p) }

func isRange(v *core.Value) bool {
	_, ok := v.Type().(*pdl.RangeType)
	return ok
}

// isOneRange reports whether values are a single range, which stands for all of them.
func isOneRange(list []*core.Value) bool { return len(list) == 1 && isRange(list[0]) }

func countSingle(list []*core.Value) (n int) {
	for _, v := range list {
		if !isRange(v) {
			n++
		}
	}
	return n
}

// value adds the predicates of what is at a position: at the second place where a value is, that both are the same.
func (c *collector) value(v *core.Value, p *position) {
	def := v.DefiningOp()
	if old := c.at[v]; old != nil {
		if def.Is(&pdl.AttributeDef) || def.Is(&pdl.OperandDef) || def.Is(&pdl.OperandsDef) || def.Is(&pdl.OperationDef) || def.Is(&pdl.TypeDef) {
			if old.depth < p.depth {
				p, old = old, p
			}
			c.add(c.equals(old, p))
		}
		return
	}
	c.at[v] = p
	switch p.kind {
	case attributePos:
		c.attributeValue(v, p)
	case operationPos:
		c.operationValue(v, p, -1)
	case typePos:
		c.typeValue(v, p)
	default:
		c.operandValue(v, p)
	}
}

func (c *collector) attributeValue(v *core.Value, p *position) {
	c.add(c.notNull(p))
	op, ok := pdl.AsAttributeOp(v.DefiningOp())
	if !ok {
		return
	}
	if t := op.ValueType(); t != nil {
		c.value(t, c.typeOf(p))
	} else if a := op.ValueAttr(); a != nil {
		c.add(predicate{p, c.ask(attributeIs), answer{attr: a}})
	}
}

func (c *collector) typeValue(v *core.Value, p *position) {
	if a := constantType(v); a != nil {
		c.add(predicate{p, c.ask(typeIs), answer{attr: a}})
	}
}

// constantType returns the type, or the array of types, that a value is, or nil.
func constantType(v *core.Value) core.Attribute {
	if op, ok := pdl.AsTypeOp(v.DefiningOp()); ok {
		if a := op.ConstantTypeAttr(); a != nil {
			return a
		}
	}
	if op, ok := pdl.AsTypesOp(v.DefiningOp()); ok {
		if a := op.ConstantTypesAttr(); a != nil {
			return a
		}
	}
	return nil
}

// groupIndex returns the number of a result, or -1.
func groupIndex(op pdl.ResultsOp) int {
	if i, ok := op.Index(); ok {
		return int(i)
	}
	return -1
}

func (c *collector) operandValue(v *core.Value, p *position) {
	typed := func(t *core.Value) {
		if t != nil {
			c.value(t, c.typeOf(p))
		}
	}
	result := func(parent *core.Value, index int, of func(parent *position) *position) {
		if index >= 0 {
			c.add(c.notNull(p))
		}
		def := c.operation(p)
		c.add(c.notNull(def))
		c.add(c.equals(of(def), p))
		c.value(parent, def)
	}
	def := v.DefiningOp()
	if op, ok := pdl.AsOperandOp(def); ok {
		c.add(c.notNull(p))
		typed(op.ValueType())
	} else if op, ok := pdl.AsOperandsOp(def); ok {
		if p.index >= 0 {
			c.add(c.notNull(p))
		}
		typed(op.ValueType())
	} else if op, ok := pdl.AsResultOp(def); ok {
		result(op.Parent(), int(op.Index()), func(parent *position) *position { return c.result(parent, int(op.Index())) })
	} else if op, ok := pdl.AsResultsOp(def); ok {
		i := groupIndex(op)
		result(op.Parent(), i, func(parent *position) *position { return c.resultGroup(parent, i, isRange(v)) })
	}
}

// operationValue adds the predicates of an operation, but for those of an operand from which it was reached.
func (c *collector) operationValue(v *core.Value, p *position, ignore int) {
	op, ok := pdl.AsOperationOp(v.DefiningOp())
	if !ok {
		return
	}
	if !p.isRoot() {
		c.add(c.notNull(p))
	}
	if name, ok := op.OpName(); ok {
		c.add(predicate{p, c.ask(operationName), answer{name: name}})
	}
	operands, types := op.OperandValues(), op.TypeValues()
	c.counts(p, operands, operandCount, operandCountAtLeast)
	c.counts(p, types, resultCount, resultCountAtLeast)
	names := op.AttributeValueNamesAttr().Elems()
	for i, a := range op.AttributeValues() {
		if s, ok := names[i].(*core.StringAttr); ok {
			c.value(a, c.attribute(p, s.Value()))
		}
	}
	if isOneRange(operands) {
		// From below, the operands are where this came from.
		if p.isRoot() || p.isDefiningOp() {
			c.value(operands[0], c.operandGroup(p, -1, true))
		}
	} else {
		grouped := false
		for i, v := range operands {
			grouped = grouped || isRange(v)
			switch {
			case i == ignore:
			case grouped:
				c.value(v, c.operandGroup(p, i, isRange(v)))
			default:
				c.value(v, c.operand(p, i))
			}
		}
	}
	if isOneRange(types) {
		c.value(types[0], c.typeOf(c.resultGroup(p, -1, true)))
		return
	}
	grouped := false
	for i, t := range types {
		grouped = grouped || isRange(t)
		at := c.result(p, i)
		if grouped {
			at = c.resultGroup(p, i, isRange(t))
		}
		c.add(c.notNull(at))
		c.value(t, c.typeOf(at))
	}
}

// counts adds the number of values, which is the least number where there are ranges.
func (c *collector) counts(p *position, list []*core.Value, exact, atLeast kind) {
	if n := countSingle(list); n == len(list) {
		c.add(c.count(p, exact, n))
	} else if n > 0 {
		c.add(c.count(p, atLeast, n))
	}
}

// rest adds the predicates of what is not reached from the roots.
func (c *collector) rest(pattern pdl.PatternOp) {
	for op := range pattern.BodyRegion().Ops() {
		if a, ok := pdl.AsAttributeOp(op); ok && c.at[a.Attr()] == nil {
			c.at[a.Attr()] = c.position(positionKey{kind: attributeLiteralPos, attr: a.ValueAttr()})
		} else if n, ok := pdl.AsApplyNativeConstraintOp(op); ok {
			c.native(n)
		} else if r, ok := pdl.AsResultOp(op); ok && c.at[r.Val()] == nil {
			p := c.result(c.at[r.Parent()], int(r.Index()))
			c.at[r.Val()] = p
			c.add(c.notNull(p))
		} else if r, ok := pdl.AsResultsOp(op); ok && c.at[r.Val()] == nil {
			p := c.resultGroup(c.at[r.Parent()], groupIndex(r), isRange(r.Val()))
			c.at[r.Val()] = p
			if p.index >= 0 {
				c.add(c.notNull(p))
			}
		} else if op.Is(&pdl.TypeDef) || op.Is(&pdl.TypesDef) {
			if v := op.Result(0); c.at[v] == nil {
				c.at[v] = c.position(positionKey{kind: typeLiteralPos, attr: constantType(v)})
			}
		}
	}
}

// native adds a constraint at the position that is furthest from the root. What it gives is a position, too.
func (c *collector) native(op pdl.ApplyNativeConstraintOp) {
	var args []*position
	var at *position
	for _, v := range op.Args() {
		p := c.at[v]
		args = append(args, p)
		if at == nil || at.depth < p.depth {
			at = p
		}
	}
	var types []core.Type
	for _, v := range op.Results() {
		types = append(types, v.Type())
	}
	q := c.constraint(op.Name(), args, types, op.IsNegated())
	for i, v := range op.Results() {
		p := c.position(positionKey{kind: constraintResultPos, question: q, index: i})
		old := c.at[v]
		if old == nil {
			c.at[v] = p
			continue
		}
		if old.depth < p.depth {
			p, old = old, p
		}
		c.add(c.equals(old, p))
	}
	c.add(predicate{position: at, question: q})
}
