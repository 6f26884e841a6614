// RUN: ods opt %s --transform-interpreter --upstream-bugs --split-input-file --allow-unregistered-dialect | golden %S/loops.out

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    scf.for %j = %l to %u step %s { "x"(%i, %j) : (index, index) -> () }
    "z"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  scf.for %i = %k0 to %k1 step %k2 {
    scf.for %j = %l to %u step %s { "x"(%i, %j) : (index, index) -> () }
    "z"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  scf.for %i = %k0 to %u step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  scf.for %i = %k0 to %u step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  scf.for %i = %k0 to %u step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  scf.for %i = %k0 to %u step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %l to %u step %s {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %l to %u step %s {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %l to %u step %s {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  scf.for %i = %l to %u step %s {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
    %a, %b = transform.loop.peel %o {peel_front = true} : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 1 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    scf.for %j = %l to %u step %s { "x"(%i, %j) : (index, index) -> () }
    "z"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 3 : index
  %k1 = arith.constant 2 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  scf.for %i = %k0 to %k1 step %k2 {
    "x"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 1} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %a : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 4 : index
  scf.for %i = %k0 to %k1 step %k2 {
    scf.for %j = %l to %u step %s { "x"(%i, %j) : (index, index) -> () }
    "z"(%i) : (index) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 4 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    %q = scf.for %j = %l to %u step %s iter_args(%a = %x) -> f32 {
      %w = "x"(%i, %j, %a) : (index, index, f32) -> f32
      scf.yield %w : f32
    }
    "z"(%q) : (f32) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  scf.for %i = %k0 to %k1 step %k2 {
    %q = scf.for %j = %l to %u step %s iter_args(%a = %x) -> f32 {
      %w = "x"(%i, %j, %a) : (index, index, f32) -> f32
      scf.yield %w : f32
    }
    "z"(%q) : (f32) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f() {
  affine.for %i = 0 to 8 { "x"(%i) : (index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %o {factor = 4} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f() {
  affine.for %i = 0 to 8 { affine.for %j = 0 to 4 { "x"(%i, %j) : (index, index) -> () } }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["affine.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %in, %out = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.loop.unroll_and_jam %out {factor = 2} : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (0, %l) to (%u, 8) step (1, %s) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.forall_to_for %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (0, %l) to (%u, 8) step (1, %s) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.loop.forall_to_parallel %o : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (0, %l) to (%u, 8) step (1, %s) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (1, 1) step (1, 1) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.forall_to_for %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (1, 1) step (1, 1) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.loop.forall_to_parallel %o : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (1, 1) step (1, 1) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) { "x"(%i, %j) : (index, index) -> () } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.forall_to_for %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) { "x"(%i, %j) : (index, index) -> () } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.loop.forall_to_parallel %o : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) { "x"(%i, %j) : (index, index) -> () } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%a = %l) -> tensor<4xf32> {
    scf.forall.in_parallel { tensor.parallel_insert_slice %u into %a[%i] [4] [1] : tensor<4xf32> into tensor<4xf32> }
  }
  return %0 : tensor<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.forall"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.promote_if_one_iteration %o : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%u, %u) { "x"(%i, %j) : (index, index) -> () }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.parallel"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.loop.parallel_for_to_nested_fors %o : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %0 = "a"(%x) : (f32) -> f32
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%c: i1, %x: f32) -> f32 {
  %r = scf.if %c -> f32 {
    %0 = "a"(%x) : (f32) -> f32
    scf.yield %0 : f32
  } else {
    scf.yield %x : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.if"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.scf.take_assumed_branch %o take_else_branch : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 8 : index
  %k2 = arith.constant 1 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.outline %o {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k1 = arith.constant 10 : index
  %k2 = arith.constant 3 : index
  %r = scf.for %i = %k0 to %k1 step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.outline %o {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %k0 = arith.constant 0 : index
  %k2 = arith.constant 2 : index
  %r = scf.for %i = %k0 to %u step %k2 iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.outline %o {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%l: index, %u: index, %s: index, %x: f32) -> f32 {
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> f32 {
    %v = "y"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  return %r : f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %a, %b = transform.loop.outline %o {func_name = "foo"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}

// -----

func.func @f(%u: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%a = %x) -> f32 {
    %v = "a"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %y) -> f32 {
    %v = "b"(%i, %a, %x) : (index, f32, f32) -> f32
    scf.yield %v : f32
  }
  return %r, %s : f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#0 into %p#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%u: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%a = %x) -> f32 {
    %v = "a"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %y) -> f32 {
    %v = "b"(%i, %a, %x) : (index, f32, f32) -> f32
    scf.yield %v : f32
  }
  return %r, %s : f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#1 into %p#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%u: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%a = %x) -> f32 {
    %v = "a"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  "use"(%r) : (f32) -> ()
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %y) -> f32 {
    %v = "b"(%i, %a, %x) : (index, f32, f32) -> f32
    scf.yield %v : f32
  }
  return %r, %s : f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#1 into %p#0 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%u: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%a = %x) -> f32 {
    %v = "a"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  %z = "make"() : () -> f32
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %z) -> f32 {
    %v = "b"(%i, %a, %x) : (index, f32, f32) -> f32
    scf.yield %v : f32
  }
  return %r, %s : f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#0 into %p#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%u: index, %x: f32, %y: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %u step %c1 iter_args(%a = %x) -> f32 {
    %v = "a"(%i, %a) : (index, f32) -> f32
    scf.yield %v : f32
  }
  %z = "make"() : () -> f32
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %x) -> f32 {
    %v = "b"(%i, %a, %z) : (index, f32, f32) -> f32
    scf.yield %v : f32
  }
  return %r, %s : f32, f32
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %p:2 = transform.split_handle %o : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %q = transform.loop.fuse_sibling %p#0 into %p#1 : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.yield
  }
}
