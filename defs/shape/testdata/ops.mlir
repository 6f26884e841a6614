// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of shape in its custom form.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = shape.add %arg0, %arg1 : !shape.size, index -> !shape.size
// CHECK-NEXT:   %1 = shape.add %arg1, %arg1 : index, index -> !shape.size
// CHECK-NEXT:   %2 = shape.add %arg1, %arg1 : index, index -> index
// CHECK-NEXT:   %3 = shape.any %arg2, %arg3 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:   %4 = shape.any %arg4, %arg3 : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT:   %5 = shape.assuming_all %arg5, %arg5
// CHECK-NEXT:   %6 = shape.assuming %arg5 -> (index) {
// CHECK-NEXT:     shape.assuming_yield %arg1 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   shape.assuming %arg5 {
// CHECK-NEXT:   }
// CHECK-NEXT:   %7 = shape.broadcast %arg2, %arg3 {error = "x"} : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:   %8 = shape.concat %arg2, %arg3 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT:   %9 = shape.const_shape [] : !shape.shape
// CHECK-NEXT:   %10 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:   %11 = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:   %12 = shape.const_shape  {a.b}[1, 2] : tensor<2xindex>
// CHECK-NEXT:   %c10 = shape.const_size 10
// CHECK-NEXT:   %c11 = shape.const_size 11
// CHECK-NEXT:   %13 = shape.const_witness true
// CHECK-NEXT:   %14 = shape.cstr_broadcastable %arg2, %arg3 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:   %15 = shape.cstr_eq %arg2, %arg3 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:   %16 = shape.cstr_require %arg8, "msg"
// CHECK-NEXT:   %17 = "shape.debug_print"(%arg2) : (!shape.shape) -> !shape.shape
// CHECK-NEXT:   %18 = shape.dim %arg7, %arg1 : tensor<?x2xf32>, index -> index
// CHECK-NEXT:   %19 = shape.div %arg1, %arg1 : index, index -> index
// CHECK-NEXT:   %20 = shape.from_extent_tensor %arg3 : tensor<?xindex>
// CHECK-NEXT:   %21 = shape.from_extents %arg1, %arg0 : index, !shape.size
// CHECK-NEXT:   %22 = shape.get_extent %arg2, %arg0 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT:   %23 = shape.index_to_size %arg1
// CHECK-NEXT:   %24 = shape.is_broadcastable %arg2, %arg3 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:   %25 = shape.max %arg0, %arg0 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   %26 = shape.meet %arg0, %arg0, error = "x" : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:   %27 = shape.min %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT:   %28 = shape.mul %arg1, %arg0 : index, !shape.size -> !shape.size
// CHECK-NEXT:   %29 = shape.num_elements %arg2 : !shape.shape -> !shape.size
// CHECK-NEXT:   %30 = shape.rank %arg3 : tensor<?xindex> -> index
// CHECK-NEXT:   %31 = shape.reduce(%arg2, %arg0) : !shape.shape -> !shape.size {
// CHECK-NEXT:   ^bb0(%arg9: index, %arg10: !shape.size, %arg11: !shape.size):
// CHECK-NEXT:     shape.yield %arg11 : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT:   %32 = shape.shape_eq %arg2, %arg3 : !shape.shape, tensor<?xindex>
// CHECK-NEXT:   %33 = shape.shape_of %arg7 : tensor<?x2xf32> -> tensor<?xindex>
// CHECK-NEXT:   %34 = shape.shape_of %arg6 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:   %35 = shape.size_to_index %arg0 : !shape.size
// CHECK-NEXT:   %head, %tail = "shape.split_at"(%arg2, %arg1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT:   %36 = shape.to_extent_tensor %arg2 : !shape.shape -> tensor<?xindex>
// CHECK-NEXT:   %37 = shape.value_as_shape %arg3 : tensor<?xindex> -> !shape.shape
// CHECK-NEXT:   %38 = shape.value_of %arg6 : tensor<*xf32>
// CHECK-NEXT:   %39 = shape.with_shape %arg7, %arg2 : tensor<?x2xf32>, !shape.shape
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%a: !shape.size, %i: index, %s: !shape.shape, %e: tensor<?xindex>, %e3: tensor<3xindex>, %w: !shape.witness, %v: !shape.value_shape, %t: tensor<?x2xf32>, %c: i1) {
  %0 = shape.add %a, %i : !shape.size, index -> !shape.size
  %1 = shape.add %i, %i : index, index -> !shape.size
  %2 = shape.add %i, %i : index, index -> index
  %3 = shape.any %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %4 = shape.any %e3, %e : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
  %5 = shape.assuming_all %w, %w
  %6 = shape.assuming %w -> (index) { shape.assuming_yield %i : index }
  shape.assuming %w { }
  %7 = shape.broadcast %s, %e {error = "x"} : !shape.shape, tensor<?xindex> -> !shape.shape
  %8 = shape.concat %s, %e : !shape.shape, tensor<?xindex> -> !shape.shape
  %9 = shape.const_shape [] : !shape.shape
  %10 = shape.const_shape [1, 2, 3] : !shape.shape
  %11 = shape.const_shape [1, 2, 3] : tensor<3xindex>
  %12 = shape.const_shape {a.b} [1, 2] : tensor<2xindex>
  %13 = shape.const_size 10
  %14 = shape.const_size 11
  %15 = shape.const_witness true
  %16 = shape.cstr_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %17 = shape.cstr_eq %s, %e : !shape.shape, tensor<?xindex>
  %18 = shape.cstr_require %c, "msg"
  %19 = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %20 = shape.dim %t, %i : tensor<?x2xf32>, index -> index
  %21 = shape.div %i, %i : index, index -> index
  %22 = shape.from_extent_tensor %e : tensor<?xindex>
  %23 = shape.from_extents %i, %a : index, !shape.size
  %24 = shape.get_extent %s, %a : !shape.shape, !shape.size -> !shape.size
  %25 = shape.index_to_size %i
  %26 = shape.is_broadcastable %s, %e : !shape.shape, tensor<?xindex>
  %27 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  %28 = shape.meet %a, %a, error = "x" : !shape.size, !shape.size -> !shape.size
  %29 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %30 = shape.mul %i, %a : index, !shape.size -> !shape.size
  %31 = shape.num_elements %s : !shape.shape -> !shape.size
  %32 = shape.rank %e : tensor<?xindex> -> index
  %33 = shape.reduce(%s, %a) : !shape.shape -> !shape.size {
  ^bb0(%x: index, %d: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  %34 = shape.shape_eq %s, %e : !shape.shape, tensor<?xindex>
  %35 = shape.shape_of %t : tensor<?x2xf32> -> tensor<?xindex>
  %36 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %37 = shape.size_to_index %a : !shape.size
  %38:2 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %39 = shape.to_extent_tensor %s : !shape.shape -> tensor<?xindex>
  %40 = shape.value_as_shape %e : tensor<?xindex> -> !shape.shape
  %41 = shape.value_of %v : tensor<*xf32>
  %42 = shape.with_shape %t, %s : tensor<?x2xf32>, !shape.shape
  return
}

// CHECK: shape.function_library @lib {
// CHECK-NEXT:   func @g(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT:     %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT:     return %0 : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT:   func private @h(!shape.value_shape) -> !shape.shape attributes {a.b}
// CHECK-NEXT: } mapping {std.atan = @g}
// CHECK-NEXT: shape.function_library @lib2 attributes {a.b} {
// CHECK-NEXT:   func private @h(!shape.value_shape) -> !shape.shape
// CHECK-NEXT: } mapping {}
// CHECK-NEXT: shape.function_library @lib3 {
// CHECK-NEXT:   func private @h(!shape.value_shape) -> !shape.shape
// CHECK-NEXT: } mapping {a = 1 : i64, b.c = @lib}
shape.function_library @lib {
  func @g(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
  shape.func private @h(!shape.value_shape) -> !shape.shape attributes {a.b}
} mapping {std.atan = @g }
shape.function_library @lib2 attributes {a.b} {
  shape.func private @h(!shape.value_shape) -> !shape.shape
} mapping { }
shape.function_library @lib3 {
  shape.func private @h(!shape.value_shape) -> !shape.shape
} mapping {a = 1, b.c = @lib}
