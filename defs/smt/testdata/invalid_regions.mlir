// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @a(%i: i32) {
  // expected-error @below {{'smt.solver' op types of yielded values must match return values}}
  %0 = smt.solver (%i) : (i32) -> (i32) {
  ^bb0(%arg0: i8):
    smt.yield %arg0 : i8
  }
  return
}

// -----

func.func @a(%i: i32) {
  // expected-error @below {{'smt.solver' op types of yielded values must match return values}}
  %0 = smt.solver (%i) : (i32) -> (i32) {
  ^bb0(%arg0: i32):
    smt.yield %arg0, %arg0 : i32, i32
  }
  return
}

// -----

func.func @a(%i: !smt.bool) {
  // expected-error @below {{'smt.solver' op operand #0 must be variadic of any non-smt type, but got '!smt.bool'}}
  %0 = smt.solver (%i) : (!smt.bool) -> (i32) {
  ^bb0(%arg0: i32):
    smt.yield %arg0, %arg0 : i32, i32
  }
  return
}

// -----

func.func @a(%i: i32) {
  // expected-error @below {{'smt.solver' op types of yielded values must match return values}}
  %0 = smt.solver (%i) : (i32) -> (i32) {
  ^bb0:
  }
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%i: i32) {
  smt.solver () : () -> () {
    smt.set_logic "x"
    // expected-error @below {{use of value '%i' expects different type than prior uses: '!smt.bool' vs 'i32'}}
    smt.assert %i
    smt.reset
  }
  return
}

// -----

func.func @a() {
    // expected-error @below {{'smt.check' op types of yielded values in 'sat' region must match return values}}
    %0 = smt.check sat { 
    %c = arith.constant 0 : i8
    smt.yield %c : i8
    } unknown {
    %c = arith.constant 0 : i8
    smt.yield %c : i8
     } unsat {
    %c = arith.constant 0 : i8
    smt.yield %c : i8
     } -> i9
  return
}

// -----

func.func @a() {
    // expected-error @below {{'smt.check' op types of yielded values in 'unknown' region must match return values}}
    %0 = smt.check sat { 
    %c = arith.constant 0 : i8
    smt.yield %c : i8
    } unknown {
     } unsat {
    %c = arith.constant 0 : i8
    smt.yield %c : i8
     } -> i8
  return
}

// -----

func.func @a() {
    // expected-error @below {{'smt.check' op types of yielded values in 'unsat' region must match return values}}
    %0 = smt.check sat { 
    %c = arith.constant 0 : i8
    smt.yield %c : i8
    } unknown {
    %c = arith.constant 0 : i8
    smt.yield %c : i8
     } unsat {
     } -> i8
  return
}

// -----

func.func @a() {
    // expected-error @below {{'smt.check' op region #0 should have no arguments}}
    smt.check sat { 
    ^bb0(%i: i32):
    } unknown {
     } unsat {
     } 
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op patterns and the no_pattern attribute must not be specified at the same time}}
  %1 = smt.forall ["a", "b"] no_pattern {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %2 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    smt.yield %arg2 : !smt.int
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op number of bound variable names must match number of block arguments}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int, %arg3: !smt.int):
    %2 = smt.eq %arg2, %arg3 : !smt.int
    smt.yield %2 : !smt.bool
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op bound variables must by any non-function SMT value}}
  %1 = smt.forall ["a", "b"] {
  ^bb0(%arg2: !smt.int, %arg3: i32):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op bound variables must by any non-function SMT value}}
  %1 = smt.forall ["a", "b"] {
  ^bb0(%arg2: !smt.int, %arg3: !smt.func<(!smt.int) !smt.int>):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op yielded value must be of '!smt.bool' type}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    smt.yield %arg2 : !smt.int
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op must have exactly one yielded value}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    smt.yield %arg2, %arg2 : !smt.int, !smt.int
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op must have exactly one yielded value}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
    ^bb0(%arg2: !smt.bool):
    smt.yield %arg2 : !smt.bool
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op block argument number and types of the 'body' and 'patterns' region #0 must match}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
    smt.yield
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op 'patterns' region #0 must have at least one yielded value}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
  },
  {
  ^bb0(%arg2: !smt.int):
  }
  return
}

// -----

func.func @a() {
  // expected-error @below {{'smt.forall' op 'patterns' region #1 must have at least one yielded value}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
    smt.yield %arg2 : !smt.int
  },
  {
  ^bb0(%arg2: !smt.int):
  }
  return
}

// -----

func.func @a(%c: !smt.int) {
  // expected-error @below {{'smt.forall' op the 'patterns' region #0 may only contain SMT dialect operations}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
    // expected-note @below {{first non-SMT operation here}}
    %x = arith.constant 0 : i32
    smt.yield %arg2 : !smt.int
  }
  return
}

// -----

func.func @a(%c: !smt.int) {
  // expected-error @below {{'smt.forall' op the 'patterns' region #0 must not contain any variable binding operations}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
    %3 = smt.eq %arg2, %arg2 : !smt.int
    // expected-note @below {{first violating operation here}}
    %4 = smt.exists {
      %2 = smt.constant true
      smt.yield %2 : !smt.bool
    }
    smt.yield %arg2 : !smt.int
  }
  return
}

// -----

func.func @a(%c: !smt.int) {
  // expected-error @below {{'smt.forall' op expects region #0 to have 0 or 1 blocks}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    smt.reset
  ^bb1:
    smt.reset
  }
  return
}

// -----

func.func @a(%c: !smt.int) {
  // expected-error @below {{'smt.forall' op expects region #1 to have 0 or 1 blocks}}
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
    smt.yield %arg2 : !smt.int
  ^bb1:
    smt.yield %arg2 : !smt.int
  }
  return
}

// -----

func.func @a(%c: !smt.int) {
  %1 = smt.forall ["a"] {
  ^bb0(%arg2: !smt.int):
    %2 = smt.eq %arg2, %arg2 : !smt.int
    smt.yield %2 : !smt.bool
  } patterns {
  ^bb0(%arg2: !smt.int):
    %3 = smt.declare_fun "x" : !smt.bool
    %4 = smt.declare_fun : !smt.bool
    %5 = smt.declare_fun "1 ya" {x} : !smt.bool
    %6 = smt.declare_fun "" : !smt.bool
    %7 = smt.ite %3, %4, %5 : !smt.bool
    %8 = smt.and %3, %4, %5 {x}
    %9 = smt.or
    // expected-error @below {{expected operation name in quotes}}
    %10 = smt.xor %3
    %11 = smt.implies %3, %4
    %12 = smt.not %3
    %13 = smt.int2bv %c : !smt.bv<4>
    %14 = smt.bv2int %13 signed {x} : !smt.bv<4>
    %15 = smt.declare_fun "a" : !smt.sort<"x"[!smt.bool, !smt.sort<"y">]>
    %16 = smt.declare_fun "a" : !smt.func<(!smt.bool) !smt.bool>
    smt.yield %arg2 : !smt.int
  }
  return
}
