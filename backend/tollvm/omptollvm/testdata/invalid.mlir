// RUN: ods opt %s --convert-openmp-to-llvm --split-input-file --verify-diagnostics=only-expected

func.func @write(%x: memref<i32>, %e: i32) {
  // expected-error @below {{failed to legalize operation 'omp.atomic.write' that was explicitly marked illegal}}
  omp.atomic.write %x = %e : memref<i32>, i32
  return
}

// -----

func.func @flush(%x: memref<i32>) {
  // expected-error @below {{failed to legalize operation 'omp.flush' that was explicitly marked illegal}}
  omp.flush(%x : memref<i32>)
  return
}

// -----

func.func @threadprivate(%x: memref<i32>) {
  // expected-error @below {{failed to legalize operation 'omp.threadprivate' that was explicitly marked illegal}}
  %0 = omp.threadprivate %x : memref<i32> -> memref<i32>
  return
}

// -----

func.func @map(%x: memref<?xi32>) {
  // expected-error @below {{failed to legalize operation 'omp.map.info' that was explicitly marked illegal}}
  %0 = omp.map.info var_ptr(%x : memref<?xi32>, tensor<?xi32>) map_clauses(to) capture(ByRef) -> memref<?xi32> {name = ""}
  return
}

// -----

func.func @argument() {
  // expected-error @below {{failed to legalize operation 'omp.parallel' that was explicitly marked illegal}}
  omp.parallel {
  ^bb0(%a: tensor<4xf32>):
    omp.terminator
  }
  return
}
