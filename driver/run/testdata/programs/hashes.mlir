// Hash functions: FNV-1a, a xorshift generator and the finalizer of MurmurHash, with wrapping arithmetic on 64 bits.
func.func private @printU64(i64)
func.func private @printNewline()

func.func @fnv(%x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %basis = arith.constant 0xCBF29CE484222325 : i64
  %prime = arith.constant 0x100000001B3 : i64
  %mask = arith.constant 255 : i64
  %eight = arith.constant 8 : i64
  %r:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %basis, %v = %x) -> (i64, i64) {
    %b = arith.andi %v, %mask : i64
    %y = arith.xori %h, %b : i64
    %z = arith.muli %y, %prime : i64
    %w = arith.shrui %v, %eight : i64
    scf.yield %z, %w : i64, i64
  }
  return %r#0 : i64
}

func.func @murmur(%x: i64) -> i64 {
  %s = arith.constant 33 : i64
  %m1 = arith.constant 0xFF51AFD7ED558CCD : i64
  %m2 = arith.constant 0xC4CEB9FE1A85EC53 : i64
  %a = arith.shrui %x, %s : i64
  %b = arith.xori %x, %a : i64
  %c = arith.muli %b, %m1 : i64
  %d = arith.shrui %c, %s : i64
  %e = arith.xori %c, %d : i64
  %f = arith.muli %e, %m2 : i64
  %g = arith.shrui %f, %s : i64
  %h = arith.xori %f, %g : i64
  return %h : i64
}

func.func @xorshift(%x: i64) -> i64 {
  %a = arith.constant 13 : i64
  %b = arith.constant 7 : i64
  %c = arith.constant 17 : i64
  %p = arith.shli %x, %a : i64
  %q = arith.xori %x, %p : i64
  %r = arith.shrui %q, %b : i64
  %s = arith.xori %q, %r : i64
  %t = arith.shli %s, %c : i64
  %u = arith.xori %s, %t : i64
  return %u : i64
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 5 : index
  %seed = arith.constant 88172645463325252 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %seed) -> (i64) {
    %y = func.call @xorshift(%x) : (i64) -> i64
    %h = func.call @fnv(%y) : (i64) -> i64
    %m = func.call @murmur(%y) : (i64) -> i64
    func.call @printU64(%y) : (i64) -> ()
    func.call @printNewline() : () -> ()
    func.call @printU64(%h) : (i64) -> ()
    func.call @printNewline() : () -> ()
    func.call @printU64(%m) : (i64) -> ()
    func.call @printNewline() : () -> ()
    scf.yield %y : i64
  }
  return
}
