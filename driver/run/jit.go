package run

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/driver"
)

// jitCommand is the program that compiles: backend/jit/cmd/ods-jit.
const jitCommand = "ods-jit"

// JIT returns the engine that compiles programs. It is the command ods-jit, since that needs more than the standard
// library, beside the running program or in PATH; where there is none, the engine's error says how to install it.
func JIT() driver.Engine {
	return driver.Engine{Name: "jit", Summary: "compiled code, by the command " + jitCommand + ", where it is installed", Run: runJIT}
}

// findJIT returns the path of the command.
func findJIT() (string, error) {
	if self, err := os.Executable(); err == nil {
		beside := filepath.Join(filepath.Dir(self), jitCommand)
		if runtime.GOOS == "windows" {
			beside += ".exe"
		}
		if info, err := os.Stat(beside); err == nil && info.Mode().IsRegular() {
			return beside, nil
		}
	}
	if p, err := exec.LookPath(jitCommand); err == nil {
		return p, nil
	}
	return "", fmt.Errorf("'%s' is neither beside this program nor in PATH; install it by 'go install ./cmd/%s' in the folder backend/jit of odsgen's repository, or use --engine=interpreter",
		jitCommand, jitCommand)
}

// runJIT executes a function with the command. The lowered module goes there in a file, with the places of its
// operations.
func runJIT(ctx context.Context, w io.Writer, call driver.Call) error {
	ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
	defer stop()
	if _, err := findEntry(call); err != nil {
		return err
	}
	program, err := findJIT()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "ods-run")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "module.mlir")
	if err := writeModule(file, call.Module); err != nil {
		return err
	}
	cmd := exec.CommandContext(ctx, program, jitArgs(call, file)...)
	out := bufio.NewWriter(w)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = call.Stdin, out, call.Stderr
	err = cmd.Run()
	if ferr := out.Flush(); err == nil {
		err = ferr
	}
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return fmt.Errorf("execution was cancelled: %w", context.Cause(ctx))
	case errors.As(err, &exit) && exit.ExitCode() >= 0:
		return driver.Exit{Status: exit.ExitCode()} // it has said why
	case err != nil:
		return fmt.Errorf("'%s' failed: %w", program, err)
	}
	return nil
}

// jitArgs returns the command's arguments for a call.
func jitArgs(call driver.Call, file string) []string {
	args := []string{"run", "--engine=jit", "--pass-pipeline=builtin.module()", "--no-implicit-module", "--entry=" + call.Entry,
		"--mlir-print-op-on-diagnostic=" + strconv.FormatBool(false)}
	if call.Result != "" {
		args = append(args, "--entry-point-result="+call.Result)
	}
	if call.Workers > 0 {
		args = append(args, "--workers="+strconv.Itoa(call.Workers))
	}
	if call.Check {
		args = append(args, "--check")
	}
	if call.CheckLeaks {
		args = append(args, "--check-leaks")
	}
	if len(call.Libraries) > 0 {
		args = append(args, "--shared-libs="+strings.Join(call.Libraries, ","))
	}
	return append(append(args, file, "--"), call.Args...)
}

// writeModule writes a module with the places of its operations.
func writeModule(file string, m *core.Operation) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	err = core.Print(f, m, core.PrintOptions{DebugInfo: true})
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}
