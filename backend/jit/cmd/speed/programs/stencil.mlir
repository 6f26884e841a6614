// 100 steps of heat that spreads on a plate of 500 by 500.
func.func private @printF64(f64)
func.func private @printNewline()
func.func @step(%from: memref<500x500xf64>, %to: memref<500x500xf64>) {
  %c1 = arith.constant 1 : index
  %end = arith.constant 499 : index
  %quarter = arith.constant 0.25 : f64
  scf.for %i = %c1 to %end step %c1 {
    %up = arith.subi %i, %c1 : index
    %down = arith.addi %i, %c1 : index
    scf.for %j = %c1 to %end step %c1 {
      %left = arith.subi %j, %c1 : index
      %right = arith.addi %j, %c1 : index
      %a = memref.load %from[%up, %j] : memref<500x500xf64>
      %b = memref.load %from[%down, %j] : memref<500x500xf64>
      %c = memref.load %from[%i, %left] : memref<500x500xf64>
      %d = memref.load %from[%i, %right] : memref<500x500xf64>
      %s = arith.addf %a, %b : f64
      %t = arith.addf %c, %d : f64
      %u = arith.addf %s, %t : f64
      %v = arith.mulf %u, %quarter : f64
      memref.store %v, %to[%i, %j] : memref<500x500xf64>
    }
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 500 : index
  %steps = arith.constant 50 : index
  %zero = arith.constant 0.0 : f64
  %hot = arith.constant 100.0 : f64
  %a = memref.alloc() : memref<500x500xf64>
  %b = memref.alloc() : memref<500x500xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %edge = arith.cmpi eq, %i, %c0 : index
      %v = arith.select %edge, %hot, %zero : f64
      memref.store %v, %a[%i, %j] : memref<500x500xf64>
      memref.store %v, %b[%i, %j] : memref<500x500xf64>
    }
  }
  scf.for %s = %c0 to %steps step %c1 {
    func.call @step(%a, %b) : (memref<500x500xf64>, memref<500x500xf64>) -> ()
    func.call @step(%b, %a) : (memref<500x500xf64>, memref<500x500xf64>) -> ()
  }
  %c5 = arith.constant 5 : index
  %c250 = arith.constant 250 : index
  %r = memref.load %a[%c5, %c250] : memref<500x500xf64>
  call @printF64(%r) : (f64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<500x500xf64>
  memref.dealloc %b : memref<500x500xf64>
  return
}
