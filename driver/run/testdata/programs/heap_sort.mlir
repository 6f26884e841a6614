// Heapsort of i16, sifting down in a loop with two exits.
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}

memref.global "private" @numbers : memref<10xi16> = dense<[300, -5, 17, 32767, 0, -32768, 44, 45, 2, 1]>

func.func @sift(%a: memref<10xi16>, %start: index, %end: index) {
  %c1 = arith.constant 1 : index
  cf.br ^head(%start : index)
^head(%root: index):
  %twice = arith.addi %root, %root : index
  %left = arith.addi %twice, %c1 : index
  %has = arith.cmpi ult, %left, %end : index
  cf.cond_br %has, ^child, ^done
^child:
  %right = arith.addi %left, %c1 : index
  %both = arith.cmpi ult, %right, %end : index
  cf.cond_br %both, ^compare, ^chosen(%left : index)
^compare:
  %l = memref.load %a[%left] : memref<10xi16>
  %r = memref.load %a[%right] : memref<10xi16>
  %less = arith.cmpi slt, %l, %r : i16
  %larger = arith.select %less, %right, %left : index
  cf.br ^chosen(%larger : index)
^chosen(%c: index):
  %x = memref.load %a[%root] : memref<10xi16>
  %y = memref.load %a[%c] : memref<10xi16>
  %swap = arith.cmpi slt, %x, %y : i16
  cf.cond_br %swap, ^down, ^done
^down:
  memref.store %y, %a[%root] : memref<10xi16>
  memref.store %x, %a[%c] : memref<10xi16>
  cf.br ^head(%c : index)
^done:
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant 10 : index
  %a = memref.get_global @numbers : memref<10xi16>
  scf.for %i = %c0 to %c5 step %c1 {
    %d = arith.constant 4 : index
    %s = arith.subi %d, %i : index
    func.call @sift(%a, %s, %n) : (memref<10xi16>, index, index) -> ()
  }
  scf.for %i = %c0 to %c9 step %c1 {
    %end = arith.subi %c9, %i : index
    %x = memref.load %a[%c0] : memref<10xi16>
    %y = memref.load %a[%end] : memref<10xi16>
    memref.store %x, %a[%end] : memref<10xi16>
    memref.store %y, %a[%c0] : memref<10xi16>
    func.call @sift(%a, %c0, %end) : (memref<10xi16>, index, index) -> ()
  }
  %u = memref.cast %a : memref<10xi16> to memref<*xi16>
  call @printMemrefI16(%u) : (memref<*xi16>) -> ()
  return
}
