package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/examples/toy/fix"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

func TestAllStages(t *testing.T) {
	var out bytes.Buffer
	if err := run(&out); err != nil {
		t.Fatal(err)
	}
	text := out.String()
	at := 0
	for _, want := range []string{"-- generated from toy.yaml", "-- parsed and verified", "toy.add %arg0, %fix_0", "-- optimized",
		"-- lowered to arith", "arith.muli", "-- lowered to the LLVM dialect", "llvm.mul", "-- run"} {
		i := strings.Index(text[at:], want)
		if i < 0 {
			t.Fatalf("no %q behind %q in\n%s", want, text[:at], text)
		}
		at += i
	}
	// 3.14 * 1.5 * 1.5 is 7.07.
	if !strings.HasSuffix(text, "\n7\n") {
		t.Errorf("the answer is not 7:\n%s", text[at:])
	}
}

func TestGeneratedFilesAreCurrent(t *testing.T) {
	res, findings, err := odsgen.Generate(odsgen.Options{Paths: []string{"toy.yaml"}, Out: "fix", Load: load.Options{Embedded: defs.FS}})
	if err != nil || findings.HasErrors() {
		t.Fatal(err, findings)
	}
	for _, f := range res.Files {
		if old, err := os.ReadFile(f.Path); err != nil || !bytes.Equal(old, f.Text) {
			t.Errorf("%s is stale (%v); run go generate ./examples/toy/...", f.Path, err)
		}
	}
	committed, err := filepath.Glob("fix/*.gen.go")
	if err != nil || len(committed) != len(res.Files) {
		t.Errorf("%d generated files are committed, the definition makes %d (%v)", len(committed), len(res.Files), err)
	}
	if len(res.Missing) > 0 {
		t.Errorf("hooks are missing: %+v", res.Missing)
	}
}

func TestPrograms(t *testing.T) {
	dialects := all.Registry()
	dialects.Add(fix.Dialect())
	backend.Extend(dialects)
	registry := backend.Passes()
	registry.Add(passes.Func(fix.LowerToArith))
	cfg := driver.Config{Name: "toy", Dialects: dialects, Passes: registry}
	irtest.Run(t, "testdata", irtest.Commands{"toy": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		return driver.Main(cfg, args, stdin, stdout, stderr)
	}})
}
