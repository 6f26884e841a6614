// RUN: ods opt %s --lower-vector-mask --split-input-file | golden %S/mask.out

func.func @f0(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f1(%b: memref<?x?xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) {
  vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, memref<?x?xf32> } : vector<4xi1>
  return
}

// -----

func.func @f2(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f3(%b: memref<?x?xf32>, %i: index, %v: vector<2x4xf32>, %m: vector<2x4xi1>) {
  vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<2x4xf32>, memref<?x?xf32> } : vector<2x4xi1>
  return
}

// -----

func.func @f4(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f5(%b: memref<?x?xf32>, %i: index, %v: vector<[4]xf32>, %m: vector<[4]xi1>) {
  vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<[4]xf32>, memref<?x?xf32> } : vector<[4]xi1>
  return
}

// -----

func.func @f6(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f7(%b: tensor<?x?xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) -> tensor<?x?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, tensor<?x?xf32> } : vector<4xi1> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @f8(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f9(%b: tensor<?x?xf32>, %i: index, %v: vector<2x4xf32>, %m: vector<2x4xi1>) -> tensor<?x?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<2x4xf32>, tensor<?x?xf32> } : vector<2x4xi1> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @f10(%b: tensor<?x?xf32>, %i: index, %p: f32, %m: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : tensor<?x?xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f11(%b: tensor<?x?xf32>, %i: index, %v: vector<[4]xf32>, %m: vector<[4]xi1>) -> tensor<?x?xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<[4]xf32>, tensor<?x?xf32> } : vector<[4]xi1> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @f12(%b: memref<4x8xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<4x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f13(%b: memref<4x8xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) {
  vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, memref<4x8xf32> } : vector<4xi1>
  return
}

// -----

func.func @f14(%b: memref<4x8xf32>, %i: index, %p: f32, %m: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<4x8xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f15(%b: memref<4x8xf32>, %i: index, %v: vector<2x4xf32>, %m: vector<2x4xi1>) {
  vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<2x4xf32>, memref<4x8xf32> } : vector<2x4xi1>
  return
}

// -----

func.func @f16(%b: memref<4x8xf32>, %i: index, %p: f32, %m: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<4x8xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f17(%b: memref<4x8xf32>, %i: index, %v: vector<[4]xf32>, %m: vector<[4]xi1>) {
  vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<[4]xf32>, memref<4x8xf32> } : vector<[4]xi1>
  return
}

// -----

func.func @f18(%b: tensor<4x8xf32>, %i: index, %p: f32, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : tensor<4x8xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f19(%b: tensor<4x8xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) -> tensor<4x8xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<4xf32>, tensor<4x8xf32> } : vector<4xi1> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f20(%b: tensor<4x8xf32>, %i: index, %p: f32, %m: vector<2x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : tensor<4x8xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f21(%b: tensor<4x8xf32>, %i: index, %v: vector<2x4xf32>, %m: vector<2x4xi1>) -> tensor<4x8xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<2x4xf32>, tensor<4x8xf32> } : vector<2x4xi1> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f22(%b: tensor<4x8xf32>, %i: index, %p: f32, %m: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : tensor<4x8xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @f23(%b: tensor<4x8xf32>, %i: index, %v: vector<[4]xf32>, %m: vector<[4]xi1>) -> tensor<4x8xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %b[%i, %i] : vector<[4]xf32>, tensor<4x8xf32> } : vector<[4]xi1> -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @f24(%b: memref<?x?xf32>, %i: index, %p: f32, %q: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m, %q { vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f25(%b: memref<?x?xf32>, %i: index, %p: f32, %m: vector<4x2xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>, in_bounds = [true, false]} : memref<?x?xf32>, vector<2x4xf32> } : vector<4x2xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f26(%b: memref<?xf32>, %i: index, %v: vector<4xindex>, %m: vector<4xi1>, %n: vector<4xi1>, %q: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.gather %b[%i] [%v], %n, %q : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f27(%b: memref<?xf32>, %i: index, %v: vector<2x4xi32>, %m: vector<2x4xi1>, %n: vector<2x4xi1>, %q: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.gather %b[%i] [%v], %n, %q {alignment = 16} : memref<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f28(%b: tensor<?xf32>, %i: index, %v: vector<4xindex>, %m: vector<4xi1>, %n: vector<4xi1>, %q: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.gather %b[%i] [%v], %n, %q : tensor<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f29(%b: tensor<?xf32>, %i: index, %v: vector<2x4xi32>, %m: vector<2x4xi1>, %n: vector<2x4xi1>, %q: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.gather %b[%i] [%v], %n, %q {alignment = 16} : tensor<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @f30(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> f32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// -----

func.func @f31(%v: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f32(%v: vector<4xf32>, %q: vector<4xf32>, %m: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %m, %q { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f33(%b: memref<?x?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %m = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %m { vector.transfer_read %b[%i, %i], %p : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
