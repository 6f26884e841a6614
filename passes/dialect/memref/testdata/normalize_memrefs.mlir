// RUN: ods opt %s '--normalize-memrefs' --split-input-file --allow-unregistered-dialect | golden %S/normalize_memrefs.out

func.func @transposed(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %v : f32
}

// -----

func.func @shifted(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a] : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
      affine.store %x, %m[%a] : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
    }
  }
  %v = affine.load %m[0] : memref<16xf32, affine_map<(d0) -> (d0 + 3)>>
  return %v : f32
}

// -----

func.func @scaled(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 2, d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b + 2] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 2, d1)>>
      affine.store %x, %m[%a, %b + 2] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 2, d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 2, d1)>>
  return %v : f32
}

// -----

func.func @linear(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a * 2, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
      affine.store %x, %m[%a * 2, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  return %v : f32
}

// -----

func.func @tiled(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a + 1, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
      affine.store %x, %m[%a + 1, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
  return %v : f32
}

// -----

func.func @tiled_odd(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<17x9xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<17x9xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
      affine.store %x, %m[%a, %b] : memref<17x9xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<17x9xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 2, d0 mod 4, d1 mod 2)>>
  return %v : f32
}

// -----

func.func @skewed(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  return %v : f32
}

// -----

func.func @broadcast(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (0, d0, d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (0, d0, d1)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (0, d0, d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (0, d0, d1)>>
  return %v : f32
}

// -----

func.func @negative(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16xf32, affine_map<(d0) -> (-d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a] : memref<16xf32, affine_map<(d0) -> (-d0)>>
      affine.store %x, %m[%a] : memref<16xf32, affine_map<(d0) -> (-d0)>>
    }
  }
  %v = affine.load %m[0] : memref<16xf32, affine_map<(d0) -> (-d0)>>
  return %v : f32
}

// -----

func.func @negative_part(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16xf32, affine_map<(d0) -> (10 - d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a] : memref<16xf32, affine_map<(d0) -> (10 - d0)>>
      affine.store %x, %m[%a] : memref<16xf32, affine_map<(d0) -> (10 - d0)>>
    }
  }
  %v = affine.load %m[0] : memref<16xf32, affine_map<(d0) -> (10 - d0)>>
  return %v : f32
}

// -----

func.func @identity(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0, d1)>>
  return %v : f32
}

// -----

func.func @alloca(%n: index, %i: index) -> f32 {
  %m = memref.alloca() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %v : f32
}

// -----

func.func @alloca_tiled(%n: index, %i: index) -> f32 {
  %m = memref.alloca() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  return %v : f32
}

// -----

func.func @dealloc(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.dealloc %m : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %v : f32
}

// -----

func.func @symbol(%n: index, %i: index) -> f32 {
  %m = memref.alloc()[%n] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
      affine.store %x, %m[%a] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    }
  }
  %v = affine.load %m[0] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return %v : f32
}

// -----

func.func @symbol_unused(%n: index, %i: index) -> f32 {
  %m = memref.alloc()[%n] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + 2)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + 2)>>
      affine.store %x, %m[%a] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + 2)>>
    }
  }
  %v = affine.load %m[0] : memref<16xf32, affine_map<(d0)[s0] -> (d0 + 2)>>
  return %v : f32
}

// -----

func.func @dynamic(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) : memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<?x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %v : f32
}

// -----

func.func @dynamic_tiled(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
      affine.store %x, %m[%a, %b] : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  return %v : f32
}

// -----

func.func @dynamic_tiled_static(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
      affine.store %x, %m[%a, %b] : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  return %v : f32
}

// -----

func.func @dynamic_two_tiles(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n, %i) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>>
      affine.store %x, %m[%a, %b] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 8, d0 mod 4, d1 mod 8)>>
  return %v : f32
}

// -----

func.func @not_tiled(%n: index, %i: index) -> f32 {
  %m = memref.alloc(%n) : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 5)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 5)>>
      affine.store %x, %m[%a, %b] : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 5)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<?x8xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 5)>>
  return %v : f32
}

// -----

func.func @escapes(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "use"(%m) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  return %v : f32
}

// -----

func.func @dim(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "use"(%d) : (index) -> ()
  return %v : f32
}

// -----

func.func @prefetch(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  affine.prefetch %m[%i, 2], read, locality<3>, data : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %v : f32
}

// -----

func.func @other_load(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  %y = memref.load %m[%i, %i] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  return %v : f32
}

// -----

func.func @copy(%n: index, %i: index) -> f32 {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  affine.for %a = 0 to 4 {
    affine.for %b = 0 to 3 {
      %x = affine.load %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
      affine.store %x, %m[%a, %b] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
    }
  }
  %v = affine.load %m[0, 0] : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  %k = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  memref.copy %m, %k : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>> to memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>>
  return %v : f32
}

// -----

func.func @aligned(%f: f32) {
  %m = memref.alloc() {alignment = 64, tag = "x"} : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>
  affine.store %f, %m[1, 2] {tag = "y"} : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>
  memref.dealloc %m : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>, 3>
  return
}

// -----

// Across functions: arguments, results, calls, declarations.
func.func @callee(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) -> (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index) {
  %c = arith.constant 1.0 : f32
  affine.store %c, %m[symbol(%i), symbol(%i) + 1] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %m, %i : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index
}

func.func private @declared(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %f: f32) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>

func.func @caller(%i: index, %f: f32) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %0:2 = call @callee(%m, %i) {tag = "x"} : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index) -> (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index)
  %1 = call @declared(%0#0, %f) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, f32) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %2 = affine.load %1[3, symbol(%0#1)] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "use"(%2) : (f32) -> ()
  return %1 : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

func.func @again(%i: index, %f: f32) {
  %m = call @caller(%i, %f) : (index, f32) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %2 = affine.load %m[3, 4] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "use"(%2) : (f32) -> ()
  return
}

// -----

// What cannot be normalized keeps callers and callees from it, but not others.
func.func @bad(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  "use"(%m) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  return
}

func.func @calls_bad(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  call @bad(%m) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  call @called(%m) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  return
}

func.func @called(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  return
}

func.func @apart(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> f32 {
  %0 = affine.load %m[3, 4] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : f32
}

// -----

// A result that escapes.
func.func private @make() -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>

func.func @escape() {
  %0 = call @make() : () -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  "use"(%0) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> ()
  return
}

// -----

// Recursion.
func.func @f(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %n: index) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %0 = call @g(%m, %n) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

func.func @g(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %n: index) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>> {
  %0 = call @f(%m, %n) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, index) -> memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
}

// -----

// Arguments with attributes, in the middle, twice the same.
func.func @args(%a: i32, %m: memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>> {test.tag = "m"}, %b: i32, %k: memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, 3 - %i] : memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>
    affine.store %0, %k[%i * 2] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>>
  }
  return
}

// -----

// Strided layouts.
func.func @strided(%m: memref<4x4xf32, strided<[8, 1]>>, %k: memref<4xf32, strided<[2], offset: 3>>, %d: memref<4xf32, strided<[?], offset: ?>>) {
  %0 = affine.load %m[1, 2] : memref<4x4xf32, strided<[8, 1]>>
  affine.store %0, %k[2] : memref<4xf32, strided<[2], offset: 3>>
  affine.store %0, %d[2] : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @reinterpret(%m: memref<100xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [8, 1] : memref<100xf32> to memref<4x4xf32, strided<[8, 1]>>
  %v = affine.load %r[symbol(%i), 1] : memref<4x4xf32, strided<[8, 1]>>
  %s = memref.reinterpret_cast %m to offset: [0], sizes: [0, 4], strides: [8, 1] : memref<100xf32> to memref<0x4xf32, strided<[8, 1]>>
  "use"(%s) : (memref<0x4xf32, strided<[8, 1]>>) -> ()
  %t = memref.reinterpret_cast %m to offset: [0], sizes: [%i, 4], strides: [8, 1] : memref<100xf32> to memref<?x4xf32, strided<[8, 1]>>
  %w = affine.load %t[symbol(%i), 1] : memref<?x4xf32, strided<[8, 1]>>
  %u = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<100xf32> to memref<4x4xf32>
  %x = affine.load %u[symbol(%i), 1] : memref<4x4xf32>
  return %v : f32
}

// -----

func.func @vectors_and_dma(%f: f32, %i: index) {
  %m = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %k = memref.alloc() : memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>, 1>
  %tag = memref.alloc() : memref<4xi32, affine_map<(d0) -> (d0 * 2)>>
  %n = arith.constant 4 : index
  %v = affine.vector_load %m[1, 2] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xf32>
  affine.for %j = 0 to 4 {
    affine.dma_start %m[%j, 0], %k[%j, %j], %tag[%j], %n : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<16x8xf32, affine_map<(d0, d1) -> (d0 + d1, d1)>, 1>, memref<4xi32, affine_map<(d0) -> (d0 * 2)>>
    affine.dma_wait %tag[%j], %n : memref<4xi32, affine_map<(d0) -> (d0 * 2)>>
  }
  return
}

// -----

// A nested module.
module @inner {
  func.func @f(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> f32 {
    %0 = affine.load %m[1, 2] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    return %0 : f32
  }

  func.func @g(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> f32 {
    %0 = call @f(%m) : (memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) -> f32
    return %0 : f32
  }
}

// -----

// memref.load and memref.store are remapped, too.
func.func @loads(%m: memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %j: index, %f: f32) -> f32 {
  %c2 = arith.constant 2 : index
  scf.for %a = %i to %j step %c2 {
    memref.store %f, %m[%a, %c2] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  }
  affine.for %a = 0 to 4 {
    memref.store %f, %m[%a, %i] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    %x = memref.load %m[%a, %a] {nontemporal = true} : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  }
  %0 = memref.load %m[%i, %j] : memref<16x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %0 : f32
}

// -----

func.func @rank_zero() -> f32 {
  %m = memref.alloc() : memref<f32>
  %0 = affine.load %m[] : memref<f32>
  return %0 : f32
}
