package tollvm

import "github.com/odsgen/ods/core"

// symbols answers questions about the functions that a conversion sees. While it runs, a function and its replacement
// have the same name in the same table; the old one, which has all that is asked for, is the one that is found.
type symbols struct{ all core.SymbolTableCollection }

// isBare reports whether the function that op refers to takes memrefs as pointers.
func (s *symbols) isBare(op *core.Operation, ref *core.SymbolRefAttr) bool {
	if ref == nil {
		return false
	}
	f := s.all.LookupNearest(op, ref)
	return f != nil && f.DiscardableAttr(attrBarePtr) != nil
}

// functionsStandAlone reports whether the functions of a module can be converted without a look at one another, apart
// from patterns that say so: none takes memrefs as pointers, which its callers have to know, and none is called like a
// function of the library.
func functionsStandAlone(module *core.Operation) bool {
	if !module.Is(&core.ModuleDef) {
		return false
	}
	for op := range module.Region(0).Ops() {
		if name, _ := op.SymbolName(); isLibraryName(name) || op.DiscardableAttr(attrBarePtr) != nil || op.Is(&core.ModuleDef) &&
			!functionsStandAlone(op) {
			return false
		}
	}
	return true
}

// UsesLibrary is the answer of [conversion.Pattern.Outside] for operations that need functions of the library.
func UsesLibrary(*core.Operation) bool { return true }

// passesUnranked reports whether a call or return passes on unranked memrefs, whose descriptors are copied by functions
// of the library.
func passesUnranked(op *core.Operation) bool {
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*core.UnrankedMemRefType); ok {
			return true
		}
	}
	for _, v := range op.Results() {
		if _, ok := v.Type().(*core.UnrankedMemRefType); ok {
			return true
		}
	}
	return false
}
