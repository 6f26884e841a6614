// Quicksort: recursion on subviews of one memref.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

!part = memref<?xf32, strided<[1], offset: ?>>

memref.global "private" @numbers : memref<11xf32> = dense<[2.5, -1.0, 9.75, 0.0, 1.0e10, 3.25, -7.5, 2.5, 1.0e-3, 8.0, -0.5]>

func.func @sort(%a: !part) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %a, %c0 : !part
  %small = arith.cmpi ult, %n, %c2 : index
  scf.if %small {
  } else {
    %last = arith.subi %n, %c1 : index
    %pivot = memref.load %a[%last] : !part
    %k = scf.for %i = %c0 to %last step %c1 iter_args(%k = %c0) -> (index) {
      %x = memref.load %a[%i] : !part
      %less = arith.cmpf olt, %x, %pivot : f32
      %l = scf.if %less -> (index) {
        %y = memref.load %a[%k] : !part
        memref.store %x, %a[%k] : !part
        memref.store %y, %a[%i] : !part
        %m = arith.addi %k, %c1 : index
        scf.yield %m : index
      } else {
        scf.yield %k : index
      }
      scf.yield %l : index
    }
    %y = memref.load %a[%k] : !part
    memref.store %pivot, %a[%k] : !part
    memref.store %y, %a[%last] : !part
    %low = memref.subview %a[0] [%k] [1] : !part to !part
    %start = arith.addi %k, %c1 : index
    %rest = arith.subi %last, %k : index
    %high = memref.subview %a[%start] [%rest] [1] : !part to !part
    func.call @sort(%low) : (!part) -> ()
    func.call @sort(%high) : (!part) -> ()
  }
  return
}

func.func @main() {
  %a = memref.get_global @numbers : memref<11xf32>
  %p = memref.cast %a : memref<11xf32> to !part
  call @sort(%p) : (!part) -> ()
  %u = memref.cast %a : memref<11xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
