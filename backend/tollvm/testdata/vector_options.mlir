// RUN: ods opt %s '--convert-vector-to-llvm=reassociate-fp-reductions force-32bit-vector-indices=false use-vector-alignment' --split-input-file --allow-unregistered-dialect | golden %S/vector_options.out

func.func @reduce_floats(%a: vector<4xf32>, %acc: f32) -> (f32, f32, f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a, %acc fastmath<nnan> : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %a : vector<4xf32> into f32
  %2 = vector.reduction <minnumf>, %a, %acc : vector<4xf32> into f32
  %3 = vector.reduction <maxnumf>, %a : vector<4xf32> into f32
  %4 = vector.reduction <minimumf>, %a, %acc : vector<4xf32> into f32
  %5 = vector.reduction <maximumf>, %a fastmath<ninf, nsz> : vector<4xf32> into f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// -----

func.func @memory(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %i: index, %mask: vector<4xi1>) {
  %0 = vector.load %m[%i, %i] {nontemporal = true} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %i], %mask, %0 : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %i], %mask, %1 {alignment = 16} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  vector.store %1, %m[%i, %i] {alignment = 32} : memref<4x8xf32, strided<[?, 1], offset: ?>>, vector<4xf32>
  return
}

// -----

func.func @scatter(%m: memref<?x?xf32>, %i: index, %x: vector<4xi64>, %mask: vector<4xi1>, %v: vector<4xf32>, %t: memref<?xf32, strided<[2]>>) {
  vector.scatter %m[%i, %i][%x], %mask, %v : memref<?x?xf32>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  vector.scatter %t[%i][%x], %mask, %v : memref<?xf32, strided<[2]>>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @masks(%n: index) -> (vector<4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>, vector<3xi1>) {
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.create_mask %n, %n : vector<2x4xi1>
  %2 = vector.constant_mask [1, 3] : vector<2x4xi1>
  %3 = vector.create_mask %n : vector<i1>
  %4 = vector.constant_mask [3] : vector<3xi1>
  return %0, %1, %2, %3, %4 : vector<4xi1>, vector<2x4xi1>, vector<2x4xi1>, vector<i1>, vector<3xi1>
}

// -----

func.func @transfers(%m: memref<?x?xf32>, %i: index, %p: f32, %mask: vector<4xi1>, %t: memref<4x4xf32, strided<[1, 4]>>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.transfer_read %m[%i, %i], %p, %mask : memref<?x?xf32>, vector<4xf32>
  %2 = vector.transfer_read %t[%i, %i], %p {in_bounds = [true]} : memref<4x4xf32, strided<[1, 4]>>, vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x4xf32>
  vector.transfer_write %0, %m[%i, %i], %mask {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>
}

// -----

func.func @cm(%n: index) -> (vector<[4]xi1>, vector<3x[4]xi1>) { %0 = vector.create_mask %n : vector<[4]xi1> %1 = vector.create_mask %n, %n : vector<3x[4]xi1> return %0, %1 : vector<[4]xi1>, vector<3x[4]xi1> }
