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

// NewContext returns a context that knows the shipped dialects, the dialects in more, and the interface models that the
// shipped passes rely on. A dialect is loaded on first use, so contexts are cheap. To link only the dialects that you
// name, use [core.NewContext].
func NewContext(more ...*core.Dialect) *core.Context {
	registry := all.Registry()
	registry.Add(more...)
	backend.Extend(registry)
	return core.NewContextWith(registry)
}

// Parse parses text and verifies the module. The name is the file name that locations and diagnostics show. The error,
// if any, is a diag.List with every finding.
func Parse(ctx *core.Context, name, text string) (*core.Operation, error) {
	return core.ParseString(ctx, name, text)
}

// ParseFile reads a file, as text or bytecode, and parses it as [Parse] does.
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

// RunPipeline runs a pipeline of passes on a module. The pipeline lists passes by name, as in "canonicalize,cse", with
// options in braces; "func.func(cse)" runs a pass on each function. The anchor, "builtin.module(...)", may be left out.
// The passes are the shipped ones and those of own. The module is verified after every pass.
// When the pipeline cannot be parsed, a pass fails or verification fails, the error is a diag.List and the module is
// left as the failing pass left it. Warnings and remarks are dropped; use a [passes.Manager] to see them.
func RunPipeline(ctx context.Context, module *core.Operation, pipeline string, own ...passes.Maker) error {
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

// Compile lowers a copy of the module to the llvm dialect and prepares it for execution. The pipeline may name the
// passes that the functions in own return; the empty pipeline stands for the one that "ods run" uses. The error, if
// any, is a diag.List.
func Compile(ctx context.Context, module *core.Operation, pipeline string, o engine.Options,
	own ...passes.Maker) (*engine.Engine, error) {
	if pipeline == "" {
		pipeline = backend.Pipeline(module)
	}
	lowered := module.Clone(nil)
	if err := RunPipeline(ctx, lowered, pipeline, own...); err != nil {
		return nil, err
	}
	return engine.New(lowered, o)
}

// Run compiles a copy of the module, calls the function entry and returns its results; their String method returns what
// "ods run" prints. Arguments are Go numbers, bools or values of type [engine.Value]. The program prints to w; nil
// discards the output. The error is a diag.List when the program has undefined behavior. To call a function many times,
// or with slices and Go types, use [Compile] and [engine.Func].
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
