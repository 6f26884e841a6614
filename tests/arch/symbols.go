package arch

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// NoInitSymbols builds a program that imports every generated package and reports those that run code before main: an
// init function, or a variable that is computed instead of laid out by the compiler. Tables of shipped dialects must
// cost nothing until they are used.
func NoInitSymbols(t *Tree) []string {
	var paths []string
	for _, p := range t.Packages {
		if strings.HasPrefix(p.Path, "generated/") && len(p.GoFiles) > 0 && t.compiled(p) {
			paths = append(paths, p.Path)
		}
	}
	if len(paths) == 0 {
		return nil
	}
	names, err := t.symbols(paths)
	if err != nil {
		return []string{err.Error()}
	}
	return initSymbols(t.Module, paths, names)
}

// computed matches the function that the linker runs for a package: pkg.init for variables, pkg.init.0 for an init
// function, pkg.map.init.0 for a large map. Function literals (pkg.init.func1) are static.
var computed = regexp.MustCompile(`^(.*)\.(init|init\.\d+|map\.init\.\d+)$`)

func initSymbols(module string, paths, names []string) []string {
	watched := map[string]bool{}
	for _, r := range paths {
		watched[module+"/"+r] = true
	}
	var out []string
	for _, name := range names {
		if m := computed.FindStringSubmatch(name); m != nil && watched[m[1]] {
			out = append(out, fmt.Sprintf("%s has the symbol %q: it runs code at start-up; emit static data instead",
				strings.TrimPrefix(m[1], module+"/"), m[2]))
		}
	}
	return out
}

// symbols links the packages into a program and lists its symbols. The program exists in an overlay only.
func (t *Tree) symbols(paths []string) ([]string, error) {
	tmp, err := os.MkdirTemp("", "arch")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(tmp)
	var src strings.Builder
	src.WriteString("package main\n\nimport (\n")
	for _, r := range paths {
		fmt.Fprintf(&src, "\t_ %q\n", t.Module+"/"+r)
	}
	src.WriteString(")\n\nfunc main() {}\n")
	file := filepath.Join(tmp, "main.go")
	if err := os.WriteFile(file, []byte(src.String()), 0o666); err != nil {
		return nil, err
	}
	const virtual = "zz_probe"
	overlay, err := json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(t.Root, virtual, "main.go"): file}})
	if err != nil {
		return nil, err
	}
	overlayFile := filepath.Join(tmp, "overlay.json")
	if err := os.WriteFile(overlayFile, overlay, 0o666); err != nil {
		return nil, err
	}
	program := filepath.Join(tmp, "probe")
	if _, err := goCommand(t.Root, "build", "-overlay", overlayFile, "-o", program, "./"+virtual); err != nil {
		return nil, err
	}
	listing, err := goCommand(t.Root, "tool", "nm", program)
	if err != nil {
		return nil, err
	}
	var names []string
	for line := range strings.Lines(string(listing)) {
		if fields := strings.Fields(line); len(fields) == 3 && strings.EqualFold(fields[1], "t") {
			names = append(names, fields[2])
		}
	}
	return names, nil
}
