package run

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/driver"
)

// notInC are the programs that cannot be written in C, with the reason.
var notInC = map[string]string{
	"half_floats":  "C has no type like bf16",
	"small_floats": "C has no type like bf16",
	"variadic":     "which cannot be written in C with the target's own list of them",
}

// fewestInC is how many programs are to work.
const fewestInC = 80

// TestProgramsViaC builds the programs of testdata/programs by way of C and compares what they print with what the
// engine prints.
func TestProgramsViaC(t *testing.T) {
	needCompiler(t)
	files, err := filepath.Glob("testdata/programs/*.mlir")
	if err != nil {
		t.Fatal(err)
	}
	good := 0
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			m := lower(t, string(text))
			got, err := runViaC(t, m)
			if reason, ok := notInC[name]; ok {
				if err == nil || !strings.Contains(err.Error(), reason) {
					t.Errorf("built with error %v, want one that says %q", err, reason)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if want := withoutAddresses(output(t, m, Engines()[0])); withoutAddresses(got) != want {
				t.Errorf("output differs from the engine's: %s", textdiff.First(withoutAddresses(got), want))
			}
			good++
		})
	}
	if good < fewestInC {
		t.Errorf("%d programs of %d work by way of C, want %d", good, len(files), fewestInC)
	}
}

// runViaC builds a program by way of C and returns what it prints.
func runViaC(t *testing.T, m *core.Operation) (string, error) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "prog")
	if err := Builder().Build(t.Context(), driver.Build{Call: driver.Call{Module: m, Entry: "main"}, Way: viaC, Output: file}); err != nil {
		return "", err
	}
	out, err := exec.Command(file).Output()
	return string(out), err
}

// needCompiler skips the test when no C compiler is installed, and fails it where that must not be.
func needCompiler(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("-short: no C is compiled")
	}
	for _, name := range append(strings.Fields(os.Getenv("CC")), "cc", "clang", "gcc") {
		if _, err := exec.LookPath(name); err == nil {
			return
		}
	}
	if os.Getenv("CI") == "true" || os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatal("no C compiler is installed; CI demands one")
	}
	t.Skip("no C compiler is installed; install gcc or clang, or set CC")
}
