// RUN: ods opt --upstream-bugs %s --affine-data-copy-generate | golden %S/data_copy.out
// RUN: ods opt --upstream-bugs %s --affine-data-copy-generate="generate-dma fast-mem-space=2 tag-mem-space=3" | golden %S/data_copy_dma.out
// RUN: ods opt --upstream-bugs %s --affine-data-copy-generate="fast-mem-capacity=1 fast-mem-space=0" | golden %S/data_copy_small.out
// RUN: ods opt --upstream-bugs %s --affine-data-copy-generate="skip-non-unit-stride-loops min-dma-transfer=4" | golden %S/data_copy_steps.out
// RUN: ods opt --upstream-bugs %s --affine-data-copy-generate="slow-mem-space=1 generate-dma skip-non-unit-stride-loops" | golden %S/data_copy_slow.out

#m = affine_map<(d0) -> (d0)>
#p = affine_map<(d0) -> (d0 + 8)>

func.func private @declaration(memref<10xf32>)

func.func @nothing() {
  return
}

func.func @read(%a: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
  }
  return
}

func.func @write(%a: memref<10xf32>, %x: f32) {
  affine.for %i = 2 to 7 {
    affine.store %x, %a[%i] : memref<10xf32>
  }
  return
}

func.func @both(%a: memref<10x20xf32>) {
  affine.for %i = 2 to 7 {
    affine.for %j = 0 to 20 {
      %0 = affine.load %a[%i, %j] : memref<10x20xf32>
      affine.store %0, %a[%i + 1, %j] : memref<10x20xf32>
    }
  }
  return
}

func.func @tiles(%a: memref<256x1024xf32>, %b: memref<256x1024xf32>) {
  affine.for %i = 0 to 256 step 32 {
    affine.for %j = 0 to 1024 step 16 {
      affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 32)>(%i) {
        affine.for %l = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 16)>(%j) {
          %0 = affine.load %a[%k, %l] : memref<256x1024xf32>
          affine.store %0, %b[%k, %l] : memref<256x1024xf32>
        }
      }
    }
  }
  return
}

// The copies of %b and %c go out of loops that do not move the boxes.
func.func @matmul(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 step 8 {
    affine.for %j = 0 to 64 step 8 {
      affine.for %k = 0 to 64 step 8 {
        affine.for %ii = #m(%i) to #p(%i) {
          affine.for %jj = #m(%j) to #p(%j) {
            affine.for %kk = #m(%k) to #p(%k) {
              %0 = affine.load %a[%ii, %kk] : memref<64x64xf32>
              %1 = affine.load %b[%kk, %jj] : memref<64x64xf32>
              %2 = affine.load %c[%ii, %jj] : memref<64x64xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %c[%ii, %jj] : memref<64x64xf32>
            }
          }
        }
      }
    }
  }
  return
}
// Accesses that are in no loop, or between loops.
func.func @straight(%a: memref<10xf32>, %x: f32) {
  %0 = affine.load %a[3] : memref<10xf32>
  affine.store %x, %a[5] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %1 = affine.load %a[%i] : memref<10xf32>
  }
  %2 = affine.load %a[0] : memref<10xf32>
  %3 = arith.addf %0, %2 : f32
  affine.store %3, %a[9] : memref<10xf32>
  return
}

func.func @several_blocks(%a: memref<10xf32>, %c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  affine.for %i = 0 to 10 {
    %1 = affine.load %a[%i] : memref<10xf32>
  }
  cf.br ^bb2
^bb2:
  affine.for %i = 0 to 5 {
    %1 = affine.load %a[%i + 5] : memref<10xf32>
  }
  return
}

// Memory that is defined within what would be copied for.
func.func @local() {
  affine.for %i = 0 to 10 {
    %a = memref.alloc() : memref<4xf32>
    affine.for %j = 0 to 4 {
      %0 = affine.load %a[%j] : memref<4xf32>
      affine.store %0, %a[3 - %j] : memref<4xf32>
    }
    memref.dealloc %a : memref<4xf32>
  }
  return
}

func.func @local_step() {
  affine.for %i = 0 to 10 step 2 {
    %a = memref.alloc() : memref<4xf32>
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 3 {
        %0 = affine.load %a[%j] : memref<4xf32>
        affine.store %0, %a[3 - %j] : memref<4xf32>
      }
    }
    memref.dealloc %a : memref<4xf32>
  }
  return
}

// Memory without dimensions, and memory with a layout, are not copied.
func.func @scalar(%a: memref<f32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[] : memref<f32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}

func.func @layout(%a: memref<10x10xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i, %i] : memref<10x10xf32, affine_map<(d0, d1) -> (d1, d0)>>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}

func.func @fast_already(%a: memref<10xf32, 1>, %b: memref<10xf32, 2>, %c: memref<10xf32, "x">, %d: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32, 1>
    affine.store %0, %b[%i] : memref<10xf32, 2>
    affine.store %0, %c[%i] : memref<10xf32, "x">
    affine.store %0, %d[%i] : memref<10xf32>
  }
  return
}

func.func @dynamic(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
  }
  return
}

func.func @dynamic_constant(%a: memref<?x10xf32>, %n: index) {
  affine.for %i = 0 to 20 {
    %0 = affine.load %a[%i, symbol(%n)] : memref<?x10xf32>
    affine.store %0, %a[%i, symbol(%n) + 1] : memref<?x10xf32>
  }
  return
}

func.func @symbolic_bound(%a: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<100xf32>
  }
  return
}

func.func @modulo(%a: memref<256x8xf32>) {
  affine.for %i = 0 to 32 step 4 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %a[%i, %j mod 2] : memref<256x8xf32>
      affine.store %0, %a[%i floordiv 2, %j] : memref<256x8xf32>
    }
  }
  return
}

// Not affine: all of the memory is copied, or nothing where its size is not known.
func.func @semi_affine(%a: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i mod symbol(%n)] : memref<100xf32>
    affine.store %0, %a[%i] : memref<100xf32>
  }
  return
}

func.func @semi_affine_dynamic(%a: memref<?xf32>, %b: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i mod symbol(%n)] : memref<?xf32>
    affine.store %0, %b[%i] : memref<10xf32>
  }
  return
}

func.func @no_union(%a: memref<256xf32>, %n: index, %m: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i + symbol(%n)] : memref<256xf32>
    %1 = affine.load %a[%i + symbol(%m)] : memref<256xf32>
    affine.store %1, %a[%i + symbol(%m)] : memref<256xf32>
  }
  return
}

func.func @condition(%a: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%i)[%n] {
      %0 = affine.load %a[%i] : memref<100xf32>
      affine.for %j = 0 to 10 {
        affine.store %0, %a[%j + 4] : memref<100xf32>
      }
    }
  }
  return
}

func.func @in_scf(%a: memref<100xf32>, %n: index, %c: i1) {
  scf.for %i = %n to %n step %n {
    affine.for %j = 0 to 10 {
      %0 = affine.load %a[%j] : memref<100xf32>
    }
  }
  affine.for %j = 0 to 10 {
    scf.if %c {
      %0 = affine.load %a[%j] : memref<100xf32>
    }
  }
  return
}

func.func @carries(%a: memref<100xf32>, %x: f32) -> f32 {
  %r = affine.for %i = 0 to 100 iter_args(%s = %x) -> f32 {
    %0 = affine.load %a[%i] : memref<100xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @index_elements(%a: memref<100xindex>, %v: memref<100xvector<4xf32>>) {
  affine.for %i = 0 to 100 {
    %0 = affine.load %a[%i] : memref<100xindex>
    %1 = affine.load %v[%i] : memref<100xvector<4xf32>>
  }
  return
}

func.func @never(%a: memref<100xf32>) {
  affine.for %i = 10 to 10 {
    %0 = affine.load %a[%i] : memref<100xf32>
  }
  return
}

func.func @strides(%a: memref<16x16x16x16xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      affine.for %k = 0 to 4 {
        affine.for %l = 0 to 4 {
          %0 = affine.load %a[%i, %j, %k, %l] : memref<16x16x16x16xf32>
        }
      }
    }
  }
  return
}

func.func @one_row(%a: memref<16x16x16xf32>) {
  affine.for %i = 0 to 16 step 4 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 16 {
        %0 = affine.load %a[%i, %j, %k] : memref<16x16x16xf32>
      }
    }
  }
  return
}

func.func @minima(%a: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 100)>(%i) {
      %0 = affine.load %a[%j] : memref<100xf32>
      affine.store %0, %a[%j] : memref<100xf32>
    }
  }
  return
}

func.func @maxima(%a: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to affine_map<(d0) -> (d0 + 32)>(%i) {
      %0 = affine.load %a[%j] : memref<100xf32>
    }
  }
  return
}

func.func @computed(%a: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 100 step 32 {
    affine.for %j = 0 to 32 {
      %x = affine.apply affine_map<(d0, d1)[s0] -> (d0 + d1 - s0)>(%i, %j)[%n]
      %0 = affine.load %a[%x] : memref<100xf32>
      affine.store %0, %a[%x] : memref<100xf32>
    }
  }
  return
}

func.func @transposed(%a: memref<64x32xf32>, %b: memref<32x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %a[%i, %j] : memref<64x32xf32>
      affine.store %0, %b[%j, %i] : memref<32x64xf32>
    }
  }
  return
}

func.func @vectors(%a: memref<100xf32>) {
  affine.for %i = 0 to 100 step 4 {
    %0 = affine.load %a[%i] : memref<100xf32>
    affine.prefetch %a[%i], read, locality<3>, data : memref<100xf32>
  }
  return
}
