package driver_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/driver"
)

// streamed are modules whose operations refer to one another, share aliases, and have errors.
var streamed = map[string]string{
	"aliases": `#map0 = affine_map<(d0, d1) -> (d1, d0)>
#m9 = affine_map<(d0) -> (d0 + 3)>
module @top attributes {some.attr = affine_map<(d0) -> (d0)>} {
  // comment } { "
  memref.global "private" @g : memref<2xf32> = dense<[1.0, 2.0]>
  func.func private @decl(i32) -> i32
  func.func @a(%x: memref<4x4xf32, #map0>, %i: i32) -> i32
      attributes {k = #m9} {
    %r = call @b(%i) : (i32) -> i32
    %gg = memref.get_global @g : memref<2xf32>
    return %r : i32
  }
  func.func @b(%i: i32) -> i32 { %s = func.call @decl(%i) : (i32) -> i32
    return %s : i32 }
  module @inner { func.func @q() { return } }
  func.func @c() -> i32 attributes {z = affine_set<(d0) : (d0 >= 0, d0 - 3 >= 0)>, y = affine_map<(d0) -> (d0 + 3)>} {
    %c = arith.constant 1 : i32
    %d = arith.addi %c, %c : i32
    return %d : i32
  }
}
`,
	"implicit": "func.func @f(%a: i32) -> i32 {\n  %0 = call @f(%a) : (i32) -> i32\n  return %a : i32 }\nfunc.func @g() { return }\n",
	"alias inside": "#licm = #llvm.loop_licm<disable = true>\nllvm.func @f() {\n" +
		"  llvm.br ^bb1 {loop_annotation = #llvm.loop_annotation<licm = #licm>}\n^bb1:\n  llvm.return }\n",
	"one":           "  func.func @f() { return }",
	"none":          "",
	"empty":         "module {\n}\n",
	"alias late":    "func.func @f() { return }\nfunc.func @g() attributes {a = affine_map<() -> (1)>} { return }\n",
	"twice":         "func.func @f() { return }\nfunc.func @g() { return }\nfunc.func @f() { return }\n",
	"undefined":     "func.func @f() { return }\nfunc.func @g() {\n  %0 = arith.addi %1, %1 : i32\n  return }\n",
	"no symbol":     "func.func @f() { return }\nfunc.func @g() {\n  call @nope() : () -> ()\n  return }\n",
	"wrong call":    "func.func @f() { return }\nfunc.func @g(%a: i32) {\n  call @f(%a) : (i32) -> ()\n  return }\n",
	"no brace":      "module {\nfunc.func @f() { return }\nfunc.func @g() {\n  return }\n",
	"surplus brace": "func.func @f() { return }\n}\n",
	"no quote":      "func.func @f() { return }\nfunc.func @g() attributes {a = \"} {\n",
	"unknown":       "func.func @f() { return }\nfoo.bar @g\n",
}

func streamOpt(stdin string, args ...string) (status int, out, errs string) {
	var o, e bytes.Buffer
	status = driver.Opt(config(), args, strings.NewReader(stdin), &o, &e)
	return status, o.String(), e.String()
}

// TestStream compares with what happens without the flag: status, output and errors are the same, however the input is
// divided.
func TestStream(t *testing.T) {
	for name, text := range streamed {
		for _, pipeline := range []string{"builtin.module(func.func(canonicalize,cse))", "any(any(cse))"} {
			status, out, errs := streamOpt(text, "--pass-pipeline="+pipeline)
			for _, size := range []string{"1", "100", "1000000"} {
				s, o, e := streamOpt(text, "--pass-pipeline="+pipeline, "--stream="+size)
				if s != status || o != out || e != errs {
					t.Errorf("%s in parts of %s bytes: status %d, want %d\n%s%s\nwant\n%s%s", name, size, s, status, o, e, out, errs)
				}
			}
			if status != driver.StatusOK {
				continue
			}
			_, code, _ := streamOpt(text, "--emit-bytecode")
			for _, size := range []string{"1", "100", "1000000"} {
				s, o, e := streamOpt(code, "--pass-pipeline="+pipeline, "--stream="+size)
				if s != status || o != out || e != errs {
					t.Errorf("%s as bytecode in parts of %s bytes: status %d\n%s%s\nwant\n%s", name, size, s, o, e, out)
				}
			}
		}
	}
}

// TestStreamToFile writes a file as a whole or not at all.
func TestStreamToFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "out.mlir")
	for _, name := range []string{"aliases", "alias late", "implicit", "no symbol"} {
		os.Remove(file)
		status, out, _ := streamOpt(streamed[name])
		if s, o, _ := streamOpt(streamed[name], "--stream=1", "-o", file); s != status || o != "" {
			t.Errorf("%s: status %d, want %d, output %q", name, s, status, o)
		}
		got, err := os.ReadFile(file)
		if (err == nil) != (status == driver.StatusOK) || string(got) != out {
			t.Errorf("%s: got %v\n%s\nwant\n%s", name, err, got, out)
		}
	}
}

// TestSymbol works on one operation, of text and of bytecode.
func TestSymbol(t *testing.T) {
	text := streamed["aliases"]
	_, code, _ := streamOpt(text, "--emit-bytecode")
	const want = "#map = affine_map<(d0) -> (d0)>\nmodule @top attributes {some.attr = #map} {\n" +
		"  func.func @b(%arg0: i32) -> i32 {\n    %0 = call @decl(%arg0) : (i32) -> i32\n    return %0 : i32\n  }\n}\n\n"
	for _, in := range []string{text, code} {
		if status, out, errs := streamOpt(in, "--symbol=b"); status != driver.StatusOK || out != want {
			t.Errorf("status %d\n%s%s\nwant\n%s", status, out, errs, want)
		}
		status, _, errs := streamOpt(in, "--symbol=@nobody")
		if status != driver.StatusFindings || !strings.Contains(errs, "no operation of the module defines symbol 'nobody'") {
			t.Errorf("status %d, %s", status, errs)
		}
	}
}

// TestCannotStream refuses what needs the whole module, with the reason.
func TestCannotStream(t *testing.T) {
	const text = "func.func @f() { return }\n"
	for _, c := range []struct{ in, flags, want string }{
		{text, "--emit-bytecode", "--stream does not go together with --emit-bytecode: the numbers in bytecode depend on the whole module"},
		{text, "--mlir-print-debuginfo", "--stream does not go together with --mlir-print-debuginfo: aliases of locations are numbered"},
		{text, "--mlir-print-op-generic", "--stream does not go together with --mlir-print-op-generic: the generic form numbers values"},
		{text, "--mlir-print-ir-after-all", "--stream does not go together with --mlir-print-ir-*: dumps are in the order of the passes"},
		{text, "--canonicalize", "--stream cannot run the pipeline: pass 'canonicalize' runs on the whole module; nest it, as in builtin.module(func.func(canonicalize))"},
		{text, "--pass-pipeline=func.func(cse)", "--stream cannot run the pipeline: the pipeline runs on 'func.func', not on the module"},
		{"{-# external_resources: {} #-}", "", "--stream cannot divide the input: the text has resources, which belong to the whole of it, on line 1"},
		{"func.func @f() attributes {a = distinct[0]<1>} { return }", "", "--stream cannot print the result in parts: distinct attributes are numbered in the whole module"},
	} {
		args := []string{"--stream"}
		if c.flags != "" {
			args = append(args, c.flags)
		}
		status, out, errs := streamOpt(c.in, args...)
		if status != driver.StatusFindings || out != "" || !strings.Contains(errs, c.want) {
			t.Errorf("%s %q: status %d\n%s%s\nwant %s", c.flags, c.in, status, out, errs, c.want)
		}
	}
}
