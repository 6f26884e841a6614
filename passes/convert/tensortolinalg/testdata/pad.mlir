// RUN: ods opt %s --convert-tensor-to-linalg --split-input-file | golden %S/pad.out

func.func @f(%a: tensor<4x?xf32>, %v: f32, %l: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %a low[%l, 1] high[2, %l] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----

func.func @g(%a: tensor<4x5xf32>) -> tensor<7x10xf32> {
  %v = arith.constant 1.0 : f32
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x5xf32> to tensor<7x10xf32>
  return %0 : tensor<7x10xf32>
}
// -----

func.func @h(%a: tensor<4x5xf32>) -> tensor<7x10xf32> {
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    %x = arith.addi %i, %j : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f32
    tensor.yield %z : f32
  } : tensor<4x5xf32> to tensor<7x10xf32>
  return %0 : tensor<7x10xf32>
}
// -----

func.func @k(%a: tensor<4x5xf32>, %s: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, tensor<6x?xf32>, tensor<4x5xf32>) {
  %v = arith.constant 1.0 : f32
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %a low[%c2, 2] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x5xf32> to tensor<?x?xf32>
  %1 = tensor.pad %s low[%c2, 2] high[2, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<6x?xf32>
  %2 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<4x5xf32> to tensor<4x5xf32>
  return %0, %1, %2: tensor<?x?xf32>, tensor<6x?xf32>, tensor<4x5xf32>
}
// -----

func.func @f0(%a: tensor<f64>, %v: f64, %n: index, %m: index) -> tensor<f64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[] high[] {
  ^bb0:
    tensor.yield %v : f64
  } {t.x} : tensor<f64> to tensor<f64>
  return %0 : tensor<f64>
}
// -----

func.func @f1(%a: tensor<i8>, %v: i8, %n: index, %m: index) -> tensor<i8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[] high[] {
  ^bb0:
    %q = arith.constant 1 : i8
    tensor.yield %q : i8
  } {t.x} : tensor<i8> to tensor<i8>
  return %0 : tensor<i8>
}
// -----

func.func @f2(%a: tensor<7xf32>, %v: f32, %n: index, %m: index) -> tensor<12xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[3] high[2] {
  ^bb0(%i0: index):
    tensor.yield %v : f32
  } {t.x} : tensor<7xf32> to tensor<12xf32>
  return %0 : tensor<12xf32>
}
// -----

func.func @f3(%a: tensor<7xcomplex<f32>>, %v: complex<f32>, %n: index, %m: index) -> tensor<10xcomplex<f32>> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[1] high[2] {
  ^bb0(%i0: index):
    tensor.yield %v : complex<f32>
  } {t.x} : tensor<7xcomplex<f32>> to tensor<10xcomplex<f32>>
  return %0 : tensor<10xcomplex<f32>>
}
// -----

func.func @f4(%a: tensor<?xf32>, %v: f32, %n: index, %m: index) -> tensor<20xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[0] high[2] {
  ^bb0(%i0: index):
    tensor.yield %v : f32
  } {t.x} : tensor<?xf32> to tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----

func.func @f5(%a: tensor<7xf32>, %v: f32, %n: index, %m: index) -> tensor<20xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%n] high[%c3] {
  ^bb0(%i0: index):
    %q = arith.constant 1.5 : f32
    tensor.yield %q : f32
  } {t.x} : tensor<7xf32> to tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----

func.func @f6(%a: tensor<4xcomplex<f32>>, %v: complex<f32>, %n: index, %m: index) -> tensor<7xcomplex<f32>> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[3] high[0] {
  ^bb0(%i0: index):
    tensor.yield %v : complex<f32>
  } {t.x} : tensor<4xcomplex<f32>> to tensor<7xcomplex<f32>>
  return %0 : tensor<7xcomplex<f32>>
}
// -----

func.func @f7(%a: tensor<4xcomplex<f32>>, %v: complex<f32>, %n: index, %m: index) -> tensor<20xcomplex<f32>> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[3] high[%c3] {
  ^bb0(%i0: index):
    tensor.yield %v : complex<f32>
  } {t.x} : tensor<4xcomplex<f32>> to tensor<20xcomplex<f32>>
  return %0 : tensor<20xcomplex<f32>>
}
// -----

func.func @f8(%a: tensor<?xcomplex<f32>>, %v: complex<f32>, %n: index, %m: index) -> tensor<20xcomplex<f32>> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[3] high[%c3] {
  ^bb0(%i0: index):
    tensor.yield %v : complex<f32>
  } {t.x} : tensor<?xcomplex<f32>> to tensor<20xcomplex<f32>>
  return %0 : tensor<20xcomplex<f32>>
}
// -----

func.func @f9(%a: tensor<7xf32>, %v: f32, %n: index, %m: index) -> tensor<20xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3] high[2] {
  ^bb0(%i0: index):
    %q = arith.constant 1.5 : f32
    tensor.yield %q : f32
  } {t.x} : tensor<7xf32> to tensor<20xf32>
  return %0 : tensor<20xf32>
}
// -----

func.func @f10(%a: tensor<?xf64>, %v: f64, %n: index, %m: index) -> tensor<?xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3] high[%m] {
  ^bb0(%i0: index):
    tensor.yield %v : f64
  } {t.x} : tensor<?xf64> to tensor<?xf64>
  return %0 : tensor<?xf64>
}
// -----

func.func @f11(%a: tensor<?xcomplex<f32>>, %v: complex<f32>, %n: index, %m: index) -> tensor<?xcomplex<f32>> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%n] high[0] {
  ^bb0(%i0: index):
    tensor.yield %v : complex<f32>
  } {t.x} : tensor<?xcomplex<f32>> to tensor<?xcomplex<f32>>
  return %0 : tensor<?xcomplex<f32>>
}
// -----

func.func @f12(%a: tensor<4x7xf64>, %v: f64, %n: index, %m: index) -> tensor<20x20xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%n, %n] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : f64
  } {t.x} : tensor<4x7xf64> to tensor<20x20xf64>
  return %0 : tensor<20x20xf64>
}
// -----

func.func @f13(%a: tensor<?x7xi8>, %v: i8, %n: index, %m: index) -> tensor<?x?xi8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3, 1] high[0, %m] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : i8
  } {t.x} : tensor<?x7xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
// -----

func.func @f14(%a: tensor<7x7xf64>, %v: f64, %n: index, %m: index) -> tensor<?x10xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%c3, 3] high[2, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1.5 : f64
    tensor.yield %q : f64
  } {t.x} : tensor<7x7xf64> to tensor<?x10xf64>
  return %0 : tensor<?x10xf64>
}
// -----

func.func @f15(%a: tensor<7x7xf64>, %v: f64, %n: index, %m: index) -> tensor<20x20xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%n, %c3] high[%c3, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1.5 : f64
    tensor.yield %q : f64
  } {t.x} : tensor<7x7xf64> to tensor<20x20xf64>
  return %0 : tensor<20x20xf64>
}
// -----

func.func @f16(%a: tensor<7x7xf64>, %v: f64, %n: index, %m: index) -> tensor<?x?xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[3, %c3] high[%m, %m] {
  ^bb0(%i0: index, %i1: index):
    %x = arith.addi %i0, %n : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f64
    tensor.yield %z : f64
  } {t.x} : tensor<7x7xf64> to tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}
// -----

func.func @f17(%a: tensor<7x?xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%c3, 1] high[0, %m] {
  ^bb0(%i0: index, %i1: index):
    %x = arith.addi %i0, %n : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f32
    tensor.yield %z : f32
  } {t.x} : tensor<7x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----

func.func @f18(%a: tensor<?x7xi8>, %v: i8, %n: index, %m: index) -> tensor<?x?xi8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[0, %c3] high[0, 0] {
  ^bb0(%i0: index, %i1: index):
    %q = arith.constant 1 : i8
    tensor.yield %q : i8
  } {t.x} : tensor<?x7xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
// -----

func.func @f19(%a: tensor<4x7xi8>, %v: i8, %n: index, %m: index) -> tensor<?x?xi8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[1, 3] high[%m, %m] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : i8
  } {t.x} : tensor<4x7xi8> to tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}
// -----

func.func @f20(%a: tensor<7x?xf64>, %v: f64, %n: index, %m: index) -> tensor<10x?xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[1, 3] high[2, %m] {
  ^bb0(%i0: index, %i1: index):
    %x = arith.addi %i0, %n : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f64
    tensor.yield %z : f64
  } {t.x} : tensor<7x?xf64> to tensor<10x?xf64>
  return %0 : tensor<10x?xf64>
}
// -----

func.func @f21(%a: tensor<4x?xf32>, %v: f32, %n: index, %m: index) -> tensor<9x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[3, 3] high[2, %c3] {
  ^bb0(%i0: index, %i1: index):
    tensor.yield %v : f32
  } {t.x} : tensor<4x?xf32> to tensor<9x?xf32>
  return %0 : tensor<9x?xf32>
}
// -----

func.func @f22(%a: tensor<?x7x7xf64>, %v: f64, %n: index, %m: index) -> tensor<?x?x9xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[1, 0, 0] high[2, %m, 2] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = arith.addi %i0, %n : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f64
    tensor.yield %z : f64
  } {t.x} : tensor<?x7x7xf64> to tensor<?x?x9xf64>
  return %0 : tensor<?x?x9xf64>
}
// -----

func.func @f23(%a: tensor<?x4x7xi8>, %v: i8, %n: index, %m: index) -> tensor<?x?x20xi8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[3, %c3, 3] high[%c3, %m, %c3] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %q = arith.constant 1 : i8
    tensor.yield %q : i8
  } {t.x} : tensor<?x4x7xi8> to tensor<?x?x20xi8>
  return %0 : tensor<?x?x20xi8>
}
// -----

func.func @f24(%a: tensor<4x4x4xcomplex<f32>>, %v: complex<f32>, %n: index, %m: index) -> tensor<20x?x20xcomplex<f32>> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%n, %c3, %c3] high[%c3, 2, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : complex<f32>
  } {t.x} : tensor<4x4x4xcomplex<f32>> to tensor<20x?x20xcomplex<f32>>
  return %0 : tensor<20x?x20xcomplex<f32>>
}
// -----

func.func @f25(%a: tensor<4x?x7xf64>, %v: f64, %n: index, %m: index) -> tensor<4x20x?xf64> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[0, 1, 0] high[0, 2, %c3] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : f64
  } {t.x} : tensor<4x?x7xf64> to tensor<4x20x?xf64>
  return %0 : tensor<4x20x?xf64>
}
// -----

func.func @f26(%a: tensor<4x?x7xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[1, 0, %c3] high[%c3, 0, 0] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %x = arith.addi %i0, %n : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f32
    tensor.yield %z : f32
  } {t.x} : tensor<4x?x7xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----

func.func @f27(%a: tensor<7x4x4xf32>, %v: f32, %n: index, %m: index) -> tensor<9x?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[0, %c3, 0] high[2, 2, %m] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %q = arith.constant 1.5 : f32
    tensor.yield %q : f32
  } {t.x} : tensor<7x4x4xf32> to tensor<9x?x?xf32>
  return %0 : tensor<9x?x?xf32>
}
// -----

func.func @f28(%a: tensor<7x4x7xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[%c3, %c3, %c3] high[%c3, 0, %c3] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : f32
  } {t.x} : tensor<7x4x7xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----

func.func @f29(%a: tensor<4x4x7xf32>, %v: f32, %n: index, %m: index) -> tensor<?x?x?xf32> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[0, 0, %c3] high[%c3, %m, 2] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %q = arith.constant 1.5 : f32
    tensor.yield %q : f32
  } {t.x} : tensor<4x4x7xf32> to tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
// -----

func.func @f30(%a: tensor<7x7x4xi8>, %v: i8, %n: index, %m: index) -> tensor<12x?x20xi8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a low[3, %n, 0] high[2, 0, %c3] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    tensor.yield %v : i8
  } {t.x} : tensor<7x7x4xi8> to tensor<12x?x20xi8>
  return %0 : tensor<12x?x20xi8>
}
// -----

func.func @f31(%a: tensor<7x?x?xi8>, %v: i8, %n: index, %m: index) -> tensor<20x?x20xi8> {
  %c3 = arith.constant 3 : index
  %0 = tensor.pad %a nofold low[%c3, %n, 0] high[%c3, 0, %m] {
  ^bb0(%i0: index, %i1: index, %i2: index):
    %q = arith.constant 1 : i8
    tensor.yield %q : i8
  } {t.x} : tensor<7x?x?xi8> to tensor<20x?x20xi8>
  return %0 : tensor<20x?x20xi8>
}
