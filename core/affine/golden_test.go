package affine

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "record the outputs in testdata anew from mlir-opt-22")

// goldenCase is a line of a golden file: what (a quoted text) and what mlir-opt makes of it.
type goldenCase struct{ kind, in, out string }

// The files in testdata have a line per case: kind, quoted input, " => ", quoted output. The outputs are mlir-opt's.
func readGolden(t *testing.T, name string) []goldenCase {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var cases []goldenCase
	for i, line := range strings.Split(strings.TrimSuffix(string(b), "\n"), "\n") {
		kind, rest, _ := strings.Cut(line, " ")
		in, err := strconv.QuotedPrefix(rest)
		if err != nil {
			t.Fatalf("%s:%d: %v", name, i+1, err)
		}
		c := goldenCase{kind: kind}
		c.in, _ = strconv.Unquote(in)
		if _, out, ok := strings.Cut(rest[len(in):], " => "); ok {
			if c.out, err = strconv.Unquote(out); err != nil {
				t.Fatalf("%s:%d: %v", name, i+1, err)
			}
		}
		cases = append(cases, c)
	}
	return cases
}

func writeGolden(t *testing.T, name string, cases []goldenCase) {
	t.Helper()
	var b strings.Builder
	for _, c := range cases {
		fmt.Fprintf(&b, "%s %q => %q\n", c.kind, c.in, c.out)
	}
	if err := os.WriteFile(filepath.Join("testdata", name), []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// golden checks f against the recorded outputs.
func golden(t *testing.T, name string, record func(*testing.T, []goldenCase), f func(*testing.T, goldenCase) string) {
	cases := readGolden(t, name)
	if *update {
		record(t, cases)
		writeGolden(t, name, cases)
	}
	if len(cases) < 50 {
		t.Fatalf("%s has only %d cases", name, len(cases))
	}
	for _, c := range cases {
		if got := f(t, c); got != c.out {
			t.Errorf("%s<%s>\n  got  %s\n  want %s", c.kind, c.in, got, c.out)
		}
	}
}

// recordAttrs records what mlir-opt prints for each attribute.
func recordAttrs(args ...string) func(*testing.T, []goldenCase) {
	return func(t *testing.T, cases []goldenCase) {
		for i := range cases {
			c := &cases[i]
			out, diag := mlirOpt(t, attrs(c.kind, []string{c.in}), args...)
			printed := bodies(c.kind, out)
			if len(printed) != 1 {
				t.Fatalf("%s<%s>: %s", c.kind, c.in, diag)
			}
			c.out = printed[0]
		}
	}
}

func TestGoldenPrint(t *testing.T) {
	golden(t, "print.txt", recordAttrs(), func(t *testing.T, c goldenCase) string {
		m, s, end, err := ParseMapOrSet([]byte(c.in), 0)
		switch {
		case err != nil:
			return err.Error()
		case end != len(strings.TrimRight(c.in, " \n")):
			return fmt.Sprintf("end %d of %d", end, len(c.in))
		case c.kind == "affine_set":
			return s.String()
		}
		return m.String()
	})
}

func TestGoldenSimplify(t *testing.T) {
	record := recordAttrs("--pass-pipeline=builtin.module(func.func(affine-simplify-structures))")
	golden(t, "simplify.txt", record, func(t *testing.T, c goldenCase) string {
		return SimplifyMap(mustMap(t, c.in)).String()
	})
}

// TestGoldenErrors: the output is a line per message, "line:col: message" as mlir-opt counts when the input is an
// attribute alone in its file; columns are those of the input itself in the first line.
func TestGoldenErrors(t *testing.T) {
	const alias = "#m = "
	record := func(t *testing.T, cases []goldenCase) {
		for i := range cases {
			c := &cases[i]
			prefix := alias + c.kind + "<"
			_, diag := mlirOpt(t, prefix+c.in)
			var lines []string
			for line := range strings.Lines(diag) {
				var l, col int
				rest, ok := strings.CutPrefix(line, "<stdin>:")
				if n, _ := fmt.Sscanf(rest, "%d:%d:", &l, &col); !ok || n != 2 {
					continue
				}
				if l == 1 {
					col -= len(prefix)
				}
				_, msg, _ := strings.Cut(rest, " error: ")
				lines = append(lines, fmt.Sprintf("%d:%d: %s", l, col, strings.TrimSpace(msg)))
			}
			c.out = strings.Join(lines, "\n")
		}
	}
	golden(t, "errors.txt", record, func(t *testing.T, c goldenCase) string {
		prefix := alias + c.kind + "<"
		src := []byte(prefix + c.in)
		var err *Error
		if c.kind == "affine_set" {
			_, _, err = ParseSet(src, len(prefix))
		} else {
			_, _, err = ParseMap(src, len(prefix))
		}
		var lines []string
		for ; err != nil; err = err.Next {
			before := string(src[:err.Offset])
			l, col := 1+strings.Count(before, "\n"), err.Offset-strings.LastIndexByte(before, '\n')
			if l == 1 {
				col -= len(prefix)
			}
			lines = append(lines, fmt.Sprintf("%d:%d: %s", l, col, err.Msg))
		}
		return strings.Join(lines, "\n")
	})
}
