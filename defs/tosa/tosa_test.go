package tosa_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{funcd.New(), quant.New(), tensor.New(), tosa.New()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }

// TestRecorded compares what folders and patterns make with what mlir-opt does.
func TestRecorded(t *testing.T) {
	dialecttest.Suite{Dialects: dialects()}.Recorded(t, "testdata/recorded", "--canonicalize", "--sccp --cse")
}
