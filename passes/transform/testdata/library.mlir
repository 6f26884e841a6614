// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/one.mlir --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/library_one.out
// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/two.mlir --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/library_two.out
// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/a.mlir,%S/library/more --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/library_folder.out

// a declaration
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// the declaration is not private
module attributes {transform.with_named_sequence} {
  transform.named_sequence @mark(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

// another sequence of the name is private
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.mine" : !transform.any_op
    transform.yield
  }
}

// -----

// a private sequence in front of declarations
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence private @mark(%op: !transform.any_op {transform.readonly}) {
    transform.annotate %op "t.mine" : !transform.any_op
    transform.yield
  }
}

// -----

// the declaration says nothing of the argument
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    %0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.annotate %0 "t.asked" : !transform.any_op
    transform.yield
  }
  "t.a"() : () -> ()
  "t.b"() : () -> ()
}

// -----

// a private name of the library is taken
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func private @hidden()
}

// -----

// two private names are taken
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  func.func private @hidden()
  func.func private @hidden_0() {
    return
  }
  func.func private @user() {
    call @hidden_0() : () -> ()
    return
  }
}

// -----

// nested
module {
  func.func private @mark()
  module @scripts attributes {transform.with_named_sequence} {
    transform.named_sequence private @mark(!transform.any_op {transform.readonly})
    transform.named_sequence @__transform_main(%op: !transform.any_op) {
      transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
      transform.yield
    }
  }
}

// -----

// nothing is needed
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.annotate %op "t.nothing" : !transform.any_op
    transform.yield
  }
}

// -----

// all of it
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @mark(!transform.any_op {transform.readonly})
  transform.named_sequence private @uses(!transform.any_op {transform.readonly})
  transform.named_sequence private @ask(!transform.any_op {transform.readonly}) -> !transform.any_op
  transform.named_sequence @__transform_main(%op: !transform.any_op) {
    transform.include @mark failures(propagate) (%op) : (!transform.any_op) -> ()
    %0 = transform.include @ask failures(propagate) (%op) : (!transform.any_op) -> !transform.any_op
    transform.annotate %0 "t.x" : !transform.any_op
    transform.include @uses failures(propagate) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  "t.b"() : () -> ()
}
