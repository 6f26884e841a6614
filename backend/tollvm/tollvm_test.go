package tollvm_test

import (
	"testing"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/passtest"
)

// suite has what the tests convert, and what they convert it to.
var suite = passtest.Suite{
	Dialects: []*core.Dialect{arith.New(), cf.New(), complexd.New(), funcd.New(), index.New(), llvm.New(), math.New(), memref.New(), ub.New()},
	Extend:   []func(*core.Registry){tollvm.Extend},
	Passes:   []func(*passes.Registry){tollvm.Register},
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t, "testdata") }

// TestRecordings checks the recorded outputs against mlir-opt, which also gives the printed form of attributes that custom syntax hides.
func TestRecordings(t *testing.T) { suite.Recordings(t, "testdata") }
