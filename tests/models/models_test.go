package models

import (
	"bytes"
	"context"
	_ "embed"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/dialecttest"
)

// drawing is a program that draws an image, gives it to @lenet and prints the bits of the results.
//
//go:embed lenet_main.mlir
var drawing string

// runtimeLibrary has the functions that print.
const runtimeLibrary = "/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so"

// limit is how long a tool may take.
const limit = time.Minute

func read(t *testing.T, name string) string {
	t.Helper()
	dir := os.Getenv("ODSGEN_MODELS")
	if dir == "" {
		t.Skip("no models; set ODSGEN_MODELS to their folder")
	}
	text, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Skip(err)
	}
	return string(text)
}

func config() driver.Config {
	dialects := all.Registry()
	backend.Extend(dialects)
	return driver.Config{Dialects: dialects, Passes: backend.Passes()}
}

// TestLenetLowers compares the bytes of the lowered network with mlir-opt's.
func TestLenetLowers(t *testing.T) {
	model, flags := read(t, "lenet.mlir"), strings.Fields(read(t, "lower.flags"))
	got, messages, _ := dialecttest.Ours(config())(model, flags)
	if messages != "" || got == "" {
		t.Fatalf("got messages %q, want none", messages)
	}
	if want, _, _ := dialecttest.Upstream(t, limit)(model, flags); got != want {
		t.Errorf("the lowered network differs from mlir-opt's")
	}
}

// TestLenetRuns compares the numbers that the network finds for an image in the engine, in lli and in mlir-runner.
func TestLenetRuns(t *testing.T) {
	model, flags := read(t, "lenet.mlir"), strings.Fields(read(t, "lower.flags"))
	at := strings.Index(model, "  func.func @lenet")
	if at < 0 {
		t.Fatal("no function @lenet, want one at the start of a line")
	}
	// The attribute is of a dialect that only mlir-opt ignores.
	program := strings.ReplaceAll(model[:at]+drawing+model[at:], " {secret.secret}", "")
	lowered, messages, _ := dialecttest.Ours(config())(program, flags)
	if messages != "" {
		t.Fatalf("got messages %q, want none", messages)
	}
	c := core.NewContextWith(all.Registry())
	module, list := core.Parse(c, []byte(lowered), core.ParseOptions{})
	if module == nil {
		t.Fatal(list)
	}
	var out bytes.Buffer
	e, err := engine.New(module, engine.Options{Stdout: &out})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Call(context.Background(), "main"); err != nil {
		t.Fatal(err)
	}
	want := out.String()
	if n := strings.Count(want, "\n"); n != 10 {
		t.Fatalf("got %d lines, want 10:\n%s", n, want)
	}
	var text bytes.Buffer
	if err := llvmir.Write(&text, module); err != nil {
		t.Fatal(err)
	}
	compare(t, want, []byte(lowered), "mlir-runner-22", "-e", "main", "--entry-point-result=void", "--shared-libs="+runtimeLibrary)
	compare(t, want, text.Bytes(), "lli-22", "--load="+runtimeLibrary)
}

// compare gives a program to a tool that executes it.
func compare(t *testing.T, want string, program []byte, tool string, args ...string) {
	t.Helper()
	if _, err := exec.LookPath(tool); err != nil {
		t.Logf("%s is not compared: %v", tool, err)
		return
	}
	ctx, cancel := context.WithTimeout(t.Context(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Stdin = bytes.NewReader(program)
	got, err := cmd.CombinedOutput()
	if err != nil && tool != "lli-22" { // main returns nothing, so lli's status means nothing
		t.Errorf("%s: %v\n%s", tool, err, got)
	} else if string(got) != want {
		t.Errorf("%s printed\n%s\nwant\n%s", tool, got, want)
	}
}
