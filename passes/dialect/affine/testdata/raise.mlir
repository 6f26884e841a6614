// RUN: ods opt %s --affine-raise-from-memref | golden %S/raise.out

func.func private @declaration(memref<10xf32>)

func.func @nothing() {
  return
}

func.func @rank0(%a: memref<f32>) {
  %0 = memref.load %a[] : memref<f32>
  memref.store %0, %a[] : memref<f32>
  return
}

func.func @attributes(%a: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %0 = memref.load %a[%i] {nontemporal = true, x.y = 1} : memref<?xf32>
    memref.store %0, %a[%i] {alignment = 8 : i64, x.y} : memref<?xf32>
  }
  return
}

func.func @top_level(%a: memref<?x?xf32>, %n: index, %p: memref<index>) {
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?x?xf32>
  %0 = memref.load %a[%n, %d] : memref<?x?xf32>
  %s = arith.addi %n, %d : index
  %1 = memref.load %a[%s, %n] : memref<?x?xf32>
  %i = memref.load %p[] : memref<index>
  %2 = memref.load %a[%i, %i] : memref<?x?xf32>
  %q = arith.muli %i, %i : index
  %3 = memref.load %a[%q, %s] : memref<?x?xf32>
  %t = arith.subi %i, %i : index
  %4 = memref.load %a[%t, %s] : memref<?x?xf32>
  return
}

func.func @negative(%a: memref<?xf32>) {
  %c-1 = arith.constant -1 : index
  affine.for %i = 0 to 10 {
    %0 = arith.addi %i, %c-1 : index
    %1 = memref.load %a[%0] : memref<?xf32>
    %2 = arith.muli %c-1, %0 : index
    memref.store %1, %a[%2] : memref<?xf32>
    memref.store %1, %a[%c-1] : memref<?xf32>
  }
  return
}

func.func @loops(%a: memref<?xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = memref.load %a[%i] : memref<?xf32>
    %1 = arith.addi %i, %n : index
    %2 = memref.load %a[%1] : memref<?xf32>
    affine.for %j = 0 to 10 {
      %3 = arith.addi %j, %i : index
      %4 = memref.load %a[%3] : memref<?xf32>
      %5 = arith.addi %j, %n : index
      %6 = memref.load %a[%5] : memref<?xf32>
    }
  }
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %0 = memref.load %a[%i] : memref<?xf32>
  }
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
    %0 = arith.addi %j, %i : index
    %1 = memref.load %a[%0] : memref<?xf32>
    memref.store %1, %a[%i] : memref<?xf32>
  }
  return
}

func.func @carried(%a: memref<?xf32>, %n: index) {
  %r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    %0 = memref.load %a[%s] : memref<?xf32>
    %1 = arith.addi %s, %i : index
    memref.store %0, %a[%1] : memref<?xf32>
    affine.yield %1 : index
  }
  %2 = memref.load %a[%r] : memref<?xf32>
  return
}

func.func @blocks(%a: memref<?xf32>, %n: index, %c: i1) {
  cf.cond_br %c, ^bb1(%n : index), ^bb2
^bb1(%m: index):
  %0 = memref.load %a[%m] : memref<?xf32>
  %1 = arith.muli %m, %n : index
  memref.store %0, %a[%1] : memref<?xf32>
  cf.br ^bb2
^bb2:
  return
}

func.func @select(%a: memref<?xf32>, %n: index, %c: i1) {
  affine.for %i = 0 to 10 {
    %0 = arith.select %c, %i, %n : index
    %1 = memref.load %a[%0] : memref<?xf32>
    %2 = scf.if %c -> index {
      %x = memref.load %a[%i] : memref<?xf32>
      scf.yield %i : index
    } else {
      scf.yield %n : index
    }
    memref.store %1, %a[%2] : memref<?xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      memref.store %1, %a[%i] : memref<?xf32>
    }
  }
  return
}

func.func @casts(%a: memref<?xf32>, %x: i32) {
  %0 = arith.index_cast %x : i32 to index
  %1 = memref.load %a[%0] : memref<?xf32>
  affine.for %i = 0 to 10 {
    %2 = arith.index_cast %x : i32 to index
    %3 = memref.load %a[%2] : memref<?xf32>
    %4 = memref.load %a[%0] : memref<?xf32>
    %5 = arith.index_cast %i : index to i32
    %6 = arith.index_cast %5 : i32 to index
    %7 = memref.load %a[%6] : memref<?xf32>
  }
  return
}

func.func @same_value_twice(%a: memref<?x?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = memref.load %a[%j, %i, %j] : memref<?x?x?xf32>
      %1 = memref.load %a[%n, %i, %n] : memref<?x?x?xf32>
      %2 = arith.addi %j, %i : index
      memref.store %0, %a[%2, %2, %n] : memref<?x?x?xf32>
    }
  }
  return
}

func.func @one_subscript_is_not(%a: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %0 = arith.muli %i, %j : index
      %1 = memref.load %a[%i, %0] : memref<?x?xf32>
      %2 = memref.load %a[%0, %i] : memref<?x?xf32>
      %3 = arith.addi %0, %n : index
      %4 = memref.load %a[%3, %i] : memref<?x?xf32>
    }
  }
  return
}

func.func @other_operations(%a: memref<10xf32>, %v: memref<10xvector<4xf32>>, %x: f32) {
  affine.for %i = 0 to 10 {
    %0 = memref.load %v[%i] : memref<10xvector<4xf32>>
    memref.store %0, %v[%i] : memref<10xvector<4xf32>>
    memref.prefetch %a[%i], read, locality<3>, data : memref<10xf32>
    %1 = memref.atomic_rmw addf %x, %a[%i] : (f32, memref<10xf32>) -> f32
    %2 = affine.load %a[%i] : memref<10xf32>
  }
  return
}
func.func @arithmetic(%A: memref<?xf32>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c-3 = arith.constant -3 : index
  affine.for %k = 0 to 10 {
    affine.for %l = 0 to 10 {
      %1 = arith.subi %k, %l : index
      %2 = memref.load %A[%1] : memref<?xf32>
      %3 = arith.muli %k, %c2 : index
      %4 = memref.load %A[%3] : memref<?xf32>
      %5 = arith.muli %c2, %k : index
      %6 = memref.load %A[%5] : memref<?xf32>
      %7 = arith.muli %k, %n : index
      %8 = memref.load %A[%7] : memref<?xf32>
      %9 = arith.divsi %k, %c2 : index
      %10 = memref.load %A[%9] : memref<?xf32>
      %11 = arith.remsi %k, %c2 : index
      %12 = memref.load %A[%11] : memref<?xf32>
      %13 = arith.divui %k, %c2 : index
      %14 = memref.load %A[%13] : memref<?xf32>
      %15 = arith.remui %k, %c2 : index
      %16 = memref.load %A[%15] : memref<?xf32>
      %17 = arith.ceildivsi %k, %c2 : index
      %18 = memref.load %A[%17] : memref<?xf32>
      %19 = arith.floordivsi %k, %c2 : index
      %20 = memref.load %A[%19] : memref<?xf32>
      %21 = arith.muli %n, %m : index
      %22 = memref.load %A[%21] : memref<?xf32>
      %23 = arith.divsi %n, %m : index
      %24 = memref.load %A[%23] : memref<?xf32>
      %25 = arith.shli %k, %c2 : index
      %26 = memref.load %A[%25] : memref<?xf32>
      %27 = arith.remsi %k, %n : index
      %28 = memref.load %A[%27] : memref<?xf32>
      %29 = arith.floordivsi %k, %c-3 : index
      %30 = memref.load %A[%29] : memref<?xf32>
      %31 = affine.apply affine_map<(d0, d1) -> (d0 * 3 + d1)>(%k, %l)
      %32 = memref.load %A[%31] : memref<?xf32>
      %33 = affine.max affine_map<(d0, d1) -> (d0 * 3, d1)>(%k, %l)
      %34 = memref.load %A[%33] : memref<?xf32>
      %35 = affine.min affine_map<(d0, d1) -> (d0 * 3 + d1)>(%k, %l)
      %36 = memref.load %A[%35] : memref<?xf32>
      %37 = arith.addi %n, %k : index
      %38 = arith.addi %37, %c2 : index
      %39 = arith.muli %38, %c2 : index
      %40 = memref.load %A[%39] : memref<?xf32>
      %41 = arith.maxsi %k, %l : index
      %42 = memref.load %A[%41] : memref<?xf32>
      %43 = arith.ceildivui %k, %c2 : index
      %44 = memref.load %A[%43] : memref<?xf32>
      %45 = arith.remsi %k, %c-3 : index
      %46 = memref.load %A[%45] : memref<?xf32>
      %47 = arith.floordivsi %k, %c0 : index
      %48 = memref.load %A[%47] : memref<?xf32>
      %49 = arith.floordivsi %k, %n : index
      %50 = memref.load %A[%49] : memref<?xf32>
      %51 = arith.floordivsi %n, %k : index
      %52 = memref.load %A[%51] : memref<?xf32>
      %53 = arith.ceildivsi %n, %m : index
      %54 = memref.load %A[%53] : memref<?xf32>
      %55 = arith.muli %k, %k : index
      %56 = arith.addi %55, %l : index
      %57 = memref.load %A[%56] : memref<?xf32>
      %58 = arith.addi %k, %k : index
      %59 = memref.load %A[%58] : memref<?xf32>
      %60 = arith.muli %n, %k : index
      %61 = memref.load %A[%60] : memref<?xf32>
      %62 = arith.floordivsi %n, %m : index
      %63 = memref.load %A[%62] : memref<?xf32>
      %64 = arith.remui %n, %m : index
      %65 = memref.load %A[%64] : memref<?xf32>
      %66 = arith.divui %n, %m : index
      %67 = memref.load %A[%66] : memref<?xf32>
    }
  }
  return
}
