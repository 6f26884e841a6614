package run

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/llvm"
)

// Engines returns the engines, the interpreter first. [JIT] is one more.
func Engines() []driver.Engine {
	return []driver.Engine{
		{Name: "interpreter", Also: "embedded", Summary: "the interpreter, which checks for undefined behaviour", Run: Interpret},
		{Name: "lli", Summary: "native execution with LLVM's lli, where it is installed", Run: LLI},
	}
}

// Machine executes functions of a module. [engine.Engine] is one.
type Machine interface {
	// Signature returns the types of a function's parameters and results.
	Signature(name string) (params, results []core.Type, err error)
	// Call executes a function.
	Call(ctx context.Context, name string, args ...engine.Value) ([]engine.Value, error)
	// Finish runs what the module wants to run at its end.
	Finish(ctx context.Context) error
}

// Interpret executes a function with the interpreter. A signal of interruption ends the program where it is.
func Interpret(ctx context.Context, w io.Writer, call driver.Call) error {
	return ExecuteEngine(ctx, w, call, engine.Options{})
}

// ExecuteEngine executes a function with an engine of these options, whose streams are the call's.
func ExecuteEngine(ctx context.Context, w io.Writer, call driver.Call, o engine.Options) error {
	return Execute(ctx, w, call, func(w io.Writer) (Machine, error) {
		o.Stdout, o.Stderr, o.Check = w, call.Stderr, call.Check
		e, err := engine.New(call.Module, o)
		if err != nil {
			return nil, err
		}
		return e, nil
	})
}

// Execute makes a call with a machine, which open makes with where the program's output goes, and prints the results. A
// signal of interruption ends the program where it is.
func Execute(ctx context.Context, w io.Writer, call driver.Call, open func(w io.Writer) (Machine, error)) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	out := bufio.NewWriter(w)
	m, results, err := execute(ctx, out, call, open)
	if c, ok := m.(io.Closer); ok {
		defer c.Close()
	}
	var exit engine.Exit
	switch {
	case err == nil:
		if err = printResults(out, call, results); err == nil && call.CheckLeaks {
			err = leaks(m)
		}
	case errors.As(err, &exit) && exit.Status == 0:
		err = nil
	case errors.As(err, &exit):
		err = driver.Exit{Status: exit.Status}
	}
	if ferr := out.Flush(); err == nil {
		err = ferr
	}
	return err
}

// leaks returns an error that names memory that was not freed.
func leaks(m Machine) error {
	if e, ok := m.(*engine.Engine); ok {
		return e.Leaks()
	}
	return fmt.Errorf("this engine does not know where memory was allocated; use --engine=interpreter with --check-leaks")
}

// execute makes the call and returns its results and the machine, whose memory is as the program left it.
func execute(ctx context.Context, w io.Writer, call driver.Call, open func(w io.Writer) (Machine, error)) (Machine, []engine.Value, error) {
	f, err := findEntry(call)
	if err != nil {
		return nil, nil, err
	}
	m, err := open(w)
	if err != nil {
		return nil, nil, err
	}
	params, _, err := m.Signature(call.Entry)
	if err != nil {
		return nil, nil, err
	}
	args, err := parseArgs(params, call)
	if err != nil {
		return nil, nil, at(f.Op, err)
	}
	results, err := m.Call(ctx, call.Entry, args...)
	if err == nil {
		err = m.Finish(ctx)
	}
	if e, ok := m.(*engine.Engine); ok && err == nil {
		err = e.CheckResults(call.Entry, results)
	}
	return m, results, err
}

// errorAt makes an error with the place of an operation.
func errorAt(op *core.Operation, format string, args ...any) error {
	return at(op, fmt.Errorf(format, args...))
}

// at gives an error the place of an operation.
func at(op *core.Operation, err error) error {
	r := core.NewReporter(op.Context())
	r.Errorf(op.Loc(), "%v", err)
	return r.List()
}

// findEntry looks up the function that a call names, and checks its type as far as the call demands one.
func findEntry(call driver.Call) (llvm.LLVMFuncOp, error) {
	f, ok := llvm.AsLLVMFuncOp(call.Module.LookupSymbol(call.Entry))
	if op, err := engine.NotLowered(call.Module, call.Entry); err != nil {
		return f, at(op, err)
	}
	if !ok || f.Body().IsEmpty() {
		return f, at(call.Module, engine.MissingFunction(call.Entry, definedFunctions(call.Module)))
	}
	ft, ok := f.FunctionType().(*llvm.LLVMFunctionType)
	if !ok {
		return f, errorAt(f.Op, "'@%s' has no function type of the llvm dialect", call.Entry)
	}
	switch got := ft.ReturnType(); {
	case call.Result == "":
	case call.Result == "void" && !llvmdefs.IsVoid(got):
		return f, errorAt(f.Op, "expected void function, '@%s' returns %s; drop --entry-point-result", call.Entry, got)
	case call.Result != "void" && got.String() != call.Result:
		return f, errorAt(f.Op, "only single %s function result supported, '@%s' returns %s; drop --entry-point-result", call.Result,
			call.Entry, got)
	}
	return f, nil
}

// definedFunctions returns the names of the functions with a body.
func definedFunctions(module *core.Operation) []string {
	var names []string
	for op := range module.Region(0).Ops() {
		if f, ok := llvm.AsLLVMFuncOp(op); ok && !f.Body().IsEmpty() {
			name, _ := op.SymbolName()
			names = append(names, name)
		}
	}
	return names
}

// parseArgs reads the arguments of the command line.
func parseArgs(params []core.Type, call driver.Call) ([]engine.Value, error) {
	for i, p := range params {
		switch p.(type) {
		case *core.IntegerType, *core.FloatType:
		default:
			return nil, fmt.Errorf("parameter #%d of '@%s' has type %s after lowering (all are %s), which cannot be written on the command line; call a function that makes its own",
				i, call.Entry, p, typeList(params))
		}
	}
	if len(call.Args) != len(params) {
		return nil, fmt.Errorf("'@%s' expects %d arguments, got %d; its parameters have the types %s", call.Entry, len(params),
			len(call.Args), typeList(params))
	}
	var out []engine.Value
	for i, s := range call.Args {
		v, err := engine.ParseValue(params[i], s)
		if err != nil {
			return nil, fmt.Errorf("argument #%d of '@%s': %w", i, call.Entry, err)
		}
		out = append(out, v)
	}
	return out, nil
}

func typeList(types []core.Type) string {
	s := "("
	for i, t := range types {
		if i > 0 {
			s += ", "
		}
		s += t.String()
	}
	return s + ")"
}

// printResults prints the results of a call, each on a line. Where mlir-runner's way is asked for, floats are printed
// as it does.
func printResults(w io.Writer, call driver.Call, results []engine.Value) error {
	for _, v := range results {
		text := v.String()
		if call.Result == "f32" && v.Kind == engine.FloatKind {
			text = exponentText(v.Float)
		}
		if _, err := fmt.Fprintln(w, text); err != nil {
			return err
		}
	}
	return nil
}

// exponentText formats as C's %e.
func exponentText(v num.Float) string {
	f, _ := v.ToFloat64()
	switch {
	case math.IsNaN(f) && v.IsNegative():
		return "-nan"
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 0):
		return strings.ToLower(strings.TrimPrefix(strconv.FormatFloat(f, 'e', 6, 64), "+"))
	}
	return strconv.FormatFloat(f, 'e', 6, 64)
}
