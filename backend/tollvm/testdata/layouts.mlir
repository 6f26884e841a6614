// RUN: ods opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv | golden %S/layouts.out

func.func private @a(memref<4x0xf32>)
func.func private @b(memref<0x4xf32>)
func.func private @c(memref<4x0x3xf32>)
func.func private @d(memref<4x?xf32>)
func.func private @e(memref<?x4xf32>)
func.func private @f(memref<4x4xf32,affine_map<(d0,d1)->(d0*4+d1+3)>>)
func.func private @g(memref<4x4xf32,affine_map<(d0,d1)[s0]->(d0*4+d1*s0)>>)
func.func private @h(memref<4x4xf32,affine_map<(d0,d1)->(d1*4+d0)>>)
func.func private @i(memref<4x4xf32,affine_map<(d0,d1)->((d1*4+d0)*2)>>)
func.func private @j(memref<4x4xf32,affine_map<(d0,d1)->(d1 floordiv 2)>>)
func.func private @k(memref<4xf32,affine_map<(d0)->(0)>>)
func.func private @m(memref<f32,affine_map<()->(7)>>)
func.func private @n(memref<f32,affine_map<()[s0]->(s0)>>)
func.func @ff(%k: memref<4x4xf32,affine_map<(d0,d1)->(d1*4+d0+3)>>, %l: memref<2x0xf32, strided<[1,2], offset: 5>>) -> (memref<4x4xf32,affine_map<(d0,d1)->(d1*4+d0+3)>>,memref<2x0xf32, strided<[1,2], offset: 5>>) {
  return %k, %l : memref<4x4xf32,affine_map<(d0,d1)->(d1*4+d0+3)>>, memref<2x0xf32, strided<[1,2], offset: 5>>
}
