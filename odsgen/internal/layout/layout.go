package layout

import (
	"path/filepath"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// Target returns the folder and the import path of the package that is generated for a definition.
func Target(d *model.Dialect) (dir, importPath string) {
	dir = filepath.FromSlash(OutputPath(filepath.ToSlash(filepath.Dir(d.Source.Path)), d.GoPackage))
	return dir, OutputPath(d.ImportPath, d.GoPackage)
}

// OutputPath maps the folder of a definition to that of its package: x/defs/y to x/generated/y, named like the package;
// any other folder to itself.
func OutputPath(p, goPackage string) string {
	parts := strings.Split(p, "/")
	i := len(parts) - 1
	for i >= 0 && parts[i] != "defs" {
		i--
	}
	if i < 0 || i == len(parts)-1 {
		return p
	}
	parts[i] = "generated"
	parts[len(parts)-1] = goPackage
	return strings.Join(parts, "/")
}
