package bufferize

import (
	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

// outParams is what happened to the functions of a module: for each hoisted allocation, by its position among the
// memory that was returned, the numbers of the arguments that are its sizes.
type outParams struct {
	pass  *BufferResultsToOutParamsPass
	sizes map[*core.Operation][][]int
}

func (p *BufferResultsToOutParamsPass) run(r *passes.Run) {
	o := &outParams{pass: p, sizes: make(map[*core.Operation][][]int)}
	for f := range r.Op.Region(0).Ops() {
		if !o.takes(f) {
			continue
		}
		if !o.function(f, r.Reporter()) {
			r.Fail()
			return
		}
	}
	var symbols core.SymbolTableCollection
	r.Op.Walk(func(op *core.Operation) {
		call, ok := funcd.AsCallOp(op)
		if ok && !o.caller(call, symbols.LookupIn(r.Op, call.CalleeAttr()), r.Reporter()) {
			r.Fail()
		}
	})
}

// caller changes a call of a function that is changed. Calls of functions in nested modules are errors, as these are
// not changed. It reports errors.
func (o *outParams) caller(call funcd.CallOp, callee *core.Operation, r *core.Reporter) bool {
	if callee == nil {
		return r.OpEmitErrorf(call.Op, "cannot find callee '%s' in symbol table", call.Callee()).Fail()
	}
	return !o.takes(callee) || o.call(call.Op, callee, r)
}

// takes reports whether a function is changed.
func (o *outParams) takes(f *core.Operation) bool {
	return f.Is(&funcd.FuncDef) && !f.Region(0).IsEmpty() && (o.pass.ModifyPublicFunctions || f.SymbolVisibility() != core.Public)
}

// isDynamicLayout reports whether nothing is known about strides and offset.
func isDynamicLayout(t *core.MemRefType) bool {
	strides, offset, ok := t.StridesAndOffset()
	if !ok || offset != core.Dynamic {
		return false
	}
	for _, s := range strides {
		if s != core.Dynamic {
			return false
		}
	}
	return true
}

// function makes results of a function that are memory arguments. It reports errors.
func (o *outParams) function(f *core.Operation, r *core.Reporter) bool {
	inputs, results, _ := f.FunctionSignature()
	for _, t := range results {
		m, ok := t.(*core.MemRefType)
		if ok && !memrefdefs.HasIdentityLayout(m) && !isDynamicLayout(m) {
			return r.OpEmitErrorf(f, "cannot create out param for result with unsupported layout").Fail()
		}
	}
	c, first := f.Context(), len(inputs)
	inputs = append([]core.Type(nil), inputs...)
	var args []*core.Value
	moved := make([]*core.DictAttr, 0, len(results))
	for i, t := range results {
		if isMemory(t) {
			inputs = append(inputs, t)
			args = append(args, f.Region(0).Entry().AddArg(t, f.Loc()))
			moved = append(moved, f.ResultAttrs(i))
		}
	}
	if len(args) == 0 {
		return true
	}
	f.SetAttr(core.FunctionTypeAttr, c.TypeAttr(c.Function(inputs, results)))
	for i, d := range moved {
		if d != nil {
			for _, a := range d.Entries() {
				f.SetArgAttr(first+i, a.Name, a.Value)
			}
		}
		if o.pass.AddResultAttr {
			f.SetArgAttr(first+i, "bufferize.result", c.Unit())
		}
	}
	eraseResults(f, inputs, results, func(i int) bool { return isMemory(results[i]) })
	sizes := make([][]int, len(args))
	f.Walk(func(op *core.Operation) {
		if op.Is(&funcd.ReturnDef) {
			o.leave(op, f, args, sizes)
		}
	})
	o.sizes[f] = sizes
	return true
}

// leave copies what was returned to the new arguments.
func (o *outParams) leave(ret, f *core.Operation, args []*core.Value, sizes [][]int) {
	b := core.BuilderBefore(ret)
	var left []*core.Value
	k := 0
	for i := range ret.NumOperands() {
		v := ret.Operand(i)
		if !isMemory(v.Type()) {
			left = append(left, v)
			continue
		}
		if o.hoists(v) {
			sizes[k] = argumentSizes(v.DefiningOp(), f)
			v.ReplaceAllUsesWith(args[k])
			v.DefiningOp().Erase()
		} else {
			memref.Copy{Source: v, Target: args[k], Loc: ret.Loc()}.Build(b)
		}
		k++
	}
	b.Create(&core.OperationState{Info: ret.Info(), Operands: left, Loc: ret.Loc()})
	ret.Erase()
}

// hoists reports whether memory is allocated by callers instead.
func (o *outParams) hoists(v *core.Value) bool {
	op := v.DefiningOp()
	t, ok := v.Type().(*core.MemRefType)
	if op == nil || !ok || !isAllocation(op) {
		return false
	}
	if isStatic(t) {
		return o.pass.HoistStaticAllocs
	}
	return o.pass.HoistDynamicAllocs
}

// isAllocation reports whether the operation makes memory that can be freed and copied.
func isAllocation(op *core.Operation) bool {
	switch op.Name() {
	case memref.AllocDef.Name, memref.AllocaDef.Name, "bufferization.clone":
		return true
	}
	return false
}

func isStatic(t *core.MemRefType) bool {
	for _, n := range t.Shape() {
		if n == core.Dynamic {
			return false
		}
	}
	return true
}

// argumentSizes returns the numbers of the function's arguments that are the sizes of an allocation; nil when there are
// others.
func argumentSizes(alloc, f *core.Operation) []int {
	out := []int{}
	for _, v := range alloc.Operands() {
		if _, ok := v.Type().(*core.IndexType); !ok {
			continue
		}
		if !v.IsBlockArg() || v.OwnerBlock() != f.Region(0).Entry() {
			return nil
		}
		out = append(out, v.Index())
	}
	return out
}

// call makes the memory that a call wants. It reports errors.
func (o *outParams) call(call, f *core.Operation, r *core.Reporter) bool {
	b := core.BuilderBefore(call)
	vals := call.OperandList(0, call.NumOperands())
	var types []core.Type
	k := 0
	for _, res := range call.Results() {
		if !isMemory(res.Type()) {
			types = append(types, res.Type())
			continue
		}
		m, ok := o.memory(call, f, res, k, b)
		if !ok {
			return r.OpEmitErrorf(call, "cannot create out param for dynamically shaped result").Fail()
		}
		res.ReplaceAllUsesWith(m)
		vals = append(vals, m)
		k++
	}
	n := b.Create(&core.OperationState{Info: call.Info(), Operands: vals, Types: types, Attrs: calleeOnly(call), Loc: call.Loc()})
	k = 0
	for _, res := range call.Results() {
		if !isMemory(res.Type()) {
			res.ReplaceAllUsesWith(n.Result(k))
			k++
		}
	}
	call.Erase()
	return true
}

// memory allocates what result k of those that are memory was.
func (o *outParams) memory(call, f *core.Operation, res *core.Value, k int, b *core.Builder) (*core.Value, bool) {
	t, ok := res.Type().(*core.MemRefType)
	if !ok {
		return nil, false
	}
	var sizes []*core.Value
	if !isStatic(t) {
		list := o.sizes[f]
		if k >= len(list) || list[k] == nil {
			return nil, false
		}
		for _, i := range list[k] {
			sizes = append(sizes, call.Operand(i))
		}
	}
	plain := t.Context().MemRef(t.Shape(), t.ElementType(), nil, t.MemorySpace())
	m := memref.Alloc{MemrefType: plain, DynamicSizes: sizes, Loc: call.Loc()}.Build(b).Memref()
	if !memrefdefs.HasIdentityLayout(t) {
		m = memref.Cast{DestType: t, Source: m, Loc: call.Loc()}.Build(b).Dest()
	}
	return m, true
}
