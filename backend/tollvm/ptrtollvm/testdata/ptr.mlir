// RUN: ods opt %s --convert-to-llvm | golden %S/ptr.out

func.func @moved(%p: !ptr.ptr<#ptr.generic_space>, %n: i32, %i: index) -> (!ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_add %p, %n : !ptr.ptr<#ptr.generic_space>, i32
  %1 = ptr.ptr_add nusw %0, %i : !ptr.ptr<#ptr.generic_space>, index
  %2 = ptr.ptr_add nuw %1, %i : !ptr.ptr<#ptr.generic_space>, index
  %3 = ptr.ptr_add inbounds %2, %i : !ptr.ptr<#ptr.generic_space>, index
  return %2, %3 : !ptr.ptr<#ptr.generic_space>, !ptr.ptr<#ptr.generic_space>
}

func.func @sizes() -> (i32, index) {
  %0 = ptr.type_offset f64 : i32
  %1 = ptr.type_offset memref<4xf32> : index
  return %0, %1 : i32, index
}

func.func @static(%m: memref<3x4xf32, strided<[8, 2], offset: 1>, #ptr.generic_space>) -> memref<3x4xf32, strided<[8, 2], offset: 1>, #ptr.generic_space> {
  %0 = ptr.to_ptr %m : memref<3x4xf32, strided<[8, 2], offset: 1>, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<3x4xf32, strided<[8, 2], offset: 1>, #ptr.generic_space>
  %2 = ptr.type_offset f32 : index
  %3 = ptr.ptr_add inbounds %0, %2 : !ptr.ptr<#ptr.generic_space>, index
  %4 = ptr.from_ptr %3 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<3x4xf32, strided<[8, 2], offset: 1>, #ptr.generic_space>
  return %4 : memref<3x4xf32, strided<[8, 2], offset: 1>, #ptr.generic_space>
}

func.func @dynamic(%m: memref<3x?xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>) -> memref<3x?xf32, strided<[?, 1], offset: ?>, #ptr.generic_space> {
  %0 = ptr.to_ptr %m : memref<3x?xf32, strided<[?, 1], offset: ?>, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.get_metadata %m : memref<3x?xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>
  %2 = ptr.type_offset f32 : index
  %3 = ptr.ptr_add %0, %2 : !ptr.ptr<#ptr.generic_space>, index
  %4 = ptr.from_ptr %3 metadata %1 : !ptr.ptr<#ptr.generic_space> -> memref<3x?xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>
  return %4 : memref<3x?xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>
}

func.func @metadata(%m: memref<?x?xf32, #ptr.generic_space>) -> !ptr.ptr_metadata<memref<?x?xf32, #ptr.generic_space>> {
  %0 = ptr.get_metadata %m : memref<?x?xf32, #ptr.generic_space>
  return %0 : !ptr.ptr_metadata<memref<?x?xf32, #ptr.generic_space>>
}

// What has no pattern stays.
func.func @left(%p: !ptr.ptr<#ptr.generic_space>) -> f32 {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  return %0 : f32
}
