func.func @r(%m: memref<4xf32>, %t: i32, %x: memref<?xf32>) -> () {
  %comm = mpi.comm_world : !mpi.comm
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  mpi.send(%c, %t, %t, %comm) : memref<?xf32>, i32, i32
  mpi.recv(%c, %t, %t, %comm) : memref<?xf32>, i32, i32
  %e = mpi.isend(%c, %t, %t, %comm) : memref<?xf32>, i32, i32 -> !mpi.request
  %e2 = mpi.irecv(%c, %t, %t, %comm) : memref<?xf32>, i32, i32 -> !mpi.request
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  %er = mpi.send(%c, %t, %t, %comm) : memref<?xf32>, i32, i32 -> !mpi.retval
  %er2 = mpi.send(%c, %t, %t, %comm) {att} : memref<?xf32>, i32, i32 -> !mpi.retval
  %c2 = memref.cast %x : memref<?xf32> to memref<4xf32>
  mpi.send(%c2, %t, %t, %comm) : memref<4xf32>, i32, i32
  %c3 = memref.cast %x : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  mpi.send(%c3, %t, %t, %comm) : memref<?xf32, strided<[?], offset: ?>>, i32, i32
  return
}
