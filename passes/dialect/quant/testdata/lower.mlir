// RUN: ods opt %s --lower-quant-ops --split-input-file --allow-unregistered-dialect | golden %S/lower.out

func.func @b(%x: tensor<2x4x!quant.uniform<u8<1:3>:f16:{0:1, 1:2}, {{2.0:200, 3.0:20}, {2.0:10, 3.0:20}}>>) -> tensor<2x4xf16> { %0 = quant.dcast %x : tensor<2x4x!quant.uniform<u8<1:3>:f16:{0:1, 1:2}, {{2.0:200, 3.0:20}, {2.0:10, 3.0:20}}>> to tensor<2x4xf16>
return %0 : tensor<2x4xf16> }

// -----

func.func @c(%x: tensor<?x!quant.uniform<u8:f32, 0.1:200>>) -> tensor<?xf32> { %0 = quant.dcast %x : tensor<?x!quant.uniform<u8:f32, 0.1:200>> to tensor<?xf32>
return %0 : tensor<?xf32> }

// -----

func.func @d(%x: tensor<?xbf16>) -> tensor<?x!quant.uniform<i4:bf16, 0.1>> { %0 = quant.qcast %x : tensor<?xbf16> to tensor<?x!quant.uniform<i4:bf16, 0.1>>
%1 = quant.dcast %0 : tensor<?x!quant.uniform<i4:bf16, 0.1>> to tensor<?xbf16>
%2 = quant.qcast %1 : tensor<?xbf16> to tensor<?x!quant.uniform<i4:bf16, 0.1>>
return %2 : tensor<?x!quant.uniform<i4:bf16, 0.1>> }

// -----

func.func @e(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8<-5:5>:f32:0, {2.0:10, 3.0:20}>> { %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8<-5:5>:f32:0, {2.0:10, 3.0:20}>> 
return %0 : tensor<*x!quant.uniform<i8<-5:5>:f32:0, {2.0:10, 3.0:20}>> }

// -----

func.func @f(%x: tensor<*xf32>) -> tensor<*x!quant.uniform<i8<-5:5>:f32, 2.0>> { %0 = quant.qcast %x : tensor<*xf32> to tensor<*x!quant.uniform<i8<-5:5>:f32, 2.0>> 
return %0 : tensor<*x!quant.uniform<i8<-5:5>:f32, 2.0>> }

// -----

func.func @g(%x: tensor<2x3x!quant.uniform<i8:f32:0, {2.0:10, 3.0:20}>>) -> tensor<2x3xf32> { %0 = quant.dcast %x : tensor<2x3x!quant.uniform<i8:f32:0, {2.0:10, 3.0:20}>>  to tensor<2x3xf32>
%1 = quant.scast %x : tensor<2x3x!quant.uniform<i8:f32:0, {2.0:10, 3.0:20}>>  to tensor<2x3xi8>
return %0 : tensor<2x3xf32> }

// -----

func.func @h(%x: f32) -> !quant.uniform<i16:f32, 2.0:-3> { %0 = quant.qcast %x : f32 to !quant.uniform<i16:f32, 2.0:-3>
return %0 : !quant.uniform<i16:f32, 2.0:-3> }

// -----

func.func @i(%x: f32) -> !quant.uniform<u16<3:40000>:f32, 1.0e-3:3> { %0 = quant.qcast %x : f32 to !quant.uniform<u16<3:40000>:f32, 1.0e-3:3>
return %0 : !quant.uniform<u16<3:40000>:f32, 1.0e-3:3> }

// -----

func.func @j(%x: tensor<0x?x!quant.uniform<i8:f32:1, {2.0}>>) -> tensor<0x?xf32> { %0 = quant.dcast %x : tensor<0x?x!quant.uniform<i8:f32:1, {2.0}>> to tensor<0x?xf32>
return %0 : tensor<0x?xf32> }

// -----

func.func @k(%x: tensor<?x6x!quant.uniform<i8:f32:{}, {{2.0:10}}>>) -> tensor<?x6xf32> { %0 = quant.dcast %x : tensor<?x6x!quant.uniform<i8:f32:{}, {{2.0:10}}>> to tensor<?x6xf32>
return %0 : tensor<?x6xf32> }

// -----

func.func @l(%x: tensor<?x6x!quant.uniform<i8:f32:{1:3}, {{2.0, 3.0}}>>) -> tensor<?x6xf32> { %0 = quant.dcast %x : tensor<?x6x!quant.uniform<i8:f32:{1:3}, {{2.0, 3.0}}>> to tensor<?x6xf32>
return %0 : tensor<?x6xf32> }
