// Inherent attributes, properties of other forms, sizes of segments, discardable attributes and unregistered operations.
func.func private @callee(i32, !llvm.ptr) -> (i32 {a.b}) attributes {foo.x = 1 : i32}
func.func @f(%a: i32, %p: !llvm.ptr, %m: memref<4xf32>, %i: index, %v: vector<4xf32>) -> i32 {
  %0 = call @callee(%a, %p) {foo.y} : (i32, !llvm.ptr) -> i32
  %1 = llvm.getelementptr inbounds %p[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %2 = llvm.add %a, %a overflow<nsw> : i32
  %f = arith.constant 1.0 : f32
  %3 = vector.transfer_read %m[%i], %f {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %4 = memref.subview %m[%i] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: ?>>
  %5 = arith.cmpi slt, %a, %2 : i32
  "foo.unknown"(%5) <{x = 1 : i32, y}> {z} : (i1) -> ()
  "foo.unknown"(%5) <{x = 1 : i32, y}> : (i1) -> ()
  "bare"() : () -> ()
  return %0 : i32
}
