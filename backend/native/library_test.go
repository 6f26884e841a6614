package native

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestLibrary builds a shared library and a program that is linked with it.
func TestLibrary(t *testing.T) {
	needTools(t)
	dir := t.TempDir()
	lib, prog := filepath.Join(dir, "libfive.so"), filepath.Join(dir, "prog")
	five := "llvm.func @five() -> i32 {\n  %0 = llvm.mlir.constant(5 : i32) : i32\n  llvm.return %0 : i32\n}"
	if err := Build(t.Context(), module(t, five), Options{Output: lib, Form: Library, Level: 2}); err != nil {
		t.Fatal(err)
	}
	main := "llvm.func @five() -> i32\nllvm.func @main() -> i32 {\n  %0 = llvm.call @five() : () -> i32\n  llvm.return %0 : i32\n}"
	if err := Build(t.Context(), module(t, main), Options{Entry: "main", Output: prog, Libraries: []string{lib}}); err != nil {
		t.Fatal(err)
	}
	err := exec.Command(prog).Run()
	if exit, ok := err.(*exec.ExitError); !ok || exit.ExitCode() != 5 {
		t.Errorf("the program ended with %v, want status 5", err)
	}
}

// TestTarget builds an object for another machine than this one.
func TestTarget(t *testing.T) {
	needTools(t)
	for target, machine := range map[string]byte{"aarch64-linux-gnu": 0xb7, "x86_64-linux-gnu": 0x3e} {
		file := filepath.Join(t.TempDir(), "prog.o")
		if err := Build(t.Context(), module(t, program),
			Options{Entry: "main", Output: file, Form: Object, Target: target}); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if string(data[:4]) != "\x7fELF" || data[18] != machine {
			t.Errorf("%s: the object starts with % x", target, data[:20])
		}
	}
}
