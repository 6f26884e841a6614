// Types and attributes of builtin, with an encoding and without.
#map = affine_map<(d0)[s0] -> (d0 + s0)>
"foo.op"() {
  ints = [1 : i8, -1 : i8, 300 : i16, -5 : i32, 0x7fffffffffffffff : i64, 9 : index, -1 : i128, 0 : i200, true, 7 : ui4, -3 : si9],
  floats = [1.0 : f16, -2.5 : bf16, 3.0e+38 : f32, -0.0 : f64, 1.0 : f80, 1.0 : f128, 1.0 : tf32, 1.0 : f8E4M3FN],
  text = "a\00b\FF", typed = "x" : i32, sym = @a::@b::@c, flat = @a, type = vector<4x[8]xf32>, unit, dict = {z = 1 : i1, a},
  map = #map, set = affine_set<(d0) : (d0 >= 0)>, dense = dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>, splat = dense<true> : vector<9xi1>,
  bits = dense<[true, false, true]> : tensor<3xi1>, complex = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, none = dense<> : tensor<0xi4>,
  strings = dense<["a", "b"]> : tensor<2x!foo.string>, packed = array<i64: 1, -2>, bools = array<i1: true, false>, empty = array<f32>, zeros = array<i0: 0, 0>,
  sparse = sparse<[[0, 1]], [5]> : tensor<2x2xi32>, opaque = #foo.bar<"x">,
  types = [tensor<?x3xf32, "e">, tensor<*xi8>, memref<2x?xf32, strided<[?, 1], offset: ?>, 3>, memref<4xf64>, memref<*xi1, "s">, none,
           tuple<i1, tuple<>>, (i32, f32) -> (index), complex<f64>, !foo.type<1>, f8E5M2, vector<i32>, i7, si3],
  distinct = distinct[0]<42 : i32>, where = loc(fused<"meta">["a", "b":1:2])
} : () -> () loc(callsite("f"("x.mlir":3:4) at fused["y", "z.mlir":1:2 to 3:4, "z.mlir":1:2 to :9]))
