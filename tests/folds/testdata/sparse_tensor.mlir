#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : dense) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : compressed) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : batch) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed(nonunique), d1 : singleton, d2 : dense, d3 : compressed) }>
func.func private @a(tensor<?x?x1x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2, d3) -> (d0 : compressed(nonunique), d1 : singleton, d2 : dense, d3 : dense) }>
func.func private @a(tensor<?x?x1x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : dense, d1 : compressed(nonunique), d2 : singleton) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : dense, d2 : singleton) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : loose_compressed) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#A = #sparse_tensor.encoding<{ map = (d0, d1, d2) -> (d0 : compressed(nonunique), d1 : singleton, d2 : structured[1, 2]) }>
func.func private @a(tensor<?x?x1xf32, #A>)
// -----
#ELL = #sparse_tensor.encoding<{ map = [s0](d0, d1) -> (d0 * (s0 * 4) : dense, d0 : dense, d1 : compressed) }>
func.func private @sparse_ell(tensor<?x?xf64, #ELL>)
// -----
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#CSC = #sparse_tensor.encoding<{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }>
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @lvls(%t: tensor<10x?xf64, #BSR>, %u: tensor<7x?xf64, #CSC>, %i: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c9 = arith.constant 9 : index
  %0 = sparse_tensor.lvl %t, %c0 : tensor<10x?xf64, #BSR>
  %1 = sparse_tensor.lvl %t, %c1 : tensor<10x?xf64, #BSR>
  %2 = sparse_tensor.lvl %t, %c2 : tensor<10x?xf64, #BSR>
  %3 = sparse_tensor.lvl %t, %c3 : tensor<10x?xf64, #BSR>
  %4 = sparse_tensor.lvl %u, %c0 : tensor<7x?xf64, #CSC>
  %5 = sparse_tensor.lvl %u, %c1 : tensor<7x?xf64, #CSC>
  %6 = sparse_tensor.lvl %u, %i : tensor<7x?xf64, #CSC>
  %7 = sparse_tensor.lvl %u, %i : tensor<7x?xf64, #CSC>
  return %0, %1, %2, %3, %4, %5, %6, %7 : index, index, index, index, index, index, index, index
}
func.func @crd(%a: index, %b: index, %c: index) -> (index, index, index, index, index, index, index, index) {
  %0:4 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #BSR : index, index, index, index
  %1:2 = sparse_tensor.crd_translate lvl_to_dim [%0#0, %0#1, %0#2, %0#3] as #BSR : index, index
  %2:2 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #CSC : index, index
  %3:2 = sparse_tensor.crd_translate lvl_to_dim [%c, %b] as #CSC : index, index
  %4:2 = sparse_tensor.crd_translate lvl_to_dim [%c, %b] as #CSR : index, index
  return %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1 : index, index, index, index, index, index, index, index
}
func.func @crd2(%a: index, %b: index, %c: index) -> (index, index) {
  %0:4 = sparse_tensor.crd_translate dim_to_lvl [%a, %b] as #BSR : index, index, index, index
  %1:2 = sparse_tensor.crd_translate lvl_to_dim [%0#1, %0#0, %0#2, %0#3] as #BSR : index, index
  return %1#0, %1#1 : index, index
}
func.func @conv(%a: tensor<4x4xf64, #CSR>, %b: tensor<4x4xf64>) -> (tensor<4x4xf64, #CSR>, tensor<4x4xf64>, tensor<4x4xf64, #CSR>, tensor<?x4xf64, #CSR>) {
  %0 = sparse_tensor.convert %a : tensor<4x4xf64, #CSR> to tensor<4x4xf64, #CSR>
  %1 = sparse_tensor.convert %b : tensor<4x4xf64> to tensor<4x4xf64>
  %2 = sparse_tensor.convert %a : tensor<4x4xf64, #CSR> to tensor<4x4xf64, #CSC>
  %3 = sparse_tensor.convert %2 : tensor<4x4xf64, #CSC> to tensor<4x4xf64, #CSR>
  %4 = tensor.cast %a : tensor<4x4xf64, #CSR> to tensor<?x4xf64, #CSR>
  return %0, %1, %3, %4 : tensor<4x4xf64, #CSR>, tensor<4x4xf64>, tensor<4x4xf64, #CSR>, tensor<?x4xf64, #CSR>
}
func.func @spec(%a: tensor<4x4xf64, #CSR>, %x: index, %y: index) -> (index, index, index) {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#CSR>
  %1 = sparse_tensor.storage_specifier.set %0 lvl_sz at 0 with %x : !sparse_tensor.storage_specifier<#CSR>
  %2 = sparse_tensor.storage_specifier.set %1 lvl_sz at 1 with %y : !sparse_tensor.storage_specifier<#CSR>
  %3 = sparse_tensor.storage_specifier.set %2 val_mem_sz with %y : !sparse_tensor.storage_specifier<#CSR>
  %4 = sparse_tensor.storage_specifier.get %3 lvl_sz at 0 : !sparse_tensor.storage_specifier<#CSR>
  %5 = sparse_tensor.storage_specifier.get %3 val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %6 = sparse_tensor.storage_specifier.get %3 crd_mem_sz at 1 : !sparse_tensor.storage_specifier<#CSR>
  return %4, %5, %6 : index, index, index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @iter(%sp : tensor<4x8xf32, #CSR>, %c: index, %d: index) -> (index, index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  %r1:2 = sparse_tensor.iterate %it1 in %l1 at(%a, %b) iter_args(%outer = %c, %o2 = %d): !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> -> (index, index) {
    %k = arith.addi %c, %d : index
    %k2 = arith.addi %k, %outer : index
    %m = arith.addi %k2, %a : index
    sparse_tensor.yield %m, %o2 : index, index
  }
  return %r1#0, %r1#1 : index, index
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func @iter2(%sp : tensor<4x8xf32, #CSR>, %c: index, %d: index) {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8xf32, #CSR> -> !sparse_tensor.iter_space<#CSR, lvls = 0 to 2>
  sparse_tensor.iterate %it1 in %l1 at(%a, _) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
    %k = arith.addi %c, %d : index
    "test.use"(%k) : (index) -> ()
  }
  sparse_tensor.iterate %it1 in %l1 at(_, %a) : !sparse_tensor.iter_space<#CSR, lvls = 0 to 2> {
    "test.use"(%a) : (index) -> ()
  }
  %n = sparse_tensor.number_of_entries %sp : tensor<4x8xf32, #CSR>
  sparse_tensor.foreach in %sp : tensor<4x8xf32, #CSR> do {
   ^bb0(%1: index, %2: index, %v: f32) :
    %k = arith.addi %c, %d : index
    "test.use"(%k) : (index) -> ()
  }
  return
}
// -----
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#COO = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique), d1 : singleton) }>
#COO2 = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed(nonunique, nonordered), d1 : singleton(nonordered)) }>
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense) }>
#BSR4 = #sparse_tensor.encoding<{ map = (i, j, k, l) -> (i : dense, j : compressed, k : dense, l : dense) }>
func.func @re(%a: tensor<4x4xf32, #COO>, %b: tensor<4x4xf32, #COO2>, %d: tensor<6x12xi32, #BSR>, %n: index, %v: f32) -> (tensor<4x4xf32, #COO>, tensor<4x4xf32, #COO>, tensor<6x12xi32, #BSR>, index) {
  %0 = sparse_tensor.reorder_coo quick_sort %a : tensor<4x4xf32, #COO> to tensor<4x4xf32, #COO>
  %1 = sparse_tensor.reorder_coo quick_sort %b : tensor<4x4xf32, #COO2> to tensor<4x4xf32, #COO>
  %2 = sparse_tensor.reinterpret_map %d : tensor<6x12xi32, #BSR> to tensor<3x4x2x3xi32, #BSR4>
  %3 = sparse_tensor.reinterpret_map %2 : tensor<3x4x2x3xi32, #BSR4> to tensor<6x12xi32, #BSR>
  %c0 = arith.constant 0 : index
  %4 = tensor.dim %0, %c0 : tensor<4x4xf32, #COO>
  return %0, %1, %3, %4 : tensor<4x4xf32, #COO>, tensor<4x4xf32, #COO>, tensor<6x12xi32, #BSR>, index
}
