package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/generated/funcd"
)

// Functions is what is known about functions, by the numbers of their arguments and results.
type Functions struct {
	known map[*core.Operation]*function
}

type function struct {
	done       bool
	equivalent map[int]int   // of results, to arguments
	aliases    map[int][]int // of arguments, to results
	read       map[int]bool  // arguments
	written    map[int]bool
}

// of returns what is known about a function that has been analyzed, else nil.
func (f *Functions) of(op *core.Operation) *function {
	if f == nil || op == nil || f.known[op] == nil || !f.known[op].done {
		return nil
	}
	return f.known[op]
}

// analyzeModule analyzes functions, callees first. It reports errors.
func (s *AnalysisState) analyzeModule(module *core.Operation) bool {
	s.Functions = &Functions{known: make(map[*core.Operation]*function)}
	ordered, circular := orderFunctions(module, s.symbols)
	for _, f := range ordered {
		if !s.Options.allows(f) {
			continue
		}
		info := &function{equivalent: map[int]int{}, aliases: map[int][]int{}, read: map[int]bool{}, written: map[int]bool{}}
		s.Functions.known[f] = info
		if !s.analyze(f) {
			return false
		}
		if !s.summarizeAliases(f, info) {
			return false
		}
		s.summarizeAccess(f, info)
		info.done = true
	}
	for _, f := range circular {
		if s.Options.allows(f) && !s.analyze(f) {
			return false
		}
	}
	return true
}

// summarizeAliases notes which arguments share memory with results. It reports functions that do not return.
func (s *AnalysisState) summarizeAliases(f *core.Operation, info *function) bool {
	inputs, results, _ := f.FunctionSignature()
	if f.Region(0).IsEmpty() {
		for i, t := range inputs {
			for k, r := range results {
				if isTensor(t) && isTensor(r) {
					info.aliases[i] = append(info.aliases[i], k)
				}
			}
		}
		return true
	}
	returns := returnsOf(f)
	if len(returns) == 0 {
		return s.Report.OpEmitErrorf(f, "cannot bufferize func.func without func.return").Fail()
	}
	for i, arg := range f.Region(0).Entry().Args() {
		if !query.Is[*core.RankedTensorType](arg.Type()) {
			continue
		}
		for _, ret := range returns {
			for k, v := range ret.Operands() {
				if query.Is[*core.RankedTensorType](v.Type()) && s.analysis.aliases.same(v, arg) && !slices.Contains(info.aliases[i], k) {
					info.aliases[i] = append(info.aliases[i], k)
				}
			}
		}
	}
	for k := range returns[0].NumOperands() {
		arg := s.equivalentArgument(f, returns[0], k)
		if arg < 0 {
			continue
		}
		all := true
		for _, ret := range returns[1:] {
			if s.equivalentArgument(f, ret, k) != arg {
				all = false
				break
			}
		}
		if all {
			info.equivalent[k] = arg
		}
	}
	return true
}

// equivalentArgument returns the number of the argument that is the same memory as operand k of a return, or -1.
func (s *AnalysisState) equivalentArgument(f, ret *core.Operation, k int) int {
	v := ret.Operand(k)
	if !isTensor(v.Type()) {
		return -1
	}
	for i, arg := range f.Region(0).Entry().Args() {
		if query.Is[*core.RankedTensorType](arg.Type()) && s.Equivalent(v, arg) {
			if s.Options.TestAnalysisOnly {
				markEquivalentArgument(ret, k, i)
			}
			return i
		}
	}
	return -1
}

// summarizeAccess notes which arguments are read and written.
func (s *AnalysisState) summarizeAccess(f *core.Operation, info *function) {
	inputs, _, _ := f.FunctionSignature()
	for i, t := range inputs {
		if !isTensor(t) {
			continue
		}
		read, written := true, true
		if a, ok := argAttr(f, i, "bufferization.access").(*core.StringAttr); ok {
			read = a.Value() == "read" || a.Value() == "read-write"
			written = a.Value() == "write" || a.Value() == "read-write"
		} else if !f.Region(0).IsEmpty() {
			arg := f.Region(0).Entry().Arg(i)
			read, written = s.IsRead(arg), s.isWritten(arg)
		}
		if s.Options.TestAnalysisOnly {
			markAccess(f, i, read, written)
		}
		info.read[i], info.written[i] = read, written
	}
}

func argAttr(f *core.Operation, i int, name string) core.Attribute {
	d := f.ArgAttrs(i)
	if d == nil {
		return nil
	}
	return d.Get(name)
}

// returnsOf returns the operations that return from a function.
func returnsOf(f *core.Operation) (out []*core.Operation) {
	for b := range f.Region(0).Blocks() {
		if t := b.Last(); t != nil && t.Is(&funcd.ReturnDef) {
			out = append(out, t)
		}
	}
	return out
}

// orderFunctions returns the functions of a module, callees with tensors in their types first; circular are those that
// take part in, or depend on, calls in a circle.
func orderFunctions(module *core.Operation, symbols *core.SymbolTableCollection) (ordered, circular []*core.Operation) {
	var funcs []*core.Operation
	callers := make(map[*core.Operation][]*core.Operation)
	waits := make(map[*core.Operation]int)
	for b := range module.Region(0).Blocks() {
		for f := range b.Ops() {
			if !f.Is(&funcd.FuncDef) {
				continue
			}
			funcs = append(funcs, f)
			f.Walk(func(op *core.Operation) {
				callee := calledFunction(op, symbols)
				if callee != nil && hasTensorSignature(callee) && !slices.Contains(callers[callee], f) {
					callers[callee] = append(callers[callee], f)
					waits[f]++
				}
			})
		}
	}
	var work []*core.Operation
	for _, f := range funcs {
		if waits[f] == 0 {
			work = append(work, f)
		}
	}
	done := make(map[*core.Operation]bool)
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		ordered, done[f] = append(ordered, f), true
		for _, caller := range callers[f] {
			if waits[caller]--; waits[caller] == 0 {
				work = append(work, caller)
			}
		}
	}
	for _, f := range funcs {
		if !done[f] {
			circular = append(circular, f)
		}
	}
	return ordered, circular
}

// calledFunction returns the function that a func.call calls, or nil.
func calledFunction(op *core.Operation, symbols *core.SymbolTableCollection) *core.Operation {
	if !op.Is(&funcd.CallDef) {
		return nil
	}
	ref, ok := op.Attr("callee").(*core.SymbolRefAttr)
	if !ok {
		return nil
	}
	f := symbols.LookupNearest(op, ref)
	if f == nil || !f.Is(&funcd.FuncDef) {
		return nil
	}
	return f
}

func hasTensorSignature(f *core.Operation) bool {
	inputs, results, _ := f.FunctionSignature()
	return slices.ContainsFunc(inputs, isTensor) || slices.ContainsFunc(results, isTensor)
}

// bufferizeModule rewrites functions, callees first, and then everything else. It reports errors.
func bufferizeModule(module *core.Operation, o *Options, r *core.Reporter, counts *Counts) bool {
	symbols := new(core.SymbolTableCollection)
	ordered, circular := orderFunctions(module, symbols)
	for _, f := range append(ordered, circular...) {
		with := *o
		if name, _ := f.SymbolName(); slices.Contains(o.NoAnalysis, name) {
			with.CopyBeforeWrite = true
		}
		if !bufferizeOp(f, &with, r, symbols, counts) {
			return false
		}
		if o.InferFunctionResults {
			dropReturnCasts(f)
		}
	}
	for b := range module.Region(0).Blocks() {
		for op := range b.Ops() {
			if op.Is(&funcd.FuncDef) || isSymbolTable(op) {
				continue
			}
			if !bufferizeOp(op, o, r, symbols, counts) {
				return false
			}
		}
	}
	for b := range module.Region(0).Blocks() {
		for op := range b.Ops() {
			if op.Is(&funcd.FuncDef) {
				removeArgAttrs(op, "bufferization.buffer_layout", "bufferization.writable")
			}
		}
	}
	return true
}
