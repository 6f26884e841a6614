package conformance

import (
	"io"
	"os"
	"strings"
	"testing"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/backend/llvmir"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	testdialect "github.com/odsgen/ods/tests/dialect"
)

// testedTool is ods opt in process, or the command in ODSGEN_CONFORMANCE_TOOL.
func testedTool(t *testing.T) Tool {
	if command := strings.Fields(os.Getenv("ODSGEN_CONFORMANCE_TOOL")); len(command) > 0 {
		return Program(command...)
	}
	return odsOpt()
}

// translateTool is ods translate in process, or none when another command than ods is tested.
func translateTool() Tool {
	if os.Getenv("ODSGEN_CONFORMANCE_TOOL") != "" {
		return nil
	}
	dialects := all.Registry()
	backend.Extend(dialects)
	command := driver.TranslateCommand(driver.Translation{Name: "mlir-to-llvmir", Summary: "LLVM IR", Write: llvmir.Write})
	return func(workers int, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		cfg := driver.Config{Dialects: dialects, Workers: workers}
		return command.Run(&cfg, args, driver.Streams{In: stdin, Out: stdout, Err: stderr})
	}
}

// odsOpt is the command with all dialects that it links, the test dialect included, and all passes.
func odsOpt() Tool {
	dialects := all.Registry()
	dialects.Add(testdialect.Dialect())
	backend.Extend(dialects)
	cfg := driver.Config{Dialects: dialects, Passes: backend.Passes()}
	return func(workers int, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		c := cfg
		c.Workers = workers
		return driver.Opt(c, args, stdin, stdout, stderr)
	}
}
