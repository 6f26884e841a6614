package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/emitc"
	"github.com/odsgen/ods/generated/scf"
)

// AddSCF adds the patterns for dialect scf. What operations return and carry lives in variables.
func AddSCF(set *conversion.PatternSet, t *conversion.TypeConverter) {
	AddSizeT(t)
	a := adder{set, t}
	a.add(&scf.ForDef, a.forLoop)
	a.add(&scf.IfDef, a.condition)
	a.add(&scf.IndexSwitchDef, a.indexSwitch)
	a.add(&scf.WhileDef, a.whileLoop)
}

// variable makes a variable for values of a type, before what is made.
func variable(b *core.Builder, t core.Type) *core.Value {
	return emitc.NewVariable(b, emitc.GetLValueType(b.Context(), t), noValue(b.Context())).Op.Result(0)
}

// resultVariables makes a variable for each result of an operation.
func (a adder) resultVariables(op *core.Operation, rw *conversion.Rewriter) (vars []*core.Value, ok bool) {
	for _, r := range op.Results() {
		t := a.types.ConvertOne(r.Type())
		if t == nil {
			return nil, rw.NoMatch(op, "result type conversion failed")
		}
		vars = append(vars, variable(&rw.Builder, t))
	}
	return vars, true
}

func assign(b *core.Builder, vars, vals []*core.Value) {
	for i, v := range vals {
		emitc.NewAssign(b, vars[i], v)
	}
}

func loadAll(b *core.Builder, vars []*core.Value) []*core.Value {
	vals := make([]*core.Value, len(vars))
	for i, v := range vars {
		vals[i] = emitc.NewLoad(b, v).Op.Result(0)
	}
	return vals
}

// yield makes assignments of a terminator that hands on values, and emitc.yield.
func (a adder) yield(op, terminator *core.Operation, vars []*core.Value, rw *conversion.Rewriter) bool {
	at := rw.Save()
	defer rw.Restore(at)
	rw.SetBefore(terminator)
	rw.SetLoc(terminator.Loc())
	vals, ok := rw.RemappedAll(terminator.OperandList(0, terminator.NumOperands()))
	if !ok {
		return rw.NoMatch(op, "failed to lower yield operands")
	}
	assign(&rw.Builder, vars, vals)
	emitc.NewYield(&rw.Builder)
	rw.EraseOp(terminator)
	return true
}

// region moves a region of op into one of what it becomes.
func (a adder) region(op *core.Operation, from, to *core.Region, vars []*core.Value, rw *conversion.Rewriter) bool {
	rw.InlineRegionBefore(from, to, nil)
	return a.yield(op, to.Last().Last(), vars, rw)
}

func (a adder) condition(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	cond := core.Must(scf.AsIfOp(op))
	vars, ok := a.resultVariables(op, rw)
	if !ok {
		return false
	}
	n := emitc.NewIf(&rw.Builder, in[0])
	if !a.region(op, cond.ThenRegion(), n.ThenRegion(), vars, rw) {
		return false
	}
	if !cond.ElseRegion().IsEmpty() && !a.region(op, cond.ElseRegion(), n.ElseRegion(), vars, rw) {
		return false
	}
	a.replaceByVariables(op, vars, rw)
	return true
}

// replaceByVariables replaces an operation by what is in the variables after it.
func (a adder) replaceByVariables(op *core.Operation, vars []*core.Value, rw *conversion.Rewriter) {
	rw.SetAfter(op)
	rw.SetLoc(op.Loc())
	rw.ReplaceOp(op, loadAll(&rw.Builder, vars)...)
}

func (a adder) indexSwitch(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	sw := core.Must(scf.AsIndexSwitchOp(op))
	vars, ok := a.resultVariables(op, rw)
	if !ok {
		return false
	}
	regions := sw.CaseRegions()
	n := emitc.NewSwitch(&rw.Builder, in[0], sw.Cases(), len(regions))
	for i, to := range n.CaseRegions() {
		if !a.region(op, regions[i], to, vars, rw) {
			return false
		}
	}
	if !a.region(op, sw.DefaultRegion(), n.DefaultRegion(), vars, rw) {
		return false
	}
	a.replaceByVariables(op, vars, rw)
	return true
}

func (a adder) forLoop(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	loop := core.Must(scf.AsForOp(op))
	if loop.UnsignedCmp() {
		return rw.NoMatch(op, "unsigned comparison is not supported")
	}
	vars, ok := a.resultVariables(op, rw)
	if !ok {
		return false
	}
	b := &rw.Builder
	assign(b, vars, in[3:])
	n := emitc.NewFor(b, in[0], in[1], in[2])
	at := rw.Save()
	body := rw.CreateBlock(n.Region(), []core.Type{in[0].Type()}, op.Loc())
	carried := loadAll(b, vars)
	rw.Restore(at)
	entry, ok := rw.ConvertRegionTypes(loop.Region(), a.types, nil)
	if !ok {
		return rw.NoMatch(op, "region types conversion failed")
	}
	rw.MergeBlocks(entry, body, append([]*core.Value{body.Arg(0)}, carried...))
	if !a.yield(op, body.Last(), vars, rw) {
		return false
	}
	a.replaceByVariables(op, vars, rw)
	return true
}

// whileLoop makes a loop whose body is the first region and, under the condition, the second. The condition is in a
// variable, since the loop asks for it after the body.
func (a adder) whileLoop(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	loop := core.Must(scf.AsWhileOp(op))
	vars, ok := a.resultVariables(op, rw)
	if !ok {
		return false
	}
	b, i1 := &rw.Builder, core.Type(rw.Context().I1())
	var carried []*core.Value
	for _, v := range loop.Inits() {
		t := a.types.ConvertOne(v.Type())
		if t == nil {
			return rw.NoMatch(op, "init type conversion failed")
		}
		carried = append(carried, variable(b, t))
		emitc.NewAssign(b, carried[len(carried)-1], v) // as it was: upstream does not convert it
	}
	goesOn := variable(b, i1)
	n := emitc.NewDo(b)
	if !a.whileBody(loop, n, vars, carried, goesOn, rw) {
		return false
	}
	rw.SetLoc(op.Loc())
	rw.CreateBlock(n.ConditionRegion(), nil)
	again := emitc.BuildExpression(b, i1, []*core.Value{goesOn}, []core.Type{goesOn.Type()},
		func(b *core.Builder, x []*core.Value) *core.Value { return emitc.NewLoad(b, x[0]).Op.Result(0) })
	emitc.Yield{Result: again.Op.Result(0)}.Build(b)
	a.replaceByVariables(op, vars, rw)
	return true
}

// whileBody fills the body of the loop that scf.while becomes. Like upstream's, it does nothing for a second region
// that only hands on values.
func (a adder) whileBody(loop scf.WhileOp, n emitc.DoOp, vars, carried []*core.Value, goesOn *core.Value, rw *conversion.Rewriter) bool {
	op, b := loop.Op, &rw.Builder
	rw.SetLoc(op.Loc())
	body := rw.CreateBlock(n.BodyRegion(), nil)
	args := loadAll(b, carried)
	before, ok := rw.ConvertRegionTypes(loop.Before(), a.types, nil)
	if !ok {
		return rw.NoMatch(op, "region types conversion failed")
	}
	rw.MergeBlocks(before, body, args)
	cond, ok := scf.AsConditionOp(body.Last())
	if !ok {
		return false
	}
	vals, ok := rw.RemappedAll(cond.Args())
	test := rw.Remapped(cond.Condition())
	if !ok || test == nil {
		return rw.NoMatch(op, "failed to lower the condition")
	}
	rw.SetBefore(cond.Op)
	rw.SetLoc(op.Loc())
	assign(b, vars, vals)
	emitc.NewAssign(b, goesOn, test)
	after, ok := rw.ConvertRegionTypes(loop.After(), a.types, nil)
	if !ok {
		return rw.NoMatch(op, "region types conversion failed")
	}
	if after.First() != after.Last() {
		then := emitc.NewIf(b, test)
		block := rw.CreateBlock(then.ThenRegion(), nil)
		rw.MergeBlocks(after, block, vals)
		if !a.yield(op, block.Last(), carried, rw) {
			return false
		}
	}
	rw.EraseOp(cond.Op)
	return true
}
