package playground

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/run"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/driver"
)

// Limits of what a program may use.
const (
	runTime   = 5 * time.Second
	maxSteps  = 1 << 31
	maxMemory = 256 << 20
	maxDepth  = 1 << 15
	maxWords  = 1 << 22
	maxOutput = 256 << 10
)

// lowering takes what the dialects of the playground hold to the llvm dialect.
const (
	toBuffers = "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map}," +
		"convert-bufferization-to-memref,"
	toLLVM = "func.func(convert-linalg-to-loops),convert-vector-to-scf{full-unroll=true},convert-complex-to-standard,expand-realloc,lower-affine," +
		"convert-scf-to-cf,expand-strided-metadata,lower-affine,convert-vector-to-llvm,convert-math-to-llvm,convert-math-to-funcs,convert-math-to-libm," +
		"convert-complex-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm," +
		"convert-ub-to-llvm,reconcile-unrealized-casts"
)

// run answers a request of that kind.
func (s *Session) run(r Request, reply func(Reply)) {
	begin := time.Now()
	s.define(r.Definition)
	s.open(r.Program)
	var out limited
	err := s.execute(r, &out)
	answer := Reply{Kind: "ran", Output: out.b.String(), Ms: milliseconds(begin)}
	var list diag.List
	var exit driver.Exit
	switch {
	case errors.As(err, &list):
		answer.Findings = findingsIn(s.program, list)
	case errors.As(err, &exit):
		answer.Output += err.Error() + "\n"
	case err != nil:
		answer.Findings = []Finding{{Severity: "error", Message: err.Error(), From: -1}}
	}
	reply(answer)
}

// execute lowers the program and executes a function of it.
func (s *Session) execute(r Request, out io.Writer) error {
	module, list := s.parse(r.Snippet, nil)
	if module == nil || list.HasErrors() {
		return list
	}
	if list, ok := s.runPasses(module, r.Pipeline); !ok {
		return list
	}
	lower := toLLVM
	if strings.Contains(module.String(), "tensor<") {
		lower = toBuffers + toLLVM
	}
	if list, ok := s.runPasses(module, lower); !ok {
		return list
	}
	call := driver.Call{Module: module, Entry: strings.TrimPrefix(r.Entry, "@"), Args: r.Args, Stderr: out}
	return run.Execute(context.Background(), out, call, func(w io.Writer) (run.Machine, error) {
		e, err := engine.New(module, engine.Options{Stdout: w, Stderr: w, MaxSteps: maxSteps, MaxMemory: maxMemory, MaxDepth: maxDepth,
			StackWords: maxWords})
		return timed{e}, err
	})
}

// timed is an engine whose calls end after a time.
type timed struct{ *engine.Engine }

// Call implements run.Machine.
func (t timed) Call(_ context.Context, name string, args ...engine.Value) ([]engine.Value, error) {
	results, err := t.Engine.Call(before(runTime), name, args...)
	if err == nil {
		err = t.Engine.CheckResults(name, results)
	}
	return results, err
}

// deadline is a context that looks at the clock when it is asked. In a browser no timer fires while a program runs.
type deadline struct {
	context.Context
	at    time.Time
	limit time.Duration
}

func before(limit time.Duration) context.Context {
	return &deadline{context.Background(), time.Now().Add(limit), limit}
}

// Err implements context.Context.
func (d *deadline) Err() error {
	if time.Now().After(d.at) {
		return fmt.Errorf("the time limit of %v is over", d.limit)
	}
	return nil
}

// limited keeps the beginning of an output.
type limited struct{ b strings.Builder }

// Write implements io.Writer.
func (l *limited) Write(p []byte) (int, error) {
	if l.b.Len()+len(p) > maxOutput {
		return 0, fmt.Errorf("the program wrote more than %d kB", maxOutput>>10)
	}
	return l.b.Write(p)
}
