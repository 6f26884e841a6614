// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Dimensions that are computed of themselves, and dimensions whose operands are shared again and again: mlir-opt ends neither.

// CHECK-LABEL: func.func @cycle
// CHECK: affine.apply
func.func @cycle(%i: index) {
  "test.graph"() ({
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    "test.graph"() ({
      cf.br ^bb2
    ^bb1:
      %c = affine.apply affine_map<(d0) -> (d0 + 1)>(%d)
      %d = affine.apply affine_map<(d0) -> (d0 + 1)>(%c)
      cf.br ^bb2
    ^bb2:
      "test.end"() : () -> ()
    }) : () -> ()
  }) : () -> ()
  return
}

// CHECK-LABEL: func.func @shared
// CHECK: affine.store
func.func @shared(%f: f32, %m: memref<?xf32>) {
  affine.for %i = 0 to 4 {
    %a1 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %i)
    %a2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a1, %a1)
    %a3 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a2, %a2)
    %a4 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a3, %a3)
    %a5 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a4, %a4)
    %a6 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a5, %a5)
    %a7 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a6, %a6)
    %a8 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a7, %a7)
    %a9 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a8, %a8)
    %a10 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a9, %a9)
    %a11 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a10, %a10)
    %a12 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a11, %a11)
    %a13 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a12, %a12)
    %a14 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a13, %a13)
    %a15 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a14, %a14)
    %a16 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a15, %a15)
    %a17 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a16, %a16)
    %a18 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a17, %a17)
    %a19 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a18, %a18)
    %a20 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a19, %a19)
    %a21 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a20, %a20)
    %a22 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a21, %a21)
    %a23 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a22, %a22)
    %a24 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a23, %a23)
    %a25 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a24, %a24)
    %a26 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a25, %a25)
    %a27 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a26, %a26)
    %a28 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a27, %a27)
    %a29 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a28, %a28)
    %a30 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a29, %a29)
    %a31 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a30, %a30)
    %a32 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a31, %a31)
    %a33 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a32, %a32)
    %a34 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a33, %a33)
    %a35 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a34, %a34)
    %a36 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a35, %a35)
    %a37 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a36, %a36)
    %a38 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a37, %a37)
    %a39 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a38, %a38)
    %a40 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a39, %a39)
    %a41 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a40, %a40)
    %a42 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a41, %a41)
    %a43 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a42, %a42)
    %a44 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a43, %a43)
    %a45 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a44, %a44)
    %a46 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a45, %a45)
    %a47 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a46, %a46)
    %a48 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a47, %a47)
    %a49 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a48, %a48)
    %a50 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a49, %a49)
    %a51 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a50, %a50)
    %a52 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a51, %a51)
    %a53 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a52, %a52)
    %a54 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a53, %a53)
    %a55 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a54, %a54)
    %a56 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a55, %a55)
    %a57 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a56, %a56)
    %a58 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a57, %a57)
    %a59 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a58, %a58)
    %a60 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%a59, %a59)
    affine.store %f, %m[%a60] : memref<?xf32>
  }
  return
}
