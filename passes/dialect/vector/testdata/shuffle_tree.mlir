// RUN: ods opt %s --lower-vector-to-from-elements-to-shuffle-tree --split-input-file | golden %S/shuffle_tree.out

func.func @forwarding(%a: vector<8xf32>) -> vector<8xf32> {
  %0:8 = vector.to_elements %a : vector<8xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : vector<8xf32>
  return %1 : vector<8xf32>
}

// -----

func.func @multi_dim(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<4xf32> {
  %0:8 = vector.to_elements %a : vector<2x4xf32>
  %1:8 = vector.to_elements %b : vector<2x4xf32>
  %2 = vector.from_elements %0#0, %0#7, %1#0, %1#7 : vector<4xf32>
  return %2 : vector<4xf32>
}

// -----

func.func @multi_dim_result(%a: vector<8xf32>) -> vector<2x2xf32> {
  %0:8 = vector.to_elements %a : vector<8xf32>
  %2 = vector.from_elements %0#0, %0#7, %0#0, %0#7 : vector<2x2xf32>
  return %2 : vector<2x2xf32>
}

// -----

func.func @other_sources(%a: vector<8xf32>, %b: f32) -> vector<3xf32> {
  %0:8 = vector.to_elements %a : vector<8xf32>
  %2 = vector.from_elements %0#0, %b, %0#0 : vector<3xf32>
  return %2 : vector<3xf32>
}

// -----

func.func @no_dims(%a: vector<f32>, %b: vector<4xf32>) -> vector<2xf32> {
  %0 = vector.to_elements %a : vector<f32>
  %1:4 = vector.to_elements %b : vector<4xf32>
  %2 = vector.from_elements %0, %1#3 : vector<2xf32>
  return %2 : vector<2xf32>
}

// -----

func.func @one(%a: vector<1xf32>, %b: vector<1xf32>) -> (vector<1xf32>, vector<2xf32>) {
  %0 = vector.to_elements %a : vector<1xf32>
  %1 = vector.to_elements %b : vector<1xf32>
  %2 = vector.from_elements %1 : vector<1xf32>
  %3 = vector.from_elements %1, %0 : vector<2xf32>
  return %2, %3 : vector<1xf32>, vector<2xf32>
}

// -----

func.func @r0(%a0: vector<1xi8>, %a1: vector<4xi8>, %a2: vector<2xi8>, %a3: vector<6xi8>, %a4: vector<1xi8>) -> vector<7xi8> {
  %e0 = vector.to_elements %a0 : vector<1xi8>
  %e1:4 = vector.to_elements %a1 : vector<4xi8>
  %e2:2 = vector.to_elements %a2 : vector<2xi8>
  %e3:6 = vector.to_elements %a3 : vector<6xi8>
  %e4 = vector.to_elements %a4 : vector<1xi8>
  %r = vector.from_elements %e0, %e2#1, %e1#3, %e4, %e0, %e4, %e1#0 : vector<7xi8>
  return %r : vector<7xi8>
}

// -----

func.func @r1(%a0: vector<5xi8>, %a1: vector<5xi8>, %a2: vector<5xi8>, %a3: vector<5xi8>) -> vector<7xi8> {
  %e0:5 = vector.to_elements %a0 : vector<5xi8>
  %e1:5 = vector.to_elements %a1 : vector<5xi8>
  %e2:5 = vector.to_elements %a2 : vector<5xi8>
  %e3:5 = vector.to_elements %a3 : vector<5xi8>
  %r = vector.from_elements %e0#1, %e3#1, %e1#0, %e0#1, %e1#1, %e1#2, %e2#1 : vector<7xi8>
  return %r : vector<7xi8>
}

// -----

func.func @r2(%a0: vector<3xindex>, %a1: vector<3xindex>, %a2: vector<3xindex>, %a3: vector<3xindex>, %a4: vector<3xindex>, %a5: vector<3xindex>, %a6: vector<3xindex>) -> vector<14xindex> {
  %e0:3 = vector.to_elements %a0 : vector<3xindex>
  %e1:3 = vector.to_elements %a1 : vector<3xindex>
  %e2:3 = vector.to_elements %a2 : vector<3xindex>
  %e3:3 = vector.to_elements %a3 : vector<3xindex>
  %e4:3 = vector.to_elements %a4 : vector<3xindex>
  %e5:3 = vector.to_elements %a5 : vector<3xindex>
  %e6:3 = vector.to_elements %a6 : vector<3xindex>
  %r = vector.from_elements %e2#0, %e2#1, %e1#0, %e2#0, %e2#1, %e6#2, %e4#0, %e4#2, %e5#1, %e0#1, %e2#1, %e3#2, %e2#0, %e3#1 : vector<14xindex>
  return %r : vector<14xindex>
}

// -----

func.func @r3(%a0: vector<6xi8>) -> vector<13xi8> {
  %e0:6 = vector.to_elements %a0 : vector<6xi8>
  %r = vector.from_elements %e0#0, %e0#0, %e0#2, %e0#2, %e0#3, %e0#3, %e0#3, %e0#4, %e0#4, %e0#4, %e0#4, %e0#4, %e0#5 : vector<13xi8>
  return %r : vector<13xi8>
}

// -----

func.func @r4(%a0: vector<6xf32>) -> vector<13xf32> {
  %e0:6 = vector.to_elements %a0 : vector<6xf32>
  %r = vector.from_elements %e0#2, %e0#5, %e0#2, %e0#2, %e0#0, %e0#5, %e0#3, %e0#5, %e0#0, %e0#0, %e0#5, %e0#2, %e0#5 : vector<13xf32>
  return %r : vector<13xf32>
}

// -----

func.func @r5(%a0: vector<5xindex>) -> vector<12xindex> {
  %e0:5 = vector.to_elements %a0 : vector<5xindex>
  %r = vector.from_elements %e0#1, %e0#3, %e0#1, %e0#2, %e0#0, %e0#2, %e0#3, %e0#4, %e0#3, %e0#3, %e0#2, %e0#3 : vector<12xindex>
  return %r : vector<12xindex>
}

// -----

func.func @r6(%a0: vector<2xi8>) -> vector<17xi8> {
  %e0:2 = vector.to_elements %a0 : vector<2xi8>
  %r = vector.from_elements %e0#0, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1, %e0#0, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1, %e0#1 : vector<17xi8>
  return %r : vector<17xi8>
}

// -----

func.func @r7(%a0: vector<4xf32>, %a1: vector<4xf32>, %a2: vector<4xf32>, %a3: vector<4xf32>, %a4: vector<4xf32>) -> vector<17xf32> {
  %e0:4 = vector.to_elements %a0 : vector<4xf32>
  %e1:4 = vector.to_elements %a1 : vector<4xf32>
  %e2:4 = vector.to_elements %a2 : vector<4xf32>
  %e3:4 = vector.to_elements %a3 : vector<4xf32>
  %e4:4 = vector.to_elements %a4 : vector<4xf32>
  %r = vector.from_elements %e2#0, %e3#1, %e4#3, %e2#2, %e0#1, %e1#3, %e4#1, %e1#1, %e0#3, %e1#1, %e0#1, %e0#2, %e1#3, %e1#0, %e3#3, %e2#3, %e4#0 : vector<17xf32>
  return %r : vector<17xf32>
}

// -----

func.func @r8(%a0: vector<3xindex>, %a1: vector<4xindex>) -> vector<10xindex> {
  %e0:3 = vector.to_elements %a0 : vector<3xindex>
  %e1:4 = vector.to_elements %a1 : vector<4xindex>
  %r = vector.from_elements %e1#0, %e1#0, %e1#0, %e1#2, %e1#2, %e0#1, %e1#2, %e1#1, %e0#2, %e1#3 : vector<10xindex>
  return %r : vector<10xindex>
}

// -----

func.func @r9(%a0: vector<2xindex>, %a1: vector<2xindex>) -> vector<14xindex> {
  %e0:2 = vector.to_elements %a0 : vector<2xindex>
  %e1:2 = vector.to_elements %a1 : vector<2xindex>
  %r = vector.from_elements %e0#1, %e0#1, %e1#1, %e1#0, %e1#1, %e1#1, %e1#0, %e1#1, %e1#1, %e1#0, %e1#1, %e1#1, %e0#1, %e0#0 : vector<14xindex>
  return %r : vector<14xindex>
}

// -----

func.func @r10(%a0: vector<3xf32>, %a1: vector<3xf32>, %a2: vector<3xf32>, %a3: vector<3xf32>) -> vector<14xf32> {
  %e0:3 = vector.to_elements %a0 : vector<3xf32>
  %e1:3 = vector.to_elements %a1 : vector<3xf32>
  %e2:3 = vector.to_elements %a2 : vector<3xf32>
  %e3:3 = vector.to_elements %a3 : vector<3xf32>
  %r = vector.from_elements %e0#0, %e0#1, %e0#1, %e1#1, %e1#1, %e2#0, %e2#0, %e2#1, %e2#2, %e2#2, %e2#2, %e3#0, %e3#2, %e3#2 : vector<14xf32>
  return %r : vector<14xf32>
}

// -----

func.func @r11(%a0: vector<1xindex>, %a1: vector<1xindex>, %a2: vector<3xindex>, %a3: vector<5xindex>, %a4: vector<4xindex>, %a5: vector<6xindex>, %a6: vector<1xindex>) -> vector<19xindex> {
  %e0 = vector.to_elements %a0 : vector<1xindex>
  %e1 = vector.to_elements %a1 : vector<1xindex>
  %e2:3 = vector.to_elements %a2 : vector<3xindex>
  %e3:5 = vector.to_elements %a3 : vector<5xindex>
  %e4:4 = vector.to_elements %a4 : vector<4xindex>
  %e5:6 = vector.to_elements %a5 : vector<6xindex>
  %e6 = vector.to_elements %a6 : vector<1xindex>
  %r = vector.from_elements %e1, %e0, %e3#3, %e4#3, %e6, %e6, %e3#3, %e3#1, %e2#1, %e6, %e6, %e0, %e2#0, %e5#3, %e4#2, %e5#3, %e2#0, %e1, %e3#4 : vector<19xindex>
  return %r : vector<19xindex>
}

// -----

func.func @r12(%a0: vector<6xindex>, %a1: vector<6xindex>, %a2: vector<6xindex>) -> vector<19xindex> {
  %e0:6 = vector.to_elements %a0 : vector<6xindex>
  %e1:6 = vector.to_elements %a1 : vector<6xindex>
  %e2:6 = vector.to_elements %a2 : vector<6xindex>
  %r = vector.from_elements %e0#0, %e2#1, %e1#0, %e0#5, %e0#2, %e2#3, %e0#3, %e2#3, %e0#0, %e0#1, %e2#5, %e0#5, %e0#2, %e2#3, %e0#1, %e2#1, %e1#1, %e0#4, %e0#0 : vector<19xindex>
  return %r : vector<19xindex>
}

// -----

func.func @r13(%a0: vector<1xi8>, %a1: vector<5xi8>, %a2: vector<5xi8>, %a3: vector<1xi8>, %a4: vector<6xi8>, %a5: vector<4xi8>, %a6: vector<5xi8>) -> vector<6xi8> {
  %e0 = vector.to_elements %a0 : vector<1xi8>
  %e1:5 = vector.to_elements %a1 : vector<5xi8>
  %e2:5 = vector.to_elements %a2 : vector<5xi8>
  %e3 = vector.to_elements %a3 : vector<1xi8>
  %e4:6 = vector.to_elements %a4 : vector<6xi8>
  %e5:4 = vector.to_elements %a5 : vector<4xi8>
  %e6:5 = vector.to_elements %a6 : vector<5xi8>
  %r = vector.from_elements %e0, %e0, %e2#4, %e3, %e3, %e3 : vector<6xi8>
  return %r : vector<6xi8>
}

// -----

func.func @r14(%a0: vector<6xi8>, %a1: vector<3xi8>, %a2: vector<2xi8>, %a3: vector<5xi8>, %a4: vector<6xi8>, %a5: vector<6xi8>, %a6: vector<5xi8>) -> vector<11xi8> {
  %e0:6 = vector.to_elements %a0 : vector<6xi8>
  %e1:3 = vector.to_elements %a1 : vector<3xi8>
  %e2:2 = vector.to_elements %a2 : vector<2xi8>
  %e3:5 = vector.to_elements %a3 : vector<5xi8>
  %e4:6 = vector.to_elements %a4 : vector<6xi8>
  %e5:6 = vector.to_elements %a5 : vector<6xi8>
  %e6:5 = vector.to_elements %a6 : vector<5xi8>
  %r = vector.from_elements %e4#4, %e4#1, %e2#0, %e4#1, %e2#1, %e4#1, %e6#1, %e6#2, %e3#3, %e1#0, %e5#0 : vector<11xi8>
  return %r : vector<11xi8>
}

// -----

func.func @r15(%a0: vector<1xindex>) -> vector<18xindex> {
  %e0 = vector.to_elements %a0 : vector<1xindex>
  %r = vector.from_elements %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0 : vector<18xindex>
  return %r : vector<18xindex>
}

// -----

func.func @r16(%a0: vector<3xi8>, %a1: vector<5xi8>, %a2: vector<6xi8>, %a3: vector<3xi8>) -> vector<14xi8> {
  %e0:3 = vector.to_elements %a0 : vector<3xi8>
  %e1:5 = vector.to_elements %a1 : vector<5xi8>
  %e2:6 = vector.to_elements %a2 : vector<6xi8>
  %e3:3 = vector.to_elements %a3 : vector<3xi8>
  %r = vector.from_elements %e0#0, %e0#0, %e0#1, %e0#2, %e1#1, %e1#1, %e2#0, %e2#5, %e2#5, %e3#0, %e3#0, %e3#1, %e3#1, %e3#2 : vector<14xi8>
  return %r : vector<14xi8>
}

// -----

func.func @r17(%a0: vector<5xi8>, %a1: vector<5xi8>, %a2: vector<5xi8>, %a3: vector<5xi8>, %a4: vector<5xi8>) -> vector<5xi8> {
  %e0:5 = vector.to_elements %a0 : vector<5xi8>
  %e1:5 = vector.to_elements %a1 : vector<5xi8>
  %e2:5 = vector.to_elements %a2 : vector<5xi8>
  %e3:5 = vector.to_elements %a3 : vector<5xi8>
  %e4:5 = vector.to_elements %a4 : vector<5xi8>
  %r = vector.from_elements %e1#0, %e1#1, %e2#3, %e3#1, %e4#2 : vector<5xi8>
  return %r : vector<5xi8>
}

// -----

func.func @r18(%a0: vector<1xf32>, %a1: vector<4xf32>, %a2: vector<1xf32>, %a3: vector<3xf32>, %a4: vector<3xf32>, %a5: vector<3xf32>, %a6: vector<1xf32>, %a7: vector<6xf32>, %a8: vector<1xf32>) -> vector<16xf32> {
  %e0 = vector.to_elements %a0 : vector<1xf32>
  %e1:4 = vector.to_elements %a1 : vector<4xf32>
  %e2 = vector.to_elements %a2 : vector<1xf32>
  %e3:3 = vector.to_elements %a3 : vector<3xf32>
  %e4:3 = vector.to_elements %a4 : vector<3xf32>
  %e5:3 = vector.to_elements %a5 : vector<3xf32>
  %e6 = vector.to_elements %a6 : vector<1xf32>
  %e7:6 = vector.to_elements %a7 : vector<6xf32>
  %e8 = vector.to_elements %a8 : vector<1xf32>
  %r = vector.from_elements %e7#1, %e1#2, %e4#1, %e3#2, %e2, %e0, %e3#2, %e0, %e3#2, %e1#3, %e5#2, %e4#0, %e7#2, %e4#0, %e7#1, %e3#0 : vector<16xf32>
  return %r : vector<16xf32>
}

// -----

func.func @r19(%a0: vector<1xindex>) -> vector<16xindex> {
  %e0 = vector.to_elements %a0 : vector<1xindex>
  %r = vector.from_elements %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0, %e0 : vector<16xindex>
  return %r : vector<16xindex>
}

// -----

func.func @r20(%a0: vector<5xf32>, %a1: vector<5xf32>, %a2: vector<5xf32>, %a3: vector<5xf32>, %a4: vector<5xf32>, %a5: vector<5xf32>, %a6: vector<5xf32>, %a7: vector<5xf32>, %a8: vector<5xf32>) -> vector<16xf32> {
  %e0:5 = vector.to_elements %a0 : vector<5xf32>
  %e1:5 = vector.to_elements %a1 : vector<5xf32>
  %e2:5 = vector.to_elements %a2 : vector<5xf32>
  %e3:5 = vector.to_elements %a3 : vector<5xf32>
  %e4:5 = vector.to_elements %a4 : vector<5xf32>
  %e5:5 = vector.to_elements %a5 : vector<5xf32>
  %e6:5 = vector.to_elements %a6 : vector<5xf32>
  %e7:5 = vector.to_elements %a7 : vector<5xf32>
  %e8:5 = vector.to_elements %a8 : vector<5xf32>
  %r = vector.from_elements %e0#1, %e0#3, %e1#0, %e1#1, %e1#2, %e2#0, %e2#4, %e3#4, %e4#0, %e4#3, %e6#1, %e6#4, %e7#3, %e8#1, %e8#1, %e8#2 : vector<16xf32>
  return %r : vector<16xf32>
}

// -----

func.func @r21(%a0: vector<4xi8>, %a1: vector<4xi8>, %a2: vector<4xi8>) -> vector<14xi8> {
  %e0:4 = vector.to_elements %a0 : vector<4xi8>
  %e1:4 = vector.to_elements %a1 : vector<4xi8>
  %e2:4 = vector.to_elements %a2 : vector<4xi8>
  %r = vector.from_elements %e1#1, %e0#0, %e1#1, %e2#0, %e1#1, %e1#0, %e1#1, %e0#1, %e1#2, %e0#0, %e1#2, %e1#0, %e1#1, %e2#0 : vector<14xi8>
  return %r : vector<14xi8>
}

// -----

func.func @r22(%a0: vector<6xindex>, %a1: vector<1xindex>, %a2: vector<6xindex>, %a3: vector<4xindex>, %a4: vector<3xindex>, %a5: vector<1xindex>, %a6: vector<4xindex>, %a7: vector<5xindex>, %a8: vector<2xindex>) -> vector<12xindex> {
  %e0:6 = vector.to_elements %a0 : vector<6xindex>
  %e1 = vector.to_elements %a1 : vector<1xindex>
  %e2:6 = vector.to_elements %a2 : vector<6xindex>
  %e3:4 = vector.to_elements %a3 : vector<4xindex>
  %e4:3 = vector.to_elements %a4 : vector<3xindex>
  %e5 = vector.to_elements %a5 : vector<1xindex>
  %e6:4 = vector.to_elements %a6 : vector<4xindex>
  %e7:5 = vector.to_elements %a7 : vector<5xindex>
  %e8:2 = vector.to_elements %a8 : vector<2xindex>
  %r = vector.from_elements %e1, %e4#0, %e2#2, %e7#2, %e4#0, %e1, %e8#0, %e0#0, %e0#1, %e5, %e6#2, %e0#1 : vector<12xindex>
  return %r : vector<12xindex>
}

// -----

func.func @r23(%a0: vector<4xi8>, %a1: vector<4xi8>) -> vector<2xi8> {
  %e0:4 = vector.to_elements %a0 : vector<4xi8>
  %e1:4 = vector.to_elements %a1 : vector<4xi8>
  %r = vector.from_elements %e0#1, %e0#2 : vector<2xi8>
  return %r : vector<2xi8>
}

// -----

func.func @r24(%a0: vector<4xindex>, %a1: vector<4xindex>) -> vector<5xindex> {
  %e0:4 = vector.to_elements %a0 : vector<4xindex>
  %e1:4 = vector.to_elements %a1 : vector<4xindex>
  %r = vector.from_elements %e1#2, %e1#1, %e1#3, %e0#3, %e0#1 : vector<5xindex>
  return %r : vector<5xindex>
}

// -----

func.func @r25(%a0: vector<3xindex>, %a1: vector<3xindex>, %a2: vector<3xindex>, %a3: vector<3xindex>) -> vector<15xindex> {
  %e0:3 = vector.to_elements %a0 : vector<3xindex>
  %e1:3 = vector.to_elements %a1 : vector<3xindex>
  %e2:3 = vector.to_elements %a2 : vector<3xindex>
  %e3:3 = vector.to_elements %a3 : vector<3xindex>
  %r = vector.from_elements %e0#0, %e0#0, %e0#2, %e1#0, %e1#1, %e1#1, %e1#1, %e1#2, %e2#0, %e2#0, %e2#1, %e2#1, %e3#0, %e3#1, %e3#1 : vector<15xindex>
  return %r : vector<15xindex>
}

// -----

func.func @r26(%a0: vector<4xi8>, %a1: vector<4xi8>) -> vector<8xi8> {
  %e0:4 = vector.to_elements %a0 : vector<4xi8>
  %e1:4 = vector.to_elements %a1 : vector<4xi8>
  %r = vector.from_elements %e1#3, %e1#0, %e0#3, %e0#0, %e0#3, %e0#2, %e0#2, %e1#3 : vector<8xi8>
  return %r : vector<8xi8>
}

// -----

func.func @r27(%a0: vector<6xi8>, %a1: vector<6xi8>, %a2: vector<6xi8>, %a3: vector<6xi8>, %a4: vector<6xi8>, %a5: vector<6xi8>, %a6: vector<6xi8>) -> vector<19xi8> {
  %e0:6 = vector.to_elements %a0 : vector<6xi8>
  %e1:6 = vector.to_elements %a1 : vector<6xi8>
  %e2:6 = vector.to_elements %a2 : vector<6xi8>
  %e3:6 = vector.to_elements %a3 : vector<6xi8>
  %e4:6 = vector.to_elements %a4 : vector<6xi8>
  %e5:6 = vector.to_elements %a5 : vector<6xi8>
  %e6:6 = vector.to_elements %a6 : vector<6xi8>
  %r = vector.from_elements %e5#0, %e4#1, %e6#3, %e2#4, %e0#5, %e6#4, %e1#2, %e2#0, %e0#0, %e6#2, %e4#4, %e6#5, %e3#2, %e0#2, %e5#1, %e0#0, %e6#0, %e5#2, %e2#5 : vector<19xi8>
  return %r : vector<19xi8>
}

// -----

func.func @r28(%a0: vector<4xindex>, %a1: vector<5xindex>, %a2: vector<1xindex>, %a3: vector<1xindex>, %a4: vector<2xindex>, %a5: vector<3xindex>, %a6: vector<5xindex>) -> vector<15xindex> {
  %e0:4 = vector.to_elements %a0 : vector<4xindex>
  %e1:5 = vector.to_elements %a1 : vector<5xindex>
  %e2 = vector.to_elements %a2 : vector<1xindex>
  %e3 = vector.to_elements %a3 : vector<1xindex>
  %e4:2 = vector.to_elements %a4 : vector<2xindex>
  %e5:3 = vector.to_elements %a5 : vector<3xindex>
  %e6:5 = vector.to_elements %a6 : vector<5xindex>
  %r = vector.from_elements %e0#1, %e0#2, %e0#3, %e1#0, %e1#2, %e1#4, %e1#4, %e2, %e2, %e2, %e3, %e3, %e3, %e6#2, %e6#4 : vector<15xindex>
  return %r : vector<15xindex>
}

// -----

func.func @r29(%a0: vector<2xf32>, %a1: vector<2xf32>, %a2: vector<2xf32>, %a3: vector<2xf32>) -> vector<20xf32> {
  %e0:2 = vector.to_elements %a0 : vector<2xf32>
  %e1:2 = vector.to_elements %a1 : vector<2xf32>
  %e2:2 = vector.to_elements %a2 : vector<2xf32>
  %e3:2 = vector.to_elements %a3 : vector<2xf32>
  %r = vector.from_elements %e0#0, %e0#0, %e0#1, %e1#0, %e1#0, %e1#0, %e1#1, %e1#1, %e2#0, %e2#0, %e2#0, %e2#0, %e2#0, %e2#0, %e2#1, %e3#0, %e3#0, %e3#0, %e3#1, %e3#1 : vector<20xf32>
  return %r : vector<20xf32>
}
