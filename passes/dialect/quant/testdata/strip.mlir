// RUN: ods opt %s --strip-func-quant-types --split-input-file --allow-unregistered-dialect | golden %S/strip.out

!q = !quant.uniform<i8:f32, 2.0:128>
!p = !quant.any<i8:f32>
!c = !quant.calibrated<f32<-1.0:1.0>>
!b = !quant.uniform<i8:f32:{}, {{2.0:127}}>
!b2 = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:127, 3.0}, {2.0:127, 3.0}}>
!b3 = !quant.uniform<i8<-3:3>:f32:{1:2}, {{2.0:1, 3.0}}>
func.func @any(%x: !p, %y: tensor<2x!p>) -> !p { return %x : !p }

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

!b = !quant.uniform<i8:f32:{0:1}, {{2.0:127}, {3.0:1}}>
"test.top"() ({ ^bb0(%a: tensor<2x2x!b>): "test.x"(%a) : (tensor<2x2x!b>) -> () }) : () -> ()

// -----

func.func @sizes(%x: tensor<4x!quant.uniform<i8:f32, 2.0:3>>) -> (tensor<?x!quant.uniform<u16:f32, 2.0>>, index) {
  %0, %1 = "test.op"(%x) : (tensor<4x!quant.uniform<i8:f32, 2.0:3>>) -> (tensor<?x!quant.uniform<u16:f32, 2.0>>, index)
  return %0, %1 : tensor<?x!quant.uniform<u16:f32, 2.0>>, index
}
