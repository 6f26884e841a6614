package bufferize

import (
	"slices"
	"sync"

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

// moduleAnalysis is the analysis of a module: of each function directly inside by itself, because functions share
// nothing, and of everything else.
type moduleAnalysis struct {
	module    *core.Operation
	options   *Options
	functions map[*core.Operation]*AnalysisState
	rest      *AnalysisState
}

// analyzeModule analyzes functions, callees first, or with the options for a module without boundaries all of it at
// once. It reports errors.
func analyzeModule(module *core.Operation, o *Options, r *core.Reporter) (*moduleAnalysis, bool) {
	symbols := new(symbolTables)
	if !o.Boundaries {
		m := &moduleAnalysis{module: module, options: o, rest: newAnalysis(o, r, symbols, module)}
		return m, m.rest.analyze(module)
	}
	order := orderFunctions(module, symbols)
	all := order.funcs
	m := &moduleAnalysis{module: module, options: o, functions: make(map[*core.Operation]*AnalysisState, len(all))}
	states := make([]*AnalysisState, len(all))
	o.each(len(all), func(i int) { states[i] = newAnalysis(o, r, symbols, all[i]) })
	var others []*core.Operation
	for b := range module.Region(0).Blocks() {
		for op := range b.Ops() {
			if !op.Is(&funcd.FuncDef) {
				others = append(others, op)
			}
		}
	}
	m.rest = newAnalysis(o, r, symbols, others...)
	known := &Functions{known: make(map[*core.Operation]*function, len(all))}
	for i, f := range all {
		m.functions[f], known.known[f] = states[i], new(function)
		states[i].Functions, states[i].analysis.numMarks = known, m.rest.analysis.numMarks
	}
	groups := append(slices.Clone(order.levels), order.circular)
	return m, o.inTurn(len(all), groups, r, func(i int, r *core.Reporter) bool {
		f, s := all[i], states[i]
		s.Report = r
		switch {
		case !o.allows(f):
			return true
		case !s.analyze(f):
			return false
		case i >= len(all)-len(order.circular): // callers were analyzed without knowing about it
			return true
		}
		return s.summarize(f, known.known[f])
	})
}

// count adds what was decided.
func (m *moduleAnalysis) count(c *Counts) {
	c.InPlace += m.rest.analysis.numInPlace
	c.OutOfPlace += m.rest.analysis.numOutOfPlace
	for _, s := range m.functions {
		c.InPlace += s.analysis.numInPlace
		c.OutOfPlace += s.analysis.numOutOfPlace
	}
}

// visit calls f for each operation directly inside the module, perhaps for several at once, or for the module itself
// when it was analyzed at once.
func (m *moduleAnalysis) visit(r *core.Reporter, f func(op *core.Operation, s *AnalysisState) bool) bool {
	if m.functions == nil {
		m.rest.Report = r
		return f(m.module, m.rest)
	}
	var list []*core.Operation
	for b := range m.module.Region(0).Blocks() {
		for op := range b.Ops() {
			list = append(list, op)
		}
	}
	var others sync.Mutex // which have one analysis
	return m.options.inTurn(len(list), nil, r, func(i int, r *core.Reporter) bool {
		s := m.functions[list[i]]
		if s == nil {
			others.Lock()
			defer others.Unlock()
			s = m.rest
		}
		s.Report = r
		return f(list[i], s)
	})
}

// summarize notes what callers need to know about a function. It reports errors.
func (s *AnalysisState) summarize(f *core.Operation, info *function) bool {
	*info = function{equivalent: map[int]int{}, aliases: map[int][]int{}, read: map[int]bool{}, written: map[int]bool{}}
	if !s.summarizeAliases(f, info) {
		return false
	}
	s.summarizeAccess(f, info)
	info.done = true
	return true
}

// summarizeAliases notes which arguments share memory with results. It reports functions that do not return.
func (s *AnalysisState) summarizeAliases(f *core.Operation, info *function) bool {
	inputs, results, _ := f.FunctionSignature()
	if f.Region(0).IsEmpty() {
		for i, t := range inputs {
			for k, r := range results {
				if query.IsTensor(t) && query.IsTensor(r) {
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
	if !query.IsTensor(v.Type()) {
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
		if !query.IsTensor(t) {
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

// callOrder is the order of the functions of a module, callees before callers with tensors in their types.
type callOrder struct {
	funcs []*core.Operation
	// levels divide the functions, but for those at the end that take part in, or depend on, calls in a circle: functions
	// call only those of earlier levels. Both are of positions in funcs.
	levels   [][]int
	circular []int
}

func orderFunctions(module *core.Operation, symbols *symbolTables) *callOrder {
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
	// Of those that are ready the first goes first. (Upstream takes any, another one in each run.)
	var work []*core.Operation
	for _, f := range funcs {
		if waits[f] == 0 {
			work = append(work, f)
		}
	}
	o := new(callOrder)
	done := make(map[*core.Operation]bool, len(funcs))
	level := make(map[*core.Operation]int)
	for len(work) > 0 {
		f := work[0]
		work = work[1:]
		if level[f] == len(o.levels) {
			o.levels = append(o.levels, nil)
		}
		o.levels[level[f]] = append(o.levels[level[f]], len(o.funcs))
		o.funcs, done[f] = append(o.funcs, f), true
		for _, caller := range callers[f] {
			level[caller] = max(level[caller], level[f]+1)
			if waits[caller]--; waits[caller] == 0 {
				work = append(work, caller)
			}
		}
	}
	for _, f := range funcs {
		if !done[f] {
			o.circular = append(o.circular, len(o.funcs))
			o.funcs = append(o.funcs, f)
		}
	}
	return o
}

// symbolTables is a [core.SymbolTableCollection] for several goroutines.
type symbolTables struct {
	mu     sync.Mutex
	tables core.SymbolTableCollection
}

// LookupNearest is [core.SymbolTableCollection.LookupNearest].
func (t *symbolTables) LookupNearest(op *core.Operation, ref *core.SymbolRefAttr) *core.Operation {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.tables.LookupNearest(op, ref)
}

// insert puts a symbol first into a table, under a name that is free.
func (t *symbolTables) insert(table, symbol *core.Operation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.tables.Of(table).Insert(symbol, table.Region(0).Entry().First())
}

func (t *symbolTables) invalidate(table *core.Operation) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.tables.Invalidate(table)
}

// calledFunction returns the function that a func.call calls, or nil.
func calledFunction(op *core.Operation, symbols interface {
	LookupNearest(op *core.Operation, ref *core.SymbolRefAttr) *core.Operation
}) *core.Operation {
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
	symbols := new(symbolTables)
	consts := &globals{module: module, symbols: symbols}
	consts.prepare()
	order := orderFunctions(module, symbols)
	groups := order.levels
	for _, i := range order.circular {
		groups = append(groups, []int{i}) // those see what has become of each other
	}
	work := make([]*driver, len(order.funcs))
	ok := o.inTurn(len(work), groups, r, func(i int, r *core.Reporter) bool {
		f, with := order.funcs[i], *o
		if name, _ := f.SymbolName(); slices.Contains(o.NoAnalysis, name) {
			with.CopyBeforeWrite = true
		}
		work[i] = newDriver(&with, consts)
		if !work[i].bufferize(f, r, symbols) {
			return false
		}
		if o.InferFunctionResults {
			dropReturnCasts(f)
		}
		return true
	})
	for _, d := range work {
		d.finish(counts)
	}
	if !ok {
		return false
	}
	for b := range module.Region(0).Blocks() {
		for op := range b.Ops() {
			if op.Is(&funcd.FuncDef) || isSymbolTable(op) {
				continue
			}
			if !bufferizeOp(op, o, r, symbols, consts, counts) {
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
