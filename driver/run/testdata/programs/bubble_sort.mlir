// Bubble sort with a loop that ends when nothing was swapped.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" @numbers : memref<12xi32> = dense<[5, -3, 99, 0, 42, 7, 7, -128, 1000000, 3, 2, -1]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 12 : index
  %true = arith.constant true
  %false = arith.constant false
  %a = memref.get_global @numbers : memref<12xi32>
  %r:2 = scf.while (%again = %true, %rounds = %c0) : (i1, index) -> (i1, index) {
    scf.condition(%again) %again, %rounds : i1, index
  } do {
  ^bb0(%again: i1, %rounds: index):
    %swapped = scf.for %i = %c1 to %n step %c1 iter_args(%s = %false) -> (i1) {
      %h = arith.subi %i, %c1 : index
      %x = memref.load %a[%h] : memref<12xi32>
      %y = memref.load %a[%i] : memref<12xi32>
      %wrong = arith.cmpi sgt, %x, %y : i32
      scf.if %wrong {
        memref.store %y, %a[%h] : memref<12xi32>
        memref.store %x, %a[%i] : memref<12xi32>
      }
      %t = arith.ori %s, %wrong : i1
      scf.yield %t : i1
    }
    %k = arith.addi %rounds, %c1 : index
    scf.yield %swapped, %k : i1, index
  }
  %u = memref.cast %a : memref<12xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %k = arith.index_cast %r#1 : index to i64
  call @printI64(%k) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
