// Ways to change an amount, Pascal's triangle modulo a number, Catalan numbers by a convolution.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}

memref.global "private" constant @coins : memref<6xindex> = dense<[1, 2, 5, 10, 20, 50]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 101 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %w = memref.alloc() : memref<101xi64>
  affine.for %i = 0 to 101 {
    affine.store %zero, %w[%i] : memref<101xi64>
  }
  affine.store %one, %w[0] : memref<101xi64>
  %coins = memref.get_global @coins : memref<6xindex>
  affine.for %k = 0 to 6 {
    %c = affine.load %coins[%k] : memref<6xindex>
    scf.for %x = %c to %end step %c1 {
      %y = arith.subi %x, %c : index
      %a = memref.load %w[%x] : memref<101xi64>
      %b = memref.load %w[%y] : memref<101xi64>
      %s = arith.addi %a, %b : i64
      memref.store %s, %w[%x] : memref<101xi64>
    }
  }
  %some = memref.subview %w[0] [11] [10] : memref<101xi64> to memref<11xi64, strided<[10]>>
  %u = memref.cast %some : memref<11xi64, strided<[10]>> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %p = memref.alloc() : memref<8x8xi64>
  %mod = arith.constant 7 : i64
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) -> i64 {
        %edge = affine.if affine_set<(d0, d1) : (d1 - 1 >= 0, d0 - d1 - 1 >= 0)>(%i, %j) -> i64 {
          %a = affine.load %p[%i - 1, %j - 1] : memref<8x8xi64>
          %b = affine.load %p[%i - 1, %j] : memref<8x8xi64>
          %s = arith.addi %a, %b : i64
          %r = arith.remui %s, %mod : i64
          affine.yield %r : i64
        } else {
          affine.yield %one : i64
        }
        affine.yield %edge : i64
      } else {
        affine.yield %zero : i64
      }
      affine.store %v, %p[%i, %j] : memref<8x8xi64>
    }
  }
  %pu = memref.cast %p : memref<8x8xi64> to memref<*xi64>
  call @printMemrefI64(%pu) : (memref<*xi64>) -> ()
  %c = memref.alloc() : memref<12xi64>
  affine.store %one, %c[0] : memref<12xi64>
  affine.for %i = 1 to 12 {
    %s = affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%acc = %zero) -> (i64) {
      %a = affine.load %c[%j] : memref<12xi64>
      %b = affine.load %c[%i - %j - 1] : memref<12xi64>
      %q = arith.muli %a, %b : i64
      %t = arith.addi %acc, %q : i64
      affine.yield %t : i64
    }
    affine.store %s, %c[%i] : memref<12xi64>
  }
  %cu = memref.cast %c : memref<12xi64> to memref<*xi64>
  call @printMemrefI64(%cu) : (memref<*xi64>) -> ()
  return
}
