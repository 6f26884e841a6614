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
	denyFuncs            []string
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
