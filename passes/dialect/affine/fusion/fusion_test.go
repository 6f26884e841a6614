package fusion_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/dialect/affine/fusion"
)

// fuse returns how many loops there are after fusion, and what they look like.
func fuse(t *testing.T, text string, o fusion.Options) (loops int, out string) {
	t.Helper()
	c := core.NewContext(affine.New(), arith.New(), cf.New(), funcd.New(), memref.New(), scf.New(), ub.New())
	m, found := core.Parse(c, []byte(text), core.ParseOptions{AllowUnregistered: true})
	if m == nil {
		t.Fatal(found)
	}
	fusion.Run(m, o)
	out = m.String()
	return strings.Count(out, "affine.for"), out
}

// TestUnknownEffects checks that nests are not fused across operations that may change what the first one stores.
// mlir-opt 22.1.8 fuses them.
func TestUnknownEffects(t *testing.T) {
	for _, between := range []string{
		`func.call @take(%m) : (memref<10xf32>) -> ()`,
		`"test.op"(%m) : (memref<10xf32>) -> ()`,
		`%r = "test.op"(%m) : (memref<10xf32>) -> i32
         "test.use"(%r) : (i32) -> ()`,
	} {
		for _, mode := range []fusion.Mode{fusion.Greedy, fusion.Producer, fusion.Sibling} {
			n, out := fuse(t, `func.func private @take(memref<10xf32>)
func.func @f(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  `+between+`
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}`, fusion.Options{Mode: mode, Tolerance: 0.3, Maximal: true})
			if n != 2 {
				t.Errorf("%s: got %d loops, want 2:\n%s", between, n, out)
			}
		}
	}
}

// TestTwoBuffers checks fusion for two memories at once. In mlir-opt the order of the allocations differs from run to
// run.
func TestTwoBuffers(t *testing.T) {
	n, out := fuse(t, `func.func @f(%a: memref<10xf32>, %f: f32, %g: f32) {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
    affine.store %g, %n[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = affine.load %n[%i] : memref<10xf32>
    %s = arith.addf %v, %w : f32
    affine.store %s, %a[%i] : memref<10xf32>
  }
  return
}`, fusion.Options{Tolerance: 0.3})
	if n != 1 || strings.Count(out, "memref.alloc() : memref<1xf32>") != 2 ||
		strings.Contains(out, "memref.alloc() : memref<10xf32>") {
		t.Errorf("got:\n%s", out)
	}
}
