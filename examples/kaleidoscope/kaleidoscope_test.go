package main

import (
	"bytes"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/native"
)

func TestRun(t *testing.T) {
	for file, want := range map[string]string{"fib.k": "610\n1.25863e+10\n1.2586269025e+10\n", "root.k": "1.414213562373095\n", "primes.k": "2\n3\n5\n7\n11\n13\n17\n19\n23\n29\n10\n"} {
		var out bytes.Buffer
		if err := run(t.Context(), &out, []string{filepath.Join("programs", file)}); err != nil {
			t.Errorf("%s: %v", file, err)
		} else if out.String() != want {
			t.Errorf("%s: got %q, expected %q", file, out.String(), want)
		}
	}
	if err := run(t.Context(), &bytes.Buffer{}, nil); err == nil {
		t.Error("no program is no error")
	}
}

// mem2reg makes values of all variables: nothing is left in memory.
func TestOptimized(t *testing.T) {
	var out bytes.Buffer
	if err := run(t.Context(), &out, []string{"-ir", "programs/fib.k"}); err != nil {
		t.Fatal(err)
	}
	if strings.Contains(out.String(), "memref") || !strings.Contains(out.String(), "iter_args(%arg2 = ") {
		t.Error(out.String())
	}
}

// Functions are called from Go by their types.
func TestFunc(t *testing.T) {
	module, err := compile(t.Context(), "f.k", "def start() 0 def hypot2(a, b) a * a + b * b")
	if err != nil {
		t.Fatal(err)
	}
	e, err := load(t.Context(), module, nil)
	if err != nil {
		t.Fatal(err)
	}
	hypot2, err := engine.Func[func(a, b float64) float64](e, "hypot2")
	if err != nil {
		t.Fatal(err)
	}
	if got := math.Sqrt(hypot2(3, 4)); got != 5 {
		t.Error(got)
	}
}

// An array of the program is a slice of Go, and works on it.
func TestArrays(t *testing.T) {
	module, err := compile(t.Context(), "f.k", `def start() 0
def dot(a[], b[], n) { var sum = 0; for i = 0 to n do sum = sum + a[i] * b[i]; sum }
def double(a[], n) for i = 0 to n do a[i] = 2 * a[i]`)
	if err != nil {
		t.Fatal(err)
	}
	e, err := load(t.Context(), module, nil)
	if err != nil {
		t.Fatal(err)
	}
	dot, err := engine.Func[func(a, b []float64, n float64) (float64, error)](e, "dot")
	if err != nil {
		t.Fatal(err)
	}
	double, err := engine.Func[func(a []float64, n float64) float64](e, "double")
	if err != nil {
		t.Fatal(err)
	}
	a, b := []float64{1, 2, 3}, []float64{4, 5, 6}
	double(a, 3)
	if got, err := dot(a, b, 3); err != nil || got != 64 || a[2] != 6 {
		t.Error(got, err, a)
	}
	// An access out of bounds stops the program at its line.
	if _, err := dot(a, b, 4); err == nil || !strings.HasPrefix(err.Error(), "f.k:2:") {
		t.Error(err)
	}
}

// What is wrong is reported at its place in the program.
func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"def start() x":                                   "f.k:1:13: error: variable 'x' is not declared",
		"def start()\n  if 1 then y else 2":               "f.k:2:13: error: variable 'y' is not declared",
		"def start() while z do 0":                        "f.k:1:19: error: variable 'z' is not declared",
		"def start() x = 1":                               "f.k:1:13: error: variable 'x' is not declared",
		"def start() f(1)":                                "f.k:1:13: error: function 'f' is not defined",
		"def f(a) a def start() f()":                      "f.k:1:24: error: function 'f' takes 1 arguments, got 0",
		"def f() 1 def f() 2":                             "f.k:1:15: error: function 'f' is defined twice",
		"def main() 1":                                    "f.k:1:5: error: function 'main' is defined twice",
		"def f() 1":                                       "f.k:1:10: error: a program begins with 'def start()', which is missing",
		"def start() (1":                                  `f.k:1:15: error: expected ")", got ""`,
		"def start() { var a[2]; a + 1 }":                 "f.k:1:25: error: 'a' is an array, not a number",
		"def start() { var a = 2; a[1] = 3 }":             "f.k:1:26: error: 'a' is a number, not an array",
		"def start() b[1]":                                "f.k:1:13: error: variable 'b' is not declared",
		"def f(a[]) a[0] def start() f(1)":                "f.k:1:31: error: parameter 'a' of 'f' is an array; give the name of one",
		"def f(a[]) a[0] def start() { var b = 1; f(b) }": "f.k:1:44: error: 'b' is a number, not an array",
		"def f(a) a def start() { var b[1]; f(b) }":       "f.k:1:38: error: 'b' is an array, not a number",
		"def start() @":                                   "f.k:1:13: error: '@' begins no word, number or sign",
		"def start() { for i = 0 to 3 do i; i }":          "f.k:1:36: error: variable 'i' is not declared",
		"def start() { { var a = 1; a }; a } # blocks":    "f.k:1:33: error: variable 'a' is not declared",
	} {
		if _, err := compile(t.Context(), "f.k", text); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: got %v, expected %s", text, err, want)
		}
	}
}

// LLVM IR names the lines of the program.
func TestDebugInfo(t *testing.T) {
	text, err := os.ReadFile("programs/fib.k")
	if err != nil {
		t.Fatal(err)
	}
	module, err := compile(t.Context(), "fib.k", string(text))
	if err != nil {
		t.Fatal(err)
	}
	lowered, err := lower(t.Context(), module)
	if err != nil {
		t.Fatal(err)
	}
	var ir bytes.Buffer
	if err := llvmir.Write(&ir, lowered); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{`!DIFile(filename: "fib.k"`, `!DISubprogram(name: "fib", linkageName: "fib"`, "!DILocation(line: 2"} {
		if !strings.Contains(ir.String(), want) {
			t.Errorf("no %s in\n%s", want, ir.String())
		}
	}
}

func TestNative(t *testing.T) {
	if _, err := native.FindTool(t.Context(), "llc"); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%v; ODSGEN_ORACLE demands it", err)
		}
		t.Skip(err)
	}
	file := filepath.Join(t.TempDir(), "fib")
	if err := run(t.Context(), nil, []string{"-o", file, "programs/fib.k"}); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(file).Output()
	if err != nil || string(out) != "610\n1.25863e+10\n" {
		t.Errorf("%q, %v", out, err)
	}
}
