// RUN: toy opt --canonicalize %s | FileCheck %s

// CHECK-LABEL: func.func @identities
func.func @identities(%x: !toy.fix<8>) -> (!toy.fix<8>, !toy.fix<8>, !toy.fix<8>, !toy.fix<8>) {
  %zero = toy.constant 0 : <8>
  %one = toy.constant 256 : <8>
  %a = toy.add %zero, %x : <8>
  %b = toy.mul %one, %x : <8>
  %c = toy.scale %x by <2 : 2> : <8>
  %wide = toy.rescale %x : <8> to <10>
  %d = toy.rescale %wide : <10> to <8>
  // CHECK-NEXT: return %arg0, %arg0, %arg0, %arg0
  return %a, %b, %c, %d : !toy.fix<8>, !toy.fix<8>, !toy.fix<8>, !toy.fix<8>
}

// CHECK-LABEL: func.func @constants
func.func @constants() -> (!toy.fix<8>, !toy.fix<8>, !toy.fix<4>) {
  %x = toy.constant 384 : <8>
  %y = toy.constant -3 : <8>
  %p = toy.mul %x, %x rounding<nearest> : <8>
  %s = toy.scale %y by <1 : 2> : <8>
  %r = toy.rescale %x : <8> to <4>
  // CHECK-DAG: toy.constant 576 : <8>
  // CHECK-DAG: toy.constant -2 : <8>
  // CHECK-DAG: toy.constant 24 : <4>
  return %p, %s, %r : !toy.fix<8>, !toy.fix<8>, !toy.fix<4>
}

// Bits that are lost on the way do not come back.
// CHECK-LABEL: func.func @lossy
func.func @lossy(%x: !toy.fix<8>) -> !toy.fix<8> {
  // CHECK: toy.rescale %arg0 : <8> to <4>
  %narrow = toy.rescale %x : <8> to <4>
  // CHECK: toy.rescale {{.*}} : <4> to <8>
  %back = toy.rescale %narrow : <4> to <8>
  return %back : !toy.fix<8>
}
