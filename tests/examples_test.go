package tests

import (
	"path/filepath"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/dialecttest"
)

// TestExamples checks the examples of all shipped definitions.
func TestExamples(t *testing.T) {
	files, err := filepath.Glob("../defs/*/*.yaml")
	if err != nil || len(files) < 5 {
		t.Fatalf("no definitions: %v", err)
	}
	for _, f := range files {
		t.Run(filepath.Base(filepath.Dir(f)), func(t *testing.T) {
			dialecttest.Examples(t, f, defs.FS, all.Dialects()...)
		})
	}
}
