package passes

import "github.com/odsgen/ods/core"

// Analysis is the key of a result that is computed from IR and kept until a pass invalidates it. Declare one as a
// package-level variable; its address is the key.
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
var PostDominance = Analysis[*core.PostDominanceInfo]{Name: "PostDominanceInfo",
	Build: func(*core.Operation) *core.PostDominanceInfo {
		return new(core.PostDominanceInfo)
	}}

// Get returns the analysis of the operation that the pass runs on, computed when it is not there or no longer valid.
func Get[T any](r *Run, a *Analysis[T]) T { return get(r, r.analyses, a) }

// GetOf returns the analysis of an operation inside of the one that the pass runs on. It is kept as long as the pass
// preserves it, and no pipeline has run on the operation.
func GetOf[T any](r *Run, a *Analysis[T], op *core.Operation) T {
	if op == r.Op {
		return get(r, r.analyses, a)
	}
	return get(r, r.analyses.of(op), a)
}

func get[T any](r *Run, at *analyses, a *Analysis[T]) T {
	if v, ok := at.results[a]; ok {
		return v.(T)
	}
	v := build(r, at.op, a)
	if at.results == nil {
		at.results = make(map[any]any)
	}
	at.results[a] = v
	return v
}

// build computes an analysis between the calls of the instrumentation, which come in pairs also when it panics.
func build[T any](r *Run, op *core.Operation, a *Analysis[T]) T {
	l := r.task.m.Instrumentation
	e := AnalysisEvent{a.Name, op, r.task.worker}
	for _, i := range l {
		i.BeforeAnalysis(&e)
		defer i.AfterAnalysis(&e)
	}
	return a.Build(op)
}

// Cached returns the analysis when it is there.
func Cached[T any](r *Run, a *Analysis[T]) (T, bool) {
	v, ok := r.analyses.results[a].(T)
	return v, ok
}

// CachedAround returns the analysis of an operation around the one that the pass runs on, when a pass on that has
// computed it and preserved it. It cannot be computed here, because other goroutines may be changing what it depends
// on; what it holds of the operation's neighbours must not be used for the same reason.
func CachedAround[T any](r *Run, a *Analysis[T], op *core.Operation) (T, bool) {
	for at := r.analyses.up; at != nil; at = at.up {
		if at.op == op {
			v, ok := at.results[a].(T)
			return v, ok
		}
	}
	var none T
	return none, false
}

// analyses are the results kept for one operation, with those of nested operations that pipelines ran on.
type analyses struct {
	op      *core.Operation
	up      *analyses // of the operation around it; nil for the outermost
	results map[any]any
	nested  map[*core.Operation]*analyses
}

func (a *analyses) of(op *core.Operation) *analyses {
	n := a.nested[op]
	if n == nil {
		n = &analyses{op: op, up: a}
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
