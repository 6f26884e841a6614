// Factorials with numbers of any length: digits in a memref, with carries.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @times(%digits: memref<?xi8>, %k: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %digits, %c0 : memref<?xi8>
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %carry = scf.for %i = %c0 to %n step %c1 iter_args(%c = %zero) -> (i32) {
    %d = memref.load %digits[%i] : memref<?xi8>
    %w = arith.extui %d : i8 to i32
    %p = arith.muli %w, %k : i32
    %s = arith.addi %p, %c : i32
    %r = arith.remui %s, %ten : i32
    %q = arith.divui %s, %ten : i32
    %b = arith.trunci %r : i32 to i8
    memref.store %b, %digits[%i] : memref<?xi8>
    scf.yield %q : i32
  }
  return
}

func.func @show(%digits: memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %digits, %c0 : memref<?xi8>
  %false = arith.constant false
  %zero = arith.constant 0 : i8
  %last = arith.subi %n, %c1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%seen = %false) -> (i1) {
    %at = arith.subi %last, %i : index
    %d = memref.load %digits[%at] : memref<?xi8>
    %some = arith.cmpi ne, %d, %zero : i8
    %now = arith.ori %seen, %some : i1
    scf.if %now {
      %v = arith.extui %d : i8 to i64
      func.call @printI64(%v) : (i64) -> ()
    }
    scf.yield %now : i1
  }
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 60 : index
  %end = arith.constant 41 : index
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %digits = memref.alloca(%n) : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    memref.store %zero, %digits[%i] : memref<?xi8>
  }
  memref.store %one, %digits[%c0] : memref<?xi8>
  %c10 = arith.constant 10 : index
  scf.for %i = %c1 to %end step %c1 {
    %k = arith.index_cast %i : index to i32
    func.call @times(%digits, %k) : (memref<?xi8>, i32) -> ()
    %r = arith.remui %i, %c10 : index
    %tenth = arith.cmpi eq, %r, %c0 : index
    scf.if %tenth {
      func.call @show(%digits) : (memref<?xi8>) -> ()
    }
  }
  return
}
