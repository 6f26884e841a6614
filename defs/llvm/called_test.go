package llvm_test

import (
	"testing"

	"github.com/odsgen/ods/defs/llvm"
)

func TestIntrinsicName(t *testing.T) {
	for name, want := range map[string]string{
		"llvm.smax.v4i32":           "smax",
		"llvm.memcpy.p0.p0.i64":     "memcpy",
		"llvm.sqrt.nxv2f64":         "sqrt",
		"llvm.is.fpclass.f32":       "is.fpclass",
		"llvm.vector.reduce.add.i1": "vector.reduce.add",
		"llvm.i32":                  "i32",
	} {
		if got := llvm.IntrinsicName(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}
