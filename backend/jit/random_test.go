package jit

import (
	"bytes"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/randprog"
)

// seeds is how many modules the comparisons of random programs try; ODSGEN_SEEDS sets another number.
func seeds() (n uint64) {
	n = 12
	if s := os.Getenv("ODSGEN_SEEDS"); s != "" {
		fmt.Sscan(s, &n)
	}
	return n
}

// TestRandomPrograms executes random programs with the interpreter and as compiled code.
func TestRandomPrograms(t *testing.T) {
	for _, c := range []struct {
		name         string
		write        func(seed uint64, funcs, steps int) string
		funcs, steps int
	}{
		{"plain", randprog.Module, 12, 24},
		{"structured", randprog.Structured, 6, 14},
		{"tensors", randprog.Tensors, 6, 12},
		{"vectors", randprog.Vectors, 6, 36},
	} {
		for seed := range seeds() {
			t.Run(fmt.Sprint(c.name, "/", seed), func(t *testing.T) {
				text := c.write(seed, c.funcs, c.steps)
				m := parse(t, text)
				if c.name != "vectors" { // which are in the llvm dialect, and are not to be simplified
					m = tryLower(t, text)
				}
				if m == nil {
					t.Skip("the pipeline refuses the program, as upstream's does")
				}
				var want bytes.Buffer
				e, err := engine.New(m, engine.Options{Stdout: &want})
				if err == nil {
					_, err = e.Call(t.Context(), "main")
				}
				if err != nil {
					t.Fatal(err)
				}
				for i, check := range []bool{false, true, false} {
					got, err := outputOf(t, m, tested(i != 2), check)
					if err != nil || got != want.String() {
						t.Fatalf("check %v, without SIMD %v: %v, %s\n%s", check, i == 2, err, textdiff.First(got, want.String()), text)
					}
					if c.name != "vectors" && i == 1 {
						break
					}
				}
			})
		}
	}
}

// noNumber are the bits of NaNs, whose sign and payload are left open.
var noNumber = regexp.MustCompile(`0x(7F[89A-F]|FF[89A-F]|7FF[89A-F]|FFF[89A-F]|7E|FE|7D|FD|7F|FF)[0-9A-F]*`)

// TestRandomOperations executes single operations of the llvm dialect on random constants with the interpreter and as
// compiled code. Only where the interpreter has a result there is something to compare.
func TestRandomOperations(t *testing.T) {
	const count = 150
	compared := 0
	for seed := range seeds() {
		text, types := randprog.Intrinsics(seed, count)
		m := parse(t, text)
		want, err := engine.New(m, engine.Options{})
		if err != nil {
			t.Fatal(err)
		}
		e, err := engine.New(m, engine.Options{Mode: engine.JIT, Compiler: tested(true)})
		if err != nil {
			t.Errorf("seed %d: %v", seed, err)
			continue
		}
		for i := range types {
			name := fmt.Sprint("f", i)
			w, err := want.Call(t.Context(), name)
			if err != nil || want.CheckResults(name, w) != nil {
				continue
			}
			compared++
			g, err := e.Call(t.Context(), name)
			if x, y := values(g), values(w); err != nil || x != y {
				_, body, _ := strings.Cut(text, fmt.Sprintf("llvm.func @g%d(", i))
				body, _, _ = strings.Cut(body, fmt.Sprintf("llvm.func @g%d(", i+1))
				t.Errorf("seed %d: got %s, %v; the interpreter has %s\n%s", seed, x, err, y, body)
			}
		}
		if err := e.Close(); err != nil {
			t.Error(err)
		}
	}
	if compared < count*int(seeds())/3 {
		t.Errorf("only %d operations have defined results", compared)
	}
}

func values(l []engine.Value) string { return noNumber.ReplaceAllString(fmt.Sprint(l), "nan") }

func parse(t testing.TB, text string) *core.Operation {
	t.Helper()
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(text), core.ParseOptions{Name: "program.mlir"})
	if list.HasErrors() {
		t.Fatalf("%v\n%s", list, text)
	}
	return m
}
