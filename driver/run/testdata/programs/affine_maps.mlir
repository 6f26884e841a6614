// Affine loops with steps, several bounds, maps with floordiv, ceildiv and mod, and affine.if with several conditions.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

#inside = affine_set<(d0, d1)[s0] : (d0 + d1 - 4 >= 0, s0 - d0 - d1 >= 0, (d0 - d1) mod 2 == 0)>
#lower = affine_map<(d0)[s0] -> (d0 - 3, s0)>
#upper = affine_map<(d0)[s0] -> (d0 + 4, s0 * 2)>

func.func @fill(%m: memref<8x8xi32>, %s: index) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.if #inside(%i, %j)[%s] -> i32 {
        affine.yield %one : i32
      } else {
        affine.yield %two : i32
      }
      affine.store %v, %m[%i, %j] : memref<8x8xi32>
    }
  }
  return
}

func.func @main() {
  %m = memref.alloc() : memref<8x8xi32>
  %s = arith.constant 9 : index
  call @fill(%m, %s) : (memref<8x8xi32>, index) -> ()
  %u = memref.cast %m : memref<8x8xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  %low = arith.constant 2 : index
  affine.for %i = 0 to 10 step 3 {
    affine.for %j = max #lower(%i)[%low] to min #upper(%i)[%s] step 2 {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 7 - d1 * 3)>(%i, %j)
      %a = affine.apply affine_map<(d0) -> (d0 floordiv 4)>(%k)
      %b = affine.apply affine_map<(d0) -> (d0 ceildiv 4)>(%k)
      %c = affine.apply affine_map<(d0) -> (d0 mod 5)>(%k)
      %n = affine.min affine_map<(d0, d1) -> (d0, d1 + 2, 30)>(%i, %j)
      %x = affine.max affine_map<(d0, d1) -> (d0, d1 + 2, 3)>(%i, %j)
      %ai = arith.index_cast %a : index to i64
      %bi = arith.index_cast %b : index to i64
      %ci = arith.index_cast %c : index to i64
      %ni = arith.index_cast %n : index to i64
      %xi = arith.index_cast %x : index to i64
      func.call @printI64(%ai) : (i64) -> ()
      func.call @printComma() : () -> ()
      func.call @printI64(%bi) : (i64) -> ()
      func.call @printComma() : () -> ()
      func.call @printI64(%ci) : (i64) -> ()
      func.call @printComma() : () -> ()
      func.call @printI64(%ni) : (i64) -> ()
      func.call @printComma() : () -> ()
      func.call @printI64(%xi) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
  }
  memref.dealloc %m : memref<8x8xi32>
  return
}
