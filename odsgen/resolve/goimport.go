package resolve

import (
	"go/token"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
)

// goImport checks an entry of go_imports: a name, and the import path of a Go package.
func (r *Resolver) goImport(key, value *yamlx.Node) bool {
	if !isIdent(key.Value()) || token.IsKeyword(key.Value()) || key.Value() == "_" {
		r.rep.Error(report.GoNameInvalid, key.Place(), "use the package's name", "%q is no Go package name", key.Value())
		return false
	}
	if value.Kind != yamlx.Scalar || !isImportPath(value.Value()) {
		r.rep.Error(report.GoNameInvalid, value.Place(), "write a path as in Go: example.com/module/package", "%q is no Go import path",
			value.Value())
		return false
	}
	return true
}

// isImportPath reports whether a text is the import path of a package that can be reached by it: elements of ASCII
// letters, digits and -._~+ between slashes, none of which starts or ends with a dot. "C" is not a package, and what
// "unsafe" is for nothing generated needs.
func isImportPath(s string) bool {
	if s == "C" || s == "unsafe" || len(s) > 1000 {
		return false
	}
	for _, elem := range strings.Split(s, "/") {
		if elem == "" || elem[0] == '.' || elem[0] == '-' || elem[len(elem)-1] == '.' {
			return false
		}
		for i := range len(elem) {
			c := elem[i]
			if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || strings.IndexByte("-._~+", c) >= 0) {
				return false
			}
		}
	}
	return true
}
