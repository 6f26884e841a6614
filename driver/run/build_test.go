package run

import (
	"bytes"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/driver"
)

// TestFeatures builds with and without instructions on vectors, for WebAssembly and for this machine.
func TestFeatures(t *testing.T) {
	m := parse(t, `module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f(%x: vector<8xf32>) -> vector<8xf32> {
    %0 = llvm.fadd %x, %x : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
}`)
	build := func(target, form, way, features string) (string, error) {
		var b bytes.Buffer
		err := Builder().Build(t.Context(), driver.Build{Call: driver.Call{Module: m}, Form: form, Way: way, Output: "-", Stdout: &b,
			Target: target, Features: features})
		return b.String(), err
	}
	const add = "\xfd\xe4\x01"
	for features, want := range map[string]bool{"": true, "+simd128": true, "-simd128": false} {
		if got, err := build("wasm", string(native.Executable), "", features); err != nil || strings.Contains(got, add) != want {
			t.Errorf("features %q: got %q, %v", features, got, err)
		}
	}
	if _, err := build("wasm", string(native.Executable), "", "+avx"); err == nil || !strings.Contains(err.Error(),
		"for target 'wasm' the features are '+simd128' and '-simd128', not '+avx'") {
		t.Errorf("got %v", err)
	}
	if _, err := build("", string(native.C), "c", "+avx"); err == nil || !strings.Contains(err.Error(), "the C compiler's business") {
		t.Errorf("got %v", err)
	}
	need(t, "llc")
	need(t, "opt")
	for features, want := range map[string]bool{"+avx": true, "-avx": false} {
		if got, err := build("", string(native.Assembly), "llvm", features); err != nil || strings.Contains(got, "ymm0") != want {
			t.Errorf("features %q: got %s, %v", features, got, err)
		}
	}
}
