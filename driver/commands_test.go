package driver_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
)

// names is a translation that lists the operations of a module, and fails for one called bad.op.
var names = driver.Translation{Name: "mlir-to-names", Summary: "the names of operations",
	Write: func(w io.Writer, op *core.Operation) error {
		r := core.NewReporter(op.Context())
		for o := range op.Region(0).Ops() {
			fmt.Fprintln(w, o.Name())
			if o.Name() == "bad.op" {
				r.OpErrorf(o, "has no name worth listing")
				return r.List()
			}
		}
		return nil
	}}

// echo is an engine that prints what it is asked to do.
var echo = driver.Engine{Name: "echo", Summary: "print the call", Run: func(_ context.Context, w io.Writer, c driver.Call) error {
	fmt.Fprintf(w, "%s(%s) in %s\n", c.Entry, strings.Join(c.Args, ", "), c.Module.Name())
	return nil
}}

// trap is an engine that always traps at the first operation.
var trap = driver.Engine{Name: "trap", Summary: "trap", Run: func(_ context.Context, w io.Writer, c driver.Call) error {
	for o := range c.Module.Region(0).Ops() {
		r := core.NewReporter(c.Module.Context())
		r.OpErrorf(o, "traps")
		return r.List()
	}
	return errors.New("nothing to trap at")
}}

// broken is an engine that panics.
var broken = driver.Engine{Name: "broken", Summary: "panic",
	Run: func(context.Context, io.Writer, driver.Call) error { panic("engine") }}

// cse lowers every module in the same way.
func cse(*core.Operation) string { return "builtin.module(cse)" }

// exits is an engine whose program ends itself.
var exits = driver.Engine{Name: "exits", Summary: "exit",
	Run: func(context.Context, io.Writer, driver.Call) error { return driver.Exit{Status: 7} }}

// note is a builder that prints what it is asked to make.
var note = driver.Builder{Forms: []driver.Form{{Name: "exe"}, {Name: "obj", Extension: ".o"}, {Name: "asm", Extension: ".s"}},
	Build: func(_ context.Context, b driver.Build) error {
		if b.Entry == "bad" {
			return errors.New("bad entry")
		}
		fmt.Fprintf(b.Stdout, "%s as %s from %s at level %d with %q\n", b.Output, b.Form, b.Entry, b.Level, b.Libraries)
		return nil
	}}

func TestTranslateAndRun(t *testing.T) {
	cfg := config()
	cfg.Commands = []driver.Command{driver.TranslateCommand(names), driver.RunCommand(cse, echo, trap, broken, exits),
		driver.BuildCommand(cse, note)}
	for _, c := range []struct {
		args, input    string
		status         int
		stdout, stderr string
	}{
		{"translate --mlir-to-names --allow-unregistered-dialect", `"a.b"() : () -> ()` + "\n" + `"c.d"() : () -> ()`, 0, "a.b\nc.d\n",
			""},
		{"translate --mlir-to-names --allow-unregistered-dialect", "\n" + `"bad.op"() : () -> ()`, 1, "",
			"<stdin>:2:1: error: 'bad.op' op has no name worth listing\n\"bad.op\"() : () -> ()\n^\n" +
				"<stdin>:2:1: note: see current operation: \"bad.op\"() : () -> ()\n"},
		{"translate --mlir-to-names --allow-unregistered-dialect --split-input-file",
			"\"a.b\"() : () -> ()\n// -----\n\n\"bad.op\"() : () -> ()\n// -----\n\"c.d\"() : () -> ()", 1, "a.b\n\n\nc.d\n",
			"within split at <stdin>:2 offset :3:1: error: 'bad.op' op has no name worth listing\n\"bad.op\"() : () -> ()\n^\n" +
				"within split at <stdin>:2 offset :3:1: note: see current operation: \"bad.op\"() : () -> ()\n"},
		{"translate --mlir-to-names --allow-unregistered-dialect --split-input-file --verify-diagnostics",
			"\"a.b\"() : () -> ()\n// -----\n\n\"bad.op\"() : () -> () // expected-error {{has no name}}\n", 0, "a.b\n\n", ""},
		{"translate", "", 2, "", "ods: expected one translation, found 0; add one of --mlir-to-names\n"},
		{"translate --mlir-to-name", "", 2, "",
			"ods: flag --mlir-to-name is neither a flag nor a translation; did you mean \"mlir-to-names\"?\n"},
		{"translate --mlir-to-names a b", "", 2, "", "ods: expected one input file, found 2: [\"a\" \"b\"]\n"},

		{"run - --entry f 1 -2.5", "module {}", 0, "f(1, -2.5) in builtin.module\n", ""},
		{"run --engine=echo -e @g - -- -inf", "module {}", 0, "g(-inf) in builtin.module\n", ""},
		{"run -", "module {}", 0, "main() in builtin.module\n", ""},
		{"run - --engine=trap", "func.func private @f()", 1, "",
			"<stdin>:1:1: error: 'func.func' op traps\nfunc.func private @f()\n^\n" +
				"<stdin>:1:1: note: see current operation: \n\"func.func\"() <{function_type = () -> (), sym_name = \"f\", sym_visibility = \"private\"}> ({\n}) : () -> ()\n"},
		{"run - --engine=trap", "module {}", 1, "", "<unknown>:0: error: nothing to trap at\n"},
		{"run - --engine=broken", "module {}", 1, "",
			"<unknown>:0: error: internal error: engine; please report it with the input and the command line\n"},
		{"run - --engine=ech", "", 2, "", "ods: flag --engine: value \"ech\" is not one of echo, trap, broken, exits; did you mean \"echo\"?\n"},
		{"run", "module {", 1, "", "<stdin>:1:7: error: "},
		{"run - -inf", "", 2, "", "ods: flag --inf is unknown; arguments of the function that begin with a letter behind '-' follow '--'\n"},
		{"run -", "module {", 1, "", "<stdin>:1:7: error: "},
		{"run - --pass-pipeline=func.func(cse)", "module {}", 1, "",
			"<stdin>:1:1: error: can't run 'func.func' pass manager on 'builtin.module' op\n"},
		{"run - --engine=exits", "module {}", 7, "", ""},
		{"run - --workers=0", "module {}", 2, "", "ods: flag --workers: value \"0\" is no number of workers; at least one is needed"},
		{"run - --entry-point-result=f64", "module {}", 2, "",
			"ods: flag --entry-point-result: value \"f64\" is not one of void, i32, i64, f32"},

		{"build - -o prog", "module {}", 0, "prog as exe from main at level 2 with []\n", ""},
		{"build -c - -o x/y.o -e go -O3 --shared-libs=a.so,b.so", "module {}", 0,
			"x/y.o as obj from go at level 3 with [\"a.so\" \"b.so\"]\n", ""},
		{"build -S - -o - -O0", "module {}", 0, "- as asm from main at level 0 with []\n", ""},
		{"build - -o prog -e bad", "module {}", 1, "", "<unknown>:0: error: bad entry\n"},
		{"build -", "module {}", 1, "", "<unknown>:0: error: the output needs a name when the input is standard input; add -o FILE\n"},
		{"build", "", 2, "", "ods: expected an input file; name one, or - for standard input\n"},
		{"build - -", "module {}", 1, "", "<unknown>:0: error: expected one input file, found 2"},
		{"build - --emit=ob", "", 2, "", "ods: flag --emit: value \"ob\" is not one of exe, obj, asm; did you mean \"obj\"?\n"},
		{"build -o prog -", "module {", 1, "", "<stdin>:1:7: error: "},
	} {
		var stdout, stderr bytes.Buffer
		status := driver.Main(cfg, strings.Fields(c.args), strings.NewReader(c.input), &stdout, &stderr)
		if status != c.status || stdout.String() != c.stdout || !strings.HasPrefix(stderr.String(), c.stderr) || c.stderr == "" &&
			stderr.Len() > 0 {
			t.Errorf("%s\nstatus %d, want %d\nstdout %q\nwant   %q\nstderr %q\nwant   %q", c.args, status, c.status, stdout.String(),
				c.stdout,
				stderr.String(), c.stderr)
		}
	}
	for command, begins := range map[string]string{"translate": "OVERVIEW: MLIR Translation Testing Tool\nUSAGE: ods translate ",
		"run": "OVERVIEW: MLIR execution driver\n\nUSAGE: ods run ", "build": "usage: ods build ",
		"opt": "OVERVIEW: MLIR modular optimizer driver\n\nAvailable Dialects: "} {
		var stdout bytes.Buffer
		if status := driver.Main(cfg, []string{command, "--help"}, nil, &stdout, io.Discard); status != 0 ||
			!strings.HasPrefix(stdout.String(), begins) {
			t.Errorf("%s --help: status %d, %q", command, status, stdout.String())
		}
	}
}

// TestBuildNames checks the names of outputs that are made of the input's.
func TestBuildNames(t *testing.T) {
	cfg := config()
	cfg.Commands = []driver.Command{driver.BuildCommand(cse, note)}
	dir := t.TempDir()
	for _, c := range []struct{ file, args, want string }{
		{"prog.mlir", "", "prog as exe"},
		{"prog.mlir", "-c", "prog.o as obj"},
		{"prog", "", "the output would have the input's name 'prog'"},
		{"prog", "-S", "prog.s as asm"},
		{"prog.mlir", "-o " + filepath.Join(dir, "prog.mlir"), "the output would replace the input"},
	} {
		file := filepath.Join(dir, c.file)
		if err := os.WriteFile(file, []byte("module {}"), 0o600); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		driver.Main(cfg, append([]string{"build", file}, strings.Fields(c.args)...), nil, &out, &out)
		if !strings.Contains(out.String(), c.want) {
			t.Errorf("build %s %s: got %q, want %q", c.file, c.args, out.String(), c.want)
		}
	}
}
