package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// Heuristic is the order in which operations are analyzed.
type Heuristic string

// The heuristics.
const (
	BottomUp                Heuristic = "bottom-up"
	TopDown                 Heuristic = "top-down"
	BottomUpFromTerminators Heuristic = "bottom-up-from-terminators"
	Fuzzer                  Heuristic = "fuzzer"
)

// Options configure bufferization.
type Options struct {
	Boundaries           bool // functions, calls and returns, too
	AllowUnknown         bool // operations that are not bufferizable stay
	AllowLoopAllocs      bool // loops may yield memory that they allocate
	CheckParallel        bool // memory that parallel regions write to is made private
	CopyBeforeWrite      bool // no analysis, but copies
	TestAnalysisOnly     bool
	PrintConflicts       bool
	DumpAliasSets        bool
	Heuristic            Heuristic
	FuzzerSeed           uint32
	Alignment            int64
	NoAnalysis           []string // functions that are not analyzed
	Layout               Layout   // of types that nothing else determines
	BoundaryLayout       Layout   // of types of functions
	InferFunctionResults bool
	MustInferSpace       bool
	SpaceFromEncoding    bool
	Allowed              func(op *core.Operation) bool // nil: all
	// Copy copies between buffers; nil makes memref.copy.
	Copy func(b *core.Builder, from, to *core.Value)
	// Parallel calls f for each number below n, perhaps from several goroutines; nil calls it in order.
	Parallel func(n int, f func(i int))

	denyFuncs []string
}

// NewOptions returns what upstream's options are when nothing is said.
func NewOptions() *Options {
	return &Options{CheckParallel: true, Alignment: 64, Layout: DynamicLayout, BoundaryLayout: InferLayout, InferFunctionResults: true,
		Heuristic: BottomUp}
}

// each is [Options.Parallel].
func (o *Options) each(n int, f func(i int)) {
	if o.Parallel != nil && n > 1 {
		o.Parallel(n, f)
		return
	}
	for i := range n {
		f(i)
	}
}

// inTurn calls f for each number below n and reports whether it always succeeded. Groups are done one after the other, the
// numbers in one perhaps at once; nil is one group of all. What was reported up to and by the failure with the lowest
// number is delivered in the order of the numbers. Of later groups only what comes before a failure is done.
func (o *Options) inTurn(n int, groups [][]int, r *core.Reporter, f func(i int, r *core.Reporter) bool) bool {
	reports, failed := make([]*core.Reporter, n), make([]bool, n)
	one := func(i int) {
		reports[i] = core.NewReporter(r.Context())
		reports[i].OpNotes, reports[i].Explain = r.OpNotes, r.Explain
		failed[i] = !f(i, reports[i])
	}
	end := n // the first failure
	switch {
	case o.Parallel == nil:
		for i := 0; i < end; i++ {
			if one(i); failed[i] {
				end = i
			}
		}
	case groups == nil:
		o.each(n, one)
		if i := slices.Index(failed, true); i >= 0 {
			end = i
		}
	default:
		for _, g := range groups {
			g = slices.DeleteFunc(slices.Clone(g), func(i int) bool { return i > end })
			o.each(len(g), func(k int) { one(g[k]) })
			for _, i := range g {
				if failed[i] {
					end = min(end, i)
				}
			}
		}
	}
	for _, part := range reports[:min(end+1, n)] {
		for _, d := range part.List() {
			r.Report(d)
		}
	}
	return end == n
}

// Layout is how types of memory are chosen.
type Layout uint8

// The layouts.
const (
	InferLayout Layout = iota
	IdentityLayout
	DynamicLayout
)

// allows reports whether an operation takes part.
func (o *Options) allows(op *core.Operation) bool {
	if !o.Boundaries {
		if d := op.Info().Dialect(); d != nil && d.Name() == "func" {
			return false
		}
	}
	if o.Allowed != nil && !o.Allowed(op) {
		return false
	}
	return len(o.denyFuncs) == 0 || !o.inDeniedFunc(op)
}

func (o *Options) inDeniedFunc(op *core.Operation) bool {
	for op != nil && op.Name() != "func.func" {
		op = op.ParentOp()
	}
	if op == nil {
		return false
	}
	name, _ := op.SymbolName()
	return slices.Contains(o.denyFuncs, name)
}

// op returns the operation's implementation of [Op], nil when it has none or does not take part.
func (o *Options) op(op *core.Operation) Op {
	if op == nil {
		return nil
	}
	i, ok := OpInterface.Of(op)
	if !ok || !o.allows(op) {
		return nil
	}
	return i
}

// memorySpace returns the default memory space of a tensor type; ok is false when there is none.
func (o *Options) memorySpace(t core.Type) (space core.Attribute, ok bool) {
	switch {
	case o.MustInferSpace:
		return nil, false
	case o.SpaceFromEncoding:
		r, ranked := t.(*core.RankedTensorType)
		if !ranked {
			return nil, false
		}
		return r.Encoding(), true
	}
	return nil, true
}

// defaultType returns the type of a tensor's memory when nothing is known about it.
func (o *Options) defaultType(v *core.Value, r *core.Reporter) (core.Type, bool) {
	space, ok := o.memorySpace(v.Type())
	if !ok {
		r.OpEmitErrorf(owner(v), "could not infer memory space")
		return nil, false
	}
	return o.memoryType(v.Type(), space), true
}

// memoryType returns the type of memory for a tensor type, with the layout for types that nothing determines.
func (o *Options) memoryType(t core.Type, space core.Attribute) core.Type {
	if o.Layout == IdentityLayout {
		return identityType(t, space)
	}
	return dynamicType(t, space)
}
