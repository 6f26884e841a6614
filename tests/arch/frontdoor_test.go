package arch

import (
	"bytes"
	"os/exec"
	"testing"
)

// frontDoor is how many lines go doc may print for package core, which people read first. What only generated code
// needs belongs in core/rt, a family of functions about one subject in a package of its own.
const frontDoor = 250

// TestFrontDoor counts the lines of the overview of package core.
func TestFrontDoor(t *testing.T) {
	needGo(t)
	cmd := exec.Command("go", "doc", "./core")
	cmd.Dir = "../.."
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.Count(out, []byte("\n"))
	t.Logf("go doc ./core prints %d lines; the limit is %d", lines, frontDoor)
	if lines > frontDoor {
		t.Errorf("go doc ./core prints %d lines, want at most %d", lines, frontDoor)
	}
	if !bytes.Contains(out, []byte("type Operation struct")) {
		t.Error("the overview does not show type Operation")
	}
}
