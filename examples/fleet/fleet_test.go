package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/apache/beam/sdks/v2/go/pkg/beam/testing/ptest"

	"github.com/odsgen/ods"
	"github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/passes"
)

func TestMain(m *testing.M) { ptest.MainWithDefault(m, "prism") }

// TestFleet optimizes a hundred modules, of which two fail: one has an error of syntax, on the other a pass fails.
func TestFleet(t *testing.T) {
	dir, out := t.TempDir(), t.TempDir()
	var files []string
	add := func(name, text string) {
		f := filepath.Join(dir, name)
		if err := os.WriteFile(f, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	for i := range 98 {
		add(fmt.Sprintf("good%d.mlir", i), fmt.Sprintf(`func.func @f() -> i32 {
  %%a = arith.constant %d : i32
  %%b = arith.constant 1 : i32
  %%c = arith.addi %%a, %%b : i32
  return %%c : i32
}
`, i))
	}
	add("syntax.mlir", "func.func @f( {\n")
	add("pass.mlir", `func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
`)
	var counters bytes.Buffer
	if err := run(context.Background(), &counters, "prism", "canonicalize,one-shot-bufferize", out, files); err != nil {
		t.Fatal(err)
	}
	if want := "modules failed: 2\nmodules optimized: 98\npasses canonicalize: 99\npasses one-shot-bufferize: 99\n"; counters.String() != want {
		t.Errorf("counters:\n%swant:\n%s", counters.String(), want)
	}
	results := read(t, filepath.Join(out, "optimized"))
	if len(results) != 98 {
		t.Errorf("%d results", len(results))
	}
	for name, text := range results {
		if strings.HasSuffix(name, "good41.mlir") && !strings.Contains(text, "arith.constant 42 : i32") {
			t.Errorf("%s is not folded:\n%s", name, text)
		}
	}
	failures := read(t, filepath.Join(out, "failed"))
	if len(failures) != 2 {
		t.Fatalf("%d failures", len(failures))
	}
	for name, text := range failures {
		first, _, _ := strings.Cut(text, "\n")
		switch {
		case strings.HasSuffix(name, "syntax.mlir"):
			if !strings.Contains(first, "syntax.mlir:1:") {
				t.Errorf("the message lacks its place: %s", first)
			}
		case strings.HasSuffix(name, "pass.mlir"):
			if !strings.Contains(first, "op was not bufferized") {
				t.Errorf("message: %s", first)
			}
			repeats(t, text, "op was not bufferized")
		}
	}
}

// repeats runs a reproducer and expects the same error.
func repeats(t *testing.T, text, want string) {
	t.Helper()
	op, err := ods.Parse(ods.NewContext(), "reproducer.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	r, list := passes.TakeReproduction(op.Context())
	if r == nil {
		t.Fatalf("no pipeline: %v", list)
	}
	p, list := passes.ParsePipeline(all.Passes(), r.Pipeline)
	if p == nil {
		t.Fatal(list)
	}
	if list, ok := passes.NewManagerOf(op.Context(), p).Run(context.Background(), op); ok || !strings.Contains(list.Error(), want) {
		t.Errorf("the reproducer does not fail as the module did: %v", list)
	}
}

func read(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		out[e.Name()] = string(text)
	}
	return out
}
