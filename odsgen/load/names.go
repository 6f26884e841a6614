package load

import (
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/resolve"
)

// Names are the names that definitions can use; see [resolve.Names].
type Names = resolve.Names

// ParamTypes returns the words that can be types of parameters of types and attributes, sorted.
func ParamTypes() []string { return resolve.ParamTypes() }

// Visible reads the named files or directories as [Load] does and returns the names that each can use, in the order
// given. Files with errors have the names that were understood.
func Visible(opts Options, paths ...string) ([]*Names, diag.List) {
	l := load(opts, paths)
	var out []*Names
	for _, d := range l.prog.Roots {
		for _, u := range l.units {
			if u.Dialect == d {
				out = append(out, l.res.Visible(u))
			}
		}
	}
	return out, l.rep.List()
}
