package acc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/acc"
)

// This file has the checks of data operations.

// VerifyDataBounds wants to know where the dimension ends.
func (Hooks) VerifyDataBounds(op acc.DataBoundsOp, r *core.Reporter) bool {
	if op.Extent() == nil && op.Upperbound() == nil {
		return r.OpEmitErrorf(op.Op, "expected extent or upperbound.").Fail()
	}
	return true
}

// dataRules are what a data operation has to keep.
type dataRules struct {
	name       string           // in messages
	clauses    []acc.DataClause // that the operation can stand for
	decomposed bool             // the clause may have become several operations, for which the message has more words
	implicit   bool             // operations that nobody wrote may stand for any clause
	modifiers  acc.DataClauseModifier
	sameType   bool   // of the variable on host and device
	recipe     string // the operation that has to be the recipe; a mappable type needs none, except for reductions
}

// entryRules are the rules of operations in front of a construct.
var entryRules = map[string]dataRules{
	"acc.private": {name: "private", clauses: []acc.DataClause{acc.DataClauseAccPrivate}, recipe: "acc.private.recipe"},
	"acc.firstprivate": {name: "firstprivate", clauses: []acc.DataClause{acc.DataClauseAccFirstprivate},
		recipe: "acc.firstprivate.recipe"},
	"acc.firstprivate_map": {name: "firstprivate", clauses: []acc.DataClause{acc.DataClauseAccFirstprivate}},
	"acc.reduction": {name: "reduction", clauses: []acc.DataClause{acc.DataClauseAccReduction},
		recipe: "acc.reduction.recipe"},
	"acc.deviceptr": {name: "deviceptr", clauses: []acc.DataClause{acc.DataClauseAccDeviceptr}, sameType: true},
	"acc.present":   {name: "present", clauses: []acc.DataClause{acc.DataClauseAccPresent}, sameType: true},
	"acc.copyin": {name: "copyin", clauses: []acc.DataClause{acc.DataClauseAccCopyin, acc.DataClauseAccCopyinReadonly,
		acc.DataClauseAccCopy, acc.DataClauseAccReduction}, decomposed: true, implicit: true, sameType: true,
		modifiers: acc.DataClauseModifierReadonly | acc.DataClauseModifierAlways | acc.DataClauseModifierCapture},
	"acc.create": {name: "create", clauses: []acc.DataClause{acc.DataClauseAccCreate, acc.DataClauseAccCreateZero,
		acc.DataClauseAccCopyout, acc.DataClauseAccCopyoutZero}, decomposed: true, sameType: true,
		modifiers: acc.DataClauseModifierZero | acc.DataClauseModifierAlways | acc.DataClauseModifierCapture},
	"acc.nocreate": {name: "no_create", clauses: []acc.DataClause{acc.DataClauseAccNoCreate}, sameType: true},
	"acc.attach":   {name: "attach", clauses: []acc.DataClause{acc.DataClauseAccAttach}, sameType: true},
	"acc.update_device": {name: "device", clauses: []acc.DataClause{acc.DataClauseAccUpdateDevice}, decomposed: true,
		sameType: true},
	"acc.use_device": {name: "use_device", clauses: []acc.DataClause{acc.DataClauseAccUseDevice}, decomposed: true,
		sameType: true},
	"acc.declare_device_resident": {name: "device_resident", clauses: []acc.DataClause{acc.DataClauseAccDeclareDeviceResident},
		sameType: true},
	"acc.declare_link": {name: "link", clauses: []acc.DataClause{acc.DataClauseAccDeclareLink}, sameType: true},
	"acc.cache": {name: "cache", clauses: []acc.DataClause{acc.DataClauseAccCache, acc.DataClauseAccCacheReadonly}, decomposed: true,
		sameType: true, modifiers: acc.DataClauseModifierReadonly},
}

// exitRules are the rules of operations behind a construct.
var exitRules = map[string]dataRules{
	"acc.copyout": {name: "copyout", clauses: []acc.DataClause{acc.DataClauseAccCopyout, acc.DataClauseAccCopyoutZero,
		acc.DataClauseAccCopy, acc.DataClauseAccReduction}, decomposed: true, sameType: true,
		modifiers: acc.DataClauseModifierZero | acc.DataClauseModifierAlways | acc.DataClauseModifierCapture},
	"acc.delete": {name: "delete", clauses: []acc.DataClause{acc.DataClauseAccDelete, acc.DataClauseAccCreate,
		acc.DataClauseAccCreateZero, acc.DataClauseAccCopyin, acc.DataClauseAccCopyinReadonly, acc.DataClauseAccPresent,
		acc.DataClauseAccNoCreate, acc.DataClauseAccDeclareDeviceResident, acc.DataClauseAccDeclareLink}, decomposed: true,
		modifiers: acc.DataClauseModifierZero | acc.DataClauseModifierReadonly | acc.DataClauseModifierAlways |
			acc.DataClauseModifierCapture},
	"acc.detach": {name: "detach", clauses: []acc.DataClause{acc.DataClauseAccDetach, acc.DataClauseAccAttach}, decomposed: true},
	"acc.update_host": {name: "host", clauses: []acc.DataClause{acc.DataClauseAccUpdateHost, acc.DataClauseAccUpdateSelf},
		decomposed: true, sameType: true},
}

// verifyClause wants a clause that the operation can stand for.
func (d *dataRules) verifyClause(op *core.Operation, clause acc.DataClause, implicit bool, r *core.Reporter) bool {
	if d.implicit && implicit || slices.Contains(d.clauses, clause) {
		return true
	}
	more := ""
	if d.decomposed {
		more = " or specify original clause this operation was decomposed from"
	}
	return r.OpEmitErrorf(op, "data clause associated with %s operation must match its intent%s", d.name, more).Fail()
}

// verifyVar compares the types of a variable on the host, of what it stands for and on the device.
func (d *dataRules) verifyVar(op *core.Operation, host, varType, device core.Type, r *core.Reporter) bool {
	if isPointer(host) && varType == host {
		return r.OpEmitErrorf(op, "varType must capture the element type of var").Fail()
	}
	if d.sameType && host != device {
		return r.OpEmitErrorf(op, "input and output types must match").Fail()
	}
	return true
}

// verifyModifiers wants modifiers that the clause can have.
func (d *dataRules) verifyModifiers(op *core.Operation, m acc.DataClauseModifier, r *core.Reporter) bool {
	wrong := m &^ d.modifiers
	switch {
	case wrong == 0:
		return true
	case d.modifiers == 0:
		return r.OpEmitErrorf(op, "no data clause modifiers are allowed").Fail()
	}
	return r.OpEmitErrorf(op, "invalid data clause modifiers: %s", wrong).Fail()
}

// verifyRecipe looks for the operation that says how a variable becomes private.
func (d *dataRules) verifyRecipe(op *core.Operation, host core.Type, ref *core.SymbolRefAttr, r *core.Reporter) bool {
	if d.recipe == "" || isMappable(host) && d.recipe != acc.ReductionRecipeDef.Name {
		return true
	}
	if ref == nil {
		return r.OpErrorf(op, "recipe expected for %s", d.name).Fail()
	}
	if recipe := op.LookupNearestSymbol(ref); recipe == nil || recipe.Name() != d.recipe {
		return r.OpErrorf(op, "expected symbol reference %s to point to a %s declaration", core.AttrString(ref), d.name).Fail()
	}
	return true
}

// entry is a view of any operation that the template DataEntry makes: all have the same parts.
func entry(op *core.Operation) acc.CopyinOp { return acc.CopyinOp{OpView: core.OpView{Op: op}} }

// VerifyDataEntry checks the operations in front of a construct.
func (Hooks) VerifyDataEntry(op *core.Operation, r *core.Reporter) bool {
	d, ok := entryRules[op.Name()]
	if !ok {
		return true
	}
	e := entry(op)
	host := e.Var().Type()
	return d.verifyClause(op, e.DataClause(), e.Implicit(), r) && d.verifyVar(op, host, e.VarType(), e.AccVar().Type(), r) &&
		d.verifyModifiers(op, e.Modifiers(), r) && d.verifyRecipe(op, host, e.RecipeAttr(), r)
}

// VerifyDataExit checks the operations behind a construct.
func (Hooks) VerifyDataExit(op *core.Operation, r *core.Reporter) bool {
	d := exitRules[op.Name()]
	if e, ok := acc.AsDeleteOp(op); ok {
		return d.verifyClause(op, e.DataClause(), e.Implicit(), r) && d.verifyModifiers(op, e.Modifiers(), r)
	}
	if e, ok := acc.AsDetachOp(op); ok {
		return d.verifyClause(op, e.DataClause(), e.Implicit(), r) && d.verifyModifiers(op, e.Modifiers(), r)
	}
	e := acc.CopyoutOp{OpView: core.OpView{Op: op}} // or acc.update_host, which has the same parts
	return d.verifyClause(op, e.DataClause(), e.Implicit(), r) &&
		d.verifyVar(op, e.Var().Type(), e.VarType(), e.AccVar().Type(), r) && d.verifyModifiers(op, e.Modifiers(), r)
}

// Mapped returns the variable of a data operation in front of a construct, on the host and on the device; op may be nil
// or any other operation.
func Mapped(op *core.Operation) (host, device *core.Value, ok bool) {
	if op == nil || !op.IsRegistered() {
		return nil, nil, false
	}
	if _, ok := entryRules[op.Name()]; !ok && op.Name() != acc.GetDevicePtrDef.Name {
		return nil, nil, false
	}
	e := entry(op)
	return e.Var(), e.AccVar(), true
}
