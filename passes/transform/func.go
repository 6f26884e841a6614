package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/tensor"
	gen "github.com/odsgen/ods/generated/transform"
)

// function finds the function that an operation of a script names in its only payload, a module.
func (c *Call) function(ref *core.SymbolRefAttr) (module *core.Operation, f funcd.FuncOp, o Outcome) {
	list := c.Ops(c.Op.Operand(0))
	if len(list) != 1 {
		return nil, f, c.Definite("requires a single module to operate on")
	}
	if !list[0].Is(&core.ModuleDef) {
		return nil, f, c.Silenceable("target is expected to be module operation")
	}
	f, ok := funcd.AsFuncOp(core.NewSymbols(list[0]).Lookup(ref.Root()))
	if !ok {
		return nil, f, c.Silenceable("function with name '%s' not found", core.AttrString(ref))
	}
	return list[0], f, Done
}

// isOrder reports why a list is not an order of n things.
func (c *Call) isOrder(list []int32, n int, kind, plural string, ref *core.SymbolRefAttr) Outcome {
	for i, k := range list {
		if slices.Contains(list[:i], k) {
			return c.Silenceable("%s interchange must be unique", kind)
		}
	}
	for _, k := range list {
		if k < 0 || int(k) >= n {
			return c.Silenceable("%s interchange index %d is out of bounds for function with name '%s' with %d %s", kind, uint32(k),
				core.AttrString(ref), n, plural)
		}
	}
	return Done
}

func applyReplaceSignature(c *Call) Outcome {
	op := core.Must(gen.AsReplaceFuncSignatureOp(c.Op))
	ref := op.FunctionNameAttr()
	module, f, o := c.function(ref)
	if !o.Succeeded() {
		return o
	}
	t := functionType(f)
	args, results := op.ArgsInterchange(), op.ResultsInterchange()
	if n := len(t.Inputs()); n != len(args) {
		return c.Silenceable("function with name '%s' has %d arguments, but %d args interchange were given", core.AttrString(ref), n, len(args))
	}
	if n := len(t.Results()); n != len(results) {
		return c.Silenceable("function with name '%s' has %d results, but %d results interchange were given", core.AttrString(ref), n,
			len(results))
	}
	if o := c.isOrder(args, len(args), "args", "arguments", ref); !o.Succeeded() {
		return o
	}
	if o := c.isOrder(results, len(results), "results", "results", ref); !o.Succeeded() {
		return o
	}
	by, ok := c.reorder(f, args, identity(len(args)), results)
	if !ok {
		return c.Silenceable("failed to replace function signature '%s'", core.AttrString(ref))
	}
	if op.AdjustFuncCalls() {
		for _, call := range callsOf(module, ref.Root()) {
			c.reorderCall(call, args, results)
		}
	}
	c.Set(0, module)
	c.Set(1, by.Op)
	return Done
}

// callsOf returns the calls of a function below an operation.
func callsOf(root *core.Operation, name string) (out []funcd.CallOp) {
	root.WalkPost(func(op *core.Operation) core.WalkResult {
		if call, ok := funcd.AsCallOp(op); ok && call.Callee() == name {
			out = append(out, call)
		}
		return core.WalkAdvance
	})
	return out
}

func identity(n int) []int32 {
	out := make([]int32, n)
	for i := range out {
		out[i] = int32(i)
	}
	return out
}

// reorder replaces a function by one whose arguments are those that args lists, and whose results are those that results
// lists. Uses of argument i become uses of what replaced[i] is now.
func (c *Call) reorder(f funcd.FuncOp, args, replaced, results []int32) (by funcd.FuncOp, ok bool) {
	if !f.Body().HasOneBlock() {
		return by, false
	}
	rw, old, t := c.Rewriter, f.Body().Entry(), functionType(f)
	var in, out []core.Type
	for _, i := range args {
		in = append(in, t.Inputs()[i])
	}
	for _, i := range results {
		out = append(out, t.Results()[i])
	}
	rw.SetBefore(f.Op)
	rw.SetLoc(f.Op.Loc())
	by = funcd.NewFunc(&rw.Builder, f.SymName(), rw.Context().Function(in, out))
	by.Op.SetSymbolVisibility(f.Op.SymbolVisibility())
	body := rw.CreateBlock(by.Body(), in)
	var m core.IRMapping
	for i, k := range args {
		body.SetArgLoc(i, old.Arg(int(k)).Loc())
	}
	for i, v := range old.Args() {
		if k := slices.Index(args, replaced[i]); k >= 0 {
			m.Map(v, body.Arg(k))
		}
	}
	reorderAttrs(by.Op, core.ArgAttrsAttr, args, f.Op.ArgAttrs)
	reorderAttrs(by.Op, core.ResAttrsAttr, results, f.Op.ResultAttrs)
	for op := range old.Ops() {
		rw.Clone(op, &m)
	}
	end := body.Last()
	var vals []*core.Value
	for _, i := range results {
		vals = append(vals, end.Operand(int(i)))
	}
	rw.SetBefore(end)
	rw.SetLoc(by.Op.Loc())
	funcd.NewReturn(&rw.Builder, vals)
	rw.EraseOp(end)
	rw.EraseOp(f.Op)
	return by, true
}

// reorderAttrs sets the attributes of arguments or results to those of others, where there are any.
func reorderAttrs(op *core.Operation, name string, order []int32, of func(i int) *core.DictAttr) {
	c, found := op.Context(), false
	list := make([]core.Attribute, len(order))
	for i, k := range order {
		d := of(int(k))
		if d == nil {
			d = c.Dict(nil)
		}
		found = found || len(d.Entries()) > 0
		list[i] = d
	}
	if found {
		op.SetAttr(name, c.Array(list...))
	}
}

// reorderCall replaces a call by one with some of the arguments and results, in another order.
func (c *Call) reorderCall(call funcd.CallOp, args, results []int32) funcd.CallOp {
	rw := c.Rewriter
	var operands []*core.Value
	for _, i := range args {
		operands = append(operands, call.Op.Operand(int(i)))
	}
	var types []core.Type
	for _, i := range results {
		types = append(types, call.Op.Result(int(i)).Type())
	}
	rw.SetBefore(call.Op)
	rw.SetLoc(call.Op.Loc())
	by := funcd.Call{Operands: operands, Result0Types: types, Callee: call.Callee(), NoInline: call.NoInline()}.Build(&rw.Builder)
	for i, k := range results {
		rw.ReplaceAllUsesWith(call.Op.Result(int(k)), by.Op.Result(i))
	}
	rw.EraseOp(call.Op)
	return by
}

func applyDeduplicateArgs(c *Call) Outcome {
	op := core.Must(gen.AsDeduplicateFuncArgsOp(c.Op))
	module, f, o := c.function(op.FunctionNameAttr())
	if !o.Succeeded() {
		return o
	}
	calls := callsOf(module, f.SymName())
	failed := c.Silenceable("failed to deduplicate function arguments of function %s", f.SymName())
	if len(calls) != 1 {
		return failed
	}
	seen := map[*core.Value]int32{}
	var args, replaced []int32
	for i, v := range calls[0].Op.Operands() {
		k, ok := seen[v]
		if !ok {
			k = int32(i)
			seen[v], args = k, append(args, k)
		}
		replaced = append(replaced, k)
	}
	if len(args) == len(replaced) {
		return failed
	}
	results := identity(calls[0].Op.NumResults())
	by, ok := c.reorder(f, args, replaced, results)
	if !ok {
		return failed
	}
	c.reorderCall(calls[0], args, results)
	c.Set(0, module)
	c.Set(1, by.Op)
	return Done
}

func applyCastAndCall(c *Call) Outcome {
	op := core.Must(gen.AsCastAndCallOp(c.Op))
	inputs, outputs := c.Values(op.Inputs()), c.Values(op.Outputs())
	for i, v := range outputs {
		if slices.Contains(outputs[:i], v) {
			return c.Silenceable("cast and call output values must be unique")
		}
	}
	list := c.Ops(op.InsertionPoint())
	if len(list) != 1 {
		return c.Silenceable("Only one op can be specified as an insertion point")
	}
	at := list[0]
	if o := c.dominated(at, op.InsertAfter(), inputs, outputs); !o.Succeeded() {
		return o
	}
	f, o := c.callee(op, at)
	if !o.Succeeded() {
		return o
	}
	t := functionType(f)
	if n := len(t.Inputs()); n != len(inputs) {
		return c.State.Silenceable(f.Op.Loc(), "mismatch between number of function arguments %d and number of inputs %d", n, len(inputs))
	}
	if n := len(t.Results()); n != len(outputs) {
		return c.State.Silenceable(f.Op.Loc(), "mismatch between number of function results %d and number of outputs %d", n, len(outputs))
	}
	rw := c.Rewriter
	if rw.SetBefore(at); op.InsertAfter() {
		rw.SetAfter(at)
	}
	casts := castsOf(op)
	for i, v := range inputs {
		if v.Type() == t.Inputs()[i] {
			continue
		}
		rw.SetLoc(v.Loc())
		if inputs[i] = casts.build(c, v, t.Inputs()[i], true); inputs[i] == nil {
			return c.Definite("Failed to materialize conversion of %s to type '%s'", valueText(v), core.TypeString(t.Inputs()[i]))
		}
	}
	rw.SetLoc(at.Loc())
	call := funcd.NewCall(&rw.Builder, t.Results(), inputs, f.SymName()).Op
	for i, v := range outputs {
		by := call.Result(i)
		if v.Type() != by.Type() {
			rw.SetLoc(v.Loc())
			if by = casts.build(c, by, v.Type(), false); by == nil {
				return c.Definite("Failed to materialize conversion of %s to type '%s'", valueText(call.Result(i)), core.TypeString(v.Type()))
			}
		}
		rw.ReplaceUsesIf(v, by, func(u *core.Use) bool { return u.Owner() != call })
	}
	c.Set(0, call)
	return Done
}

// dominated checks that a call has its inputs where it is to stand, and that its outputs are used after it.
func (c *Call) dominated(at *core.Operation, after bool, inputs, outputs []*core.Value) Outcome {
	dom := new(core.DominanceInfo)
	for _, v := range outputs {
		for user := range v.Users() {
			if after && !dom.ProperlyDominatesOp(at, user) || !after && !dom.DominatesOp(at, user) {
				return c.Definite("User %s is not dominated by insertion point %s", user.String(), at.String())
			}
		}
	}
	for _, v := range inputs {
		if after && !dom.Dominates(v, at) || !after && !dom.ProperlyDominates(v, at) {
			return c.Definite("input %s does not dominate insertion point %s", valueText(v), at.String())
		}
	}
	return Done
}

// callee finds the function that is to be called.
func (c *Call) callee(op gen.CastAndCallOp, at *core.Operation) (f funcd.FuncOp, o Outcome) {
	if ref := op.FunctionNameAttr(); ref != nil {
		f, ok := funcd.AsFuncOp(at.LookupNearestSymbol(ref))
		if !ok {
			return f, c.Definite("unresolved symbol %s", core.AttrString(ref))
		}
		return f, Done
	}
	list := c.Ops(op.Function())
	if len(list) != 1 {
		return f, c.Definite("requires a single function to call")
	}
	f, ok := funcd.AsFuncOp(list[0])
	if !ok {
		return f, c.Definite("invalid non-function callee")
	}
	return f, Done
}

// tensorCasts are the conversions that a script allows: casts of tensors, with or without those that need more to be
// known than there is.
type tensorCasts []gen.TypeConversionCastShapeDynamicDimsOp

func castsOf(op gen.CastAndCallOp) (out tensorCasts) {
	if r := op.Conversions(); r != nil && !r.IsEmpty() {
		for x := range r.Entry().Ops() {
			if cast, ok := gen.AsTypeConversionCastShapeDynamicDimsOp(x); ok {
				out = append(out, cast)
			}
		}
	}
	return out
}

// build casts a value; nil when that is not allowed. An input must not become known better, unless the script says so.
func (t tensorCasts) build(c *Call, v *core.Value, to core.Type, input bool) *core.Value {
	for i := len(t) - 1; i >= 0; i-- {
		if input && !t[i].IgnoreDynamicInfo() && !keepsSizes(to, v.Type()) || !castable(v.Type(), to) {
			continue
		}
		return tensor.NewCast(&c.Rewriter.Builder, to, v).Dest()
	}
	return nil
}

// keepsSizes reports whether all sizes that one tensor type knows are known to another one, too.
func keepsSizes(from, to core.Type) bool {
	a, ok := from.(*core.RankedTensorType)
	b, ok2 := to.(*core.RankedTensorType)
	if !ok || !ok2 || a.ElementType() != b.ElementType() || len(a.Shape()) != len(b.Shape()) || a.Encoding() != b.Encoding() {
		return false
	}
	for i, n := range a.Shape() {
		if n != core.Dynamic && b.Shape()[i] == core.Dynamic {
			return false
		}
	}
	return true
}

// castable reports whether tensor.cast can convert one type to another.
func castable(from, to core.Type) bool {
	a, ok := from.(core.ShapedType)
	b, ok2 := to.(core.ShapedType)
	if !ok || !ok2 || a.ElementType() != b.ElementType() || !query.IsTensor(from) || !query.IsTensor(to) {
		return false
	}
	x, ok := from.(*core.RankedTensorType)
	y, ok2 := to.(*core.RankedTensorType)
	if !ok || !ok2 {
		return true
	}
	return slices.EqualFunc(x.Shape(), y.Shape(), func(n, m int64) bool { return n == m || n == core.Dynamic || m == core.Dynamic })
}

func functionType(f funcd.FuncOp) *core.FunctionType {
	t, _ := f.FunctionType().(*core.FunctionType)
	return t
}
