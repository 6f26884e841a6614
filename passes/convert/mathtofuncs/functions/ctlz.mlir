// The number of leading zeros, by shifting until the sign bit is set.
func.func private @NAME(%of: INT) -> INT attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
  %width = arith.constant WIDTH : INT
  %zero = arith.constant 0 : INT
  %none = arith.cmpi eq, %of, %zero : INT
  %count = scf.if %none -> INT {
    scf.yield %width : INT
  } else {
    %first = arith.constant 1 : index
    %one = arith.constant 1 : INT
    %end = arith.constant WIDTH : index
    %start = arith.constant 0 : INT
    %found:2 = scf.for %i = %first to %end step %first iter_args(%value = %of, %zeros = %start) -> (INT, INT) {
      %set = arith.cmpi slt, %value, %zero : INT
      %next:2 = scf.if %set -> (INT, INT) {
        scf.yield %value, %zeros : INT, INT
      } else {
        %more = arith.addi %zeros, %one : INT
        %shifted = arith.shli %value, %one : INT
        scf.yield %shifted, %more : INT, INT
      }
      scf.yield %next#0, %next#1 : INT, INT
    }
    scf.yield %found#1 : INT
  }
  return %count : INT
}
