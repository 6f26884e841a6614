// RUN: toy opt %s | toy opt - | FileCheck %s
// RUN: toy opt --mlir-print-op-generic %s | toy opt - | FileCheck %s

// CHECK-LABEL: func.func @ops
func.func @ops(%x: !toy.fix<8>) -> i32 {
  // CHECK: %[[C:.*]] = toy.constant 384 : <8>
  %c = toy.constant 384 : <8>
  // CHECK: %[[S:.*]] = toy.add %arg0, %[[C]] : <8>
  %s = toy.add %x, %c : <8>
  // CHECK: %[[P:.*]] = toy.mul %[[S]], %[[S]] : <8>
  %p = toy.mul %s, %s : <8>
  // CHECK: %[[N:.*]] = toy.mul %[[P]], %[[S]] rounding<nearest> : <8>
  %n = toy.mul %p, %s rounding<nearest> : <8>
  // CHECK: %[[R:.*]] = toy.scale %[[N]] by <3 : 4> : <8>
  %r = toy.scale %n by <3 : 4> : <8>
  // CHECK: %[[F:.*]] = toy.rescale %[[R]] : <8> to <4>
  %f = toy.rescale %r : <8> to <4>
  // CHECK: toy.to_int %[[F]] : <4>
  %i = toy.to_int %f : <4>
  return %i : i32
}
