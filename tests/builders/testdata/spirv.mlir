// Operations that chance does not make.

func.func @spirv(%f: f32, %b: i1, %i: i32, %v: vector<4xi32>, %x: vector<4xf32>, %p: !spirv.ptr<i32, StorageBuffer>, %s: !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, %m: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>) {
  "spirv.KHR.GroupFMul"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupFAdd"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupFMax"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupFMin"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupIAdd"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.KHR.GroupIMul"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupSMax"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupSMin"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupUMax"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupUMin"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformFAdd"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupNonUniformFMax"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupNonUniformFMin"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupNonUniformFMul"(%f) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (f32) -> f32
  "spirv.GroupNonUniformIAdd"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformIMul"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformSMax"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformSMin"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformUMax"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformUMin"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformBitwiseAnd"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformBitwiseOr"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformBitwiseXor"(%i) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i32) -> i32
  "spirv.GroupNonUniformLogicalAnd"(%b) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
  "spirv.GroupNonUniformLogicalOr"(%b) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
  "spirv.GroupNonUniformLogicalXor"(%b) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (i1) -> i1
  "spirv.GroupNonUniformBallotBitCount"(%v) <{execution_scope = #spirv.scope<Subgroup>, group_operation = #spirv.group_operation<Reduce>}> : (vector<4xi32>) -> i32
  "spirv.GroupNonUniformAll"(%b) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
  "spirv.GroupNonUniformAny"(%b) <{execution_scope = #spirv.scope<Subgroup>}> : (i1) -> i1
  "spirv.GroupNonUniformAllEqual"(%f) <{execution_scope = #spirv.scope<Subgroup>}> : (f32) -> i1
  "spirv.GroupNonUniformQuadSwap"(%f, %i) <{execution_scope = #spirv.scope<Subgroup>}> : (f32, i32) -> f32
  "spirv.KHR.CooperativeMatrixLength"() <{cooperative_matrix_type = !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>}> : () -> i32
  %a = "spirv.KHR.CooperativeMatrixLoad"(%p, %i) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>
  %c = "spirv.KHR.CooperativeMatrixLoad"(%p, %i) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  %e = "spirv.KHR.CooperativeMatrixLoad"(%p, %i) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, StorageBuffer>, i32) -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixB>
  "spirv.KHR.CooperativeMatrixStore"(%p, %c, %i) <{matrix_layout = #spirv.coop_matrix_layout_khr<RowMajor>}> : (!spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>, i32) -> ()
  "spirv.KHR.CooperativeMatrixMulAdd"(%a, %e, %c) : (!spirv.coopmatrix<8x8xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x8xi32, Subgroup, MatrixB>, !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>) -> !spirv.coopmatrix<8x8xi32, Subgroup, MatrixAcc>
  "spirv.ImageDrefGather"(%s, %x, %f) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<4xf32>, f32) -> vector<4xf32>
  "spirv.ImageRead"(%m, %v) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<4xi32>) -> vector<4xf32>
  "spirv.ImageWrite"(%m, %v, %x) : (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba8>, vector<4xi32>, vector<4xf32>) -> ()
  "spirv.ImageSampleProjDrefImplicitLod"(%s, %x, %f) : (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>, vector<4xf32>, f32) -> f32
  return
}

// -----

func.func @constant() {
  "spirv.ARM.GraphConstant"() <{graph_constant_id = 1 : i32}> : () -> !spirv.arm.tensor<2x2xi32>
  return
}
