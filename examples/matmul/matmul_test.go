package matmul

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// lower parses a file and lowers it as the command run does.
func lower(t *testing.T, file string) *core.Operation {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r := all.Registry()
	backend.Extend(r)
	ctx := core.NewContextWith(r)
	m, list := core.Parse(ctx, text, core.ParseOptions{Name: file})
	if list.HasErrors() {
		t.Fatal(list)
	}
	pipeline, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
	if list.HasErrors() {
		t.Fatal(list)
	}
	if list, ok := passes.NewManagerOf(ctx, pipeline).Run(context.Background(), m); !ok {
		t.Fatal(list)
	}
	return m
}

// checkProduct compares what a program printed with the product that is computed here.
func checkProduct(t *testing.T, out string) {
	t.Helper()
	head, rows, ok := strings.Cut(out, "data = \n")
	if !ok || !strings.HasSuffix(head, "rank = 2 offset = 0 sizes = [100, 50] strides = [50, 1] ") {
		t.Fatalf("the output starts with %q", head)
	}
	numbers := strings.FieldsFunc(rows, func(r rune) bool { return strings.ContainsRune("[], \n", r) })
	if len(numbers) != 100*50 {
		t.Fatalf("%d numbers, want %d", len(numbers), 100*50)
	}
	for i := range 100 {
		for j := range 50 {
			var want float32
			for k := range 3 {
				want += (float32(i) + float32(k)/2) * float32(j-k)
			}
			// The helper prints six digits.
			if got, err := strconv.ParseFloat(numbers[i*50+j], 64); err != nil || strconv.FormatFloat(float64(want), 'g', 6, 64) != strconv.FormatFloat(got, 'g', 6, 64) {
				t.Fatalf("C[%d, %d] is %s (%v), want %g", i, j, numbers[i*50+j], err, want)
			}
		}
	}
}

// TestProduct runs the programs with each engine, and builds them.
func TestProduct(t *testing.T) {
	files, err := filepath.Glob("*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatalf("no programs (%v)", err)
	}
	for _, file := range files {
		m := lower(t, file)
		for _, e := range run.Engines() {
			t.Run(file+"/"+e.Name, func(t *testing.T) {
				if e.Name != "interpreter" {
					need(t, e.Name)
				}
				var b bytes.Buffer
				if err := e.Run(t.Context(), &b, driver.Call{Module: m, Entry: "main", CheckLeaks: e.Name == "interpreter"}); err != nil {
					t.Fatal(err)
				}
				checkProduct(t, b.String())
			})
		}
		t.Run(file+"/build", func(t *testing.T) {
			need(t, "llc")
			prog := filepath.Join(t.TempDir(), "matmul")
			if err := native.Build(t.Context(), m, native.Options{Entry: "main", Output: prog}); err != nil {
				t.Fatal(err)
			}
			out, err := exec.Command(prog).Output()
			if err != nil {
				t.Fatal(err)
			}
			checkProduct(t, string(out))
		})
	}
}

// need skips the test when a tool of LLVM is missing.
func need(t *testing.T, tool string) {
	t.Helper()
	if _, err := native.FindTool(t.Context(), tool); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%v; ODSGEN_ORACLE demands it", err)
		}
		t.Skip(err)
	}
}
