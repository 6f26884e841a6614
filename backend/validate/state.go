package validate

import (
	"bytes"
	"context"
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

// state is the module before the first pass, or after one of them on one operation.
type state struct {
	module *core.Operation
	// pass is the pass, pipeline what runs it on a module, and op the operation that it worked on; the first state has none.
	pass     *passes.Pass
	number   int
	pipeline string
	op       string
}

// extract returns a module with a function of a module and all that it refers to by symbols, and the text of that.
func extract(module *core.Operation, entry string) (*core.Operation, string) {
	wanted := map[string]bool{entry: true}
	for queue := []string{entry}; len(queue) > 0; queue = queue[1:] {
		op := module.LookupSymbol(queue[0])
		if op == nil {
			continue
		}
		op.Walk(func(op *core.Operation) {
			for _, a := range op.Attrs() {
				eachSymbol(a.Value, func(name string) {
					if !wanted[name] {
						wanted[name] = true
						queue = append(queue, name)
					}
				})
			}
		})
	}
	out := module.CloneWithoutRegions(nil)
	b := core.NewBlock(nil)
	out.Region(0).Append(b)
	for op := range module.Region(0).Ops() {
		// Constructors and the like run, whoever refers to them; of the other operations without a name none is needed.
		if name, ok := op.SymbolName(); ok && wanted[name] {
			b.Append(op.Clone(nil))
		}
	}
	var text bytes.Buffer
	if err := core.Print(&text, out, core.PrintOptions{Generic: true, Workers: 1}); err != nil {
		return out, ""
	}
	return out, text.String()
}

// eachSymbol calls back for the names in an attribute that are looked up in the module.
func eachSymbol(a core.Attribute, f func(name string)) {
	if s, ok := a.(*core.SymbolRefAttr); ok {
		f(s.Root())
		return
	}
	switch a.(type) {
	case nil, *core.DenseElementsAttr, *core.StringAttr, *core.IntegerAttr:
		return
	}
	core.WalkParts(a, nil, func(core.Type) {}, func(a core.Attribute) { eachSymbol(a, f) })
}

// signature returns the types of a function of dialect func or llvm.
func signature(op *core.Operation) (t *core.FunctionType, lowered, ok bool) {
	if f, is := funcd.AsFuncOp(op); is {
		t, ok = f.FunctionType().(*core.FunctionType)
		return t, false, ok
	}
	f, is := llvm.AsLLVMFuncOp(op)
	if !is {
		return nil, false, false
	}
	lt, is := f.FunctionType().(*llvm.LLVMFunctionType)
	if !is || lt.VarArg() {
		return nil, false, false
	}
	var results []core.Type
	if _, void := lt.ReturnType().(*llvm.LLVMVoidType); !void {
		results = append(results, lt.ReturnType())
	}
	return op.Context().Function(lt.Params(), results), true, true
}

// lower makes a function of a state callable, with the first pipeline that can. before is the same function in an
// earlier state, whose types count where the state's are lowered already; it may be nil.
func (c *checker) lower(ctx context.Context, module *core.Operation, name string, before *program) (*program, error) {
	p := &program{name: name, declared: map[string]*core.FunctionType{}}
	p.globals = globals(module, before)
	for op := range module.Region(0).Ops() {
		symbol, _ := op.SymbolName()
		t, lowered, ok := signature(op)
		if !ok {
			continue
		}
		if symbol == name {
			if p.inputs, p.results = t.Inputs(), t.Results(); lowered && before != nil {
				p.inputs, p.results = before.inputs, before.results
			}
		} else if op.NumRegions() == 0 || op.Region(0).IsEmpty() {
			switch was := (*core.FunctionType)(nil); {
			case before == nil:
				p.declared[symbol] = t
			default:
				if was = before.declared[symbol]; was == nil { // it belongs to a library of the pass's, which is not here
					continue
				}
				if p.declared[symbol] = was; !lowered {
					if !sameKinds(was, t) {
						return nil, incomparable(fmt.Sprintf("'@%s' is declared with another type than before", symbol))
					}
					p.declared[symbol] = t
				}
			}
		}
	}
	if before == nil {
		p.divides, p.steps = divides(module), steps(module, name)
		p.divides = p.divides || slices.Contains(p.steps, computed)
	}
	var reason error = incomparable("there is no pipeline")
	for _, text := range c.o.Lowerings(module) {
		lowered := module.Clone(nil)
		if err := c.runQuietly(ctx, lowered, text); err != nil {
			reason = err
			continue
		}
		f, ok := llvm.AsLLVMFuncOp(lowered.LookupSymbol(name))
		if !ok || f.Body().IsEmpty() {
			reason = incomparable(fmt.Sprintf("'@%s' is not lowered to dialect llvm", name))
			continue
		}
		if left := leftover(lowered); left != "" {
			reason = incomparable(fmt.Sprintf("'%s' is not lowered to dialect llvm", left))
			continue
		}
		if !core.Verify(lowered, core.NewReporter(lowered.Context()), core.VerifyOptions{Workers: 1}) {
			reason = incomparable("what the lowering makes of it is not valid")
			continue
		}
		p.module = lowered
		return p, nil
	}
	return nil, reason
}

// globals returns the types of globals that are not constants, as they were before; those whose elements lie elsewhere
// now are left out.
func globals(module *core.Operation, before *program) map[string]core.Type {
	out := map[string]core.Type{}
	for op := range module.Region(0).Ops() {
		var t core.Type
		if g, ok := memref.AsGlobalOp(op); ok && !g.Constant() {
			t = g.GlobalType()
		} else if g, ok := llvm.AsGlobalOp(op); ok && !g.Constant() {
			t = g.GlobalType()
		}
		name, ok := op.SymbolName()
		if t == nil || !ok {
			continue
		}
		if before != nil {
			was := before.globals[name]
			if was == nil || was != t && op.Is(&memref.GlobalDef) {
				continue
			}
			t = was
		}
		out[name] = t
	}
	return out
}

// contracted returns a function with checks of what its operations require; nil when it cannot be lowered with them.
func (c *checker) contracted(ctx context.Context, module *core.Operation, name string) *program {
	checked := module.Clone(nil)
	enforce(checked)
	if err := c.runQuietly(ctx, checked, "builtin.module("+checking+")"); err != nil {
		return nil
	}
	p, err := c.lower(ctx, checked, name, nil)
	if err != nil {
		return nil
	}
	return p
}

// sameKinds reports whether two types of functions differ in nothing but tensors that are memrefs in one of them.
func sameKinds(a, b *core.FunctionType) bool {
	same := func(x, y core.Type) bool {
		_, is := buffer(x)
		_, was := buffer(y)
		return x == y || is && was
	}
	return slices.EqualFunc(a.Inputs(), b.Inputs(), same) && slices.EqualFunc(a.Results(), b.Results(), same)
}

// mostLanes bounds vectors: lowering one of several dimensions takes an operation for each row, and more.
const mostLanes = 1 << 13

// unfit returns why executing a module tells nothing about it, or takes too long; empty when it does.
func unfit(module *core.Operation) (why string) {
	module.Walk(func(op *core.Operation) {
		switch op.Name() {
		case "memref.extract_aligned_pointer_as_index", "llvm.ptrtoint":
			why = "it computes with addresses, of which nothing is known"
		}
		for _, v := range op.Operands() {
			if t, ok := v.Type().(*core.VectorType); ok && dim.Count(t.Shape()...) > mostLanes {
				why = "it has a vector of so many elements that lowering it takes too long"
			}
		}
	})
	return why
}

// divides reports whether an affine expression divides by what is not a constant: what is negative there is undefined,
// but executed like any division.
func divides(module *core.Operation) (found bool) {
	module.Walk(func(op *core.Operation) {
		for _, a := range op.Attrs() {
			m, ok := a.Value.(*core.AffineMapAttr)
			found = found || ok && slices.ContainsFunc(m.Value().Results(), func(e affine.Expr) bool { return !e.IsPureAffine() })
		}
	})
	return found
}

// computed stands for a step of a loop that is not an argument of the function.
const computed = -1

// steps returns which arguments of a function are steps of loops: those that are not positive are undefined, but executed, too.
func steps(module *core.Operation, name string) (list []int) {
	f := module.LookupSymbol(name)
	if f == nil || f.NumRegions() == 0 || f.Region(0).IsEmpty() {
		return nil
	}
	entry := f.Region(0).Entry()
	module.Walk(func(op *core.Operation) {
		loop, ok := flow.LoopLikeOpInterfaceKey.Of(op)
		if !ok {
			return
		}
		for _, s := range loop.LoopParts().Steps {
			v := s.Value
			switch i := slices.Index(entry.Args(), v); {
			case v == nil:
			case i >= 0:
				list = append(list, i)
			case v.DefiningOp() == nil || v.DefiningOp().ConstantValue() == nil:
				list = append(list, computed)
			}
		}
	})
	return list
}

// leftover returns the name of an operation in a function of dialect llvm that belongs to another dialect. Casts are
// named only when nothing else is left, since they are left with what is.
func leftover(module *core.Operation) string {
	var name, cast string
	module.Walk(func(op *core.Operation) {
		switch d := op.Info().DialectName(); {
		case d == llvm.Name || op == module:
		case d == "builtin" && op.Name() != "builtin.module":
			cast = op.Name()
		case name == "" && d != "builtin":
			name = op.Name()
		}
	})
	if name == "" {
		name = cast
	}
	return name
}

// runQuietly runs a pipeline without upstream's mistakes.
func (c *checker) runQuietly(ctx context.Context, module *core.Operation, text string) error {
	p, list := passes.ParsePipeline(c.o.Passes, text)
	if p == nil {
		return list
	}
	irc := module.Context()
	irc.FollowUpstreamBugs(false)
	defer irc.FollowUpstreamBugs(c.o.UpstreamBugs)
	m := passes.NewManagerOf(irc, p)
	m.Workers, m.NoVerify = 1, true
	list, ok := m.Run(ctx, module)
	if ok {
		return nil
	}
	return incomparable("it cannot be lowered: " + firstError(list))
}

// firstError returns the message of the first error.
func firstError(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			return d.Message
		}
	}
	return "a pass failed"
}

// hidden reports whether a module has a function of a name that other modules cannot call.
func hidden(module *core.Operation, name string) bool {
	op := module.LookupSymbol(name)
	return op != nil && op.SymbolVisibility() == core.Private
}
