package arith_test

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/affine"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/cf"
	complexd "github.com/odsgen/ods/defs/complex"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/index"
	"github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/defs/tensor"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/arith"
	"github.com/odsgen/ods/tests/irtest"
)

// ods is the command with the passes of this package.
func ods(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	reg := passes.NewRegistry()
	passes.RegisterGeneric(reg)
	arith.Register(reg)
	dialects := core.NewRegistry(affine.New(), arithdefs.New(), cf.New(), complexd.New(), funcd.New(), index.New(), memref.New(), scf.New(), tensor.New(), ub.New())
	return driver.Main(driver.Config{Dialects: dialects, Passes: reg}, args, stdin, stdout, stderr)
}

// TestFiles compares what the passes print with what mlir-opt printed.
func TestFiles(t *testing.T) { irtest.Run(t, "testdata", irtest.Commands{"ods": ods}) }

// TestRecordings checks the recorded outputs against mlir-opt, locations included.
func TestRecordings(t *testing.T) {
	tool, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal("mlir-opt-22 is not installed, but ODSGEN_ORACLE demands it")
		}
		t.Skip("mlir-opt-22 is not installed; nothing to compare with")
	}
	files, _ := filepath.Glob("testdata/*.mlir")
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, line, _ := strings.Cut(string(text), "RUN: ods opt %s ")
			line, _, _ = strings.Cut(line, "|")
			args := append(strings.Fields(line), "--mlir-print-debuginfo", file)
			var want, got, errs bytes.Buffer
			cmd := exec.Command(tool, args...)
			cmd.Stdout = &want
			if err := cmd.Run(); err != nil {
				t.Fatal(err)
			}
			if status := ods(append([]string{"opt"}, args...), strings.NewReader(""), &got, &errs); status != 0 {
				t.Fatalf("status %d\n%s", status, errs.String())
			}
			w, g := strings.Split(want.String(), "\n"), strings.Split(got.String(), "\n")
			for i := range min(len(w), len(g)) {
				if w[i] != g[i] {
					t.Fatalf("line %d: got\n%s\nwant\n%s", i+1, g[i], w[i])
				}
			}
			if len(w) != len(g) {
				t.Errorf("got %d lines, want %d", len(g), len(w))
			}
		})
	}
}
