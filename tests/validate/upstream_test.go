package validate

import (
	"context"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/lower"
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
	{"transfer over a reshape", "fold-memref-alias-ops", `func.func @f(%m: memref<8x9xi32>) -> vector<2x3xi32> {
  %0 = arith.constant 0 : index
  %p = arith.constant 0 : i32
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [8, 3, 3] : memref<8x9xi32> into memref<8x3x3xi32>
  %v = vector.transfer_read %e[%0, %0, %0], %p {in_bounds = [true, true]} : memref<8x3x3xi32>, vector<2x3xi32>
  return %v : vector<2x3xi32>
}`},
	{"copy that a map needs", "one-shot-bufferize{bufferize-function-boundaries}", `func.func @f(%x: i32, %k: i32) -> (i32, i32) {
  %0 = arith.constant 0 : index
  %in = tensor.from_elements %k, %k : tensor<2xi32>
  %init = arith.constant dense<11> : tensor<2xi32>
  %seen = memref.alloc() : memref<i32>
  memref.store %k, %seen[] : memref<i32>
  %m = linalg.map ins(%in : tensor<2xi32>) outs(%init : tensor<2xi32>) (%a: i32, %o: i32) {
    memref.store %o, %seen[] : memref<i32>
    linalg.yield %a : i32
  }
  %r = memref.load %seen[] : memref<i32>
  %e = tensor.extract %m[%0] : tensor<2xi32>
  return %r, %e : i32, i32
}`},
	{"folded quotient", "sccp", `func.func private @take(index)
func.func @f() {
  %a = index.constant -9223372036854775808
  %b = index.constant 16
  %q = index.ceildivs %a, %b
  func.call @take(%q) : (index) -> ()
  return
}`},
	{"lowered quotient", "convert-index-to-llvm", `func.func @f(%x: i64) -> i64 {
  %z = arith.constant -9223372036854775808 : i64
  %c = arith.minsi %x, %z : i64
  %a = index.casts %c : i64 to index
  %b = index.constant 7
  %q = index.ceildivs %a, %b
  %r = index.casts %q : index to i64
  return %r : i64
}`},
	{"merged constants", "canonicalize", `func.func @f(%x: i8) -> i8 {
  %a = arith.constant 100 : i8
  %b = arith.constant 100 : i8
  %s = arith.addi %x, %a overflow<nsw> : i8
  %t = arith.addi %s, %b overflow<nsw> : i8
  return %t : i8
}`},
	{"narrowed shift", "arith-int-range-narrowing{int-bitwidths-supported=8}", `func.func @f(%x: i32) -> i32 {
  %m = arith.constant 15 : i32
  %n = arith.andi %x, %m : i32
  %r = arith.shrui %m, %n : i32
  return %r : i32
}`},
	{"sign of zero", "math-expand-ops", `func.func @f(%x: f32) -> f32 {
  %r = math.ceil %x : f32
  return %r : f32
}`},
	{"parallel loops", "scf-parallel-loop-fusion", `func.func @f(%m: memref<8xi32>, %x: i32, %y: i32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %7 = arith.constant 7 : index
  scf.parallel (%i) = (%0) to (%7) step (%1) {
    memref.store %x, %m[%i] : memref<8xi32>
  }
  scf.parallel (%i) = (%0) to (%7) step (%1) {
    %j = arith.subi %7, %i : index
    memref.store %y, %m[%j] : memref<8xi32>
  }
  return
}`},
	{"guarded tiles", "scf-parallel-loop-tiling{parallel-loop-tile-sizes=4 no-min-max-bounds}", `func.func private @take(index)
func.func @f(%lo: index, %hi: index) {
  %2 = arith.constant 2 : index
  scf.parallel (%i) = (%lo) to (%hi) step (%2) {
    func.call @take(%i) : (index) -> ()
  }
  return
}`},
	{"negative numbers of iterations", "func.func(affine-loop-coalescing)", `func.func private @take(index, index)
func.func @f(%n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %k {
      func.call @take(%i, %j) : (index, index) -> ()
    }
  }
  return
}`},
	{"great arguments", "math-expand-ops", `func.func @f(%n: i32) -> f32 {
  %m = arith.constant 1 : i32
  %b = arith.andi %n, %m : i32
  %f = arith.sitofp %b : i32 to f32
  %g = arith.constant 89.0 : f32
  %x = arith.subf %g, %f : f32
  %r = math.cosh %x : f32
  return %r : f32
}`},
	{"widened mask", "convert-vector-to-scf{full-unroll=false}", `func.func @f(%m: memref<4x1x4x4xi32, strided<[?, ?, ?, ?]>>, %v: vector<3x2xi32>, %on: vector<2x3xi1>) {
  %0 = arith.constant 0 : index
  vector.transfer_write %v, %m[%0, %0, %0, %0], %on {permutation_map = affine_map<(d0, d1, d2, d3) -> (d3, d0)>, in_bounds = [true, true]}
    : vector<3x2xi32>, memref<4x1x4x4xi32, strided<[?, ?, ?, ?]>>
  return
}`},
	{"vectors that overlap", "func.func(affine-scalrep)", `func.func @f(%m: memref<8xf32>, %v: vector<4xf32>, %x: f32) -> f32 {
  affine.store %x, %m[2] : memref<8xf32>
  affine.vector_store %v, %m[1] : memref<8xf32>, vector<4xf32>
  %r = affine.load %m[2] : memref<8xf32>
  return %r : f32
}`},
	{"matrices by rows", "convert-vector-to-llvm{vector-contract-lowering=llvmintr}", `func.func @f(%a: vector<2x4xf32>, %b: vector<4x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c
    : vector<2x4xf32>, vector<4x3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
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
			r, err := validate.Check(context.Background(), op, p, validate.Options{Passes: reg, Lowerings: lower.Lowerings,
				Trials: 32, UpstreamBugs: true})
			if err != nil {
				t.Fatal(err)
			}
			if r.Finding == nil || r.Finding.Number > 2 {
				t.Errorf("found %v in %+v", r.Finding, r.Functions)
			}
		})
	}
}

// TestOfferedMemory has a program that leaves its memory to whoever bufferizes it: what is computed counts, what was there
// does not.
func TestOfferedMemory(t *testing.T) {
	dialects := all.Registry()
	backend.Extend(dialects)
	reg := backend.Passes()
	op, err := core.ParseString(core.NewContextWith(dialects), "offered.mlir", `func.func @f(%m: memref<4xf32>, %f: f32) -> f32 {
  %0 = arith.constant 2 : index
  %1 = arith.constant 3 : index
  %t = bufferization.to_tensor %m restrict writable : memref<4xf32> to tensor<4xf32>
  %u = tensor.insert %f into %t[%0] : tensor<4xf32>
  %a = tensor.extract %u[%0] : tensor<4xf32>
  %b = tensor.extract %u[%1] : tensor<4xf32>
  %r = arith.addf %a, %b : f32
  return %r : f32
}`)
	if err != nil {
		t.Fatal(err)
	}
	p, list := passes.ParsePipeline(reg, "builtin.module(one-shot-bufferize)")
	if p == nil {
		t.Fatal(list)
	}
	r, err := validate.Check(context.Background(), op, p, validate.Options{Passes: reg, Lowerings: lower.Lowerings})
	if err != nil {
		t.Fatal(err)
	}
	if f := r.Functions; r.Finding != nil || len(f) != 1 || f[0].Changes != 1 {
		t.Errorf("found %v in %+v", r.Finding, f)
	}
}
