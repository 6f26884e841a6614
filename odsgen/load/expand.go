package load

import (
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// Expanded is a definition file without reuse.
type Expanded struct {
	Dialect *model.Dialect
	// Text is the file with templates, mixins, for_each and vars expanded, and without comments. It loads to the same
	// model.
	Text []byte
}

// Expand reads the named files or directories as [Load] does, and writes what they say without the means of reuse.
// Nothing is written when the list has errors.
func Expand(opts Options, paths ...string) ([]Expanded, diag.List) {
	l := load(opts, paths)
	list := l.rep.List()
	if list.HasErrors() {
		return nil, list
	}
	var out []Expanded
	for _, d := range l.prog.Roots {
		for _, u := range l.units {
			if u.Dialect == d {
				out = append(out, Expanded{d, yamlx.Write(u.Expanded())})
			}
		}
	}
	return out, list
}
