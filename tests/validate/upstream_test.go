package validate

import (
	"context"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/validate"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// mistakes are programs that upstream's passes change, and that are only kernels: their arguments are made.
var mistakes = []struct{ name, pipeline, text string }{
	{"speculative constants", "sccp", `func.func @f(%x: i32) -> i32 {
  %v = arith.constant dense<[5, 3, 9, 1]> : vector<4xi32>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %4 = arith.constant 4 : index
  cf.br ^loop(%0, %x : index, i32)
^loop(%i: index, %sum: i32):
  %e = vector.extract %v[%i] : i32 from vector<4xi32>
  %t = arith.xori %sum, %e : i32
  %n = arith.addi %i, %1 : index
  %c = arith.cmpi ult, %n, %4 : index
  cf.cond_br %c, ^loop(%n, %t : index, i32), ^end
^end:
  return %t : i32
}`},
	{"tail of a vectorized loop", "func.func(affine-super-vectorize{virtual-vector-size=8})", `func.func @f(%m: memref<16xi32>, %x: i32) {
  affine.for %i = 0 to 11 {
    affine.store %x, %m[%i] : memref<16xi32>
  }
  return
}`},
	{"captured argument", "func.func(affine-loop-coalescing)", `func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %r = scf.for %i = %0 to %2 step %1 iter_args(%a = %x) -> (i32) {
    %s = scf.for %j = %0 to %2 step %1 iter_args(%b = %a) -> (i32) {
      %t = arith.muli %b, %a : i32
      %u = arith.addi %t, %a : i32
      scf.yield %u : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}`},
	{"tiles against a dependence", "func.func(affine-loop-tile{tile-size=2})", `func.func @f(%m: memref<7x7xi32>) {
  affine.for %i = 1 to 7 {
    affine.for %j = 0 to 6 {
      %v = affine.load %m[%i - 1, %j + 1] : memref<7x7xi32>
      affine.store %v, %m[%i, %j] : memref<7x7xi32>
    }
  }
  return
}`},
	{"jam against a dependence", "func.func(affine-loop-unroll-jam{unroll-jam-factor=2})", `func.func @f(%m: memref<7x9xi32>) {
  affine.for %i = 1 to 7 {
    affine.for %j = 0 to 8 {
      %v = affine.load %m[%i - 1, %j + 1] : memref<7x9xi32>
      affine.store %v, %m[%i, %j] : memref<7x9xi32>
    }
  }
  return
}`},
	{"fusion over a call", "func.func(affine-loop-fusion)", `func.func private @touch(memref<4xi32>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: memref<4xi32>) {
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<4xi32>
    affine.store %v, %b[%i] : memref<4xi32>
    func.call @touch(%b) : (memref<4xi32>) -> ()
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %b[%i] : memref<4xi32>
    affine.store %v, %c[%i] : memref<4xi32>
  }
  return
}`},
	{"copies of what another access changes", "func.func(affine-data-copy-generate{fast-mem-space=0 generate-dma=false})", `func.func @f(%m: memref<6xi32>, %x: i32, %y: i32) {
  %0 = arith.constant 0 : index
  affine.for %i = 0 to 6 {
    affine.store %x, %m[%i] : memref<6xi32>
    memref.store %y, %m[%0] : memref<6xi32>
  }
  return
}`},
	{"negative factor", "func.func(scf-for-loop-range-folding)", `func.func private @take(index)
func.func @f(%lo: index, %hi: index, %k: index) {
  %1 = arith.constant 1 : index
  scf.for %i = %lo to %hi step %1 {
    %x = arith.muli %i, %k : index
    func.call @take(%x) : (index) -> ()
  }
  return
}`},
	{"peeling of a loop that does not run", "func.func(scf-for-loop-peeling)", `func.func private @take(index)
func.func @f(%lo: index, %hi: index) {
  %s = arith.constant 3 : index
  scf.for %i = %lo to %hi step %s {
    func.call @take(%i) : (index) -> ()
  }
  return
}`},
	{"peeling in front", "func.func(scf-for-loop-peeling{peel-front=true})", `func.func private @take(index)
func.func @f(%lo: index, %hi: index) {
  %s = arith.constant 2 : index
  scf.for %i = %lo to %hi step %s {
    func.call @take(%i) : (index) -> ()
  }
  return
}`},
	{"hoisting of what traps", "func.func(loop-invariant-code-motion)", `func.func @f(%n: index, %a: i32, %b: i32) -> i32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %r = scf.for %i = %0 to %n step %1 iter_args(%x = %a) -> (i32) {
    %q = arith.remui %a, %b : i32
    scf.yield %q : i32
  }
  return %r : i32
}`},
	{"vectors that overlap", "func.func(affine-scalrep)", `func.func @f(%m: memref<8xf32>, %v: vector<4xf32>, %x: f32) -> f32 {
  affine.store %x, %m[2] : memref<8xf32>
  affine.vector_store %v, %m[1] : memref<8xf32>, vector<4xf32>
  %r = affine.load %m[2] : memref<8xf32>
  return %r : f32
}`},
	{"exponent of one bit", "convert-math-to-funcs", `func.func @f(%a: f64, %b: i1) -> f64 {
  %r = math.fpowi %a, %b : f64, i1
  return %r : f64
}`},
}

// TestUpstream finds what upstream's passes do to programs. It is what this package is worth.
func TestUpstream(t *testing.T) {
	dialects := all.Registry()
	backend.Extend(dialects)
	reg := backend.Passes()
	for _, m := range mistakes {
		t.Run(m.name, func(t *testing.T) {
			op, err := core.ParseString(core.NewContextWith(dialects), "mistake.mlir", m.text)
			if err != nil {
				t.Fatal(err)
			}
			p, list := passes.ParsePipeline(reg, "builtin.module(canonicalize,"+m.pipeline+",cse)")
			if p == nil {
				t.Fatal(list)
			}
			r, err := validate.Check(context.Background(), op, p, validate.Options{Passes: reg, Lowerings: backend.Lowerings,
				Trials: 32, UpstreamBugs: true})
			if err != nil {
				t.Fatal(err)
			}
			if r.Finding == nil || r.Finding.Number != 2 {
				t.Errorf("found %v in %+v", r.Finding, r.Functions)
			}
		})
	}
}
