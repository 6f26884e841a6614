package ods_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/passes"
)

const program = `func.func private @printI64(i64)
func.func @square(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %y = arith.addi %x, %zero : i64
  %0 = arith.muli %x, %y : i64
  call @printI64(%0) : (i64) -> ()
  return %0 : i64
}
func.func @half(%x: f32, %on: i1) -> f32 {
  %two = arith.constant 2.0 : f32
  %0 = arith.divf %x, %two : f32
  %1 = arith.select %on, %0, %x : f32
  return %1 : f32
}`

func TestRunPipeline(t *testing.T) {
	ctx := ods.NewContext()
	for _, pipeline := range []string{"canonicalize,cse", "builtin.module(canonicalize,cse)",
		" builtin.module(func.func(canonicalize))", "func.func(canonicalize{top-down=true})"} {
		module, err := ods.Parse(ctx, "f.mlir", program)
		if err != nil {
			t.Fatal(err)
		}
		if err := ods.RunPipeline(t.Context(), module, pipeline); err != nil {
			t.Error(err)
		}
		if strings.Contains(module.String(), "arith.addi") {
			t.Errorf("%s did not fold", pipeline)
		}
	}
	module, err := ods.Parse(ctx, "f.mlir", program)
	if err != nil {
		t.Fatal(err)
	}
	var list diag.List
	if err := ods.RunPipeline(t.Context(), module, "cannonicalize"); !errors.As(err, &list) ||
		!strings.Contains(err.Error(), "cannonicalize") {
		t.Errorf("got %v", err)
	}
	ran := false
	own := passes.Func(func() *passes.Pass {
		return &passes.Pass{Name: "mine", Run: func(r *passes.Run) { ran = true }}
	})
	if err := ods.RunPipeline(t.Context(), module, "mine", own); err != nil || !ran {
		t.Errorf("a pass of one's own: %v, ran %v", err, ran)
	}
	fails := passes.Func(func() *passes.Pass {
		return &passes.Pass{Name: "fails", Run: func(r *passes.Run) { r.Fail() }}
	})
	if err := ods.RunPipeline(t.Context(), module, "fails", fails); err == nil {
		t.Error("a pass that fails is no error")
	}
	stopped, stop := context.WithCancel(t.Context())
	stop()
	if err := ods.RunPipeline(stopped, module, "canonicalize"); err == nil {
		t.Error("a pipeline that is cancelled is no error")
	}
}

func TestRun(t *testing.T) {
	file := filepath.Join(t.TempDir(), "f.mlir")
	if err := os.WriteFile(file, []byte(program), 0o600); err != nil {
		t.Fatal(err)
	}
	module, err := ods.ParseFile(ods.NewContext(), file)
	if err != nil {
		t.Fatal(err)
	}
	before := module.String()
	var out bytes.Buffer
	got, err := ods.Run(t.Context(), &out, module, "square", -7)
	if err != nil || got[0].String() != "49" || out.String() != "49" {
		t.Errorf("%v, %v, printed %q", got, err, out.String())
	}
	if module.String() != before {
		t.Error("the module was changed")
	}
	if got, err := ods.Run(t.Context(), nil, module, "half", 3.0, true); err != nil || got[0].String() != "1.500000e+00" {
		t.Error(got, err)
	}
	for want, run := range map[string]func() error{
		"'@square' expects 1 arguments, got 0": func() error { _, err := ods.Run(t.Context(), nil, module, "square"); return err },
		"no function '@cube' is defined":       func() error { _, err := ods.Run(t.Context(), nil, module, "cube"); return err },
		`argument #0 of '@square': "1.5" is no`: func() error {
			_,
				err := ods.Run(t.Context(), nil, module, "square", 1.5)
			return err
		},
		"argument #0 of '@square': a []int is no": func() error {
			_,
				err := ods.Run(t.Context(), nil, module, "square", []int{1})
			return err
		},
		"no such file": func() error { _, err := ods.ParseFile(ods.NewContext(), file+"x"); return err },
	} {
		if err := run(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, expected %s", err, want)
		}
	}
	e, err := ods.Compile(t.Context(), module, "", engine.Options{})
	if err != nil {
		t.Fatal(err)
	}
	half, err := engine.Func[func(float32, bool) float32](e, "half")
	if err != nil || half(3, false) != 3 {
		t.Error(err)
	}
}

// TestShapes: slices and memrefs have the sizes that the source says, also when the pipeline is one of the user's own, and messages are
// in its terms.
func TestShapes(t *testing.T) {
	m, err := ods.Parse(ods.NewContext(), "shapes.mlir", `func.func @norm(%rows: memref<?x4xf32>, %row: index, %weights: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %rows[%row, %c0] : memref<?x4xf32>
  %w = memref.load %weights[%c0] : memref<4xf32>
  %r = arith.mulf %x, %w : f32
  return %r : f32
}
`)
	if err != nil {
		t.Fatal(err)
	}
	before := m.String()
	for _, pipeline := range []string{"", "canonicalize,expand-strided-metadata,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts,cse,canonicalize"} {
		e, err := ods.Compile(t.Context(), m, pipeline, engine.Options{})
		if err != nil {
			t.Fatal(err)
		}
		norm, err := engine.Func[func(*engine.Memref[float32], int, []float32) (float32, error)](e, "norm")
		if err != nil {
			t.Fatal(err)
		}
		rows, err := engine.NewMemref(e, []float32{1, 2, 3, 4, 5, 6, 7, 8}, 2, 4)
		if err != nil {
			t.Fatal(err)
		}
		if v, err := norm(rows, 1, []float32{2, 0, 0, 0}); v != 10 || err != nil {
			t.Errorf("got %v, %v", v, err)
		}
		_, err = norm(rows, 1, []float32{2, 0, 0})
		if want := "argument #2 of '@norm' is a memref<4xf32>, and what is passed has 3 elements"; err == nil || err.Error() != want {
			t.Errorf("got %v\nexpected %s", err, want)
		}
		_, err = engine.Func[func(*engine.Memref[float32], int) float32](e, "norm")
		if want := "'@norm' has type (memref<?x4xf32>, index, memref<4xf32>) -> f32, which is no func(*engine.Memref[float32], int) float32: " +
			"parameter #2 of type memref<4xf32> is missing"; err == nil || err.Error() != want {
			t.Errorf("got %v\nexpected %s", err, want)
		}
	}
	if m.String() != before {
		t.Errorf("got %s", m)
	}
}
