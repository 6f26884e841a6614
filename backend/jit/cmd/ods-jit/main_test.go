package main

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/generated/all"
)

const program = `llvm.func @exit(i32)
llvm.func @f(%x: i32, %y: i32) -> i32 {
  %q = llvm.sdiv %x, %y : i32
  llvm.return %q : i32
}
llvm.func @leave(%x: i32) {
  llvm.call @exit(%x) : (i32) -> ()
  llvm.return
}
llvm.func @forever() {
  llvm.br ^a
^a:
  llvm.br ^a
}
`

// TestEngine lets the engine jit of the command run find this command.
func TestEngine(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "ods-jit")
	if runtime.GOOS == "windows" {
		file += ".exe"
	}
	if out, err := exec.Command("go", "build", "-o", file, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	r := all.Registry()
	backend.Extend(r)
	m, list := core.Parse(core.NewContextWith(r), []byte(program), core.ParseOptions{Name: "program.mlir"})
	if list.HasErrors() {
		t.Fatal(list)
	}
	call := func(ctx context.Context, entry string, args ...string) (stdout, stderr string, err error) {
		var out, errs bytes.Buffer
		err = run.JIT().Run(ctx, &out, driver.Call{Module: m, Entry: entry, Args: args, Stderr: &errs})
		return out.String(), errs.String(), err
	}
	t.Setenv("PATH", t.TempDir())
	if _, _, err := call(t.Context(), "f", "7", "2"); err == nil || !strings.Contains(err.Error(), "install it by 'go install ./cmd/ods-jit' in the folder backend/jit") {
		t.Errorf("without the command: got %v", err)
	}
	t.Setenv("PATH", dir)
	if out, errs, err := call(t.Context(), "f", "-7", "2"); out != "-3\n" || errs != "" || err != nil {
		t.Errorf("got %q, %q, %v", out, errs, err)
	}
	var exit driver.Exit
	if _, errs, err := call(t.Context(), "f", "1", "0"); !errors.As(err, &exit) || exit.Status != 1 || !strings.Contains(errs, "program.mlir:3:8: error: division by zero") {
		t.Errorf("got %q, %v", errs, err)
	}
	if _, _, err := call(t.Context(), "leave", "7"); !errors.As(err, &exit) || exit.Status != 7 {
		t.Errorf("got %v", err)
	}
	ctx, stop := context.WithTimeoutCause(t.Context(), time.Second, errors.New("enough"))
	defer stop()
	if _, _, err := call(ctx, "forever"); err == nil || err.Error() != "execution was cancelled: enough" {
		t.Errorf("got %v", err)
	}
}
