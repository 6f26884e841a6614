//go:build !js

package jit

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestNode runs the tests of this package as WebAssembly under Node.js, where the compiler is backend/webjit.
func TestNode(t *testing.T) {
	if testing.Short() {
		t.Skip("compiling for WebAssembly takes minutes the first time")
	}
	if _, err := exec.LookPath("node"); err != nil {
		if ci := os.Getenv("CI"); ci != "" && ci != "false" && ci != "0" && ci != "no" {
			t.Fatal("Node.js is not installed, and CI is set")
		}
		t.Skip("Node.js is not installed: nothing executes what backend/webjit compiles, but the tests of editors/playground")
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	// Go's own command for this makes the stack larger than the system may have it, which a test uses up.
	cmd := exec.Command("go", "test", "-trimpath", "-count=1", "-vet=off", "-exec", "node "+script, "-v", ".")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "ODSGEN_SEEDS=4")
	out, err := cmd.CombinedOutput()
	for _, name := range []string{"TestPrograms", "TestTrapPlaces", "TestLimits", "TestCheck", "TestRandomPrograms", "TestHostFunc"} {
		if err == nil && !strings.Contains(string(out), "--- PASS: "+name+" ") {
			t.Errorf("%s did not run", name)
		}
	}
	if err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
