package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/mlprogram"
)

// This file has models of dialect ml_program, whose globals become those of memref.

type globalModel struct{ Defaults }

// HasTensors implements [Op].
func (globalModel) HasTensors(op *core.Operation) bool {
	g := core.Must(mlprogram.AsGlobalOp(op))
	return query.Is[*core.RankedTensorType](g.GlobalType())
}

// Bufferize implements [Op].
func (globalModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	g := core.Must(mlprogram.AsGlobalOp(op))
	if g.ValueAttr() == nil {
		return rw.Report().OpEmitErrorf(op, "global op must have a value").Fail()
	}
	table := parentTable(op)
	t, _ := identityType(g.GlobalType(), nil).(*core.MemRefType)
	memref.Global{SymName: g.SymName(), SymVisibility: g.SymVisibilityAttr(), GlobalType: t, InitialValue: g.ValueAttr(),
		Constant: !g.IsMutable(),
		Loc:      op.Loc()}.Build(&rw.Builder)
	rw.EraseOp(op)
	if table != nil {
		rw.State.symbols.invalidate(table)
	}
	rw.driver.globals.stale = true
	return true
}

// getGlobal makes the memory of a global.
func (rw *Rewriter) getGlobal(op *core.Operation, t core.Type) *core.Value {
	ref, _ := op.Attr("global").(*core.SymbolRefAttr)
	return memref.GetGlobal{ResultType: identityType(t, nil), GlobalName: ref.Leaf(), Loc: op.Loc()}.Build(&rw.Builder).Result()
}

type globalLoadModel struct{ Defaults }

// Writable implements [Op].
func (globalLoadModel) Writable(*core.Value, *AnalysisState) bool { return false }

// Bufferize implements [Op].
func (globalLoadModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	rw.Replace(op, rw.getGlobal(op, op.Result(0).Type()))
	return true
}

type globalStoreModel struct{ Defaults }

// Reads implements [Op].
func (globalStoreModel) Reads(u *core.Use, _ *AnalysisState) bool {
	return !upstream.StoredGlobals.In(u.Owner().Context())
}

// Writes implements [Op]: it is the global that is written, not the operand.
func (globalStoreModel) Writes(u *core.Use, _ *AnalysisState) bool {
	return upstream.StoredGlobals.In(u.Owner().Context())
}

// Bufferize implements [Op].
func (globalStoreModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	to := rw.getGlobal(op, op.Operand(0).Type())
	from, ok := rw.Buffer(op.Operand(0))
	if ok {
		rw.Copy(op.Loc(), from, to)
		rw.EraseOp(op)
	}
	return ok
}
