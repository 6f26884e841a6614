// RUN: ods opt %s --symbol-privatize --split-input-file --allow-unregistered-dialect | golden %S/symbol_privatize_all.out

// All symbols.

func.func private @f0(i32)
memref.global @f1 : memref<4xf32>

// -----

func.func private @f0(i32)
func.func nested @f1(%a: i32) -> i32 {
  return %a : i32
}
func.func private @f2(%a: i32) -> i32 {
  return %a : i32
}
func.func @f3(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func private @f0(i32)
func.func nested @f1(%a: i32) -> i32 {
  return %a : i32
}
memref.global @f2 : memref<4xf32>
func.func private @f3(i32)
func.func nested @f4(%a: i32) -> i32 {
  return %a : i32
}
func.func private @f5(i32)

// -----

module @f0 attributes {sym_visibility = "nested"} {
  func.func @inner() {
    return
  }
}

// -----

module @f0 attributes {sym_visibility = "private"} {
  func.func @inner() {
    return
  }
}

// -----

module @f0 attributes {sym_visibility = "private"} {
  func.func @inner() {
    return
  }
}
module @f1 attributes {sym_visibility = "private"} {
  func.func @inner() {
    return
  }
}
module @f2 attributes {sym_visibility = "nested"} {
  func.func @inner() {
    return
  }
}
memref.global @f3 : memref<4xf32>

// -----

func.func private @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func @f1(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func nested @f0(%a: i32) -> i32 {
  return %a : i32
}
memref.global @f1 : memref<4xf32>
func.func private @f2(i32)

// -----

func.func nested @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @f1(%a: i32) -> i32 {
  return %a : i32
}
memref.global @f2 : memref<4xf32>
memref.global @f3 : memref<4xf32>

// -----

memref.global @f0 : memref<4xf32>

// -----

func.func nested @f0(%a: i32) -> i32 {
  return %a : i32
}
memref.global @f1 : memref<4xf32>
func.func private @f2(i32)
func.func private @f3(i32)
module @f4 attributes {sym_visibility = "nested"} {
  func.func @inner() {
    return
  }
}
func.func private @f5(%a: i32) -> i32 {
  return %a : i32
}

// -----

memref.global @f0 : memref<4xf32>

// -----

func.func @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func @f1(%a: i32) -> i32 {
  return %a : i32
}
func.func @f2(%a: i32) -> i32 {
  return %a : i32
}
module @f3 {
  func.func @inner() {
    return
  }
}

// -----

func.func private @f0(i32)

// -----

module @f0 attributes {sym_visibility = "private"} {
  func.func @inner() {
    return
  }
}

// -----

func.func private @f0(i32)
func.func @f1(%a: i32) -> i32 {
  return %a : i32
}
func.func @f2(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @f3(%a: i32) -> i32 {
  return %a : i32
}
memref.global @f4 : memref<4xf32>

// -----

func.func nested @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @f1(%a: i32) -> i32 {
  return %a : i32
}
func.func private @f2(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func private @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @f1(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func private @f0(i32)
memref.global @f1 : memref<4xf32>
func.func nested @f2(%a: i32) -> i32 {
  return %a : i32
}
module @f3 {
  func.func @inner() {
    return
  }
}
func.func private @f4(%a: i32) -> i32 {
  return %a : i32
}

// -----

func.func nested @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func private @f1(%a: i32) -> i32 {
  return %a : i32
}
memref.global @f2 : memref<4xf32>

// -----

func.func @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func private @f1(i32)
func.func private @f2(i32)

// -----

func.func private @f0(%a: i32) -> i32 {
  return %a : i32
}
func.func private @f1(i32)
module @f2 {
  func.func @inner() {
    return
  }
}

// -----

memref.global @f0 : memref<4xf32>
memref.global @f1 : memref<4xf32>
func.func private @f2(i32)
func.func private @f3(i32)
func.func private @f4(%a: i32) -> i32 {
  return %a : i32
}

// -----

module @f0 attributes {sym_visibility = "nested"} {
  func.func @inner() {
    return
  }
}
func.func private @f1(%a: i32) -> i32 {
  return %a : i32
}

// -----

module {}

// -----

"t.op"() {sym_name = "f0"} : () -> ()

// -----

module @f0 {
  module @f1 {
    func.func @f2() { return }
  }
}

// -----

llvm.func @f0()
llvm.func @f1() {
  llvm.return
}
llvm.mlir.global external @f3() : i32

// -----

func.func @f0() {
  return
}

// -----

%0 = arith.constant 1 : i32
