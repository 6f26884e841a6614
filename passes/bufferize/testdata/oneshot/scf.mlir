func.func @if(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r:2 = scf.if %c -> (tensor<4xf32>, f32) {
    %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %0, %f : tensor<4xf32>, f32
  } else {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e, %f : tensor<4xf32>, f32
  }
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %r#0, %x : tensor<4xf32>, f32
}
// -----
func.func @if2(%c: i1, %t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>) {
  %r = scf.if %c -> (tensor<4xf32>) {
    scf.yield %t : tensor<4xf32>
  } else {
    %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @for(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %n: index, %s: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.for %i = %n to %s step %n iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
    scf.yield %0, %b : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @forswap(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %n: index, %s: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.for %i = %n to %s step %n iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @foralloc(%t: tensor<?xf32>, %f: f32, %n: index, %s: index) -> (tensor<?xf32>) {
  %r = scf.for %i = %n to %s step %n iter_args(%a = %t) -> (tensor<?xf32>) {
    %e = tensor.empty(%n) : tensor<?xf32>
    %0 = tensor.insert %f into %e[%i] : tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } {my.attr}
  return %r : tensor<?xf32>
}
// -----
func.func @fornest(%t: tensor<4x4xf32>, %f: f32, %n: index, %s: index) -> (tensor<4x4xf32>) {
  %r = scf.for %i = %n to %s step %n iter_args(%a = %t) -> (tensor<4x4xf32>) {
    %r1 = scf.for %j = %n to %s step %n iter_args(%b = %a) -> (tensor<4x4xf32>) {
      %x = tensor.extract %b[%i, %j] : tensor<4x4xf32>
      %y = arith.addf %x, %f : f32
      %0 = tensor.insert %y into %b[%j, %i] : tensor<4x4xf32>
      scf.yield %0 : tensor<4x4xf32>
    }
    scf.yield %r1 : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}
// -----
func.func @forread(%t: tensor<4xf32>, %f: f32, %n: index, %s: index) -> (tensor<4xf32>, f32) {
  %r:2 = scf.for %i = %n to %s step %n iter_args(%a = %t, %acc = %f) -> (tensor<4xf32>, f32) {
    %x = tensor.extract %t[%i] : tensor<4xf32>
    %0 = tensor.insert %x into %a[%n] : tensor<4xf32>
    scf.yield %0, %x : tensor<4xf32>, f32
  }
  return %r#0, %r#1 : tensor<4xf32>, f32
}
// -----
func.func @while(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %r:2 = scf.while (%a = %t, %b = %u) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%c) %a, %b : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
    %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
    scf.yield %0, %b : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @while2(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> (tensor<4xf32>, i32) {
  %c1 = arith.constant 1 : i32
  %r:2 = scf.while (%a = %t, %b = %u) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, i32) {
    scf.condition(%c) %b, %c1 : tensor<4xf32>, i32
  } do {
  ^bb0(%a: tensor<4xf32>, %b: i32):
    %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
    scf.yield %0, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, i32
}
// -----
func.func @exec(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, i32) {
  %r:2 = scf.execute_region -> (tensor<4xf32>, i32) no_inline {
    %c1 = arith.constant 1 : i32
    %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %0, %c1 : tensor<4xf32>, i32
  }
  return %r#0, %r#1 : tensor<4xf32>, i32
}
// -----
func.func @execblocks(%t: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %f: f32, %i: index) -> (tensor<4xf32>) {
  %r = scf.execute_region -> (tensor<4xf32>) {
    cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2(%u: tensor<4xf32>)
  ^bb1(%a: tensor<4xf32>):
    %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
    cf.br ^bb2(%0 : tensor<4xf32>)
  ^bb2(%b: tensor<4xf32>):
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @switch(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>) {
  %r = scf.index_switch %i -> tensor<4xf32>
  case 2 {
    %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  case 5 {
    scf.yield %u : tensor<4xf32>
  }
  default {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
// -----
func.func @forall(%t: tensor<100xf32>, %u: tensor<100xf32>, %n: index) -> (tensor<100xf32>) {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<100xf32>) {
    %x = tensor.extract_slice %u[%i] [1] [1] : tensor<100xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i] [1] [1] : tensor<1xf32> into tensor<100xf32>
    }
  } {my.attr = 1 : i32}
  return %r : tensor<100xf32>
}
// -----
func.func @forall2(%t: tensor<100xf32>, %u: tensor<100xf32>, %f: f32, %n: index) -> (tensor<100xf32>, tensor<100xf32>) {
  %r:2 = scf.forall (%i, %j) = (0, 1) to (%n, 10) step (2, %n) shared_outs(%o = %t, %p = %u) -> (tensor<100xf32>, tensor<100xf32>) {
    %x = tensor.extract_slice %o[%i] [4] [1] : tensor<100xf32> to tensor<4xf32>
    %y = tensor.insert %f into %x[%j] : tensor<4xf32>
    %e = tensor.extract %p[%i] : tensor<100xf32>
    %z = tensor.insert %e into %y[%j] : tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %z into %o[%i] [4] [1] : tensor<4xf32> into tensor<100xf32>
      tensor.parallel_insert_slice %y into %p[%i] [4] [1] : tensor<4xf32> into tensor<100xf32>
    }
  }
  return %r#0, %r#1 : tensor<100xf32>, tensor<100xf32>
}
// -----
func.func @forallpriv(%t: tensor<100xf32>, %f: f32, %n: index) -> (tensor<100xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.forall (%i) in (8) shared_outs(%o = %t) -> (tensor<100xf32>) {
    %y = tensor.insert %f into %e[%n] : tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%i] [4] [1] : tensor<4xf32> into tensor<100xf32>
    }
  }
  return %r : tensor<100xf32>
}
// -----
func.func @parallel(%t: tensor<100xf32>, %f: f32, %n: index) -> (tensor<100xf32>) {
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %y = tensor.insert %f into %t[%i] : tensor<100xf32>
    "use"(%y) : (tensor<100xf32>) -> ()
  }
  return %t : tensor<100xf32>
}
