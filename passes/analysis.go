package passes

import "github.com/odsgen/ods/core"

// Analysis is the key of a result that is computed from IR and kept until a pass invalidates it. Declare one as a package-level
// variable; its address is the key.
type Analysis[T any] struct {
	// Name is shown by timing.
	Name string
	// Build computes the result for an operation.
	Build func(op *core.Operation) T
}

// Dominance is the analysis of dominance below an operation.
var Dominance = Analysis[*core.DominanceInfo]{Name: "DominanceInfo", Build: func(*core.Operation) *core.DominanceInfo {
	return new(core.DominanceInfo)
}}

// PostDominance is the analysis of post-dominance below an operation.
var PostDominance = Analysis[*core.PostDominanceInfo]{Name: "PostDominanceInfo", Build: func(*core.Operation) *core.PostDominanceInfo {
	return new(core.PostDominanceInfo)
}}

// Get returns the analysis of the operation that the pass runs on, computed when it is not there or no longer valid.
func Get[T any](r *Run, a *Analysis[T]) T {
	if v, ok := r.analyses.results[a]; ok {
		return v.(T)
	}
	v := build(r, a)
	if r.analyses.results == nil {
		r.analyses.results = make(map[any]any)
	}
	r.analyses.results[a] = v
	return v
}

// build computes an analysis between the calls of the instrumentation, which come in pairs also when it panics.
func build[T any](r *Run, a *Analysis[T]) T {
	l := r.task.m.Instrumentation
	e := AnalysisEvent{a.Name, r.Op, r.task.worker}
	for _, i := range l {
		i.BeforeAnalysis(&e)
		defer i.AfterAnalysis(&e)
	}
	return a.Build(r.Op)
}

// Cached returns the analysis when it is there.
func Cached[T any](r *Run, a *Analysis[T]) (T, bool) {
	v, ok := r.analyses.results[a].(T)
	return v, ok
}

// analyses are the results kept for one operation, with those of nested operations that pipelines ran on.
type analyses struct {
	results map[any]any
	nested  map[*core.Operation]*analyses
}

func (a *analyses) of(op *core.Operation) *analyses {
	n := a.nested[op]
	if n == nil {
		n = new(analyses)
		if a.nested == nil {
			a.nested = make(map[*core.Operation]*analyses)
		}
		a.nested[op] = n
	}
	return n
}

// invalidate drops what the pass did not preserve, here and below. Results below are kept only with an analysis that is
// preserved here too, because nothing else says that nested operations are what they were.
func (a *analyses) invalidate(preserved map[any]bool) {
	if len(preserved) == 0 {
		a.results, a.nested = nil, nil
		return
	}
	for k := range a.results {
		if !preserved[k] {
			delete(a.results, k)
		}
	}
	for _, n := range a.nested {
		n.invalidate(preserved)
	}
}
