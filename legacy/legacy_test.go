package legacy_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	upgradecmd "github.com/odsgen/ods/driver/upgrade"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/legacy"
	"github.com/odsgen/ods/legacy/upgrade"
	"github.com/odsgen/ods/tests/irtest"
)

func config() driver.Config {
	r := all.Registry()
	backend.Extend(r)
	p := backend.Passes()
	upgrade.Register(p)
	return driver.Config{Dialects: r, Passes: p,
		Commands: []driver.Command{upgradecmd.Command(), driver.RunCommand(backend.Pipeline, run.Engines()...)},
		Legacy: &driver.Legacy{
			Dialects: legacy.With,
			Parse: func(c *core.Context, text []byte, o core.ParseOptions) (*core.Operation, diag.List) {
				return legacy.Parse(c, text, legacy.Options{Name: o.Name, Dialect2019: true, KeepNames: o.KeepNames, NoVerify: o.NoVerify})
			},
			Print: legacy.Print,
		}}
}

func context() *core.Context {
	return core.NewContextWith(legacy.With(config().Dialects))
}

// TestFiles runs the files below testdata: the examples of the documents of 2019, and one for each construct that has
// no counterpart.
func TestFiles(t *testing.T) {
	cfg := config()
	ods := func(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		return driver.Main(cfg, args, stdin, stdout, stderr)
	}
	irtest.Run(t, "testdata", irtest.Commands{"ods": ods})
}

// TestOracle demands that mlir-opt accepts what every file of testdata that can be upgraded becomes.
func TestOracle(t *testing.T) {
	const oracle = "mlir-opt-22"
	if _, err := exec.LookPath(oracle); err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatalf("%s is not installed, but ODSGEN_ORACLE demands it", oracle)
		}
		t.Skipf("%s is not installed", oracle)
	}
	files, _ := filepath.Glob("testdata/*.mlir")
	upgraded := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, part := range strings.Split(string(text), "// -----\n") {
			out, list := legacy.Upgrade(context(), f, []byte(part))
			if list.HasErrors() {
				continue
			}
			upgraded++
			cmd := exec.Command(oracle, "--allow-unregistered-dialect", "-")
			cmd.Stdin = bytes.NewReader(out)
			if msg, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%s, part %d: %v\n%s\n%s", f, i, err, msg, out)
			}
		}
	}
	if upgraded < 20 {
		t.Errorf("only %d texts were upgraded", upgraded)
	}
}

// TestFixpoint prints old text as old text and reads it again.
func TestFixpoint(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.mlir")
	same := 0
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, part := range strings.Split(string(text), "// -----\n") {
			first, ok := old(t, part)
			if !ok {
				continue
			}
			second, ok := old(t, first)
			if !ok || first != second {
				t.Errorf("%s, part %d: printed\n%s\nand, read again,\n%s", f, i, first, second)
			}
			same++
		}
	}
	if same < 20 {
		t.Errorf("only %d texts were printed", same)
	}
}

// old reads old text and prints it.
func old(t *testing.T, text string) (string, bool) {
	t.Helper()
	c := context()
	c.AllowUnregistered(true)
	m, list := legacy.Parse(c, []byte(text), legacy.Options{Name: "old.mlir", Dialect2019: true})
	if m == nil {
		if !list.HasErrors() {
			t.Errorf("neither a module nor an error for\n%s", text)
		}
		return list.Err().Error(), false
	}
	var b bytes.Buffer
	if err := legacy.Print(&b, m, core.PrintOptions{}); err != nil {
		t.Fatal(err)
	}
	return b.String(), true
}

// TestComments demands comments, blank lines and names where they were.
func TestComments(t *testing.T) {
	const text = `// RUN: something

// A map.
#shift = (d0) -> (d0 + 1)

// The function.
func @f(%memory: memref<8xf32>, %n: index) {
  // In front of the loop.
  for %i = 0 to %n { // behind the loop's head
    // Inside.
    %x = load %memory[%i] : memref<8xf32> // behind the load

    store %x, %memory[%i] : memref<8xf32>
    // At the end of the body.
  } // behind the loop
  %j = affine_apply #shift(%n)
  "use"(%j) : (index) -> ()
  return
  // At the end of the function.
}
// At the end.
`
	const want = `// RUN: something

// A map.
#shift = affine_map<(d0) -> (d0 + 1)>

// The function.
func.func @f(%memory: memref<8xf32>, %n: index) {
  // In front of the loop.
  affine.for %i = 0 to %n {  // behind the loop's head
    // Inside.
    %x = affine.load %memory[%i] : memref<8xf32>  // behind the load

    affine.store %x, %memory[%i] : memref<8xf32>
    // At the end of the body.
  }  // behind the loop
  %j = affine.apply #shift(%n)
  "use"(%j) : (index) -> ()
  return
  // At the end of the function.
}
// At the end.
`
	out, list := legacy.Upgrade(context(), "f.mlir", []byte(text))
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	if string(out) != want {
		t.Errorf("got\n%s\nwant\n%s", out, want)
	}
}

// TestErrors demands one error at the line of each construct that has no counterpart, with what to write instead.
func TestErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"#m = (d0) -> (d0) size (10)\n", "1:19: a map has no sizes today"},
		{"##rel = (d0) -> (r0) : r0 - d0 >= 0\n", "1:1: relations ('##name') have no counterpart"},
		{"@@set = (d0) : (d0 >= 0)\n", "1:1: names of integer sets begin with '#' today"},
		{"func @f(%A, %N) : (i32, i32) {\n  return\n}\n", "1:9: the type of '%A' is missing; write '%A: TYPE'"},
		{"func @f() {\n  %a = alloc_static(0x10) : memref<4xf32>\n  return\n}\n",
			"2:8: operation 'alloc_static' has no counterpart today"},
		{"func @f() {\n  br ^bb1(0)\n^bb1(%x: i32):\n  return\n}\n", "2:10: a branch passes values; define a constant"},
		{"func @f() {\n  %0 = call @g(2) : (i32) -> i32\n  return\n}\n", "2:16: an operand is the name of a value"},
		{"func @f() {\n  mldim %t : {S} i mod 128 {\n  }\n  return\n}\n", "2:3: operation 'mldim' has no counterpart"},
		{"func @f(%n: index) {\n  %r = for %i = 0 to %n with %t(%n) {\n  }\n  return\n}\n",
			"2:25: values that a loop carries are written 'iter_args"},
		{"func @f(memref<4xf32> %A) {\n  return\n}\n", "1:23: an argument is written '%A: TYPE'"},
		{"func int32 @f() {\n}\n", "1:6: the result type stands behind the arguments"},
		{"func @f(%a: memref<4xf32>) {\n  %x = load %a[0]\n  return\n}\n", "3:3: the type of the memory is missing"},
		{"func @f(%t: tensor<4xf32>) {\n  %x = dim %t, 3 : tensor<4xf32>\n  return\n}\n",
			"2:8: 'std2019.dim' op 'tensor<4xf32>' has no dimension 3"},
		{"\"a\"() {x: opaque<\"d\", tensor<1xi32>, \"0x00\">} : () -> ()\n\"b\"() {y: opaque<tensor<1xi32>, \"0x\">} : () -> ()\n",
			"2:11: opaque elements have no counterpart"},
	} {
		out, list := legacy.Upgrade(context(), "f.mlir", []byte(c.text))
		if out != nil || !list.HasErrors() {
			t.Errorf("%q is upgraded to\n%s", c.text, out)
			continue
		}
		found := false
		for _, d := range list {
			found = found || strings.HasPrefix(fmt.Sprintf("%d:%d: %s", d.Pos.Line, d.Pos.Col, d.Message), c.want)
		}
		if !found {
			t.Errorf("%q: got %v, want %s", c.text, list, c.want)
		}
	}
	// Every statement is looked at.
	_, list := legacy.Upgrade(context(), "f.mlir",
		[]byte("func @f() {\n  %a = alloc_static(1) : memref<4xf32>\n  br ^bb1(0)\n^bb1(%x: i32):\n  return\n}\n"))
	if len(list) != 2 {
		t.Errorf("got %v, want two errors", list)
	}
}

// TestComposedLayouts: today's parser keeps only the last of two layouts, so they are composed.
func TestComposedLayouts(t *testing.T) {
	const text = "func @f(memref<2x2xi8, (d0, d1) -> (d0, d1 + 1), (d0, d1) -> (d1, d0)>, memref<4xi8, (d0) -> (d0), hbm>)\n"
	const want = "func.func private @f(memref<2x2xi8, affine_map<(d0, d1) -> (d1 + 1, d0)>>, memref<4xi8, \"hbm\">)"
	out, list := legacy.Upgrade(context(), "f.mlir", []byte(text))
	if err := list.Err(); err != nil {
		t.Fatal(err)
	}
	if got := regexp.MustCompile(`(?s)#map = affine_map<(\(.*?\))>\n`).FindStringSubmatch(string(out)); got != nil {
		out = []byte(strings.ReplaceAll(strings.ReplaceAll(string(out), got[0], ""), "#map", "affine_map<"+got[1]+">"))
	}
	if got := strings.TrimSpace(string(out)); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

// TestInPlace demands that a file with an error stays as it is, and that another one is replaced.
func TestInPlace(t *testing.T) {
	dir := t.TempDir()
	good, bad := filepath.Join(dir, "good.mlir"), filepath.Join(dir, "bad.mlir")
	for name, text := range map[string]string{good: "func @f()\n", bad: "func @f(\n"} {
		if err := os.WriteFile(name, []byte(text), 0o640); err != nil {
			t.Fatal(err)
		}
	}
	var out, msg bytes.Buffer
	cfg := config()
	if status := driver.Main(cfg, []string{"upgrade", "--in-place", good, bad}, strings.NewReader(""), &out,
		&msg); status != driver.StatusFindings {
		t.Errorf("status %d", status)
	}
	if !strings.Contains(msg.String(), "bad.mlir:2:1: error: ") {
		t.Errorf("messages: %s", msg.String())
	}
	for name, want := range map[string]string{good: "func.func private @f()\n", bad: "func @f(\n"} {
		if got, _ := os.ReadFile(name); string(got) != want {
			t.Errorf("%s: %q", name, got)
		}
	}
	if info, err := os.Stat(good); err != nil || info.Mode().Perm() != 0o640 {
		t.Errorf("permissions %v, %v", info.Mode(), err)
	}
	for _, args := range [][]string{{"upgrade"}, {"upgrade", "--from=2018", good}, {"upgrade", "--in-place", "-"},
		{"upgrade", "--in-place", "-o", "x", good}} {
		if status := driver.Main(cfg, args, strings.NewReader(""), &out, &msg); status != driver.StatusUsage {
			t.Errorf("%v: status %d", args, status)
		}
	}
}

// FuzzParse feeds any bytes to the reader of old text. Nothing may panic or hang; what is accepted is printed as old
// text that reads back as the same.
func FuzzParse(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.mlir")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range strings.Split(string(text), "\n\n") {
			f.Add([]byte(part))
		}
	}
	registry := legacy.With(config().Dialects)
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 4000 {
			return
		}
		watchdog := time.AfterFunc(10*time.Second, func() { panic(fmt.Sprintf("10 s are not enough for %q", text)) })
		defer watchdog.Stop()
		c := core.NewContextWith(registry)
		out, list := legacy.Upgrade(c, "f", text)
		for _, d := range list {
			if d.Stack != nil || strings.Contains(d.Message, "panicked") {
				t.Fatalf("%q: %v", text, d)
			}
		}
		if out == nil {
			if !list.HasErrors() {
				t.Fatal("neither a text nor an error")
			}
			return
		}
		c = core.NewContextWith(registry)
		c.AllowUnregistered(true)
		if m, list := core.Parse(c, out, core.ParseOptions{Name: "new"}); m == nil {
			t.Fatalf("%q is upgraded to %q, which has errors: %v", text, out, list)
		}
		if first, ok := old(t, string(text)); ok {
			if second, ok := old(t, first); !ok || first != second {
				t.Fatalf("%q is printed as %q, and that as %q", text, first, second)
			}
		}
	})
}
