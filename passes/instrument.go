package passes

import (
	"io"

	"github.com/odsgen/ods/core"
)

// Event is one execution of a pass that instrumentation is told about.
type Event struct {
	Pass *Pass
	Op   *core.Operation
	// Failed tells, afterwards, that the pass or the verification behind it failed.
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
