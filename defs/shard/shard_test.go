package shard_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/shard"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{arith.New(), funcd.New(), ub.New(), shard.New()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }

// TestRecorded compares what patterns make with what mlir-opt does.
func TestRecorded(t *testing.T) {
	dialecttest.Suite{Dialects: dialects()}.Recorded(t, "testdata/recorded", "--canonicalize")
}
