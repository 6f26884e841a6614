package cli

import (
	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/cpp"
	"github.com/odsgen/ods/backend/fromwasm"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/backend/llvmir/vcix"
	"github.com/odsgen/ods/backend/lower"
	"github.com/odsgen/ods/backend/smtlib"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/driver/run"
	"github.com/odsgen/ods/driver/upgrade"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/lsp/irlang"
	"github.com/odsgen/ods/odsgen/deflang"
	"github.com/odsgen/ods/passes/lint"
)

// commands are those beside opt. Each call of dialects makes a registry.
func commands(dialects func() *core.Registry) []driver.Command {
	return []driver.Command{
		translate(dialects),
		driver.RunCommand(backend.Pipeline, append(run.Engines(), fastJIT())...),
		driver.BuildCommand(backend.Pipeline, fastBuilder()),
		driver.ValidateCommand(run.Validator(lower.Lowerings)),
		upgrade.Command(),
		driver.LintCommand(lint.Analyzers()...),
		driver.LSPCommand(languages),
	}
}

// fastJIT and fastBuilder approximate functions in compiled code and in C, unless --exact-math says otherwise.
func fastJIT() driver.Engine {
	e := run.JIT()
	e.Fast, e.Parallel = backend.FastPipeline, backend.ParallelPipeline
	return e
}

func fastBuilder() driver.Builder {
	b := run.Builder()
	b.Fast = func(form, way string) driver.Lowering {
		if form == "c" || way == "c" {
			return backend.FastPipeline
		}
		return nil
	}
	return b
}

// languages adds the language of definitions to the language server; their dialects are interpreted at once.
func languages(cfg *driver.Config, o *irlang.Options) []lsp.Language {
	l := deflang.New(deflang.Options{Embedded: defs.FS})
	o.Live, o.Locate, o.Describe = l.Live(cfg.Dialects), l.Locate, deflang.Describe(defs.FS)
	return []lsp.Language{l}
}

// translate is the command translate, which knows a dialect that opt does not, as with upstream's commands.
func translate(dialects func() *core.Registry) driver.Command {
	c := driver.TranslateCommand(driver.Translation{Name: "mlir-to-llvmir", Summary: "Translate MLIR to LLVMIR",
		Write: llvmir.Write}, driver.Translation{Name: "mlir-to-cpp", Summary: "translate from mlir to cpp", WithFlags: cpp.Flags},
		driver.Translation{Name: "mlir-to-wasm", Summary: "Translate MLIR to WebAssembly", Write: wasm.Write},
		driver.Translation{Name: "import-wasm", Summary: "Translate WASM to MLIR", Read: fromwasm.Read},
		driver.Translation{Name: "export-smtlib", Summary: "export SMT-LIB", WithFlags: smtlib.Flags})
	run := c.Run
	c.Run = func(cfg *driver.Config, args []string, s driver.Streams) int {
		more := *cfg
		more.Dialects = dialects()
		more.Dialects.Add(vcix.New(struct{}{}))
		return run(&more, args, s)
	}
	return c
}
