package playground

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
)

// runTime is the time that a program of a page has.
const runTime = 5 * time.Second

// Limits of what a program may use.
const (
	maxSteps  = 1 << 31
	maxMemory = 256 << 20
	maxDepth  = 1 << 15
	maxWords  = 1 << 22
	maxOutput = 256 << 10
)

// run answers a request of that kind.
func (s *Session) run(r Request, reply func(Reply)) {
	begin := time.Now()
	s.define(r.Definition)
	s.open(r.Program)
	var out limited
	answer := Reply{Kind: "ran"}
	err := s.execute(r, &out, &answer)
	answer.Output, answer.Ms = out.b.String(), milliseconds(begin)
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

// execute lowers the program and executes a function of it. The reply gets the times.
func (s *Session) execute(r Request, out io.Writer, times *Reply) error {
	o, err := options(r.Engine)
	if err != nil {
		return err
	}
	begin := time.Now()
	module, list := s.parse(r.Snippet, nil)
	if module == nil || list.HasErrors() {
		return list
	}
	if list, ok := s.runPasses(module, r.Pipeline); !ok {
		return list
	}
	if list, ok := s.runPasses(module, lower.Pipeline(module, false)); !ok {
		return list
	}
	times.Lowering = milliseconds(begin)
	call := driver.Call{Module: module, Entry: strings.TrimPrefix(r.Entry, "@"), Args: r.Args, Stderr: out}
	return run.Execute(context.Background(), out, call, func(w io.Writer) (run.Machine, error) {
		o.Stdout, o.Stderr = w, w
		begin := time.Now()
		e, err := engine.New(module, o)
		times.Compiling = milliseconds(begin)
		if err != nil {
			return nil, err
		}
		return timed{e, times, s.runTime}, nil
	})
}

// usualProgram is compiled to warm up the JIT: it has a loop, memory and output.
const usualProgram = `llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @printF64(f64)
llvm.func @main(%n: i64) {
  %0 = llvm.call @malloc(%n) : (i64) -> !llvm.ptr
  %x = llvm.mlir.constant(1.0 : f64) : f64
  llvm.br ^loop(%n : i64)
^loop(%i: i64):
  llvm.store %x, %0 : f64, !llvm.ptr
  %c = llvm.trunc %i : i64 to i1
  llvm.cond_br %c, ^loop(%n : i64), ^end
^end:
  llvm.call @printF64(%x) : (f64) -> ()
  llvm.return
}
`

// warmCompiler compiles a program with the JIT, if there is one.
func (s *Session) warmCompiler() {
	o, err := options("jit")
	if err != nil {
		return
	}
	m, list := core.Parse(core.NewContextWith(s.registry), []byte(usualProgram), core.ParseOptions{Name: programName, Workers: 1})
	if list.HasErrors() {
		return
	}
	if e, err := engine.New(m, o); err == nil {
		e.Close()
	}
}

// options returns those of an engine by its name.
func options(name string) (engine.Options, error) {
	o := engine.Options{MaxSteps: maxSteps, MaxMemory: maxMemory, MaxDepth: maxDepth, StackWords: maxWords}
	switch name {
	case "", "interpreter":
	case "jit":
		if compiler == nil {
			return o, errors.New("the JIT needs what compiles WebAssembly: it is there in a browser, where this program is WebAssembly itself")
		}
		o.Mode, o.Compiler = engine.JIT, compiler
		o.MaxSteps = 0 // the time is the limit, within which there may be more rounds than that
	default:
		return o, fmt.Errorf("engine %q is unknown; there are \"interpreter\" and \"jit\"", name)
	}
	return o, nil
}

// timed is an engine whose calls end after a time.
type timed struct {
	*engine.Engine
	times *Reply
	limit time.Duration
}

// Call implements run.Machine.
func (t timed) Call(_ context.Context, name string, args ...engine.Value) ([]engine.Value, error) {
	begin := time.Now()
	results, err := t.Engine.Call(before(t.limit), name, args...)
	t.times.Running = milliseconds(begin)
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
