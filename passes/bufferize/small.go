package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
)

func (p *EmptyTensorToAllocTensorPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	set.Add(rewrite.OpPattern(&tensor.EmptyDef, tensor.AsEmptyOp, "tensor.empty to bufferization.alloc_tensor",
		func(op tensor.EmptyOp, rw *rewrite.Rewriter) bool {
			a := bufferizationgen.AllocTensor{ResultType: op.Result().Type(), DynamicSizes: op.DynamicSizes(), Loc: op.Op.Loc()}
			rw.ReplaceOpWith(op.Op, a.Build(&rw.Builder).Op)
			return true
		}))
	return set.Freeze(), true
}

func (p *EmptyTensorToAllocTensorPass) run(r *passes.Run) {
	rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig())
}

func (p *DropEquivalentBufferResultsPass) run(r *passes.Run) {
	var symbols core.SymbolTableCollection
	callers, mentioned := make(map[*core.Operation][]*core.Operation), make(map[*core.Operation]int)
	r.Op.Walk(func(op *core.Operation) {
		if f := calledFunction(op, &symbols); f != nil {
			callers[f] = append(callers[f], op)
		}
	})
	uses, _ := r.Op.Region(0).SymbolUses()
	for _, u := range uses {
		mentioned[symbols.LookupNearest(u.User, u.Ref)]++
	}
	for f := range r.Op.Region(0).Ops() {
		// Upstream changes functions that are values, too, whose type is another then.
		if f.Is(&funcd.FuncDef) && f.SymbolVisibility() != core.Public && !f.Region(0).IsEmpty() && mentioned[f] <= len(callers[f]) {
			dropEquivalentResults(f, callers[f])
		}
	}
}

// dropEquivalentResults makes a function return nothing that is memory it was given; callers use their operands
// instead.
func dropEquivalentResults(f *core.Operation, callers []*core.Operation) {
	returns := returnsOf(f)
	if len(returns) == 0 {
		return
	}
	inputs, results, _ := f.FunctionSignature()
	args := make([]int, len(results)) // the number of the argument, or -1
	for i := range results {
		args[i] = argumentBehind(f, returns[0].Operand(i))
		for _, ret := range returns[1:] {
			if argumentBehind(f, ret.Operand(i)) != args[i] {
				args[i] = -1
			}
		}
	}
	eraseResults(f, inputs, results, func(i int) bool { return args[i] >= 0 })
	for _, ret := range returns {
		k := 0
		ret.SetOperands(slices.DeleteFunc(ret.OperandList(0, ret.NumOperands()), func(*core.Value) bool { k++; return args[k-1] >= 0 }))
	}
	for _, call := range callers {
		b := core.BuilderBefore(call)
		vals := make([]*core.Value, len(args))
		n := b.Create(&core.OperationState{Info: call.Info(), Operands: call.OperandList(0, call.NumOperands()),
			Types: kept(call.ResultTypes(), args),
			Attrs: calleeOnly(call), Loc: call.Loc()})
		next := 0
		for i, arg := range args {
			if arg < 0 {
				vals[i] = n.Result(next)
				next++
				continue
			}
			v := call.Operand(arg)
			if t := call.Result(i).Type(); v.Type() != t {
				v = memref.Cast{DestType: t, Source: v, Loc: call.Loc()}.Build(b).Dest()
			}
			vals[i] = v
		}
		call.ReplaceAllUsesWith(vals)
		call.Erase()
	}
}

// calleeOnly returns the attribute that names the callee.
func calleeOnly(call *core.Operation) []core.NamedAttr {
	return []core.NamedAttr{{Name: "callee", Value: call.Attr("callee")}}
}

func kept(types []core.Type, args []int) (out []core.Type) {
	for i, t := range types {
		if args[i] < 0 {
			out = append(out, t)
		}
	}
	return out
}

// argumentBehind returns the number of the argument of a function that some memory is, perhaps cast, or -1.
func argumentBehind(f *core.Operation, v *core.Value) int {
	for {
		c, ok := castOf(v)
		if !ok {
			break
		}
		v = c.Source()
	}
	if v.IsBlockArg() && v.OwnerBlock() == f.Region(0).Entry() {
		return v.Index()
	}
	return -1
}

// eraseResults takes results from the type and the attributes of a function.
func eraseResults(f *core.Operation, inputs, results []core.Type, erase func(i int) bool) {
	c := f.Context()
	var types []core.Type
	var attrs []core.Attribute
	any := false
	for i, t := range results {
		if erase(i) {
			continue
		}
		types = append(types, t)
		d := f.ResultAttrs(i)
		if d == nil {
			d = c.Dict(nil)
		}
		any = any || len(d.Entries()) > 0
		attrs = append(attrs, d)
	}
	if any {
		f.SetAttr(core.ResAttrsAttr, c.Array(attrs...))
	} else {
		f.RemoveAttr(core.ResAttrsAttr)
	}
	f.SetAttr(core.FunctionTypeAttr, c.TypeAttr(c.Function(inputs, types)))
}
