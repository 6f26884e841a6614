package cftoscf_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
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
	Passes:   cftoscf.RegisterPasses,
	Generic:  true,
}

// TestFiles compares what the pass prints with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestBeyond shows what mlir-opt does not do.
func TestBeyond(t *testing.T) { suite.FilesBelow(t, "testdata/beyond") }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestOracleRandom lifts random functions.
func TestOracleRandom(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(200) {
		randomFunction(&b, rand.New(rand.NewPCG(seed, 11)))
	}
	suite.Compare(t, b.String(), "--lift-cf-to-scf", "--split-input-file")
	suite.Compare(t, b.String(), "--lift-cf-to-scf", "--split-input-file", "--mlir-print-debuginfo")
}

// plan says how the blocks of a function branch to one another: all are reached.
type plan struct {
	succs [][]int
	// doms are, for each block, the blocks through which all ways to it go.
	doms []map[int]bool
}

func newPlan(rnd *rand.Rand) plan {
	n := 2 + rnd.IntN(8)
	p := plan{succs: make([][]int, n), doms: make([]map[int]bool, n)}
	for k := range n {
		any := func() int { return 1 + rnd.IntN(n-1) }
		switch next := k + 1; {
		case next == n && rnd.IntN(4) > 0:
		case next == n:
			p.succs[k] = []int{any()}
		case rnd.IntN(4) == 0:
			p.succs[k] = []int{next}
		case rnd.IntN(4) == 0:
			p.succs[k] = []int{any(), next, any()}
		case rnd.IntN(2) == 0:
			p.succs[k] = []int{next, any()}
		default:
			p.succs[k] = []int{any(), next}
		}
	}
	for k := range p.doms {
		p.doms[k] = map[int]bool{k: true}
		for d := range n {
			if d != k && !p.reaches(k, d) {
				p.doms[k][d] = true
			}
		}
	}
	return p
}

// reaches reports whether a way leads from the first block to another, not through a third one.
func (p plan) reaches(to, without int) bool {
	seen := map[int]bool{without: true}
	var visit func(k int) bool
	visit = func(k int) bool {
		if seen[k] {
			return false
		}
		seen[k] = true
		return k == to || slices.ContainsFunc(p.succs[k], visit)
	}
	return visit(0)
}

// randomFunction writes a function whose blocks branch to one another arbitrarily, and use the values of those that dominate
// them, also in regions of operations.
func randomFunction(b *strings.Builder, rnd *rand.Rand) {
	p := newPlan(rnd)
	blocks := len(p.succs)
	args := make([]int, blocks)
	vals := make([][]string, blocks)
	for k := range blocks {
		if k > 0 {
			args[k] = rnd.IntN(3)
		}
		for i := range args[k] {
			vals[k] = append(vals[k], fmt.Sprintf("%%a%d_%d", k, i))
		}
	}
	b.WriteString("func.func @f(%x: i32, %c: i1) -> i32 {\n")
	defs := make([]int, blocks)
	for k := range blocks {
		defs[k] = rnd.IntN(3)
	}
	for k := range blocks {
		var list []string
		for _, v := range vals[k] {
			list = append(list, v+": i32")
		}
		if k > 0 {
			fmt.Fprintf(b, "^bb%d(%s):\n", k, strings.Join(list, ", "))
		}
		seen := []string{"%x"}
		for d := range blocks {
			if !p.doms[k][d] || d == k {
				continue
			}
			seen = append(seen, vals[d][:args[d]]...)
			for i := range defs[d] {
				seen = append(seen, fmt.Sprintf("%%v%d_%d", d, i))
			}
		}
		seen = append(seen, vals[k]...)
		pick := func() string { return seen[rnd.IntN(len(seen))] }
		for i := range defs[k] {
			v := fmt.Sprintf("%%v%d_%d", k, i)
			fmt.Fprintf(b, "  %s = \"t.v\"(%s) : (i32) -> i32\n", v, pick())
			seen = append(seen, v)
		}
		if rnd.IntN(3) == 0 {
			fmt.Fprintf(b, "  scf.if %%c {\n    \"t.u\"(%s, %s) : (i32, i32) -> ()\n  }\n", pick(), pick())
		}
		to := func(i int) string {
			n := p.succs[k][i]
			if args[n] == 0 {
				return fmt.Sprintf("^bb%d", n)
			}
			var list, types []string
			for range args[n] {
				list, types = append(list, pick()), append(types, "i32")
			}
			return fmt.Sprintf("^bb%d(%s : %s)", n, strings.Join(list, ", "), strings.Join(types, ", "))
		}
		switch len(p.succs[k]) {
		case 0:
			fmt.Fprintf(b, "  return %s : i32\n", pick())
		case 1:
			fmt.Fprintf(b, "  cf.br %s\n", to(0))
		case 2:
			fmt.Fprintf(b, "  cf.cond_br %%c, %s, %s\n", to(0), to(1))
		default:
			fmt.Fprintf(b, "  cf.switch %s : i32, [default: %s, 3: %s, 7: %s]\n", pick(), to(0), to(1), to(2))
		}
	}
	b.WriteString("}\n// -----\n")
}
