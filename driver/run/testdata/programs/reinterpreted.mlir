// reinterpret_cast with static and dynamic offsets and strides: a transposition, a diagonal, overlapping windows.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @data : memref<12xf32> = dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]>

func.func @windows(%m: memref<12xf32>, %size: index, %step: index) {
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %room = arith.subi %c12, %size : index
  %k = arith.divui %room, %step : index
  %n = arith.addi %k, %c1 : index
  %w = memref.reinterpret_cast %m to offset: [0], sizes: [%n, %size], strides: [%step, 1] : memref<12xf32> to memref<?x?xf32, strided<[?, 1]>>
  %u = memref.cast %w : memref<?x?xf32, strided<[?, 1]>> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func @main() {
  %m = memref.get_global @data : memref<12xf32>
  %t = memref.reinterpret_cast %m to offset: [0], sizes: [4, 3], strides: [1, 4] : memref<12xf32> to memref<4x3xf32, strided<[1, 4]>>
  %d = memref.reinterpret_cast %m to offset: [1], sizes: [3], strides: [4] : memref<12xf32> to memref<3xf32, strided<[4], offset: 1>>
  %tu = memref.cast %t : memref<4x3xf32, strided<[1, 4]>> to memref<*xf32>
  %du = memref.cast %d : memref<3xf32, strided<[4], offset: 1>> to memref<*xf32>
  call @printMemrefF32(%tu) : (memref<*xf32>) -> ()
  call @printMemrefF32(%du) : (memref<*xf32>) -> ()
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  call @windows(%m, %c3, %c2) : (memref<12xf32>, index, index) -> ()
  call @windows(%m, %c5, %c3) : (memref<12xf32>, index, index) -> ()
  return
}
