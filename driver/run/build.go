package run

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/driver"
)

// viaC is the way that needs a C compiler only, wasmTarget the target of modules of WebAssembly, which needs no tool, and
// simd the feature of that which some runtimes do not have.
const (
	viaC       = "c"
	wasmTarget = "wasm"
	simd       = "simd128"
)

// Builder makes native code with LLVM's tools, or with a C compiler, and WebAssembly without any, for the command
// build. It is interrupted without leaving files behind.
func Builder() driver.Builder {
	return driver.Builder{
		Forms: []driver.Form{
			{Name: string(native.Executable), Summary: "an executable that needs no shared library but C's"},
			{Name: string(native.Library), Summary: "a shared library with the functions of the module", Extension: ".so"},
			{Name: string(native.Object), Summary: "an object file", Extension: ".o"},
			{Name: string(native.Assembly), Summary: "assembly", Extension: ".s"},
			{Name: string(native.LLVMIR), Summary: "LLVM IR, with the helpers that the program calls", Extension: ".ll"},
			{Name: string(native.C), Summary: "the program as one C file", Extension: ".c"},
		},
		Ways: []driver.Form{
			{Name: "llvm", Summary: "LLVM's opt and llc"},
			{Name: viaC, Summary: "one C file and the compiler that CC names, or cc, clang or gcc"},
		},
		Build: func(ctx context.Context, b driver.Build) error {
			ctx, stop := signal.NotifyContext(ctx, os.Interrupt)
			defer stop()
			if b.Target == wasmTarget {
				return buildWasm(b)
			}
			return native.Build(ctx, b.Module, native.Options{Entry: b.Entry, Output: b.Output, Stdout: b.Stdout,
				Form: native.Form(b.Form), ViaC: b.Way == viaC,
				Level: b.Level, Libraries: b.Libraries, Target: b.Target, Features: b.Features})
		},
	}
}

// buildWasm writes a module of WebAssembly. It has no entry: its host calls what it exports.
func buildWasm(b driver.Build) error {
	if b.Form != string(native.Executable) {
		return fmt.Errorf("for target '%s' there is only one form of file; drop --emit=%s", wasmTarget, b.Form)
	}
	var o wasm.Options
	switch b.Features {
	case "", "+" + simd:
	case "-" + simd:
		o.NoSIMD = true
	default:
		return fmt.Errorf("for target '%s' the features are '+%s' and '-%s', not '%s'", wasmTarget, simd, simd, b.Features)
	}
	m, err := wasm.Compile(b.Module, o)
	if err != nil {
		return err
	}
	if b.Output == "-" {
		_, err := b.Stdout.Write(m.Binary)
		return err
	}
	f, err := atomicfile.Create(b.Output, 0o666)
	if err != nil {
		return fmt.Errorf("cannot write output file '%s': %w", b.Output, err)
	}
	defer f.Discard()
	if _, err := f.Write(m.Binary); err != nil {
		return err
	}
	return f.Commit()
}
