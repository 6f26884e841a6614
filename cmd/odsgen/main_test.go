package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRun(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		p := filepath.Join(dir, name)
		if err := os.WriteFile(p, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return p
	}
	good := file("good.yaml", "dialect: good\nops:\n  a: {operands: [{x: I32}], format: '$x attr-dict'}\n")
	bad := file("bad.yaml", "dialect: bad\nops:\n  a: {operand: []}\n")
	format := file("format.yaml", "dialect: format\nops:\n  a: {operands: [{x: I32}], format: '$y attr-dict'}\n")
	for _, c := range []struct {
		args     []string
		status   int
		out, err string
	}{
		{nil, 2, "", "Usage: odsgen COMMAND"},
		{[]string{"help"}, 0, "explain [CODE]", ""},
		{[]string{"chek"}, 2, "", `unknown command "chek"`},
		{[]string{"check"}, 2, "", "no definition given"},
		{[]string{"check", "-v", good}, 0, "good: 1 operations", ""},
		{[]string{"check", bad}, 1, "", "bad.yaml:3:7: error[ODS0101]: unknown key 'operand'"},
		{[]string{"check", format}, 1, "", "error[ODS1201]"},
		{[]string{"check", filepath.Join(dir, "none.yaml")}, 1, "", "ODS0303"},
		{[]string{"check", "--imports", filepath.Join(dir, "none.json"), good}, 2, "", "none.json"},
		{[]string{"explain", "ods0101"}, 0, "ODS0101: unknown key", ""},
		{[]string{"explain", "ODS9999"}, 2, "", "unknown code"},
		{[]string{"explain"}, 0, "ODS0001  YAML syntax", ""},
		{[]string{"explain", "functions"}, 0, "with_element", ""},
	} {
		var stdout, stderr bytes.Buffer
		status := run(c.args, strings.NewReader(""), &stdout, &stderr)
		if status != c.status || !strings.Contains(stdout.String(), c.out) || !strings.Contains(stderr.String(), c.err) {
			t.Errorf("odsgen %v: status %d, want %d\nstdout: %s\nstderr: %s", c.args, status, c.status, stdout.String(), stderr.String())
		}
	}
}

// noRoom is a full disk.
type noRoom struct{}

func (noRoom) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// TestLostOutput shows that a command whose output cannot be written fails.
func TestLostOutput(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"help", "gen"}, {"explain"}, {"schema"}, {"dump", "../../defs/ub"},
		{"doc", "../../defs/ub"}} {
		var stderr strings.Builder
		status := run(args, strings.NewReader(""), noRoom{}, &stderr)
		if status != 2 || !strings.Contains(stderr.String(), "no space left on device\n") || strings.Count(stderr.String(), "\n") != 1 {
			t.Errorf("%q: status %d, %q on standard error", args, status, stderr.String())
		}
	}
}
