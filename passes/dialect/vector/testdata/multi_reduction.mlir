// RUN: ods opt %s --lower-vector-multi-reduction --split-input-file | golden %S/multi_reduction_parallel.out
// RUN: ods opt %s --lower-vector-multi-reduction=lowering-strategy=inner-reduction --split-input-file | golden %S/multi_reduction_inner.out

func.func @r1(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r2(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <mul>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r3(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <minimumf>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r4(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <maximumf>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r5(%v: vector<2x3xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <minnumf>, %v, %a [1] : vector<2x3xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r6(%v: vector<2x3xf64>, %a: vector<2xf64>) -> vector<2xf64> {
  %0 = vector.multi_reduction <maxnumf>, %v, %a [1] : vector<2x3xf64> to vector<2xf64>
  return %0 : vector<2xf64>
}

// -----

func.func @r7(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @r8(%v: vector<2x3xi8>, %a: vector<2xi8>) -> vector<2xi8> {
  %0 = vector.multi_reduction <mul>, %v, %a [1] : vector<2x3xi8> to vector<2xi8>
  return %0 : vector<2xi8>
}

// -----

func.func @r9(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <minsi>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @r10(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <minui>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @r11(%v: vector<2x3xi64>, %a: vector<2xi64>) -> vector<2xi64> {
  %0 = vector.multi_reduction <maxsi>, %v, %a [1] : vector<2x3xi64> to vector<2xi64>
  return %0 : vector<2xi64>
}

// -----

func.func @r12(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <maxui>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @r13(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <and>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @r14(%v: vector<2x3xi1>, %a: vector<2xi1>) -> vector<2xi1> {
  %0 = vector.multi_reduction <or>, %v, %a [1] : vector<2x3xi1> to vector<2xi1>
  return %0 : vector<2xi1>
}

// -----

func.func @r15(%v: vector<2x3xi32>, %a: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <xor>, %v, %a [1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}

// -----

func.func @r16(%v: vector<2x3xindex>, %a: vector<2xindex>) -> vector<2xindex> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3xindex> to vector<2xindex>
  return %0 : vector<2xindex>
}

// -----

func.func @r17(%v: vector<2x3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @r18(%v: vector<2x3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <mul>, %v, %a [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @r19(%v: vector<2x3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <minimumf>, %v, %a [0] : vector<2x3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @r20(%v: vector<2x3xi32>, %a: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x3xi32> to vector<3xi32>
  return %0 : vector<3xi32>
}

// -----

func.func @r21(%v: vector<2x3xi8>, %a: vector<3xi8>) -> vector<3xi8> {
  %0 = vector.multi_reduction <mul>, %v, %a [0] : vector<2x3xi8> to vector<3xi8>
  return %0 : vector<3xi8>
}

// -----

func.func @r22(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<4xf32> to f32
  return %0 : f32
}

// -----

func.func @r23(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.multi_reduction <mul>, %v, %a [0] : vector<4xi32> to i32
  return %0 : i32
}

// -----

func.func @r24(%v: vector<2x3xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %a [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}

// -----

func.func @r25(%v: vector<2x3x4xf32>, %a: vector<3x4xf32>) -> vector<3x4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x3x4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}

// -----

func.func @r26(%v: vector<2x3x4xf32>, %a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x3x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @r27(%v: vector<2x3x4xf32>, %a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [2] : vector<2x3x4xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @r28(%v: vector<2x3x4xf32>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0, 1] : vector<2x3x4xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @r29(%v: vector<2x3x4xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<2x3x4xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @r30(%v: vector<2x3x4xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1, 2] : vector<2x3x4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r31(%v: vector<2x3x4xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %a [0, 1, 2] : vector<2x3x4xf32> to f32
  return %0 : f32
}

// -----

func.func @r33(%v: vector<2x1x4x3xi32>, %a: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = vector.multi_reduction <maxsi>, %v, %a [1, 3] : vector<2x1x4x3xi32> to vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// -----

func.func @r34(%v: vector<2x1x4x3xi32>, %a: vector<1x3xi32>) -> vector<1x3xi32> {
  %0 = vector.multi_reduction <maxsi>, %v, %a [0, 2] : vector<2x1x4x3xi32> to vector<1x3xi32>
  return %0 : vector<1x3xi32>
}

// -----

func.func @r35(%v: vector<2x3xf32>, %a: vector<2xf32>, %m: vector<2x3xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<2x3xf32> to vector<2xf32> } : vector<2x3xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r36(%v: vector<2x3xf32>, %a: vector<3xf32>, %m: vector<2x3xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<2x3xf32> to vector<3xf32> } : vector<2x3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @r37(%v: vector<2x3x4xf32>, %a: vector<2x4xf32>, %m: vector<2x3x4xi1>) -> vector<2x4xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<2x3x4xf32> to vector<2x4xf32> } : vector<2x3x4xi1> -> vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @r38(%v: vector<2x3x4xf32>, %a: vector<3xf32>, %m: vector<2x3x4xi1>) -> vector<3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0, 2] : vector<2x3x4xf32> to vector<3xf32> } : vector<2x3x4xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @r39(%v: vector<5xf32>, %a: f32, %m: vector<5xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<5xf32> to f32 } : vector<5xi1> -> f32
  return %0 : f32
}

// -----

func.func @r40(%v: vector<2x3xf32>, %a: f32, %m: vector<2x3xi1>) -> f32 {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0, 1] : vector<2x3xf32> to f32 } : vector<2x3xi1> -> f32
  return %0 : f32
}

// -----

func.func @r41(%v: vector<2x[3]x[4]xf32>, %a: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[3]x[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
