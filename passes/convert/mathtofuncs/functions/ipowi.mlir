// A power by repeated squaring. Negative exponents leave powers of 1 and -1, and those of 0 divide by it.
func.func private @NAME(%base: INT, %exponent: INT) -> INT attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %zero = arith.constant 0 : INT
  %one = arith.constant 1 : INT
  %minus = arith.constant -1 : INT
  %none = arith.cmpi eq, %exponent, %zero : INT
  cf.cond_br %none, ^is_one, ^some
^is_one:
  return %one : INT
^some:
  %negative = arith.cmpi sle, %exponent, %zero : INT
  cf.cond_br %negative, ^inverse, ^loop(%one, %base, %exponent : INT, INT, INT)
^inverse:
  %of_zero = arith.cmpi eq, %base, %zero : INT
  cf.cond_br %of_zero, ^divide, ^not_zero
^divide:
  %undefined = arith.divsi %one, %zero : INT
  return %undefined : INT
^not_zero:
  %of_one = arith.cmpi eq, %base, %one : INT
  cf.cond_br %of_one, ^stays_one, ^not_one
^stays_one:
  return %one : INT
^not_one:
  %of_minus = arith.cmpi eq, %base, %minus : INT
  cf.cond_br %of_minus, ^sign, ^fraction
^sign:
  %parity = arith.andi %exponent, %one : INT
  %odd = arith.cmpi ne, %parity, %zero : INT
  cf.cond_br %odd, ^is_minus, ^is_plus
^is_minus:
  return %minus : INT
^is_plus:
  return %one : INT
^fraction:
  return %zero : INT
^loop(%product: INT, %power: INT, %left: INT):
  %bit = arith.andi %left, %one : INT
  %set = arith.cmpi ne, %bit, %zero : INT
  cf.cond_br %set, ^multiply, ^shift(%product : INT)
^multiply:
  %more = arith.muli %product, %power : INT
  cf.br ^shift(%more : INT)
^shift(%now: INT):
  %rest = arith.shrui %left, %one : INT
  %done = arith.cmpi eq, %rest, %zero : INT
  cf.cond_br %done, ^end, ^square
^end:
  return %now : INT
^square:
  %next = arith.muli %power, %power : INT
  cf.br ^loop(%now, %next, %rest : INT, INT, INT)
}
