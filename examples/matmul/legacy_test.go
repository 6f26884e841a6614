package matmul

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/driver/upgrade"
	"github.com/odsgen/ods/generated/all"
)

// TestReferenceOf2019 upgrades the module that opens the reference of 2019, as it is printed there, and multiplies with it what matmul.mlir
// multiplies. Only TensorFlow's operation, which nobody here can run, is replaced, by the function that matmul.mlir calls in its place.
func TestReferenceOf2019(t *testing.T) {
	r := all.Registry()
	backend.Extend(r)
	cfg := driver.Config{Dialects: r, Commands: []driver.Command{upgrade.Command()}}
	var out, msg bytes.Buffer
	if status := driver.Main(cfg, []string{"upgrade", "testdata/reference-2019.mlir"}, nil, &out, &msg); status != driver.StatusOK {
		t.Fatalf("status %d: %s", status, msg.String())
	}
	// The reference forgets a bracket.
	if !strings.Contains(msg.String(), "reference-2019.mlir:29:39: warning: '>' is missing") {
		t.Errorf("messages: %s", msg.String())
	}
	text := out.String()
	for _, kept := range []string{"// Compute A*B using an implementation of multiply kernel", "memref.dealloc %C_m : memref<100x50xf32>",
		"bufferization.alloc_tensor() copy(", "// Call TensorFlow built-in function to print the result tensor.", "%a_v = affine.load"} {
		if !strings.Contains(text, kept) {
			t.Errorf("%q is not in\n%s", kept, text)
		}
	}
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if strings.Contains(l, `"tf.Print"(%C)`) {
			lines[i] = "call @print(%C) : (tensor<100x50xf32>) -> ()"
		}
	}
	today, err := os.ReadFile("matmul.mlir")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(today), "// What the program multiplies")
	if !ok {
		t.Fatal("matmul.mlir has changed")
	}
	file := filepath.Join(t.TempDir(), "upgraded.mlir")
	if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")+"//"+rest), 0o666); err != nil {
		t.Fatal(err)
	}
	m := lower(t, file)
	for _, e := range run.Engines() {
		if e.Name == "interpreter" {
			var b bytes.Buffer
			if err := e.Run(t.Context(), &b, driver.Call{Module: m, Entry: "main", CheckLeaks: true}); err != nil {
				t.Fatal(err)
			}
			checkProduct(t, b.String())
		}
	}
}
