package run

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/llvm"
)

// LLI executes a function with LLVM's lli. The results come back as their bits, so that both engines print them alike.
func LLI(ctx context.Context, w io.Writer, call driver.Call) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	err := runLLI(ctx, w, call)
	if err != nil && ctx.Err() != nil {
		// Whatever tool was running then failed for this reason.
		return fmt.Errorf("execution was cancelled: %w", context.Cause(ctx))
	}
	return err
}

func runLLI(ctx context.Context, w io.Writer, call driver.Call) error {
	if call.CheckLeaks {
		return fmt.Errorf("lli does not know which memory is in use; use --engine=interpreter with --check-leaks")
	}
	if call.Check {
		return fmt.Errorf("lli does not look for undefined behaviour; use --engine=interpreter, or --engine=jit with --check")
	}
	lli, err := native.FindTool(ctx, "lli")
	if err != nil {
		return err
	}
	e := &entry{call: call}
	if err := e.find(); err != nil {
		return err
	}
	m, err := native.Prepare(ctx, call.Module)
	if err != nil {
		return err
	}
	demanded, err := layout.TextOf(m)
	if err != nil {
		return err
	}
	if e.layout, err = layout.Parse(demanded); err != nil {
		return err
	}
	var text bytes.Buffer
	if err := llvmir.Write(&text, m); err != nil {
		return err
	}
	if err := e.wrap(&text); err != nil {
		return err
	}
	results, err := e.execute(ctx, w, lli, text.Bytes())
	if err != nil {
		return err
	}
	return printResults(w, call, results)
}

// entry is the function to execute.
type entry struct {
	call   driver.Call
	op     *core.Operation
	params []core.Type
	result core.Type
	layout *layout.Layout
	args   []engine.Value
}

// find looks the function up and reads its arguments.
func (e *entry) find() error {
	f, err := findEntry(e.call)
	if err != nil {
		return err
	}
	ft := f.FunctionType().(*llvm.LLVMFunctionType)
	e.op, e.params, e.result = f.Op, ft.Params(), ft.ReturnType()
	if e.layout, err = layout.Parse(layout.X86_64); err != nil {
		return err
	}
	if e.args, err = parseArgs(e.params, e.call); err != nil {
		return at(f.Op, err)
	}
	return nil
}

// wrapper is the name of the function that lli starts with.
const wrapper = "ods.run.main"

// flushAtAbort writes out what the program printed before C's function abort ends it, such as the message of a failed
// assertion. The signal has the same number on all systems that lli is for.
const (
	sigabrt      = 6
	flushAtAbort = `
declare ptr @signal(i32, ptr)
declare i32 @fflush(ptr)
define internal void @ods.run.abort(i32 %n) {
  %r = call i32 @fflush(ptr null)
  ret void
}
`
)

// wrap adds a function that calls the entry and writes the bytes of its result to file descriptor 3.
func (e *entry) wrap(b *bytes.Buffer) error {
	f := core.Must(llvm.AsLLVMFuncOp(e.op))
	types := llvmir.Types{}
	void := llvmdefs.IsVoid(e.result)
	if e.call.Module.LookupSymbol("write") == nil {
		b.WriteString("\ndeclare i64 @write(i32, ptr, i64)\n")
	}
	if e.call.Module.LookupSymbol("signal") == nil && e.call.Module.LookupSymbol("fflush") == nil {
		b.WriteString(flushAtAbort)
		fmt.Fprintf(b, "\ndefine i32 @%s() {\n  %%old = call ptr @signal(i32 %d, ptr @ods.run.abort)\n", wrapper, sigabrt)
	} else {
		fmt.Fprintf(b, "\ndefine i32 @%s() {\n", wrapper)
	}
	result, err := types.Text(e.result)
	if err != nil {
		return err
	}
	args := make([]string, len(e.args))
	for i, a := range e.args {
		if args[i], err = argText(&types, e.params[i], a); err != nil {
			return err
		}
	}
	call := fmt.Sprintf("call %s%s @%s(%s)", llvmir.CallingConvention(f.CConv()), result, llvmir.Name(e.call.Entry),
		strings.Join(args, ", "))
	if void {
		fmt.Fprintf(b, "  %s\n", call)
	} else {
		size := e.layout.SizeOf(e.result)
		fmt.Fprintf(b, "  %%p = alloca %s, align 16\n  %%r = %s\n  store %s %%r, ptr %%p, align 1\n", result, call, result)
		fmt.Fprintf(b, "  %%n = call i64 @write(i32 3, ptr %%p, i64 %d)\n", size)
	}
	b.WriteString("  ret i32 0\n}\n")
	return nil
}

// argText writes an argument as a constant.
func argText(types *llvmir.Types, t core.Type, v engine.Value) (string, error) {
	s, err := types.Text(t)
	if err != nil {
		return "", err
	}
	switch v.Kind {
	case engine.IntKind:
		return s + " " + string(v.Int.AppendDec(nil, true)), nil
	case engine.FloatKind:
		return s + " " + string(num.AppendLLVM(nil, v.Float)), nil
	}
	return "", fmt.Errorf("an argument of type %s cannot be passed", t)
}

// execute runs lli and returns the results.
func (e *entry) execute(ctx context.Context, w io.Writer, lli string, text []byte) ([]engine.Value, error) {
	dir, err := os.MkdirTemp("", "ods-run")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "module.ll")
	if err := os.WriteFile(file, text, 0o600); err != nil {
		return nil, err
	}
	r, pw, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	args := []string{fmt.Sprintf("-O%d", e.call.Level), "--entry-function=" + wrapper}
	for _, l := range e.call.Libraries {
		args = append(args, "--dlopen="+l)
	}
	args = append(args, file)
	cmd := exec.CommandContext(ctx, lli, args...)
	out := bufio.NewWriter(w)
	var errs bytes.Buffer
	cmd.Stdout, cmd.Stderr, cmd.ExtraFiles = out, &errs, []*os.File{pw}
	if err := cmd.Start(); err != nil {
		pw.Close()
		return nil, err
	}
	pw.Close()
	raw, _ := io.ReadAll(r) // until lli ends; what it says then explains a failure
	err = cmd.Wait()
	if ferr := out.Flush(); err == nil {
		err = ferr
	}
	if err != nil {
		return nil, e.failure(err, errs.String())
	}
	if e.call.Stderr != nil {
		if _, err := e.call.Stderr.Write(errs.Bytes()); err != nil {
			return nil, err
		}
	}
	return e.decode(raw)
}

// failure words what lli ended with.
func (e *entry) failure(err error, stderr string) error {
	var exit *exec.ExitError
	text := strings.TrimSpace(stderr)
	if errors.As(err, &exit) && text == "" {
		if exit.ExitCode() > 0 {
			return driver.Exit{Status: exit.ExitCode()} // the program's own
		}
		text = "the program crashed (" + exit.String() + ")"
	}
	if _, names, ok := strings.Cut(text, "Symbols not found: ["); ok {
		names, _, _ = strings.Cut(names, "]")
		return errorAt(e.op, "lli finds no function or global with the name %s; define it, or name the library that has it with --shared-libs=FILE",
			strings.ReplaceAll(strings.TrimSpace(names), ", ", " nor "))
	}
	if i := strings.Index(text, "\n"); i > 0 && strings.Contains(text, "PLEASE submit a bug report") {
		text = "the program crashed (" + exit.String() + ")"
	}
	return fmt.Errorf("lli failed for '@%s': %s", e.call.Entry, text)
}

// decode turns the bytes of the result into values.
func (e *entry) decode(raw []byte) ([]engine.Value, error) {
	if llvmdefs.IsVoid(e.result) {
		return nil, nil
	}
	if want := e.layout.SizeOf(e.result); uint64(len(raw)) != want {
		return nil, fmt.Errorf("'@%s' wrote %d bytes of results, expected %d", e.call.Entry, len(raw), want)
	}
	v, err := engine.Decode(e.layout, e.result, raw)
	if err != nil {
		return nil, err
	}
	if s, ok := e.result.(*llvm.LLVMStructType); ok && s.Name() == "" {
		return v.Parts, nil
	}
	return []engine.Value{v}, nil
}
