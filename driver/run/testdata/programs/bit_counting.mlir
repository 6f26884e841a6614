// Counting bits, and integers whose bits are those of floats.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %m = memref.alloca() : memref<8xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %k = arith.constant 0x9E3779B9 : i32
    %y = arith.muli %x, %k : i32
    memref.store %y, %m[%i] : memref<8xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<8xi32>
    %a = math.ctlz %x : i32
    %b = math.cttz %x : i32
    %c = math.ctpop %x : i32
    %d = math.absi %x : i32
    %e = arith.constant 3 : i32
    %z = arith.extsi %a : i32 to i64
    func.call @show(%z) : (i64) -> ()
    %z1 = arith.extsi %b : i32 to i64
    func.call @show(%z1) : (i64) -> ()
    %z2 = arith.extsi %c : i32 to i64
    func.call @show(%z2) : (i64) -> ()
    %z3 = arith.extsi %d : i32 to i64
    func.call @show(%z3) : (i64) -> ()
    %fl = arith.bitcast %x : i32 to f32
    %isn = arith.cmpf uno, %fl, %fl : f32
    %z5 = arith.extui %isn : i1 to i64
    func.call @show(%z5) : (i64) -> ()
  }
  return
}
