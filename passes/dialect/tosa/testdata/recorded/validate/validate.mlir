func.func @f1(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.abs"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.abs"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.abs"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.abs"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.abs"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.abs"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.abs"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.abs"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.abs"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.abs"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.abs"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.abs"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f2(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.clz"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.clz"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.clz"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.clz"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.clz"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.clz"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.clz"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.clz"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.clz"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.clz"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.clz"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.clz"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f3(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.exp"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.exp"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.exp"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.exp"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.exp"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.exp"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.exp"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.exp"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.exp"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.exp"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.exp"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.exp"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f4(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.identity"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.identity"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.identity"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.identity"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.identity"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.identity"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.identity"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.identity"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.identity"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.identity"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.identity"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.identity"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f5(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.logical_not"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.logical_not"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.logical_not"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.logical_not"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.logical_not"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.logical_not"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.logical_not"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.logical_not"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.logical_not"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.logical_not"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.logical_not"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.logical_not"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f6(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.bitwise_not"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.bitwise_not"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.bitwise_not"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.bitwise_not"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.bitwise_not"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.bitwise_not"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.bitwise_not"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.bitwise_not"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.bitwise_not"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.bitwise_not"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.bitwise_not"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.bitwise_not"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f7(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.sigmoid"(%a0) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.sigmoid"(%a1) : (tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.sigmoid"(%a2) : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.sigmoid"(%a3) : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.sigmoid"(%a4) : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.sigmoid"(%a5) : (tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.sigmoid"(%a6) : (tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.sigmoid"(%a7) : (tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.sigmoid"(%a8) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.sigmoid"(%a9) : (tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.sigmoid"(%a10) : (tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.sigmoid"(%a11) : (tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f8(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.add"(%a0, %a0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.add"(%a1, %a1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.add"(%a2, %a2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.add"(%a3, %a3) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.add"(%a4, %a4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.add"(%a5, %a5) : (tensor<2x3xi48>, tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.add"(%a6, %a6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.add"(%a7, %a7) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.add"(%a8, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.add"(%a9, %a9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.add"(%a10, %a10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.add"(%a11, %a11) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f9(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.sub"(%a0, %a0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.sub"(%a1, %a1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.sub"(%a2, %a2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.sub"(%a3, %a3) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.sub"(%a4, %a4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.sub"(%a5, %a5) : (tensor<2x3xi48>, tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.sub"(%a6, %a6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.sub"(%a7, %a7) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.sub"(%a8, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.sub"(%a9, %a9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.sub"(%a10, %a10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.sub"(%a11, %a11) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f10(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.bitwise_and"(%a0, %a0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.bitwise_and"(%a1, %a1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.bitwise_and"(%a2, %a2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.bitwise_and"(%a3, %a3) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.bitwise_and"(%a4, %a4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.bitwise_and"(%a5, %a5) : (tensor<2x3xi48>, tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.bitwise_and"(%a6, %a6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.bitwise_and"(%a7, %a7) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.bitwise_and"(%a8, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.bitwise_and"(%a9, %a9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.bitwise_and"(%a10, %a10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.bitwise_and"(%a11, %a11) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f11(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.maximum"(%a0, %a0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.maximum"(%a1, %a1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.maximum"(%a2, %a2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.maximum"(%a3, %a3) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.maximum"(%a4, %a4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.maximum"(%a5, %a5) : (tensor<2x3xi48>, tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.maximum"(%a6, %a6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.maximum"(%a7, %a7) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.maximum"(%a8, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.maximum"(%a9, %a9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.maximum"(%a10, %a10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.maximum"(%a11, %a11) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f12(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.intdiv"(%a0, %a0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.intdiv"(%a1, %a1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.intdiv"(%a2, %a2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.intdiv"(%a3, %a3) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.intdiv"(%a4, %a4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.intdiv"(%a5, %a5) : (tensor<2x3xi48>, tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.intdiv"(%a6, %a6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.intdiv"(%a7, %a7) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.intdiv"(%a8, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.intdiv"(%a9, %a9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.intdiv"(%a10, %a10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.intdiv"(%a11, %a11) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f13(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi4>, %a2: tensor<2x3xi8>, %a3: tensor<2x3xi16>, %a4: tensor<2x3xi32>, %a5: tensor<2x3xi48>, %a6: tensor<2x3xi64>, %a7: tensor<2x3xf16>, %a8: tensor<2x3xf32>, %a9: tensor<2x3xbf16>, %a10: tensor<2x3xf8E4M3FN>, %a11: tensor<2x3xf8E5M2>) {
  %0 = "tosa.pow"(%a0, %a0) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %1 = "tosa.pow"(%a1, %a1) : (tensor<2x3xi4>, tensor<2x3xi4>) -> tensor<2x3xi4>
  %2 = "tosa.pow"(%a2, %a2) : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %3 = "tosa.pow"(%a3, %a3) : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %4 = "tosa.pow"(%a4, %a4) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %5 = "tosa.pow"(%a5, %a5) : (tensor<2x3xi48>, tensor<2x3xi48>) -> tensor<2x3xi48>
  %6 = "tosa.pow"(%a6, %a6) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %7 = "tosa.pow"(%a7, %a7) : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %8 = "tosa.pow"(%a8, %a8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = "tosa.pow"(%a9, %a9) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %10 = "tosa.pow"(%a10, %a10) : (tensor<2x3xf8E4M3FN>, tensor<2x3xf8E4M3FN>) -> tensor<2x3xf8E4M3FN>
  %11 = "tosa.pow"(%a11, %a11) : (tensor<2x3xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return
}

// -----

func.func @f14(%a0: tensor<2xi1>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi1>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f15(%a0: tensor<2xi4>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi4>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f16(%a0: tensor<2xi8>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi8>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f17(%a0: tensor<2xi16>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi16>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f18(%a0: tensor<2xi32>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi32>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f19(%a0: tensor<2xi48>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi48>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f20(%a0: tensor<2xi64>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xi64>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f21(%a0: tensor<2xf16>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xf16>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f22(%a0: tensor<2xf32>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xf32>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f23(%a0: tensor<2xbf16>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xbf16>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f24(%a0: tensor<2xf8E4M3FN>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xf8E4M3FN>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f25(%a0: tensor<2xf8E5M2>) {
  %0 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi1>
  %1 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi4>
  %2 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi8>
  %3 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi16>
  %4 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi32>
  %5 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi48>
  %6 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xi64>
  %7 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xf16>
  %8 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xf32>
  %9 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xbf16>
  %10 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xf8E4M3FN>
  %11 = "tosa.cast"(%a0) : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  return
}

// -----

func.func @f26(%a0: tensor<?x3xf32>) {
  %0 = tosa.abs %a0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// -----

func.func @f27(%a0: tensor<*xf32>) {
  %0 = tosa.abs %a0 : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// -----

func.func @f28(%a0: tensor<1x1x1x1x1x1x1xf32>) {
  %0 = tosa.tanh %a0 : (tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1x1xf32>
  return
}

// -----

func.func @f29(%a0: tensor<1x1x1x1x1x1x1xf32>) {
  %0 = tosa.argmax %a0 {axis = 0 : i32} : (tensor<1x1x1x1x1x1x1xf32>) -> tensor<1x1x1x1x1x1xi32>
  return
}

// -----

func.func @f30(%a0: tensor<2x3xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1, 1, 2, 3]> : tensor<7xindex>} : () -> !tosa.shape<7>
  %0 = tosa.reshape %a0, %s : (tensor<2x3xf32>, !tosa.shape<7>) -> tensor<1x1x1x1x1x2x3xf32>
  return
}

// -----

func.func @f31(%a0: tensor<536870912xf32>) {
  %0 = tosa.floor %a0 : (tensor<536870912xf32>) -> tensor<536870912xf32>
  return
}

// -----

func.func @f32(%a0: tensor<1x18000x18000x1xf32>) {
  %0 = tosa.max_pool2d %a0 {kernel = array<i64: 9000, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x18000x18000x1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f33(%a0: tensor<1x18000x18000x1xf32>) {
  %0 = tosa.max_pool2d %a0 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 9000, 1>} : (tensor<1x18000x18000x1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f34(%a0: tensor<1x18000x18000x1xf32>) {
  %0 = tosa.max_pool2d %a0 {kernel = array<i64: 9000, 9000>, pad = array<i64: 8193, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x18000x18000x1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f35(%a0: tensor<1x9000x9000x1xf32>, %a1: tensor<1x2x2x1xf32>, %a2: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a0, %a1, %a2, %z, %z {acc_type = f32, dilation = array<i64: 1, 8193>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f36(%a0: tensor<1x9000x9000x1xf32>, %a1: tensor<1x2x2x1xf32>, %a2: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a0, %a1, %a2, %z, %z {acc_type = f32, dilation = array<i64: 5000, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f37(%a0: tensor<1x9000x9000x1xf32>, %a1: tensor<1x2x2x1xf32>, %a2: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a0, %a1, %a2, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 8193, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f38(%a0: tensor<1x9000x9000x1xf32>, %a1: tensor<1x2x2x1xf32>, %a2: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a0, %a1, %a2, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 8193, 1>} : (tensor<1x9000x9000x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f39(%a0: tensor<1x32x32x1xf32>, %a1: tensor<1x9000x2x1xf32>, %a2: tensor<1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a0, %a1, %a2, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x1xf32>, tensor<1x9000x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x?x1xf32>
  return
}

// -----

func.func @f40(%a0: tensor<1x16384x4xf32>) {
  %0, %1 = tosa.rfft2d %a0 : (tensor<1x16384x4xf32>) -> (tensor<1x16384x3xf32>, tensor<1x16384x3xf32>)
  return
}

// -----

func.func @f41(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[600, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f42(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[4096, 100, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f43(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 16, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f44(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f45(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 32]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f46(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f47(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, -33]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f48(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 3, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  return
}

// -----

func.func @f49(%a0: tensor<1x1x1x1xf32>) {
  %s = tosa.const_shape {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3x4x1xf32>
  return
}

// -----

func.func @f50(%a0: tensor<1x20000x2x1xf32>) {
  %s = tosa.const_shape {values = dense<[1, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a0, %s, %o, %b {mode = BILINEAR} : (tensor<1x20000x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x20000x2x1xf32>
  return
}

// -----

func.func @f51(%a0: tensor<2xi32>, %a1: tensor<1xi8>) {
  %0 = tosa.mul %a0, %a0, %a1 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f52(%a0: tensor<2xi32>) {
  %s = "tosa.const"() {values = dense<64> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a0, %a0, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f53(%a0: tensor<2xi32>) {
  %s = "tosa.const"() {values = dense<-1> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a0, %a0, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f54(%a0: tensor<2xi16>) {
  %s = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a0, %a0, %s : (tensor<2xi16>, tensor<2xi16>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f55(%a0: tensor<2xi32>) {
  %s = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a0, %a0, %s : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f56(%a0: tensor<2xi8>, %a1: tensor<256xi8>) {
  %0 = tosa.table %a0, %a1 : (tensor<2xi8>, tensor<256xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f57(%a0: tensor<2xi16>) {
  %t = "tosa.const"() {values = dense<1> : tensor<513xi16>} : () -> tensor<513xi16>
  %0 = tosa.table %a0, %t : (tensor<2xi16>, tensor<513xi16>) -> tensor<2xi32>
  return
}

// -----

func.func @f58(%a0: tensor<2xi8>) {
  %t = "tosa.const"() {values = dense<1> : tensor<200xi8>} : () -> tensor<200xi8>
  %0 = tosa.table %a0, %t : (tensor<2xi8>, tensor<200xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f59(%a0: tensor<2xi48>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f60(%a0: tensor<2xi8>) {
  %m = "tosa.const"() {values = dense<16384> : tensor<1xi16>} : () -> tensor<1xi16>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = false, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f61(%a0: tensor<2xi8>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f62(%a0: tensor<2xi8>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = INEXACT_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f63(%a0: tensor<2xi8>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f64(%a0: tensor<2xi8>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f65(%a0: tensor<2xi32>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f66(%a0: tensor<2xi32>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f67(%a0: tensor<2xi8>) {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f68(%a0: tensor<2xi48>) {
  %m = "tosa.const"() {values = dense<16384> : tensor<1xi16>} : () -> tensor<1xi16>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %iz = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
  %oz = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a0, %m, %s, %iz, %oz {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f69(%a0: tensor<2x3xf32>, %a1: tensor<1xf32>) {
  %p = tosa.const_shape {values = dense<[1, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.pad %a0, %p, %a1 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f70(%a0: tensor<2x3xf32>, %a1: tensor<1xf32>) {
  %0 = tosa.negate %a0, %a1, %a1 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @f71(%a0: tensor<i1>, %a1: tensor<2x3xf32>) {
  %0 = tosa.cond_if %a0 : tensor<i1> -> tensor<2x3xf32> {
    tosa.yield %a1 : tensor<2x3xf32>
  } else {
    tosa.yield %a1 : tensor<2x3xf32>
  }
  return
}

// -----

func.func @f72(%a0: tensor<1xf32>) {
  %0 = tosa.concat %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0 {axis = 0 : i32} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  return
}

// -----

func.func @f73(%a0: tensor<1xf32>) {
  %0 = "tosa.custom"(%a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0, %a0) {operator_name = "o", domain_name = "d", implementation_attrs = ""} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  return
}

// -----

func.func @f74(%a0: tensor<1x4x2xf32>, %a1: tensor<1x2x2xf32>) {
  %i = "tosa.const"() {values = dense<1> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %0 = tosa.scatter %a0, %i, %a1 : (tensor<1x4x2xf32>, tensor<1x2xi32>, tensor<1x2x2xf32>) -> tensor<1x4x2xf32>
  return
}

// -----

func.func @f75(%a0: tensor<2x!quant.uniform<i8:f32, 0.5>>) {
  %0 = tosa.abs %a0 : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  return
}

// -----

func.func @f76(%a0: tensor<2xui8>) {
  %0 = tosa.identity %a0 : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @f77(%a0: tensor<2xf64>) {
  %0 = tosa.identity %a0 : (tensor<2xf64>) -> tensor<2xf64>
  return
}

// -----

func.func @f78(%a0: tensor<2x3xf32>) {
  %0 = tosa.dim %a0 {axis = 1 : i32} : (tensor<2x3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f79(%a0: tensor<i1>) {
  %r0 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
    %r1 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
      %r2 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
        %r3 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
          %r4 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
            %r5 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
              %r6 = tosa.cond_if %a0 : tensor<i1> -> tensor<i1> {
  tosa.yield %a0 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  tosa.yield %r6 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  tosa.yield %r5 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  tosa.yield %r4 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  tosa.yield %r3 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  tosa.yield %r2 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  tosa.yield %r1 : tensor<i1>
  } else {
  tosa.yield %a0 : tensor<i1>
  }
  return
}

// -----

module {
  tosa.variable @v : tensor<2xi8>
  func.func @variables(%a0: tensor<2xi8>) {
    tosa.variable_write @v, %a0 : tensor<2xi8>
    %0 = tosa.variable_read @v : tensor<2xi8>
    return
  }
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = "none", profiles = [pro_fp], extensions = [mxfp]>} {
  func.func @target_of_the_module(%a0: tensor<?xi8>) {
    %0 = tosa.identity %a0 : (tensor<?xi8>) -> tensor<?xi8>
    return
  }
}
