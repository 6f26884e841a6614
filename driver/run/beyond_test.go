package run

import "testing"

// TestBeyondUpstream executes programs that mlir-opt refuses or lowers wrongly.
func TestBeyondUpstream(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		// mlir-opt passes an index to a block of the llvm dialect.
		{"alloca_scope with an index", `func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c1 to %c3 step %c1 {
    %s, %g = memref.alloca_scope -> (index, i64) {
      %t = memref.alloca(%c3) : memref<?xindex>
      memref.store %i, %t[%c1] : memref<?xindex>
      %x = memref.load %t[%c1] : memref<?xindex>
      %y = arith.index_cast %x : index to i64
      memref.alloca_scope.return %x, %y : index, i64
    }
    %z = arith.index_cast %s : index to i64
    %w = arith.addi %z, %g : i64
    func.call @printI64(%w) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}`, "2\n4\n"},
		// mlir-opt's expand-realloc copies all elements to the smaller memory.
		{"realloc that shrinks", `func.func private @printF64(f64)
func.func @main() {
  %m = memref.alloc() : memref<8xf64>
  %c1 = arith.constant 1 : index
  %x = arith.constant 2.5 : f64
  memref.store %x, %m[%c1] : memref<8xf64>
  %r = memref.realloc %m : memref<8xf64> to memref<2xf64>
  %y = memref.load %r[%c1] : memref<2xf64>
  call @printF64(%y) : (f64) -> ()
  memref.dealloc %r : memref<2xf64>
  return
}`, "2.5"},
		// mlir-opt has no pipeline that lowers these of itself.
		{"a clone and a reduction", `func.func @main() {
  %c0 = arith.constant 0 : index
  %k = arith.constant 7 : i32
  %m = memref.alloc() : memref<2xi32>
  memref.store %k, %m[%c0] : memref<2xi32>
  %c = bufferization.clone %m : memref<2xi32> to memref<2xi32>
  %x = memref.load %c[%c0] : memref<2xi32>
  vector.print %x : i32
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %a = arith.constant dense<10> : vector<2xi32>
  %r = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  vector.print %r : vector<2xi32>
  return
}`, "7\n( 16, 25 )\n"},
		// mlir-opt copies a transposed matrix into rows that it takes for columns.
		{"a clone of a transposed matrix", `func.func @main() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %3 = arith.constant 3 : index
  %m = memref.alloc(%2, %3) : memref<?x?xi32>
  scf.for %i = %0 to %2 step %1 {
    scf.for %j = %0 to %3 step %1 {
      %k = arith.muli %i, %3 : index
      %l = arith.addi %k, %j : index
      %v = arith.index_cast %l : index to i32
      memref.store %v, %m[%i, %j] : memref<?x?xi32>
    }
  }
  %t = memref.transpose %m (i, j) -> (j, i) : memref<?x?xi32> to memref<?x?xi32, strided<[1, ?]>>
  %c = bufferization.clone %t : memref<?x?xi32, strided<[1, ?]>> to memref<?x?xi32, strided<[1, ?]>>
  memref.dealloc %m : memref<?x?xi32>
  scf.for %i = %0 to %3 step %1 {
    %x = memref.load %c[%i, %0] : memref<?x?xi32, strided<[1, ?]>>
    %y = memref.load %c[%i, %1] : memref<?x?xi32, strided<[1, ?]>>
    vector.print %x : i32
    vector.print %y : i32
  }
  memref.dealloc %c : memref<?x?xi32, strided<[1, ?]>>
  return
}`, "0\n3\n1\n4\n2\n5\n"},
		// mlir-opt loses the elements of an output that the region of linalg.map reads.
		{"a map that reads its output", `func.func @main() {
  %c1 = arith.constant 1 : index
  %a = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %init = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %m = linalg.map ins(%a : tensor<3xi32>) outs(%init : tensor<3xi32>) (%x: i32, %o: i32) {
    %s = arith.addi %x, %o : i32
    linalg.yield %s : i32
  }
  %e = tensor.extract %m[%c1] : tensor<3xi32>
  vector.print %e : i32
  return
}`, "22\n"},
	} {
		if got := output(t, lower(t, c.text), Engines()[0]); got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}
