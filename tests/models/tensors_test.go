package models

import (
	"bytes"
	"context"
	"flag"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/dialecttest"
	"github.com/odsgen/ods/tests/randir"
)

var writeTensors = flag.String("write-tensors", "", "write a module of 5 MB of structured operations on tensors to this file")

// TestManyTensors lowers a module of many functions as mlir-opt does, in the four steps that are measured on one of 5 MB, which
// -write-tensors writes.
func TestManyTensors(t *testing.T) {
	if *writeTensors != "" {
		if err := os.WriteFile(*writeTensors, []byte(randir.ManyTensors(1, 5<<20)), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text := randir.ManyTensors(2, 1<<15)
	for _, flags := range [][]string{{"--linalg-generalize-named-ops"}, lowerTensors[:1], lowerTensors[:2], lowerTensors} {
		for _, d := range dialecttest.CompareParts(t, config(), []string{text}, limit, slices.Concat(flags, []string{"--upstream-bugs"})...) {
			t.Errorf("%v: got\n%s\nwant\n%s", flags, d.Got, d.Want)
		}
	}
}

// lowerTensors takes random programs of tensors to the llvm dialect.
var lowerTensors = []string{"--one-shot-bufferize=bufferize-function-boundaries", "--convert-linalg-to-loops", "--convert-vector-to-scf",
	"--expand-strided-metadata", "--lower-affine", "--convert-scf-to-cf", "--convert-vector-to-llvm", "--finalize-memref-to-llvm",
	"--convert-arith-to-llvm", "--convert-index-to-llvm", "--convert-cf-to-llvm", "--convert-func-to-llvm", "--reconcile-unrealized-casts"}

// TestRandomTensorsAgree compares what passes make of random programs of tensors with what mlir-opt makes of them.
func TestRandomTensorsAgree(t *testing.T) {
	var parts []string
	for seed := range uint64(80) {
		parts = append(parts, randir.Tensors(seed))
	}
	for _, flags := range [][]string{
		{"--canonicalize"}, {"--cse"}, {"--canonicalize", "--cse", lowerTensors[0], "--canonicalize"}, {"--eliminate-empty-tensors", lowerTensors[0]},
		{lowerTensors[0], "--buffer-deallocation-pipeline"}, lowerTensors,
	} {
		for _, d := range dialecttest.CompareParts(t, config(), parts, limit, slices.Concat(flags, []string{"--upstream-bugs"})...) {
			t.Errorf("%v on seed %d: got\n%s\nwant\n%s", flags, d.Part, d.Got, d.Want)
		}
	}
}

// TestRandomTensorsRun runs random programs in the engine and in mlir-runner, before and after canonicalization.
func TestRandomTensorsRun(t *testing.T) {
	for seed := range uint64(10) {
		text := randir.Tensors(seed)
		var want string
		for i, first := range [][]string{nil, {"--canonicalize", "--cse"}} {
			lowered, messages, _ := dialecttest.Ours(config())(text, append(first, lowerTensors...))
			if messages != "" {
				t.Fatalf("seed %d: %s\n%s", seed, messages, text)
			}
			c := core.NewContextWith(all.Registry())
			module, list := core.Parse(c, []byte(lowered), core.ParseOptions{})
			if module == nil {
				t.Fatal(list)
			}
			var out bytes.Buffer
			e, err := engine.New(module, engine.Options{Stdout: &out})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := e.Call(context.Background(), "main"); err != nil {
				t.Fatalf("seed %d: %v\n%s", seed, err, text)
			}
			if i > 0 && out.String() != want {
				t.Errorf("seed %d: canonicalized, got\n%s\nwant\n%s", seed, out.String(), want)
			}
			want = out.String()
			if strings.Count(want, "\n") != 24 {
				t.Errorf("seed %d: got %q, want 24 lines", seed, want)
			}
			if _, err := exec.LookPath("mlir-runner-22"); err == nil {
				compare(t, want, []byte(lowered), "mlir-runner-22", "-e", "main", "--entry-point-result=void", "--shared-libs="+runtimeLibrary)
			}
		}
	}
}
