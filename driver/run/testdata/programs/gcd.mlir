// The greatest common divisor by scf.while, and by hand-written blocks.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @gcd(%a: i64, %b: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %r:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
    %more = arith.cmpi ne, %y, %zero : i64
    scf.condition(%more) %x, %y : i64, i64
  } do {
  ^bb0(%x: i64, %y: i64):
    %m = arith.remui %x, %y : i64
    scf.yield %y, %m : i64, i64
  }
  return %r#0 : i64
}

func.func @binary_gcd(%a: i64, %b: i64) -> i64 {
  cf.br ^loop(%a, %b : i64, i64)
^loop(%x: i64, %y: i64):
  %same = arith.cmpi eq, %x, %y : i64
  cf.cond_br %same, ^done(%x : i64), ^unequal
^unequal:
  %greater = arith.cmpi ugt, %x, %y : i64
  cf.cond_br %greater, ^left, ^right
^left:
  %d = arith.subi %x, %y : i64
  cf.br ^loop(%d, %y : i64, i64)
^right:
  %e = arith.subi %y, %x : i64
  cf.br ^loop(%x, %e : i64, i64)
^done(%g: i64):
  return %g : i64
}

func.func @show(%a: i64, %b: i64) {
  %x = call @gcd(%a, %b) : (i64, i64) -> i64
  %y = call @binary_gcd(%a, %b) : (i64, i64) -> i64
  call @printI64(%x) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%y) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant 1071 : i64
  %b = arith.constant 462 : i64
  %c = arith.constant 123456 : i64
  %d = arith.constant 7890 : i64
  %e = arith.constant 17 : i64
  call @show(%a, %b) : (i64, i64) -> ()
  call @show(%c, %d) : (i64, i64) -> ()
  call @show(%e, %c) : (i64, i64) -> ()
  return
}
