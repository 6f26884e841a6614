// RUN: ods opt %s --convert-func-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/func.out

func.func @a(%x: i32 {llvm.noundef, test.a = 1}, %y: memref<2xf32> {test.b}) -> (i32 {llvm.noundef, test.r}) { return %x : i32 }

// -----

func.func @b(%x: i32) -> (i32 {llvm.noundef}, f32 {test.r}) { 
  %f = arith.constant 1.0 : f32
  return %x, %f : i32, f32 }

// -----

func.func private @b(%x: i32) -> (i32, f32)

// -----

func.func private @b(i32) -> (i32 {test.a}, f32)

// -----

func.func private @b(i32) -> (i32 {test.a}, f32) attributes {llvm.emit_c_interface}

// -----

func.func private @b(i32 {test.c}) -> (i32 {test.a}, f32) attributes {llvm.emit_c_interface}

// -----

func.func @b(%x: i32 {test.c}) -> (i32 {test.a}) attributes {llvm.emit_c_interface} { return %x : i32 }

// -----

func.func @b(%x: i32 {test.c}) -> (i32 {test.a}, i32) attributes {llvm.emit_c_interface} { return %x, %x : i32, i32 }

// -----

func.func @b(%x: !llvm.ptr {llvm.byval = i32}, %y: !llvm.ptr {llvm.byref = index}, %z: !llvm.ptr {llvm.sret = memref<2xf32>}, %w: !llvm.ptr {llvm.inalloca = i8}) { return }

// -----

func.func @b(%w: !llvm.ptr {llvm.inalloca = vector<2x3xindex>, llvm.preallocated = index, llvm.elementtype = index}) { return }

// -----

func.func @b(%x: memref<2xf32> {llvm.byval = f32}, %y: index {llvm.byref = index}) -> (memref<2xf32>, index)  { return %x, %y : memref<2xf32>, index }

// -----

func.func private @b(i32) attributes {func.varargs = true}

// -----

func.func private @b(i32) attributes {func.varargs = false, llvm.emit_c_interface}

// -----

func.func private @b(i32) attributes {func.varargs}

// -----

func.func @c(%x: memref<2xf32>, %y: memref<?xf32>) -> memref<2xf32> attributes {llvm.bareptr} { return %x : memref<2xf32> }

// -----

func.func @c(%x: memref<2xf32>) -> memref<2xf32> attributes {llvm.bareptr} { return %x : memref<2xf32> }
func.func @d(%x: memref<2xf32>) -> memref<2xf32> { %0 = call @c(%x) : (memref<2xf32>) -> memref<2xf32>
  return %0 : memref<2xf32> }

// -----

func.func @c(%x: memref<*xf32>) -> memref<*xf32> attributes {llvm.bareptr} { return %x : memref<*xf32> }

// -----

func.func @c() attributes {llvm.linkage = #llvm.linkage<internal>} { return }

// -----

func.func @c() attributes {no_inline} { return }
func.func @d() { call @c() {no_inline} : () -> () 
return }

// -----

func.func nested @c() { return }
func.func private @d() { return }

// -----

module @m { func.func private @c() -> memref<*xf32>
func.func @d() -> memref<*xf32> { %0 = call @c() : () -> memref<*xf32>
 return %0 : memref<*xf32> } }

// -----

func.func @malloc(%x: i64) -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
  return %0 : !llvm.ptr }
func.func @d(%x: memref<*xf32>) -> memref<*xf32> {  return %x : memref<*xf32> }

// -----

llvm.func @malloc(i64) -> !llvm.ptr
func.func @d(%x: memref<*xf32>) -> memref<*xf32> {  return %x : memref<*xf32> }
func.func @e(%x: memref<*xf32>, %y: memref<*xf32>) -> (memref<*xf32>, memref<*xf32>) {  return %x, %y : memref<*xf32>, memref<*xf32> }

// -----

func.func private @v() 
func.func @e() { call @v() : () -> ()
  %f = constant @v : () -> ()
  %g = constant {test.a} @v : () -> ()
  call_indirect %f() {test.b} : () -> ()
  call_indirect %g() : () -> ()
  return {test.r} }

// -----

func.func @e(%a: tensor<2xf32>) -> tensor<2xf32> { %0 = call @e(%a) : (tensor<2xf32>) -> tensor<2xf32>
 return %0 : tensor<2xf32> }

// -----

func.func @e(%a: i32, %b: tensor<2xf32>) -> i32 { %0 = call @e(%a, %b) : (i32, tensor<2xf32>) -> i32
 return %0 : i32 }
func.func @f() -> (index, memref<2xf32>) { %0:2 = call @f() : () -> (index, memref<2xf32>)
  return %0#0, %0#1 : index, memref<2xf32> }

// -----

func.func @f() -> (index, memref<?xf32>) attributes {llvm.emit_c_interface} { %0:2 = call @f() : () -> (index, memref<?xf32>)
  return %0#0, %0#1 : index, memref<?xf32> }

// -----

func.func @f(%a: memref<*xf32, 3>) -> (memref<*xf32, 3>) attributes {llvm.emit_c_interface} { %0 = call @f(%a) : (memref<*xf32, 3>) -> (memref<*xf32, 3>)
  return %0 : memref<*xf32, 3> }

// -----

func.func @f(%a: memref<f32, 2>) -> (memref<f32, 2>) attributes {llvm.emit_c_interface} { %0 = call @f(%a) : (memref<f32, 2>) -> (memref<f32, 2>)
  return %0 : memref<f32, 2> }

// -----

func.func @f(%a: memref<f32, 2>) attributes {llvm.emit_c_interface} { 
  return }
func.func private @g(%a: memref<f32, 2>, %b: i1) -> i8 attributes {llvm.emit_c_interface} 
func.func private @h(%a: memref<f32, 2>, %b: i1) attributes {llvm.emit_c_interface}

// -----

func.func @f(%a: () -> (), %b: (i32) -> i32, %c: i32) -> i32 { call_indirect %a() : () -> ()
%0 = call_indirect %b(%c) : (i32) -> i32
 return %0 : i32 }

// -----

func.func @f(%a: complex<f32>, %b: vector<2x3xf32>, %c: none) { return }

// -----

func.func @f(%a: complex<f32>, %b: vector<2x3xf32>) -> (complex<f32>, vector<2x3xf32>) { return %a, %b : complex<f32>, vector<2x3xf32> }

// -----

"test.op"() ({ func.func @g(%a: index) -> index { return %a : index } }) : () -> ()

// -----

func.func @f(%a: index) -> index attributes {target_cpu = "x", garbageCollector = "g", personality = @f} { return %a : index }

// -----

func.func private @ext(i32) -> (i32, index)
func.func @f(%a: index, %b: memref<4x?xf32>, %c: memref<*xf32>, %d: vector<2x3xf32>, %e: tensor<3xf32>, %g: f32) -> (index, memref<4x?xf32>, memref<*xf32>) attributes {foo.bar = 1 : i32} {
  %x = arith.addi %a, %a : index
  %y = arith.addf %d, %d fastmath<fast> {test.a} : vector<2x3xf32>
  %z = arith.addf %e, %e : tensor<3xf32>
  cf.br ^bb1(%x, %b : index, memref<4x?xf32>)
^bb1(%q: index, %r: memref<4x?xf32>):
  %i = arith.index_cast %q : index to i32
  func.return %q, %r, %c : index, memref<4x?xf32>, memref<*xf32>
}

// -----

func.func private @ext(memref<4x?xf32>, memref<*xf32>, i32 {llvm.noundef}) -> (memref<4x?xf32>, index) attributes {llvm.emit_c_interface}
func.func private @ext2(memref<4xf32> {llvm.noalias}) -> memref<*xf32>
func.func @f(%b: memref<4x?xf32, strided<[?, 1], offset: 3>>, %c: memref<*xf32>, %b0: memref<4x?xf32>, %i: i32, %k: memref<4xf32>, %q: f32, %s: memref<f32>) -> (f32 {llvm.noundef}) attributes {llvm.emit_c_interface, llvm.readnone, foo.bar, passthrough = ["x"]} {
  %r:2 = call @ext(%b0, %c, %i) : (memref<4x?xf32>, memref<*xf32>, i32) -> (memref<4x?xf32>, index)
  %z = func.constant @ext2 : (memref<4xf32>) -> memref<*xf32>
  %y = call_indirect %z(%k) : (memref<4xf32>) -> memref<*xf32>
  %x = call @ext2(%k) {test.x} : (memref<4xf32>) -> memref<*xf32>
  return %q : f32
}

// -----

func.func @f(%k: memref<*xf32>) -> (memref<*xf32>, index) {
  %i = arith.constant 1 : index
  return %k, %i : memref<*xf32>, index
}
