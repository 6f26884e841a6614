func.func @a(%a: tensor<4x?xf32>, %b: tensor<4x?xf32>, %c: tensor<4x?xi32>, %s: f32, %z: tensor<f32>) {
  %0 = arith.addf %a, %b : tensor<4x?xf32>
  %1 = arith.cmpf olt, %a, %b : tensor<4x?xf32>
  %2 = arith.select %1, %a, %b : tensor<4x?xi1>, tensor<4x?xf32>
  %3 = math.exp %z : tensor<f32>
  %4 = arith.sitofp %c : tensor<4x?xi32> to tensor<4x?xf64>
  %5 = arith.addf %a, %b fastmath<fast> : tensor<4x?xf32>
  %6 = arith.constant dense<1.0> : tensor<4xf32>
  %7 = arith.addf %6, %6 : tensor<4xf32>
  %8, %9 = arith.addui_extended %c, %c : tensor<4x?xi32>, tensor<4x?xi1>
  %10 = arith.addf %s, %s : f32
  return
}
// -----
func.func @b(%v: vector<4xf32>, %p: i1, %a: tensor<4xf32>) -> (vector<4xf32>, tensor<4xf32>) {
  %0 = arith.addf %v, %v : vector<4xf32>
  %1 = arith.select %p, %a, %a : tensor<4xf32>
  return %0, %1 : vector<4xf32>, tensor<4xf32>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.addf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.addf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.subf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.subf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.mulf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.mulf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.divf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.divf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.remf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.remf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.maximumf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.maximumf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.minimumf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.minimumf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.maxnumf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.maxnumf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = arith.minnumf %a, %b : tensor<f32>
  return %0 : tensor<f32>
}

// -----

func.func @f(%a: tensor<?x3xf64>, %b: tensor<?x3xf64>) -> tensor<?x3xf64> {
  %0 = arith.minnumf %a, %b : tensor<?x3xf64>
  return %0 : tensor<?x3xf64>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.addi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.subi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.muli %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.divsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.divui %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.remsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.remui %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.andi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.ori %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.xori %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.shli %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.shrsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.shrui %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.maxsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.minui %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.ceildivsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = arith.floordivsi %a, %b : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @f(%a: tensor<4x?xf16>) -> tensor<4x?xf32> {
  %0 = arith.extf %a : tensor<4x?xf16> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

func.func @f(%a: tensor<4x?xf64>) -> tensor<4x?xf32> {
  %0 = arith.truncf %a : tensor<4x?xf64> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

func.func @f(%a: tensor<4x?xi8>) -> tensor<4x?xf32> {
  %0 = arith.sitofp %a : tensor<4x?xi8> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// -----

func.func @f(%a: tensor<4x?xf32>) -> tensor<4x?xi8> {
  %0 = arith.fptoui %a : tensor<4x?xf32> to tensor<4x?xi8>
  return %0 : tensor<4x?xi8>
}

// -----

func.func @f(%a: tensor<4x?xindex>) -> tensor<4x?xi32> {
  %0 = arith.index_cast %a : tensor<4x?xindex> to tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}

// -----

func.func @f(%a: tensor<4x?xf32>) -> tensor<4x?xi32> {
  %0 = arith.bitcast %a : tensor<4x?xf32> to tensor<4x?xi32>
  return %0 : tensor<4x?xi32>
}

// -----

func.func @f(%a: tensor<4x?xi8>) -> tensor<4x?xi64> {
  %0 = arith.extui %a : tensor<4x?xi8> to tensor<4x?xi64>
  return %0 : tensor<4x?xi64>
}

// -----

func.func @f(%a: tensor<4x?xi64>) -> tensor<4x?xi8> {
  %0 = arith.trunci %a : tensor<4x?xi64> to tensor<4x?xi8>
  return %0 : tensor<4x?xi8>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.tanh %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.sqrt %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.log %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.absf %a : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<?xi1> {
  %0 = arith.cmpi slt, %a, %b : tensor<?xi32>
  return %0 : tensor<?xi1>
}

// -----

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.fma %a, %b, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @enc(%a: tensor<4xf32, "x">) -> tensor<4xf32, "x"> {
  %0 = arith.negf %a : tensor<4xf32, "x">
  return %0 : tensor<4xf32, "x">
}
