package cftoscf_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/cftoscf"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), cf.New(), funcd.New(), scf.New(), ub.New()},
	Passes:   cftoscf.Register,
	Generic:  true,
}

// TestFiles compares what the pass prints with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestOracleRandom lifts random functions.
func TestOracleRandom(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(200) {
		randomFunction(&b, rand.New(rand.NewPCG(seed, 7)))
	}
	suite.Compare(t, b.String(), "--lift-cf-to-scf", "--split-input-file")
	suite.Compare(t, b.String(), "--lift-cf-to-scf", "--split-input-file", "--mlir-print-debuginfo")
}

// randomFunction writes a function whose blocks branch to one another arbitrarily; all are reached.
func randomFunction(b *strings.Builder, rnd *rand.Rand) {
	blocks := 2 + rnd.IntN(8)
	args := make([]int, blocks)
	for k := 1; k < blocks; k++ {
		args[k] = rnd.IntN(3)
	}
	b.WriteString("func.func @f(%a0_0: i32, %c: i1) -> i32 {\n")
	for k := range blocks {
		if k > 0 {
			var list []string
			for i := range args[k] {
				list = append(list, fmt.Sprintf("%%a%d_%d: i32", k, i))
			}
			fmt.Fprintf(b, "^bb%d(%s):\n", k, strings.Join(list, ", "))
		}
		vals := []string{"%a0_0"}
		for i := range args[k] {
			vals = append(vals, fmt.Sprintf("%%a%d_%d", k, i))
		}
		for i := range rnd.IntN(3) {
			fmt.Fprintf(b, "  %%v%d_%d = \"t.v\"() : () -> i32\n", k, i)
			vals = append(vals, fmt.Sprintf("%%v%d_%d", k, i))
		}
		if k == 0 {
			vals = append(vals, "%v0")
			b.WriteString("  %v0 = \"t.v\"() : () -> i32\n")
		} else if rnd.IntN(2) == 0 {
			vals = append(vals, "%v0")
		}
		pick := func() string { return vals[rnd.IntN(len(vals))] }
		to := func(n int) string {
			if args[n] == 0 {
				return fmt.Sprintf("^bb%d", n)
			}
			var list, types []string
			for range args[n] {
				list, types = append(list, pick()), append(types, "i32")
			}
			return fmt.Sprintf("^bb%d(%s : %s)", n, strings.Join(list, ", "), strings.Join(types, ", "))
		}
		any := func() int { return 1 + rnd.IntN(blocks-1) }
		switch n := k + 1; {
		case n == blocks && rnd.IntN(4) > 0:
			fmt.Fprintf(b, "  return %s : i32\n", pick())
		case n == blocks:
			fmt.Fprintf(b, "  cf.br %s\n", to(any()))
		case rnd.IntN(4) == 0:
			fmt.Fprintf(b, "  cf.br %s\n", to(n))
		case rnd.IntN(4) == 0:
			fmt.Fprintf(b, "  cf.switch %s : i32, [default: %s, 3: %s, 7: %s]\n", pick(), to(any()), to(n), to(any()))
		case rnd.IntN(2) == 0:
			fmt.Fprintf(b, "  cf.cond_br %%c, %s, %s\n", to(n), to(any()))
		default:
			fmt.Fprintf(b, "  cf.cond_br %%c, %s, %s\n", to(any()), to(n))
		}
	}
	b.WriteString("}\n// -----\n")
}
