// RUN: ods opt %s --convert-func-to-llvm=use-bare-ptr-memref-call-conv | golden %S/func_bare.out

func.func private @ext(memref<4x2xf32>, i32 {llvm.noundef}) -> (memref<4x2xf32>, index) attributes {llvm.emit_c_interface}
func.func private @ext2(memref<4xf32> {llvm.noalias}) -> memref<4xf32>
func.func private @ext3(memref<?xf32> {llvm.noalias}) -> memref<4xf32, strided<[?]>>
func.func @f(%b: memref<4x2xf32, strided<[2, 1], offset: 3>>, %b0: memref<4x2xf32>, %i: i32, %k: memref<4xf32>, %q: f32, %s: memref<f32>) -> (memref<4xf32> {llvm.noundef}) attributes {llvm.emit_c_interface, llvm.readnone, foo.bar, passthrough = ["x"]} {
  %r:2 = call @ext(%b0, %i) : (memref<4x2xf32>, i32) -> (memref<4x2xf32>, index)
  %z = func.constant @ext2 : (memref<4xf32>) -> memref<4xf32>
  %y = call_indirect %z(%k) : (memref<4xf32>) -> memref<4xf32>
  %x = call @ext2(%k) {test.x} : (memref<4xf32>) -> memref<4xf32>
  return %x : memref<4xf32>
}
func.func @indirect(%f: (memref<4xf32>) -> memref<4xf32>, %a: memref<4xf32>) -> memref<4xf32> {
  %0 = call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call_indirect %f(%0) : (memref<4xf32>) -> memref<4xf32>
  return %1 : memref<4xf32>
}
