package arch

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/go/packages"
)

// platforms are those that binaries are released for, and those that are least like them: no files, 32 bits.
var platforms = []string{"darwin/arm64", "windows/amd64", "js/wasm", "linux/386"}

// TestPlatforms checks the types of the module and of those nested in it as other platforms see them. That finds what a
// build would: there is no assembly and no cgo.
func TestPlatforms(t *testing.T) {
	needGo(t)
	if testing.Short() {
		t.Skip("checks everything from source, once for each platform")
	}
	for _, platform := range platforms {
		t.Run(platform, func(t *testing.T) {
			for _, err := range typeErrors(t, "../..", platform) {
				t.Error(err)
			}
		})
	}
	for _, platform := range []string{"darwin/arm64", "windows/amd64"} {
		t.Run("jit "+platform, func(t *testing.T) {
			for _, err := range typeErrors(t, "../../backend/jit", platform) {
				t.Error(err)
			}
		})
	}
}

// typeErrors checks the packages below a directory and the packages that they import.
func typeErrors(t *testing.T, dir, platform string) []packages.Error {
	t.Helper()
	goos, goarch, _ := strings.Cut(platform, "/")
	mode := packages.NeedName | packages.NeedImports | packages.NeedDeps | packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax
	env := append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+goarch)
	list, err := packages.Load(&packages.Config{Mode: mode, Dir: dir, Env: env}, "./...")
	if err != nil {
		t.Fatal(err)
	}
	var errs []packages.Error
	packages.Visit(list, nil, func(p *packages.Package) { errs = append(errs, p.Errors...) })
	if len(list) < 4 {
		t.Errorf("only %d packages below %s", len(list), dir)
	}
	return errs
}

// TestPlatformErrors: a call that one platform does not have is found.
func TestPlatformErrors(t *testing.T) {
	needGo(t)
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module m\n\ngo 1.26\n",
		"a/a.go": "package a\n\nimport \"syscall\"\n\nvar _ = syscall.Setpgid\n",
		"b/b.go": "package b\n\nvar N int = 1 << 40\n",
		"c/c.go": "package c\n", "d/d.go": "package d\n",
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for platform, want := range map[string]string{"linux/amd64": "", "windows/amd64": "undefined: syscall.Setpgid", "linux/386": "1 << 40"} {
		errs := typeErrors(t, dir, platform)
		if want == "" && len(errs) == 0 {
			continue
		}
		if want == "" || len(errs) != 1 || !strings.Contains(errs[0].Msg, want) {
			t.Errorf("%s: %v, want %q", platform, errs, want)
		}
	}
}
