package arch

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The limits of generated code, in lines that are not blank for each operation.
const (
	linesPerOp     = 85
	linesPerLLVMOp = 84
)

var definesOp = regexp.MustCompile(`(?m)^var \w+Def = core\.OpDef\{`)

// TestGeneratedLines prints how many lines each dialect has for an operation, and holds their average below the limits.
func TestGeneratedLines(t *testing.T) {
	files, err := filepath.Glob("../../generated/*/*.gen.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no generated files", err)
	}
	type count struct{ ops, lines int }
	dialects := map[string]*count{}
	var all count
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(filepath.Dir(f))
		c := dialects[name]
		if c == nil {
			c = &count{}
			dialects[name] = c
		}
		ops, lines := len(definesOp.FindAll(text, -1)), 0
		for l := range bytes.Lines(text) {
			if strings.TrimSpace(string(l)) != "" {
				lines++
			}
		}
		c.ops, c.lines = c.ops+ops, c.lines+lines
		all.ops, all.lines = all.ops+ops, all.lines+lines
	}
	if all.ops == 0 {
		t.Fatal("no operations are defined")
	}
	for name, c := range dialects {
		if c.ops > 0 {
			t.Logf("%-14s %4d operations, %6d lines, %4d each", name, c.ops, c.lines, c.lines/c.ops)
		}
	}
	if each := all.lines / all.ops; each > linesPerOp {
		t.Errorf("%d lines for each operation on average, at most %d are allowed", each, linesPerOp)
	}
	if c := dialects["llvm"]; c == nil || c.lines > c.ops*linesPerLLVMOp {
		t.Errorf("dialect llvm has more than %d lines for each operation", linesPerLLVMOp)
	}
}
