package transform_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/bufferization"
	"github.com/odsgen/ods/defs/irdl"
	"github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/smt"
	"github.com/odsgen/ods/defs/transform"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{arith.New(), bufferization.New(), irdl.New(), pdl.New(), scf.New(), smt.New(), transform.New()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }
