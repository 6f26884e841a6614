// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Encodings, types, storage and loops in custom form. Expectations are what mlir-opt prints.

// CHECK:      #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse1 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 floordiv 2 : dense, d1 floordiv 3 : compressed(nonunique, nonordered), d0 mod 2 : dense, d1 mod 3 : dense), posWidth = 32, crdWidth = 8, explicitVal = 1.000000e+00 : f32, implicitVal = 0.000000e+00 : f32 }>
// CHECK-NEXT: #sparse2 = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d1 : dense, d0 : compressed) }>
// CHECK-NEXT: #sparse3 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton(soa)) }>
// CHECK-NEXT: #sparse4 = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d2 floordiv 4 : dense, d1 : dense, d2 mod 4 : structured[2, 4]) }>
// CHECK-NEXT: #sparse5 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK-NEXT: #sparse6 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @types(tensor<?x?xf32, #sparse>, tensor<?x?xf32, #sparse1>, tensor<?x?xf32, #sparse2>, tensor<?x?xf32, #sparse3>, tensor<?x?x?xf32, #sparse4>, !sparse_tensor.storage_specifier<#sparse5>, !sparse_tensor.iter_space<#sparse3, lvls = 0 to 2>)
// CHECK-NEXT:   func.func @storage(%arg0: tensor<?x?xf32, #sparse>, %arg1: tensor<?x?xf32, #sparse2>, %arg2: !sparse_tensor.storage_specifier<#sparse5>, %arg3: index) {
// CHECK-NEXT:     %0 = sparse_tensor.positions %arg0 {level = 1 : index} : tensor<?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %1 = sparse_tensor.values %arg0 : tensor<?x?xf32, #sparse> to memref<?xf32>
// CHECK-NEXT:     %2 = sparse_tensor.slice.offset %arg1 at 1 : tensor<?x?xf32, #sparse2>
// CHECK-NEXT:     %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse5>
// CHECK-NEXT:     %4 = sparse_tensor.storage_specifier.get %arg2  lvl_sz at 0 : !sparse_tensor.storage_specifier<#sparse5>
// CHECK-NEXT:     %5 = sparse_tensor.lvl %arg0, %arg3 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %6:2 = sparse_tensor.crd_translate  dim_to_lvl[%arg3, %arg3] as #sparse : index, index
// CHECK-NEXT:     sparse_tensor.print %arg0 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: tensor<?x?xf32, #sparse3>, %arg1: index) -> index {
// CHECK-NEXT:     %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<?x?xf32, #sparse3> -> !sparse_tensor.iter_space<#sparse3, lvls = 0 to 2>
// CHECK-NEXT:     sparse_tensor.iterate %arg3 in %0 at(%arg2, _) : !sparse_tensor.iter_space<#sparse3, lvls = 0 to 2>  {
// CHECK-NEXT:       "t.use"(%arg2, %arg3) : (index, !sparse_tensor.iterator<#sparse3, lvls = 0 to 2>) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = sparse_tensor.iterate %arg3 in %0 iter_args(%arg2 = %arg1) : !sparse_tensor.iter_space<#sparse3, lvls = 0 to 2>  -> index {
// CHECK-NEXT:       sparse_tensor.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = sparse_tensor.coiterate (%0, %0) at(_, %arg3) iter_args(%arg2 = %arg1) : (!sparse_tensor.iter_space<#sparse3, lvls = 0 to 2>, !sparse_tensor.iter_space<#sparse3, lvls = 0 to 2>) -> index
// CHECK-NEXT:     case %arg4, _ {
// CHECK-NEXT:       sparse_tensor.yield %arg2 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     case %arg4, %arg5 {
// CHECK-NEXT:       sparse_tensor.yield %arg3 : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %2 : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @more(%arg0: tensor<?x?xf32, #sparse>, %arg1: tensor<?x?xf32, #sparse6>, %arg2: tensor<?x?xf32, #sparse2>, %arg3: tensor<?xindex>, %arg4: tensor<?xindex>, %arg5: tensor<?xf32>, %arg6: index, %arg7: f32, %arg8: memref<?xf32>, %arg9: memref<?xindex>, %arg10: memref<?xi1>, %arg11: tensor<4x8xf32>, %arg12: !llvm.ptr) {
// CHECK-NEXT:     %0 = sparse_tensor.new %arg12 : !llvm.ptr to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %1 = sparse_tensor.assemble (%arg3, %arg4), %arg5 : (tensor<?xindex>, tensor<?xindex>), tensor<?xf32> to tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %1 : tensor<4x8xf32, #sparse> out_lvls(%arg3, %arg4 : tensor<?xindex>, tensor<?xindex>) out_vals(%arg5 : tensor<?xf32>) -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf32>, (index, index), index
// CHECK-NEXT:     %2 = sparse_tensor.reinterpret_map %arg0 : tensor<?x?xf32, #sparse> to tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %3 = sparse_tensor.coordinates %arg0 {level = 1 : index} : tensor<?x?xf32, #sparse> to memref<?xindex>
// CHECK-NEXT:     %4 = sparse_tensor.coordinates_buffer %arg1 : tensor<?x?xf32, #sparse6> to memref<?xindex>
// CHECK-NEXT:     %5 = sparse_tensor.number_of_entries %arg0 : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %6 = sparse_tensor.slice.stride %arg2 at 1 : tensor<?x?xf32, #sparse2>
// CHECK-NEXT:     %outBuffer, %newSize = sparse_tensor.push_back inbounds %arg6, %arg8, %arg7, %arg6 : index, memref<?xf32>, f32, index
// CHECK-NEXT:     %values, %filled, %added, %count = sparse_tensor.expand %arg0 : tensor<?x?xf32, #sparse> to memref<?xf32>, memref<?xi1>, memref<?xindex>
// CHECK-NEXT:     %7 = sparse_tensor.compress %values, %filled, %added, %count into %arg0[%arg6] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<?x?xf32, #sparse>
// CHECK-NEXT:     %8 = sparse_tensor.load %arg0 hasInserts : tensor<?x?xf32, #sparse>
// CHECK-NEXT:     sparse_tensor.out %arg0, %arg12 : tensor<?x?xf32, #sparse>, !llvm.ptr
// CHECK-NEXT:     sparse_tensor.sort  quick_sort %arg6, %arg9 jointly %arg8 {ny = 1 : index, perm_map = #map} : memref<?xindex> jointly memref<?xf32>
// CHECK-NEXT:     %9 = sparse_tensor.reorder_coo  quick_sort %arg1 : tensor<?x?xf32, #sparse6> to tensor<?x?xf32, #sparse6>
// CHECK-NEXT:     %10 = sparse_tensor.concatenate %arg11, %arg11 {dimension = 0 : index} : tensor<4x8xf32>, tensor<4x8xf32> to tensor<8x8xf32, #sparse>
// CHECK-NEXT:     %11 = sparse_tensor.convert %arg11 : tensor<4x8xf32> to tensor<4x8xf32, #sparse>
// CHECK-NEXT:     %12 = sparse_tensor.has_runtime_library
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @value(%arg0: tensor<?x?xf32, #sparse>, %arg1: !sparse_tensor.iterator<#sparse, lvls = 1>) -> f32 {
// CHECK-NEXT:     %0 = sparse_tensor.extract_value %arg0 at %arg1 : tensor<?x?xf32, #sparse>, !sparse_tensor.iterator<#sparse, lvls = 1>
// CHECK-NEXT:     return %0 : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

#AoS = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed(nonordered, nonunique), i mod 2 : dense, j mod 3 : dense), posWidth = 32, crdWidth = 8, explicitVal = 1.0 : f32, implicitVal = 0.0 : f32 }>
#Slice = #sparse_tensor.encoding<{ map = (d0 : #sparse_tensor<slice(0, 4, 1)>, d1 : #sparse_tensor<slice(?, 4, 2)>) -> (d1 : dense, d0 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = {l0, l1}(d0 = l0, d1 = l1) -> (l0 = d0 : compressed(nonunique), l1 = d1 : singleton(soa)) }>
#NV24 = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : dense, k floordiv 4 : dense, j : dense, k mod 4 : structured[2, 4]) }>
func.func private @types(tensor<?x?xf32, #CSR>, tensor<?x?xf32, #BSR>, tensor<?x?xf32, #Slice>, tensor<?x?xf32, #COO>, tensor<?x?x?xf32, #NV24>,
                         !sparse_tensor.storage_specifier<#CSR>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>)
func.func @storage(%t: tensor<?x?xf32, #CSR>, %s: tensor<?x?xf32, #Slice>, %spec: !sparse_tensor.storage_specifier<#CSR>, %i: index) {
  %0 = sparse_tensor.positions %t {level = 1 : index} : tensor<?x?xf32, #CSR> to memref<?xindex>
  %1 = sparse_tensor.values %t : tensor<?x?xf32, #CSR> to memref<?xf32>
  %2 = sparse_tensor.slice.offset %s at 1 : tensor<?x?xf32, #Slice>
  %3 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.get %spec lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.lvl %t, %i : tensor<?x?xf32, #CSR>
  %6, %7 = sparse_tensor.crd_translate dim_to_lvl [%i, %i] as #CSR : index, index
  sparse_tensor.print %t : tensor<?x?xf32, #CSR>
  return
}
func.func @loops(%t: tensor<?x?xf32, #COO>, %i: index) -> index {
  %l = sparse_tensor.extract_iteration_space %t lvls = 0 to 2 : tensor<?x?xf32, #COO> -> !sparse_tensor.iter_space<#COO, lvls = 0 to 2>
  sparse_tensor.iterate %it in %l at(%c, _) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> {
    "t.use"(%c, %it) : (index, !sparse_tensor.iterator<#COO, lvls = 0 to 2>) -> ()
  }
  %r = sparse_tensor.iterate %it in %l iter_args(%a = %i) : !sparse_tensor.iter_space<#COO, lvls = 0 to 2> -> index {
    sparse_tensor.yield %a : index
  }
  %q = sparse_tensor.coiterate (%l, %l) at(_, %c) iter_args(%a = %i) : (!sparse_tensor.iter_space<#COO, lvls = 0 to 2>, !sparse_tensor.iter_space<#COO, lvls = 0 to 2>) -> index
  case %x, _ {
    sparse_tensor.yield %a : index
  }
  case %x, %y {
    sparse_tensor.yield %c : index
  }
  return %q : index
}
func.func @more(%t: tensor<?x?xf32, #CSR>, %coo2: tensor<?x?xf32, #AoS>, %s: tensor<?x?xf32, #Slice>, %pos: tensor<?xindex>, %crd: tensor<?xindex>, %val: tensor<?xf32>,
                %i: index, %f: f32, %m: memref<?xf32>, %mi: memref<?xindex>, %mb: memref<?xi1>, %v: tensor<4x8xf32>, %p: !llvm.ptr) {
  %0 = sparse_tensor.new %p : !llvm.ptr to tensor<?x?xf32, #CSR>
  %1 = sparse_tensor.assemble (%pos, %crd), %val : (tensor<?xindex>, tensor<?xindex>), tensor<?xf32> to tensor<4x8xf32, #CSR>
  %2:2, %3, %4:2, %5 = sparse_tensor.disassemble %1 : tensor<4x8xf32, #CSR> out_lvls(%pos, %crd : tensor<?xindex>, tensor<?xindex>) out_vals(%val : tensor<?xf32>)
      -> (tensor<?xindex>, tensor<?xindex>), tensor<?xf32>, (index, index), index
  %6 = sparse_tensor.reinterpret_map %t : tensor<?x?xf32, #CSR> to tensor<?x?xf32, #CSR>
  %7 = sparse_tensor.coordinates %t {level = 1 : index} : tensor<?x?xf32, #CSR> to memref<?xindex>
  %8 = sparse_tensor.coordinates_buffer %coo2 : tensor<?x?xf32, #AoS> to memref<?xindex>
  %9 = sparse_tensor.number_of_entries %t : tensor<?x?xf32, #CSR>
  %10 = sparse_tensor.slice.stride %s at 1 : tensor<?x?xf32, #Slice>
  %11, %12 = sparse_tensor.push_back inbounds %i, %m, %f, %i : index, memref<?xf32>, f32, index
  %13, %14, %15, %16 = sparse_tensor.expand %t : tensor<?x?xf32, #CSR> to memref<?xf32>, memref<?xi1>, memref<?xindex>
  %17 = sparse_tensor.compress %13, %14, %15, %16 into %t[%i] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<?x?xf32, #CSR>
  %18 = sparse_tensor.load %t hasInserts : tensor<?x?xf32, #CSR>
  sparse_tensor.out %t, %p : tensor<?x?xf32, #CSR>, !llvm.ptr
  sparse_tensor.sort quick_sort %i, %mi jointly %m {perm_map = affine_map<(i, j) -> (j, i)>, ny = 1 : index} : memref<?xindex> jointly memref<?xf32>
  %19 = sparse_tensor.reorder_coo quick_sort %coo2 : tensor<?x?xf32, #AoS> to tensor<?x?xf32, #AoS>
  %20 = sparse_tensor.concatenate %v, %v {dimension = 0 : index} : tensor<4x8xf32>, tensor<4x8xf32> to tensor<8x8xf32, #CSR>
  %21 = sparse_tensor.convert %v : tensor<4x8xf32> to tensor<4x8xf32, #CSR>
  %22 = sparse_tensor.has_runtime_library
  return
}
func.func @value(%t: tensor<?x?xf32, #CSR>, %it: !sparse_tensor.iterator<#CSR, lvls = 1>) -> f32 {
  %0 = sparse_tensor.extract_value %t at %it : tensor<?x?xf32, #CSR>, !sparse_tensor.iterator<#CSR, lvls = 1>
  return %0 : f32
}
