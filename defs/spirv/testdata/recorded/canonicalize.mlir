func.func @ln1(%a: i32, %b: i32) -> i1 { %0 = spirv.IEqual %a, %b : i32
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln2(%a: i32, %b: i32) -> i1 { %0 = spirv.INotEqual %a, %b : i32
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln3(%a: i1, %b: i1) -> i1 { %0 = spirv.LogicalEqual %a, %b : i1
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln4(%a: i1, %b: i1) -> i1 { %0 = spirv.LogicalNotEqual %a, %b : i1
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln5(%a: i32, %b: i32) -> i1 { %0 = spirv.UGreaterThan %a, %b : i32
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln6(%a: i32, %b: i32) -> i1 { %0 = spirv.SLessThanEqual %a, %b : i32
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln7(%a: f32, %b: f32) -> i1 { %0 = spirv.FOrdEqual %a, %b : f32
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln8(%a: vector<3xi32>, %b: vector<3xi32>) -> vector<3xi1> { %0 = spirv.IEqual %a, %b : vector<3xi32>
 %1 = spirv.LogicalNot %0 : vector<3xi1>
 return %1 : vector<3xi1> }
func.func @ln9(%a: i32, %b: i32) -> (i1, i1) { %0 = spirv.INotEqual %a, %b : i32
 %1 = spirv.LogicalNot %0 : i1
 return %1, %0 : i1, i1 }
func.func @ln10(%b: i1) -> i1 { %0 = spirv.LogicalNot %b : i1
 %1 = spirv.LogicalNot %0 : i1
 return %1 : i1 }
func.func @ln11() -> (i1, i1, vector<2xi1>) { %t = spirv.Constant true
 %f = spirv.Constant false
 %v = spirv.Constant dense<[true, false]> : vector<2xi1>
 %0 = spirv.LogicalNot %t : i1
 %1 = spirv.LogicalNot %f : i1
 %2 = spirv.LogicalNot %v : vector<2xi1>
 return %0, %1, %2 : i1, i1, vector<2xi1> }
func.func @and(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1, vector<2xi1>,i1) { %t = spirv.Constant true
 %f = spirv.Constant false
 %v1 = spirv.Constant dense<true> : vector<2xi1>
 %v0 = spirv.Constant dense<false> : vector<2xi1>
 %v2 = spirv.Constant dense<[true, false]> : vector<2xi1>
 %0 = spirv.LogicalAnd %a, %t : i1
 %1 = spirv.LogicalAnd %f, %a : i1
 %2 = spirv.LogicalAnd %v, %v1 : vector<2xi1>
 %3 = spirv.LogicalAnd %v0, %v : vector<2xi1>
 %4 = spirv.LogicalAnd %a, %a : i1
 %5 = spirv.LogicalAnd %v2, %v2 : vector<2xi1>
 %6 = spirv.LogicalAnd %t, %f : i1
 return %0, %1, %2,%3,%4,%5,%6 : i1, i1, vector<2xi1>, vector<2xi1>, i1,vector<2xi1>,i1 }
func.func @or(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1, vector<2xi1>,i1) { %t = spirv.Constant true
 %f = spirv.Constant false
 %v1 = spirv.Constant dense<true> : vector<2xi1>
 %v0 = spirv.Constant dense<false> : vector<2xi1>
 %v2 = spirv.Constant dense<[true, false]> : vector<2xi1>
 %0 = spirv.LogicalOr %a, %t : i1
 %1 = spirv.LogicalOr %f, %a : i1
 %2 = spirv.LogicalOr %v, %v1 : vector<2xi1>
 %3 = spirv.LogicalOr %v0, %v : vector<2xi1>
 %4 = spirv.LogicalOr %a, %a : i1
 %5 = spirv.LogicalOr %v2, %v2 : vector<2xi1>
 %6 = spirv.LogicalOr %t, %f : i1
 return %0, %1, %2,%3,%4,%5,%6 : i1, i1, vector<2xi1>, vector<2xi1>, i1,vector<2xi1>,i1 }
func.func @eq(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1, vector<2xi1>,i1) { %t = spirv.Constant true
 %f = spirv.Constant false
 %v1 = spirv.Constant dense<true> : vector<2xi1>
 %v0 = spirv.Constant dense<false> : vector<2xi1>
 %v2 = spirv.Constant dense<[true, false]> : vector<2xi1>
 %0 = spirv.LogicalEqual %a, %t : i1
 %1 = spirv.LogicalEqual %f, %a : i1
 %2 = spirv.LogicalEqual %v, %v1 : vector<2xi1>
 %3 = spirv.LogicalEqual %v0, %v2 : vector<2xi1>
 %4 = spirv.LogicalEqual %a, %a : i1
 %5 = spirv.LogicalEqual %v, %v : vector<2xi1>
 %6 = spirv.LogicalEqual %t, %f : i1
 return %0, %1, %2,%3,%4,%5,%6 : i1, i1, vector<2xi1>, vector<2xi1>, i1,vector<2xi1>,i1 }
func.func @ne(%a: i1, %v: vector<2xi1>) -> (i1, i1, vector<2xi1>, vector<2xi1>, i1, vector<2xi1>,vector<2xi1>) { %t = spirv.Constant true
 %f = spirv.Constant false
 %v1 = spirv.Constant dense<true> : vector<2xi1>
 %v0 = spirv.Constant dense<false> : vector<2xi1>
 %v2 = spirv.Constant dense<[true, false]> : vector<2xi1>
 %0 = spirv.LogicalNotEqual %a, %t : i1
 %1 = spirv.LogicalNotEqual %f, %a : i1
 %2 = spirv.LogicalNotEqual %v, %v1 : vector<2xi1>
 %3 = spirv.LogicalNotEqual %v1, %v2 : vector<2xi1>
 %4 = spirv.LogicalNotEqual %a, %a : i1
 %5 = spirv.LogicalNotEqual %v, %v : vector<2xi1>
 %6 = spirv.LogicalNotEqual %t, %f : i1
 %7 = spirv.LogicalNotEqual %v, %v0 : vector<2xi1>
 return %0, %1, %2,%3,%4,%5,%7 : i1, i1, vector<2xi1>, vector<2xi1>, i1,vector<2xi1>,vector<2xi1> }
func.func @sel(%c: i1, %x: i32, %y: i32, %v: vector<3xi32>, %w: vector<3xi32>, %vc: vector<3xi1>) -> (i32,i32,i32,vector<3xi32>,vector<3xi32>,vector<3xi32>,vector<3xi32>,i32,vector<3xi32>,vector<3xi32>) { %t = spirv.Constant true
 %f = spirv.Constant false
 %v1 = spirv.Constant dense<true> : vector<3xi1>
 %v2 = spirv.Constant dense<[true, false, true]> : vector<3xi1>
 %c1 = spirv.Constant dense<[1,2,3]> : vector<3xi32>
 %c2 = spirv.Constant dense<[4,5,6]> : vector<3xi32>
 %s1 = spirv.Constant dense<9> : vector<3xi32>
 %k1 = spirv.Constant 1 : i32
 %k2 = spirv.Constant 2 : i32
 %0 = spirv.Select %t, %x, %y : i1, i32
 %1 = spirv.Select %f, %x, %y : i1, i32
 %2 = spirv.Select %c, %x, %x : i1, i32
 %3 = spirv.Select %v1, %v, %w : vector<3xi1>, vector<3xi32>
 %4 = spirv.Select %v2, %c1, %c2 : vector<3xi1>, vector<3xi32>
 %5 = spirv.Select %v2, %v, %c2 : vector<3xi1>, vector<3xi32>
 %6 = spirv.Select %c, %c1, %c2 : i1, vector<3xi32>
 %7 = spirv.Select %c, %k1, %k2 : i1, i32
 %8 = spirv.Select %v2, %s1, %c2 : vector<3xi1>, vector<3xi32>
 %9 = spirv.Select %v2, %s1, %s1 : vector<3xi1>, vector<3xi32>
 return %0,%1,%2,%3,%4,%5,%6,%7,%8,%9 : i32,i32,i32,vector<3xi32>,vector<3xi32>,vector<3xi32>,vector<3xi32>,i32,vector<3xi32>,vector<3xi32> }
func.func @selb(%c: i1) -> (i1, i1) { %t = spirv.Constant true
 %f = spirv.Constant false
 %0 = spirv.Select %c, %t, %f : i1, i1
 %1 = spirv.Select %c, %f, %t : i1, i1
 return %0, %1 : i1, i1 }
func.func @addcarry(%x: i32, %v: vector<2xi32>) -> (!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>) {
 %0 = spirv.Constant 0 : i32
 %5 = spirv.Constant 5 : i32
 %m = spirv.Constant -1 : i32
 %v0 = spirv.Constant dense<0> : vector<2xi32>
 %v5 = spirv.Constant dense<[-5, 6]> : vector<2xi32>
 %1 = spirv.IAddCarry %0, %x : !spirv.struct<(i32, i32)>
 %2 = spirv.IAddCarry %5, %m : !spirv.struct<(i32, i32)>
 %3 = spirv.IAddCarry %v, %v0 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
 %4 = spirv.IAddCarry %v5, %v5 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
 %6 = spirv.IAddCarry %5, %x : !spirv.struct<(i32, i32)>
 return %1,%2,%3,%4,%6 : !spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>
}
func.func @smul(%x: i32, %v: vector<2xi32>) -> (!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>) {
 %0 = spirv.Constant 0 : i32
 %c1 = spirv.Constant 1 : i32
 %5 = spirv.Constant 5 : i32
 %m = spirv.Constant -1 : i32
 %v0 = spirv.Constant dense<0> : vector<2xi32>
 %v5 = spirv.Constant dense<[-5, 6]> : vector<2xi32>
 %1 = spirv.SMulExtended %0, %x : !spirv.struct<(i32, i32)>
 %2 = spirv.SMulExtended %5, %m : !spirv.struct<(i32, i32)>
 %3 = spirv.SMulExtended %v, %v0 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
 %4 = spirv.SMulExtended %v5, %v5 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
 %6 = spirv.SMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
 return %1,%2,%3,%4,%6 : !spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>
}
func.func @umul(%x: i32, %v: vector<2xi32>) -> (!spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>) {
 %0 = spirv.Constant 0 : i32
 %c1 = spirv.Constant 1 : i32
 %5 = spirv.Constant 5 : i32
 %m = spirv.Constant -1 : i32
 %v0 = spirv.Constant dense<0> : vector<2xi32>
 %v5 = spirv.Constant dense<[-5, 6]> : vector<2xi32>
 %1 = spirv.UMulExtended %0, %x : !spirv.struct<(i32, i32)>
 %2 = spirv.UMulExtended %c1, %m : !spirv.struct<(i32, i32)>
 %3 = spirv.UMulExtended %v, %v0 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
 %4 = spirv.UMulExtended %v5, %v5 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
 %6 = spirv.UMulExtended %x, %c1 : !spirv.struct<(i32, i32)>
 return %1,%2,%3,%4,%6 : !spirv.struct<(i32, i32)>,!spirv.struct<(i32, i32)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(vector<2xi32>, vector<2xi32>)>,!spirv.struct<(i32, i32)>
}
func.func @umod(%x: i32, %v: vector<2xi32>) -> (i32, i32, i32, i32, vector<2xi32>,i32,i32) {
 %32 = spirv.Constant 32 : i32
 %4 = spirv.Constant 4 : i32
 %5 = spirv.Constant 5 : i32
 %v32 = spirv.Constant dense<32> : vector<2xi32>
 %v4 = spirv.Constant dense<4> : vector<2xi32>
 %0 = spirv.UMod %x, %32 : i32
 %1 = spirv.UMod %0, %4 : i32
 %2 = spirv.UMod %x, %4 : i32
 %3 = spirv.UMod %2, %32 : i32
 %6 = spirv.UMod %x, %5 : i32
 %7 = spirv.UMod %6, %4 : i32
 %8 = spirv.UMod %v, %v32 : vector<2xi32>
 %9 = spirv.UMod %8, %v4 : vector<2xi32>
 return %1, %3, %7, %6, %9, %0, %2 : i32, i32,i32,i32, vector<2xi32>,i32,i32
}
func.func @bitcast(%x: i32, %p : !spirv.ptr<f32, CrossWorkgroup>) -> (i32, i32, vector<2xi16>,f32, vector<2xi16>) {
 %a = spirv.Bitcast %x : i32 to f32
 %b = spirv.Bitcast %a : f32 to i32
 %c = spirv.Bitcast %a : f32 to vector<2xi16>
 %d = spirv.Bitcast %c : vector<2xi16> to i32
 %k = spirv.Constant 3 : i32
 %e = spirv.Bitcast %k : i32 to f32
 %f = spirv.Bitcast %e : f32 to vector<2xi16>
 return %b,%d,%c,%e,%f : i32,i32,vector<2xi16>,f32, vector<2xi16>
}
func.func @neg(%x: i32, %v: vector<2xi32>) -> (i32,vector<2xi32>,i32,vector<2xi32>,i32,vector<2xi32>,i32,vector<2xi32>) {
 %k = spirv.Constant 3 : i32
 %kv = spirv.Constant dense<[3, -4]> : vector<2xi32>
 %0 = spirv.SNegate %x : i32
 %1 = spirv.SNegate %0 : i32
 %2 = spirv.SNegate %v : vector<2xi32>
 %3 = spirv.SNegate %2 : vector<2xi32>
 %4 = spirv.SNegate %k : i32
 %5 = spirv.SNegate %kv : vector<2xi32>
 %6 = spirv.Not %x : i32
 %7 = spirv.Not %6 : i32
 %8 = spirv.Not %v : vector<2xi32>
 %9 = spirv.Not %8 : vector<2xi32>
 %10 = spirv.Not %k : i32
 %11 = spirv.Not %kv : vector<2xi32>
 return %1,%3,%4,%5,%7,%9,%10,%11 : i32,vector<2xi32>,i32,vector<2xi32>,i32,vector<2xi32>,i32,vector<2xi32>
}
func.func @fneg(%x: f32) -> (f32, f32,f32) {
 %k = spirv.Constant 3.0 : f32
 %0 = spirv.FNegate %x : f32
 %1 = spirv.FNegate %0 : f32
 %2 = spirv.FNegate %k : f32
 %3 = spirv.FAdd %k, %k : f32
 return %1, %2, %3 : f32, f32,f32
}
func.func @zextand(%x: i8, %v: vector<2xi8>) -> (i32, i32, vector<2xi32>) {
 %m = spirv.Constant 255 : i32
 %m2 = spirv.Constant 511 : i32
 %mv = spirv.Constant dense<255> : vector<2xi32>
 %0 = spirv.UConvert %x : i8 to i32
 %1 = spirv.BitwiseAnd %0, %m : i32
 %2 = spirv.BitwiseAnd %m2, %0 : i32
 %3 = spirv.UConvert %v : vector<2xi8> to vector<2xi32>
 %4 = spirv.BitwiseAnd %3, %mv : vector<2xi32>
 return %1, %2, %4 : i32, i32, vector<2xi32>
}
func.func @extract(%x: i32, %v: vector<3xi32>, %arr: !spirv.array<3 x i32>, %s : !spirv.struct<(i32, vector<2xi32>)>, %w: vector<2xi32>) -> (i32,i32,i32,i32,i32,i32,i32,vector<2xi32>,i32) {
 %k = spirv.Constant dense<[7,8,9]> : vector<3xi32>
 %0 = spirv.CompositeExtract %k[1 : i32] : vector<3xi32>
 %ka = spirv.Constant [1 : i32, 2 : i32, 3 : i32] : !spirv.array<3 x i32>
 %1 = spirv.CompositeExtract %ka[2 : i32] : !spirv.array<3 x i32>
 %kaa = spirv.Constant [dense<[1, 2]> : vector<2xi32>, dense<[3, 4]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
 %2 = spirv.CompositeExtract %kaa[1 : i32, 0 : i32] : !spirv.array<2 x vector<2xi32>>
 %i = spirv.CompositeInsert %x, %v[1 : i32] : i32 into vector<3xi32>
 %3 = spirv.CompositeExtract %i[1 : i32] : vector<3xi32>
 %i2 = spirv.CompositeInsert %x, %i[0 : i32] : i32 into vector<3xi32>
 %4 = spirv.CompositeExtract %i2[1 : i32] : vector<3xi32>
 %5 = spirv.CompositeExtract %i2[2 : i32] : vector<3xi32>
 %c = spirv.CompositeConstruct %x, %w : (i32, vector<2xi32>) -> !spirv.struct<(i32, vector<2xi32>)>
 %6 = spirv.CompositeExtract %c[0 : i32] : !spirv.struct<(i32, vector<2xi32>)>
 %7 = spirv.CompositeExtract %c[1 : i32] : !spirv.struct<(i32, vector<2xi32>)>
 %8 = spirv.CompositeExtract %c[1 : i32, 0 : i32] : !spirv.struct<(i32, vector<2xi32>)>
 return %0,%1,%2,%3,%4,%5,%6,%7,%8 : i32,i32,i32,i32,i32,i32,i32,vector<2xi32>,i32
}
func.func @extract2(%x: i32, %y: vector<2xi32>) -> (i32, i32,i32) {
 %c = spirv.CompositeConstruct %x, %y : (i32, vector<2xi32>) -> vector<3xi32>
 %0 = spirv.CompositeExtract %c[0 : i32] : vector<3xi32>
 %1 = spirv.CompositeExtract %c[1 : i32] : vector<3xi32>
 %ci = spirv.CompositeInsert %x, %c[2 : i32] : i32 into vector<3xi32>
 %2 = spirv.CompositeExtract %ci[1 : i32] : vector<3xi32>
 return %0, %1, %2 : i32, i32,i32
}
func.func @extract3() -> (!spirv.array<2 x i32>, vector<2xi32>,i32) {
 %k = spirv.Constant [[1 : i32, 2 : i32], [3 : i32, 4 : i32]] : !spirv.array<2 x !spirv.array<2 x i32>>
 %0 = spirv.CompositeExtract %k[0 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
 %1 = spirv.CompositeExtract %k[0 : i32, 1 : i32] : !spirv.array<2 x !spirv.array<2 x i32>>
 %kaa = spirv.Constant [dense<[1, 2]> : vector<2xi32>, dense<[3, 4]> : vector<2xi32>] : !spirv.array<2 x vector<2xi32>>
 %2 = spirv.CompositeExtract %kaa[1 : i32] : !spirv.array<2 x vector<2xi32>>
 return %0, %2, %1 : !spirv.array<2 x i32>, vector<2xi32>,i32
}
func.func @extract4() -> (vector<2xi32>, i32, i32) {
 %k = spirv.Constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32> : !spirv.array<2 x !spirv.array<2 x i32>>
 %k2 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
 %k3 = spirv.Constant dense<1> : tensor<2xi32> : !spirv.array<2 x i32>
 %1 = spirv.CompositeExtract %k2[1 : i32] : !spirv.array<2 x i32>
 %2 = spirv.CompositeExtract %k3[1 : i32] : !spirv.array<2 x i32>
 %kv = spirv.Constant [dense<1> : vector<2xi32>] : !spirv.array<1 x vector<2xi32>>
 %0 = spirv.CompositeExtract %kv[0 : i32] : !spirv.array<1 x vector<2xi32>>
 return %0, %1, %2 : vector<2xi32>, i32, i32
}
func.func @extractcf(%x: vector<4xf32>) -> (f32, vector<4xf32>) {
 %a = spirv.CompositeExtract %x[0 : i32] : vector<4xf32>
 %b = spirv.CompositeExtract %x[1 : i32] : vector<4xf32>
 %c = spirv.CompositeConstruct %a, %b, %a, %b : (f32, f32, f32, f32) -> vector<4xf32>
 %d = spirv.CompositeExtract %c[3 : i32] : vector<4xf32>
 return %d, %c : f32, vector<4xf32>
}
func.func @acc(%i: i32) -> () {
 %0 = spirv.Constant 1 : i32
 %v = spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>, !spirv.array<4 x i32>)>, Function>
 %a = spirv.AccessChain %v[%0] {att = 1 : i32} : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>, !spirv.array<4 x i32>)>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x i32>, Function>
 %b = spirv.AccessChain %a[%i] {b} : !spirv.ptr<!spirv.array<4 x i32>, Function>, i32 -> !spirv.ptr<i32, Function>
 %l = spirv.Load "Function" %b : i32
 spirv.Store "Function" %b, %l : i32
 return
}
func.func @acc2(%i: i32, %j: i64) -> () {
 %0 = spirv.Constant 0 : i64
 %v = spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>, !spirv.array<4 x i32>)>, Function>
 %a = spirv.AccessChain %v[%0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x !spirv.array<4 x f32>>, !spirv.array<4 x i32>)>, Function>, i64 -> !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>
 %b = spirv.AccessChain %a[%i] : !spirv.ptr<!spirv.array<4 x !spirv.array<4 x f32>>, Function>, i32 -> !spirv.ptr<!spirv.array<4 x f32>, Function>
 %c = spirv.AccessChain %b[%j] : !spirv.ptr<!spirv.array<4 x f32>, Function>, i64 -> !spirv.ptr<f32, Function>
 %l = spirv.Load "Function" %c : f32
 spirv.Store "Function" %c, %l : f32
 %l2 = spirv.Load "Function" %b : !spirv.array<4 x f32>
 return
}
func.func @selection(%cond: i1) -> () {
 %0 = spirv.Constant 0 : i32
 %1 = spirv.Constant 1 : i32
 %v = spirv.Variable init(%0) : !spirv.ptr<i32, Function>
 spirv.mlir.selection {
   spirv.BranchConditional %cond, ^then, ^else
 ^else:
   spirv.Store "Function" %v, %1 : i32
   spirv.Branch ^merge
 ^then:
   spirv.Store "Function" %v, %0 : i32
   spirv.Branch ^merge
 ^merge:
   spirv.mlir.merge
 }
 spirv.Return
}
func.func @selection2(%cond: i1) -> () {
 %0 = spirv.Constant dense<0> : vector<3xi32>
 %1 = spirv.Constant dense<1> : vector<3xi32>
 %v = spirv.Variable init(%0) : !spirv.ptr<vector<3xi32>, Function>
 spirv.mlir.selection {
   spirv.BranchConditional %cond, ^then, ^else
 ^then:
   spirv.Store "Function" %v, %0 ["Aligned", 8] : vector<3xi32>
   spirv.Branch ^merge
 ^else:
   spirv.Store "Function" %v, %1 ["Aligned", 8] : vector<3xi32>
   spirv.Branch ^merge
 ^merge:
   spirv.mlir.merge
 }
 spirv.Return
}
func.func @selection3(%cond: i1) -> () {
 %0 = spirv.Constant dense<0> : vector<3xi32>
 %1 = spirv.Constant dense<1> : vector<3xi32>
 %v = spirv.Variable init(%0) : !spirv.ptr<vector<3xi32>, Function>
 spirv.mlir.selection {
   spirv.BranchConditional %cond, ^then, ^else
 ^then:
   spirv.Store "Function" %v, %0 ["Aligned", 8] : vector<3xi32>
   spirv.Branch ^merge
 ^else:
   spirv.Store "Function" %v, %1 ["Aligned", 4] : vector<3xi32>
   spirv.Branch ^merge
 ^merge:
   spirv.mlir.merge
 }
 spirv.Return
}
func.func @selection4(%cond: i1, %0 : !spirv.array<2 x i32>, %1: !spirv.array<2 x i32>) -> () {
 %v = spirv.Variable : !spirv.ptr<!spirv.array<2 x i32>, Function>
 spirv.mlir.selection {
   spirv.BranchConditional %cond, ^then, ^else
 ^then:
   spirv.Store "Function" %v, %0  : !spirv.array<2 x i32>
   spirv.Branch ^merge
 ^else:
   spirv.Store "Function" %v, %1 : !spirv.array<2 x i32>
   spirv.Branch ^merge
 ^merge:
   spirv.mlir.merge
 }
 spirv.Return
}
func.func @selection5(%cond: i1, %0 : i32, %1: i32, %v: !spirv.ptr<i32, StorageBuffer>) -> () {
 spirv.mlir.selection control(Flatten) {
   spirv.BranchConditional %cond [3, 4], ^then, ^else
 ^then:
   spirv.Store "StorageBuffer" %v, %0 ["Volatile"] : i32
   spirv.Branch ^merge
 ^else:
   spirv.Store "StorageBuffer" %v, %1 ["Volatile"] : i32
   spirv.Branch ^merge
 ^merge:
   spirv.mlir.merge
 }
 spirv.Return
}
func.func @selection6(%cond: i1, %0 : i32, %1: i32, %v: !spirv.ptr<i32, StorageBuffer>) -> i32 {
 %r = spirv.mlir.selection -> i32 {
   spirv.BranchConditional %cond, ^then, ^else
 ^then:
   spirv.Store "StorageBuffer" %v, %0 : i32
   spirv.Branch ^merge
 ^else:
   spirv.Store "StorageBuffer" %v, %1 : i32
   spirv.Branch ^merge
 ^merge:
   spirv.mlir.merge %0 : i32
 }
 return %0 : i32
}
// -----
func.func @a(%x: vector<2xi32>) -> (vector<2xi32>, vector<2xi32>, vector<2xi32>) {
 %v32 = spirv.Constant dense<[32, 16]> : vector<2xi32>
 %v4 = spirv.Constant dense<[4, 8]> : vector<2xi32>
 %s4 = spirv.Constant dense<4> : vector<2xi32>
 %s3 = spirv.Constant dense<3> : vector<2xi32>
 %8 = spirv.UMod %x, %v32 : vector<2xi32>
 %9 = spirv.UMod %8, %v4 : vector<2xi32>
 %10 = spirv.UMod %8, %s4 : vector<2xi32>
 %11 = spirv.UMod %8, %s3 : vector<2xi32>
 return %9, %10, %11 : vector<2xi32>, vector<2xi32>,vector<2xi32>
}
// -----
func.func @p(%x: i32, %c : i1) -> (i32, i32, i1, i32, i32, i32, vector<2xi32>) {
  %p = ub.poison : i32
  %q = ub.poison : i1
  %v = ub.poison : vector<2xi32>
  %k = spirv.Constant 3 : i32
  %0 = spirv.IAdd %p, %x : i32
  %1 = spirv.SNegate %p : i32
  %2 = spirv.LogicalNot %q : i1
  %3 = spirv.Select %q, %p, %k : i1, i32
  %4 = spirv.UDiv %p, %k : i32
  %5 = spirv.CompositeExtract %v[0 : i32] : vector<2xi32>
  %6 = spirv.Not %v : vector<2xi32>
  return %0, %1, %2, %3,%4,%5,%6 : i32, i32, i1, i32, i32, i32, vector<2xi32>
}
func.func @q(%x: i32) -> (i32, i1) {
  %z = arith.constant 0 : i32
  %q = arith.constant true
  %1 = spirv.IAdd %z, %x : i32
  %2 = spirv.LogicalNot %q : i1
  return %1, %2 : i32, i1
}
func.func @cm(%x: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) -> (!spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) {
  %k = spirv.Constant 0 : i32
  %m = spirv.CompositeConstruct %k : (i32) -> !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
  %0 = spirv.IAdd %x, %m : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
  return %0 : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
}
func.func @sext(%s: !spirv.struct<(i32, !spirv.struct<(i32)>)>) -> i32 {
  %a = spirv.CompositeExtract %s[1 : i32] : !spirv.struct<(i32, !spirv.struct<(i32)>)>
  %b = spirv.CompositeExtract %a[0 : i32] : !spirv.struct<(i32)>
  return %b : i32
}
func.func @dead(%p: !spirv.ptr<i32, Function>) {
  %a = spirv.Undef : i32
  %v = spirv.Variable : !spirv.ptr<i32, Function>
  %l = spirv.Load "Function" %p : i32
  return
}
// -----
func.func @cm(%x: !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) -> (!spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>) {
  %0 = spirv.ISub %x, %x : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
  return %0 : !spirv.coopmatrix<4x4xi32, Subgroup, MatrixA>
}
