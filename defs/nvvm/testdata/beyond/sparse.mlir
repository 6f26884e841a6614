// RUN: ods opt %s --split-input-file --verify-diagnostics

// mlir-opt wants two registers here, and the translation of that to LLVM IR fails.
llvm.func @four(%a: i32, %c: f32, %meta: i32) {
  %0 = nvvm.mma.sp.sync A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%meta] selector[%meta] {multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, kind = #nvvm.mma_kind<f8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @two(%a: i32, %c: f32, %meta: i32) {
  // expected-error @below {{Could not match types for the A operands; expected one of 4xi32 but got i32, i32}}
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%meta] selector[%meta] {multiplicandAPtxType = #nvvm.mma_type<e5m2>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, kind = #nvvm.mma_kind<f8f6f4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
