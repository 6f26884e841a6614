// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-simplify-min-max))' --split-input-file --allow-unregistered-dialect | golden %S/minmax.out

func.func @f0(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 98)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0)[s0] -> (400, d0 + s0, d0, s0)>(%i)[%j]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f1(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 58)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0, d1)[s0] -> (s0 + 54, 32, d1, d0)>(%a2, %i)[%a0]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f2(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 146)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0, d1, d2) -> (d2, d0, 1024, d1)>(%a0, %a2, %a1)
    %r1 = affine.min affine_map<(d0)[s0] -> (s0, 400, d0, d0 + s0)>(%a0)[%j]
    %r2 = affine.min affine_map<(d0) -> (d0, 7)>(%j)
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f4(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 107)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (512, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0) -> (1024, d0)>(%a0)
    %r1 = affine.max affine_map<()[s0, s1] -> (s0, 0, s1 + 185)>()[%j, %a1]
    %r2 = affine.max affine_map<()[s0, s1] -> (s1, s0, 0)>()[%j, %i]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f6(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 200 : index
  %cd = arith.constant 1000 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 299)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0)[s0] -> (d0 + 108, s0 + 71, d0 + s0)>(%j)[%i]
    %r1 = affine.max affine_map<(d0)[s0, s1] -> (s1, 400, s0 + 153, d0 * 2)>(%a1)[%j, %a2]
    %r2 = affine.min affine_map<()[s0, s1, s2] -> (s2, s1, 192, s0 + 23)>()[%a1, %i, %a2]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f7(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 42)>(%i)
    %r0 = affine.min affine_map<()[s0] -> (s0, 192)>()[%a0]
    %r1 = affine.max affine_map<()[s0] -> (s0 + 112, 192)>()[%a0]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f8(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 51)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<()[s0, s1, s2] -> (s1 * 2, s2, s0, 32)>()[%j, %i, %a1]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f9(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 167)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0, d1, d2) -> (d0, d2 * 2, 192, d1 * 2)>(%a1, %a0, %j)
    %r1 = affine.max affine_map<(d0) -> (d0 + 132, 32)>(%a0)
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f10(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 63)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0, d1) -> (d1, d0 * 2)>(%a1, %i)
    %r1 = affine.max affine_map<()[s0, s1, s2] -> (s0 * 2, s2 + 82, 400, s1)>()[%a2, %i, %j]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f12(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 200 : index
  %cd = arith.constant 1000 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 111)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0) -> (0, d0 + 81)>(%i)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f13(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 200 : index
  %cd = arith.constant 1000 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 159)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<()[s0] -> (400, s0)>()[%i]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f14(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 74)>(%i)
    %r0 = affine.max affine_map<(d0, d1, d2) -> (d0 + 8, 400, d1, d2 + 42)>(%j, %i, %a0)
    %r1 = affine.max affine_map<(d0)[s0, s1] -> (d0, s1 + 81, s0 + 200, 0)>(%i)[%j, %a0]
    %r2 = affine.min affine_map<(d0)[s0, s1] -> (s0, d0, 1024, s1 + 57)>(%i)[%j, %a0]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f15(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 165)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0) -> (d0, 0)>(%a0)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f16(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 5)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (512, s0 - d0)>(%j)[%u]
    %r0 = affine.min affine_map<(d0) -> (32, d0 * 2)>(%a0)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f17(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 280)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %r0 = affine.min affine_map<(d0, d1) -> (400, d0, d1)>(%a0, %j)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f18(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 276)>(%i)
    %r0 = affine.max affine_map<(d0, d1) -> (d1, d0)>(%a0, %j)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f19(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 59)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0, d1) -> (d1 + 64, d0, 400)>(%a2, %i)
    %r1 = affine.max affine_map<(d0, d1)[s0] -> (400, d0, s0, d1)>(%i, %a2)[%a0]
    %r2 = affine.max affine_map<()[s0] -> (s0, 1024)>()[%a1]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f20(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 227)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0) -> (32, d0)>(%a2)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f21(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 170)>(%i)
    %r0 = affine.min affine_map<()[s0, s1] -> (s1, s0 * 2, 1024)>()[%j, %a0]
    %r1 = affine.min affine_map<()[s0, s1, s2] -> (0, s2, s0 + 144, s1 + 186)>()[%i, %j, %a0]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f22(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 147)>(%i)
    %r0 = affine.max affine_map<(d0, d1, d2) -> (d2 + 27, d1 + 12, d0 + 124, 1024)>(%j, %i, %a0)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f23(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 33)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %r0 = affine.min affine_map<(d0)[s0] -> (32, d0 + 129, s0 + 22)>(%j)[%i]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f24(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 11)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0) -> (d0 + 196, 1024)>(%i)
    %r1 = affine.max affine_map<(d0) -> (192, d0 + 12)>(%i)
    %r2 = affine.max affine_map<(d0)[s0, s1] -> (s0 + 70, d0 * 2, d0 + s0, s1)>(%a2)[%j, %i]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f25(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 267)>(%i)
    %r0 = affine.max affine_map<(d0) -> (d0 * 2, 192)>(%a0)
    %r1 = affine.min affine_map<(d0, d1) -> (d1, d0)>(%i, %a0)
    %r2 = affine.min affine_map<(d0, d1)[s0] -> (d0 + 162, 32, d1, s0)>(%i, %a0)[%j]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f26(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 271)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %r0 = affine.min affine_map<(d0, d1, d2) -> (d0 + d1, d1, d0, d2)>(%j, %i, %a0)
    %r1 = affine.max affine_map<()[s0, s1, s2] -> (32, s2, s0, s1)>()[%a0, %j, %a1]
    %r2 = affine.min affine_map<()[s0, s1, s2] -> (0, s1, s2, s0)>()[%a1, %a0, %i]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f27(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 25)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<()[s0] -> (s0 + 113, 192)>()[%i]
    %r1 = affine.min affine_map<(d0, d1)[s0] -> (s0, d0, d0 + d1, d1)>(%i, %j)[%a0]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f29(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 200 : index
  %cd = arith.constant 1000 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 237)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0)[s0] -> (d0 * 2, 32, s0 * 2)>(%i)[%a2]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f30(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 192)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %r0 = affine.max affine_map<(d0)[s0] -> (s0, d0 + s0, d0)>(%a0)[%j]
    %r1 = affine.min affine_map<()[s0] -> (32, s0 + 127)>()[%i]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f31(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 200 : index
  %cd = arith.constant 1000 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 249)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (512, s0 - d0)>(%j)[%u]
    %r0 = affine.max affine_map<(d0) -> (0, d0)>(%a1)
    %r1 = affine.max affine_map<(d0)[s0, s1] -> (s0 + 46, d0 + 46, s1 + 98, 1024)>(%j)[%a0, %i]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f32(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 55)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<()[s0, s1] -> (s0, 400, s1 * 2)>()[%a0, %i]
    %r1 = affine.min affine_map<(d0, d1, d2) -> (400, d0 + 170, d1, d0 + d1, d2)>(%i, %a0, %a2)
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f33(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 300 : index
  %cc = arith.constant 5 : index
  %cd = arith.addi %u, %c0 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 154)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.max affine_map<(d0, d1) -> (d1 * 2, d0 + 39)>(%a2, %j)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f35(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 200 : index
  %cd = arith.constant 1000 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 129)>(%i)
    %r0 = affine.min affine_map<(d0) -> (d0 + 160, 7)>(%a0)
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f36(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 64)>(%i)
    %r0 = affine.max affine_map<(d0) -> (d0, 7)>(%j)
    %r1 = affine.min affine_map<(d0) -> (d0, 32)>(%a0)
    %r2 = affine.max affine_map<(d0) -> (d0 + 83, 7)>(%a0)
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}

// -----

func.func @f37(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 8 : index
  %ca = arith.constant 0 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 219)>(%i)
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<()[s0] -> (0, s0)>()[%a2]
    "t.use"(%r0) : (index) -> ()
  }
  }
  return
}

// -----

func.func @f38(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 4 : index
  %ca = arith.constant 4 : index
  %cb = arith.constant 128 : index
  %cc = arith.constant 0 : index
  %cd = arith.constant 64 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 57)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (16, s0 - d0)>(%j)[%u]
    %r0 = affine.max affine_map<(d0)[s0] -> (s0 * 2, 400, d0)>(%a1)[%a0]
    %r1 = affine.min affine_map<()[s0, s1] -> (0, s0 + s1, s1, s0)>()[%a1, %a0]
    "t.use"(%r0, %r1) : (index, index) -> ()
  }
  }
  return
}

// -----

func.func @f39(%m: memref<?xf32>, %u: index) {
  %c0 = arith.constant 0 : index
  %cs = arith.constant 1 : index
  %ca = arith.constant 100 : index
  %cb = arith.constant 256 : index
  %cc = arith.constant 32 : index
  %cd = arith.constant 512 : index
  scf.for %i = %ca to %cb step %cs {
  scf.for %j = %cc to %cd step %cs {
    %a0 = affine.apply affine_map<(d0) -> (d0 + 275)>(%i)
    %a1 = affine.min affine_map<(d0)[s0] -> (128, s0 - d0)>(%j)[%u]
    %a2 = memref.dim %m, %c0 : memref<?xf32>
    %r0 = affine.min affine_map<(d0) -> (d0, 7)>(%j)
    %r1 = affine.min affine_map<()[s0, s1] -> (s1, s0 + 155, 192)>()[%j, %a0]
    %r2 = affine.max affine_map<()[s0, s1, s2] -> (s1 + 66, s0, s2 + 128)>()[%j, %a1, %a2]
    "t.use"(%r0, %r1, %r2) : (index, index, index) -> ()
  }
  }
  return
}
