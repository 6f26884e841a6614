package validate_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/validate"
)

// TestContracts has calls in which an operation does not get what it requires, though they can be executed, and others in
// which it does.
func TestContracts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		bad, good  []string
	}{
		{"load", `func.func @f(%m: memref<3x4xi8>, %i: index) -> i8 {
  %z = arith.constant 0 : index
  %0 = memref.load %m[%z, %i] : memref<3x4xi8> return %0 : i8 }`,
			[]string{"[[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]", "4"}, []string{"[[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4]]", "3"}},
		{"tensor.pad", `func.func @f(%t: tensor<?xi8>, %h: index, %x: i8) -> tensor<4xi8> {
  %0 = tensor.pad %t low[0] high[%h] { ^bb0(%i: index): tensor.yield %x : i8 } : tensor<?xi8> to tensor<4xi8> return %0 : tensor<4xi8> }`,
			[]string{"[1, 2, 3]", "2", "0"}, []string{"[1, 2, 3]", "1", "0"}},
		{"affine.load", `func.func @f(%m: memref<2x2xi8>, %i: index) -> i8 {
  %0 = affine.load %m[0, symbol(%i) + 1] : memref<2x2xi8> return %0 : i8 }`, []string{"[[1, 2], [3, 4]]", "1"}, []string{"[[1, 2], [3, 4]]", "0"}},
		{"affine.vector_store", `func.func @f(%m: memref<2x3xi8>, %i: index, %v: vector<2xi8>) {
  affine.vector_store %v, %m[0, symbol(%i)] : memref<2x3xi8>, vector<2xi8> return }`,
			[]string{"[[1, 2, 3], [4, 5, 6]]", "2", "[8, 9]"}, []string{"[[1, 2, 3], [4, 5, 6]]", "1", "[8, 9]"}},
		{"vector.load", `func.func @f(%m: memref<2x3xi8>, %i: index) -> vector<2xi8> { %z = arith.constant 0 : index
  %0 = vector.load %m[%z, %i] : memref<2x3xi8>, vector<2xi8> return %0 : vector<2xi8> }`,
			[]string{"[[1, 2, 3], [4, 5, 6]]", "2"}, []string{"[[1, 2, 3], [4, 5, 6]]", "1"}},
		{"vector.transfer_read", `func.func @f(%m: memref<2x3xi8>, %i: index, %x: i8) -> vector<2xi8> { %z = arith.constant 0 : index
  %0 = vector.transfer_read %m[%z, %i], %x {in_bounds = [true]} : memref<2x3xi8>, vector<2xi8> return %0 : vector<2xi8> }`,
			[]string{"[[1, 2, 3], [4, 5, 6]]", "2", "0"}, []string{"[[1, 2, 3], [4, 5, 6]]", "1", "0"}},
		{"vector.transfer_write", `func.func @f(%m: memref<2x3xi8>, %i: index, %v: vector<2xi8>) { %z = arith.constant 1 : index
  vector.transfer_write %v, %m[%z, %i] : vector<2xi8>, memref<2x3xi8> return }`,
			[]string{"[[1, 2, 3], [4, 5, 6]]", "-1", "[8, 9]"}, []string{"[[1, 2, 3], [4, 5, 6]]", "2", "[8, 9]"}},
		{"divisor", `func.func @f(%i: index, %d: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 mod s1)>()[%i, %d] return %0 : index }`, []string{"7", "-3"}, []string{"7", "3"}},
		{"basis", `func.func @f(%i: index, %d: index) -> index {
  %0:2 = affine.delinearize_index %i into (4, %d) : index, index return %0#1 : index }`, []string{"7", "-3"}, []string{"7", "3"}},
		{"disjoint", `func.func @f(%i: index, %j: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %j] by (4, 5) : index return %0 : index }`, []string{"3", "5"}, []string{"3", "4"}},
		{"bound", `func.func @f(%n: index, %d: index, %m: memref<4xi8>, %x: i8) { %z = arith.constant 0 : index
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %d] { memref.store %x, %m[%z] : memref<4xi8> } return }`,
			[]string{"7", "-3", "[1, 2, 3, 4]", "9"}, []string{"7", "3", "[1, 2, 3, 4]", "9"}},
		{"step", `func.func @f(%m: memref<4xi8>, %x: i8, %s: index) { %z = arith.constant 0 : index %n = arith.constant 4 : index
  scf.for %i = %n to %z step %s { memref.store %x, %m[%z] : memref<4xi8> } return }`, []string{"[1, 2, 3, 4]", "9", "-1"}, []string{"[1, 2, 3, 4]", "9", "1"}},
		{"memref.expand_shape", `func.func @f(%m: memref<?xi8>, %n: index) -> i8 { %z = arith.constant 0 : index
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 2] : memref<?xi8> into memref<?x2xi8>
  %1 = memref.load %0[%z, %z] : memref<?x2xi8> return %1 : i8 }`, []string{"[1, 2, 3, 4]", "1"}, []string{"[1, 2, 3, 4]", "2"}},
		{"tensor.expand_shape", `func.func @f(%m: tensor<?xi8>, %n: index) -> index { %z = arith.constant 0 : index
  %0 = tensor.expand_shape %m [[0, 1]] output_shape [%n, 2] : tensor<?xi8> into tensor<?x2xi8>
  %1 = tensor.dim %0, %z : tensor<?x2xi8> return %1 : index }`, []string{"[1, 2, 3, 4]", "1"}, []string{"[1, 2, 3, 4]", "2"}},
		{"memref.reshape", `func.func @f(%m: memref<4xi8>, %s: memref<2xindex>) -> i8 { %z = arith.constant 0 : index
  %0 = memref.reshape %m(%s) : (memref<4xi8>, memref<2xindex>) -> memref<?x?xi8>
  %1 = memref.load %0[%z, %z] : memref<?x?xi8> return %1 : i8 }`, []string{"[1, 2, 3, 4]", "[2, 1]"}, []string{"[1, 2, 3, 4]", "[2, 2]"}},
		{"linalg", `func.func @f(%m: memref<?xi8>, %o: memref<1xi8>) {
  linalg.copy ins(%m : memref<?xi8>) outs(%o : memref<1xi8>) return }`, []string{"0:[]", "[7]"}, []string{"[5]", "[7]"}},
		{"tensor.empty", `func.func @f(%n: index) -> index { %z = arith.constant 0 : index
  %0 = tensor.empty(%n) : tensor<?xi8> %1 = tensor.dim %0, %z : tensor<?xi8> return %1 : index }`, []string{"-1"}, []string{"0"}},
		{"tensor.extract_slice", `func.func @f(%t: tensor<4xi8>, %n: index) -> index { %z = arith.constant 0 : index
  %0 = tensor.extract_slice %t[2] [%n] [1] : tensor<4xi8> to tensor<?xi8> %1 = tensor.dim %0, %z : tensor<?xi8> return %1 : index }`,
			[]string{"[1, 2, 3, 4]", "3"}, []string{"[1, 2, 3, 4]", "2"}},
		{"memref.subview", `func.func @f(%m: memref<2x4xi8>, %n: index) -> memref<1x2xi8, strided<[4, 1], offset: ?>> {
  %0 = memref.subview %m[0, %n] [1, 2] [1, 1] : memref<2x4xi8> to memref<1x2xi8, strided<[4, 1], offset: ?>>
  return %0 : memref<1x2xi8, strided<[4, 1], offset: ?>> }`, []string{"[[1, 2, 3, 4], [5, 6, 7, 8]]", "3"}, []string{"[[1, 2, 3, 4], [5, 6, 7, 8]]", "2"}},
		{"endless", `func.func @f(%c: i1) { %t = tensor.empty() : tensor<i8>
  %0 = scf.while (%a = %t) : (tensor<i8>) -> tensor<i8> { scf.condition(%c) %a : tensor<i8> } do {
  ^bb0(%b: tensor<i8>): scf.yield %t : tensor<i8> } return }`, []string{"1"}, []string{"0"}},
		{"endless blocks", `func.func @f(%c: i1) { %t = tensor.empty() : tensor<i8>
  scf.execute_region { cf.br ^again
  ^again: %0 = arith.addi %t, %t : tensor<i8> cf.cond_br %c, ^again, ^end
  ^end: scf.yield } return }`, []string{"1"}, []string{"0"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := check(t, c.text, "mark", validate.Options{Args: c.bad})
			if r.Compared() || !strings.Contains(r.Functions[0].Reason, "does not get what it requires") {
				t.Errorf("with %v: %+v", c.bad, r.Functions)
			}
			r = check(t, c.text, "mark", validate.Options{Args: c.good})
			if !r.Compared() || r.Functions[0].Calls == 0 {
				t.Errorf("with %v: %+v", c.good, r.Functions)
			}
		})
	}
}

// TestLayout passes memrefs whose strides follow from their sizes.
func TestLayout(t *testing.T) {
	r := check(t, `func.func @f(%m: memref<3x?x2xi8>, %i: index) -> i8 {
  %z = arith.constant 0 : index
  %v = memref.collapse_shape %m [[0, 1], [2]] : memref<3x?x2xi8> into memref<?x2xi8>
  %x = memref.load %v[%i, %z] : memref<?x2xi8>
  return %x : i8 }`, "func.func(fold-memref-alias-ops)", validate.Options{Trials: 64})
	if r.Finding != nil || !r.Compared() || r.Functions[0].Changes == 0 {
		t.Errorf("found %v in %+v", r.Finding, r.Functions)
	}
}

// TestLargeVectors leaves out programs with vectors that take minutes to lower.
func TestLargeVectors(t *testing.T) {
	r := check(t, `func.func @f(%m: memref<?x?x?xf32>, %i: index, %v: vector<16x32x64xf32>) {
  vector.transfer_write %v, %m[%i, %i, %i] : vector<16x32x64xf32>, memref<?x?x?xf32>
  return }`, "mark", validate.Options{})
	if r.Compared() || !strings.Contains(r.Functions[0].Reason, "takes too long") {
		t.Errorf("%+v", r.Functions)
	}
}
