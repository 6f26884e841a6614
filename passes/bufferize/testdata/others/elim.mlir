func.func @a(%t: tensor<10xf32>, %f: f32, %i: index) -> tensor<10xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @late(%t: tensor<10xf32>, %f: f32, %i: index, %n: index) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %off = arith.addi %i, %n : index
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %2 = tensor.insert_slice %1 into %t[%off] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @toolate(%t: tensor<10xf32>, %f: f32, %i: index, %n: index) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %off = arith.addi %i, %n : index
  %2 = tensor.insert_slice %1 into %t[%off] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @loop(%t: tensor<10xf32>, %f: f32, %i: index, %n: index) -> tensor<10xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = scf.for %k = %i to %n step %i iter_args(%a = %0) -> tensor<4xf32> {
    %x = tensor.insert %f into %a[%k] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @mat(%m: memref<10xf32>, %f: f32, %i: index) {
  %0 = tensor.empty() : tensor<10xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<10xf32>
  bufferization.materialize_in_destination %1 in restrict writable %m : (tensor<10xf32>, memref<10xf32>) -> ()
  return
}
// -----
func.func @mat2(%m: memref<10xf32>, %t: tensor<10xf32>, %f: f32, %i: index) -> tensor<10xf32> {
  %0 = tensor.empty() : tensor<10xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<10xf32>
  bufferization.materialize_in_destination %1 in writable %m : (tensor<10xf32>, memref<10xf32>) -> ()
  %e = tensor.empty() : tensor<10xf32>
  %3 = tensor.insert %f into %e[%i] : tensor<10xf32>
  %2 = bufferization.materialize_in_destination %3 in %t : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @cast(%t: tensor<10xf32>, %f: f32, %i: index, %n: index) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %c = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
  %2 = tensor.insert_slice %c into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @direct(%t: tensor<10xf32>) -> tensor<10xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %2 = tensor.insert_slice %0 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @forall(%t: tensor<100xf32>, %f: f32, %n: index) -> (tensor<100xf32>) {
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<100xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %y = tensor.insert %f into %e[%n] : tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [4] [1] : tensor<4xf32> into tensor<100xf32>
    }
  }
  return %r : tensor<100xf32>
}
// -----
func.func @conflict(%t: tensor<10xf32>, %f: f32, %i: index) -> (tensor<10xf32>, f32) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %x = tensor.extract %t[%i] : tensor<10xf32>
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2, %x : tensor<10xf32>, f32
}
// -----
func.func @if(%t: tensor<10xf32>, %f: f32, %i: index, %c: i1) -> (tensor<10xf32>) {
  %r = scf.if %c -> tensor<4xf32> {
    %0 = tensor.empty() : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    %0 = tensor.empty() : tensor<4xf32>
    %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %2 = tensor.insert_slice %r into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @load(%t: tensor<10xf32>, %f: f32, %i: index, %n: index, %m: memref<4xindex>) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  memref.store %n, %m[%i] : memref<4xindex>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %off = memref.load %m[%i] : memref<4xindex>
  %2 = tensor.insert_slice %1 into %t[%off] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @chain(%t: tensor<10xf32>, %f: f32, %i: index, %n: index, %m: memref<4xindex>) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %o = arith.muli %i, %i : index
  %p = arith.addi %n, %o : index
  %q = arith.addi %o, %p : index
  %2 = tensor.insert_slice %1 into %t[%q] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @dep(%t: tensor<10xf32>, %f: f32, %i: index, %n: index, %m: memref<4xindex>) -> tensor<10xf32> {
  %0 = tensor.empty(%n) : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %o = tensor.extract %1[%i] : tensor<?xf32>
  %p = arith.fptosi %o : f32 to i32
  %q = arith.index_cast %p : i32 to index
  %2 = tensor.insert_slice %1 into %t[%q] [%n] [1] : tensor<?xf32> into tensor<10xf32>
  return %2 : tensor<10xf32>
}
// -----
func.func @twouses(%t: tensor<10xf32>, %f: f32, %i: index) -> (tensor<10xf32>, tensor<4xf32>) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %3 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[2] [4] [1] : tensor<4xf32> into tensor<10xf32>
  return %2, %3 : tensor<10xf32>, tensor<4xf32>
}
