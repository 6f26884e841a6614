// RUN: ods upgrade --split-input-file %s | ods opt --allow-unregistered-dialect --keep-names --split-input-file | FileCheck %s

// The examples of the language reference of 2019, each in a function with the values that it uses.

// Named and inline maps, and a prefix division.
#affine_map42 = (d0, d1)[s0] -> (d0, d0 + d1 + floordiv(s0,2))

// CHECK: #map = affine_map<(d0, d1)[s0] -> (d0, d0 + d1 + s0 floordiv 2)>
// CHECK-LABEL: func.func @named_maps(
// CHECK: %a = memref.alloc()[%N] : memref<4x4xf32, #map>
// CHECK: %b = memref.alloc()[%N] : memref<4x4xf32, #map>
func @named_maps(%N: index) {
  %a = alloc memref<4x4xf32, #affine_map42> () [%N]
  %b = alloc memref<4x4xf32, (d0, d1)[s0] -> (d0, d0 + d1 + floordiv(s0,2))> () [%N]
  return
}

// -----

// A set without parentheses around its constraints.
#set42 = (d0, d1)[s0, s1]
   : d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0

// CHECK: #set = affine_set<(d0, d1)[s0, s1] : (d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + s1 - 1 >= 0)>
// CHECK-LABEL: func.func @sets(
// CHECK: affine.if #set(%i, %j)[%M, %N] {
func @sets(%M: index, %N: index) {
  for %i = 0 to 10 {
    for %j = 0 to 10 {
      if #set42(%i, %j)[%M, %N] {
        "use"(%i) : (index) -> ()
      }
    }
  }
  return
}

// -----

!avx.m128 = type vector<4 x f32>

// CHECK-LABEL: func.func @type_alias(
// CHECK: "foo"(%x) : (vector<4xf32>) -> ()
// CHECK: "foo"(%x) : (vector<4xf32>) -> ()
func @type_alias(%x: vector<4 x f32>) {
  "foo"(%x) : (vector<4 x f32>) -> ()
  "foo"(%x) : (!avx.m128) -> ()
  return
}

// -----

// CHECK: func.func private @tensors(tensor<*xf32>, tensor<?x?x?x?xf32>, tensor<?x?x13x?xf32>, tensor<17x4x13x4xf32>, tensor<f32>)
func @tensors(tensor<* x f32>, tensor<? x ? x ? x ? x f32>, tensor<? x ? x 13 x ? x f32>, tensor<17 x 4 x 13 x 4 x f32>, tensor<f32>)

// CHECK: func.func private @spaces(memref<16x32xf32, "hbm">, memref<1024x64xf32>)
func @spaces(memref<16x32xf32, hbm>, memref<1024x64xf32, (d0, d1) -> (d0, d1), 0>)

// CHECK: func.func private @dialect_types(!llvm.ptr, !tf<"string">)
func @dialect_types(!llvm<"i32*">, !tf<"string">)

// -----

#layout_map0 = (d0, d1) -> (d1, d0)

// External function definitions.
// CHECK: func.func private @abort()
func @abort()

// CHECK: func.func private @scribble(i32, i64, memref<?x128xf32, #map>) -> f64
func @scribble(i32, i64, memref<? x 128 x f32, #layout_map0>) -> f64

// A function that returns its argument twice:
// CHECK: func.func @count(%x: i64) -> (i64, i64) attributes {fruit = "banana"} {
// CHECK: return %x, %x : i64, i64
func @count(%x: i64) -> (i64, i64)
  attributes {fruit: "banana"} {
  return %x, %x: i64, i64
}

// -----

// CHECK-LABEL: func.func @simple(%a: i64, %cond: i1) -> i64 {
// CHECK: cf.cond_br %cond, ^bb1, ^bb2
// CHECK: cf.br ^bb3(%a : i64)
// CHECK: %b = arith.addi %a, %a : i64
// CHECK: cf.br ^bb4(%c, %c : i64, i64)
// CHECK: ^bb4(%d: i64, %e: i64):
func @simple(i64, i1) -> i64 {
^bb0(%a: i64, %cond: i1): // Code dominated by ^bb0 may refer to %a
  br_cond %cond, ^bb1, ^bb2

^bb1:
  br ^bb3(%a: i64)    // Branch passes %a as the argument

^bb2:
  %b = addi %a, %a : i64
  br ^bb3(%b: i64)    // Branch passes %b as the argument

// ^bb3 receives an argument, named %c, from predecessors
// and passes it on to bb4 twice.
^bb3(%c: i64):
  br ^bb4(%c, %c : i64, i64)

^bb4(%d : i64, %e : i64):
  %0 = addi %d, %e : i64
  return %0 : i64
}

// -----

// Both targets are the same, operands differ.
// CHECK-LABEL: func.func @select(
// CHECK: cf.cond_br %flag, ^bb1(%a : i32), ^bb1(%b : i32)
func @select(%a : i32, %b :i32, %flag : i1) -> i32 {
    // Both targets are the same, operands differ
    cond_br %flag, ^bb1(%a : i32), ^bb1(%b : i32)

^bb1(%x : i32) :
    return %x : i32
}

// -----

#map57 = (d0, d1)[s0] -> (d0, s0 - d1 - 1)

func @F1(memref<?x?xf32>, index, index) -> f32
func @F2(f32, memref<?x?xf32>, index, index) -> ()

// Reverse iteration of the inner loop. Each result of the map is an operation today.
// CHECK-LABEL: func.func @simple_example(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: %N = memref.dim %A, %c0 : memref<?x?xf32>
// CHECK: affine.for %i = 0 to %N {
// CHECK: affine.for %j = 0 to %N {
// CHECK: [[A:%[0-9]+]] = affine.apply {{.*}}(%i, %j)[%N]
// CHECK: [[B:%[0-9]+]] = affine.apply {{.*}}(%i, %j)[%N]
// CHECK: %tmp = func.call @F1(%A, [[A]], [[B]]) : (memref<?x?xf32>, index, index) -> f32
// CHECK: func.call @F2(%tmp, %B, [[A]], [[B]])
func @simple_example(%A: memref<?x?xf32>, %B: memref<?x?xf32>) {
  %N = dim %A, 0 : memref<?x?xf32>
  for %i = 0 to %N step 1 {
    for %j = 0 to %N {   // implicitly steps by 1
      %0 = affine_apply #map57(%i, %j)[%N]
      %tmp = call @F1(%A, %0#0, %0#1) : (memref<?x?xf32>, index, index)->(f32)
      call @F2(%tmp, %B, %0#0, %0#1) : (f32, memref<?x?xf32>, index, index)->()
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @operations(
// CHECK: "tf.scramble"(%a, %b) {fruit = "banana"} : (f32, i32) -> f32
// CHECK: "tpu.add"(%v, %v) : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
// CHECK: "tf.Conv2d"(%t, %t) {dilations = [2, 1, 1, 1], padding = "SAME", strides = [1, 1, 2, 1]}
// CHECK: cf.cond_br %c, ^bb1, ^bb2(%i : index)
func @operations(%a: f32, %b: i32, %c: i1, %i: index, %v: vector<8x128xf32>, %t: tensor<*xf32>) {
  %2 = "tf.scramble"(%a, %b){fruit: "banana"} : (f32, i32) -> f32
  %7 = "tpu.add"(%v, %v)
               : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
  %y = "tf.Conv2d"(%t, %t)
            {strides: [1,1,2,1], padding: "SAME", dilations: [2,1,1,1]}
     : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  "br_cond"(%c)[^bb1, ^bb2(%i : index)] : (i1) -> ()
^bb1:
  return
^bb2(%x: index):
  return
}

// -----

#map10 = (d0, d1) -> (floordiv(d0,8), floordiv(d1,128),
                      d0 mod 8, d1 mod 128)

// CHECK: affine_map<(d0, d1) -> (d0 floordiv 8)>
// CHECK-NEXT: affine_map<(d0, d1) -> (d1 floordiv 128)>
// CHECK-NEXT: affine_map<(d0, d1) -> (d0 mod 8)>
// CHECK-NEXT: #[[LAST:.*]] = affine_map<(d0, d1) -> (d1 mod 128)>
// CHECK-LABEL: func.func @affine_apply(
// CHECK: %[[K:.*]] = affine.apply #[[LAST]](%s, %t)
// CHECK: return %[[K]], %{{.*}} : index, index
func @affine_apply(%s: index, %t: index, %a: index, %n: index) -> (index, index) {
  %1 = affine_apply #map10 (%s, %t)
  // Inline example.
  %2 = affine_apply (i)[s0] -> (i+s0) (%a)[%n]
  return %1#3, %2 : index, index
}

// -----

func @my_add(tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
func @myfn(tensor<16xf32>, f32) -> tensor<16xf32>

// CHECK-LABEL: func.func @calls(
// CHECK: call @my_add(%arg0, %arg0)
// CHECK: %f = constant @my_add : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
// CHECK: call_indirect %f(%arg0, %arg0)
// CHECK: arith.constant 42 : i32
// CHECK: constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
// CHECK: arith.constant 42 : i32
// CHECK: constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
func @calls(%0: tensor<16xf32>) {
  // Calling the CFG function my_add.
  %31 = call @my_add(%0, %0) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %f = constant @my_add : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %32 = call_indirect %f(%0, %0)
          : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  // Integer constant
  %1 = constant 42 : i32
  // Reference to function @myfn.
  %3 = constant @myfn : (tensor<16xf32>, f32) -> tensor<16xf32>
  // Equivalent generic forms
  %4 = "constant"(){value: 42} : i32
  %5 = "constant"(){value: @myfn}
     : () -> ((tensor<16xf32>, f32) -> tensor<16xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @dim(
// CHECK: %x = tensor.dim %A, %c0 : tensor<4x?xf32>
// CHECK: %y = tensor.dim %A, %c1 : tensor<4x?xf32>
// CHECK: tensor.dim %A, {{.*}} : tensor<4x?xf32>
// CHECK: memref.dim %B, {{.*}} : memref<4x?xf32>
func @dim(%A: tensor<4x?xf32>, %B: memref<4x?xf32>) {
  // Always returns 4, can be constant folded:
  %x = dim %A, 0 : tensor<4 x ? x f32>
  // Returns the dynamic dimension of %A.
  %y = dim %A, 1 : tensor<4 x ? x f32>
  // Equivalent generic form:
  %z = "dim"(%A){index: 0} : (tensor<4 x ? x f32>) -> index
  %w = "dim"(%B){index: 1} : (memref<4 x ? x f32>) -> index
  return
}

// -----

// CHECK-LABEL: func.func @reshape(
// CHECK: memref.expand_shape %D {{\[}}[0], [1, 2]] output_shape [16, 8, 2] : memref<16x16xf32> into memref<16x8x2xf32>
func @reshape(%D: memref<16x16xf32>) -> memref<16x8x2xf32> {
  %DR = reshape %D : memref<16x16xf32> to (memref<16x16xf32> -> memref<16x8x2xf32>)
  return %DR : memref<16x8x2xf32>
}

// -----

#layout_map1 = (d0, d1)[s0, s1] -> (d0 + s0, d1 + s1)

// CHECK-LABEL: func.func @memory(
// CHECK: memref.alloc() : memref<1024x64xf32, "hbm">
// CHECK: memref.alloc(%M, %N)[%x, %y] : memref<?x?xf32, #map, "vmem">
// CHECK: memref.dealloc %A : memref<1024x64xf32, "hbm">
// CHECK: memref.dma_start %src[%i, %j], %dst[%k, %l], %size, %tag[%idx] : memref<40x8xvector<16xf32>>, memref<2x4xvector<16xf32>, 2>, memref<1xi32, 4>
// CHECK: memref.dma_wait %tag[%idx], %size : memref<1xi32, 4>
func @memory(%M: index, %N: index, %x: index, %y: index, %src: memref<40x8xvector<16xf32>>, %dst: memref<2x4xvector<16xf32>, 2>,
             %i: index, %j: index, %k: index, %l: index) {
  %A = alloc() : memref<1024x64xf32, hbm>
  %B = alloc(%M, %N)[%x, %y] : memref<?x?xf32, #layout_map1, vmem>
  dealloc %A : memref<1024 x 64 x f32, hbm>
  %size = constant 32 : index
  %tag = alloc() : memref<1 x i32, (d0) -> (d0), 4>
  %idx = constant 0 : index
  dma_start %src[%i, %j], %dst[%k, %l], %size, %tag[%idx] :
       memref<40 x 8 x vector<16xf32>, (d0, d1) -> (d0, d1), 0>,
       memref<2 x 4 x vector<16xf32>, (d0, d1) -> (d0, d1), 2>,
       memref<1 x i32, (d0) -> (d0), 4>
  dma_wait %tag[%idx], %size : memref<1 x i32, (d0) -> (d0), 4>
  return
}

// -----

#remap1 = (d0, d1) -> (3*d0, d1+1)
#remap2 = (d0) -> (2*d0 + 1)

// The choice between affine and memref: indices that are dimensions or symbols can be analysed.
// CHECK-LABEL: func.func @accesses(
// CHECK: %x = affine.load %A{{.*}} : memref<8x?xindex>
// CHECK: memref.load %A[{{.*}}] : memref<8x?xindex>
// CHECK: affine.store %v, %A[%i, {{.*}}] : memref<8x?xindex>
func @accesses(%A: memref<8x?xindex>, %v: index) {
  for %i = 0 to 8 {
    for %j = 0 to 8 {
      %1 = affine_apply #remap1(%i, %j)
      %x = load %A[%1#0, %1#1] : memref<8x?xindex>
      // Example of an indirect load (treated as non-affine)
      %y = load %A[%x, %1#1] : memref<8x?xindex>
      store %v, %A[%i, 1023] : memref<8x?xindex>
    }
  }
  return
}

// -----

// CHECK-LABEL: func.func @extract_element(
// CHECK: vector.extract %v[%a, %b] : i32 from vector<4x4xi32>
// CHECK: tensor.extract %t[%a, %b] : tensor<4x4xi32>
// CHECK: [[R:%.*]] = tensor.cast %ut : tensor<*xi32> to tensor<?x?xi32>
// CHECK: tensor.extract [[R]][%a, %b] : tensor<?x?xi32>
func @extract_element(%v: vector<4x4xi32>, %t: tensor<4x4xi32>, %ut: tensor<*xi32>, %a: index, %b: index) {
  %3 = extract_element %v[%a, %b] : vector<4x4xi32>
  %4 = extract_element %t[%a, %b] : tensor<4x4xi32>
  %5 = extract_element %ut[%a, %b] : tensor<*xi32>
  return
}

// -----

// CHECK-LABEL: func.func @tensors_in_memory(
// CHECK: %[[T:.*]] = bufferization.to_tensor %m restrict : memref<4x?xf32> to tensor<4x?xf32>
// CHECK: bufferization.alloc_tensor() copy(%[[T]]) : tensor<4x?xf32>
// CHECK: tensor.dim
// CHECK: bufferization.materialize_in_destination {{.*}} in writable {{.*}} : (tensor<4x?xf32>, memref<4x?xf32>) -> ()
func @tensors_in_memory(%m: memref<4x?xf32>) {
  // Produces a value of tensor<4x?xf32> type.
  %8 = tensor_load %m : memref<4x?xf32>
  %9 = dim %8, 1 : tensor<4x?xf32>
  %10 = alloc(%9) : memref<4x?xf32>
  tensor_store %8, %10 : memref<4x?xf32>
  return
}

// -----

// CHECK-LABEL: func.func @arithmetic(
// CHECK: arith.addi %b, %c : i64
// CHECK: arith.addi %g, %h : vector<4xi32>
// CHECK: arith.addi %y, %z : tensor<4x?xi8>
// CHECK: arith.mulf %p, %q : f64
// CHECK: arith.addf %p, %q : f64
// CHECK: arith.divsi %b, %c : i64
// CHECK: arith.divui %g, %h : vector<4xi32>
// CHECK: arith.remsi %y, %z : tensor<4x?xi8>
// CHECK: arith.remui %b, %c : i64
// CHECK: arith.cmpi slt, %b, %c : i64
// CHECK: arith.cmpi slt, %b, %c : i64
// CHECK: arith.cmpi eq, %g, %h : vector<4xi32>
// CHECK: arith.select %cond, %b, %c : i64
// CHECK: arith.select %vcond, %g, %h : vector<4xi1>, vector<4xi32>
func @arithmetic(%b: i64, %c: i64, %g: vector<4xi32>, %h: vector<4xi32>, %y: tensor<4x?xi8>, %z: tensor<4x?xi8>, %p: f64, %q: f64,
                 %cond: i1, %vcond: vector<4xi1>) {
  // Scalar addition.
  %a = addi %b, %c : i64
  // SIMD vector element-wise addition, e.g. for Intel SSE.
  %f = addi %g, %h : vector<4xi32>
  // Tensor element-wise addition, analogous to HLO's add operation.
  %x = addi %y, %z : tensor<4x?xi8>
  %m = mulf %p, %q : f64
  %n = addf %p, %q : f64
  // Scalar signed integer division.
  %0 = divis %b, %c : i64
  %1 = diviu %g, %h : vector<4xi32>
  %2 = remis %y, %z : tensor<4x?xi8>
  %3 = remiu %b, %c : i64
  // Custom form of scalar "signed less than" comparison.
  %4 = cmpi "slt", %b, %c : i64
  // Generic form of the same operation.
  %5 = "cmpi"(%b, %c){predicate: 2} : (i64, i64) -> i1
  // Custom form of vector equality comparison.
  %6 = cmpi "eq", %g, %h : vector<4xi32>
  // Custom form of scalar selection.
  %7 = select %cond, %b, %c : i64
  // Vector selection is element-wise
  %8 = "select"(%vcond, %g, %h)
      : (vector<4xi1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

// CHECK-LABEL: func.func @casts(
// CHECK: memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
// CHECK: memref.cast {{.*}} : memref<?x?xf32> to memref<4x?xf32>
// CHECK: tensor.cast %t : tensor<*xf32> to tensor<?x?xf32>
// CHECK: tensor.cast {{.*}} : tensor<?x?xf32> to tensor<4x?xf32>
func @casts(%a: memref<4x?xf32>, %t: tensor<*xf32>) {
  // Discard static dimension information.
  %3 = memref_cast %a : memref<4x?xf32> to memref<?x?xf32>
  // Convert to a type with more known dimensions.
  %4 = memref_cast %3 : memref<?x?xf32> to memref<4x?xf32>
  // Convert from unknown rank to rank 2 with unknown dimension sizes.
  %5 = "tensor_cast"(%t) : (tensor<*xf32>) -> tensor<?x?xf32>
  %6 = tensor_cast %5 : tensor<?x?xf32> to tensor<4x?xf32>
  return
}
