package driver_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes/lint"
)

// runLint runs the command with a file of the given text.
func runLint(t *testing.T, text string, args ...string) (status int, out, errs, file string) {
	t.Helper()
	name := filepath.Join(t.TempDir(), "f.mlir")
	if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	cfg := config()
	cfg.Commands = append(cfg.Commands, driver.LintCommand(lint.Analyzers()...))
	var stdout, stderr bytes.Buffer
	status = driver.Main(cfg, append(append([]string{"lint"}, args...), name), strings.NewReader(""), &stdout, &stderr)
	after, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return status, stdout.String(), strings.ReplaceAll(stderr.String(), name, "f.mlir"), string(after)
}

func TestLint(t *testing.T) {
	const text = "func.func private @a() {\n  call @b() : () -> ()\n  return\n}\n// Used by @a only.\nfunc.func private @b()\nfunc.func @c() {\n  return loc(unknown)\n}\n"
	for _, c := range []struct {
		name   string
		args   []string
		status int
		errs   []string
		file   string
	}{
		{"finds", nil, 1, []string{"f.mlir:1:1: warning: 'func.func': the private symbol '@a' is never used (symbols)",
			"f.mlir:7:1: warning: 'func.return': the location is unknown (locations)"}, text},
		{"one check", []string{"--checks=stores"}, 0, nil, text},
		{"fixes until nothing is left to fix", []string{"--fix"}, 1, []string{"f.mlir:1:1: warning: 'func.return': the location"},
			text[strings.Index(text, "func.func @c"):]},
		{"unknown check", []string{"--checks=store"}, 2, []string{`no check is called "store"; did you mean "stores"?`}, text},
		{"unknown flag", []string{"--fixx"}, 2, []string{`unknown flag --fixx; did you mean`}, text},
	} {
		status, out, errs, file := runLint(t, text, c.args...)
		if status != c.status || out != "" || file != c.file || len(c.errs) == 0 && errs != "" {
			t.Errorf("%s: status %d, %q, %q, file %q", c.name, status, out, errs, file)
		}
		for _, want := range c.errs {
			if !strings.Contains(errs, want) {
				t.Errorf("%s: no %q in %q", c.name, want, errs)
			}
		}
	}
	if status, _, errs, file := runLint(t, "func.func @f() {", "--fix"); status != 1 || !strings.Contains(errs, "error: ") ||
		file != "func.func @f() {" {
		t.Errorf("text that is no IR: %d, %q, %q", status, errs, file)
	}
}

func TestKeepComments(t *testing.T) {
	const text = "// A.\nfunc.func @f() {\n  // B.\n  return  // C.\n}\n// -----\nmodule {  // D.\n}\n"
	var stdout, stderr bytes.Buffer
	status := driver.Opt(config(), []string{"--keep-comments", "--split-input-file"}, strings.NewReader(text), &stdout, &stderr)
	got := stdout.String()
	if want := "module {\n  // A.\n  func.func @f() {\n    // B.\n    return  // C.\n  }\n}\n\n// -----\nmodule {  // D.\n}\n\n"; status != 0 || got != want {
		t.Errorf("status %d, %s, got\n%s", status, stderr.String(), got)
	}
}
