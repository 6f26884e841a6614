package testtransform_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/bufferize"
	testdialect "github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/dialect/testtransform"
)

// likeTensors has operations on types that are like tensors and memory.
const likeTensors = `
func.func @ops(%t: !test.test_tensor<[32, 64], f64>) -> !test.test_tensor<[32, 128], f64> {
  %0 = "test.create_tensor_op"() : () -> !test.test_tensor<[32, 64], f64>
  %1 = "test.dummy_tensor_op"(%0) : (!test.test_tensor<[32, 64], f64>) -> !test.test_tensor<[32, 128], f64>
  %2 = "test.dummy_tensor_op"(%t) : (!test.test_tensor<[32, 64], f64>) -> !test.test_tensor<[32, 128], f64>
  return %2 : !test.test_tensor<[32, 128], f64>
}
func.func @call(%t: !test.test_tensor<[32, 64], f64>) -> !test.test_tensor<[32, 128], f64> {
  %0 = call @ops(%t) : (!test.test_tensor<[32, 64], f64>) -> !test.test_tensor<[32, 128], f64>
  return %0 : !test.test_tensor<[32, 128], f64>
}
func.func @memory(%m: !test.test_memref<[32, 64], f64>) -> !test.test_memref<[32, 64], f64> {
  %0 = bufferization.to_tensor %m restrict : !test.test_memref<[32, 64], f64> to !test.test_tensor<[32, 64], f64>
  %1 = "test.dummy_tensor_op"(%0) : (!test.test_tensor<[32, 64], f64>) -> !test.test_tensor<[32, 64], f64>
  %2 = bufferization.to_buffer %1 : !test.test_tensor<[32, 64], f64> to !test.test_memref<[32, 64], f64>
  return %2 : !test.test_memref<[32, 64], f64>
}
`

// TestLikeTensors compares the bufferization of types that are like tensors with mlir-opt.
func TestLikeTensors(t *testing.T) {
	s := suite()
	s.Dialects = append(s.Dialects, testdialect.Dialect())
	s.Passes = bufferize.RegisterPasses
	s.Extend = func(r *core.Registry) {
		bufferize.Extend(r)
		testtransform.Extend(r)
	}
	s.Compare(t, likeTensors, "--one-shot-bufferize")
	s.Compare(t, likeTensors, "--one-shot-bufferize=bufferize-function-boundaries")
	s.Compare(t, likeTensors+`
func.func @other(%t: !test.test_tensor<[32, 64], f64>) -> !test.test_memref<[32, 65], f64> {
  %0 = bufferization.to_buffer %t : !test.test_tensor<[32, 64], f64> to !test.test_memref<[32, 65], f64>
  return %0 : !test.test_memref<[32, 65], f64>
}
`)
}
