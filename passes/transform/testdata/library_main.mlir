// RUN: ods opt %s --transform-preload-library=transform-library-paths=%S/library/main.mlir --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/library_main.out

func.func private @f()

// -----

module @a { func.func private @f() }
module {}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @hidden(%op: !transform.any_op) {
    transform.yield
  }
}

// -----

module { module { } }
