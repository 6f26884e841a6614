// RUN: ods opt %s --memref-expand | golden %S/expand.out
func.func @atomic(%f: f32, %m: memref<10xf32>, %i: index, %d: i32, %n: memref<10xi32>) -> f32 {
  %0 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %3 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %4 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<10xf32>) -> f32
  %5 = memref.atomic_rmw maxs %d, %n[%i] : (i32, memref<10xi32>) -> i32
  %6 = memref.atomic_rmw assign %f, %m[%i] : (f32, memref<10xf32>) -> f32
  return %0 : f32
}
func.func @reshape(%in: memref<*xf32>, %s: memref<3xi32>, %t: memref<3xindex>, %u: memref<?xi32>, %x: memref<?x4xf32>) -> memref<?x?x8xf32> {
  %0 = memref.reshape %in(%s) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  %1 = memref.reshape %in(%t) : (memref<*xf32>, memref<3xindex>) -> memref<2x?x8xf32>
  %2 = memref.reshape %x(%u) : (memref<?x4xf32>, memref<?xi32>) -> memref<*xf32>
  %3 = memref.reshape %x(%s) : (memref<?x4xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  return %0 : memref<?x?x8xf32>
}
func.func @static(%in: memref<*xf32>, %s: memref<2xi32>, %o: memref<1xi64>, %x: memref<6xf32>) -> memref<2x3xf32> {
  %0 = memref.reshape %in(%s) : (memref<*xf32>, memref<2xi32>) -> memref<2x3xf32>
  %1 = memref.reshape %x(%o) : (memref<6xf32>, memref<1xi64>) -> memref<?xf32>
  %2 = memref.reshape %x(%s) : (memref<6xf32>, memref<2xi32>) -> memref<?x?xf32>
  return %0 : memref<2x3xf32>
}
func.func @five(%x: memref<?xf32>, %s: memref<5xindex>) -> memref<2x?x3x?x4xf32> {
  %0 = memref.reshape %x(%s) : (memref<?xf32>, memref<5xindex>) -> memref<2x?x3x?x4xf32>
  return %0 : memref<2x?x3x?x4xf32>
}
