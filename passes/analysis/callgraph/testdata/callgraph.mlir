// RUN: ods opt %s --test-print-callgraph --split-input-file --mlir-disable-threading -o /dev/null 2>&1 | golden %S/callgraph.out

// Functions that call each other, twice, and one without a body.

module {
  func.func private @declared()
  func.func @a() {
    call @b() : () -> ()
    return
  }
  func.func @b() {
    call @a() : () -> ()
    call @declared() : () -> ()
    call @a() : () -> ()
    return
  }
  func.func @self() {
    call @self() : () -> ()
    call @a() : () -> ()
    return
  }
}

// -----

// Calls of values: an argument, and a function that is seen.

module {
  func.func private @argument(%f: () -> ()) {
    call_indirect %f() : () -> ()
    return
  }
  func.func private @target() {
    return
  }
  func.func @constant() {
    %f = constant @target : () -> ()
    call_indirect %f() : () -> ()
    call @target() : () -> ()
    return
  }
}

// -----

// Symbol tables in one another: the nearest one counts.

module {
  func.func @f() {
    call @f() : () -> ()
    return
  }
  module @inner {
    func.func @f() {
      return
    }
    func.func @g() {
      call @f() : () -> ()
      call @h() : () -> ()
      return
    }
    func.func private @h()
  }
}

// -----

// Calls in loops and branches belong to the function.

module {
  func.func @leaf() -> i1 {
    %0 = arith.constant true
    return %0 : i1
  }
  func.func @branch(%n: index) {
    %c = call @leaf() : () -> i1
    scf.if %c {
      scf.for %i = %n to %n step %n {
        func.call @other() : () -> ()
      }
    }
    return
  }
  func.func @other() {
    return
  }
}

// -----

// A chain, written callers first, and a component of three.

module {
  func.func @p() {
    call @q() : () -> ()
    call @x() : () -> ()
    return
  }
  func.func @q() {
    call @r() : () -> ()
    return
  }
  func.func @r() {
    return
  }
  func.func @x() {
    call @y() : () -> ()
    return
  }
  func.func @y() {
    call @z() : () -> ()
    call @r() : () -> ()
    return
  }
  func.func @z() {
    call @x() : () -> ()
    return
  }
}

// -----

// Nothing.

module {
}

// -----

// A function within another one, which is called by its neighbours only.

module {
  func.func @outer() {
    builtin.module {
      func.func @first() {
        call @second() : () -> ()
        return
      }
      func.func private @second() {
        call @first() : () -> ()
        return
      }
    }
    call @last() : () -> ()
    return
  }
  func.func @last() {
    return
  }
}
