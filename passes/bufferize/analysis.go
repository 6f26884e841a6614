package bufferize

import (
	"math/rand/v2"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
)

// analysis has the decisions of the one-shot analysis.
type analysis struct {
	state      *AnalysisState
	aliases    classes // values that may share memory
	equivalent classes // values that are the same memory
	uses       map[*core.Use]useFacts
	defs       map[*core.Value][]*core.Value
	repetitive map[*core.Region]*core.Region
	excluded   map[[2]*core.Operation]bool
	crossing   map[*core.Use]bool
	dom        core.DominanceInfo
	sets       []aliasSet // room for those that are looked at

	numInPlace, numOutOfPlace int
	numMarks                  *int // of all analyses of a module
}

// useFacts is what is known about an operand.
type useFacts uint8

const (
	inPlace useFacts = 1 << iota
	undefined
	asked  // whether it is read and written
	reads  // or makes an alias that is read
	writes // but for being in place
)

// newAnalysis makes the state for an analysis of everything in some operations: nothing shares memory but what must be
// used in place.
func newAnalysis(o *Options, r *core.Reporter, symbols *symbolTables, roots ...*core.Operation) *AnalysisState {
	n := &numbering{of: make(map[*core.Value]int32)}
	a := &analysis{aliases: classes{numbering: n}, equivalent: classes{numbering: n}, uses: make(map[*core.Use]useFacts),
		numMarks: new(int)}
	s := &AnalysisState{Options: o, Report: r, symbols: symbols, analysis: a}
	a.state = s
	enter := func(op *core.Operation) {
		for _, v := range op.Results() {
			a.enter(v)
		}
		for _, reg := range op.Regions() {
			for b := range reg.Blocks() {
				for _, v := range b.Args() {
					a.enter(v)
				}
			}
		}
		if op.NumOperands() == 0 {
			return
		}
		i := o.op(op)
		if i == nil {
			return
		}
		for k, v := range op.Operands() {
			if query.IsTensor(v.Type()) {
				if u := op.OperandUse(k); i.MustBeInPlace(u, s) {
					a.decide(u)
				}
			}
		}
	}
	for _, op := range roots {
		op.Walk(enter)
	}
	return s
}

func (a *analysis) enter(v *core.Value) {
	if query.IsTensor(v.Type()) {
		a.aliases.add(v)
		a.equivalent.add(v)
	}
}

// reset forgets what was remembered to answer faster.
func (a *analysis) reset() {
	a.defs, a.repetitive, a.excluded, a.crossing = nil, nil, nil, nil
}

// decide makes the operand be used in place.
func (a *analysis) decide(u *core.Use) {
	f := a.uses[u]
	if f&inPlace != 0 {
		return
	}
	a.uses[u] = f | inPlace
	for _, v := range a.state.Values(u) {
		a.aliases.join(v.Value, u.Value())
	}
	a.numInPlace++
}

// facts returns what is known about an operand, with whether it is read and written, which does not depend on decisions.
func (a *analysis) facts(u *core.Use) useFacts {
	f := a.uses[u]
	if f&asked == 0 {
		f |= asked
		if a.state.Writes(u) {
			f |= writes
		}
		if a.state.readsOrPassesOn(u, f&writes != 0) {
			f |= reads
		}
		a.uses[u] = f
	}
	return f
}

func (a *analysis) definitions(u *core.Use) []*core.Value {
	if list, ok := a.defs[u.Value()]; ok {
		return list
	}
	list := a.state.Trace(u, a.state.IsMemoryWrite, TraceConfig{})
	if a.defs == nil {
		a.defs = make(map[*core.Value][]*core.Value)
	}
	a.defs[u.Value()] = list
	return list
}

func (a *analysis) exclusive(x, y *core.Operation) bool {
	if x.ParentRegion() == y.ParentRegion() {
		return false
	}
	key := [2]*core.Operation{x, y}
	e, ok := a.excluded[key]
	if !ok {
		e = exclusive(x, y)
		if a.excluded == nil {
			a.excluded = make(map[[2]*core.Operation]bool)
		}
		a.excluded[key] = e
		a.excluded[[2]*core.Operation{y, x}] = e
	}
	return e
}

// analyze decides about all operands of tensors in root, and reports what cannot be done. It returns false after an
// error.
func (s *AnalysisState) analyze(root *core.Operation) bool {
	s.analysis.dom = core.DominanceInfo{}
	if !s.checkStructure(root) || !s.checkConsistency(root) {
		return false
	}
	s.analysis.reset()
	if !upstream.SharedResults.In(root.Context()) {
		s.shareResults(root)
	}
	for _, op := range s.ordered(root) {
		for i, v := range op.Operands() {
			if query.IsTensor(v.Type()) {
				s.analyzeOperand(op.OperandUse(i))
			}
		}
	}
	s.findEquivalences(root)
	s.findUndefined(root)
	ok := true
	root.Walk(func(op *core.Operation) {
		if i := s.of(op); i != nil && !i.VerifyAnalysis(op, s) {
			ok = false
		}
	})
	if s.Options.TestAnalysisOnly {
		s.markInPlace(root)
		if s.Options.DumpAliasSets {
			s.markAliases(root)
		}
	}
	return ok
}

// shareResults notes which results of an operation share memory: those that share the memory of one operand share that of its copy, too.
func (s *AnalysisState) shareResults(root *core.Operation) {
	root.Walk(func(op *core.Operation) {
		if op.NumResults() < 2 || s.of(op) == nil {
			return
		}
		for i, v := range op.Operands() {
			if !query.IsTensor(v.Type()) {
				continue
			}
			var first *core.Value
			for _, a := range s.Values(op.OperandUse(i)) {
				switch {
				case a.Value.DefiningOp() != op:
				case first == nil:
					first = a.Value
				default:
					s.analysis.aliases.join(a.Value, first)
				}
			}
		}
	})
}

func (s *AnalysisState) analyzeOperand(u *core.Use) {
	values := s.Values(u)
	if s.writesReadOnly(u, values, false) || s.readAfterWrite(u, values) {
		s.analysis.numOutOfPlace++
		return
	}
	s.analysis.decide(u)
}

// checkStructure reports operations with several blocks that cannot have them.
func (s *AnalysisState) checkStructure(root *core.Operation) bool {
	return root.WalkPost(func(op *core.Operation) core.WalkResult {
		if i := s.of(op); i != nil && !checkBlocks(i, op, s.Report) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

func checkBlocks(i Op, op *core.Operation, r *core.Reporter) bool {
	if i.Unstructured() {
		return true
	}
	for _, reg := range op.Regions() {
		if !reg.IsEmpty() && !reg.HasOneBlock() {
			return r.OpErrorf(op, "op or BufferizableOpInterface implementation does not support unstructured control flow, but at least one "+
				"region has multiple blocks").Fail()
		}
	}
	return true
}

// checkConsistency reports what must be used in place and cannot.
func (s *AnalysisState) checkConsistency(root *core.Operation) bool {
	return root.WalkPost(func(op *core.Operation) core.WalkResult {
		if s.of(op) == nil {
			return core.WalkAdvance
		}
		if op.Name() == "bufferization.to_tensor" && op.Attr("restrict") == nil && op.HasUses() {
			s.Report.OpErrorf(op, "to_tensor ops without `restrict` are not supported by One-Shot Analysis")
			return core.WalkInterrupt
		}
		for i, v := range op.Operands() {
			if !query.IsTensor(v.Type()) {
				continue
			}
			u := op.OperandUse(i)
			values := s.Values(u)
			if s.inconsistent(u, values) {
				s.Report.OpErrorf(op, "not bufferizable under the given constraints: cannot avoid RaW conflict")
				return core.WalkInterrupt
			}
			if s.InPlace(u) && s.writesReadOnly(u, values, true) {
				s.Report.OpErrorf(op, "not bufferizable under the given constraints: would write to read-only buffer")
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}

// ordered returns the operations with tensors in the order in which they are analyzed.
func (s *AnalysisState) ordered(root *core.Operation) []*core.Operation {
	if s.Options.Heuristic == BottomUpFromTerminators {
		return s.fromTerminators(root)
	}
	var list []*core.Operation
	root.Walk(func(op *core.Operation) {
		if hasTensors(op) {
			list = append(list, op)
		}
	})
	switch s.Options.Heuristic {
	case Fuzzer:
		r := rand.New(rand.NewPCG(uint64(s.Options.FuzzerSeed), 0))
		r.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	case BottomUp:
		slices.Reverse(list)
	}
	return list
}

// fromTerminators follows definitions from what region terminators yield, innermost regions first, as long as they are
// in the region, and then takes everything else bottom up.
func (s *AnalysisState) fromTerminators(root *core.Operation) []*core.Operation {
	var out []*core.Operation
	seen := make(map[*core.Operation]bool)
	add := func(op *core.Operation) bool {
		if seen[op] {
			return false
		}
		seen[op] = true
		out = append(out, op)
		return true
	}
	root.Walk(func(t *core.Operation) {
		if !flow.IsRegionTerminator(t) || !add(t) {
			return
		}
		var work []*core.Value
		push := func(v *core.Value) {
			if query.IsTensor(v.Type()) && !v.IsBlockArg() {
				work = append(work, v)
			}
		}
		for _, v := range t.Operands() {
			push(v)
		}
		for len(work) > 0 {
			v := work[len(work)-1]
			work = work[:len(work)-1]
			if !add(v.DefiningOp()) || t.ParentRegion().AncestorOpInRegion(v.DefiningOp()) == nil {
				continue
			}
			for _, a := range s.Operands(v) {
				push(a.Use.Value())
			}
		}
	})
	backward(root, func(op *core.Operation) {
		if hasTensors(op) {
			add(op)
		}
	})
	return out
}

// backward visits what is nested in an operation, the last first, and then the operation.
func backward(op *core.Operation, visit func(*core.Operation)) {
	for i := op.NumRegions() - 1; i >= 0; i-- {
		for b := op.Region(i).Last(); b != nil; b = b.Prev() {
			for o := range b.OpsBackward() {
				backward(o, visit)
			}
		}
	}
	visit(op)
}

// findEquivalences unites results with operands that are the same memory.
func (s *AnalysisState) findEquivalences(root *core.Operation) {
	root.Walk(func(op *core.Operation) {
		if s.of(op) == nil {
			return
		}
		for _, v := range op.Results() {
			if query.IsTensor(v.Type()) {
				s.findEquivalence(v)
			}
		}
	})
}

func (s *AnalysisState) findEquivalence(v *core.Value) {
	operands := s.Operands(v)
	if len(operands) == 0 {
		return
	}
	first := operands[0].Use.Value()
	all := true
	for _, a := range operands {
		same, operand := a.Relation == Equivalent && s.InPlace(a.Use), a.Use.Value()
		if same && !a.Maybe {
			s.analysis.equivalent.join(v, operand)
			return
		}
		if !same || !s.Equivalent(operand, first) {
			all = false
		}
	}
	if all {
		s.analysis.equivalent.join(v, first)
	}
}

// findUndefined collects the uses of results whose contents nothing has written.
func (s *AnalysisState) findUndefined(root *core.Operation) {
	root.Walk(func(op *core.Operation) {
		if s.of(op) == nil {
			return
		}
		for _, v := range op.Results() {
			if !query.IsTensor(v.Type()) || !v.HasUses() || len(s.definitions(v.FirstUse())) > 0 {
				continue
			}
			for u := range v.Uses() {
				s.analysis.uses[u] |= undefined
			}
		}
	})
}
