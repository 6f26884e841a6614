package query

import "github.com/odsgen/ods/core"

// Flat reports whether the attribute is a symbol reference without nested names: @f, but not @m::@f.
func Flat(a core.Attribute) bool {
	r, ok := a.(*core.SymbolRefAttr)
	return ok && r.IsFlat()
}
