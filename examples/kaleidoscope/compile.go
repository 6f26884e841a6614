package main

import (
	"context"
	"io"

	"github.com/odsgen/ods"
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
)

// optimize is what is done to operations of scf, arith and memref. Variables become values, also those that loops and
// conditionals set; arrays stay in memory.
const optimize = "canonicalize,cse,func.func(mem2reg{region-ops=true}),canonicalize,cse,sccp,canonicalize"

// compile makes an optimized module of a program's text.
func compile(ctx context.Context, file, text string) (*core.Operation, error) {
	module, err := build(ods.NewContext(), file, text)
	if err != nil {
		return nil, err
	}
	return module, ods.RunPipeline(ctx, module, optimize)
}

// load makes the functions of a module callable. What they print goes to w.
func load(ctx context.Context, module *core.Operation, w io.Writer) (*engine.Engine, error) {
	return ods.Compile(ctx, module, "", engine.Options{Stdout: w})
}

// link makes an executable, with debug information that names the lines of the program.
func link(ctx context.Context, module *core.Operation, output string) error {
	lowered, err := lower(ctx, module)
	if err != nil {
		return err
	}
	return native.Build(ctx, lowered, native.Options{Entry: "main", Output: output, Level: 2})
}

// lower makes a module of the llvm dialect.
func lower(ctx context.Context, module *core.Operation) (*core.Operation, error) {
	lowered := module.Clone(nil)
	if err := ods.RunPipeline(ctx, lowered, backend.Pipeline(lowered)); err != nil {
		return nil, err
	}
	return lowered, ods.RunPipeline(ctx, lowered, "ensure-debug-info-scope-on-llvm-func{emission-kind=Full}")
}
