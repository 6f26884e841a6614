// RUN: ods opt %s --affine-simplify-structures --allow-unregistered-dialect | golden %S/simplify.out

func.func @f0(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((s0 + d0) ceildiv 1) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 mod 6) + (4 floordiv 6)) ceildiv 1))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((s0 + s0) ceildiv 2))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((d1 + 4) * -1), (((d0 - s0) ceildiv 8) + ((0 + d1) * -1)))>, list = [affine_map<(d0, d1)[s0] -> ((((d0 floordiv 7) + (0 + d1)) * 4))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f1(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((s0 + s0) floordiv 6) >= 0, ((4 ceildiv 5) + (d1 mod 1)) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 + s0) + (s0 * -1)) mod 8))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((d1 - s0) ceildiv 5))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((9 - s0) * 8) + ((9 + d1) floordiv 3)), (((d0 floordiv 2) ceildiv 3) ceildiv 4))>, list = [affine_map<(d0, d1)[s0] -> ((((d0 + d1) - (d0 + 5)) + ((s0 floordiv 5) floordiv 5)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f2(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((6 ceildiv 4) * 4) >= 0, ((s0 + 4) ceildiv 7) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((d1 + d0) floordiv 8))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((2 + 0))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((d1 - s0) + (s0 ceildiv 8)) * 5), (((d1 ceildiv 5) mod 6) mod 5))>, list = [affine_map<(d0, d1)[s0] -> ((((d1 + d0) - (d0 + d1)) - ((6 ceildiv 8) + (s0 + d0))))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f3(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 - d1) ceildiv 2) >= 0, (d0 + 6) >= 0, (d0 mod 3) >= 0, ((d1 * -2) + (d0 * 7)) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((d1 * -3) + (5 - s0)) + ((d1 + d1) mod 5)))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 + d1) + (5 mod 7)) - ((d0 mod 1) + (1 + 3))))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((d0 + 8) - (2 + d0)), (d1 floordiv 7))>, list = [affine_map<(d0, d1)[s0] -> (((s0 + 6) floordiv 6))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f4(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d1 - d0) + (6 + s0)) >= 0, ((d0 ceildiv 1) ceildiv 6) >= 0, (7 * -1) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((d0 + d0) - (1 * 8)) + ((s0 + d0) + (d1 floordiv 3))))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((d0 * 4) + (d1 + d0)) + ((s0 floordiv 2) - (d0 + d0))))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((d0 + 4) + (d0 - d1)) + ((d1 * -2) * 2)), (d0 + d0))>, list = [affine_map<(d0, d1)[s0] -> (((9 - d1) - (4 floordiv 2)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f5(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d1 + d0) + (d0 - s0)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((5 + d0))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((d0 ceildiv 3) * 8))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((s0 + 1) + (d0 * 1)) floordiv 3), ((d0 + d0) - (d1 + 5)))>, list = [affine_map<(d0, d1)[s0] -> (((3 * -1) ceildiv 4))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f6(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((9 + 2) - (2 + d0)) >= 0, (d0 floordiv 1) >= 0, (5 - d1) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((s0 + s0) ceildiv 4))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 * -1) floordiv 4) ceildiv 7))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((d0 + d1), ((d0 - 3) - (d1 * 3)))>, list = [affine_map<(d0, d1)[s0] -> ((s0 + 8))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f7(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 + d0) mod 5) >= 0, (d0 - s0) == 0, ((d1 * 7) mod 4) >= 0, ((s0 floordiv 2) + (s0 + d0)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((d1 * 7))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((8 * 3))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((d1 - 4), ((d1 ceildiv 1) + (d1 + d1)))>, list = [affine_map<(d0, d1)[s0] -> (((d0 * -3) * 4))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f8(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((d0 + s0) >= 0, ((s0 + d0) * 2) >= 0, (s0 + 2) >= 0, (8 - d0) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 + 1) + (d0 floordiv 8)) ceildiv 4))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((d0 + d0) + (d0 + 8)))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((s0 + d1), ((d1 * 5) ceildiv 4))>, list = [affine_map<(d0, d1)[s0] -> ((d0 - d1))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f9(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((9 mod 1) - (6 + d0)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((6 - d0))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((s0 floordiv 7))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((3 ceildiv 4), ((d0 + 2) + (d0 + d1)))>, list = [affine_map<(d0, d1)[s0] -> ((s0 * 6))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f10(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 ceildiv 2) - (s0 + s0)) == 0, ((d1 + d0) mod 1) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + d1))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((s0 floordiv 4) + (s0 + s0)))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((s0 * 8) - (9 * 3)), ((1 * -3) mod 4))>, list = [affine_map<(d0, d1)[s0] -> ((((s0 - d1) + (1 - d1)) * 6))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f11(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((d1 * 7) >= 0, ((d1 mod 1) * 8) >= 0, (0 + d0) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((8 - d1))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((d0 + d0) + (d0 mod 5)) floordiv 7))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((s0 + 8) + (d1 - s0)), (((1 + 7) + (2 + 2)) + ((d1 + s0) mod 8)))>, list = [affine_map<(d0, d1)[s0] -> ((((2 * 5) ceildiv 6) - ((4 + s0) + (d0 - s0))))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f12(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((d0 - d0) >= 0, ((d0 ceildiv 2) - (1 + 1)) == 0, (s0 + s0) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((d1 - d0))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((8 ceildiv 2) + (8 + d0)) - ((2 - d1) + (d0 + s0))))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((s0 ceildiv 5), ((7 * 3) + (d0 floordiv 4)))>, list = [affine_map<(d0, d1)[s0] -> (((1 floordiv 3) * 0))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f13(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((s0 + d0) >= 0, (9 + s0) >= 0, (2 ceildiv 7) >= 0, (d0 + 0) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((4 - 9) ceildiv 6))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((9 + 0) ceildiv 6) * -3))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((d0 - d1), (3 mod 2))>, list = [affine_map<(d0, d1)[s0] -> (((d0 floordiv 4) - (s0 * 3)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f14(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((d1 + s0) >= 0, (d1 - 3) >= 0, (d1 - 6) >= 0, (d1 floordiv 7) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((s0 - d1))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((d1 + 6) mod 8) * 8))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((s0 + d1), (((9 * 2) + (d1 floordiv 3)) mod 7))>, list = [affine_map<(d0, d1)[s0] -> ((8 ceildiv 2))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f15(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((s0 + d0) mod 8) >= 0, (s0 * -2) >= 0, ((s0 + d0) - (d0 ceildiv 8)) >= 0, ((9 - d0) + (d1 ceildiv 2)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((4 floordiv 3))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((d1 - d0) * 4))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((d0 mod 8) + (d1 ceildiv 5)), ((s0 mod 2) - (9 ceildiv 4)))>, list = [affine_map<(d0, d1)[s0] -> ((((1 + d0) ceildiv 6) ceildiv 2))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f16(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 + 6) * 1) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((6 - 9) * -3) + ((d0 - 1) + (s0 mod 2))))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((d1 - 2) - (d1 + d0)))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((6 * -2) + (d1 + 3)) - ((d0 - s0) + (s0 + d0))), (s0 + d1))>, list = [affine_map<(d0, d1)[s0] -> ((s0 floordiv 6))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f17(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((d0 ceildiv 3) >= 0, ((d1 floordiv 4) ceildiv 2) >= 0, ((d1 + d0) + (s0 floordiv 8)) >= 0, (5 * 2) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((s0 ceildiv 3) * 7))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((d1 * -3))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((d1 + d1) + (d0 + 9)) + ((s0 - d1) + (d0 * 7))), (((s0 floordiv 3) * 6) * -1))>, list = [affine_map<(d0, d1)[s0] -> ((((s0 floordiv 4) + (d1 - d0)) ceildiv 3))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f18(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((7 + d1) - (d0 - d0)) >= 0, ((5 * 6) + (2 mod 4)) >= 0, ((7 + d1) ceildiv 8) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((s0 + d1) * -2))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((d0 mod 3))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((d1 - d0), (d1 floordiv 1))>, list = [affine_map<(d0, d1)[s0] -> (((s0 - d1) ceildiv 8))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f19(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((d1 * 2) == 0, ((d0 - d1) + (s0 + s0)) >= 0, ((d0 - d0) + (d1 + d1)) >= 0, ((6 + d0) ceildiv 7) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((4 + d1))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((s0 * -2) ceildiv 7))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((d0 ceildiv 2) - (d0 + d1)) + ((d1 - s0) * 0)), (d0 mod 7))>, list = [affine_map<(d0, d1)[s0] -> (((d1 * 2) + (d1 floordiv 8)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f20(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d1 ceildiv 4) - (8 * -1)) >= 0, ((d1 ceildiv 3) ceildiv 8) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((s0 mod 4) + (s0 + d0)))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((3 + 8) + (4 + d1)) + ((s0 floordiv 2) * 0)))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((1 floordiv 6) - (d0 + s0)) - ((s0 + s0) ceildiv 6)), (0 + d1))>, list = [affine_map<(d0, d1)[s0] -> ((s0 * -2))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f21(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((s0 - d0) >= 0, ((d1 * 7) floordiv 6) >= 0, (d1 * 6) == 0, ((s0 + s0) ceildiv 1) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 floordiv 2) * -2) + ((d0 * 2) * -1)))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((s0 + s0) floordiv 4))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((s0 - d1) mod 4) floordiv 7), (d1 + d0))>, list = [affine_map<(d0, d1)[s0] -> (((d1 + d1) mod 7))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f22(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((0 + s0) == 0, ((s0 ceildiv 7) - (d0 + 3)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((d0 ceildiv 5) + (d0 + d0)))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((7 + 5) + (d1 + d0)) mod 5))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((9 - s0) + (d1 floordiv 4)), ((s0 + 4) * 4))>, list = [affine_map<(d0, d1)[s0] -> (((d1 * 6) + (d0 mod 1)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f23(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((9 + d1) >= 0, (d1 floordiv 7) == 0, (4 * 0) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((d1 + 2))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((s0 - s0) + (s0 * -1)))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((d0 - s0) ceildiv 3), (d0 mod 3))>, list = [affine_map<(d0, d1)[s0] -> (((0 + 3) floordiv 8))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f24(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 + s0) - (d0 * 2)) == 0, ((s0 mod 8) + (3 ceildiv 1)) >= 0, ((s0 floordiv 2) + (s0 floordiv 2)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + s0))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((1 * 1) ceildiv 8) * 3))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((d1 floordiv 6), (4 - 2))>, list = [affine_map<(d0, d1)[s0] -> (((d1 ceildiv 6) - (d1 + d0)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f25(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((s0 + d1) - (d0 ceildiv 3)) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((s0 - d1))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((((d1 * 8) + (4 * 4)) mod 8))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((d1 floordiv 6) + (s0 * 0)) + ((d0 floordiv 8) ceildiv 3)), (s0 mod 3))>, list = [affine_map<(d0, d1)[s0] -> ((3 - s0))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f26(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((s0 + d1) ceildiv 1) >= 0, (s0 * 6) >= 0, ((d0 + 8) * 0) >= 0, ((d1 + 3) + (s0 - 8)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((s0 - s0))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((d1 * 7))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> (((d0 ceildiv 6) * -1), (5 floordiv 6))>, list = [affine_map<(d0, d1)[s0] -> (((4 + d1) mod 7))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f27(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0 + 0, s0 - s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 * 2 + d0, s0 + s0)>(%i)[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 floordiv 2) floordiv 1) >= 0, ((s0 - s0) * 3) == 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((d0 floordiv 4))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> (((d1 - d0) floordiv 5))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((s0 ceildiv 5), (d1 - d1))>, list = [affine_map<(d0, d1)[s0] -> (((d1 + 3) + (d1 floordiv 4)))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f28(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : ((s0 * 4) >= 0, (d1 floordiv 4) == 0, ((d1 + d1) ceildiv 8) >= 0, ((5 * -1) + (d0 - s0)) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> (((d1 mod 3) mod 7))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((d1 + 2))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((((4 + d0) + (s0 + s0)) * 8), (s0 + s0))>, list = [affine_map<(d0, d1)[s0] -> ((d1 + d1))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @f29(%m: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
      affine.if affine_set<(d0, d1)[s0] : (((d0 - s0) + (2 ceildiv 6)) >= 0, (d1 - d1) >= 0, ((9 - s0) + (d1 - d1)) == 0, (s0 - 5) >= 0)>(%i, %j)[%n] {
        affine.store %f, %m[%j, %i] : memref<?x?xf32>
      }
      %a = affine.apply affine_map<(d0, d1)[s0] -> ((((s0 - 8) * 5) - ((3 + s0) floordiv 1)))>(%i, %j)[%n]
      %b = affine.apply affine_map<(d0, d1)[s0] -> ((d0 + s0))>(%a, %j)[%n]
      "test.use"(%a, %b) {map = affine_map<(d0, d1)[s0] -> ((2 + s0), ((d1 - s0) mod 1))>, list = [affine_map<(d0, d1)[s0] -> ((((8 * 3) - (0 + d1)) * 7))>]} : (index, index) -> ()
    }
  }
  return
}
func.func @own(%m: memref<16xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 16 {
    %a = affine.apply affine_map<(d0) -> (d0 + d0 - d0)>(%i)
    affine.store %f, %m[%a mod 1 + %i floordiv 1 + %i - %i] : memref<16xf32>
    affine.if affine_set<(d0)[s0] : (d0 - 2 >= 0, d0 - 4 >= 0, d0 * 2 - 8 >= 0, s0 - s0 + 1 >= 0, -d0 + 100 >= 0)>(%i)[%n] {
      affine.store %f, %m[%i] : memref<16xf32>
    }
    affine.if affine_set<(d0)[s0] : (d0 - 2 == 0, d0 - 4 == 0)>(%i)[%n] {
      affine.store %f, %m[%i] : memref<16xf32>
    }
    affine.if affine_set<(d0)[s0] : (d0 mod 2 == 0, d0 floordiv 3 - 4 >= 0)>(%i)[%n] {
      affine.store %f, %m[%i] : memref<16xf32>
    }
    affine.for %j = 0 to 10 { }
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0 + s0 - s0, 10 + 0, 5 * 4 floordiv 2)>()[%n] {
    "a.b"() {map = affine_map<(d0) -> (d0 + d0)>, m2 = affine_map<(d0) -> (d0 * 4 mod 4, d0 floordiv 2 + d0 - d0)>, s = affine_set<(d0) : (d0 >= 0, d0 >= 1)>, l=[affine_map<(d0) -> (d0 +d0 -d0)>]} : () -> ()
  }
  return
}
