package playground

import (
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// enginePackage is the command that the page runs.
const enginePackage = "github.com/odsgen/ods/cmd/playground/engine"

// Engine is the command cmd/playground/engine for browsers.
type Engine struct {
	Wasm []byte // compressed by gzip
	Glue []byte // the script of the Go distribution that runs it
}

// Build compiles the engine by the go command, in a folder of a module that has this one among its dependencies, or is it. The second time it takes
// seconds, because the go command keeps what it compiled.
func Build(ctx context.Context, dir string) (Engine, error) {
	var e Engine
	root, err := goCommand(ctx, dir, "env", "GOROOT")
	if err != nil {
		return e, err
	}
	if e.Glue, err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")); err != nil {
		return e, fmt.Errorf("the script that runs WebAssembly of Go is missing: %w", err)
	}
	tmp, err := os.MkdirTemp("", "playground")
	if err != nil {
		return e, err
	}
	defer os.RemoveAll(tmp)
	file := filepath.Join(tmp, "engine.wasm")
	if _, err := goCommand(ctx, dir, "build", "-trimpath", "-ldflags=-s -w", "-o", file, enginePackage); err != nil {
		return e, err
	}
	e.Wasm, err = compressed(file)
	return e, err
}

// goCommand runs the go command for WebAssembly and returns what it prints.
func goCommand(ctx context.Context, dir string, args ...string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	var complaint bytes.Buffer
	cmd.Stderr = &complaint
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go %s: %w\n%s", strings.Join(args, " "), err, complaint.Bytes())
	}
	return out, nil
}

func compressed(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := io.Copy(w, f); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}
