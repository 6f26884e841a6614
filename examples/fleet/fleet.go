package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/register"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
)

// Module is a text of IR.
type Module struct{ Name, Text string }

// Failure is a module that could not be read or on which a pass failed. Reproducer is a file that repeats it.
type Failure struct{ Name, Message, Reproducer string }

// Optimize runs a pipeline on each module. Workers of Beam call it at once, each with modules of its own, and a module has a context of its own.
type Optimize struct{ Pipeline string }

func init() {
	register.DoFn4x0[context.Context, Module, func(Module), func(Failure)](&Optimize{})
	register.Emitter1[Module]()
	register.Emitter1[Failure]()
}

// Names of counters: executions of passes, by the name of the pass, and what became of modules.
const (
	countPasses  = "passes"
	countModules = "modules"
)

// Fleet adds the pipeline to a graph of Beam and returns what became of the modules.
func Fleet(s beam.Scope, modules beam.PCollection, pipeline string) (done, failed beam.PCollection) {
	return beam.ParDo2(s.Scope("Optimize"), &Optimize{pipeline}, modules)
}

// ProcessElement emits the module as the pipeline leaves it, or the failure.
func (o *Optimize) ProcessElement(ctx context.Context, m Module, done func(Module), failed func(Failure)) {
	count := func(space, name string) { beam.NewCounter(space, name).Inc(ctx, 1) }
	out, failure := o.run(ctx, m, func(p *passes.Pass) { count(countPasses, p.Name) })
	if failure != nil {
		count(countModules, "failed")
		failed(*failure)
		return
	}
	count(countModules, "optimized")
	done(Module{m.Name, out})
}

func (o *Optimize) run(ctx context.Context, m Module, ran func(*passes.Pass)) (string, *Failure) {
	op, err := ods.Parse(ods.NewContext(), m.Name, m.Text)
	if err != nil {
		return "", &Failure{m.Name, err.Error(), m.Text}
	}
	p, findings := passes.ParsePipeline(all.Passes(), "builtin.module("+o.Pipeline+")")
	if p == nil {
		return "", &Failure{m.Name, findings.Error(), m.Text}
	}
	var kept reproducer
	manager := passes.NewManagerOf(op.Context(), p)
	manager.Workers = 1 // the fleet is parallel already
	manager.Instrumentation = []passes.Instrumentation{&counter{ran: ran}}
	manager.Reproducer = &passes.Reproducer{
		Create: func() (io.WriteCloser, string, error) { return &kept, m.Name, nil },
	}
	if findings, ok := manager.Run(ctx, op); !ok {
		return "", &Failure{m.Name, message(findings), kept.String()}
	}
	var text strings.Builder
	if err := core.Print(&text, op, core.PrintOptions{}); err != nil {
		return "", &Failure{m.Name, err.Error(), m.Text}
	}
	return text.String() + "\n", nil
}

// message is the first error.
func message(list diag.List) string {
	for _, d := range list {
		if d.Severity == diag.Error {
			return fmt.Sprintf("%s: %s", d.Pos, d.Message)
		}
	}
	return "the pipeline failed"
}

// reproducer keeps a file in memory.
type reproducer struct{ bytes.Buffer }

func (*reproducer) Close() error { return nil }

// counter reports executions of passes.
type counter struct {
	passes.NoInstrumentation
	ran func(*passes.Pass)
}

func (c *counter) AfterPass(e *passes.Event) { c.ran(e.Pass) }
