// Command speed measures how long nine programs take, from MLIR to the last line of their output, and prints a table in
// Markdown:
//
//	go run ./cmd/speed
//
// A column is a way to execute them: the interpreter, compiled code, compiled code that checks, and LLVM. The first three
// are the command ods-jit, which parses and lowers the program. LLVM's time is that of opt -O2 and lli -O2 on LLVM IR that
// was made before. What is counted is the time of the processors, which other programs on the machine disturb less than
// they do the clock; -wall counts that instead. Each number is the least of several runs. All outputs have to be the same.
package main

import (
	"bytes"
	"context"
	"embed"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

//go:embed programs/*.mlir
var programs embed.FS

// order is that of the rows, with what is in the first column.
var order = [][2]string{{"fib", "recursive Fibonacci"}, {"matmul", "matrix product"}, {"sieve", "sieve"}, {"sort", "heapsort"}, {"nbody", "n-body"},
	{"mandelbrot", "Mandelbrot set"}, {"hash", "string hashing"}, {"stencil", "stencil"}, {"vectors", "kernels on vectors"}}

// The columns.
const (
	interpreted = iota
	compiled
	checked
	llvm
	columns
)

func main() {
	var s speed
	command := flag.String("ods-jit", "", "the `program` ods-jit; it is built when there is none")
	flag.IntVar(&s.runs, "runs", 3, "how many `times` each program runs, once with the interpreter")
	flag.BoolVar(&s.wall, "wall", false, "count time by the clock")
	flag.Parse()
	if err := s.run(context.Background(), *command, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "speed:", err)
		os.Exit(1)
	}
}

// speed says how to measure.
type speed struct {
	runs          int
	wall          bool
	dir           string
	jit, opt, lli string
}

func (s *speed) run(ctx context.Context, command string, w io.Writer) error {
	var err error
	if s.dir, err = os.MkdirTemp("", "speed"); err != nil {
		return err
	}
	defer os.RemoveAll(s.dir)
	if s.jit = command; s.jit == "" {
		s.jit = filepath.Join(s.dir, "ods-jit")
		build := exec.CommandContext(ctx, "go", "build", "-o", s.jit, "github.com/odsgen/ods/backend/jit/cmd/ods-jit")
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("ods-jit cannot be built: %w", err)
		}
	}
	if s.opt, err = native.FindTool(ctx, "opt"); err != nil {
		return err
	}
	if s.lli, err = native.FindTool(ctx, "lli"); err != nil {
		return err
	}
	fmt.Fprint(w, "| program | interpreter | JIT | JIT, checking | opt and lli -O2 | JIT to LLVM | interpreter to JIT |\n|---|---|---|---|---|---|---|\n")
	var sum [columns]time.Duration
	for _, p := range order {
		t, err := s.program(ctx, p[0])
		if err != nil {
			return fmt.Errorf("program %s: %w", p[0], err)
		}
		for i := range sum {
			sum[i] += t[i]
		}
		row(w, p[1], t)
	}
	row(w, "sum", sum)
	return nil
}

func row(w io.Writer, name string, t [columns]time.Duration) {
	fmt.Fprintf(w, "| %s | %.2f s | %.2f s | %.2f s | %.2f s | %.1f | %.0f |\n", name, t[interpreted].Seconds(), t[compiled].Seconds(),
		t[checked].Seconds(), t[llvm].Seconds(), t[compiled].Seconds()/t[llvm].Seconds(), t[interpreted].Seconds()/t[compiled].Seconds())
}

// program measures one program in all ways.
func (s *speed) program(ctx context.Context, name string) (t [columns]time.Duration, err error) {
	text, err := programs.ReadFile("programs/" + name + ".mlir")
	if err != nil {
		return t, err
	}
	file, ir, optimized := filepath.Join(s.dir, name+".mlir"), filepath.Join(s.dir, name+".ll"), filepath.Join(s.dir, name+".opt.bc")
	if err := os.WriteFile(file, text, 0o666); err != nil {
		return t, err
	}
	if err := writeIR(ctx, ir, text); err != nil {
		return t, err
	}
	var want string
	for i, c := range []struct {
		runs  int
		steps [][]string
	}{
		interpreted: {1, [][]string{{s.jit, "run", "--engine=interpreter", file}}},
		compiled:    {s.runs, [][]string{{s.jit, "run", "--engine=jit", file}}},
		checked:     {s.runs, [][]string{{s.jit, "run", "--engine=jit", "--check", file}}},
		llvm:        {s.runs, [][]string{{s.opt, "-O2", ir, "-o", optimized}, {s.lli, "-O2", "--entry-function=speed", optimized}}},
	} {
		for run := range c.runs {
			spent, out, err := s.measure(ctx, c.steps)
			if err != nil {
				return t, err
			}
			if want == "" {
				want = out
			}
			if out != want {
				return t, fmt.Errorf("%s prints %q, the interpreter %q", strings.Join(c.steps[0], " "), out, want)
			}
			if run == 0 || spent < t[i] {
				t[i] = spent
			}
		}
	}
	return t, nil
}

// measure runs processes one after the other, and returns how long they took and what they printed.
func (s *speed) measure(ctx context.Context, steps [][]string) (time.Duration, string, error) {
	var spent time.Duration
	var out bytes.Buffer
	for _, step := range steps {
		cmd := exec.CommandContext(ctx, step[0], step[1:]...)
		cmd.Stdout, cmd.Stderr = &out, os.Stderr
		start := time.Now()
		if err := cmd.Run(); err != nil {
			return 0, "", fmt.Errorf("%s: %w", strings.Join(step, " "), err)
		}
		if s.wall {
			spent += time.Since(start)
		} else {
			spent += cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
		}
	}
	return spent, out.String(), nil
}

// entry is the function that lli starts with: it calls @main, which returns nothing.
const entry = "\ndefine i32 @speed() {\n  call void @main()\n  ret i32 0\n}\n"

// writeIR writes a program as LLVM IR.
func writeIR(ctx context.Context, file string, text []byte) error {
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), text, core.ParseOptions{Name: filepath.Base(file)})
	if list.HasErrors() {
		return list
	}
	p, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
	if list.HasErrors() {
		return list
	}
	if list, ok := passes.NewManagerOf(m.Context(), p).Run(ctx, m); !ok {
		return list
	}
	m, err := native.Prepare(ctx, m)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := llvmir.Write(&b, m); err != nil {
		return err
	}
	b.WriteString(entry)
	return os.WriteFile(file, b.Bytes(), 0o666)
}
