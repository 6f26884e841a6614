package scaffold

import (
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"

	"github.com/odsgen/ods/odsgen/resolve"
)

// Module is the module of this tool, which the written code imports.
const Module = "github.com/odsgen/ods"

// goVersion is the Go that the module needs.
const goVersion = "1.26.0"

// Options says how a project gets hold of [Module].
type Options struct {
	// ModulePath is that of the new project; "" makes one of its name.
	ModulePath string
	// Version is the version of [Module] to require; "" leaves it to "go get".
	Version string
	// Replace is a checkout of [Module] to use instead of a version.
	Replace string
}

var (
	dialectName = regexp.MustCompile(`^[a-z][a-z0-9_]*$`)
	opName      = regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_$]*(\.[A-Za-z0-9_$]+)*$`)
	passName    = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)
)

// names are what templates use.
type names struct {
	// Dialect is the dialect's name, Package the package clause of its code, Import the name under which the command
	// imports it, when that cannot be left to Go.
	Dialect, Package, Import string
	Module, GoVersion,
	ModulePath, Version, Replace string
	// Requires are the modules that the checkout at Replace requires.
	Requires []module.Version
	// Pass is a pass's argument, PassType what the names of its Go begin with.
	Pass, PassType string
}

// taken says of names why a folder and a package cannot have them.
var taken = map[string]string{
	"builtin":  "the dialect builtin is there already",
	"func":     "the dialect func is there already, and the tests use it",
	"internal": "Go lets nobody import from such a folder",
	"testdata": "the go command ignores such a folder",
	"vendor":   "the go command keeps such a folder for itself",
}

// requirements returns the modules that the module in a folder requires.
func requirements(dir string) ([]module.Version, error) {
	file := filepath.Join(dir, "go.mod")
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	f, err := modfile.ParseLax(file, text, nil)
	if err != nil {
		return nil, err
	}
	var list []module.Version
	for _, r := range f.Require {
		list = append(list, r.Mod)
	}
	return list, nil
}

func dialectNames(name string) (names, error) {
	if !dialectName.MatchString(name) {
		return names{}, fmt.Errorf("%q cannot be the name of a dialect; use lower-case letters, digits and '_', a letter first", name)
	}
	if why := taken[name]; why != "" {
		return names{}, fmt.Errorf("%q cannot be the name of a dialect: %s; choose another name", name, why)
	}
	return names{Dialect: name, Package: resolve.PackageName(name), Module: Module, GoVersion: goVersion}, nil
}

// Dialect plans a dialect in a folder of a module: its definition, hooks and tests. An empty folder stands for one of
// the dialect's name.
func Dialect(name, dir string) (*Plan, error) {
	n, err := dialectNames(name)
	if err != nil {
		return nil, err
	}
	if dir == "" {
		dir = name
	}
	if !insideModule(dir) {
		return nil, noModule(dir)
	}
	p := &Plan{}
	if err := p.dialect(n, dir); err != nil {
		return nil, err
	}
	p.Next = []string{
		"go get -tool " + Module + "/cmd/odsgen   # once for each module",
		testCommand(dir),
	}
	return p, nil
}

// testCommand is the command that tests a folder.
func testCommand(dir string) string {
	if dir = filepath.ToSlash(filepath.Clean(dir)); !filepath.IsAbs(dir) && dir != "." {
		dir = "./" + dir
	}
	return "go test " + dir
}

func (p *Plan) dialect(n names, dir string) error {
	def := filepath.Join(dir, n.Dialect+".yaml")
	p.Definitions = append(p.Definitions, def)
	return p.renderAll(n,
		def, "dialect.yaml",
		filepath.Join(dir, n.Dialect+".go"), "dialect.go.tmpl",
		filepath.Join(dir, n.Dialect+"_test.go"), "dialect_test.go.tmpl",
		filepath.Join(dir, "testdata", "negate.mlir"), "negate.mlir",
	)
}

func noModule(dir string) error {
	return fmt.Errorf("no go.mod above %q: run \"go mod init\" there, or write a whole project with \"odsgen new project\"", dir)
}

// insideModule reports whether a folder, which need not exist, lies in a Go module.
func insideModule(dir string) bool {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return false
	}
	for d := abs; ; d = filepath.Dir(d) {
		if _, err := os.Stat(filepath.Join(d, "go.mod")); err == nil {
			return true
		}
		if filepath.Dir(d) == d {
			return false
		}
	}
}

// commandImports are the names of the packages that the project's command imports besides the dialect.
var commandImports = []string{"all", "backend", "driver", "os"}

// Project plans a module with a dialect, a command that works on its IR, tests and a check for continuous integration.
// An empty folder stands for one of the project's name.
func Project(name, dir string, opt Options) (*Plan, error) {
	n, err := dialectNames(path.Base(name))
	if err != nil {
		return nil, err
	}
	if dir == "" {
		dir = n.Dialect
	}
	n.ModulePath, n.Version = opt.ModulePath, opt.Version
	switch {
	case n.ModulePath != "":
	case strings.Contains(name, "/"):
		n.ModulePath = name
	default:
		n.ModulePath = "example.com/" + name
	}
	if module.CheckImportPath(n.ModulePath) != nil {
		return nil, fmt.Errorf("%q is no module path; write something like example.com/%s", n.ModulePath, n.Dialect)
	}
	if n.Package != n.Dialect || slices.Contains(commandImports, n.Dialect) {
		n.Import = n.Dialect + "dialect"
	}
	p := &Plan{}
	if opt.Replace != "" {
		abs, err := filepath.Abs(opt.Replace)
		if err != nil {
			return nil, err
		}
		n.Replace, n.Version = filepath.ToSlash(abs), "v0.0.0"
		// The checkout's requirements and sums are those that the project needs, and spare it the network.
		if n.Requires, err = requirements(abs); err != nil {
			return nil, err
		}
		if sums, err := os.ReadFile(filepath.Join(abs, "go.sum")); err == nil {
			p.Files = append(p.Files, File{Path: filepath.Join(dir, "go.sum"), Text: sums})
		}
	}
	if err := p.renderAll(n,
		filepath.Join(dir, "go.mod"), "go.mod.tmpl",
		filepath.Join(dir, "README.md"), "README.md",
		filepath.Join(dir, ".github", "workflows", "check.yml"), "check.yml",
		filepath.Join(dir, "cmd", n.Dialect, "main.go"), "main.go.tmpl",
	); err != nil {
		return nil, err
	}
	if err := p.dialect(n, filepath.Join(dir, n.Dialect)); err != nil {
		return nil, err
	}
	p.Next = []string{"cd " + filepath.ToSlash(dir)}
	if n.Version == "" {
		p.Next = append(p.Next, "go get -tool "+Module+"/cmd/odsgen@latest")
	}
	p.Next = append(p.Next, "go mod tidy", "go test ./...",
		"go run ./cmd/"+n.Dialect+" opt --canonicalize "+n.Dialect+"/testdata/negate.mlir")
	return p, nil
}

// Pass plans a pass in a package of its own: its declaration, what it does, and a test. An empty folder stands for one
// of the package's name.
func Pass(name, dir string) (*Plan, error) {
	if !passName.MatchString(name) {
		return nil, fmt.Errorf("%q cannot be the name of a pass; use lower-case words with '-' between them", name)
	}
	n := names{Pass: name, PassType: resolve.GoName(name), Package: resolve.PackageName(strings.ReplaceAll(name, "-", "")),
		Module: Module}
	if why := taken[n.Package]; why != "" {
		return nil, fmt.Errorf("%q cannot be the name of a pass: %s; choose another name", name, why)
	}
	if dir == "" {
		dir = n.Package
	}
	if !insideModule(dir) {
		return nil, noModule(dir)
	}
	def := filepath.Join(dir, n.Package+".yaml")
	p := &Plan{Definitions: []string{def}}
	if err := p.renderAll(n,
		def, "pass.yaml",
		filepath.Join(dir, n.Package+".go"), "pass.go.tmpl",
		filepath.Join(dir, n.Package+"_test.go"), "pass_test.go.tmpl",
		filepath.Join(dir, "testdata", name+".mlir"), "pass.mlir",
	); err != nil {
		return nil, err
	}
	p.Next = []string{
		"go get -tool " + Module + "/cmd/odsgen   # once for each module",
		testCommand(dir),
		"add it to the passes of your command: Passes.Add(" + n.Package + "." + n.PassType + ")",
	}
	return p, nil
}
