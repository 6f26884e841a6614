package passes

import (
	"io"
	"slices"

	"github.com/odsgen/ods/core"
)

// Event is one execution of a pass that instrumentation is told about.
type Event struct {
	Pass *Pass
	Op   *core.Operation
	// Failed tells, afterwards, that the pass or the verification after it failed.
	Failed bool
	// Path is the place of the execution in the order of all: steps of pipelines and numbers of operations from the
	// outside in.
	Path []int
	// Worker numbers the goroutine.
	Worker int
	// Out takes text; it is delivered in the order of the operations, as the output of passes.
	Out io.Writer
}

// AnalysisEvent is one computation of an [Analysis] by a pass.
type AnalysisEvent struct {
	Name   string
	Op     *core.Operation
	Worker int
}

// Instrumentation is told when passes run. Its methods are called from the goroutines of the workers, possibly at once.
type Instrumentation interface {
	BeforePass(e *Event)
	AfterPass(e *Event)
	// BeforePipeline and AfterPipeline bracket all passes of one nested pipeline on one operation.
	BeforePipeline(p *Pipeline, op *core.Operation)
	AfterPipeline(p *Pipeline, op *core.Operation)
	// BeforeNested and AfterNested bracket all that pipelines, at most one for each anchor, do to the operations directly
	// inside op.
	BeforeNested(list []*Pipeline, op *core.Operation)
	AfterNested(list []*Pipeline, op *core.Operation)
	// BeforeAnalysis and AfterAnalysis bracket the computation of an analysis that is not there yet.
	BeforeAnalysis(e *AnalysisEvent)
	AfterAnalysis(e *AnalysisEvent)
}

// StepInstrumentation is an [Instrumentation] that is also told of the steps of passes that run scripts, such as
// transform-interpreter. Steps may be nested in one another.
type StepInstrumentation interface {
	Instrumentation
	BeforeStep(e *ScriptStep)
	AfterStep(e *ScriptStep)
}

// ScriptStep is one step of a script that a pass runs.
type ScriptStep struct {
	Pass *Pass
	// Op is the operation of the script, Root what the script changes.
	Op, Root *core.Operation
	// Failure tells, afterwards, why the step failed; it is empty when it did not.
	Failure string
	// Out takes text; it is delivered in the order of the operations, as the output of passes.
	Out io.Writer
}

// ShowsSteps reports whether an instrumentation wants to know of each step of a script.
func (r *Run) ShowsSteps() bool { return r.stepInstrumentations() != nil }

func (r *Run) stepInstrumentations() (list []StepInstrumentation) {
	if r.task == nil {
		return nil
	}
	for _, i := range r.task.m.Instrumentation {
		if s, ok := i.(StepInstrumentation); ok {
			list = append(list, s)
		}
	}
	return list
}

// Step tells instrumentations that a step of a script begins. It returns what must be called when the step ends.
func (r *Run) Step(op, root *core.Operation) (end func(failure string)) {
	list := r.stepInstrumentations()
	if list == nil {
		return func(string) {}
	}
	e := ScriptStep{Pass: r.pass, Op: op, Root: root, Out: r.task.out}
	for _, s := range list {
		s.BeforeStep(&e)
	}
	return func(failure string) {
		e.Failure = failure
		for _, s := range slices.Backward(list) {
			s.AfterStep(&e)
		}
	}
}

// NoInstrumentation ignores everything. Embed it to implement a part of [Instrumentation].
type NoInstrumentation struct{}

// BeforePass does nothing.
func (NoInstrumentation) BeforePass(*Event) {}

// AfterPass does nothing.
func (NoInstrumentation) AfterPass(*Event) {}

// BeforePipeline does nothing.
func (NoInstrumentation) BeforePipeline(*Pipeline, *core.Operation) {}

// AfterPipeline does nothing.
func (NoInstrumentation) AfterPipeline(*Pipeline, *core.Operation) {}

// BeforeNested does nothing.
func (NoInstrumentation) BeforeNested([]*Pipeline, *core.Operation) {}

// AfterNested does nothing.
func (NoInstrumentation) AfterNested([]*Pipeline, *core.Operation) {}

// BeforeAnalysis does nothing.
func (NoInstrumentation) BeforeAnalysis(*AnalysisEvent) {}

// AfterAnalysis does nothing.
func (NoInstrumentation) AfterAnalysis(*AnalysisEvent) {}
