// RUN: ods opt %s --convert-vector-to-scf --upstream-bugs | golden %S/print.out

func.func @print(%a: vector<f32>, %b: vector<3xf64>, %c: vector<2x3xindex>, %d: vector<[4]xi32>, %e: vector<2x[4]xi32>, %f: f32) {
  vector.print %a : vector<f32>
  vector.print %b : vector<3xf64>
  vector.print %c : vector<2x3xindex>
  vector.print %d : vector<[4]xi32>
  vector.print %e : vector<2x[4]xi32>
  vector.print %f : f32
  vector.print str "text"
  vector.print punctuation <comma>
  return
}

func.func @integers(%a: vector<i1>, %b: vector<3xi4>, %c: vector<2x3xui4>, %d: vector<4xsi17>, %e: vector<2xi8>, %f: vector<2xui32>) {
  vector.print %a : vector<i1>
  vector.print %b : vector<3xi4>
  vector.print %c : vector<2x3xui4> punctuation <comma>
  vector.print %d : vector<4xsi17> punctuation <no_punctuation>
  vector.print %e : vector<2xi8>
  vector.print %f : vector<2xui32>
  return
}
