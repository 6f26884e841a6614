package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/jit"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/randprog"
)

// options say what is compared and for how long.
type options struct {
	time  time.Duration
	seed  uint64
	kinds []kind
	ways  []way
	keep  string
}

// kind is a kind of random programs.
type kind struct {
	name string
	// write writes the program of a seed: a module with a function @main that prints. Functions of operations have results
	// instead.
	write func(seed uint64) string
	// operations says that the program is many small functions @f0, @f1 and so on.
	operations bool
	// lowered says that the program is in the llvm dialect, so that no pass changes it.
	lowered bool
}

func (k kind) label() string { return k.name }

// operationCount is how many functions a program of operations has.
const operationCount = 100

var kinds = []kind{
	{name: "plain", write: func(seed uint64) string { return randprog.Module(seed, 12, 24) }},
	{name: "structured", write: func(seed uint64) string { return randprog.Structured(seed, 6, 14) }},
	{name: "tensors", write: func(seed uint64) string { return randprog.Tensors(seed, 6, 12) }},
	{name: "vectors", lowered: true, write: func(seed uint64) string { return randprog.Vectors(seed, 8, 45) }},
	{name: "operations", operations: true, lowered: true, write: func(seed uint64) string {
		text, _ := randprog.Intrinsics(seed, operationCount)
		return text
	}},
}

func kindNames() []string {
	var out []string
	for _, k := range kinds {
		out = append(out, k.name)
	}
	return out
}

// way is a way to execute programs.
type way struct {
	name string
	// run executes @main and returns what it prints.
	run func(ctx context.Context, m *core.Operation) (string, error)
	// machine makes what executes single functions; nil when the way has none.
	machine func(m *core.Operation) (run.Machine, func(), error)
}

func (w way) label() string { return w.name }

var ways = []way{
	{name: "jit", run: compiled(engine.Options{}), machine: machine(engine.Options{})},
	{name: "jit-check", run: compiled(engine.Options{Check: true}), machine: machine(engine.Options{Check: true})},
	{name: "c", run: viaC},
	{name: "lli", run: viaLLI},
}

func wayNames() []string {
	var out []string
	for _, w := range ways {
		out = append(out, w.name)
	}
	return out
}

func machine(o engine.Options) func(m *core.Operation) (run.Machine, func(), error) {
	return func(m *core.Operation) (run.Machine, func(), error) {
		o := o
		o.Mode, o.Compiler = engine.JIT, jit.Compiler{}
		e, err := engine.New(m, o)
		if err != nil {
			return nil, nil, err
		}
		return e, func() { e.Close() }, nil
	}
}

func compiled(o engine.Options) func(ctx context.Context, m *core.Operation) (string, error) {
	return func(ctx context.Context, m *core.Operation) (string, error) {
		var b bytes.Buffer
		o := o
		o.Stdout, o.Mode, o.Compiler = &b, engine.JIT, jit.Compiler{}
		e, err := engine.New(m, o)
		if err != nil {
			return "", err
		}
		defer e.Close()
		if _, err = e.Call(ctx, "main"); err == nil {
			err = e.Finish(ctx)
		}
		return b.String(), err
	}
}

func viaLLI(ctx context.Context, m *core.Operation) (string, error) {
	var b bytes.Buffer
	err := run.LLI(ctx, &b, driver.Call{Module: m, Entry: "main", Level: 2})
	return b.String(), err
}

func viaC(ctx context.Context, m *core.Operation) (string, error) {
	dir, err := os.MkdirTemp("", "agree")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "program")
	b := driver.Build{Call: driver.Call{Module: m, Entry: "main", Level: 1}, Way: "c", Output: file}
	if err := run.Builder().Build(ctx, b); err != nil {
		return "", err
	}
	out, err := exec.CommandContext(ctx, file).Output()
	return string(out), err
}

// summary is what was compared.
type summary struct {
	first, last uint64
	programs    map[string]int            // of each kind
	compared    map[string]map[string]int // of each kind and way
	refused     map[string]int            // by a way, with a reason that is not a difference
	differences int
	time        time.Duration
}

// compare makes programs until the time is over, and at least one of each kind.
func compare(ctx context.Context, o *options, w io.Writer) *summary {
	s := &summary{first: o.seed, last: o.seed, programs: map[string]int{}, compared: map[string]map[string]int{}, refused: map[string]int{}}
	begin := time.Now()
	for seed := o.seed; seed == o.seed || time.Since(begin) < o.time; seed++ {
		for _, k := range o.kinds {
			if ctx.Err() != nil {
				break
			}
			s.last = seed
			if s.compared[k.name] == nil {
				s.compared[k.name] = map[string]int{}
			}
			s.one(ctx, o, k, seed, w)
		}
		if ctx.Err() != nil {
			break
		}
	}
	s.time = time.Since(begin).Round(time.Second)
	return s
}

// one compares one program.
func (s *summary) one(ctx context.Context, o *options, k kind, seed uint64, w io.Writer) {
	text := k.write(seed)
	differ := func(way, format string, args ...any) {
		s.differences++
		fmt.Fprintf(w, "DIFFERENCE: kind %s, seed %d, %s: %s%s\n", k.name, seed, way, fmt.Sprintf(format, args...),
			save(o.keep, fmt.Sprintf("%s-%d-%s", k.name, seed, way), text))
	}
	m, err := lower(ctx, text, !k.lowered)
	if err != nil {
		differ("lowering", "%v", err)
		return
	}
	if m == nil {
		return // refused by the pipeline, as by upstream's
	}
	s.programs[k.name]++
	if k.operations {
		s.functions(ctx, o, k, m, differ)
		return
	}
	want, err := interpreted(ctx, m)
	if err != nil {
		if ctx.Err() == nil {
			differ("interpreter", "%v", err)
		}
		return
	}
	for _, y := range o.ways {
		got, err := y.run(ctx, m)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil && y.name == "c" && strings.Contains(err.Error(), "cannot be written in C"), err != nil && strings.Contains(err.Error(), "C has no type"):
			s.refused[y.name]++
			continue
		case err != nil:
			differ(y.name, "%v", err)
		default:
			if line := textdiff.First(withoutAddresses(got), withoutAddresses(want)); line != "" {
				differ(y.name, "not what the interpreter prints: %s", line)
			}
		}
		s.compared[k.name][y.name]++
	}
}

func interpreted(ctx context.Context, m *core.Operation) (string, error) {
	var b bytes.Buffer
	e, err := engine.New(m, engine.Options{Stdout: &b})
	if err != nil {
		return "", err
	}
	if _, err = e.Call(ctx, "main"); err == nil {
		err = e.Finish(ctx)
	}
	return b.String(), err
}

// functions compares the results of the functions of a program of operations.
func (s *summary) functions(ctx context.Context, o *options, k kind, m *core.Operation, differ func(way, format string, args ...any)) {
	e, err := engine.New(m, engine.Options{})
	if err != nil {
		differ("interpreter", "%v", err)
		return
	}
	for _, y := range o.ways {
		if y.machine == nil {
			continue
		}
		x, done, err := y.machine(m)
		if err != nil {
			differ(y.name, "%v", err)
			continue
		}
		for i := range operationCount {
			name := fmt.Sprintf("f%d", i)
			want, err := e.Call(ctx, name)
			if err != nil || e.CheckResults(name, want) != nil {
				continue // without a defined result
			}
			got, err := x.Call(ctx, name)
			if err != nil || values(got) != values(want) {
				differ(y.name, "@%s is %s, %v, and %s for the interpreter", name, values(got), err, values(want))
			}
			s.compared[k.name][y.name]++
		}
		done()
	}
}

// noNumber are the bits of NaNs, whose sign and payload are left open.
var noNumber = regexp.MustCompile(`0x(7F[89A-F]|FF[89A-F]|7FF[89A-F]|FFF[89A-F]|7E|FE|7D|FD|7F|FF)[0-9A-F]*`)

func values(l []engine.Value) string { return noNumber.ReplaceAllString(fmt.Sprint(l), "nan") }

// address is what differs from one execution to the next in what the helpers print about memrefs.
var address = regexp.MustCompile(`base@ = 0x[0-9a-f]+`)

func withoutAddresses(s string) string { return address.ReplaceAllString(s, "base@ = 0x?") }

// lower parses a program and lowers it; it returns nil when the pipeline refuses it.
func lower(ctx context.Context, text string, pipeline bool) (*core.Operation, error) {
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(text), core.ParseOptions{Name: "program.mlir"})
	if list.HasErrors() {
		return nil, list
	}
	if !pipeline {
		return m, nil
	}
	p, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
	if list.HasErrors() {
		return nil, list
	}
	if _, ok := passes.NewManagerOf(m.Context(), p).Run(ctx, m); !ok {
		return nil, nil
	}
	return m, nil
}

// print writes the summary.
func (s *summary) print(w io.Writer) {
	fmt.Fprintf(w, "%v, seeds %d to %d, %d differences\n", s.time, s.first, s.last, s.differences)
	for _, k := range kinds {
		if s.programs[k.name] == 0 {
			continue
		}
		var parts []string
		for _, y := range ways {
			if n := s.compared[k.name][y.name]; n > 0 {
				parts = append(parts, fmt.Sprintf("%d with %s", n, y.name))
			}
		}
		fmt.Fprintf(w, "%s: %d programs; comparisons: %s\n", k.name, s.programs[k.name], strings.Join(parts, ", "))
	}
	for _, y := range ways {
		if n := s.refused[y.name]; n > 0 {
			fmt.Fprintf(w, "%d programs cannot be expressed by way of %s\n", n, y.name)
		}
	}
}
