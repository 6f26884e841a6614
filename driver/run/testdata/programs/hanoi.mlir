// The towers of Hanoi: the moves are printed, three towers are kept in one memref.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

func.func @move(%t: memref<3x4xi64>, %h: memref<3xindex>, %n: i64, %from: index, %to: index, %via: index) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %c1 = arith.constant 1 : index
  %none = arith.cmpi eq, %n, %zero : i64
  %r = scf.if %none -> (i64) {
    scf.yield %zero : i64
  } else {
    %k = arith.subi %n, %one : i64
    %a = func.call @move(%t, %h, %k, %from, %via, %to) : (memref<3x4xi64>, memref<3xindex>, i64, index, index, index) -> i64
    %hf = memref.load %h[%from] : memref<3xindex>
    %top = arith.subi %hf, %c1 : index
    %disk = memref.load %t[%from, %top] : memref<3x4xi64>
    memref.store %zero, %t[%from, %top] : memref<3x4xi64>
    memref.store %top, %h[%from] : memref<3xindex>
    %ht = memref.load %h[%to] : memref<3xindex>
    memref.store %disk, %t[%to, %ht] : memref<3x4xi64>
    %up = arith.addi %ht, %c1 : index
    memref.store %up, %h[%to] : memref<3xindex>
    %f = arith.index_cast %from : index to i64
    %g = arith.index_cast %to : index to i64
    func.call @printI64(%f) : (i64) -> ()
    func.call @printI64(%g) : (i64) -> ()
    func.call @printComma() : () -> ()
    %b = func.call @move(%t, %h, %k, %via, %to, %from) : (memref<3x4xi64>, memref<3xindex>, i64, index, index, index) -> i64
    %s = arith.addi %a, %b : i64
    %m = arith.addi %s, %one : i64
    scf.yield %m : i64
  }
  return %r : i64
}

func.func @main() {
  %zero = arith.constant 0 : i64
  %four = arith.constant 4 : i64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %t = memref.alloc() : memref<3x4xi64>
  %h = memref.alloc() : memref<3xindex>
  affine.for %i = 0 to 3 {
    affine.store %c0, %h[%i] : memref<3xindex>
    affine.for %j = 0 to 4 {
      affine.store %zero, %t[%i, %j] : memref<3x4xi64>
    }
  }
  affine.store %c4, %h[0] : memref<3xindex>
  affine.for %j = 0 to 4 {
    %d = affine.apply affine_map<(d0) -> (4 - d0)>(%j)
    %v = arith.index_cast %d : index to i64
    affine.store %v, %t[0, %j] : memref<3x4xi64>
  }
  %n = call @move(%t, %h, %four, %c0, %c2, %c1) : (memref<3x4xi64>, memref<3xindex>, i64, index, index, index) -> i64
  call @printNewline() : () -> ()
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  %u = memref.cast %t : memref<3x4xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  return
}
