// RUN: ods opt %s --canonicalize --verify-each | FileCheck %s
// CHECK: module

// Comparisons of vector.step with a constant.
func.func @f1_eq_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi eq, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f2_eq_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi eq, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f3_eq_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi eq, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f4_eq_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi eq, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f5_eq_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi eq, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f6_eq_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi eq, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f7_eq_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi eq, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f8_eq_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi eq, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f9_eq_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi eq, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f10_eq_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi eq, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f11_eq_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi eq, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f12_eq_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi eq, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f13_ne_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ne, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f14_ne_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ne, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f15_ne_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ne, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f16_ne_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ne, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f17_ne_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ne, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f18_ne_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ne, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f19_ne_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ne, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f20_ne_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ne, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f21_ne_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ne, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f22_ne_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ne, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f23_ne_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ne, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f24_ne_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ne, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f25_slt_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi slt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f26_slt_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi slt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f27_slt_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi slt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f28_slt_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi slt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f29_slt_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi slt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f30_slt_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi slt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f31_slt_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi slt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f32_slt_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi slt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f33_slt_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi slt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f34_slt_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi slt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f35_slt_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi slt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f36_slt_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi slt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f37_sle_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi sle, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f38_sle_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi sle, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f39_sle_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi sle, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f40_sle_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi sle, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f41_sle_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi sle, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f42_sle_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi sle, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f43_sle_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi sle, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f44_sle_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi sle, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f45_sle_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi sle, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f46_sle_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi sle, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f47_sle_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi sle, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f48_sle_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi sle, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f49_sgt_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi sgt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f50_sgt_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi sgt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f51_sgt_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi sgt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f52_sgt_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi sgt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f53_sgt_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi sgt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f54_sgt_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi sgt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f55_sgt_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi sgt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f56_sgt_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi sgt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f57_sgt_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi sgt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f58_sgt_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi sgt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f59_sgt_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi sgt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f60_sgt_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi sgt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f61_sge_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi sge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f62_sge_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi sge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f63_sge_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi sge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f64_sge_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi sge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f65_sge_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi sge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f66_sge_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi sge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f67_sge_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi sge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f68_sge_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi sge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f69_sge_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi sge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f70_sge_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi sge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f71_sge_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi sge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f72_sge_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi sge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f73_ult_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ult, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f74_ult_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ult, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f75_ult_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ult, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f76_ult_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ult, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f77_ult_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ult, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f78_ult_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ult, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f79_ult_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ult, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f80_ult_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ult, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f81_ult_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ult, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f82_ult_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ult, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f83_ult_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ult, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f84_ult_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ult, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f85_ule_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ule, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f86_ule_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ule, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f87_ule_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ule, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f88_ule_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ule, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f89_ule_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ule, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f90_ule_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ule, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f91_ule_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ule, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f92_ule_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ule, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f93_ule_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ule, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f94_ule_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ule, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f95_ule_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ule, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f96_ule_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ule, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f97_ugt_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ugt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f98_ugt_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi ugt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f99_ugt_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ugt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f100_ugt_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi ugt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f101_ugt_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ugt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f102_ugt_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi ugt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f103_ugt_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ugt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f104_ugt_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi ugt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f105_ugt_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ugt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f106_ugt_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi ugt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f107_ugt_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ugt, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f108_ugt_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi ugt, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f109_uge_m1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi uge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f110_uge_m1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<-1> : vector<4xindex>
 %0 = arith.cmpi uge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f111_uge_0_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi uge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f112_uge_0_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<0> : vector<4xindex>
 %0 = arith.cmpi uge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f113_uge_1_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi uge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f114_uge_1_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<1> : vector<4xindex>
 %0 = arith.cmpi uge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f115_uge_3_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi uge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f116_uge_3_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<3> : vector<4xindex>
 %0 = arith.cmpi uge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f117_uge_4_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi uge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f118_uge_4_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<4> : vector<4xindex>
 %0 = arith.cmpi uge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f119_uge_5_0() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi uge, %s, %c : vector<4xindex>
 return %0 : vector<4xi1> }

func.func @f120_uge_5_1() -> vector<4xi1> {
 %s = vector.step : vector<4xindex>
 %c = arith.constant dense<5> : vector<4xindex>
 %0 = arith.cmpi uge, %c, %s : vector<4xindex>
 return %0 : vector<4xi1> }
