// The area of a circle of radius r, in 256ths: pi * r * r, with pi as 804/256.
func.func @area(%radius: !toy.fix<8>) -> !toy.fix<8> {
  %pi = toy.constant 804 : <8>
  %zero = toy.constant 0 : <8>
  %r = toy.add %radius, %zero : <8>
  %square = toy.mul %r, %r rounding<nearest> : <8>
  %area = toy.mul %pi, %square rounding<nearest> : <8>
  return %area : !toy.fix<8>
}

func.func @main() -> i32 {
  %one_and_half = toy.constant 384 : <8>
  %area = func.call @area(%one_and_half) : (!toy.fix<8>) -> !toy.fix<8>
  %whole = toy.to_int %area : <8>
  return %whole : i32
}
