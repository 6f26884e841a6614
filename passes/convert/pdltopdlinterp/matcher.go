package pdltopdlinterp

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// lowering makes the functions of the interpreter.
type lowering struct {
	*core.Builder
	matcher   *core.Operation
	rewriters *core.Symbols
	at        map[*core.Value]*position
	// values has what positions are where code is made now. known lists the positions of each scope that is open.
	values   map[*position]*core.Value
	known    [][]*position
	failures []*core.Block // where to go when nothing else is said; the last one counts
	locOps   []*core.Value // operations that are being looked at, whose locations the new ones get
	applied  map[*question]*core.Operation
}

// match makes the code of a node, in a block, or in a new one when that is nil, and returns the block.
func (l *lowering) match(n *node, r *core.Region, block *core.Block) *core.Block {
	if block == nil {
		block = core.NewBlock(nil)
		r.Append(block)
	}
	l.known = append(l.known, nil)
	defer l.closeScope()
	if n.exit {
		l.SetEnd(block)
		pdlinterp.Finalize{Loc: l.matcher.Loc()}.Build(l.Builder)
		return block
	}
	// What follows a failure comes first: when a value is looked for among users, all of them are tried before.
	if n.failure != nil {
		l.failures = append(l.failures, l.match(n.failure, r, nil))
	}
	depth := len(l.failures)
	current := block
	var v *core.Value
	if n.position != nil {
		v = l.valueAt(&current, n.position)
	}
	isOperation := false
	if v != nil {
		_, isOperation = v.Type().(*pdl.OperationType)
	}
	if isOperation && !slices.Contains(l.locOps, v) {
		l.locOps = append(l.locOps, v)
	}
	switch {
	case n.matched != nil:
		l.success(n.matched, &current)
	case len(n.children) == 1:
		l.check(n, &current, v)
	default:
		l.choose(n, current, v)
	}
	l.failures = l.failures[:depth] // loops over users have added theirs
	if n.failure != nil {
		l.failures = l.failures[:depth-1]
	}
	if isOperation {
		l.locOps = slices.DeleteFunc(l.locOps, func(w *core.Value) bool { return w == v })
	}
	return block
}

func (l *lowering) closeScope() {
	last := len(l.known) - 1
	for _, p := range l.known[last] {
		delete(l.values, p)
	}
	l.known = l.known[:last]
}

func (l *lowering) failure() *core.Block { return l.failures[len(l.failures)-1] }

// valueAt returns what is at a position. Code is made at the end of the current block, which a loop over users changes.
func (l *lowering) valueAt(current **core.Block, p *position) *core.Value {
	if v := l.values[p]; v != nil {
		return v
	}
	var parent *core.Value
	var loc core.Location
	if p.parent != nil {
		parent = l.valueAt(current, p.parent)
		loc = parent.Loc()
	}
	l.SetEnd(*current)
	l.SetLoc(loc)
	v := l.access(current, p, parent)
	l.values[p] = v
	last := len(l.known) - 1
	l.known[last] = append(l.known[last], p)
	return v
}

func (l *lowering) groupType(variadic bool) core.Type {
	c := l.Context()
	if variadic {
		return pdl.GetRangeType(c, pdl.GetValueType(c))
	}
	return pdl.GetValueType(c)
}

// groupAttr is the number of a group; nil for all.
func (l *lowering) groupAttr(i int) *core.IntegerAttr {
	if i < 0 {
		return nil
	}
	return l.Context().I32Attr(int32(i))
}

func (l *lowering) access(current **core.Block, p *position, parent *core.Value) *core.Value {
	b := l.Builder
	switch p.kind {
	case operationPos:
		if p.isDefiningOp() {
			return pdlinterp.NewGetDefiningOp(b, parent).Op.Result(0)
		}
		return parent
	case usersPos:
		if isRange(parent) {
			parent = pdlinterp.NewExtract(b, pdl.GetValueType(l.Context()), parent, 0).Op.Result(0)
		}
		return pdlinterp.NewGetUsers(b, parent).Op.Result(0)
	case forEachPos:
		return l.forEach(current, parent)
	case operandPos:
		return pdlinterp.NewGetOperand(b, parent, int32(p.index)).Op.Result(0)
	case operandGroupPos:
		return pdlinterp.GetOperands{ValueType: l.groupType(p.variadic), InputOp: parent, Index: l.groupAttr(p.index)}.Build(b).Op.Result(0)
	case attributePos:
		return pdlinterp.NewGetAttribute(b, parent, p.name).Op.Result(0)
	case typePos:
		if _, ok := parent.Type().(*pdl.AttributeType); ok {
			return pdlinterp.NewGetAttributeType(b, parent).Op.Result(0)
		}
		return l.valueType(parent, parent.Loc())
	case resultPos:
		return pdlinterp.NewGetResult(b, parent, int32(p.index)).Op.Result(0)
	case resultGroupPos:
		return pdlinterp.GetResults{ValueType: l.groupType(p.variadic), InputOp: parent, Index: l.groupAttr(p.index)}.Build(b).Op.Result(0)
	case attributeLiteralPos:
		return pdlinterp.NewCreateAttribute(b, p.attr).Op.Result(0)
	case typeLiteralPos:
		if t, ok := p.attr.(*core.TypeAttr); ok {
			return pdlinterp.NewCreateType(b, t.Value()).Op.Result(0)
		}
		return pdlinterp.NewCreateTypes(b, p.attr.(*core.ArrayAttr)).Op.Result(0)
	}
	return l.applied[p.question].Result(p.index) // the order of questions puts the constraint first
}

func (l *lowering) valueType(v *core.Value, loc core.Location) *core.Value {
	var t core.Type = pdl.GetTypeType(l.Context())
	if isRange(v) {
		t = pdl.GetRangeType(l.Context(), t)
	}
	return pdlinterp.GetValueType{ResultType: t, Value: v, Loc: loc}.Build(l.Builder).Op.Result(0)
}

// forEach makes a loop over operations, in whose body code goes on, and returns the variable.
func (l *lowering) forEach(current **core.Block, ops *core.Value) *core.Value {
	op := pdlinterp.ForEach{Values: ops, Successor: l.failure()}.Build(l.Builder).Op
	loc := op.Loc()
	body := l.CreateBlock(op.Region(0), []core.Type{pdl.GetOperationType(l.Context())}, loc)
	next := l.CreateBlock(op.Region(0), nil)
	pdlinterp.Continue{Loc: loc}.Build(l.Builder)
	l.failures = append(l.failures, next)
	*current = body
	return body.Arg(0)
}

// check makes the code of a question with one good answer.
func (l *lowering) check(n *node, current **core.Block, v *core.Value) {
	q, a := n.question, n.answers[0]
	var args []*core.Value
	if q.kind == equalTo {
		args = append(args, l.valueAt(current, q.value))
	}
	for _, p := range q.args {
		args = append(args, l.valueAt(current, p))
	}
	r := (*current).Region()
	yes, no := core.NewBlock(nil), l.failure()
	r.Append(yes)
	l.SetEnd(*current)
	l.SetLoc(v.Loc())
	b := l.Builder
	switch q.kind {
	case isNotNull:
		pdlinterp.IsNotNull{Value: v, TrueDest: yes, FalseDest: no}.Build(b)
	case operationName:
		pdlinterp.CheckOperationName{InputOp: v, Name: a.name, TrueDest: yes, FalseDest: no}.Build(b)
	case typeIs:
		if t, ok := a.attr.(*core.TypeAttr); ok && !isRange(v) {
			pdlinterp.CheckType{Value: v, Type: t.Value(), TrueDest: yes, FalseDest: no}.Build(b)
		} else {
			pdlinterp.CheckTypes{Value: v, Types: a.attr.(*core.ArrayAttr), TrueDest: yes, FalseDest: no}.Build(b)
		}
	case attributeIs:
		pdlinterp.CheckAttribute{Attribute: v, ConstantValue: a.attr, TrueDest: yes, FalseDest: no}.Build(b)
	case operandCount, operandCountAtLeast, resultCount, resultCountAtLeast:
		l.checkCount(q.kind, v, a.count, yes, no)
	case equalTo:
		pdlinterp.AreEqual{Lhs: v, Rhs: args[0], TrueDest: yes, FalseDest: no}.Build(b)
	case constraint:
		l.applied[q] = pdlinterp.ApplyConstraint{ResultsTypes: q.results, Args: args, Name: q.name, IsNegated: q.negated, TrueDest: yes,
			FalseDest: no}.Build(b).Op
	}
	l.match(n.children[0], r, yes)
}

func (l *lowering) checkCount(k kind, v *core.Value, n int, yes, no *core.Block) {
	atLeast := k == operandCountAtLeast || k == resultCountAtLeast
	if k == operandCount || k == operandCountAtLeast {
		pdlinterp.CheckOperandCount{InputOp: v, Count: int32(n), CompareAtLeast: atLeast, TrueDest: yes, FalseDest: no}.Build(l.Builder)
	} else {
		pdlinterp.CheckResultCount{InputOp: v, Count: int32(n), CompareAtLeast: atLeast, TrueDest: yes, FalseDest: no}.Build(l.Builder)
	}
}

// choose makes the code of a question with several good answers.
func (l *lowering) choose(n *node, current *core.Block, v *core.Value) {
	k, r := n.question.kind, current.Region()
	if k == operandCountAtLeast || k == resultCountAtLeast {
		l.chooseLeast(n, current, v)
		return
	}
	cases := make([]*core.Block, len(n.children))
	for i, c := range n.children {
		cases[i] = l.match(c, r, nil)
	}
	l.SetEnd(current)
	l.SetLoc(v.Loc())
	b, c, other := l.Builder, l.Context(), l.failure()
	counts := make([]int64, len(cases))
	attrs := make([]core.Attribute, len(cases))
	for i, a := range n.answers {
		counts[i], attrs[i] = int64(a.count), a.attr
		if a.attr == nil {
			attrs[i] = c.String(a.name)
		}
	}
	array := c.Array(attrs...)
	switch k {
	case operandCount:
		pdlinterp.SwitchOperandCount{InputOp: v, CaseValues: l.i32Vector(counts), DefaultDest: other, Cases: cases}.Build(b)
	case resultCount:
		pdlinterp.SwitchResultCount{InputOp: v, CaseValues: l.i32Vector(counts), DefaultDest: other, Cases: cases}.Build(b)
	case operationName:
		pdlinterp.SwitchOperationName{InputOp: v, CaseValues: array, DefaultDest: other, Cases: cases}.Build(b)
	case typeIs:
		if isRange(v) {
			pdlinterp.SwitchTypes{Value: v, CaseValues: array, DefaultDest: other, Cases: cases}.Build(b)
		} else {
			pdlinterp.SwitchType{Value: v, CaseValues: array, DefaultDest: other, Cases: cases}.Build(b)
		}
	case attributeIs:
		pdlinterp.SwitchAttribute{Attribute: v, CaseValues: array, DefaultDest: other, Cases: cases}.Build(b)
	}
}

func (l *lowering) i32Vector(list []int64) *core.DenseElementsAttr {
	c := l.Context()
	elems := make([]core.Attribute, len(list))
	for i, n := range list {
		elems[i] = c.I32Attr(int32(n))
	}
	return c.DenseOf(c.Vector([]int64{int64(len(list))}, c.I32(), nil), elems)
}

// chooseLeast checks for the greatest number first, and goes to the next lower one when what follows does not match.
func (l *lowering) chooseLeast(n *node, current *core.Block, v *core.Value) {
	other := l.failure()
	l.failures = append(l.failures, other)
	list := make([]int, len(n.children))
	for i := range list {
		list[i] = i
	}
	slices.SortFunc(list, func(a, b int) int { return cmp.Compare(n.answers[b].count, n.answers[a].count) })
	var first *core.Block
	for _, i := range list {
		child := l.match(n.children[i], current.Region(), nil)
		first = l.CreateBlockBefore(current.Region(), child, nil)
		l.SetLoc(v.Loc())
		l.checkCount(n.question.kind, v, n.answers[i].count, child, other)
		l.failures[len(l.failures)-1] = first
	}
	l.failures = l.failures[:len(l.failures)-1]
	current.Splice(nil, first.First(), nil)
	first.Erase()
}

// success records a match, and makes the function of the rewrite.
func (l *lowering) success(p *pattern, current **core.Block) {
	ref, used := l.rewriter(p)
	var inputs []*core.Value
	for _, at := range used {
		inputs = append(inputs, l.valueAt(current, at))
	}
	c := l.Context()
	m := pdlinterp.RecordMatch{Inputs: inputs, MatchedOps: slices.Clone(l.locOps), Rewriter: ref, Benefit: p.op.Benefit(), Dest: l.failure(),
		Loc: p.op.Op.Loc()}
	var made []core.Attribute
	for op := range p.rewrite.BodyRegion().Ops() {
		if o, ok := pdl.AsOperationOp(op); ok {
			name, _ := o.OpName()
			made = append(made, c.String(name))
		}
	}
	if len(made) > 0 {
		m.GeneratedOps = c.Array(made...)
	}
	if root, ok := pdl.AsOperationOp(p.root.DefiningOp()); ok {
		if name, ok := root.OpName(); ok {
			m.RootKind = c.String(name)
		}
	}
	l.SetEnd(*current)
	m.Build(l.Builder)
}
