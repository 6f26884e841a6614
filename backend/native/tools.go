package native

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

// version is the release of LLVM whose textual IR is written, the oldest that is known to read it.
const version = 22

// toolDirs are where Debian and others put LLVM's tools, besides the directories of PATH.
var toolDirs = [...]string{"/usr/lib/llvm-22/bin", "/usr/local/opt/llvm/bin", "/opt/homebrew/opt/llvm/bin"}

// FindTool returns the path of one of LLVM's tools, or an error that says how to get it. A tool without a version in
// its name or its folder is asked for it, because an old one does not read the IR.
func FindTool(ctx context.Context, name string) (string, error) {
	if p, err := exec.LookPath(fmt.Sprintf("%s-%d", name, version)); err == nil {
		return p, nil
	}
	for _, d := range toolDirs {
		p := filepath.Join(d, name)
		if info, err := os.Stat(p); err == nil && info.Mode().IsRegular() {
			return p, nil
		}
	}
	found := ""
	if p, err := exec.LookPath(name); err == nil {
		v := versionOf(ctx, p)
		if v >= version {
			return p, nil
		}
		found = fmt.Sprintf("; '%s' is of version %d", p, v)
	}
	return "", fmt.Errorf("'%s' of LLVM %d is not installed%s; install LLVM %d (on Debian the package llvm-%d), or use the embedded engine",
		name, version, found, version, version)
}

// versionOf asks a tool for its major version; 0 when it does not say.
func versionOf(ctx context.Context, path string) int {
	n, _, _ := strings.Cut(aboutTool(ctx, path, "LLVM version "), ".")
	v, _ := strconv.Atoi(n)
	return v
}

// aboutTool asks a tool about itself and returns the rest of the line after a label.
func aboutTool(ctx context.Context, path, label string) string {
	out, err := exec.CommandContext(ctx, path, "--version").Output()
	if err != nil {
		return ""
	}
	_, rest, _ := strings.Cut(string(out), label)
	line, _, _ := strings.Cut(rest, "\n")
	return strings.TrimSpace(line)
}

// linkers are the compilers that can link a program with C's library, the preferred one first.
var linkers = [...]string{"cc", "clang-22", "clang", "gcc"}

// findLinker returns the path of a compiler that links.
func findLinker() (string, error) {
	for _, n := range linkers {
		if p, err := exec.LookPath(n); err == nil {
			return p, nil
		}
	}
	return "", fmt.Errorf("no C compiler is installed to link the program with ('%s'); install one (on Debian the package gcc), or make an object",
		strings.Join(linkers[:], "', '"))
}

// runTool runs a tool; an error holds what it said.
func runTool(ctx context.Context, path string, args ...string) error {
	out, err := exec.CommandContext(ctx, path, args...).CombinedOutput()
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		return fmt.Errorf("'%s' was interrupted: %w", filepath.Base(path), ctx.Err())
	}
	text := strings.TrimSpace(string(out))
	hint := ""
	if strings.Contains(text, "undefined reference") || strings.Contains(text, "Undefined symbols") {
		hint = "\nfunctions that the module only declares are looked for in C's library; name others as shared libraries"
	}
	return fmt.Errorf("'%s' failed (%v): %s%s", filepath.Base(path), err, text, hint)
}
