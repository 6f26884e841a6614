// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f(%a: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.sub' unsupported operation: sub with bools}}
  %0 = linalg.sub ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xi1>) {
  // expected-error @below {{custom op 'linalg.div' unsupported operation: div with bools}}
  %0 = linalg.div ins(%a, %a : tensor<4xi1>, tensor<4xi1>) outs(%a : tensor<4xi1>) -> tensor<4xi1>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.add' Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got 'f32' and 'i32'}}
  %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xi32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xi32>) {
  // expected-error @below {{custom op 'linalg.exp' unsupported non numeric type}}
  %0 = linalg.exp ins(%a : tensor<4xi32>) outs(%a : tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.div_unsigned' unsupported operation: unsigned div not on uint}}
  %0 = linalg.div_unsigned ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%a: tensor<1x4x4x1xi1>, %b: tensor<2x2xi1>, %c: tensor<1x3x3x1xi1>) {
  // expected-error @below {{custom op 'linalg.pooling_nhwc_max_unsigned' unsupported operation: unsigned max not on uint}}
  %0 = linalg.pooling_nhwc_max_unsigned ins(%a, %b : tensor<1x4x4x1xi1>, tensor<2x2xi1>) outs(%c : tensor<1x3x3x1xi1>) -> tensor<1x3x3x1xi1>
  return
}

// -----

func.func @f(%v: f32, %m: memref<2xf32>) {
  linalg.fill ins(%v, %v : f32, f32) outs(%m : memref<2xf32>)
  // expected-error @below {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

func.func @f(%v: f64, %m: memref<2xf32>) {
  // expected-error @below {{'linalg.fill' op expected fill value type ('f64') to match output element type ('f32')}}
  linalg.fill ins(%v : f64) outs(%m : memref<2xf32>)
  return
}

// -----

func.func @f(%v: f32, %m: memref<2xf32>) {
  // expected-error @below {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  linalg.fill {linalg.foo} ins(%v : f32) outs(%m : memref<2xf32>)
  return
}

// -----

func.func @f(%m: memref<2xf32>) {
  // expected-error @below {{custom op 'linalg.copy' 'linalg.copy' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  linalg.copy {cast = 2} ins(%m : memref<2xf32>) outs(%m : memref<2xf32>)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %t: tensor<4xf32>) {
  // expected-error @below {{'linalg.add' op expected to have pure tensor or buffer semantics}}
  linalg.add ins(%t, %m : tensor<4xf32>, memref<4xf32>) outs(%m : memref<4xf32>)
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.add' op expected type of operand #2 ('tensor<4xf32>') to match type of corresponding result ('tensor<5xf32>')}}
  %0 = linalg.add ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // expected-error @below {{'linalg.add' op inferred input/output operand #1 has shape's dimension #0 to be 4, but found 5}}
  %0 = linalg.add ins(%t, %u : tensor<4xf32>, tensor<5xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  %0 = linalg.matmul indexing_maps = [1] ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  %0 = linalg.matmul indexing_maps = 1 ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%u, %t : tensor<4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.matmul' op Unexpected dim expression in map result.}}
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4x4xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%t, %t : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%t : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4x4xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b)>, affine_map<(b, m, n, k) -> (b, m, n)>] ins(%t, %u : tensor<4x4x4xf32>, tensor<4xf32>) outs(%t : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4x4xf32>, %u: tensor<4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>] ins(%t, %t : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%u : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4x4xf32>, %u: tensor<4x4xf32>) {
  // expected-error @below {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, n, m)>] ins(%t, %t : tensor<4x4x4xf32>, tensor<4x4x4xf32>) outs(%t : tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{custom op 'linalg.elementwise' expected 'kind'}}
  %0 = linalg.elementwise foo ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{custom op 'linalg.elementwise' expected ElementwiseKind attribute}}
  %0 = linalg.elementwise kind=1 ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{expected attribute value}}
  // expected-error @below {{custom op 'linalg.elementwise' expected operation 'kind' attribute}}
  %0 = linalg.elementwise kind=ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{expected '['}}
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps=3 ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  %0 = linalg.contract ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{'indexing_maps' do not specify a contracting dimension}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>] ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{provided affine_map is not a projected permutation}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, m)>] ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x4xf32>) {
  // expected-error @below {{iteration spaces of provided affine_maps differ}}
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n) -> (m, n)>] ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  %0 = linalg.generic {a} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {} -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' invalid kind of attribute specified}}
  %0 = linalg.generic 1 ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {} -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{custom op 'linalg.generic' unexpected iterator_type (foo)}}
  %0 = linalg.generic {iterator_types = ["parallel", "foo"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {} -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
#two = affine_map<(i) -> (i, i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected operand #1 rank (1) to match the result rank of indexing_map (2)}}
  %0 = linalg.generic {indexing_maps = [#id, #two], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
#two = affine_map<(i, j) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0 = linalg.generic {indexing_maps = [#id, #two], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i, j) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0, d1) -> (d0, d0))}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
#neg = affine_map<(i) -> (i - 1)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (d0 - 1)}}
  %0 = linalg.generic {indexing_maps = [#neg, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
#twice = affine_map<(i) -> (i * 2)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op inferred input/output operand #0 has shape's dimension #0 to be greater than or equal to 7, but found 4}}
  %0 = linalg.generic {indexing_maps = [#twice, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %a : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.generic' op expected type of bb argument #0 ('i32') to match element or self type of the corresponding operand ('f32')}}
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: i32, %b: f32):
    linalg.yield %b : f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error @below {{'linalg.yield' op expected number of yield values (2) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
    linalg.yield %b, %b : f32, f32
  } -> tensor<4xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
func.func @f(%t: tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    // expected-error @below {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
    %i = linalg.index 1 : index
    linalg.yield %b : f32
  } -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'linalg.yield' op expected parent op with LinalgOp interface}}
  linalg.yield
}

// -----

func.func @f() {
  // expected-error @below {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 0 : index
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{expected ')'}}
  %0 = linalg.map { arith.addf } ins(%t, %t : tensor<4xf32>, tensor<4xf32>) outs(%t : tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.map' op expects number of operands to match the arity of mapper, but got: 2 and 1}}
  %0 = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: f32) {
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.map' op expected element type of input 'f32' to match bbArg type 'i32'}}
  %0 = linalg.map ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) (%a: i32, %b: f32) {
    linalg.yield %b : f32
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<5x6xf32>) {
  // expected-error @below {{'linalg.map' op expected shape of input (5, 6) to match shape of output (4)}}
  %0 = linalg.map ins(%u : tensor<5x6xf32>) outs(%t : tensor<4xf32>) (%a: f32, %b: f32) {
    linalg.yield %b : f32
  }
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %u: tensor<5xf32>) {
  // expected-error @below {{'linalg.reduce' op number of dimensions after reduction 0 doesn't match the init rank 1}}
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4xf32>) outs(%u : tensor<5xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<5xf32>) {
  // expected-error @below {{'linalg.reduce' op init dimensions [5] doesn't match input dimensions after reduction [3]}}
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4x3xf32>) outs(%u : tensor<5xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op dimensions for reduction should be in the range [0, 1].}}
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4x3xf32>) outs(%u : tensor<4xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op attribute 'dimensions' failed to satisfy constraint: i64 dense array attribute should be in increasing order}}
  %0 = linalg.reduce { arith.addf } ins(%t : tensor<4x3xf32>) outs(%u : tensor<4xf32>) dimensions = [1, 1]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %v: tensor<4x4xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op expects all inputs to have the same shapes. Shape at input-index 1 is not equal to the shape at input-index 0.}}
  %0:2 = linalg.reduce ins(%t, %v : tensor<4x3xf32>, tensor<4x4xf32>) outs(%u, %u : tensor<4xf32>, tensor<4xf32>) dimensions = [1] (%a: f32, %b: f32, %c: f32, %d: f32) {
    linalg.yield %a, %b : f32, f32
  }
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op output element type 'f32' does not match corresponding block argument type 'i32'}}
  %0 = linalg.reduce ins(%t : tensor<4x3xf32>) outs(%u : tensor<4xf32>) dimensions = [1] (%a: f32, %b: i32) {
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<4xf32>) {
  // expected-error @below {{'linalg.reduce' op mismatching number of operands and block arguments}}
  %0 = linalg.reduce ins(%t : tensor<4x3xf32>) outs(%u : tensor<4xf32>) dimensions = [1] (%a: f32) {
    linalg.yield %a : f32
  }
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.transpose' op permutation is not valid}}
  %0 = linalg.transpose ins(%t : tensor<4x3xf32>) outs(%u : tensor<3x4xf32>) permutation = [1, 1]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3xf32>) {
  // expected-error @below {{'linalg.transpose' op input rank 2 does not match init rank 1}}
  %0 = linalg.transpose ins(%t : tensor<4x3xf32>) outs(%u : tensor<3xf32>) permutation = [1, 0]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.transpose' op size of permutation 1 does not match the argument rank 2}}
  %0 = linalg.transpose ins(%t : tensor<4x3xf32>) outs(%u : tensor<3x4xf32>) permutation = [0]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.transpose' op dim(result, 0) = 3 doesn't match dim(input, permutation[0]) = 4}}
  %0 = linalg.transpose ins(%t : tensor<4x3xf32>) outs(%u : tensor<3x4xf32>) permutation = [0, 1]
  return
}

// -----

func.func @f(%t: tensor<4x3xf32>, %u: tensor<3x4xf32>) {
  %0 = linalg.transpose ins(%t : tensor<4x3xf32>) outs(%u : tensor<3x4xf32>)
  // expected-error @below {{custom op 'linalg.transpose' expected 'permutation'}}
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  // expected-error @below {{'linalg.transpose' op expected 2 operands, but found 1}}
  %0 = linalg.transpose outs(%t : tensor<4xf32>) permutation = [0]
  return
}

// -----

func.func @f(%t: tensor<3xf32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.broadcast' op input rank plus added dimensions does not match init rank. input rank: 1, dimensions size: 2, init rank: 2}}
  %0 = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<3x4xf32>) dimensions = [0, 1]
  return
}

// -----

func.func @f(%t: tensor<3xf32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.broadcast' op dimension 0 is out of range. expected range: [0, 1], got: 2}}
  %0 = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<3x4xf32>) dimensions = [2]
  return
}

// -----

func.func @f(%t: tensor<3xf32>, %u: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.broadcast' op input dim 0 should match init dim 1. input: 3, init: 4}}
  %0 = linalg.broadcast ins(%t : tensor<3xf32>) outs(%u : tensor<3x4xf32>) dimensions = [0]
  return
}

// -----

func.func @f(%t: tensor<3x4xf32>, %u: tensor<3x5xf32>) {
  // expected-error @below {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax dimension(1) ins(%t : tensor<3x4xf32>) outs(%u : tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @f(%t: tensor<3x4xf32>) {
  // expected-error @below {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax dimension(2) ins(%t : tensor<3x4xf32>) outs(%t : tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%t: tensor<2x2x3x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%t : tensor<2x2x3x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x2x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%t : tensor<2x3x2x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x1x1x5xf32>, %o: tensor<6x6x5x2xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%t : tensor<2x1x1x5xf32>) outs(%o : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  return
}

// -----

func.func @f(%t: tensor<2x3x3x5xf32>, %o: tensor<6x6x5x3xf32>) {
  // expected-error @below {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%t : tensor<2x3x3x5xf32>) outs(%o : tensor<6x6x5x3xf32>) -> tensor<6x6x5x3xf32>
  return
}

// -----

func.func @f(%i: tensor<2x10x10x5xf32>, %o: tensor<6x6x3x2x2x5xf32>) {
  // expected-error @below {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x10x10x5xf32>) outs(%o : tensor<6x6x3x2x2x5xf32>) -> tensor<6x6x3x2x2x5xf32>
  return
}

// -----

func.func @f(%v: tensor<5x6x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<5x6x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%v: tensor<6x5x2x2x2x2xf32>, %o: tensor<2x8x8x2xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x5x2x2x2x2xf32>) outs(%o : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%v: tensor<6x6x2x2x2x2xf32>, %o: tensor<2x8x9x2xf32>) {
  // expected-error @below {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform fmr(F_4_3) ins(%v : tensor<6x6x2x2x2x2xf32>) outs(%o : tensor<2x8x9x2xf32>) -> tensor<2x8x9x2xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{invalid zero tile factor}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %s outer_dims_perm = [0, 2] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %s outer_dims_perm = [0] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{tiling factors must be less than or equal to the input rank for pack or output rank for unpack}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32, 2] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8xf32>) {
  // expected-error @below {{packed rank != (unpacked rank + num tiling factors), got 3 != 4}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<8x8x8x32xf32>) {
  // expected-error @below {{expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<8x8x8x32xf32>'}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<8x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x16xf32>) {
  // expected-error @below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x16xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x8x8x32xf32>, %v: i32) {
  // expected-error @below {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %s padding_value(%v : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<128x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<127x256xf32>, %p: tensor<16x8x8x32xf32>) {
  // expected-error @below {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %p : tensor<127x256xf32> -> tensor<16x8x8x32xf32>
  return
}

// -----

func.func @f(%s: tensor<128x256xf32>, %p: tensor<16x9x8x32xf32>) {
  // expected-error @below {{expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<16x9x8x32xf32>'}}
  %0 = linalg.unpack %p inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %s : tensor<16x9x8x32xf32> -> tensor<128x256xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<1x7x2xf32>) {
  // expected-error @below {{'linalg.conv_1d_nwc_wcf' op inferred input/output operand #0 has shape's dimension #1 to be greater than or equal to 9, but found 8}}
  %0 = linalg.conv_1d_nwc_wcf ins(%a, %b : tensor<1x8x4xf32>, tensor<3x4x2xf32>) outs(%c : tensor<1x7x2xf32>) -> tensor<1x7x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<1x6x2xf32>) {
  // expected-error @below {{custom op 'linalg.conv_1d_nwc_wcf' 'linalg.conv_1d_nwc_wcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<2xi64>} ins(%a, %b : tensor<1x8x4xf32>, tensor<3x4x2xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<1x6x2xf32>) {
  // expected-error @below {{custom op 'linalg.conv_1d_nwc_wcf' 'linalg.conv_1d_nwc_wcf' op attribute 'strides' failed to satisfy constraint: 64-bit signless int elements attribute of shape [1]}}
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<1> : tensor<1xi32>} ins(%a, %b : tensor<1x8x4xf32>, tensor<3x4x2xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

func.func @f(%a: tensor<1x8x4xf32>, %b: tensor<3x4x2xf32>, %c: tensor<1x6x2xf32>) {
  // expected-error @below {{unexpected loop dimension for convolution op}}
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<0> : tensor<1xi64>} ins(%a, %b : tensor<1x8x4xf32>, tensor<3x4x2xf32>) outs(%c : tensor<1x6x2xf32>) -> tensor<1x6x2xf32>
  return
}

// -----

#image = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2, d4)>
#filter = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#out = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
func.func @f(%a: tensor<?x?x?xf32>) {
  // expected-error @below {{unexpected input index map for convolutions}}
  %0 = "linalg.conv_1d_nwc_wcf"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [#image, #filter, #out]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

// -----

#image = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 + d3, d4)>
#filter = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2 + 1)>
#out = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
func.func @f(%a: tensor<?x?x?xf32>) {
  // expected-error @below {{expected output/filter indexing maps to be projected permutations}}
  %0 = "linalg.conv_1d_nwc_wcf"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) {linalg.memoized_indexing_maps = [#image, #filter, #out]} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>, %c: tensor<2x4xf32>) {
  // expected-error @below {{expected add/mul op in the body}}
  %0 = "linalg.matmul"(%a, %b, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

// expected-error @below {{expected ::mlir::utils::IteratorType to be one of: parallel, reduction}}
// expected-error @below {{failed to parse IteratorTypeEnum parameter 'value' which is to be a `::mlir::utils::IteratorType`}}
"op"() {a = #linalg.iterator_type<window>} : () -> ()

// -----

#m = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
func.func @batch_matmul(%a: memref<?x?x?xf32>) {
  // expected-error @below {{Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_matmul indexing_maps = [#m, #m] ins(%a, %a : memref<?x?x?xf32>, memref<?x?x?xf32>) outs(%a : memref<?x?x?xf32>)
  return
}

// -----

#m = affine_map<(d0, d1, d2) -> (d0, d2)>
func.func @matmul(%a: memref<?x?xf32>) {
  // expected-error @below {{Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps = [#m, #m] ins(%a, %a : memref<?x?xf32>, memref<?x?xf32>) outs(%a : memref<?x?xf32>)
  return
}

// -----

func.func @huge_pack(%a: tensor<9223372036854775807xf32>, %b: tensor<1x4xf32>) {
  // expected-error @below {{expected 'tensor<2305843009213693952x4xf32>' for the packed domain value, got 'tensor<1x4xf32>'}}
  %0 = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<9223372036854775807xf32> -> tensor<1x4xf32>
  return
}
