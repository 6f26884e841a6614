// RUN: ods opt %s --split-input-file --expand-realloc | golden %S/expand_realloc.out

func.func @f(%m: memref<?xf32>, %s: index) -> memref<?xf32> {
  %r = memref.realloc %m(%s) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

// -----

func.func @f(%m: memref<?xf32, 3>, %s: index) -> memref<?xf32, 3> {
  %r = memref.realloc %m(%s) : memref<?xf32, 3> to memref<?xf32, 3>
  return %r : memref<?xf32, 3>
}

// -----

func.func @f(%m: memref<?xi8>, %s: index) -> memref<?xi8> {
  %r = memref.realloc %m(%s) {alignment = 64 : i64} : memref<?xi8> to memref<?xi8>
  return %r : memref<?xi8>
}

// -----

func.func @f(%m: memref<?xi8, 3>, %s: index) -> memref<?xi8, 3> {
  %r = memref.realloc %m(%s) : memref<?xi8, 3> to memref<?xi8, 3>
  return %r : memref<?xi8, 3>
}

// -----

func.func @f(%m: memref<?xindex>, %s: index) -> memref<?xindex> {
  %r = memref.realloc %m(%s) : memref<?xindex> to memref<?xindex>
  return %r : memref<?xindex>
}

// -----

func.func @f(%m: memref<?xindex, 3>, %s: index) -> memref<?xindex, 3> {
  %r = memref.realloc %m(%s) {alignment = 64 : i64} : memref<?xindex, 3> to memref<?xindex, 3>
  return %r : memref<?xindex, 3>
}

// -----

func.func @f(%m: memref<?xcomplex<f64>>, %s: index) -> memref<?xcomplex<f64>> {
  %r = memref.realloc %m(%s) : memref<?xcomplex<f64>> to memref<?xcomplex<f64>>
  return %r : memref<?xcomplex<f64>>
}

// -----

func.func @f(%m: memref<?xcomplex<f64>, 3>, %s: index) -> memref<?xcomplex<f64>, 3> {
  %r = memref.realloc %m(%s) : memref<?xcomplex<f64>, 3> to memref<?xcomplex<f64>, 3>
  return %r : memref<?xcomplex<f64>, 3>
}

// -----

func.func @f(%m: memref<4xf32>) -> memref<8xf32> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<4xf32> to memref<8xf32>
  return %r : memref<8xf32>
}

// -----

func.func @f(%m: memref<4xf32, 3>) -> memref<8xf32, 3> {
  %r = memref.realloc %m : memref<4xf32, 3> to memref<8xf32, 3>
  return %r : memref<8xf32, 3>
}

// -----

func.func @f(%m: memref<4xi8>) -> memref<8xi8> {
  %r = memref.realloc %m : memref<4xi8> to memref<8xi8>
  return %r : memref<8xi8>
}

// -----

func.func @f(%m: memref<4xi8, 3>) -> memref<8xi8, 3> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<4xi8, 3> to memref<8xi8, 3>
  return %r : memref<8xi8, 3>
}

// -----

func.func @f(%m: memref<4xindex>) -> memref<8xindex> {
  %r = memref.realloc %m : memref<4xindex> to memref<8xindex>
  return %r : memref<8xindex>
}

// -----

func.func @f(%m: memref<4xindex, 3>) -> memref<8xindex, 3> {
  %r = memref.realloc %m : memref<4xindex, 3> to memref<8xindex, 3>
  return %r : memref<8xindex, 3>
}

// -----

func.func @f(%m: memref<4xcomplex<f64>>) -> memref<8xcomplex<f64>> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<4xcomplex<f64>> to memref<8xcomplex<f64>>
  return %r : memref<8xcomplex<f64>>
}

// -----

func.func @f(%m: memref<4xcomplex<f64>, 3>) -> memref<8xcomplex<f64>, 3> {
  %r = memref.realloc %m : memref<4xcomplex<f64>, 3> to memref<8xcomplex<f64>, 3>
  return %r : memref<8xcomplex<f64>, 3>
}

// -----

func.func @f(%m: memref<4xf32>, %s: index) -> memref<?xf32> {
  %r = memref.realloc %m(%s) : memref<4xf32> to memref<?xf32>
  return %r : memref<?xf32>
}

// -----

func.func @f(%m: memref<4xf32, 3>, %s: index) -> memref<?xf32, 3> {
  %r = memref.realloc %m(%s) {alignment = 64 : i64} : memref<4xf32, 3> to memref<?xf32, 3>
  return %r : memref<?xf32, 3>
}

// -----

func.func @f(%m: memref<4xi8>, %s: index) -> memref<?xi8> {
  %r = memref.realloc %m(%s) : memref<4xi8> to memref<?xi8>
  return %r : memref<?xi8>
}

// -----

func.func @f(%m: memref<4xi8, 3>, %s: index) -> memref<?xi8, 3> {
  %r = memref.realloc %m(%s) : memref<4xi8, 3> to memref<?xi8, 3>
  return %r : memref<?xi8, 3>
}

// -----

func.func @f(%m: memref<4xindex>, %s: index) -> memref<?xindex> {
  %r = memref.realloc %m(%s) {alignment = 64 : i64} : memref<4xindex> to memref<?xindex>
  return %r : memref<?xindex>
}

// -----

func.func @f(%m: memref<4xindex, 3>, %s: index) -> memref<?xindex, 3> {
  %r = memref.realloc %m(%s) : memref<4xindex, 3> to memref<?xindex, 3>
  return %r : memref<?xindex, 3>
}

// -----

func.func @f(%m: memref<4xcomplex<f64>>, %s: index) -> memref<?xcomplex<f64>> {
  %r = memref.realloc %m(%s) : memref<4xcomplex<f64>> to memref<?xcomplex<f64>>
  return %r : memref<?xcomplex<f64>>
}

// -----

func.func @f(%m: memref<4xcomplex<f64>, 3>, %s: index) -> memref<?xcomplex<f64>, 3> {
  %r = memref.realloc %m(%s) {alignment = 64 : i64} : memref<4xcomplex<f64>, 3> to memref<?xcomplex<f64>, 3>
  return %r : memref<?xcomplex<f64>, 3>
}

// -----

func.func @f(%m: memref<?xf32>) -> memref<4xf32> {
  %r = memref.realloc %m : memref<?xf32> to memref<4xf32>
  return %r : memref<4xf32>
}

// -----

func.func @f(%m: memref<?xf32, 3>) -> memref<4xf32, 3> {
  %r = memref.realloc %m : memref<?xf32, 3> to memref<4xf32, 3>
  return %r : memref<4xf32, 3>
}

// -----

func.func @f(%m: memref<?xi8>) -> memref<4xi8> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<?xi8> to memref<4xi8>
  return %r : memref<4xi8>
}

// -----

func.func @f(%m: memref<?xi8, 3>) -> memref<4xi8, 3> {
  %r = memref.realloc %m : memref<?xi8, 3> to memref<4xi8, 3>
  return %r : memref<4xi8, 3>
}

// -----

func.func @f(%m: memref<?xindex>) -> memref<4xindex> {
  %r = memref.realloc %m : memref<?xindex> to memref<4xindex>
  return %r : memref<4xindex>
}

// -----

func.func @f(%m: memref<?xindex, 3>) -> memref<4xindex, 3> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<?xindex, 3> to memref<4xindex, 3>
  return %r : memref<4xindex, 3>
}

// -----

func.func @f(%m: memref<?xcomplex<f64>>) -> memref<4xcomplex<f64>> {
  %r = memref.realloc %m : memref<?xcomplex<f64>> to memref<4xcomplex<f64>>
  return %r : memref<4xcomplex<f64>>
}

// -----

func.func @f(%m: memref<?xcomplex<f64>, 3>) -> memref<4xcomplex<f64>, 3> {
  %r = memref.realloc %m : memref<?xcomplex<f64>, 3> to memref<4xcomplex<f64>, 3>
  return %r : memref<4xcomplex<f64>, 3>
}

// -----

func.func @f(%m: memref<4xf32>) -> memref<4xf32> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<4xf32> to memref<4xf32>
  return %r : memref<4xf32>
}

// -----

func.func @f(%m: memref<4xf32, 3>) -> memref<4xf32, 3> {
  %r = memref.realloc %m : memref<4xf32, 3> to memref<4xf32, 3>
  return %r : memref<4xf32, 3>
}

// -----

func.func @f(%m: memref<4xi8>) -> memref<4xi8> {
  %r = memref.realloc %m : memref<4xi8> to memref<4xi8>
  return %r : memref<4xi8>
}

// -----

func.func @f(%m: memref<4xi8, 3>) -> memref<4xi8, 3> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<4xi8, 3> to memref<4xi8, 3>
  return %r : memref<4xi8, 3>
}

// -----

func.func @f(%m: memref<4xindex>) -> memref<4xindex> {
  %r = memref.realloc %m : memref<4xindex> to memref<4xindex>
  return %r : memref<4xindex>
}

// -----

func.func @f(%m: memref<4xindex, 3>) -> memref<4xindex, 3> {
  %r = memref.realloc %m : memref<4xindex, 3> to memref<4xindex, 3>
  return %r : memref<4xindex, 3>
}

// -----

func.func @f(%m: memref<4xcomplex<f64>>) -> memref<4xcomplex<f64>> {
  %r = memref.realloc %m {alignment = 64 : i64} : memref<4xcomplex<f64>> to memref<4xcomplex<f64>>
  return %r : memref<4xcomplex<f64>>
}

// -----

func.func @f(%m: memref<4xcomplex<f64>, 3>) -> memref<4xcomplex<f64>, 3> {
  %r = memref.realloc %m : memref<4xcomplex<f64>, 3> to memref<4xcomplex<f64>, 3>
  return %r : memref<4xcomplex<f64>, 3>
}

// -----

// Constants are not shared, and neither are sizes.
func.func @twice(%m: memref<?xf32>, %s: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.realloc %m(%s) : memref<?xf32> to memref<?xf32>
  %b = memref.realloc %a(%c0) : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}
