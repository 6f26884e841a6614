package pdleval

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// steps has what operations without successors do.
var steps = map[*core.OpDef]func(f *frame, op *core.Operation){
	&pdlinterp.ApplyRewriteDef:     (*frame).applyRewrite,
	&pdlinterp.CreateAttributeDef:  (*frame).createAttribute,
	&pdlinterp.CreateOperationDef:  (*frame).createOperation,
	&pdlinterp.CreateRangeDef:      (*frame).createRange,
	&pdlinterp.CreateTypeDef:       (*frame).createType,
	&pdlinterp.CreateTypesDef:      (*frame).createTypes,
	&pdlinterp.EraseDef:            (*frame).erase,
	&pdlinterp.ExtractDef:          (*frame).extract,
	&pdlinterp.GetAttributeDef:     (*frame).getAttribute,
	&pdlinterp.GetAttributeTypeDef: (*frame).getAttributeType,
	&pdlinterp.GetDefiningOpDef:    (*frame).getDefiningOp,
	&pdlinterp.GetOperandDef:       (*frame).getOperand,
	&pdlinterp.GetOperandsDef:      (*frame).getOperands,
	&pdlinterp.GetResultDef:        (*frame).getResult,
	&pdlinterp.GetResultsDef:       (*frame).getResults,
	&pdlinterp.GetUsersDef:         (*frame).getUsers,
	&pdlinterp.GetValueTypeDef:     (*frame).getValueType,
	&pdlinterp.ReplaceDef:          (*frame).replace,
}

func (f *frame) step(op *core.Operation) {
	if s := steps[op.Info().Def()]; s != nil {
		s(f, op)
	}
}

func (f *frame) applyRewrite(op *core.Operation) {
	c := core.Must(pdlinterp.AsApplyRewriteOp(op))
	f.failed = !f.call(op, f.natives.Rewrites[c.Name()], c.Args())
}

func (f *frame) createAttribute(op *core.Operation) {
	c := core.Must(pdlinterp.AsCreateAttributeOp(op))
	f.set(op.Result(0), c.ValueAttr())
}

func (f *frame) createType(op *core.Operation) {
	c := core.Must(pdlinterp.AsCreateTypeOp(op))
	f.set(op.Result(0), c.Value())
}

func (f *frame) createTypes(op *core.Operation) {
	c := core.Must(pdlinterp.AsCreateTypesOp(op))
	f.set(op.Result(0), typesOf(c.ValueAttr()))
}

func (f *frame) createRange(op *core.Operation) {
	c := core.Must(pdlinterp.AsCreateRangeOp(op))
	if query.Is[*pdl.TypeType](op.Result(0).Type().(*pdl.RangeType).ElementType()) {
		var types []core.Type
		for _, v := range c.Arguments() {
			types = append(types, f.types(v)...)
		}
		f.set(op.Result(0), types)
		return
	}
	f.set(op.Result(0), f.flatValues(c.Arguments()))
}

// createOperation makes an operation; it fails when result types cannot be inferred.
func (f *frame) createOperation(op *core.Operation) {
	c := core.Must(pdlinterp.AsCreateOperationOp(op))
	st := &core.OperationState{Info: f.rw.Context().OpName(c.Name()), Loc: f.rw.Loc(), Operands: f.flatValues(c.InputOperands())}
	for i, v := range c.InputAttributes() {
		if name, ok := c.InputAttributeNamesAttr().Elems()[i].(*core.StringAttr); ok && !isNothing(f.vals[v]) {
			st.SetAttr(name.Value(), f.attribute(v)) // where it belongs, for results to be inferred from it
		}
	}
	if c.InferredResultTypes() {
		made, _ := f.rw.CreateInferred(st)
		f.failed = made == nil
		f.set(op.Result(0), made)
		return
	}
	for _, v := range c.InputResultTypes() {
		st.Types = append(st.Types, f.types(v)...)
	}
	f.set(op.Result(0), f.rw.CreateOp(st))
}

func (f *frame) erase(op *core.Operation) { f.rw.EraseOp(f.op(op.Operand(0))) }

func (f *frame) replace(op *core.Operation) {
	c := core.Must(pdlinterp.AsReplaceOp(op))
	old, vals := f.op(c.InputOp()), f.flatValues(c.ReplValues())
	if len(vals) != old.NumResults() {
		f.failed = true
		return
	}
	f.rw.ReplaceOp(old, vals...)
}

func (f *frame) extract(op *core.Operation) {
	c := core.Must(pdlinterp.AsExtractOp(op))
	i := int(c.Index())
	var x any
	switch list := f.vals[c.Range()].(type) {
	case []*core.Value:
		if i < len(list) {
			x = list[i]
		}
	case []core.Type:
		if i < len(list) {
			x = list[i]
		}
	case []*core.Operation:
		if i < len(list) {
			x = list[i]
		}
	}
	f.set(op.Result(0), x)
}

func (f *frame) getAttribute(op *core.Operation) {
	c := core.Must(pdlinterp.AsGetAttributeOp(op))
	var x any
	if a := f.op(c.InputOp()).Attr(c.Name()); a != nil {
		x = a
	}
	f.set(op.Result(0), x)
}

func (f *frame) getAttributeType(op *core.Operation) {
	var x any
	if a, ok := f.vals[op.Operand(0)].(core.TypedAttr); ok {
		x = a.Type()
	}
	f.set(op.Result(0), x)
}

func (f *frame) getDefiningOp(op *core.Operation) {
	var x any
	if list := f.values(op.Operand(0)); len(list) > 0 {
		if def := list[0].DefiningOp(); def != nil {
			x = def
		}
	}
	f.set(op.Result(0), x)
}

func (f *frame) getOperand(op *core.Operation) {
	c := core.Must(pdlinterp.AsGetOperandOp(op))
	var x any
	if of, i := f.op(c.InputOp()), int(c.Index()); i < of.NumOperands() {
		x = of.Operand(i)
	}
	f.set(op.Result(0), x)
}

func (f *frame) getResult(op *core.Operation) {
	c := core.Must(pdlinterp.AsGetResultOp(op))
	var x any
	if of, i := f.op(c.InputOp()), int(c.Index()); i < of.NumResults() {
		x = of.Result(i)
	}
	f.set(op.Result(0), x)
}

func (f *frame) getOperands(op *core.Operation) {
	c := core.Must(pdlinterp.AsGetOperandsOp(op))
	of := f.op(c.InputOp())
	i, grouped := c.Index()
	f.setGroup(op.Result(0), of.OperandList(0, of.NumOperands()), int(i), grouped, of.Has(core.TraitAttrSizedOperandSegments),
		func() (start, n int) { return of.OperandSegment(int(i)) }, of)
}

func (f *frame) getResults(op *core.Operation) {
	c := core.Must(pdlinterp.AsGetResultsOp(op))
	of := f.op(c.InputOp())
	i, grouped := c.Index()
	f.setGroup(op.Result(0), of.ResultList(), int(i), grouped, of.Has(core.TraitAttrSizedResultSegments),
		func() (start, n int) { return of.ResultSegment(int(i)) }, of)
}

// setGroup lets a value stand for group i: what the segments say, or else everything from value i on. As a single value
// it is nothing when the group is not one value.
func (f *frame) setGroup(to *core.Value, list []*core.Value, i int, grouped, sized bool, segment func() (start, n int), of *core.Operation) {
	var x any
	ok := true
	switch {
	case !grouped:
	case sized:
		if ok = i < groups(of, to); ok {
			start, n := segment()
			list = list[start : start+n]
		}
	case i <= len(list):
		list = list[i:]
	default:
		ok = false
	}
	if _, isRange := to.Type().(*pdl.RangeType); ok && isRange {
		x = slices.Clone(list)
	} else if ok && len(list) == 1 {
		x = list[0]
	}
	f.set(to, x)
}

// groups returns how many groups the operands, or for a value of pdl_interp.get_results the results, have.
func groups(of *core.Operation, to *core.Value) int {
	def := of.Info().Def()
	if to.DefiningOp().Is(&pdlinterp.GetResultsDef) {
		return len(def.Results)
	}
	return len(def.Operands)
}

func (f *frame) getUsers(op *core.Operation) {
	var out []*core.Operation
	for _, v := range f.values(op.Operand(0)) {
		out = slices.AppendSeq(out, v.Users())
	}
	f.set(op.Result(0), out)
}

func (f *frame) getValueType(op *core.Operation) {
	switch x := f.vals[op.Operand(0)].(type) {
	case *core.Value:
		f.set(op.Result(0), x.Type())
	case []*core.Value:
		types := make([]core.Type, len(x))
		for i, v := range x {
			types[i] = v.Type()
		}
		f.set(op.Result(0), types)
	default:
		f.set(op.Result(0), nil)
	}
}
