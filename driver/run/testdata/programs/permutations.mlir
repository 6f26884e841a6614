// All permutations by Heap's algorithm, printed with the number of their inversions.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%a: memref<4xi64>) {
  %zero = arith.constant 0 : i64
  affine.for %i = 0 to 4 {
    %v = affine.load %a[%i] : memref<4xi64>
    func.call @printI64(%v) : (i64) -> ()
  }
  %n = affine.for %i = 0 to 4 iter_args(%s = %zero) -> (i64) {
    %t = affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 4 iter_args(%k = %s) -> (i64) {
      %x = affine.load %a[%i] : memref<4xi64>
      %y = affine.load %a[%j] : memref<4xi64>
      %c = arith.cmpi sgt, %x, %y : i64
      %d = arith.extui %c : i1 to i64
      %l = arith.addi %k, %d : i64
      affine.yield %l : i64
    }
    affine.yield %t : i64
  }
  call @printComma() : () -> ()
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @swap(%a: memref<4xi64>, %i: index, %j: index) {
  %x = memref.load %a[%i] : memref<4xi64>
  %y = memref.load %a[%j] : memref<4xi64>
  memref.store %y, %a[%i] : memref<4xi64>
  memref.store %x, %a[%j] : memref<4xi64>
  return
}

func.func @heap(%a: memref<4xi64>, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = arith.cmpi eq, %k, %c1 : index
  scf.if %last {
    func.call @show(%a) : (memref<4xi64>) -> ()
  } else {
    %j = arith.subi %k, %c1 : index
    func.call @heap(%a, %j) : (memref<4xi64>, index) -> ()
    %bit = arith.andi %k, %c1 : index
    %odd = arith.cmpi eq, %bit, %c1 : index
    scf.for %i = %c0 to %j step %c1 {
      %at = arith.select %odd, %c0, %i : index
      func.call @swap(%a, %at, %j) : (memref<4xi64>, index, index) -> ()
      func.call @heap(%a, %j) : (memref<4xi64>, index) -> ()
    }
  }
  return
}

func.func @main() {
  %a = memref.alloca() : memref<4xi64>
  affine.for %i = 0 to 4 {
    %v = arith.index_cast %i : index to i64
    affine.store %v, %a[%i] : memref<4xi64>
  }
  %c4 = arith.constant 4 : index
  call @heap(%a, %c4) : (memref<4xi64>, index) -> ()
  return
}
