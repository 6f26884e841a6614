package gopkg

import (
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Files returns the Go files of packages by import path. A pattern is an import path or a folder; dir is a folder of
// the module that asks. With deps the packages of modules that they import are there, too, but not the standard
// library. What cannot be found is missing, and everything is where there is no go command. Nothing is downloaded.
func Files(dir string, deps bool, patterns ...string) map[string][]string {
	out := map[string][]string{}
	if len(patterns) == 0 {
		return out
	}
	mode := packages.NeedName | packages.NeedFiles
	if deps {
		mode |= packages.NeedImports | packages.NeedDeps | packages.NeedModule
	}
	list, err := packages.Load(&packages.Config{Mode: mode, Dir: dir, Env: append(os.Environ(), "GOPROXY=off")}, patterns...)
	if err != nil {
		return out
	}
	packages.Visit(list, nil, func(p *packages.Package) {
		if len(p.GoFiles) > 0 && (!deps || p.Module != nil) {
			out[p.PkgPath] = p.GoFiles
		}
	})
	return out
}

// InFolders returns the Go files of the packages in folders, by folder. Where the go command knows nothing of a folder,
// as outside of modules or without that command, all Go files that are not tests count.
func InFolders(dir string, folders ...string) map[string][]string {
	out := map[string][]string{}
	var patterns []string
	for _, f := range folders {
		if abs, err := filepath.Abs(f); err == nil {
			patterns = append(patterns, abs)
		}
	}
	for _, files := range Files(dir, false, patterns...) {
		out[filepath.Dir(files[0])] = files
	}
	for i, f := range folders {
		files := out[patterns[i]]
		if files == nil {
			all, _ := filepath.Glob(filepath.Join(f, "*.go"))
			for _, x := range all {
				if !strings.HasSuffix(x, "_test.go") {
					files = append(files, x)
				}
			}
		}
		out[f] = files
	}
	return out
}
