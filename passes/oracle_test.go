package passes_test

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/inline"
)

const oracleTool = "mlir-opt-22"

// oracle returns the command that results are compared with, or skips the test.
func oracle(t *testing.T) string {
	t.Helper()
	if testing.Short() {
		t.Skip("-short: not compared with mlir-opt")
	}
	tool, err := exec.LookPath(oracleTool)
	if err == nil {
		return tool
	}
	if os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatalf("%s is not installed, but ODSGEN_ORACLE demands it", oracleTool)
	}
	t.Skipf("%s is not installed; nothing to compare with", oracleTool)
	return ""
}

// upstream runs the oracle on a text and returns what it prints.
func upstream(t *testing.T, tool, text string, flags ...string) string {
	t.Helper()
	cmd := exec.Command(tool, append(flags, "--allow-unregistered-dialect", "-")...)
	cmd.Stdin = strings.NewReader(text)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s %v: %v\n%s", tool, flags, err, errs.String())
	}
	return out.String()
}

func registry() *passes.Registry {
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	inline.RegisterPasses(reg)
	return reg
}

func parse(t testing.TB, c *core.Context, text string) *core.Operation {
	t.Helper()
	op, list := core.Parse(c, []byte(text), core.ParseOptions{Name: "t.mlir", AllowUnregistered: true})
	if op == nil {
		t.Fatalf("%v", list)
	}
	return op
}

func print(t testing.TB, op *core.Operation) string {
	t.Helper()
	var b strings.Builder
	if err := core.Print(&b, op, core.PrintOptions{}); err != nil {
		t.Fatal(err)
	}
	return b.String() + "\n"
}

// ours runs a pipeline on a text and returns what is printed then.
func ours(t testing.TB, text, pipeline string) string {
	t.Helper()
	c := newContext()
	op := parse(t, c, text)
	p, list := passes.ParsePipeline(registry(), pipeline)
	if p == nil {
		t.Fatalf("%s: %v", pipeline, list)
	}
	if list, ok := passes.NewManagerOf(c, p).Run(context.Background(), op); !ok {
		t.Fatalf("%s: %v", pipeline, list)
	}
	return print(t, op)
}

// functions splits a printed module into its functions.
func functions(text string) []string {
	return strings.Split(text, "  func.func ")
}

// programs are kinds of random programs.
type programs uint8

const (
	plain  programs = iota // functions with branches
	calls                  // functions that call one another
	nested                 // functions with structured control flow too
)

// compareRandom compares a pipeline with the oracle on random functions.
func compareRandom(t *testing.T, pipeline string, rounds int, kind programs) {
	t.Helper()
	tool := oracle(t)
	for round := range rounds {
		g := generator{rnd: rand.New(rand.NewPCG(uint64(round), 7)), tiny: round%2 == 1}
		n := 150
		switch kind {
		case calls:
			g.callees, n = 8, 8
		case nested:
			g.depth, g.tiny = 3, false
		}
		text := g.module(n)
		want := functions(upstream(t, tool, text, "--pass-pipeline="+pipeline))
		got := functions(ours(t, text, pipeline))
		source := strings.Split(text, "func.func ")
		if len(got) != len(want) {
			t.Fatalf("round %d: got %d functions, want %d\n%s", round, len(got), len(want), text)
		}
		bad := 0
		for i := range want {
			if got[i] == want[i] {
				continue
			}
			if bad++; bad <= 2 {
				t.Errorf("round %d: %s\ninput: func.func %s\ngot: %s\nwant: %s", round, pipeline, source[i], got[i], want[i])
			}
		}
		if bad > 0 {
			t.Fatalf("round %d: %d of %d functions differ", round, bad, len(want)-1)
		}
	}
}

func TestOracleRandom(t *testing.T) {
	for _, pipeline := range []string{
		"builtin.module(cse)",
		"builtin.module(canonicalize)",
		"builtin.module(canonicalize{top-down=false})",
		"builtin.module(canonicalize{region-simplify=aggressive})",
		"builtin.module(canonicalize{region-simplify=disabled})",
		"builtin.module(canonicalize{region-simplify=aggressive top-down=false})",
		"builtin.module(canonicalize{max-iterations=1})",
		"builtin.module(canonicalize{max-num-rewrites=3 max-iterations=2})",
		"builtin.module(func.func(canonicalize,cse,canonicalize))",
		"builtin.module(cse,canonicalize{region-simplify=aggressive},cse)",
		"builtin.module(sccp)",
		"builtin.module(func.func(sccp))",
		"builtin.module(sccp,canonicalize,sccp,cse)",
	} {
		t.Run(pipeline, func(t *testing.T) { compareRandom(t, pipeline, rounds, plain) })
	}
}

func TestOracleRandomCalls(t *testing.T) {
	for _, pipeline := range []string{
		"builtin.module(sccp)",
		"builtin.module(symbol-dce)",
		"builtin.module(inline)",
		"builtin.module(inline{default-pipeline= max-iterations=2})",
		"builtin.module(inline{inlining-threshold=120},sccp,symbol-dce)",
		"builtin.module(inline{op-pipelines=func.func(cse,canonicalize)})",
	} {
		t.Run(pipeline, func(t *testing.T) { compareRandom(t, pipeline, 5*rounds, calls) })
	}
}

const rounds = 2

func TestOracleRandomNested(t *testing.T) {
	for _, pipeline := range []string{
		"builtin.module(cse)",
		"builtin.module(sccp)",
		"builtin.module(loop-invariant-code-motion)",
		"builtin.module(control-flow-sink)",
		"builtin.module(func.func(loop-invariant-code-motion,cse,control-flow-sink,sccp))",
	} {
		t.Run(pipeline, func(t *testing.T) { compareRandom(t, pipeline, rounds, nested) })
	}
}

// TestOracleTopologicalSort sorts random graphs with cycles.
func TestOracleTopologicalSort(t *testing.T) {
	tool := oracle(t)
	const pipeline = "builtin.module(topological-sort)"
	for seed := range uint64(8) {
		rnd := rand.New(rand.NewPCG(seed, 5))
		var b strings.Builder
		n := 2 + rnd.IntN(60)
		for i := range n {
			use := func() string {
				// Mostly forwards, so that there is something to sort and not only cycles.
				if k := i + 1 + rnd.IntN(n); k < n && rnd.IntN(3) > 0 {
					return fmt.Sprintf("%%v%d", k)
				}
				return fmt.Sprintf("%%v%d", rnd.IntN(n))
			}
			fmt.Fprintf(&b, "%%v%d = \"u.op%d\"(", i, i)
			switch rnd.IntN(4) {
			case 0:
				fmt.Fprintf(&b, ") : () -> i32\n")
			case 1:
				fmt.Fprintf(&b, ") ({\n  \"u.in\"(%s) : (i32) -> ()\n}) : () -> i32\n", use())
			default:
				fmt.Fprintf(&b, "%s) : (i32) -> i32\n", use())
			}
		}
		want := upstream(t, tool, b.String(), "--pass-pipeline="+pipeline)
		if got := ours(t, b.String(), pipeline); got != want {
			t.Errorf("seed %d: %s\n%s", seed, b.String(), firstDifference(got, want))
		}
	}
}
