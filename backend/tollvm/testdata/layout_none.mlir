// RUN: ods opt %s --convert-to-llvm | golden %S/layout_none.out

// Without the option dynamic the pass does not look at the data layout.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%a: index, %m: memref<?xf32>, %b: memref<*xf32>) -> index {
    %c = arith.constant 4 : index
    %d = arith.addi %a, %c : index
    %e = arith.index_cast %d : index to i64
    %v = memref.load %m[%d] : memref<?xf32>
    %al = memref.alloc(%d) : memref<?xf32>
    %dim = memref.dim %b, %a : memref<*xf32>
    return %d : index
  }
}
