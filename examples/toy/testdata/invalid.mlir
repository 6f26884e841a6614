// RUN: toy opt --split-input-file --verify-diagnostics %s

// expected-error @+1 {{expected at most 30 fraction bits, found 31}}
func.func private @f(!toy.fix<31>)

// -----

func.func @f(%x: !toy.fix<8>) {
  // expected-error @+1 {{expected a positive fraction, found 0 : 4}}
  %0 = toy.scale %x by <0 : 4> : <8>
  return
}

// -----

func.func @f(%x: !toy.fix<8>) {
  // expected-error @+1 {{'toy.rescale' op expected two different types, found '!toy.fix<8>' twice}}
  %0 = toy.rescale %x : <8> to <8>
  return
}

// -----

func.func @f(%x: !toy.fix<8>, %y: i32) {
  // expected-error @+1 {{'toy.add' op operand #1 must be fixed-point number with the given number of fraction bits, but got 'i32'}}
  %0 = "toy.add"(%x, %y) : (!toy.fix<8>, i32) -> !toy.fix<8>
  return
}
