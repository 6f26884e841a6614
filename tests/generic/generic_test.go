package generic_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/defs/math"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), llvm.New(), math.New(), memref.New(), scf.New(),
		tensor.New(), ub.New()},
	Messages: true,
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// TestSnapshotFile checks that the locations lead to where the operations are in the file.
func TestSnapshotFile(t *testing.T) {
	const text = `func.func @f(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  return %b : i32
}`
	reg := passes.NewRegistry()
	passes.RegisterPasses(reg)
	file := filepath.Join(t.TempDir(), "snap.mlir")
	run := func(flags ...string) (string, string) {
		var out, messages bytes.Buffer
		driver.Main(driver.Config{Dialects: suite.Registry(), Passes: reg},
			append([]string{"opt", "--mlir-print-debuginfo", "--mlir-print-local-scope"}, flags...),
			strings.NewReader(text), &out, &messages)
		return out.String(), messages.String()
	}
	out, _ := run("--snapshot-op-locations=filename=" + file)
	snap, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(snap), "\n") {
		switch trimmed := strings.TrimSpace(line); {
		case strings.HasPrefix(trimmed, "%0 = arith.addi"):
			if want := strings.Replace("%0 = arith.addi %arg0, %arg0 : i32 loc(\"FILE\":3:4)", "FILE", file, 1); i != 2 ||
				!strings.Contains(out, want) {
				t.Errorf("line %d; want %s in\n%s", i+1, want, out)
			}
		}
	}
	if _, messages := run("--snapshot-op-locations=filename=" + filepath.Join(file, "no")); !strings.Contains(messages,
		"cannot open output file '"+filepath.Join(file, "no")+"': Not a directory") {
		t.Error(messages)
	}
	t.Setenv("TMPDIR", t.TempDir())
	if out, _ := run("--snapshot-op-locations=tag=t"); !strings.Contains(out, `loc(fused["<stdin>":2:8, "t"("`) {
		t.Error(out)
	}
}
