package run

import (
	"context"
	"os"
	"os/signal"

	"github.com/odsgen/ods/backend/native"
	"github.com/odsgen/ods/driver"
)

// viaC is the way that needs a C compiler only.
const viaC = "c"

// Builder makes native code with LLVM's tools, or with a C compiler, for the command build. It is interrupted without leaving files behind.
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
			return native.Build(ctx, b.Module, native.Options{Entry: b.Entry, Output: b.Output, Stdout: b.Stdout,
				Form: native.Form(b.Form), ViaC: b.Way == viaC,
				Level: b.Level, Libraries: b.Libraries, Target: b.Target})
		},
	}
}
