// RUN: ods opt %s --convert-math-to-funcs=convert-ctlz | golden %S/vectors.out

func.func @powers(%a: vector<2x3xf32>, %b: vector<2x3xi64>, %c: vector<2xi16>, %d: vector<1xf64>, %e: vector<1xi8>) {
  %0 = math.fpowi %a, %b : vector<2x3xf32>, vector<2x3xi64>
  %1 = math.ipowi %c, %c : vector<2xi16>
  %2 = math.fpowi %d, %e fastmath<fast> : vector<1xf64>, vector<1xi8>
  return
}

func.func @rank0(%a: vector<f32>, %b: vector<i64>) -> vector<f32> {
  %0 = math.fpowi %a, %b : vector<f32>, vector<i64>
  return %0 : vector<f32>
}
