package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/defs/arith"
	funcdefs "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/examples/toy/fix"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/passes"
)

//go:embed toy.yaml
var definition []byte

//go:embed programs/area.mlir
var program []byte

func main() {
	if err := run(os.Stdout); err != nil {
		var list diag.List
		if errors.As(err, &list) {
			_ = diag.Render(os.Stderr, list...)
		} else {
			fmt.Fprintln(os.Stderr, "toy:", err)
		}
		os.Exit(1)
	}
}

func run(w io.Writer) error {
	if err := generate(w); err != nil {
		return err
	}
	// A program links the dialects and passes that it names. Those of package ods, the front door, are all of them, and
	// take longer to build.
	registry := core.NewRegistry(arith.New(), funcdefs.New(), llvm.New(), fix.Dialect())
	tollvm.Extend(registry)
	ctx := core.NewContextWith(registry)

	// Parse also verifies.
	module, findings := core.Parse(ctx, program, core.ParseOptions{Name: "area.mlir"})
	if module == nil {
		return findings
	}
	show(w, "parsed and verified: area.mlir", module)

	for _, stage := range []struct{ title, pipeline string }{
		{"optimized: add(x, 0) is gone, by the folder", "builtin.module(canonicalize,cse)"},
		{"lowered to arith", "builtin.module(toy-to-arith,canonicalize)"},
		{"lowered to the LLVM dialect", "builtin.module(convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)"},
	} {
		if err := transform(ctx, module, stage.pipeline); err != nil {
			return err
		}
		show(w, stage.title, module)
	}

	e, err := engine.New(module, engine.Options{})
	if err != nil {
		return err
	}
	result, err := e.Call(context.Background(), "main")
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "-- run: the whole part of the area of a circle of radius 1.5\n%s\n", result[0])
	return nil
}

// generate runs the generator in memory. The command "odsgen gen", and odsgen.Generate, also type-check the Go before they write it.
func generate(w io.Writer) error {
	read := func(name string) ([]byte, error) {
		if name == "toy.yaml" {
			return definition, nil
		}
		return os.ReadFile(name)
	}
	prog, findings := load.Load(load.Options{Embedded: defs.FS, ReadFile: read}, "toy.yaml")
	if err := findings.Err(); err != nil {
		return err
	}
	pkg, findings, err := emit.Dialect(prog.Roots[0], emit.Options{})
	if err != nil {
		return err
	}
	if err := findings.Err(); err != nil {
		return err
	}
	fmt.Fprintf(w, "-- generated from toy.yaml (%d lines)\n", strings.Count(string(definition), "\n"))
	for _, f := range pkg.Files {
		fmt.Fprintf(w, "fix/%-24s %4d lines\n", f.Name, strings.Count(string(f.Text), "\n"))
	}
	fmt.Fprintln(w)
	return nil
}

func transform(ctx *core.Context, module *core.Operation, pipeline string) error {
	registry := passes.NewRegistry()
	passes.RegisterPasses(registry)
	tollvm.RegisterPasses(registry)
	registry.Add(passes.Func(fix.LowerToArith))
	p, findings := passes.ParsePipeline(registry, pipeline)
	if p == nil {
		return findings
	}
	if findings, ok := passes.NewManagerOf(ctx, p).Run(context.Background(), module); !ok {
		return findings
	}
	return nil
}

func show(w io.Writer, title string, module *core.Operation) {
	fmt.Fprintf(w, "-- %s\n%s\n\n", title, module)
}
