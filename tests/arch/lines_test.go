package arch

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The limits of generated code that cmd/ods links, in lines that are not blank for each operation. What is in a package
// of its own, below that of a dialect, does not count: see the layer generated/<dialect>/<dialect>api.
const (
	linesPerOp     = 54
	linesPerLLVMOp = 82
)

// funcsPer100Ops is the limit of declared functions and methods in that code, for a hundred operations.
const funcsPer100Ops = 732

var declaresFunc = regexp.MustCompile(`(?m)^func `)

var definesOp = regexp.MustCompile(`(?m)^var \w+Def = core\.OpDef\{`)

// TestGeneratedLines prints how many lines each dialect has for an operation, and holds their average below the limits.
func TestGeneratedLines(t *testing.T) {
	files, err := filepath.Glob("../../generated/*/*.gen.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no generated files", err)
	}
	type count struct{ ops, lines, funcs int }
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
		funcs := len(declaresFunc.FindAll(text, -1))
		c.ops, c.lines, c.funcs = c.ops+ops, c.lines+lines, c.funcs+funcs
		all.ops, all.lines, all.funcs = all.ops+ops, all.lines+lines, all.funcs+funcs
	}
	if all.ops == 0 {
		t.Fatal("no operations are defined")
	}
	for name, c := range dialects {
		if c.ops > 0 {
			t.Logf("%-14s %4d operations, %6d lines, %4d each, %5d functions", name, c.ops, c.lines, c.lines/c.ops, c.funcs)
		}
	}
	if each := all.lines / all.ops; each > linesPerOp {
		t.Errorf("%d lines for each operation on average, at most %d are allowed", each, linesPerOp)
	}
	t.Logf("%d operations, %d lines, %d functions", all.ops, all.lines, all.funcs)
	if each := 100 * all.funcs / all.ops; each > funcsPer100Ops {
		t.Errorf("%d functions for a hundred operations on average, at most %d are allowed", each, funcsPer100Ops)
	}
	if c := dialects["llvm"]; c == nil || c.lines > c.ops*linesPerLLVMOp {
		t.Errorf("dialect llvm has more than %d lines for each operation", linesPerLLVMOp)
	}
}
