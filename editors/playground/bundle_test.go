package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestBundle: the scripts that are committed are those that the sources give. It works in a copy, where npm installs the packages.
func TestBundle(t *testing.T) {
	dir := "."
	if _, err := os.Stat("node_modules"); err != nil {
		dir = t.TempDir()
		if _, err := exec.LookPath("npm"); err != nil {
			t.Skip("npm is not installed: nothing compares the bundle with its sources")
		}
		if err := os.CopyFS(filepath.Join(dir, "src"), os.DirFS("src")); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"package.json", "package-lock.json", "tsconfig.json"} {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		cmd := exec.Command("npm", "ci", "--no-audit", "--no-fund")
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Skipf("npm ci failed, so that nothing compares the bundle with its sources: %v\n%s", err, out)
		}
	}
	files, err := bundle(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(page, name))
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is not current: run npm ci and go run . in editors/playground (%v)", name, err)
		}
	}
	check := exec.Command("npm", "run", "--silent", "check")
	check.Dir = dir
	if out, err := check.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
