// RUN: ods opt %s --affine-expand-index-ops-as-affine | golden %S/expand_index_affine.out

func.func @split1(%i: index, %n: index, %m: index) -> (index) {
  %r = affine.delinearize_index %i into (%n) : index
  return %r : index
}
func.func @join2(%a0: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0] by (4) : index
  return %r : index
}
func.func @split3(%i: index, %n: index, %m: index) -> (index) {
  %r = affine.delinearize_index %i into (%m) : index
  return %r : index
}
func.func @join4(%a0: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0] by (%m) : index
  return %r : index
}
func.func @split5(%i: index, %n: index, %m: index) -> (index, index) {
  %r:2 = affine.delinearize_index %i into (%n, 2) : index, index
  return %r#0, %r#1 : index, index
}
func.func @join6(%a0: index, %a1: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0, %a1] by (16, 3) : index
  return %r : index
}
func.func @split7(%i: index, %n: index, %m: index) -> (index, index) {
  %r:2 = affine.delinearize_index %i into (3, 2) : index, index
  return %r#0, %r#1 : index, index
}
func.func @join8(%a0: index, %a1: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0, %a1] by (4, 16) : index
  return %r : index
}
func.func @split9(%i: index, %n: index, %m: index) -> (index, index) {
  %r:2 = affine.delinearize_index %i into (16) : index, index
  return %r#0, %r#1 : index, index
}
func.func @join10(%a0: index, %a1: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index disjoint [%a0, %a1] by (%n) : index
  return %r : index
}
func.func @split11(%i: index, %n: index, %m: index) -> (index, index) {
  %r:2 = affine.delinearize_index %i into (3) : index, index
  return %r#0, %r#1 : index, index
}
func.func @join12(%a0: index, %a1: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0, %a1] by (2) : index
  return %r : index
}
func.func @split13(%i: index, %n: index, %m: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (16, 4, 3) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
func.func @join14(%a0: index, %a1: index, %a2: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index disjoint [%a0, %a1, %a2] by (16, 3, 2) : index
  return %r : index
}
func.func @split15(%i: index, %n: index, %m: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (%n, 16, 3) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
func.func @join16(%a0: index, %a1: index, %a2: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index disjoint [%a0, %a1, %a2] by (3, 2, 2) : index
  return %r : index
}
func.func @split17(%i: index, %n: index, %m: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (3, 3) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
func.func @join18(%a0: index, %a1: index, %a2: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index disjoint [%a0, %a1, %a2] by (3, 4) : index
  return %r : index
}
func.func @split19(%i: index, %n: index, %m: index) -> (index, index, index) {
  %r:3 = affine.delinearize_index %i into (3, %n) : index, index, index
  return %r#0, %r#1, %r#2 : index, index, index
}
func.func @join20(%a0: index, %a1: index, %a2: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index disjoint [%a0, %a1, %a2] by (%m, %m) : index
  return %r : index
}
func.func @split21(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %r:4 = affine.delinearize_index %i into (%m, 3, 16, 4) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}
func.func @join22(%a0: index, %a1: index, %a2: index, %a3: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0, %a1, %a2, %a3] by (2, 4, 16, 3) : index
  return %r : index
}
func.func @split23(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %r:4 = affine.delinearize_index %i into (4, 2, 4, 4) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}
func.func @join24(%a0: index, %a1: index, %a2: index, %a3: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0, %a1, %a2, %a3] by (%n, %n, 2, %n) : index
  return %r : index
}
func.func @split25(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %r:4 = affine.delinearize_index %i into (4, 2, 4) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}
func.func @join26(%a0: index, %a1: index, %a2: index, %a3: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index [%a0, %a1, %a2, %a3] by (4, 4, 16) : index
  return %r : index
}
func.func @split27(%i: index, %n: index, %m: index) -> (index, index, index, index) {
  %r:4 = affine.delinearize_index %i into (3, 16, 16) : index, index, index, index
  return %r#0, %r#1, %r#2, %r#3 : index, index, index, index
}
func.func @join28(%a0: index, %a1: index, %a2: index, %a3: index, %n: index, %m: index) -> index {
  %r = affine.linearize_index disjoint [%a0, %a1, %a2, %a3] by (%m, 3, 2) : index
  return %r : index
}
func.func @in_loops(%o: memref<100xindex>, %n: index, %m: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 5 {
      %r = affine.linearize_index [%j, %i, %n] by (%m, 4, 5) : index
      %d:2 = affine.delinearize_index %r into (%n, 3) : index, index
      memref.store %d#0, %o[%d#1] : memref<100xindex>
    }
  }
  return
}
func.func @constants() -> (index, index, index) {
  %c = arith.constant 77 : index
  %d:2 = affine.delinearize_index %c into (10, 3) : index, index
  %r = affine.linearize_index [%d#0, %c] by (4, 5) : index
  return %d#0, %d#1, %r : index, index, index
}
func.func @unused(%i: index) {
  %d:2 = affine.delinearize_index %i into (10, 3) : index, index
  %r = affine.linearize_index [%i, %i] by (4, 5) : index
  return
}
func.func @others(%i: index, %o: memref<10xindex>) {
  %a = affine.apply affine_map<(d0) -> (d0 + 1 - 1)>(%i)
  %b = affine.min affine_map<(d0) -> (d0, 5)>(%a)
  memref.store %b, %o[%i] : memref<10xindex>
  return
}
