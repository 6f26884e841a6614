// A power by repeated squaring. The least exponent has no opposite; it is replaced by the greatest one and a factor.
func.func private @NAME(%base: FLOAT, %exponent: INT) -> FLOAT attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %unit = arith.constant 1.0 : FLOAT
  %zero = arith.constant 0 : INT
  %one = arith.constant 1 : INT
  %least = arith.constant LEAST : INT
  %greatest = arith.constant GREATEST : INT
  %none = arith.cmpi eq, %exponent, %zero : INT
  cf.cond_br %none, ^is_one, ^some
^is_one:
  return %unit : FLOAT
^some:
  %negative = arith.cmpi sle, %exponent, %zero : INT
  %extreme = arith.cmpi eq, %exponent, %least : INT
  %opposite = arith.subi %zero, %exponent : INT
  %absolute = arith.select %negative, %opposite, %exponent : INT
  %first = arith.select %extreme, %greatest, %absolute : INT
  cf.br ^loop(%unit, %base, %first : FLOAT, FLOAT, INT)
^loop(%product: FLOAT, %power: FLOAT, %left: INT):
  %bit = arith.andi %left, %one : INT
  %set = arith.cmpi ne, %bit, %zero : INT
  cf.cond_br %set, ^multiply, ^shift(%product : FLOAT)
^multiply:
  %more = arith.mulf %product, %power : FLOAT
  cf.br ^shift(%more : FLOAT)
^shift(%now: FLOAT):
  %rest = arith.shrui %left, %one : INT
  %done = arith.cmpi eq, %rest, %zero : INT
  cf.cond_br %done, ^end(%now : FLOAT), ^square
^square:
  %next = arith.mulf %power, %power : FLOAT
  cf.br ^loop(%now, %next, %rest : FLOAT, FLOAT, INT)
^end(%all: FLOAT):
  cf.cond_br %extreme, ^factor, ^complete(%all : FLOAT)
^factor:
  %last = arith.mulf %all, %base : FLOAT
  cf.br ^complete(%last : FLOAT)
^complete(%whole: FLOAT):
  cf.cond_br %negative, ^invert, ^return(%whole : FLOAT)
^invert:
  %inverse = arith.divf %unit, %whole : FLOAT
  cf.br ^return(%inverse : FLOAT)
^return(%result: FLOAT):
  return %result : FLOAT
}
