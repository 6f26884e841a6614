package viewgraph_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

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
	"github.com/odsgen/ods/passes/viewgraph"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{affine.New(), arith.New(), cf.New(), funcd.New(), llvm.New(), math.New(), memref.New(), scf.New(),
		tensor.New(), ub.New()},
	Passes:   viewgraph.RegisterPasses,
	Messages: true,
}

// TestFiles compares what the pass prints with what mlir-opt printed, and a drawing with one that was looked at.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// draw returns the drawing of a text.
func draw(t *testing.T, text string) string {
	t.Helper()
	reg := passes.NewRegistry()
	viewgraph.RegisterPasses(reg)
	var out, messages bytes.Buffer
	args := []string{"opt", "--view-op-graph=svg=- print-control-flow-edges=true", "--allow-unregistered-dialect",
		"--split-input-file", "-o", os.DevNull}
	if status := driver.Main(driver.Config{Dialects: suite.Registry(), Passes: reg}, args, strings.NewReader(text), &out,
		&messages); status != 0 {
		t.Fatal(messages.String())
	}
	return messages.String()
}

// TestDrawingsAreXML draws every input.
func TestDrawingsAreXML(t *testing.T) {
	text, err := os.ReadFile("testdata/graph.mlir")
	if err != nil {
		t.Fatal(err)
	}
	for i, part := range strings.Split(string(text), "// -----") {
		d := xml.NewDecoder(strings.NewReader(draw(t, part)))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatalf("drawing %d: %v", i, err)
			}
		}
	}
}

// TestBigDrawing draws a long chain with uses from far away in reasonable time.
func TestBigDrawing(t *testing.T) {
	var b strings.Builder
	b.WriteString("%0 = \"a.start\"() : () -> i32\n")
	for i := range 4000 {
		fmt.Fprintf(&b, "%%%d = \"a.next\"(%%%d, %%0) : (i32, i32) -> i32\n", i+1, i)
	}
	start := time.Now()
	draw(t, b.String())
	if d := time.Since(start); d > 20*time.Second {
		t.Errorf("took %v", d)
	}
}

// TestFile writes a drawing to a file, and tells when it cannot.
func TestFile(t *testing.T) {
	reg := passes.NewRegistry()
	viewgraph.RegisterPasses(reg)
	run := func(file string) (int, string) {
		var out, messages bytes.Buffer
		s := driver.Main(driver.Config{Dialects: suite.Registry(), Passes: reg}, []string{"opt", "--view-op-graph=svg=" + file},
			strings.NewReader("module {}"), &out, &messages)
		return s, messages.String()
	}
	file := filepath.Join(t.TempDir(), "a.svg")
	if s, m := run(file); s != 0 || m != "" {
		t.Fatalf("status %d: %s", s, m)
	}
	if text, err := os.ReadFile(file); err != nil || !bytes.HasPrefix(text, []byte("<svg ")) {
		t.Errorf("%v: %s", err, text)
	}
	if s, m := run(filepath.Join(t.TempDir(), "no", "a.svg")); s == 0 || !strings.Contains(m, "cannot write the drawing") {
		t.Errorf("status %d: %s", s, m)
	}
}
