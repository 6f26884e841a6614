package driver_test

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/tests/irtest"
)

// TestFiles runs the tests whose expectations mlir-opt cannot record: what the command says in its own words, and flags
// of its own.
func TestFiles(t *testing.T) {
	irtest.Run(t, "testdata/opt", irtest.Commands{
		"ods": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
			return driver.Main(config(), args, stdin, stdout, stderr)
		},
	})
}

// TestNoTemporaryFiles shows that neither success nor failure leaves anything but the output.
func TestNoTemporaryFiles(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]int{"module {}": driver.StatusOK, "module {": driver.StatusFindings} {
		status := driver.Opt(config(), []string{"-o", filepath.Join(dir, "out.mlir")}, strings.NewReader(text), io.Discard, io.Discard)
		if status != want {
			t.Errorf("%q: status %d, want %d", text, status, want)
		}
	}
	list, err := os.ReadDir(dir)
	if err != nil || len(list) != 1 || list[0].Name() != "out.mlir" {
		t.Errorf("got %v, %v; want out.mlir alone", list, err)
	}
}

// TestOutputKeepsLinkAndMode shows that a replaced file stays what it was but for its content.
func TestOutputKeepsLinkAndMode(t *testing.T) {
	dir := t.TempDir()
	file, link := filepath.Join(dir, "file"), filepath.Join(dir, "link")
	if err := os.WriteFile(file, nil, 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(file, link); err != nil {
		t.Skip(err)
	}
	if status := driver.Opt(config(), []string{"-o", link}, strings.NewReader("module {}"), io.Discard,
		io.Discard); status != driver.StatusOK {
		t.Fatalf("status %d", status)
	}
	info, err := os.Lstat(link)
	if err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link was replaced: %v, %v", info.Mode(), err)
	}
	info, err = os.Stat(file)
	if err != nil || info.Mode().Perm() != 0o640 || info.Size() == 0 {
		t.Errorf("got mode %v, size %d, %v", info.Mode(), info.Size(), err)
	}
}

// panicking is a dialect whose one operation cannot be read without a panic.
func panicking() *core.Dialect {
	return &core.Dialect{Def: &core.DialectDef{Name: "bug", Ops: []*core.OpDef{{
		Name:  "bug.op",
		Parse: func(p *core.Parser, st *core.OperationState) bool { panic("on purpose") },
	}}}}
}

// TestPanic shows that a panic becomes a diagnostic, that later parts are still processed, and that the stack is there
// for those who ask for it.
func TestPanic(t *testing.T) {
	cfg := config()
	cfg.Dialects = core.NewRegistry(panicking())
	for _, flag := range []string{"", "--mlir-print-stacktrace-on-diagnostic"} {
		args := []string{"--split-input-file"}
		if flag != "" {
			args = append(args, flag)
		}
		var stdout, stderr bytes.Buffer
		status := driver.Opt(cfg, args, strings.NewReader("bug.op\n// -----\nmodule {}"), &stdout, &stderr)
		if status != driver.StatusFindings {
			t.Errorf("status %d", status)
		}
		if want := "// -----\nmodule {\n}\n\n"; stdout.String() != want {
			t.Errorf("got %q on standard output, want %q", stdout.String(), want)
		}
		if !strings.HasPrefix(stderr.String(), "<stdin>:1:1: error: internal error: parsing panicked: on purpose; please report") {
			t.Errorf("got %q on standard error", stderr.String())
		}
		if hasStack := strings.Contains(stderr.String(), "goroutine"); hasStack != (flag != "") {
			t.Errorf("stack printed: %v with flag %q", hasStack, flag)
		}
	}
}

// TestCommands shows how a project's own commands are found and protected.
func TestCommands(t *testing.T) {
	cfg := driver.Config{Name: "mytool", Version: "v1.2.3", Commands: []driver.Command{
		{Name: "greet", Summary: "print a greeting", Run: func(cfg *driver.Config, args []string, s driver.Streams) int {
			io.WriteString(s.Out, "hello "+strings.Join(args, " "))
			return driver.StatusOK
		}},
		{Name: "break", Summary: "panic", Run: func(*driver.Config, []string, driver.Streams) int { panic("broken") }},
	}}
	for _, c := range []struct {
		args           []string
		status         int
		stdout, stderr string
	}{
		{[]string{"greet", "a", "--b"}, driver.StatusOK, "hello a --b", ""},
		{[]string{"break"}, driver.StatusFindings, "", "internal error: broken"},
		{[]string{"help"}, driver.StatusOK, "greet    print a greeting", ""},
		{[]string{"version"}, driver.StatusOK, "mytool v1.2.3\n", ""},
		{nil, driver.StatusUsage, "", "usage: mytool COMMAND"},
		{[]string{"great"}, driver.StatusUsage, "", `unknown command "great"; did you mean "greet"?`},
		{[]string{"opt"}, driver.StatusOK, "module {\n}\n\n", ""},
	} {
		var stdout, stderr bytes.Buffer
		status := driver.Main(cfg, c.args, strings.NewReader(""), &stdout, &stderr)
		if status != c.status || !strings.Contains(stdout.String(), c.stdout) || !strings.Contains(stderr.String(), c.stderr) ||
			(c.stderr == "") != (stderr.Len() == 0) {
			t.Errorf("%q: status %d, stdout %q, stderr %q", c.args, status, stdout.String(), stderr.String())
		}
	}
}

// TestParsed shows when a program is told about parsing.
func TestParsed(t *testing.T) {
	for flags, want := range map[string]bool{"": false, "--cse": true, "--pass-pipeline=builtin.module(cse)": true} {
		var got []bool
		cfg := config()
		cfg.Parsed = func(passesFollow bool) { got = append(got, passesFollow) }
		var args []string
		if flags != "" {
			args = []string{flags}
		}
		driver.Opt(cfg, args, strings.NewReader("module {}"), io.Discard, io.Discard)
		if len(got) != 1 || got[0] != want {
			t.Errorf("%q: got %v, want one %v", flags, got, want)
		}
	}
}

// TestFailedDump shows the dump after a pass that fails.
func TestFailedDump(t *testing.T) {
	cfg := config()
	cfg.Passes.Add(passes.Func(func() *passes.Pass {
		return &passes.Pass{Name: "fail", Class: "Fail", Run: func(r *passes.Run) { r.Fail() }}
	}))
	var stderr bytes.Buffer
	status := driver.Opt(cfg, []string{"--mlir-print-ir-after-failure", "--cse", "--fail"}, strings.NewReader("module {}"),
		io.Discard, &stderr)
	want := "// -----// IR Dump After Fail Failed (fail) //----- //\nmodule {\n}\n\n\n"
	if status != driver.StatusFindings || stderr.String() != want {
		t.Errorf("status %d, got %q, want %q", status, stderr.String(), want)
	}
}

// brokenWriter fails from the first byte on.
type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, io.ErrShortWrite }

// TestBrokenOutput shows that output that cannot be written is an error.
func TestBrokenOutput(t *testing.T) {
	var stderr bytes.Buffer
	status := driver.Opt(config(), nil, strings.NewReader("module {}"), brokenWriter{}, &stderr)
	if status != driver.StatusFindings || stderr.String() != "cannot write the output: short write\n" {
		t.Errorf("status %d, stderr %q", status, stderr.String())
	}
	for _, args := range [][]string{{"help"}, {"version"}, {"opt", "--help"}, {"opt", "--show-dialects"}, {"opt"}, {"hello"}} {
		stderr.Reset()
		cfg := config()
		cfg.Commands = []driver.Command{{Name: "hello", Run: func(_ *driver.Config, _ []string, s driver.Streams) int {
			io.WriteString(s.Out, "hello")
			return driver.StatusOK
		}}}
		status := driver.Main(cfg, args, strings.NewReader("module {}"), brokenWriter{}, &stderr)
		if status != driver.StatusFindings || stderr.String() != "cannot write the output: short write\n" {
			t.Errorf("%q: status %d, stderr %q", args, status, stderr.String())
		}
	}
}

// TestLineOfOtherFile shows that a diagnostic about a place in another file shows the line there, when the file can be
// read.
func TestLineOfOtherFile(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "there"), []byte("one\ntwo three\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	const op = `"builtin.unrealized_conversion_cast"() : () -> () loc("%s":2:5)`
	const message = ":2:5: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation\n"
	for name, shown := range map[string]string{"there": "two three\n    ^\n", "nowhere": "", ".": ""} {
		path := filepath.Join(dir, name)
		var stderr bytes.Buffer
		driver.Opt(config(), []string{"--mlir-print-op-on-diagnostic=false"}, strings.NewReader(strings.Replace(op, "%s", path, 1)),
			io.Discard, &stderr)
		if want := path + message + shown; stderr.String() != want {
			t.Errorf("got\n%s\nwant\n%s", stderr.String(), want)
		}
	}
}

// TestSnapshotAppearsAtOnce lets a pass write over a file that has another name, too: that name keeps what it had, so
// nobody saw a part of the new text. When the file cannot be written, operations keep their locations.
func TestSnapshotAppearsAtOnce(t *testing.T) {
	dir := t.TempDir()
	out, kept := filepath.Join(dir, "out.mlir"), filepath.Join(dir, "kept.mlir")
	if err := os.WriteFile(out, []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Link(out, kept); err != nil {
		t.Skip("the file system has no hard links: ", err)
	}
	flag := "--snapshot-op-locations=filename=" + out
	if status := driver.Opt(config(), []string{flag}, strings.NewReader("module {}"), io.Discard,
		io.Discard); status != driver.StatusOK {
		t.Fatalf("status %d", status)
	}
	text, _ := os.ReadFile(out)
	old, _ := os.ReadFile(kept)
	if string(text) != "module {\n}\n" || string(old) != "old" {
		t.Errorf("the file holds %q, its other name %q", text, old)
	}
	var errs bytes.Buffer
	flag = "--snapshot-op-locations=filename=" + filepath.Join(dir, "none", "out.mlir")
	if status := driver.Opt(config(), []string{flag}, strings.NewReader("module {}"), io.Discard,
		&errs); status != driver.StatusFindings ||
		!strings.Contains(errs.String(), "cannot open output file") || !strings.Contains(errs.String(), ": No such file or directory") {
		t.Errorf("status %d, %s", status, errs.String())
	}
	if entries, _ := os.ReadDir(dir); len(entries) != 2 {
		t.Errorf("%v stay behind", entries)
	}
}
