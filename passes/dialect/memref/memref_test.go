package memref_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/amdgpu"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/passes/dialect/memref"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), amdgpu.New(), arith.New(), cf.New(), funcd.New(), memrefdefs.New(), scf.New(), tensor.New(), tosa.New(), ub.New(),
		vector.New()},
	Passes:  memref.RegisterPasses,
	Extend:  memref.Extend,
	Generic: true,
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestOracleRandom promotes variables of random functions.
func TestOracleRandom(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(150) {
		randomFunction(&b, rand.New(rand.NewPCG(seed, 3)), "memref<i32>", func() string { return "" })
	}
	suite.Compare(t, b.String(), "--mem2reg", "--split-input-file")
	suite.Compare(t, b.String(), "--mem2reg", "--split-input-file", "--mlir-print-debuginfo")
}

// TestOracleRandomParts splits memrefs of random functions, and promotes what comes of it.
func TestOracleRandomParts(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(100) {
		rnd := rand.New(rand.NewPCG(seed, 4))
		randomFunction(&b, rnd, "memref<2x3xi32>", func() string {
			if rnd.IntN(60) == 0 {
				return "%i, %k1"
			}
			return fmt.Sprintf("%%k%d, %%k%d", rnd.IntN(2), rnd.IntN(3))
		})
	}
	suite.Compare(t, b.String(), "--sroa", "--split-input-file", "--mlir-print-debuginfo")
	suite.Compare(t, b.String(), "--sroa", "--mem2reg", "--split-input-file")
}

// randomFunction writes a function with variables that are loaded and stored in blocks with arbitrary branches, some of
// which nothing reaches, and in nested regions. They have the type; at gives subscripts.
func randomFunction(b *strings.Builder, rnd *rand.Rand, typ string, at func() string) {
	blocks, vars, values := 1+rnd.IntN(8), 1+rnd.IntN(4), 0
	b.WriteString("func.func @f(%x: i32, %c: i1, %i: index) {\n")
	for k := range 3 {
		fmt.Fprintf(b, "  %%k%d = arith.constant %d : index\n", k, k)
	}
	for v := range vars {
		fmt.Fprintf(b, "  %%m%d = memref.alloca() : %s\n", v, typ)
	}
	for k := range blocks {
		if k > 0 {
			fmt.Fprintf(b, "^bb%d:\n", k)
		}
		last := "%x"
		for range rnd.IntN(6) {
			v := rnd.IntN(vars)
			switch rnd.IntN(9) {
			case 0, 1, 2:
				fmt.Fprintf(b, "  memref.store %s, %%m%d[%s] : %s\n", last, v, at(), typ)
			case 3, 4, 5:
				fmt.Fprintf(b, "  %%v%d = memref.load %%m%d[%s] : %s\n", values, v, at(), typ)
				last = fmt.Sprintf("%%v%d", values)
				values++
			case 6, 7:
				fmt.Fprintf(b, "  %%v%d = arith.addi %s, %%x : i32\n", values, last)
				last = fmt.Sprintf("%%v%d", values)
				values++
			default:
				if rnd.IntN(4) == 0 {
					fmt.Fprintf(b, "  scf.if %%c {\n    memref.store %s, %%m%d[%s] : %s\n  }\n", last, v, at(), typ)
				} else {
					fmt.Fprintf(b, "  \"use\"(%s) : (i32) -> ()\n", last)
				}
			}
		}
		to := func() int { return 1 + rnd.IntN(blocks-1) }
		switch {
		case blocks == 1 || rnd.IntN(5) == 0:
			b.WriteString("  return\n")
		case rnd.IntN(2) == 0:
			fmt.Fprintf(b, "  cf.br ^bb%d\n", to())
		default:
			fmt.Fprintf(b, "  cf.cond_br %%c, ^bb%d, ^bb%d\n", to(), to())
		}
	}
	b.WriteString("}\n// -----\n")
}
