package jit

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/passes"
)

// lower parses a module and lowers it to the llvm dialect.
func lower(t testing.TB, text string) *core.Operation {
	t.Helper()
	m := tryLower(t, text)
	if m == nil {
		t.Fatalf("the pipeline fails for\n%s", text)
	}
	return m
}

// tryLower is lower for modules that may be refused; it returns nil then.
func tryLower(t testing.TB, text string) *core.Operation {
	t.Helper()
	m := parse(t, text)
	pipeline, list := passes.ParsePipeline(backend.Passes(), backend.Pipeline(m))
	if list.HasErrors() {
		t.Fatal(list)
	}
	if _, ok := passes.NewManagerOf(m.Context(), pipeline).Run(t.Context(), m); !ok {
		return nil
	}
	return m
}

// address is what differs from one execution to the next in what the helpers print about memrefs.
var address = regexp.MustCompile(`base@ = 0x[0-9a-f]+`)

func withoutAddresses(s string) string { return address.ReplaceAllString(s, "base@ = 0x?") }

// output executes @main.
func output(t testing.TB, m *core.Operation, check bool) (string, error) {
	return outputOf(t, m, tested(true), check)
}

func outputOf(t testing.TB, m *core.Operation, c engine.Compiler, check bool) (string, error) {
	var b bytes.Buffer
	e, err := engine.New(m, engine.Options{Stdout: &b, Mode: engine.JIT, Compiler: c, Check: check})
	if err != nil {
		return "", err
	}
	defer e.Close()
	_, err = e.Call(t.Context(), "main")
	if err == nil {
		err = e.Finish(t.Context())
	}
	return b.String(), err
}

// programs are those of the command run, with what upstream's tools print for them.
const programs = "../../driver/run/testdata/programs"

// TestPrograms executes the programs of the command run.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob(programs + "/*.mlir")
	if err != nil || len(files) < 106 {
		t.Fatalf("%d programs, want at least 106 (%v)", len(files), err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			want, err := os.ReadFile(strings.TrimSuffix(file, ".mlir") + ".out")
			if err != nil {
				t.Fatal(err)
			}
			m := lower(t, string(text))
			for _, check := range []bool{false, true} {
				got, err := output(t, m, check)
				if err != nil {
					t.Fatalf("check %v: %v\n%s", check, err, got)
				}
				want := string(want)
				if runtime.GOARCH == "wasm" { // where JavaScript engines differ from processors in signs that are left open
					got, want = strings.ReplaceAll(got, "-nan", "nan"), strings.ReplaceAll(want, "-nan", "nan")
				}
				if got = withoutAddresses(got); got != want {
					t.Errorf("check %v: %s", check, textdiff.First(got, want))
				}
			}
		})
	}
}
