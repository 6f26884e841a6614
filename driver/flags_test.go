package driver_test

import (
	"bytes"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/tests/irtest"
)

const flagsDoc = "../docs/flags.md"

var docRow = regexp.MustCompile("(?m)^(\\| `--?([\\w.-]+)[^`]*` \\| )(done|planned|not applicable)( \\|)")

// TestFlagsDoc holds docs/flags.md against what the command says about itself: every flag in its help and every
// registered pass is done, and nothing else is. -update rewrites the states of passes.
func TestFlagsDoc(t *testing.T) {
	text, err := os.ReadFile(flagsDoc)
	if err != nil {
		t.Fatal(err)
	}
	help := run(t, "--help")
	have := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^  --([\w.-]+)`).FindAllStringSubmatch(help, -1) {
		have[m[1]] = true
	}
	seen := map[string]bool{}
	updated := docRow.ReplaceAllStringFunc(string(text), func(row string) string {
		m := docRow.FindStringSubmatch(row)
		seen[m[2]] = true
		switch {
		case have[m[2]] && m[3] != "done":
			if irtest.Update() {
				return m[1] + "done" + m[4]
			}
			t.Errorf("%s: --%s works but is called %q; run the test with -update", flagsDoc, m[2], m[3])
		case !have[m[2]] && m[3] == "done":
			t.Errorf("%s: --%s is called done, but --help does not have it", flagsDoc, m[2])
		}
		return row
	})
	if irtest.Update() && updated != string(text) {
		if err := os.WriteFile(flagsDoc, []byte(updated), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for name := range have {
		if !seen[name] {
			t.Errorf("%s does not list --%s", flagsDoc, name)
		}
	}
	if tool, err := exec.LookPath(oracle); err == nil {
		allFlags(t, tool, string(text))
	}
}

// allFlags demands that every flag of mlir-opt is somewhere in the text.
func allFlags(t *testing.T, tool, text string) {
	out, err := exec.Command(tool, "--help-list-hidden").Output()
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, m := range regexp.MustCompile(`(?m)^(?:  |      )--?([\w.-]+)`).FindAllStringSubmatch(string(out), -1) {
		if !strings.Contains(text, "--"+m[1]+"`") && !regexp.MustCompile("`--?"+regexp.QuoteMeta(m[1])+"[`=\\[]").MatchString(text) {
			t.Errorf("%s does not mention --%s", flagsDoc, m[1])
		}
		n++
	}
	if n < 1000 {
		t.Errorf("read only %d flags from %s", n, tool)
	}
}

// run returns what opt prints with the flags for an empty input.
func run(t *testing.T, flags ...string) string {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if status := driver.Opt(config(), flags, strings.NewReader(""), &stdout, &stderr); status != driver.StatusOK {
		t.Fatalf("%v: status %d: %s", flags, status, stderr.String())
	}
	return stdout.String()
}
