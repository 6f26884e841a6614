// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Tensors, and loops over them.

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @convert(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{unexpected conversion mismatch in rank}}
  %r = sparse_tensor.convert %t : tensor<2x3xf32> to tensor<2x3x4xf32>
  return
}

// -----

#L = #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 4, 1)>) -> (i : dense, j : compressed) }>
func.func @convert(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{cannot convert to a sparse tensor slice}}
  %r = sparse_tensor.convert %t : tensor<2x3xf32> to tensor<2x4xf32, #L>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @convert(%t: tensor<2x?xf32>) {
  %a = sparse_tensor.convert %t : tensor<2x?xf32> to tensor<?x?xf32, #D>
  // expected-error@+1 {{unexpected conversion mismatch in dimension 1}}
  %r = sparse_tensor.convert %t : tensor<2x?xf32> to tensor<2x4xf32, #D>
  return
}

// -----

#B = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }>
func.func @translate(%n: index) {
  %a:3 = sparse_tensor.crd_translate dim_to_lvl [%n, %n] as #B : index, index, index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %b:2 = sparse_tensor.crd_translate dim_to_lvl [%n, %n] as #B : index, index
  return
}

// -----

#B = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }>
func.func @translate(%n: index) {
  %a:2 = sparse_tensor.crd_translate lvl_to_dim [%n, %n, %n] as #B : index, index
  // expected-error@+1 {{Coordinate rank mismatch with encoding}}
  %b:2 = sparse_tensor.crd_translate lvl_to_dim [%n, %n] as #B : index, index
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#B = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j : compressed, i mod 2 : dense) }>
func.func @reinterpret(%t: tensor<4x6xf32, #B>) {
  // expected-error@+1 {{Level rank mismatch between source/dest tensors}}
  %r = sparse_tensor.reinterpret_map %t : tensor<4x6xf32, #B> to tensor<4x6xf32, #D>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#E = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : dense) }>
func.func @reinterpret(%t: tensor<4x6xf32, #E>) {
  // expected-error@+1 {{Level type mismatch between source/dest tensors}}
  %r = sparse_tensor.reinterpret_map %t : tensor<4x6xf32, #E> to tensor<4x6xf32, #D>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), crdWidth = 8 }>
#E = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @reinterpret(%t: tensor<4x6xf32, #E>) {
  // expected-error@+1 {{Crd/Pos width mismatch between source/dest tensors}}
  %r = sparse_tensor.reinterpret_map %t : tensor<4x6xf32, #E> to tensor<4x6xf32, #D>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#E = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @reinterpret(%t: tensor<4x6xf32, #E>) {
  // expected-error@+1 {{Element type mismatch between source/dest tensors}}
  %r = sparse_tensor.reinterpret_map %t : tensor<4x6xf32, #E> to tensor<4x6xf64, #D>
  return
}

// -----

#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#E = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
func.func @reinterpret(%t: tensor<4x6xf32, #E>) {
  %a = sparse_tensor.reinterpret_map %t : tensor<4x6xf32, #E> to tensor<6x4xf32, #D>
  // expected-error@+1 {{Level size mismatch between source/dest tensors}}
  %r = sparse_tensor.reinterpret_map %t : tensor<4x6xf32, #E> to tensor<4x6xf32, #D>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#D = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed), crdWidth = 8 }>
func.func @reorder(%t: tensor<4x6xf32, #D>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %r = sparse_tensor.reorder_coo quick_sort %t : tensor<4x6xf32, #D> to tensor<4x6xf32, #C>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton(nonunique)) }>
func.func @reorder(%t: tensor<4x6xf32, #D>) {
  // expected-error@+1 {{Expected COO sparse tensors only}}
  %r = sparse_tensor.reorder_coo quick_sort %t : tensor<4x6xf32, #D> to tensor<4x6xf32, #C>
  return
}

// -----

func.func @concatenate(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{Need at least two tensors to concatenate.}}
  %r = sparse_tensor.concatenate %t { dimension = 0 : index } : tensor<2x3xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @concatenate(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{Concat-dimension is out of bounds for dimension-rank (2 >= 2)}}
  %r = sparse_tensor.concatenate %t, %t { dimension = 2 : index } : tensor<2x3xf32>, tensor<2x3xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @concatenate(%t: tensor<2x3xf32>, %u: tensor<2x?xf32>) {
  // expected-error@+1 {{Input tensor $1 has dynamic shape}}
  %r = sparse_tensor.concatenate %t, %u { dimension = 0 : index } : tensor<2x3xf32>, tensor<2x?xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @concatenate(%t: tensor<2x3xf32>, %u: tensor<2xf32>) {
  // expected-error@+1 {{Input tensor $1 has a different rank (rank=1) from the output tensor (rank=2).}}
  %r = sparse_tensor.concatenate %t, %u { dimension = 0 : index } : tensor<2x3xf32>, tensor<2xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @concatenate(%t: tensor<2x3xf32>) {
  %a = sparse_tensor.concatenate %t, %t { dimension = 0 : index } : tensor<2x3xf32>, tensor<2x3xf32> to tensor<?x?xf32>
  // expected-error@+1 {{The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the input tensors.}}
  %r = sparse_tensor.concatenate %t, %t { dimension = 0 : index } : tensor<2x3xf32>, tensor<2x3xf32> to tensor<2x3xf32>
  return
}

// -----

func.func @concatenate(%t: tensor<2x3xf32>, %u: tensor<2x4xf32>) {
  // expected-error@+1 {{All dimensions (expect for the concatenating one) should be equal.}}
  %r = sparse_tensor.concatenate %t, %u { dimension = 0 : index } : tensor<2x3xf32>, tensor<2x4xf32> to tensor<4x?xf32>
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{Level traverse order does not match tensor's level rank}}
  sparse_tensor.foreach in %t {order = affine_map<(i) -> (i)>} : tensor<2x3xf32> do { ^bb0(%i: index, %j: index, %v: f32): }
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{Unmatched number of arguments in the block}}
  sparse_tensor.foreach in %t : tensor<2x3xf32> do { ^bb0(%i: index, %v: f32): }
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>, %x: f32) {
  // expected-error@+1 {{Mismatch in number of init arguments and results}}
  sparse_tensor.foreach in %t init(%x) : tensor<2x3xf32>, f32 do { ^bb0(%i: index, %j: index, %v: f32, %y: f32): sparse_tensor.yield %y : f32 }
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>, %x: f32) {
  // expected-error@+1 {{Mismatch in types of init arguments and results}}
  %r = sparse_tensor.foreach in %t init(%x) : tensor<2x3xf32>, f32 -> f64 do { ^bb0(%i: index, %j: index, %v: f32, %y: f32): sparse_tensor.yield %y : f32 }
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>, %x: f32) {
  // expected-error@+1 {{Mismatch in types of yield values and results}}
  %r = sparse_tensor.foreach in %t init(%x) : tensor<2x3xf32>, f32 -> f32 do { ^bb0(%i: index, %j: index, %v: f32, %y: f32): sparse_tensor.yield %i : index }
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{Expecting Index type for argument at index 0}}
  sparse_tensor.foreach in %t : tensor<2x3xf32> do { ^bb0(%i: f32, %j: i32, %v: f64): }
  return
}

// -----

func.func @foreach(%t: tensor<2x3xf32>) {
  // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
  sparse_tensor.foreach in %t : tensor<2x3xf32> do { ^bb0(%i: index, %j: index, %v: f32): func.return }
  return
}

// -----

#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @lvl(%t: tensor<?xf32, #V>) {
  %c = arith.constant 1 : index
  // expected-error@+1 {{Level index exceeds the rank of the input sparse tensor}}
  %n = sparse_tensor.lvl %t, %c : tensor<?xf32, #V>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @space(%t: tensor<4x8xf32, #C>, %it: !sparse_tensor.iterator<#C, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %s = sparse_tensor.extract_iteration_space %t lvls = 1 : tensor<4x8xf32, #C> -> !sparse_tensor.iter_space<#C, lvls = 1>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @space(%t: tensor<4x8xf32, #C>, %it: !sparse_tensor.iterator<#C, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be specified iff level lower bound equals 0}}
  %s = sparse_tensor.extract_iteration_space %t at %it lvls = 0 : tensor<4x8xf32, #C>, !sparse_tensor.iterator<#C, lvls = 0> -> !sparse_tensor.iter_space<#C, lvls = 1>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @space(%t: tensor<4x8xf32, #C>, %it: !sparse_tensor.iterator<#D, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op mismatch in parent iterator encoding and iteration space encoding.}}
  %s = sparse_tensor.extract_iteration_space %t at %it lvls = 1 : tensor<4x8xf32, #C>, !sparse_tensor.iterator<#D, lvls = 0> -> !sparse_tensor.iter_space<#C, lvls = 1>
  return
}

// -----

#T = #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed(nonunique), j : singleton(nonunique), k : singleton) }>
func.func @space(%t: tensor<4x8x2xf32, #T>, %it: !sparse_tensor.iterator<#T, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op parent iterator should be used to extract an iteration space from a consecutive level.}}
  %s = sparse_tensor.extract_iteration_space %t at %it lvls = 2 : tensor<4x8x2xf32, #T>, !sparse_tensor.iterator<#T, lvls = 0> -> !sparse_tensor.iter_space<#T, lvls = 2>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @space(%t: tensor<4x8xf32, #C>) {
  // expected-error@+1 {{'sparse_tensor.extract_iteration_space' op expected smaller level low than level high}}
  %s = "sparse_tensor.extract_iteration_space"(%t) <{hiLvl = 0 : index, loLvl = 1 : index}> : (tensor<4x8xf32, #C>) -> !sparse_tensor.iter_space<#C, lvls = 0 to 2>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @value(%t: tensor<4x8xf32, #C>, %it: !sparse_tensor.iterator<#C, lvls = 0>) {
  // expected-error@+1 {{'sparse_tensor.extract_value' op must use last-level iterator to extract values. }}
  %s = sparse_tensor.extract_value %t at %it : tensor<4x8xf32, #C>, !sparse_tensor.iterator<#C, lvls = 0>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
#D = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @value(%t: tensor<4x8xf32, #C>, %it: !sparse_tensor.iterator<#D, lvls = 0 to 2>) {
  // expected-error@+1 {{'sparse_tensor.extract_value' op mismatch in tensor encoding and iterator encoding.}}
  %s = sparse_tensor.extract_value %t at %it : tensor<4x8xf32, #C>, !sparse_tensor.iterator<#D, lvls = 0 to 2>
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32) {
  sparse_tensor.iterate %it in %s at(%a, %b, %c) : !sparse_tensor.iter_space<#C, lvls = 0 to 2> {
    // expected-error@+1 {{expected ':'}}
    sparse_tensor.yield
  }
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%y: f32, %it: !sparse_tensor.iterator<#C, lvls = 0 to 2>): "sparse_tensor.yield"(%y) : (f32) -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0 to 2>, f32) -> ()
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32) {
  // expected-error@+1 {{'sparse_tensor.iterate' op mismatch in iterator and iteration space type}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%it: !sparse_tensor.iterator<#C, lvls = 0>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0 to 2>) -> ()
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32) {
  // expected-error@+1 {{'sparse_tensor.iterate' op different number of inits and region iter_args: 0 != 1}}
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%y: index, %it: !sparse_tensor.iterator<#C, lvls = 0 to 2>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0 to 2>) -> ()
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32) {
  // expected-error@+1 {{'sparse_tensor.iterate' op number mismatch between iter args and results.}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%y: f32, %it: !sparse_tensor.iterator<#C, lvls = 0 to 2>): "sparse_tensor.yield"() : () -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0 to 2>, f32) -> f32
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th loop result have different type: 'f32' != 'f64'}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%y: f32, %it: !sparse_tensor.iterator<#C, lvls = 0 to 2>): "sparse_tensor.yield"(%y) : (f32) -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0 to 2>, f32) -> f64
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @iterate(%s: !sparse_tensor.iter_space<#C, lvls = 0 to 2>, %x: f32, %i: index) {
  // expected-error@+1 {{'sparse_tensor.iterate' op 0-th region iter_arg and 0-th yielded value have different type: 'f32' != 'index'}}
  "sparse_tensor.iterate"(%s, %x) <{crdUsedLvls = 0 : i64}> ({ ^bb0(%y: f32, %it: !sparse_tensor.iterator<#C, lvls = 0 to 2>): "sparse_tensor.yield"(%i) : (index) -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0 to 2>, f32) -> f32
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coiterate(%s: !sparse_tensor.iter_space<#C, lvls = 0>, %x: f32) {
  sparse_tensor.coiterate (%s, %s) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  // expected-error@+1 {{expected ':'}}
  case %a, _ { sparse_tensor.yield }
  case %b, _ { sparse_tensor.yield }
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coiterate(%s: !sparse_tensor.iter_space<#C, lvls = 0>, %x: f32) {
  sparse_tensor.coiterate (%s, %s) at(%i, %j) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>)
  // expected-error@+1 {{expected ':'}}
  case %a, _ { sparse_tensor.yield }
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coiterate(%s: !sparse_tensor.iter_space<#C, lvls = 0>, %x: f32) {
  %r = sparse_tensor.coiterate (%s, %s) iter_args(%y = %x) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> f32
  case %a, _ { sparse_tensor.yield %y : f32 }
  // expected-error@+1 {{expected ':'}}
  case _, %b { sparse_tensor.yield }
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coiterate(%s: !sparse_tensor.iter_space<#C, lvls = 0>, %x: f32, %i: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th yield value and defined value on 1th region}}
  %r = sparse_tensor.coiterate (%s, %s) iter_args(%y = %x) : (!sparse_tensor.iter_space<#C, lvls = 0>, !sparse_tensor.iter_space<#C, lvls = 0>) -> f32
  case %a, _ { sparse_tensor.yield %y : f32 }
  case _, %b { sparse_tensor.yield %i : index }
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coiterate(%s: !sparse_tensor.iter_space<#C, lvls = 0>, %x: f32, %i: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op mismatch in number of loop-carried values and defined values}}
  "sparse_tensor.coiterate"(%s, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%y: f32, %it: !sparse_tensor.iterator<#C, lvls = 0>): "sparse_tensor.yield"(%y) : (f32) -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0>, f32) -> ()
  return
}

// -----

#C = #sparse_tensor.encoding<{ map = (i, j) -> (i : compressed(nonunique), j : singleton) }>
func.func @coiterate(%s: !sparse_tensor.iter_space<#C, lvls = 0>, %x: f32, %i: index) {
  // expected-error@+1 {{'sparse_tensor.coiterate' op types mismatch between 0th iter region arg and defined value on 0th region}}
  "sparse_tensor.coiterate"(%s, %x) <{cases = [1], crdUsedLvls = 0 : i64, operandSegmentSizes = array<i32: 1, 1>}> ({ ^bb0(%y: f64, %it: !sparse_tensor.iterator<#C, lvls = 0>): "sparse_tensor.yield"(%x) : (f32) -> () }) : (!sparse_tensor.iter_space<#C, lvls = 0>, f32) -> f32
  return
}
