package conformance

import (
	"io"
	"os"
	"strings"
	"testing"

	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/passes"
)

// testedTool is ods opt in process, or the command in ODSGEN_CONFORMANCE_TOOL.
func testedTool(t *testing.T) Tool {
	if command := strings.Fields(os.Getenv("ODSGEN_CONFORMANCE_TOOL")); len(command) > 0 {
		return Program(command...)
	}
	return odsOpt()
}

// odsOpt is the command with all shipped dialects and passes.
func odsOpt() Tool {
	reg := passes.NewRegistry()
	passes.RegisterGeneric(reg)
	cfg := driver.Config{Dialects: all.Registry(), Passes: reg}
	return func(workers int, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
		c := cfg
		c.Workers = workers
		return driver.Opt(c, args, stdin, stdout, stderr)
	}
}
