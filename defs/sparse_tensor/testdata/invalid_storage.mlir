// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Buffers of a tensor.

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @assemble(%p: tensor<?xindex>, %c: tensor<6x1xindex>, %v: tensor<?xf32>) {
  // expected-error@+1 {{input/output trailing COO level-ranks don't match}}
  %r = sparse_tensor.assemble (%p, %c), %v : (tensor<?xindex>, tensor<6x1xindex>), tensor<?xf32> to tensor<2x3xf32, #C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @assemble(%p: tensor<?xindex>, %c: tensor<6x1xindex>, %v: tensor<?xf32>) {
  // expected-error@+1 {{the sparse-tensor must have static shape}}
  %r = sparse_tensor.assemble (%p, %c), %v : (tensor<?xindex>, tensor<6x1xindex>), tensor<?xf32> to tensor<2x?xf32, #C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @assemble(%p: tensor<?xindex>, %c: tensor<6x2xindex>, %v: tensor<?xf32>) {
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %r = sparse_tensor.assemble (%p, %c, %c), %v : (tensor<?xindex>, tensor<6x2xindex>, tensor<6x2xindex>), tensor<?xf32> to tensor<2x3xf32, #C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @assemble(%p: tensor<?xindex>, %c: tensor<6xindex>, %d: tensor<6xi32>, %v: tensor<?xf32>) {
  %r = sparse_tensor.assemble (%p, %c, %c), %v : (tensor<?xindex>, tensor<6xindex>, tensor<6xindex>), tensor<?xf32> to tensor<2x3xf32, #C>
  // expected-error@+1 {{input/output element-types don't match}}
  %s = sparse_tensor.assemble (%p, %c, %d), %v : (tensor<?xindex>, tensor<6xindex>, tensor<6xi32>), tensor<?xf32> to tensor<2x3xf32, #C>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @assemble(%p: tensor<?xi32>, %c: tensor<6xi16>, %v: tensor<?xf64>) {
  // expected-error@+1 {{input/output element-types don't match}}
  %r = sparse_tensor.assemble (%p, %c), %v : (tensor<?xi32>, tensor<6xi16>), tensor<?xf64> to tensor<2x3xf32, #D>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @disassemble(%t: tensor<2x?xf32, #D>, %p: tensor<?xi32>, %c: tensor<6xi16>, %v: tensor<?xf32>) {
  // expected-error@+1 {{output values and return value type mismatch}}
  %rp, %rc, %rv, %lp, %lc, %lv = sparse_tensor.disassemble %t : tensor<2x?xf32, #D> out_lvls(%p, %c : tensor<?xi32>, tensor<6xi16>) out_vals(%v : tensor<?xf32>) -> (tensor<?xi32>, tensor<6xi16>), tensor<2xf32>, (index, index), index
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @disassemble(%t: tensor<2x?xf32, #D>, %p: tensor<?xi32>, %c: tensor<6xi16>, %v: tensor<?xf32>) {
  // expected-error@+1 {{output levels and return levels type mismatch}}
  %rp, %rc, %rv, %lp, %lc, %lv = sparse_tensor.disassemble %t : tensor<2x?xf32, #D> out_lvls(%p, %c : tensor<?xi32>, tensor<6xi16>) out_vals(%v : tensor<?xf32>) -> (tensor<?xi32>, tensor<7xi16>), tensor<?xf32>, (index, index), index
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @disassemble(%t: tensor<2x?xf32, #D>, %p: tensor<?xi32>, %c: tensor<6xi16>, %v: tensor<?xf32>) {
  // expected-error@+1 {{inconsistent number of fields between input/output}}
  %rp, %rv, %lp, %lv = sparse_tensor.disassemble %t : tensor<2x?xf32, #D> out_lvls(%p : tensor<?xi32>) out_vals(%v : tensor<?xf32>) -> (tensor<?xi32>), tensor<?xf32>, (index), index
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @buffers(%t: tensor<2x?xf32, #D>) {
  %a = sparse_tensor.positions %t { level = 1 : index } : tensor<2x?xf32, #D> to memref<?xi32>
  // expected-error@+1 {{requested level is out of bounds}}
  %b = sparse_tensor.positions %t { level = 2 : index } : tensor<2x?xf32, #D> to memref<?xi32>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @buffers(%t: tensor<2x?xf32, #D>) {
  // expected-error@+1 {{unexpected type for positions}}
  %b = sparse_tensor.positions %t { level = 1 : index } : tensor<2x?xf32, #D> to memref<?xi64>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), posWidth = 32, crdWidth = 16 }>
func.func @buffers(%t: tensor<2x?xf32, #D>) {
  // expected-error@+1 {{requested level is out of bounds}}
  %b = sparse_tensor.coordinates %t { level = -1 : index } : tensor<2x?xf32, #D> to memref<?xi16>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @buffers(%t: tensor<2x?xf32, #D>) {
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %b = sparse_tensor.coordinates_buffer %t : tensor<2x?xf32, #D> to memref<?xindex>
  return
}

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @buffers(%t: tensor<?xf32, #V>) {
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %b = sparse_tensor.coordinates_buffer %t : tensor<?xf32, #V> to memref<?xindex>
  return
}

// -----

#S = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(soa)) }>
func.func @buffers(%t: tensor<?x?xf32, #S>) {
  // expected-error@+1 {{expected sparse tensor with a COO region}}
  %b = sparse_tensor.coordinates_buffer %t : tensor<?x?xf32, #S> to memref<?xindex>
  return
}

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @buffers(%t: tensor<?xf32, #V>) {
  // expected-error@+1 {{unexpected mismatch in element types}}
  %b = sparse_tensor.values %t : tensor<?xf32, #V> to memref<?xf64>
  return
}

// -----

#L = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 4, 1)>) -> (i : dense, j : compressed) }>
func.func @slices(%t: tensor<2x?xf32, #L>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %b = sparse_tensor.slice.offset %t at 2 : tensor<2x?xf32, #L>
  return
}

// -----

#L = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 4, 1)>) -> (i : dense, j : compressed) }>
func.func @slices(%t: tensor<2x?xf32, #L>) {
  // expected-error@+1 {{requested dimension out of bound}}
  %b = sparse_tensor.slice.stride %t at -1 : tensor<2x?xf32, #L>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @specifier(%s: !sparse_tensor.storage_specifier<#C>) {
  // expected-error@+1 {{redundant level argument for querying value memory size}}
  %a = sparse_tensor.storage_specifier.get %s val_mem_sz at 0 : !sparse_tensor.storage_specifier<#C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @specifier(%s: !sparse_tensor.storage_specifier<#C>) {
  // expected-error@+1 {{requested slice data on non-slice tensor}}
  %a = sparse_tensor.storage_specifier.get %s dim_offset : !sparse_tensor.storage_specifier<#C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @specifier(%s: !sparse_tensor.storage_specifier<#C>) {
  // expected-error@+1 {{missing level argument}}
  %a = sparse_tensor.storage_specifier.get %s lvl_sz : !sparse_tensor.storage_specifier<#C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @specifier(%s: !sparse_tensor.storage_specifier<#C>, %n: index) {
  // expected-error@+1 {{requested level is out of bounds}}
  %a = sparse_tensor.storage_specifier.set %s crd_mem_sz at 2 with %n : !sparse_tensor.storage_specifier<#C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @specifier(%s: !sparse_tensor.storage_specifier<#C>, %n: index) {
  // expected-error@+1 {{requested position memory size on a singleton level}}
  %a = sparse_tensor.storage_specifier.set %s pos_mem_sz at 1 with %n : !sparse_tensor.storage_specifier<#C>
  return
}

// -----

func.func @push(%n: index, %m: memref<?xf32>, %v: f32) {
  %c = arith.constant 0 : index
  // expected-error@+1 {{'sparse_tensor.push_back' op n must be not less than 1}}
  %a:2 = sparse_tensor.push_back %n, %m, %v, %c : index, memref<?xf32>, f32, index
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @compress(%v: memref<?xf32>, %f: memref<?xi1>, %a: memref<?xindex>, %n: index, %t: tensor<8x8xf32, #C>) {
  // expected-error@+1 {{'sparse_tensor.compress' op incorrect number of coordinates}}
  %r = sparse_tensor.compress %v, %f, %a, %n into %t[%n, %n] : memref<?xf32>, memref<?xi1>, memref<?xindex>, tensor<8x8xf32, #C>
  return
}

// -----

func.func @sort(%n: index, %m: memref<?xindex>) {
  // expected-error@+1 {{Expected rank(perm_map) > 1, got 0}}
  sparse_tensor.sort hybrid_quick_sort %n, %m { perm_map = affine_map<() -> ()> } : memref<?xindex>
  return
}

// -----

func.func @sort(%n: index, %m: memref<?xindex>) {
  // expected-error@+1 {{Expected a permutation map, got (d0, d1) -> (d0, d0)}}
  sparse_tensor.sort hybrid_quick_sort %n, %m { perm_map = affine_map<(i, j) -> (i, i)> } : memref<?xindex>
  return
}

// -----

func.func @sort(%m: memref<30xindex>, %y: memref<9xf32>) {
  %n = arith.constant 10 : index
  // expected-error@+1 {{Expected dimension(xy) >= n * (rank(perm_map) + ny) got 30 < 40}}
  sparse_tensor.sort hybrid_quick_sort %n, %m jointly %y { perm_map = affine_map<(i, j) -> (j, i)>, ny = 2 : index } : memref<30xindex> jointly memref<9xf32>
  return
}
