package bufferize_test

import (
	"slices"
	"testing"

	"github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/defs/math"
)

// TestStructured compares what becomes of structured operations with what mlir-opt printed.
func TestStructured(t *testing.T) {
	s := suite
	s.Dialects = append(slices.Clone(suite.Dialects), linalg.New(), math.New())
	s.FilesBelow(t, "testdata/structured")
}
