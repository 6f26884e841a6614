package pdltopdlinterp

import (
	"github.com/odsgen/ods/core"
	pdldefs "github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// rewriter makes the function of a rewrite. used are the positions of what it needs of the match.
type rewriter struct {
	*core.Builder
	entry *core.Block
	at    map[*core.Value]*position
	vals  map[*core.Value]*core.Value
	used  []*position
}

func (l *lowering) rewriter(p *pattern) (ref *core.SymbolRefAttr, used []*position) {
	c := l.Context()
	f := pdlinterp.Func{SymName: "pdl_generated_rewriter", FunctionType: c.Function(nil, nil), Loc: p.op.Op.Loc()}.Build(core.NewBuilder(c))
	name := l.rewriters.Insert(f.Op, nil)
	r := &rewriter{Builder: core.NewBuilder(c), at: l.at, vals: make(map[*core.Value]*core.Value)}
	r.entry = r.CreateBlock(f.Op.Region(0), nil)
	if native, ok := p.rewrite.Name(); ok {
		var args []*core.Value
		if root := p.rewrite.Root(); root != nil {
			args = append(args, r.value(root))
		}
		args = append(args, r.all(p.rewrite.ExternalArgs())...)
		pdlinterp.ApplyRewrite{ResultsTypes: []core.Type{}, Args: args, Name: native, Loc: p.rewrite.Op.Loc()}.Build(r.Builder)
	} else {
		for op := range p.rewrite.BodyRegion().Ops() {
			r.SetLoc(op.Loc())
			r.rewrite(op)
		}
	}
	f.SetFunctionType(c.Function(r.entry.ArgTypes(), nil))
	pdlinterp.Finalize{Loc: p.rewrite.Op.Loc()}.Build(r.Builder)
	return c.SymbolRef("rewriters", name), r.used
}

// value returns what a value of the pattern is in the function: a constant, or an argument.
func (r *rewriter) value(v *core.Value) *core.Value {
	if n := r.vals[v]; n != nil {
		return n
	}
	n := r.constant(v)
	if n == nil {
		r.used = append(r.used, r.at[v])
		n = r.entry.AddArg(v.Type(), v.Loc())
	}
	r.vals[v] = n
	return n
}

func (r *rewriter) all(list []*core.Value) []*core.Value {
	out := make([]*core.Value, len(list))
	for i, v := range list {
		out[i] = r.value(v)
	}
	return out
}

// constant makes what is known without a match; nil when the value is not.
func (r *rewriter) constant(v *core.Value) *core.Value {
	loc := v.Loc()
	if op, ok := pdl.AsAttributeOp(v.DefiningOp()); ok && op.ValueAttr() != nil {
		return pdlinterp.CreateAttribute{Value: op.ValueAttr(), Loc: loc}.Build(r.Builder).Op.Result(0)
	}
	switch a := constantType(v).(type) {
	case *core.TypeAttr:
		return pdlinterp.CreateType{Value: a.Value(), Loc: loc}.Build(r.Builder).Op.Result(0)
	case *core.ArrayAttr:
		return pdlinterp.CreateTypes{Value: a, Loc: loc}.Build(r.Builder).Op.Result(0)
	}
	return nil
}

// rewrite makes the code of an operation of the rewrite.
func (r *rewriter) rewrite(o *core.Operation) {
	b := r.Builder
	if op, ok := pdl.AsApplyNativeRewriteOp(o); ok {
		args := r.all(op.Args())
		n := pdlinterp.ApplyRewrite{ResultsTypes: o.ResultTypes(), Args: args, Name: op.Name()}.Build(b).Op
		for i, v := range o.Results() {
			r.vals[v] = n.Result(i)
		}
	} else if op, ok := pdl.AsEraseOp(o); ok {
		pdlinterp.NewErase(b, r.value(op.OpValue()))
	} else if op, ok := pdl.AsOperationOp(o); ok {
		r.create(op)
	} else if op, ok := pdl.AsRangeOp(o); ok {
		r.vals[op.Result()] = pdlinterp.NewCreateRange(b, op.Result().Type(), r.all(op.Arguments())).Op.Result(0)
	} else if op, ok := pdl.AsReplaceOp(o); ok {
		r.replace(op)
	} else if op, ok := pdl.AsResultOp(o); ok {
		r.vals[op.Val()] = pdlinterp.NewGetResult(b, r.value(op.Parent()), op.Index()).Op.Result(0)
	} else if op, ok := pdl.AsResultsOp(o); ok {
		r.vals[op.Val()] = pdlinterp.GetResults{ValueType: op.Val().Type(), InputOp: r.value(op.Parent()), Index: op.IndexAttr()}.Build(b).Op.Result(0)
	} else if o.NumResults() == 1 { // attributes and types, as far as they are constant
		if n := r.constant(o.Result(0)); n != nil {
			r.vals[o.Result(0)] = n
		}
	}
}

func (r *rewriter) results(op *core.Value, loc core.Location) *core.Value {
	c := r.Context()
	return pdlinterp.GetResults{ValueType: pdl.GetRangeType(c, pdl.GetValueType(c)), InputOp: op, Loc: loc}.Build(r.Builder).Op.Result(0)
}

func (r *rewriter) replace(op pdl.ReplaceOp) {
	var vals []*core.Value
	if by := op.ReplOperation(); by != nil {
		old, ok := pdl.AsOperationOp(op.OpValue().DefiningOp())
		if !ok || len(old.TypeValues()) > 0 {
			vals = append(vals, r.results(r.value(by), by.Loc()))
		}
	} else {
		vals = r.all(op.ReplValues())
	}
	old := r.value(op.OpValue())
	if len(vals) == 0 {
		pdlinterp.Erase{InputOp: old, Loc: op.Op.Loc()}.Build(r.Builder)
	} else {
		pdlinterp.Replace{InputOp: old, ReplValues: vals, Loc: op.Op.Loc()}.Build(r.Builder)
	}
}

func (r *rewriter) create(op pdl.OperationOp) {
	loc := op.Op.Loc()
	operands, attributes := r.all(op.OperandValues()), r.all(op.AttributeValues())
	types, inferred := r.resultTypes(op)
	name, _ := op.OpName()
	made := pdlinterp.CreateOperation{InputOperands: operands, InputAttributes: attributes, InputResultTypes: types, Name: name,
		InputAttributeNames: op.AttributeValueNamesAttr(), InferredResultTypes: inferred, Loc: loc}.Build(r.Builder).Op.Result(0)
	r.vals[op.OpResult()] = made
	list := op.TypeValues()
	if isOneRange(list) {
		if r.vals[list[0]] == nil {
			r.vals[list[0]] = r.valueType(r.results(made, loc), loc)
		}
		return
	}
	c := r.Context()
	grouped := false
	for i, t := range list {
		if r.vals[t] != nil {
			continue
		}
		grouped = grouped || isRange(t)
		var v *core.Value
		if grouped {
			var vt core.Type = pdl.GetValueType(c)
			if isRange(t) {
				vt = pdl.GetRangeType(c, vt)
			}
			v = pdlinterp.GetResults{ValueType: vt, InputOp: made, Index: c.I32Attr(int32(i)), Loc: loc}.Build(r.Builder).Op.Result(0)
		} else {
			v = pdlinterp.GetResult{InputOp: made, Index: int32(i), Loc: loc}.Build(r.Builder).Op.Result(0)
		}
		r.vals[t] = r.valueType(v, loc)
	}
}

func (r *rewriter) valueType(v *core.Value, loc core.Location) *core.Value {
	return (&lowering{Builder: r.Builder}).valueType(v, loc)
}

// resultTypes finds out the result types of a new operation: those that are known, or that it can infer itself, or those
// of what it replaces.
func (r *rewriter) resultTypes(op pdl.OperationOp) (types []*core.Value, inferred bool) {
	here := op.Op.Block()
	known := true
	for _, t := range op.TypeValues() {
		if n := r.vals[t]; n != nil {
			types = append(types, n)
		} else if t.DefiningOp().Block() != here {
			types = append(types, r.value(t))
		} else {
			known = false
			break
		}
	}
	if known && len(types) > 0 {
		return types, false
	}
	name, _ := op.OpName()
	if info := pdldefs.Registered(op.Op.Context(), name); info != nil && info.Def().InferTypes != nil {
		return nil, true
	}
	for u := range op.OpResult().Uses() {
		rep, ok := pdl.AsReplaceOp(u.Owner())
		if !ok || u.Index() == 0 {
			continue
		}
		old := rep.OpValue().DefiningOp()
		if old.Block() == here && !old.IsBeforeInBlock(op.Op) {
			continue
		}
		return []*core.Value{r.valueType(r.results(r.value(rep.OpValue()), old.Loc()), old.Loc())}, false
	}
	return nil, false
}
