package run

import (
	"context"
	"fmt"
	"io"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
)

// Pipeline lowers the shipped dialects to the llvm dialect. It leaves modules of the llvm dialect as they are.
const Pipeline = "builtin.module(convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)"

// Engines returns the engines, the embedded one first.
func Engines() []driver.Engine {
	return []driver.Engine{
		{Name: "interp", Summary: "the embedded interpreter, which checks for undefined behaviour", Run: Interpret},
		{Name: "lli", Summary: "native execution with LLVM's lli, where it is installed", Run: LLI},
	}
}

// Interpret executes a function with the embedded engine.
func Interpret(ctx context.Context, w io.Writer, call driver.Call) error {
	e, err := engine.New(call.Module, engine.Options{Stdout: w})
	if err != nil {
		return err
	}
	params, _, err := e.Signature(call.Entry)
	if err != nil {
		return err
	}
	args, err := parseArgs(params, call)
	if err != nil {
		return err
	}
	results, err := e.Call(ctx, call.Entry, args...)
	if err != nil {
		return err
	}
	return printResults(w, results)
}

// parseArgs reads the arguments of the command line.
func parseArgs(params []core.Type, call driver.Call) ([]engine.Value, error) {
	if len(call.Args) != len(params) {
		return nil, fmt.Errorf("'@%s' expects %d arguments, got %d; its parameters have the types %s", call.Entry, len(params), len(call.Args), typeList(params))
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

func printResults(w io.Writer, results []engine.Value) error {
	for _, v := range results {
		if _, err := fmt.Fprintln(w, v); err != nil {
			return err
		}
	}
	return nil
}
