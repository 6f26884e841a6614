package porting_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/stubs"
)

const hooks = `package shlo

import "github.com/odsgen/ods/core"

// hooks are those that are written, and defaults for the others.
type hooks struct{ HookDefaults }

// Dialect returns the dialect.
func Dialect() *core.Dialect { return New(hooks{}) }
`

const program = `package main

import (
	"fmt"
	"io"
	"os"

	"github.com/odsgen/ods/core"

	"example.com/shlo"
)

func main() {
	text, _ := io.ReadAll(os.Stdin)
	m, err := core.ParseString(core.NewContext(shlo.Dialect()), "f.mlir", string(text))
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(m)
}
`

// verifyElementwise is a hook that all operations with one or two operands share.
const verifyElementwise = `package shlo

import "github.com/odsgen/ods/core"

func (hooks) VerifyElementwise(op *core.Operation, r *core.Reporter) bool {
	if op.Operand(0).Type() != op.Result(0).Type() {
		return r.OpErrorf(op, "changes the type").Fail()
	}
	return true
}
`

const input = `%0 = "shlo.constant"() : () -> tensor<4xf32>
%1 = "shlo.abs"(%0) : (tensor<4xf32>) -> tensor<4xf32>
%2 = shlo.add (%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64>
%3 = shlo.reshape %2 : (tensor<4xf64>) -> tensor<2x2xf64>
"shlo.while"(%3) ({
^bb0(%a: tensor<2x2xf64>):
  "shlo.return"(%a) : (tensor<2x2xf64>) -> ()
}) : (tensor<2x2xf64>) -> ()
%4 = shlo.uniform_quantize %3 : (tensor<2x2xf64>) -> tensor<2x2xi8>
"shlo.listed"(%4) {range = #shlo.range<3>, type = !shlo.sized<8>} : (tensor<2x2xi8>) -> ()
`

// TestPorting generates the dialect into a module of its own, builds it without a hook, and writes one.
func TestPorting(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a package of 110 operations")
	}
	dir, root := t.TempDir(), repository(t)
	write := func(name, text string) {
		t.Helper()
		if err := os.MkdirAll(filepath.Dir(filepath.Join(dir, name)), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	read := func(name string) string {
		t.Helper()
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	_, requires, _ := strings.Cut(read(filepath.Join(root, "go.mod")), "\n")
	requires = regexp.MustCompile(`(?ms)^tool .*?$`).ReplaceAllString(requires, "")
	write("go.mod", fmt.Sprintf("module example.com/shlo\n%s\nrequire github.com/odsgen/ods v0.0.0\nreplace github.com/odsgen/ods => %s\n", requires, root))
	write("go.sum", read(filepath.Join(root, "go.sum")))
	write("shlo.yaml", read(filepath.Join("testdata", "shlo.yaml")))
	generate := func() []stubs.Hook {
		t.Helper()
		res, findings, err := odsgen.Generate(odsgen.Options{Dir: dir, Load: load.Options{Embedded: defs.FS}})
		if err != nil || findings.HasErrors() {
			t.Fatal(err, findings)
		}
		if _, err := res.Write(); err != nil {
			t.Fatal(err)
		}
		return res.Missing
	}
	run := func(input string) string {
		t.Helper()
		cmd := exec.Command("go", "run", "-mod=mod", "./cmd")
		cmd.Dir, cmd.Stdin = dir, strings.NewReader(input)
		cmd.Env = append(os.Environ(), "GOFLAGS=-trimpath", "GOPROXY=off", "GOWORK=off")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return string(out)
	}

	missing := generate()
	if len(missing) < 200 {
		t.Errorf("only %d hooks are missing", len(missing))
	}
	for _, m := range missing {
		if !m.Porting {
			t.Errorf("nothing stands in for %s", m.Method)
		}
	}
	write("hooks.go", hooks)
	write("cmd/main.go", program)
	out := run(input)
	for _, want := range []string{
		"%2 = shlo.add(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64>",
		"shlo.while(%3) ({",
		"%4 = shlo.uniform_quantize %3 : (tensor<2x2xf64>) -> tensor<2x2xi8>",
		// Verifiers accept all, and half of a custom form is none.
		"\"shlo.listed\"(%4) {range = #shlo.range<3>, type = !shlo.sized<8>} : (tensor<2x2xi8>) -> ()",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}

	for text, want := range map[string]string{
		`"shlo.abs"() {a = #shlo.other} : () -> ()`:    "the hook ParseDialectAttr is not written yet",
		`"shlo.abs"() {a = !shlo.other} : () -> ()`:    "the hook ParseDialectType is not written yet",
		`"shlo.abs"() {a = !shlo.quant<8>} : () -> ()`: "the hook ParseQuantizedType is not written yet",
		`%0 = "shlo.constant"() : () -> tensor<4xf32>
		shlo.listed of %0 : tensor<4xf32>`: "the hook ParseList is not written yet",
	} {
		if out := run(text); !strings.Contains(out, want) {
			t.Errorf("%s: got %s", text, out)
		}
	}

	write("verify.go", verifyElementwise)
	after := generate()
	if len(after) != len(missing)-1 {
		t.Errorf("%d hooks are missing with one written, %d before", len(after), len(missing))
	}
	if out := run(input); !strings.Contains(out, "f.mlir:3:6: error: 'shlo.add' op changes the type") {
		t.Errorf("got\n%s", out)
	}

	// Stubs of all others, in a file that compiles.
	stubs, err := stubs.File(after)
	if err != nil {
		t.Fatal(err)
	}
	write("stubs.go", string(stubs))
	write("hooks.go", strings.Replace(hooks, "{ HookDefaults }", "{}", 1))
	if left := generate(); len(left) != 0 {
		t.Errorf("%d hooks are missing with all stubs", len(left))
	}
	cmd := exec.Command("go", "build", "-mod=mod", ".")
	cmd.Dir, cmd.Env = dir, append(os.Environ(), "GOFLAGS=-trimpath", "GOPROXY=off", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%.2000s", err, out)
	}
}

// repository returns the root of the module.
func repository(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return root
}
