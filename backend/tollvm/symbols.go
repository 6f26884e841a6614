package tollvm

import "github.com/odsgen/ods/core"

// symbols answers questions about the functions that a conversion sees. While it runs, a function and its replacement have the same
// name in the same table; the old one, which has all that is asked for, is the one that is found.
type symbols struct{ all core.SymbolCollection }

// isBare reports whether the function that op refers to takes memrefs as pointers.
func (s *symbols) isBare(op *core.Operation, ref *core.SymbolRefAttr) bool {
	if ref == nil {
		return false
	}
	f := s.all.LookupNearest(op, ref)
	return f != nil && f.DiscardableAttr(attrBarePtr) != nil
}
