package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
)

// TestCompare compares a program of each kind, and finds a way that prints something else.
func TestCompare(t *testing.T) {
	var out bytes.Buffer
	o := options{seed: 3, kinds: kinds, ways: ways[:2]}
	s := compare(t.Context(), &o, &out)
	if s.differences != 0 || s.programs["plain"] != 1 || s.compared["plain"]["jit-check"] != 1 || s.compared["operations"]["jit"] < 20 {
		t.Errorf("got %+v\n%s", s, out.String())
	}
	wrong := way{name: "wrong", run: func(context.Context, *core.Operation) (string, error) { return "1\n", nil }}
	o = options{seed: 3, kinds: kinds[:1], ways: []way{wrong}, keep: t.TempDir()}
	if s := compare(t.Context(), &o, &out); s.differences != 1 || !strings.Contains(out.String(), "DIFFERENCE: kind plain, seed 3, wrong: not what the interpreter prints: line 1: \"1\" against") {
		t.Errorf("got %d differences: %s", s.differences, out.String())
	}
	if text, err := os.ReadFile(filepath.Join(o.keep, "plain-3-wrong.mlir")); err != nil || string(text) != kinds[0].write(3) {
		t.Errorf("the program was not kept: %v", err)
	}
	if _, err := choose(kinds, "plain,other"); err == nil || !strings.Contains(err.Error(), `"other" is none of plain, structured`) {
		t.Errorf("got %v", err)
	}
}
