// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation.

// CHECK: module {
// CHECK-NEXT:   func.func @mpi(%arg0: memref<100xf32>, %arg1: i32) {
// CHECK-NEXT:     %0 = mpi.init : !mpi.retval
// CHECK-NEXT:     %1 = mpi.comm_world : !mpi.comm
// CHECK-NEXT:     %rank = mpi.comm_rank(%1) : i32
// CHECK-NEXT:     %retval, %rank_0 = mpi.comm_rank(%1) : !mpi.retval, i32
// CHECK-NEXT:     %size = mpi.comm_size(%1) : i32
// CHECK-NEXT:     %retval_1, %size_2 = mpi.comm_size(%1) : !mpi.retval, i32
// CHECK-NEXT:     %newcomm = mpi.comm_split(%1, %arg1, %arg1) : !mpi.comm
// CHECK-NEXT:     %retval_3, %newcomm_4 = mpi.comm_split(%1, %arg1, %arg1) : !mpi.retval, !mpi.comm
// CHECK-NEXT:     mpi.send(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32
// CHECK-NEXT:     %2 = mpi.send(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32 -> !mpi.retval
// CHECK-NEXT:     mpi.recv(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32
// CHECK-NEXT:     %3 = mpi.recv(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32 -> !mpi.retval
// CHECK-NEXT:     %req = mpi.isend(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32 -> !mpi.request
// CHECK-NEXT:     %retval_5, %req_6 = mpi.isend(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
// CHECK-NEXT:     %req_7 = mpi.irecv(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32 -> !mpi.request
// CHECK-NEXT:     %retval_8, %req_9 = mpi.irecv(%arg0, %arg1, %arg1, %1) : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
// CHECK-NEXT:     mpi.wait(%req) : !mpi.request
// CHECK-NEXT:     %4 = mpi.wait(%req_6) : !mpi.request -> !mpi.retval
// CHECK-NEXT:     mpi.barrier(%1)
// CHECK-NEXT:     %5 = mpi.barrier(%1) -> !mpi.retval
// CHECK-NEXT:     mpi.allreduce(%arg0, %arg0, MPI_SUM, %1) : memref<100xf32>, memref<100xf32>
// CHECK-NEXT:     %6 = mpi.allreduce(%arg0, %arg0, MPI_MAX, %1) : memref<100xf32>, memref<100xf32> -> !mpi.retval
// CHECK-NEXT:     %7 = mpi.retval_check %0 = <MPI_SUCCESS> : i1
// CHECK-NEXT:     %8 = mpi.error_class %0 : !mpi.retval
// CHECK-NEXT:     %9 = mpi.finalize : !mpi.retval
// CHECK-NEXT:     mpi.finalize
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @types(!mpi.status)
// CHECK-NEXT: }

func.func @mpi(%ref: memref<100xf32>, %i: i32) {
  %err = mpi.init : !mpi.retval
  %comm = mpi.comm_world : !mpi.comm
  %rank = mpi.comm_rank(%comm) : i32
  %retval, %rank_1 = mpi.comm_rank(%comm) : !mpi.retval, i32
  %size = mpi.comm_size(%comm) : i32
  %retval_0, %size_1 = mpi.comm_size(%comm) : !mpi.retval, i32
  %new = mpi.comm_split(%comm, %i, %i) : !mpi.comm
  %rv, %new2 = mpi.comm_split(%comm, %i, %i) : !mpi.retval, !mpi.comm
  mpi.send(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32
  %err2 = mpi.send(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32 -> !mpi.retval
  mpi.recv(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32
  %err3 = mpi.recv(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32 -> !mpi.retval
  %req = mpi.isend(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32 -> !mpi.request
  %err4, %req2 = mpi.isend(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  %req3 = mpi.irecv(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32 -> !mpi.request
  %err5, %req4 = mpi.irecv(%ref, %i, %i, %comm) : memref<100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.wait(%req) : !mpi.request
  %err6 = mpi.wait(%req2) : !mpi.request -> !mpi.retval
  mpi.barrier(%comm)
  %err7 = mpi.barrier(%comm) -> !mpi.retval
  mpi.allreduce(%ref, %ref, MPI_SUM, %comm) : memref<100xf32>, memref<100xf32>
  %err8 = mpi.allreduce(%ref, %ref, MPI_MAX, %comm) : memref<100xf32>, memref<100xf32> -> !mpi.retval
  %ok = mpi.retval_check %err = <MPI_SUCCESS> : i1
  %class = mpi.error_class %err : !mpi.retval
  %err9 = mpi.finalize : !mpi.retval
  mpi.finalize
  return
}
func.func private @types(!mpi.status)
