// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation, type and attribute.

// CHECK: module {
// CHECK-NEXT:   func.func @ops(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: f32, %arg5: memref<?x4xf32, #ptr.generic_space>, %arg6: i64, %arg7: vector<4xi64>, %arg8: index) {
// CHECK-NEXT:     %0 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     %1 = ptr.load volatile %arg0 atomic syncscope("s") monotonic nontemporal invariant invariant_group alignment = 8 {x} : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     %2 = ptr.load %arg0 invariant_group alignment = 1 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     %3 = ptr.load %arg0 atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
// CHECK-NEXT:     ptr.store %arg4, %arg0 : f32, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     ptr.store volatile %arg4, %arg0 atomic release nontemporal invariant_group alignment = 8 {x} : f32, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %4 = ptr.gather %arg1, %arg2, %arg3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
// CHECK-NEXT:     %5 = ptr.gather %arg1, %arg2, %arg3 alignment = 8 {x} : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
// CHECK-NEXT:     ptr.scatter %arg3, %arg1, %arg2 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:     ptr.scatter %arg3, %arg1, %arg2 alignment = 8 {x} : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
// CHECK-NEXT:     %6 = ptr.masked_load %arg0, %arg2, %arg3 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
// CHECK-NEXT:     %7 = ptr.masked_load %arg0, %arg2, %arg3 alignment = 2 {x} : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
// CHECK-NEXT:     ptr.masked_store %arg3, %arg0, %arg2 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     ptr.masked_store %arg3, %arg0, %arg2 alignment = 4 {x} : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %8 = ptr.ptr_add %arg0, %arg6 : !ptr.ptr<#ptr.generic_space>, i64
// CHECK-NEXT:     %9 = ptr.ptr_add nusw %arg1, %arg6 {x} : vector<4x!ptr.ptr<#ptr.generic_space>>, i64
// CHECK-NEXT:     %10 = ptr.ptr_add nuw %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, vector<4xi64>
// CHECK-NEXT:     %11 = ptr.ptr_add inbounds %arg1, %arg7 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi64>
// CHECK-NEXT:     %12 = ptr.ptr_add %arg0, %arg8 : !ptr.ptr<#ptr.generic_space>, index
// CHECK-NEXT:     %13 = ptr.ptr_diff %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i64
// CHECK-NEXT:     %14 = ptr.ptr_diff nuw|nsw %arg1, %arg1 {x} : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
// CHECK-NEXT:     %15 = ptr.ptr_diff nsw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> index
// CHECK-NEXT:     %16 = ptr.to_ptr %arg5 {x} : memref<?x4xf32, #ptr.generic_space> -> <#ptr.generic_space>
// CHECK-NEXT:     %17 = ptr.get_metadata %arg5 {x} : memref<?x4xf32, #ptr.generic_space>
// CHECK-NEXT:     %18 = ptr.from_ptr %arg0 metadata %17 {x} : <#ptr.generic_space> -> memref<?x4xf32, #ptr.generic_space>
// CHECK-NEXT:     %19 = ptr.from_ptr %arg0 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
// CHECK-NEXT:     %20 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %21 = ptr.constant {x} #ptr.address<16> : !ptr.ptr<#ptr.generic_space>
// CHECK-NEXT:     %22 = ptr.type_offset f32 : index
// CHECK-NEXT:     %23 = ptr.type_offset i64 {x} : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @attributes() attributes {a = #ptr.spec<size = 32, abi = 32, preferred = 64>, b = #ptr.spec<size = 8, abi = 8, preferred = 32, index = 16>, c = #ptr.generic_space, d = !ptr.ptr_metadata<memref<*xf32>>, e = #ptr.address<-5> : !ptr.ptr<#ptr.generic_space>}
// CHECK-NEXT: }

func.func @ops(%p: !ptr.ptr<#ptr.generic_space>, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf32>, %f: f32,
               %m: memref<?x4xf32, #ptr.generic_space>, %i: i64, %is: vector<4xi64>, %n: index) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load volatile %p atomic syncscope("s") monotonic nontemporal invariant invariant_group alignment = 8 {x} : !ptr.ptr<#ptr.generic_space> -> f32
  %2 = ptr.load %p invariant_group alignment = 1 : !ptr.ptr<#ptr.generic_space> -> f32
  %3 = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %f, %p : f32, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %f, %p atomic release nontemporal invariant_group alignment = 8 {x} : f32, !ptr.ptr<#ptr.generic_space>
  %4 = ptr.gather %ps, %mask, %v : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %5 = ptr.gather %ps, %mask, %v alignment = 8 {x} : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  ptr.scatter %v, %ps, %mask : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  ptr.scatter %v, %ps, %mask alignment = 8 {x} : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
  %6 = ptr.masked_load %p, %mask, %v : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %7 = ptr.masked_load %p, %mask, %v alignment = 2 {x} : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  ptr.masked_store %v, %p, %mask : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.masked_store %v, %p, %mask alignment = 4 {x} : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  %8 = ptr.ptr_add %p, %i : !ptr.ptr<#ptr.generic_space>, i64
  %9 = ptr.ptr_add nusw %ps, %i {x} : vector<4x!ptr.ptr<#ptr.generic_space>>, i64
  %10 = ptr.ptr_add nuw %p, %is : !ptr.ptr<#ptr.generic_space>, vector<4xi64>
  %11 = ptr.ptr_add inbounds %ps, %is : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi64>
  %12 = ptr.ptr_add none %p, %n : !ptr.ptr<#ptr.generic_space>, index
  %13 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> i64
  %14 = ptr.ptr_diff nuw|nsw %ps, %ps {x} : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi64>
  %15 = ptr.ptr_diff nsw %p, %p : !ptr.ptr<#ptr.generic_space> -> index
  %16 = ptr.to_ptr %m {x} : memref<?x4xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %17 = ptr.get_metadata %m {x} : memref<?x4xf32, #ptr.generic_space>
  %18 = ptr.from_ptr %p metadata %17 {x} : !ptr.ptr<#ptr.generic_space> -> memref<?x4xf32, #ptr.generic_space>
  %19 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
  %20 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %21 = ptr.constant {x} #ptr.address<0x10> : !ptr.ptr<#ptr.generic_space>
  %22 = ptr.type_offset f32 : index
  %23 = ptr.type_offset i64 {x} : i32
  return
}

func.func private @attributes() attributes {
  a = #ptr.spec<size = 32, abi = 32, preferred = 64>, b = #ptr.spec<index = 16, preferred = 32, size = 8, abi = 8>, c = #ptr.generic_space,
  d = !ptr.ptr_metadata<memref<*xf32>>, e = #ptr.address<-5> : !ptr.ptr<#ptr.generic_space>}
