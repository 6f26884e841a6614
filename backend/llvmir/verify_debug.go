package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// This file checks debug information. LLVM's messages about it have no place.

// verifySubprogram checks that what is defined, and only that, belongs to a compile unit.
func (t *translator) verifySubprogram(a *llvm.DISubprogramAttr, defined bool) {
	switch {
	case defined && a.CompileUnit() == nil:
		t.invalid(core.Location{}, "subprogram definitions must have a compile unit")
	case !defined && a.CompileUnit() != nil:
		t.invalid(core.Location{}, "subprogram declarations must not have a compile unit")
	}
}

// verifyLocalScope checks that a variable of a function lives in one.
func (t *translator) verifyLocalScope(scope core.Attribute) {
	switch scope.(type) {
	case *llvm.DISubprogramAttr, *llvm.DILexicalBlockAttr, *llvm.DILexicalBlockFileAttr:
	default:
		t.invalid(core.Location{}, "local variable requires a valid scope")
	}
}

// verifyAttached checks that the description of a function is distinct and belongs to it alone when the function has a
// body, and is not when it has none. Descriptions of definitions are the distinct ones.
func (t *translator) verifyAttached(f *core.Operation, owners map[*llvm.DISubprogramAttr]bool) {
	sp := t.findSubprogram(f.Loc())
	v, ok := llvm.AsLLVMFuncOp(f)
	if sp == nil || !ok {
		return
	}
	defined := sp.SubprogramFlags()&llvm.DISubprogramFlagsDefinition != 0
	switch {
	case v.Body().IsEmpty():
		if defined {
			t.invalid(f.Loc(), "function declaration may only have a unique !dbg attachment")
		}
		return
	case !defined:
		t.invalid(f.Loc(), "function definition may only have a distinct !dbg attachment")
	case owners[sp]:
		t.invalid(f.Loc(), "DISubprogram attached to more than one function")
	}
	owners[sp] = true
}
