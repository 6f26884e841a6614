package conformance

import (
	"os"
	"strings"
	"testing"
)

// testedTool is ods opt in process, or the command in ODSGEN_CONFORMANCE_TOOL.
func testedTool(t *testing.T) Tool {
	if command := strings.Fields(os.Getenv("ODSGEN_CONFORMANCE_TOOL")); len(command) > 0 {
		return Program(command...)
	}
	if odsOpt == nil {
		t.Skip("ods opt does not exist yet")
	}
	return odsOpt
}

// odsOpt is wired to the driver.
var odsOpt Tool
