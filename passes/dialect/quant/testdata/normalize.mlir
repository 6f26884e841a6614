// RUN: ods opt %s --normalize-quant-types --split-input-file --allow-unregistered-dialect | golden %S/normalize.out

!q = !quant.uniform<i8:f32, 2.0:128>
!p = !quant.any<i8:f32>
!c = !quant.calibrated<f32<-1.0:1.0>>
!b = !quant.uniform<i8:f32:{}, {{2.0:127}}>
!b2 = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:127, 3.0}, {2.0:127, 3.0}}>
!b3 = !quant.uniform<i8<-3:3>:f32:{1:2}, {{2.0:1, 3.0}}>
func.func @any(%x: !p, %y: tensor<2x!p>) -> !p { return %x : !p }

// -----

!c = !quant.calibrated<f32<-1.0:1.0>>
func.func @other(%x: tensor<!c>) -> tensor<!c> { return %x : tensor<!c> }

// -----

!b = !quant.uniform<i8:f32:{}, {{2.0:127}}>
func.func @sub(%x: tensor<2x2x!b>, %y: !b) -> tensor<2x2x!b> { %0 = "test.op"(%y) {t = tensor<2x2x!b>, u = !b} : (!b) -> !b return %x : tensor<2x2x!b> }

// -----

!q = !quant.uniform<i8:f32, 2.0:128>
func.func @rec(%x: !q, %c: i1) -> !q { %0 = func.call @rec(%x, %c) : (!q, i1) -> !q
 cf.cond_br %c, ^bb1(%0 : !q), ^bb1(%x : !q)
^bb1(%z: !q):
 return %z : !q }

// -----

!q = !quant.uniform<i8:f32, 2.0:128>
func.func @ci(%f: (!q) -> !q, %x: !q) -> !q { %0 = func.call_indirect %f(%x) : (!q) -> !q return %0 : !q }

// -----

!q = !quant.uniform<i8:f32, 2.0:128>
func.func @dead(%x: !q) { return }
func.func private @ext(!q {a.b = 1 : i32}) -> (!q {a.c})

// -----

!b = !quant.uniform<i8:f32:{}, {{2.0:127}}>
func.func @scalar(%x: tensor<2x2x!b>) -> tensor<2x2xf32> { %0 = quant.dcast %x : tensor<2x2x!b> to tensor<2x2xf32> return %0 : tensor<2x2xf32> }

// -----

!b = !quant.uniform<i8:f32:{1:2}, {{2.0:1, 3.0}}>
func.func @twice(%x: tensor<2x4x!b>) -> tensor<2x4x!b> {
  %0 = "test.op"(%x) {t = tensor<2x4x!b>} : (tensor<2x4x!b>) -> tensor<2x4x!b>
  return %0 : tensor<2x4x!b>
}
