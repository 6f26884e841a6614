package ods

import (
	"context"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// NewContext returns a context with the shipped dialects and more ones, and with what shipped passes need to know about
// all of them. Dialects are loaded when they are first mentioned; contexts are cheap. A program that wants to link few
// dialects uses [core.NewContext].
func NewContext(more ...*core.Dialect) *core.Context {
	registry := all.Registry()
	registry.Add(more...)
	backend.Extend(registry)
	return core.NewContextWith(registry)
}

// Parse reads and verifies a module. The name stands in locations. An error is a diag.List with all findings.
func Parse(ctx *core.Context, name, text string) (*core.Operation, error) {
	return core.ParseString(ctx, name, text)
}

// ParseFile is [Parse] of a file.
func ParseFile(ctx *core.Context, name string) (*core.Operation, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	module, findings := bytecode.Parse(ctx, text, core.ParseOptions{Name: name})
	if module == nil {
		return nil, findings
	}
	return module, nil
}

// RunPipeline transforms a module by shipped passes, or those that own makes, by their names: "canonicalize,cse", with
// options in braces and passes on functions nested as in "func.func(cse)". A pipeline with its anchor,
// "builtin.module(...)", will do, too. It verifies after every pass. An error is a diag.List: of the text, a pass or
// the verifier; the module is half transformed then. Warnings and remarks are dropped; a [passes.Manager] has them.
func RunPipeline(ctx context.Context, module *core.Operation, pipeline string, own ...func() *passes.Pass) error {
	registry := backend.Passes()
	registry.Add(own...)
	if anchor := module.Name() + "("; !strings.HasPrefix(strings.TrimSpace(pipeline), anchor) {
		pipeline = anchor + pipeline + ")"
	}
	p, findings := passes.ParsePipeline(registry, pipeline)
	if p == nil {
		return findings
	}
	findings, ok := passes.NewManagerOf(module.Context(), p).Run(ctx, module)
	switch {
	case ok:
		return nil
	case findings.HasErrors():
		return findings
	case ctx.Err() != nil:
		return context.Cause(ctx)
	}
	pos, _ := module.Context().Position(module.Loc())
	return append(findings, diag.Diagnostic{Severity: diag.Error, Pos: pos, Message: "the pipeline failed: " + pipeline})
}

// Compile lowers a copy of a module to the llvm dialect, with passes that own makes, if any, among those of the
// pipeline, and prepares it for execution. The pipeline is that of the command "ods run" when it is "". An error is a
// diag.List.
func Compile(ctx context.Context, module *core.Operation, pipeline string, o engine.Options,
	own ...func() *passes.Pass) (*engine.Engine, error) {
	if pipeline == "" {
		pipeline = backend.Pipeline(module)
	}
	lowered := module.Clone(nil)
	if err := RunPipeline(ctx, lowered, pipeline, own...); err != nil {
		return nil, err
	}
	return engine.New(lowered, o)
}

// Run executes a function of a module with Go numbers, bools or [engine.Value] as arguments, and returns its results,
// whose String is what the command "ods run" prints. What the program prints goes to w; nil discards it. The module
// stays as it is. An error is a diag.List when the program does what is undefined. For many calls, slices and results
// with Go types: [Compile] and [engine.Func].
func Run(ctx context.Context, w io.Writer, module *core.Operation, entry string, args ...any) ([]engine.Value, error) {
	e, err := Compile(ctx, module, "", engine.Options{Stdout: w})
	if err != nil {
		return nil, err
	}
	params, _, err := e.Signature(entry)
	if err != nil {
		return nil, err
	}
	if len(args) != len(params) {
		return nil, fmt.Errorf("'@%s' expects %d arguments, got %d", entry, len(params), len(args))
	}
	values := make([]engine.Value, len(args))
	for i, a := range args {
		if values[i], err = valueOf(params[i], a); err != nil {
			return nil, fmt.Errorf("argument #%d of '@%s': %w", i, entry, err)
		}
	}
	results, err := e.Call(ctx, entry, values...)
	if err != nil {
		return nil, err
	}
	if err := e.CheckResults(entry, results); err != nil {
		return nil, err
	}
	return results, e.Finish(ctx)
}

// valueOf returns a Go value as an argument of a type.
func valueOf(t core.Type, a any) (engine.Value, error) {
	var text string
	switch a := a.(type) {
	case engine.Value:
		return a, nil
	case float32:
		text = strconv.FormatFloat(float64(a), 'g', -1, 32)
	case float64:
		text = strconv.FormatFloat(a, 'g', -1, 64)
	case bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64:
		text = fmt.Sprint(a)
	default:
		return engine.Value{}, fmt.Errorf("a %T is no number; use engine.Func for slices", a)
	}
	switch text { // as the engine spells them
	case "NaN":
		text = "nan"
	case "+Inf":
		text = "inf"
	case "-Inf":
		text = "-inf"
	}
	return engine.ParseValue(t, text)
}
