package main

import (
	"bytes"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/jit"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// printed is what lli prints for the programs.
var printed = map[string]string{"fib": "14930352\n", "matmul": "2.06182e+07\n", "sieve": "1270607\n", "sort": "0\n1072711528\n",
	"nbody": "-2.24125\n", "mandelbrot": "13707101\n", "hash": "-2883687093109791576\n", "stencil": "48.0688\n",
	"vectors": "8.38656\n693\n30\n"}

// TestPrograms executes the programs as compiled code, which takes a tenth of a second each.
func TestPrograms(t *testing.T) {
	for _, p := range order {
		text, err := programs.ReadFile("programs/" + p[0] + ".mlir")
		if err != nil {
			t.Fatal(err)
		}
		r := all.Registry()
		backend.Extend(r)
		m, list := core.Parse(core.NewContextWith(r), text, core.ParseOptions{Name: p[0]})
		if list.HasErrors() {
			t.Fatal(list)
		}
		pipeline, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
		if list.HasErrors() {
			t.Fatal(list)
		}
		if list, ok := passes.NewManagerOf(m.Context(), pipeline).Run(t.Context(), m); !ok {
			t.Fatal(list)
		}
		var out bytes.Buffer
		e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: jit.Compiler{}, Stdout: &out})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := e.Call(t.Context(), "main"); err != nil || out.String() != printed[p[0]] {
			t.Errorf("%s: got %q, %v, want %q", p[0], out.String(), err, printed[p[0]])
		}
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	}
}
