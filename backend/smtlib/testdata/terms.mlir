smt.solver () : () -> () {
  %s = smt.declare_fun "x" : !smt.sort<"uni">
  %s2 = smt.declare_fun : !smt.sort<"uni">
  %t = smt.declare_fun "t" : !smt.sort<"pair"[!smt.int, !smt.bool]>
  %e = smt.eq %s, %s2 : !smt.sort<"uni">
  smt.assert %e
  %f = smt.declare_fun "t" : !smt.func<(!smt.int, !smt.bv<7>) !smt.array<[!smt.int -> !smt.bv<4>]>>
  %n = smt.int.constant 5
  %m = smt.int.constant 123456789012345678901234567890
  %bvc = smt.bv.constant #smt.bv<5> : !smt.bv<3>
  %bvd = smt.bv.constant #smt.bv<171> : !smt.bv<12>
  %a = smt.declare_fun "tmp" : !smt.bool
  %y = smt.eq %m, %n : !smt.int
  smt.assert %y
  %z = smt.eq %bvc, %bvc : !smt.bv<3>
  %zz = smt.eq %bvd, %bvd : !smt.bv<12>
  %w = smt.and %z, %zz, %z, %a
  smt.assert %w
  smt.assert %w
  smt.assert %a
  %true = smt.constant true
  smt.assert %true
  smt.push 2
  %cat = smt.bv.concat %bvc, %bvd : !smt.bv<3>, !smt.bv<12>
  %low = smt.bv.extract %cat from 4 : (!smt.bv<15>) -> !smt.bv<2>
  %rep = smt.bv.repeat 3 times %low : !smt.bv<2>
  %cmp = smt.bv.cmp uge %rep, %rep : !smt.bv<6>
  smt.assert %cmp
  smt.pop 2
}

// -----

smt.solver () : () -> () {
  smt.set_logic "LIA"
  %q = smt.forall {
  ^bb0(%i: !smt.int):
    %r = smt.exists ["j"] {
    ^bb0(%j: !smt.int):
      %k = smt.eq %i, %j : !smt.int
      %kk = smt.not %k
      smt.yield %kk : !smt.bool
    }
    smt.yield %r : !smt.bool
  }
  %nq = smt.not %q
  smt.assert %nq
  %p = smt.forall weight 3 {
  ^bb0(%i: !smt.int, %j: !smt.int):
    %r = smt.int.cmp le %i, %j
    smt.yield %r : !smt.bool
  } patterns {
  ^bb0(%i: !smt.int, %j: !smt.int):
    %s = smt.int.add %i, %j
    %d = smt.int.sub %j, %i
    smt.yield %s, %d : !smt.int, !smt.int
  }
  smt.assert %p
  smt.check sat {} unknown {} unsat {}
  smt.reset
}
smt.solver () : () -> () {
  %a = smt.declare_fun "a" : !smt.bool
  smt.assert %a
}

// -----

smt.solver () : () -> () {
  %true = smt.constant true
  %0 = smt.array.broadcast %true : !smt.array<[!smt.int -> !smt.bool]>
  %n = smt.int.constant 0
  %1 = smt.array.store %0[%n], %true : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.select %1[%n] : !smt.array<[!smt.int -> !smt.bool]>
  %3 = smt.ite %2, %true, %2 : !smt.bool
  smt.assert %3
}
