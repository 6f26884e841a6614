// RUN: ods opt %s --memref-emulate-wide-int | golden %S/wideint.out
func.func @mem(%i: index) {
  %1 = memref.alloc() {alignment = 64} : memref<4xi64>
  %0 = memref.load %1[%i] {nontemporal = true} : memref<4xi64>
  %2 = arith.addi %0, %0 : i64
  memref.store %2, %1[%i] {nontemporal = true} : memref<4xi64>
  %3 = memref.alloc(%i) : memref<?xi64, 1>
  %5 = memref.load %3[%i] : memref<?xi64, 1>
  %6 = memref.alloc() : memref<4xi32>
  %7 = memref.load %6[%i] : memref<4xi32>
  memref.store %7, %6[%i] : memref<4xi32>
  return
}
func.func @strided(%i: index, %n: index) {
  %0 = memref.alloc(%n) {alignment = 8} : memref<?x4xi64>
  %1 = memref.load %0[%i, %i] : memref<?x4xi64>
  %2 = arith.muli %1, %1 : i64
  memref.store %2, %0[%n, %i] : memref<?x4xi64>
  %3 = memref.alloc() : memref<4xf32>
  %4 = memref.load %3[%i] : memref<4xf32>
  memref.store %4, %3[%i] {nontemporal = true} : memref<4xf32>
  %5 = memref.alloc() : memref<2xi64, strided<[2], offset: 1>, 3>
  %6 = memref.load %5[%i] : memref<2xi64, strided<[2], offset: 1>, 3>
  memref.store %6, %0[%n, %i] : memref<?x4xi64>
  return
}
func.func private @ext(i64, memref<4xi64>) -> i64
