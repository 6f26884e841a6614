// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%lb: index, %x: i32) {
  // expected-error @below {{expected induction variable to be same type as bounds and step}}
  "scf.for"(%lb, %lb, %lb) ({
  ^bb0(%i: i32):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%lb: index, %x: i32) {
  // expected-error @below {{'scf.for' op failed to verify that all of {lowerBound, upperBound, step} have same type}}
  "scf.for"(%lb, %lb, %x) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, i32) -> ()
  return
}

// -----

func.func @f(%c: i1) {
  // expected-error @below {{must have an else block if defining values}}
  %0 = scf.if %c -> i32 {
    %z = arith.constant 0 : i32
    scf.yield %z : i32
  }
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expects the 'before' region to terminate with 'scf.condition'}}
  scf.while : () -> () {
    // expected-note @below {{terminator here}}
    scf.yield
  } do {
    scf.yield
  }
  return
}

// -----

func.func @f(%lb: index) {
  %c0 = arith.constant 0 : index
  // expected-error @below {{constant step operand must be positive}}
  scf.parallel (%i) = (%lb) to (%lb) step (%c0) {
  }
  return
}

// -----

func.func @f(%lb: index, %x: f32) {
  scf.parallel (%i) = (%lb) to (%lb) step (%lb) init (%x) -> f32 {
    // expected-error @below {{expected two block arguments with type 'f32' in the 0-th reduction region}}
    scf.reduce(%x : f32) {
    ^bb0(%a: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @f(%n: index, %x: i32) {
  // expected-error @below {{has duplicate case value: 1}}
  scf.index_switch %n
  case 1 {
    scf.yield
  }
  case 1 {
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @f(%n: index, %x: i32) {
  // expected-error @below {{expected each region to return 1 values, but case region #0 returns 0}}
  %0 = scf.index_switch %n -> i32
  case 1 {
    // expected-note @below {{see yield operation here}}
    scf.yield
  }
  default {
    scf.yield %x : i32
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{region cannot have any arguments}}
  "scf.execute_region"() ({
  ^bb0(%a: i32):
    scf.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%c: i1) {
  "scf.execute_region"() ({
    // expected-error @below {{expects parent op 'scf.while'}}
    scf.condition(%c)
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>) {
  scf.forall (%i) in (4) {
    // expected-error @below {{expected only ParallelCombiningOpInterface ops}}
    scf.forall.in_parallel {
      %0 = arith.constant 1 : i32
    }
  }
  return
}

// -----

func.func @f(%lb: index) {
  // expected-error @below {{mismatch in number of loop-carried values and defined values}}
  scf.for %i = %lb to %lb step %lb iter_args(%a = %lb) -> () {
  }
  return
}

// -----

// Regions that a custom directive reads get no terminator.
func.func @index_switch(%i: index) {
  // expected-error @below {{expected region to end with scf.yield, but got func.call}}
  scf.index_switch %i
  case 2 {
    func.call @f() : () -> ()
  }
  default {
  }
  return
}
func.func private @f()
