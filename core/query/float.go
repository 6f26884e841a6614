package query

import "github.com/odsgen/ods/core"

// FloatKind returns the keyword of a float type, "" for any other type.
func FloatKind(t core.Type) string {
	f, ok := t.(*core.FloatType)
	if !ok {
		return ""
	}
	return f.Semantics().String()
}
