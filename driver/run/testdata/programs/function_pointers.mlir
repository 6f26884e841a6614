// Functions as values: composition, a table of operations chosen by number, a fold that takes a function.
func.func private @printI64(i64)
func.func private @printNewline()

func.func @double(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @increment(%x: i64) -> i64 {
  %one = arith.constant 1 : i64
  %r = arith.addi %x, %one : i64
  return %r : i64
}
func.func @negate(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r = arith.subi %zero, %x : i64
  return %r : i64
}
func.func @add(%x: i64, %y: i64) -> i64 {
  %r = arith.addi %x, %y : i64
  return %r : i64
}
func.func @multiply(%x: i64, %y: i64) -> i64 {
  %r = arith.muli %x, %y : i64
  return %r : i64
}

func.func @twice(%f: (i64) -> i64, %x: i64) -> i64 {
  %a = call_indirect %f(%x) : (i64) -> i64
  %b = call_indirect %f(%a) : (i64) -> i64
  return %b : i64
}

func.func @choose(%n: index) -> ((i64) -> i64) {
  %f = constant @double : (i64) -> i64
  %g = constant @increment : (i64) -> i64
  %h = constant @negate : (i64) -> i64
  %r = scf.index_switch %n -> (i64) -> i64
  case 0 {
    scf.yield %f : (i64) -> i64
  }
  case 1 {
    scf.yield %g : (i64) -> i64
  }
  default {
    scf.yield %h : (i64) -> i64
  }
  return %r : (i64) -> i64
}

func.func @fold(%f: (i64, i64) -> i64, %m: memref<?xi64>, %start: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %start) -> (i64) {
    %x = memref.load %m[%i] : memref<?xi64>
    %b = func.call_indirect %f(%a, %x) : (i64, i64) -> i64
    scf.yield %b : i64
  }
  return %r : i64
}

memref.global "private" constant @numbers : memref<5xi64> = dense<[3, 1, 4, 1, 5]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %x = arith.constant 21 : i64
  scf.for %i = %c0 to %c3 step %c1 {
    %f = func.call @choose(%i) : (index) -> ((i64) -> i64)
    %r = func.call @twice(%f, %x) : ((i64) -> i64, i64) -> i64
    func.call @printI64(%r) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  %g = memref.get_global @numbers : memref<5xi64>
  %m = memref.cast %g : memref<5xi64> to memref<?xi64>
  %add = constant @add : (i64, i64) -> i64
  %multiply = constant @multiply : (i64, i64) -> i64
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %s = call @fold(%add, %m, %zero) : ((i64, i64) -> i64, memref<?xi64>, i64) -> i64
  %p = call @fold(%multiply, %m, %one) : ((i64, i64) -> i64, memref<?xi64>, i64) -> i64
  call @printI64(%s) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printI64(%p) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
