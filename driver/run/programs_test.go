package run

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/textdiff"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
)

// update makes the test record what upstream's tools print.
var update = flag.Bool("update", false, "record what mlir-opt and mlir-runner print for testdata/programs")

// address is what differs from one execution to the next in what the helpers print about memrefs.
var address = regexp.MustCompile(`base@ = 0x[0-9a-f]+`)

func withoutAddresses(s string) string { return address.ReplaceAllString(s, "base@ = 0x?") }

// fewest is how many programs there are at least.
const fewest = 60

// TestPrograms executes the programs of testdata/programs and compares what they print with what upstream's tools
// recorded, which is next to each. With these tools and lli installed it also checks the recordings and native
// execution.
func TestPrograms(t *testing.T) {
	files, err := filepath.Glob("testdata/programs/*.mlir")
	if err != nil || len(files) < fewest {
		t.Fatalf("%d programs, want at least %d (%v)", len(files), fewest, err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".mlir")
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			recorded := strings.TrimSuffix(file, ".mlir") + ".out"
			if *update {
				if err := os.WriteFile(recorded, []byte(withoutAddresses(upstream(t, string(text)))), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			raw, err := os.ReadFile(recorded)
			if err != nil {
				t.Fatal(err)
			}
			want := string(raw)
			m := lower(t, string(text))
			check := func(t *testing.T, got string) {
				t.Helper()
				if got = withoutAddresses(got); got != want {
					t.Errorf("output differs from the recorded one: %s", textdiff.First(got, want))
				}
			}
			check(t, output(t, m, Engines()[0]))
			t.Run("lli", func(t *testing.T) {
				need(t, "lli")
				check(t, output(t, m, Engines()[1]))
			})
			t.Run("build", func(t *testing.T) { check(t, executable(t, m)) })
			t.Run("upstream", func(t *testing.T) { check(t, upstream(t, string(text))) })
		})
	}
}

// executable builds a program and returns what it prints.
func executable(t *testing.T, m *core.Operation) string {
	t.Helper()
	need(t, "llc")
	needLinker(t)
	dir := t.TempDir()
	file := filepath.Join(dir, "prog")
	if err := Builder().Build(t.Context(), driver.Build{Call: driver.Call{Module: m, Entry: "main"}, Output: file}); err != nil {
		t.Fatal(err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 1 {
		t.Errorf("the folder holds %v (%v), want the program only", left, err)
	}
	out, err := exec.Command(file).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// needLinker skips the test when no C compiler is installed.
func needLinker(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("-short: nothing is linked")
	}
	if _, err := exec.LookPath("cc"); err == nil {
		return
	}
	if os.Getenv("ODSGEN_ORACLE") != "" {
		t.Fatal("no C compiler is installed; ODSGEN_ORACLE demands it")
	}
	t.Skip("no C compiler is installed")
}

// TestEntryPointResult checks mlir-runner's flag with both engines.
func TestEntryPointResult(t *testing.T) {
	text := `func.func @i() -> i32 { %c = arith.constant -42 : i32 return %c : i32 }
func.func @l() -> i64 { %c = arith.constant 42 : i64 return %c : i64 }
func.func @f() -> f32 { %c = arith.constant 0.333333343 : f32 return %c : f32 }
func.func @nan() -> f32 { %c = arith.constant 0xFFC00000 : f32 return %c : f32 }
func.func @inf() -> f32 { %c = arith.constant 0xFF800000 : f32 return %c : f32 }
func.func @v() { return }
func.func @a(%x: i32) -> i32 { return %x : i32 }`
	m := lower(t, text)
	for _, c := range []struct{ entry, result, args, want, err string }{
		{"i", "i32", "", "-42\n", ""},
		{"l", "i64", "", "42\n", ""},
		{"f", "f32", "", "3.333333e-01\n", ""},
		{"nan", "f32", "", "-nan\n", ""},
		{"inf", "f32", "", "-inf\n", ""},
		{"f", "", "", "0.333333343\n", ""},
		{"v", "void", "", "", ""},
		{"a", "", "7", "7\n", ""},
		{"i", "void", "", "", "expected void function, '@i' returns i32"},
		{"v", "i32", "", "", "only single i32 function result supported, '@v' returns !llvm.void"},
		{"a", "i32", "", "", "'@a' expects 1 arguments, got 0"},
		{"x", "i32", "", "", "no function '@x' is defined in the module"},
	} {
		for _, e := range Engines() {
			if e.Name == "lli" {
				if _, err := native.FindTool(t.Context(), "lli"); err != nil {
					continue
				}
			}
			var b bytes.Buffer
			err := e.Run(t.Context(), &b, driver.Call{Module: m, Entry: c.entry, Result: c.result, Args: strings.Fields(c.args)})
			if b.String() != c.want || (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("%s: @%s with result %q: got %q, %v; want %q, %s", e.Name, c.entry, c.result, b.String(), err, c.want, c.err)
			}
		}
	}
}

// TestPipeline checks that tensors, and only they, are made buffers of.
func TestPipeline(t *testing.T) {
	for _, c := range []struct {
		text string
		want bool
	}{
		{"func.func @f(%x: tensor<4xf32>) { return }", true},
		{"func.func private @f(tensor<4xf32>)", true},
		{"func.func @f() { %c = arith.constant dense<0.0> : tensor<4xf32> return }", true},
		{"func.func private @f(() -> tensor<*xi32>)", true},
		{"func.func @f() { %c = arith.constant dense<0.0> : vector<4xf32> return }", false},
		{"memref.global @g : memref<2xi32> = dense<[1, 2]>", false},
		{"llvm.mlir.global internal @g(dense<0> : tensor<8xi8>) : !llvm.array<8 x i8>", false},
	} {
		r := all.Registry()
		m, list := core.Parse(core.NewContextWith(r), []byte(c.text), core.ParseOptions{})
		if list.HasErrors() {
			t.Fatal(list)
		}
		if got := strings.Contains(backend.Pipeline(m), "bufferize"); got != c.want {
			t.Errorf("%s: tensors are found: %t, want %t", c.text, got, c.want)
		}
	}
}
