// RUN: ods opt %s --arith-emulate-wide-int=widest-int-supported=32 --split-input-file --allow-unregistered-dialect | golden %S/wideint_vectors.out

// Operations of vector stay, but for vector.print.
func.func @m() {
  %a = "test.source"() : () -> vector<3x4xi64>
  %b = vector.extract %a[1] : vector<4xi64> from vector<3x4xi64>
  %c = vector.transpose %a, [1, 0] : vector<3x4xi64> to vector<4x3xi64>
  "test.use"(%b, %c) : (vector<4xi64>, vector<4x3xi64>) -> ()
  return
}

// -----
func.func @m(%m: memref<8xi64>, %i: index) {
  %a = vector.load %m[%i] : memref<8xi64>, vector<2xi64>
  vector.store %a, %m[%i] : memref<8xi64>, vector<2xi64>
  return
}

// -----

func.func @printed(%a: vector<2xi64>, %b: i64) {
  vector.print %a : vector<2xi64>
  vector.print %b : i64
  return
}
