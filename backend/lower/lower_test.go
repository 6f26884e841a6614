package lower_test

import (
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// TestPipeline checks which parts a pipeline has for what a module holds, and that it lowers the module.
func TestPipeline(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		parts      string // in this order
		without    string
	}{
		{"no vectors", "func.func @f(%a: index) -> index {\n  return %a : index\n}", "convert-scf-to-cf", "convert-vector-to-llvm"},
		{"vectors", "func.func @f(%a: vector<4xf32>) -> f32 {\n  %0 = vector.reduction <add>, %a : vector<4xf32> into f32\n  return %0 : f32\n}",
			"convert-vector-to-scf convert-vector-to-llvm", "lower-vector-multi-reduction"},
		{"structured", "func.func @f(%a: memref<4xf32>, %x: f32) {\n  linalg.fill ins(%x : f32) outs(%a : memref<4xf32>)\n  return\n}",
			"convert-linalg-to-loops convert-scf-to-cf", "bufferize"},
		// Bufferization makes an operation of linalg.
		{"tensors", "func.func @f(%x: f32) -> f32 {\n  %c = arith.constant 0 : index\n  %0 = tensor.splat %x : tensor<4xf32>\n  %1 = tensor.extract %0[%c] : tensor<4xf32>\n  return %1 : f32\n}",
			"one-shot-bufferize convert-linalg-to-loops convert-scf-to-cf", "vector"},
		{"structured tensors", "func.func @f(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {\n  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>\n}",
			lower.TensorPipeline, "bufferize"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			reg := all.Registry()
			backend.Extend(reg)
			m, list := core.Parse(core.NewContextWith(reg), []byte(tt.text), core.ParseOptions{})
			if list.HasErrors() {
				t.Fatal(list)
			}
			text := lower.Pipeline(m, true)
			rest := text
			for _, part := range strings.Fields(tt.parts) {
				_, after, ok := strings.Cut(rest, part)
				if !ok {
					t.Fatalf("%s: no %s", text, part)
				}
				rest = after
			}
			if strings.Contains(text, tt.without) {
				t.Errorf("%s has %s", text, tt.without)
			}
			// A program that has not registered the pipeline for tensors gets the passes.
			for _, text := range []string{text, lower.Pipeline(m, false)} {
				m := m.Clone(nil)
				p, list := passes.ParsePipeline(backend.Passes(), text)
				if list.HasErrors() {
					t.Fatal(list)
				}
				if found, ok := passes.NewManagerOf(m.Context(), p).Run(t.Context(), m); !ok {
					t.Fatal(text, found)
				}
				for op := range m.Region(0).Ops() {
					if op.Info().DialectName() != "llvm" {
						t.Errorf("%s: %s is left", text, op.Name())
					}
				}
			}
		})
	}
}
