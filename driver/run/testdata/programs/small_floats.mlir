// Loops over f16 and bf16 with conversions, overflow to infinity and fused arithmetic.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 20 : index
  %a = arith.constant 1.0 : f16
  %b = arith.constant 1.0 : bf16
  %k = arith.constant 1.1 : f16
  %l = arith.constant 1.1 : bf16
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (f16, bf16) {
    %x1 = arith.mulf %x, %k : f16
    %x2 = arith.addf %x1, %a : f16
    %y1 = arith.mulf %y, %l : bf16
    %y2 = arith.subf %y1, %b : bf16
    %xd = arith.extf %x2 : f16 to f64
    %yd = arith.extf %y2 : bf16 to f64
    func.call @printF64(%xd) : (f64) -> ()
    func.call @printComma() : () -> ()
    func.call @showf(%yd) : (f64) -> ()
    %xi = arith.fptosi %x2 : f16 to i32
    %xf = arith.sitofp %xi : i32 to f16
    %d = arith.subf %x2, %xf : f16
    %dd = arith.extf %d : f16 to f64
    func.call @showf(%dd) : (f64) -> ()
    scf.yield %x2, %y2 : f16, bf16
  }
  %big = arith.constant 100000.0 : f32
  %h = arith.truncf %big : f32 to f16
  %hd = arith.extf %h : f16 to f64
  call @showf(%hd) : (f64) -> ()
  %s = math.sqrt %r#0 : f16
  %sd = arith.extf %s : f16 to f64
  call @showf(%sd) : (f64) -> ()
  %q = math.fma %a, %k, %r#0 : f16
  %qd = arith.extf %q : f16 to f64
  call @showf(%qd) : (f64) -> ()
  %cm = arith.cmpf ult, %r#0, %q : f16
  %ce = arith.extui %cm : i1 to i64
  call @show(%ce) : (i64) -> ()
  return
}
