package invariant_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/affine/invariant"
)

// TestMaybeNever checks that what would be noticed stays in loops that may have no iterations, and so does what uses
// the loop's variable in a region. mlir-opt 22.1.8 moves both.
func TestMaybeNever(t *testing.T) {
	for _, x := range []struct {
		bounds, body string
		moves        bool
	}{
		{"0 to 10", "affine.store %f, %m[3] : memref<10xf32>", true},
		{"0 to 0", "affine.store %f, %m[3] : memref<10xf32>", false},
		{"0 to %n", "affine.store %f, %m[3] : memref<10xf32>", false},
		{"0 to %n", "affine.for %j = 0 to 10 {\naffine.store %f, %m[%j] : memref<10xf32>\n}", false},
		{"0 to %n", "%q = affine.load %m[3] : memref<10xf32>", true},
		{"0 to %n", "%q = affine.load %m[symbol(%n)] : memref<10xf32>", false},
		{"0 to %n", "%q = affine.vector_load %m[7] : memref<10xf32>, vector<4xf32>", false},
		{"0 to %n", "affine.for %j = 0 to 5 {\n%q = affine.load %m[%j * 2 + 1] : memref<10xf32>\n}", true},
		{"0 to %n", "affine.for %j = 0 to 5 {\n%q = affine.load %m[%j * 2 + 2] : memref<10xf32>\n}", false},
		{"0 to 10", "%q = affine.load %m[symbol(%n)] : memref<10xf32>", true},
		{"0 to 10", "func.call @g() : () -> ()\n%q = affine.load %m[symbol(%n)] : memref<10xf32>", false},
		{"0 to 10", "%q = arith.divsi %n, %n : index", true},
		{"0 to %n", "%q = arith.divsi %n, %n : index", false},
		{"0 to %n", "%q = arith.addi %n, %n : index", true},
		{"0 to 10", "scf.execute_region {\n%q = arith.addi %n, %n : index\nscf.yield\n}", true},
		{"0 to 10", "scf.execute_region {\n%q = arith.addi %i, %n : index\nscf.yield\n}", false},
	} {
		c := core.NewContext(affine.New(), arith.New(), funcd.New(), memref.New(), scf.New(), ub.New())
		m, found := core.Parse(c, []byte("func.func private @g()\nfunc.func @f(%m: memref<10xf32>, %f: f32, %n: index) {\naffine.for %i = "+x.bounds+" {\n"+
			x.body+"\n}\nreturn\n}"),
			core.ParseOptions{})
		if m == nil {
			t.Fatal(found)
		}
		if got := invariant.Run(m); got != x.moves {
			t.Errorf("%s, %s: moved is %v, want %v:\n%s", x.bounds, strings.Fields(x.body)[0], got, x.moves, m)
		}
	}
}
