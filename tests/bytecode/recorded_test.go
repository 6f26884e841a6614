package bytecode

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

var update = flag.Bool("update", false, "record again what mlir-opt writes")

// recorded returns the names of the texts below testdata, without their extension.
func recorded(t testing.TB) (names []string) {
	files, err := filepath.Glob("testdata/*.mlir")
	if err != nil || len(files) == 0 {
		t.Fatal("no recorded files", err)
	}
	for _, f := range files {
		names = append(names, strings.TrimSuffix(f, ".mlir"))
	}
	return names
}

func newContext(reg *core.Registry) *core.Context {
	c := core.NewContextWith(reg)
	c.AllowUnregistered(true)
	return c
}

func parse(t testing.TB, reg *core.Registry, src []byte) *core.Operation {
	op, list := core.Parse(newContext(reg), src, core.ParseOptions{Name: "<stdin>"})
	if op == nil {
		t.Fatal(list)
	}
	return op
}

// TestRecorded writes what mlir-opt has written, byte for byte in each version of the format, and reads it.
func TestRecorded(t *testing.T) {
	reg := dialects()
	for _, name := range recorded(t) {
		src, err := os.ReadFile(name + ".mlir")
		if err != nil {
			t.Fatal(err)
		}
		for version := range bytecode.Version + 1 {
			file := fmt.Sprintf("%s.v%d.mlirbc", name, version)
			t.Run(filepath.Base(file), func(t *testing.T) {
				if *update {
					data, stderr, ok := upstream(src, "--emit-bytecode", fmt.Sprintf("--emit-bytecode-version=%d", version))
					if !ok {
						t.Fatal(stderr)
					}
					if err := os.WriteFile(file, data, 0o644); err != nil {
						t.Fatal(err)
					}
				}
				want, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				compareRecorded(t, reg, src, want, version)
			})
		}
	}
}

func compareRecorded(t *testing.T, reg *core.Registry, src, want []byte, version int) {
	op := parse(t, reg, src)
	got, err := write(op, version)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("wrote %d bytes, mlir-opt %d, and the first difference is at byte %d", len(got), len(want), firstDifference(got, want))
	}
	again, list := bytecode.Read(newContext(reg), want, core.ParseOptions{Name: "<stdin>"})
	if again == nil {
		t.Fatal(list)
	}
	// Before version 5, properties that are no attributes were not written.
	if version >= 5 && text(again, true) != text(op, true) {
		t.Errorf("read\n%s\nexpected\n%s", text(again, true), text(op, true))
	}
	// What was read is written as it was, use lists and locations included; distinct attributes in text are made anew.
	got, err = write(again, version)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Errorf("wrote %d bytes of what was read, which had %d, and the first difference is at byte %d", len(got), len(want),
			firstDifference(got, want))
	}
}

func firstDifference(a, b []byte) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}

// TestElideResources leaves out the data, and keeps the names.
func TestElideResources(t *testing.T) {
	reg := dialects()
	src, err := os.ReadFile("testdata/resources.mlir")
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := bytecode.Write(&b, parse(t, reg, src),
		bytecode.WriteOptions{Producer: upstreamProducer, ElideResources: true}); err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(b.Bytes(), []byte{0xff, 0xff, 0xff, 0xff}) || !bytes.Contains(b.Bytes(), []byte("missing")) {
		t.Errorf("the data is there, or a name is not: %q", b.Bytes())
	}
	if want, stderr, ok := upstream(src, "--emit-bytecode", "--elide-resource-data-from-bytecode"); !ok {
		t.Log("not compared with mlir-opt:", stderr)
	} else if !bytes.Equal(b.Bytes(), want) {
		t.Errorf("mlir-opt writes\n%q\nwe write\n%q", want, b.Bytes())
	}
}

// TestUnsupportedVersion is refused in upstream's words.
func TestUnsupportedVersion(t *testing.T) {
	op := parse(t, dialects(), []byte("module {}"))
	_, err := write(op, 7)
	if err == nil || !strings.Contains(err.Error(), "unsupported version requested 7, must be in range [0, 6]") {
		t.Error(err)
	}
}
