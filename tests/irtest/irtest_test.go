package irtest

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// testCommands are small stand-ins for a compiler driver.
var testCommands = Commands{
	"upper": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		for _, name := range args {
			data, err := os.ReadFile(name)
			if err != nil {
				fmt.Fprintln(stderr, err)
				return 1
			}
			io.WriteString(stdout, strings.ToUpper(string(data)))
		}
		return 0
	},
	"fail": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		fmt.Fprintf(stderr, "error: %s\n", strings.Join(args, " "))
		return 1
	},
	"repeat": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		n, _ := strconv.Atoi(args[0])
		io.WriteString(stdout, strings.Repeat(args[1]+"\n", n))
		return 0
	},
	"crash": func(args []string, stdin io.Reader, stdout, stderr io.Writer) int { panic("on purpose") },
}

func testSuite() *Suite {
	return &Suite{Commands: testCommands, Substitutions: map[string]string{"%twice": "repeat 2"}}
}

func TestRun(t *testing.T) { testSuite().Run(t, "testdata") }

// runText runs a test file with the given text.
func runText(t *testing.T, name, text string) error {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	s := Suite{Commands: testCommands}
	return s.RunFile(path, t.TempDir())
}

// TestFailures shows that whatever can fail does, and what is said about it.
func TestFailures(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"no run line", "module {}\n", "no RUN line; add one"},
		{"status", "// RUN: fail abc\n", "fail abc: exit status 1\nerror: abc"},
		{"line number", "\n\n// RUN: false\n", "test.mlir:3: RUN: false"},
		{"first stage fails", "// RUN: fail x | FileCheck %s --allow-empty\n// CHECK-NOT: y\n", "fail x: exit status 1"},
		{"check fails", "// RUN: cat %s | FileCheck %s\n// CHECK: {{zz$}}\n", "CHECK: expected string not found in input"},
		{"not on success", "// RUN: not true\n", "exit status 1"},
		{"not on unknown command", "// RUN: not nonesuch\n", `unknown command "nonesuch"`},
		{"not on a crash", "// RUN: not crash\n", "panic: on purpose"},
		{"crash that does not happen", "// RUN: not --crash fail\n", "exit status 1"},
		{"crash", "// RUN: crash\n", "exit status 134\npanic: on purpose"},
		{"unknown command", "// RUN: nonesuch %s\n", `unknown command "nonesuch"; register it`},
		{"second line", "// RUN: true\n// RUN: false\n", ":2: RUN: false"},
		{"and", "// RUN: true && false\n", "false: exit status 1"},
		{"or", "// RUN: false || false\n", "false: exit status 1"},
		{"semicolon", "// RUN: true ; false\n", "false: exit status 1"},
		{"open quote", "// RUN: echo 'a\n", "quote ' is not closed"},
		{"open continuation", "// RUN: echo \\\n", "no RUN line follows"},
		{"empty stage", "// RUN: | cat\n", `expected a command before "|"`},
		{"no last stage", "// RUN: cat |\n", "expected a command before the end"},
		{"no file", "// RUN: cat >\n", `expected a file name behind ">"`},
		{"missing input", "// RUN: cat < /nonexistent/file\n", "no such file"},
		{"count", "// RUN: echo a | count 2\n", "expected 2 lines, got 1"},
		{"count usage", "// RUN: echo a | count x\n", "usage: count"},
		{"diff", "// RUN: echo a > %t\n// RUN: echo b | diff %t -\n", "-a\n+b"},
		{"golden missing", "// RUN: echo a | golden %t\n", "run the test with -update"},
		{"golden differs", "// RUN: echo a > %t && echo b | golden %t\n", "-a\n+b"},
		{"unexpected pass", "// XFAIL: *\n// RUN: true\n", "marked XFAIL"},
		{"xfail condition", "// XFAIL: linux\n// RUN: true\n", `expected "*"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := runText(t, "test.mlir", c.text)
			if err == nil {
				t.Fatalf("passes; want a failure with %q", c.want)
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("got:\n%v\nwant a failure with:\n%s", err, c.want)
			}
		})
	}
}

func TestRequires(t *testing.T) {
	if err := runText(t, "test.mlir", "// REQUIRES: x\n// RUN: false\n"); !errors.Is(err, ErrSkipped) {
		t.Errorf("got %v, want ErrSkipped", err)
	}
	s := Suite{Features: []string{"teleport"}}
	if err := s.RunFile("testdata/requires.mlir", t.TempDir()); err == nil || errors.Is(err, ErrSkipped) {
		t.Errorf("got %v, want a failure", err)
	}
}

func TestFiles(t *testing.T) {
	s := testSuite()
	for pattern, want := range map[string]string{
		"testdata":                "testdata/pipe.mlir testdata/requires.mlir testdata/sub/archive.txtar testdata/xfail.mlir",
		"testdata/*.mlir":         "testdata/pipe.mlir testdata/requires.mlir testdata/xfail.mlir",
		"testdata/xfail.mlir":     "testdata/xfail.mlir",
		"testdata/nothing/*.mlir": "error",
		"filecheck":               "filecheck/testdata",
	} {
		paths, err := s.files(filepath.FromSlash(pattern))
		got := filepath.ToSlash(strings.Join(paths, " "))
		if err != nil {
			got = "error"
		}
		if got != want && !(pattern == "filecheck" && strings.HasPrefix(got, want)) {
			t.Errorf("%q selects %q, want %q", pattern, got, want)
		}
	}
	if _, err := s.files(t.TempDir()); err == nil {
		t.Error("an empty directory is accepted")
	}
}

// TestUpdate runs with the flag set: what golden compares is written, in a file and in an archive.
func TestUpdate(t *testing.T) {
	if updateFlag == nil {
		t.Fatal("this package did not define -update")
	}
	*updateFlag = true
	defer func() { *updateFlag = false }()
	dir := t.TempDir()
	path := filepath.Join(dir, "a.txtar")
	text := "RUN: echo new | golden %S/out\nRUN: echo more | golden %S/added\n-- out --\nold\n"
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	s := testSuite()
	if err := s.RunFile(path, t.TempDir()); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(path)
	want := strings.Replace(text, "\nold\n", "\nnew\n", 1) + "-- added --\nmore\n"
	if err != nil || string(got) != want {
		t.Errorf("got %q, %v; want %q", got, err, want)
	}
	*updateFlag = false
	if err := s.RunFile(path, t.TempDir()); err != nil {
		t.Errorf("after the update: %v", err)
	}
}

func TestArchiveStaysInside(t *testing.T) {
	if err := runText(t, "a.txtar", "RUN: true\n-- ../evil --\nx\n"); err == nil {
		t.Error("a member outside of the directory is accepted")
	}
}

func TestTokenize(t *testing.T) {
	for text, want := range map[string]string{
		`a b`:               "a,b",
		`a'b c'd`:           "ab cd",
		`"a\"b" 'c\d' e\'f`: `a"b,c\d,e'f`,
		`a 2>&1|b`:          "a,[2>&1],[|],b",
		`a2>b`:              "a2,[>],b",
		`a 2> b&&c`:         "a,[2>],b,[&&],c",
		`''`:                "",
		`--x="%s" %s%%`:     "--x=F I,F I%",
		`a\ b`:              "a b",
		`a;b`:               "a,[;],b",
	} {
		tokens, err := tokenize(text, replacer(map[string]string{"%s": "F I", "%%": "%"}))
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
		var parts []string
		for _, tok := range tokens {
			if tok.op {
				tok.text = "[" + tok.text + "]"
			}
			parts = append(parts, tok.text)
		}
		if got := strings.Join(parts, ","); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
