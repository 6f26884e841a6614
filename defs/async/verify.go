package async

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/async"
)

// VerifyRegionsExecute compares the arguments of the body with what the values hold.
func (Hooks) VerifyRegionsExecute(op async.ExecuteOp, r *core.Reporter) bool {
	var want []core.Type
	for _, v := range op.BodyOperands() {
		want = append(want, contents(v.Type()))
	}
	if !slices.Equal(op.BodyRegion().Entry().ArgTypes(), want) {
		return r.OpErrorf(op.Op, "async body region argument types do not match the execute operation arguments types").Fail()
	}
	return true
}

// VerifyAwait compares the result with what the value holds.
func (Hooks) VerifyAwait(op async.AwaitOp, r *core.Reporter) bool {
	held := contents(op.Operand().Type())
	if held == nil {
		if op.Op.NumResults() > 0 {
			return r.OpErrorf(op.Op, "awaiting on a token must have empty result").Fail()
		}
		return true
	}
	if op.Op.NumResults() == 0 {
		return true
	}
	if got := op.Op.Result(0).Type(); got != held {
		return r.OpErrorf(op.Op, "result type '%s' does not match async value type '%s'", core.TypeString(got),
			core.TypeString(held)).Fail()
	}
	return true
}

// VerifyFunc checks that the results are tokens and values.
func (Hooks) VerifyFunc(op async.FuncOp, r *core.Reporter) bool {
	_, results, _ := op.Op.FunctionSignature()
	if len(results) == 0 {
		return r.OpErrorf(op.Op, "result is expected to be at least of size 1, but got 0").Fail()
	}
	for i, t := range results {
		_, token := t.(*async.TokenType)
		if !token && contents(t) == nil {
			return r.OpErrorf(op.Op, "result type must be async value type or async token type, but got '%s'", core.TypeString(t)).Fail()
		}
		if token && i != 0 {
			return r.OpErrorf(op.Op, " results' (optional) async token type is expected to appear as the 1st return value, but got %d",
				i+1).Fail()
		}
	}
	return true
}

// VerifyReturn compares the operands with what the results of the function hold.
func (Hooks) VerifyReturn(op async.ReturnOp, r *core.Reporter) bool {
	_, results, _ := op.Op.ParentOp().FunctionSignature()
	var want []core.Type
	for _, t := range results {
		if held := contents(t); held != nil {
			want = append(want, held)
		}
	}
	if !slices.Equal(op.Op.OperandTypes(), want) {
		return r.OpErrorf(op.Op, "operand types do not match the types returned from the parent FuncOp").Fail()
	}
	return true
}

// VerifySymbolUsesCall checks that the callee is a function, and that operands and results have its types.
func (Hooks) VerifySymbolUsesCall(op async.CallOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.CalleeAttr()
	if ref == nil {
		return r.OpErrorf(op.Op, "requires a 'callee' symbol reference attribute").Fail()
	}
	fn, ok := async.AsFuncOp(symbols.LookupNearest(op.Op, ref))
	if !ok {
		return r.OpErrorf(op.Op, "'%s' does not reference a valid async function", ref.Root()).Fail()
	}
	inputs, results, _ := fn.Op.FunctionSignature()
	if len(inputs) != op.Op.NumOperands() {
		return r.OpErrorf(op.Op, "incorrect number of operands for callee").Fail()
	}
	for i, t := range inputs {
		if got := op.Op.Operand(i).Type(); got != t {
			return r.OpErrorf(op.Op, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %d",
				core.TypeString(t), core.TypeString(got), i).Fail()
		}
	}
	if len(results) != op.Op.NumResults() {
		return r.OpErrorf(op.Op, "incorrect number of results for callee").Fail()
	}
	for i, t := range results {
		if op.Op.Result(i).Type() != t {
			return r.OpErrorf(op.Op, "result type mismatch at index %d", i).Fail()
		}
	}
	return true
}

// InferRuntimeNumWorkerThreads gives an index.
func (Hooks) InferRuntimeNumWorkerThreads(in *core.InferIn) ([]core.Type, bool) {
	return []core.Type{in.Context.Index()}, true
}

// CanonicalizeCreateGroup drops a group that nobody waits for, with what is added to it.
func (Hooks) CanonicalizeCreateGroup(op async.CreateGroupOp, rw *rewrite.Rewriter) bool {
	var adds []*core.Operation
	for user := range op.Result().Users() {
		add, ok := async.AsAddToGroupOp(user)
		if !ok || add.Rank().HasUses() {
			return false
		}
		adds = append(adds, user)
	}
	for _, a := range adds {
		rw.EraseOp(a)
	}
	rw.EraseOp(op.Op)
	return true
}

// CallableRegionFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionFunc(op async.FuncOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesFunc returns the inputs of the function type.
func (Hooks) CallableArgTypesFunc(op async.FuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesFunc returns the results of the function type.
func (Hooks) CallableResultTypesFunc(op async.FuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}
