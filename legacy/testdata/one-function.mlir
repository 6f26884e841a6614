// RUN: ods upgrade --split-input-file %s | ods opt --allow-unregistered-dialect --keep-names --split-input-file | FileCheck %s

// Examples of the commit that made one kind of function of two, with what its sketches leave out.

// The two kinds of functions of before.
// CHECK-LABEL: func.func @cfg(%a: i32) -> i32 {
cfgfunc @cfg(i32) -> i32 {
^bb0(%a: i32):
  return %a : i32
}

// CHECK-LABEL: func.func @ml(%a: i32) -> i32 {
mlfunc @ml(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: func.func private @ext(i32) -> i32
extfunc @ext(i32) -> i32

// -----

// Non-affine control flow in a function of its own.
// CHECK-LABEL: func.func @search(
// CHECK: affine.for %i = 0 to %ni {
// CHECK: func.call @search_body(%A, %S, %key, %i) : (memref<?x?xi32>, memref<?xi32>, i32, index) -> ()
func @search(%A: memref<?x?xi32>, %S: memref<?xi32>, %key : i32) {
  %ni = dim %A, 0 : memref<?x?xi32>
  // This loop can be parallelized
  for %i = 0 to %ni {
    call @search_body (%A, %S, %key, %i) : (memref<?x?xi32>, memref<?xi32>, i32, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @search_body(
// CHECK: cf.br ^bb1(%c0 : i32)
// What the outermost region of the function computes is a symbol.
// CHECK: affine.load %A[%i, %k]
func @search_body(%A: memref<?x?xi32>, %S: memref<?xi32>, %key: i32, %i : index) {
  %nj = dim %A, 1 : memref<?x?xi32>
  %c0 = constant 0 : i32
  br ^bb1(%c0 : i32)

^bb1(%j: i32):
  %n = index_cast %nj : index to i32
  %p1 = cmpi "slt", %j, %n : i32
  cond_br %p1, ^bb2, ^bb5

^bb2:
  %k = index_cast %j : i32 to index
  %v = load %A[%i, %k] : memref<?x?xi32>
  %p2 = cmpi "eq", %v, %key : i32
  cond_br %p2, ^bb3(%j : i32), ^bb4

^bb3(%l: i32):
  store %l, %S[%i] : memref<?xi32>
  br ^bb5

^bb4:
  %c1 = constant 1 : i32
  %jinc = addi %j, %c1 : i32
  br ^bb1(%jinc : i32)

^bb5:
  return
}

// -----

// A remainder in a set, spelled '%'.
#domain = (d0, d1)[S0,S1,S2,S3]: (d0 % S0 == 0, d1 % S1 == 0, d0 >= 0, d1 >= 0,
                                  S2 - d0 - 1 >= 0, S3 - d1 - 1 >= 0)

// CHECK: affine_set<(d0, d1)[s0, s1, s2, s3] : (d0 mod s0 == 0, d1 mod s1 == 0,
// CHECK: affine.if
// CHECK: } else {
// CHECK-NEXT: affine.if
func @conv(%a: index, %b: index, %c: index, %d: index) {
  for %i = 0 to 10 {
    for %j = 0 to 10 {
      if #domain(%i, %j)[%a, %b, %c, %d] {
        "in"() : () -> ()
      } else if #domain(%j, %i)[%a, %b, %c, %d] {
        "mirrored"() : () -> ()
      } else {
        "out"() : () -> ()
      }
    }
  }
  return
}
