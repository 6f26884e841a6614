// RUN: ods opt %s --mem2reg --allow-unregistered-dialect | golden %S/mem2reg.out

func.func @memref(%c: i1, %v: f32) -> f32 {
  %m = memref.alloca() : memref<f32>
  scf.if %c {
    memref.store %v, %m[] : memref<f32>
  }
  %m2 = memref.alloca() : memref<1xf32>
  %c0 = arith.constant 0 : index
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %v, %m2[%c0] : memref<1xf32>
  cf.br ^c
^b:
  %x = arith.addf %v, %v : f32
  memref.store %x, %m2[%c0] : memref<1xf32>
  cf.br ^c
^c:
  %1 = memref.load %m[] : memref<f32>
  %2 = memref.load %m2[%c0] : memref<1xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @memref2(%c: i1, %v: f32) -> f32 {
  scf.if %c {
    %m = memref.alloca() : memref<f32>
    %1 = memref.load %m[] : memref<f32>
    "use"(%1) : (f32) -> ()
    memref.store %v, %m[] : memref<f32>
    %2 = memref.load %m[] : memref<f32>
    "use"(%2) : (f32) -> ()
  }
  return %v : f32
}
func.func @region(%c: i1, %v: f32) -> f32 {
    %m = memref.alloca() : memref<f32>
    memref.store %v, %m[] : memref<f32>
  %r = scf.if %c -> f32 {
    %2 = memref.load %m[] : memref<f32>
    scf.yield %2: f32
    } else { 
    scf.yield %v: f32
  }
  return %r : f32
}
func.func @memref_of_memref(%c: i1, %v: memref<f32>) -> memref<f32> {
  %m = memref.alloca() : memref<memref<f32>>
  %1 = memref.load %m[] : memref<memref<f32>>
  memref.store %v, %m[] : memref<memref<f32>>
  return %1 : memref<f32>
}
func.func @nested(%c: i1, %x: f32) {
  %m = memref.alloca() : memref<f32>
  %n = memref.alloca() : memref<f32>
  memref.store %x, %m[] : memref<f32>
  scf.execute_region {
    %k = memref.alloca() : memref<f32>
    cf.cond_br %c, ^a, ^b
  ^a:
    memref.store %x, %k[] : memref<f32>
    cf.br ^b
  ^b:
    %l = memref.load %k[] : memref<f32>
    "use"(%l) : (f32) -> ()
    scf.yield
  }
  %y = memref.load %m[] : memref<f32>
  memref.store %y, %n[] : memref<f32>
  "use"(%y) : (f32) -> ()
  "test.graph"() ({
    %k = memref.alloca() : memref<f32>
    memref.store %x, %k[] : memref<f32>
    "test.x"() : () -> ()
  }) : () -> ()
  "test.terminated"() ({
    %k = memref.alloca() : memref<f32>
    memref.store %x, %k[] : memref<f32>
    "test.branch"()[^bb1, ^bb2] : () -> ()
  ^bb1:
    memref.store %x, %k[] : memref<f32>
    cf.br ^bb2
  ^bb2:
    %z = memref.load %k[] : memref<f32>
    "use"(%z) : (f32) -> ()
  }) : () -> ()
  return
}
func.func @types(%x : complex<f32>) {
  %1 = memref.alloca() : memref<complex<f32>>
  memref.store %x, %1[] : memref<complex<f32>>
  %2 = memref.load %1[] : memref<complex<f32>>
  %3 = memref.alloca() : memref<1x1xvector<2xf32>>
  %c0 = arith.constant 0 : index
  %4 = memref.load %3[%c0, %c0] : memref<1x1xvector<2xf32>>
  %7 = memref.alloca() : memref<memref<*xf32>>
  %8 = memref.load %7[] : memref<memref<*xf32>>
  %9 = memref.alloca() : memref<vector<[4]xf32>>
  %10 = memref.load %9[] : memref<vector<[4]xf32>>
  %14 = memref.alloca() : memref<index>
  %15 = memref.load %14[] : memref<index>
  %18 = memref.alloca() : memref<1x0xi32>
  return
}
