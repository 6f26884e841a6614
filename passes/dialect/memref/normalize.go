package memref

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/funcd"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/affine/buffers"
)

// normalizer is one run of normalize-memrefs on a module. The algorithm is upstream's NormalizeMemRefs.
type normalizer struct {
	// funcs are the functions of the module in order, and those that are normalized.
	funcs        []funcd.FuncOp
	normalizable map[*core.Operation]bool
	// calls are the calls of a function, callers the functions that refer to it, and callees those that a function calls.
	calls, callers, callees map[*core.Operation][]*core.Operation
}

func (p *NormalizeMemrefsPass) run(r *passes.Run) {
	n := normalizer{normalizable: map[*core.Operation]bool{}, calls: map[*core.Operation][]*core.Operation{},
		callers: map[*core.Operation][]*core.Operation{}, callees: map[*core.Operation][]*core.Operation{}}
	n.index(r.Op)
	for _, f := range n.funcs {
		if n.normalizable[f.Op] && !canNormalize(f) {
			n.exclude(f.Op)
		}
	}
	for _, f := range n.funcs {
		if n.normalizable[f.Op] {
			n.normalize(f)
		}
	}
}

// index finds functions and what refers to them.
func (n *normalizer) index(module *core.Operation) {
	module.Walk(func(op *core.Operation) {
		if f, ok := funcd.AsFuncOp(op); ok {
			n.funcs = append(n.funcs, f)
			n.normalizable[op] = true
		}
	})
	tables := map[*core.Operation]*core.Symbols{}
	module.Walk(func(op *core.Operation) {
		name, ok := op.Attr("callee").(*core.SymbolRefAttr)
		if !op.Is(&funcd.CallDef) {
			name, ok = op.Attr("value").(*core.SymbolRefAttr)
			ok = ok && op.Is(&funcd.ConstantDef)
		}
		table := op.NearestSymbolTable()
		if !ok || table == nil {
			return
		}
		if tables[table] == nil {
			tables[table] = core.NewSymbols(table)
		}
		target := tables[table].Lookup(name.Root())
		if target == nil || !target.Is(&funcd.FuncDef) {
			return
		}
		caller := functionAround(op)
		n.callers[target] = append(n.callers[target], caller)
		if op.Is(&funcd.CallDef) {
			n.calls[target] = append(n.calls[target], op)
			n.callees[caller] = append(n.callees[caller], target)
		}
	})
}

func functionAround(op *core.Operation) *core.Operation {
	for op = op.ParentOp(); op != nil && !op.Is(&funcd.FuncDef); {
		op = op.ParentOp()
	}
	return op
}

// exclude keeps a function as it is, and with it those that call it or that it calls.
func (n *normalizer) exclude(f *core.Operation) {
	work := []*core.Operation{f}
	for len(work) > 0 {
		f := work[len(work)-1]
		work = work[:len(work)-1]
		if n.normalizable[f] {
			n.normalizable[f] = false
			work = append(append(work, n.callers[f]...), n.callees[f]...)
		}
	}
}

// canNormalize reports whether memory with a layout that a function allocates, is given or gets from calls is only used
// by operations that can do with another layout.
func canNormalize(f funcd.FuncOp) bool {
	usable := func(v *core.Value) bool {
		t, ok := v.Type().(*core.MemRefType)
		if !ok || buffers.HasIdentityLayout(t) {
			return true
		}
		for op := range v.Users() {
			if !op.Has(core.TraitMemRefsNormalizable) {
				return false
			}
		}
		return true
	}
	ok := f.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if (op.Is(&gen.AllocDef) || op.Is(&gen.AllocaDef) || op.Is(&funcd.CallDef)) && slices.ContainsFunc(op.ResultList(),
			func(v *core.Value) bool { return !usable(v) }) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	if b := f.Body().Entry(); ok && b != nil {
		ok = !slices.ContainsFunc(b.Args(), func(v *core.Value) bool { return !usable(v) })
	}
	return ok
}

// normalizedType is [buffers.NormalizedType] for any type.
func normalizedType(t core.Type) core.Type {
	if m, ok := t.(*core.MemRefType); ok {
		return buffers.NormalizedType(m)
	}
	return t
}

// normalize normalizes what a function allocates and is given, results of operations, and its type.
func (n *normalizer) normalize(f funcd.FuncOp) {
	var allocs, allocas, casts []*core.Operation
	f.Op.Walk(func(op *core.Operation) {
		switch {
		case op.Is(&gen.AllocDef):
			allocs = append(allocs, op)
		case op.Is(&gen.AllocaDef):
			allocas = append(allocas, op)
		case op.Is(&gen.ReinterpretCastDef):
			casts = append(casts, op)
		}
	})
	for _, op := range append(allocs, allocas...) {
		buffers.NormalizeAlloc(op)
	}
	for _, op := range casts {
		c := core.Must(gen.AsReinterpretCastOp(op))
		buffers.NormalizeReinterpretCast(c)
	}
	body := f.Body().Entry()
	if body == nil {
		n.normalizeDeclaration(f)
	} else {
		normalizeArgs(body)
		var ops []*core.Operation // first, because replacing uses erases operations
		f.Op.Walk(func(op *core.Operation) {
			if op.NumResults() > 0 && op.Has(core.TraitMemRefsNormalizable) && !op.Is(&funcd.CallDef) {
				ops = append(ops, op)
			}
		})
		for _, op := range ops {
			if !op.IsErased() {
				normalizeResults(op)
			}
		}
	}
	n.updateType(f)
}

// normalizeDeclaration normalizes the type of a function without a body.
func (n *normalizer) normalizeDeclaration(f funcd.FuncOp) {
	t, ok := f.FunctionType().(*core.FunctionType)
	if !ok {
		return
	}
	types := func(list []core.Type) []core.Type {
		out := make([]core.Type, len(list))
		for i, t := range list {
			out[i] = normalizedType(t)
		}
		return out
	}
	f.SetFunctionType(f.Op.Context().Function(types(t.Inputs()), types(t.Results())))
}

// replaceUses makes what uses memory with a layout use memory with the identity layout.
func replaceUses(old, by *core.Value) bool {
	m := old.Type().(*core.MemRefType).LayoutMap()
	return buffers.ReplaceUses(old, by, buffers.Remap{Map: m, Others: true, Deallocs: true})
}

func normalizeArgs(body *core.Block) {
	for i := range body.NumArgs() {
		t := normalizedType(body.Arg(i).Type())
		if t == body.Arg(i).Type() {
			continue
		}
		by := body.InsertArg(i, t, body.ArgLoc(i))
		if replaceUses(body.Arg(i+1), by) {
			body.EraseArg(i + 1)
		} else {
			body.EraseArg(i)
		}
	}
}

// normalizeResults normalizes memory that operations other than calls result in.
func normalizeResults(op *core.Operation) {
	types := op.ResultTypes()
	changed := false
	for i, t := range types {
		types[i] = normalizedType(t)
		changed = changed || types[i] != t
	}
	if !changed {
		return
	}
	s := core.OperationState{Info: op.Info(), Loc: op.Loc(), Operands: op.OperandList(0, op.NumOperands()), Types: types,
		Attrs: op.Attrs()}
	for _, r := range op.Regions() {
		s.AddRegion().TakeBody(r)
	}
	by := core.BuilderBefore(op).Create(&s)
	for i, t := range types {
		if v := op.Result(i); v.Type() != t && !replaceUses(v, by.Result(i)) {
			for k, r := range by.Regions() {
				op.Region(k).TakeBody(r)
			}
			by.ReplaceAllUsesWith(op.ResultList())
			by.Erase()
			return
		}
	}
	op.ReplaceAllUsesWith(by.ResultList())
	op.Erase()
}

// updateType gives a function the type that its arguments and what it returns have now, and its calls the results,
// which may change the types of the functions with the calls.
func (n *normalizer) updateType(f funcd.FuncOp) {
	t, ok := f.FunctionType().(*core.FunctionType)
	if !ok {
		return
	}
	results := slices.Clone(t.Results())
	body := f.Body().Entry()
	if body != nil {
		f.Op.Walk(func(op *core.Operation) {
			if !op.Is(&funcd.ReturnDef) {
				return
			}
			for i, v := range op.Operands() {
				if m, ok := v.Type().(*core.MemRefType); ok && i < len(results) && buffers.HasIdentityLayout(m) {
					results[i] = m
				}
			}
		})
	}
	var update []*core.Operation
	for i, call := range n.calls[f.Op] {
		by, changed := replaceCall(call, results)
		n.calls[f.Op][i] = by
		if caller := functionAround(by); changed && caller != nil && !slices.Contains(update, caller) {
			update = append(update, caller)
		}
	}
	if body != nil {
		f.SetFunctionType(f.Op.Context().Function(body.ArgTypes(), results))
	}
	for _, op := range update {
		caller := core.Must(funcd.AsFuncOp(op))
		n.updateType(caller)
	}
}

// replaceCall makes a call again with other results, and reports whether a type changed.
func replaceCall(op *core.Operation, results []core.Type) (by *core.Operation, changed bool) {
	call := core.Must(funcd.AsCallOp(op))
	if len(results) != op.NumResults() {
		return op, false
	}
	by = funcd.Call{Result0Types: results, Operands: op.OperandList(0, op.NumOperands()),
		Callee: call.Callee()}.Build(core.BuilderBefore(op)).Op
	for i, t := range results {
		old := op.Result(i)
		if old.Type() == t {
			continue
		}
		if _, ok := old.Type().(*core.MemRefType); !ok || !replaceUses(old, by.Result(i)) {
			by.ReplaceAllUsesWith(op.ResultList())
			by.Erase()
			return op, false
		}
		changed = true
	}
	op.ReplaceAllUsesWith(by.ResultList())
	op.Erase()
	return by, changed
}
