package mlprogram_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	mlprogram "github.com/odsgen/ods/defs/ml_program"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/tests/dialecttest"
)

func dialects() []*core.Dialect {
	return []*core.Dialect{arith.New(), cf.New(), funcd.New(), mlprogram.New(), ub.New()}
}

// TestFiles runs the tests below testdata.
func TestFiles(t *testing.T) { dialecttest.Files(t, dialects()...) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { dialecttest.Oracle(t, dialects()...) }

// TestOrderingMissing wants an error where mlir-opt crashes: without an ordering, nothing says the type of the token
// that is made.
func TestOrderingMissing(t *testing.T) {
	ctx := core.NewContext(dialects()...)
	for _, text := range []string{
		"ml_program.subgraph @g() { %x, %t = ml_program.global_load_graph @c : i32 ml_program.output }",
		"ml_program.subgraph @g(%x: i32) { %t = ml_program.global_store_graph @c = %x : i32 ml_program.output }",
	} {
		_, err := core.ParseString(ctx, "text", text)
		if err == nil || !strings.Contains(err.Error(), "expected 'ordering'") {
			t.Errorf("%s\ngives %v", text, err)
		}
	}
}
