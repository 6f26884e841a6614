// RUN: ods opt %s '--affine-data-copy-generate=fast-mem-space=2' --split-input-file | golden %S/data_copies.out
// RUN: ods opt %s '--affine-data-copy-generate=fast-mem-space=2' --split-input-file --upstream-bugs | golden %S/data_copies_upstream.out
// mlir-opt 22.1.8 takes affine loads and stores of a value for all that touches the memory, and what may be written for
// what is written.

func.func @plain_store(%m: memref<6xi32>, %x: i32, %k: index) {
  affine.for %i = 0 to 6 {
    affine.store %x, %m[%i] : memref<6xi32>
    memref.store %x, %m[%k] : memref<6xi32>
  }
  return
}

// -----

func.func @two_names(%m: memref<6xi32>) {
  %d = memref.cast %m : memref<6xi32> to memref<?xi32>
  affine.for %i = 0 to 5 {
    %v = affine.load %d[%i] : memref<?xi32>
    affine.store %v, %m[%i + 1] : memref<6xi32>
  }
  return
}

// -----

// Elements that are not written must be there before the buffer is copied back.
func.func @condition(%m: memref<6xi32>, %x: i32) {
  affine.for %i = 0 to 6 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %m[%i] : memref<6xi32>
    }
  }
  return
}

// -----

func.func @gaps(%m: memref<8xi32>, %x: i32) {
  affine.for %i = 0 to 4 {
    affine.store %x, %m[2 * %i] : memref<8xi32>
  }
  return
}

// -----

// The inner loop may not be executed.
func.func @perhaps(%m: memref<8xi32>, %x: i32, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 8 {
      affine.store %x, %m[%j] : memref<8xi32>
    }
  }
  return
}

// -----

func.func private @anything(memref<?xi32>)

func.func @call(%m: memref<8xi32>) {
  %d = memref.cast %m : memref<8xi32> to memref<?xi32>
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i] : memref<8xi32>
    func.call @anything(%d) : (memref<?xi32>) -> ()
    affine.store %v, %m[%i] : memref<8xi32>
  }
  return
}

// -----

// The element need not be there when there is no iteration.
func.func @never_read(%m: memref<8xi32>, %o: memref<4xi32>, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    %v = affine.load %m[symbol(%k)] : memref<8xi32>
    affine.store %v, %o[0] : memref<4xi32>
  }
  return
}

// -----

// The last tile is not executed when %k is 100, and the box around all tiles reaches up to 128.
func.func @last_tile(%m: memref<100xi32>, %o: memref<1xi32>, %k: index) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%k] to affine_map<(d0) -> (d0 + 32)>(%i) {
      %v = affine.load %m[%j] : memref<100xi32>
      affine.store %v, %o[0] : memref<1xi32>
    }
  }
  return
}
