package scf

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/memslot"
	"github.com/odsgen/ods/generated/iface/slots"
	"github.com/odsgen/ods/generated/scf"
)

// This file says how what is in memory goes through operations of scf as arguments and results, for mem2reg with the
// option region-ops.

// Extend adds to dialect scf what mem2reg needs to know about it.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{scf.Name}, Apply: func(l *core.Loading) {
		for def, enter := range map[*core.OpDef]enterRegions{
			&scf.ForDef: enterFor, &scf.WhileDef: enterWhile, &scf.IfDef: enterIf,
			&scf.ExecuteRegionDef: enterChoice, &scf.IndexSwitchDef: enterChoice,
			&scf.ParallelDef: nil, &scf.ForallDef: nil, &scf.ReduceDef: nil,
		} {
			slots.PromotableRegionOpInterfaceKey.Attach(l, def.Name, func(op *core.Operation) (slots.PromotableRegionOpInterface, bool) {
				return carrier{core.ViewOf(op), enter}, true
			})
		}
	}})
}

// enterRegions returns what is in a slot at the start of each region of an operation whose regions store to it.
type enterRegions func(op *core.Operation, b *core.Builder, s memslot.Slot, before *core.Value) []*core.Value

// carrier hands values to regions. Without a function, all iterations run at once and none can store.
type carrier struct {
	core.OpView
	enter enterRegions
}

func (c carrier) CanCarrySlot(_ memslot.Slot, stores bool) bool { return !stores || c.enter != nil }

func (c carrier) EnterRegions(s memslot.Slot, b *core.Builder, before *core.Value, stores bool) []*core.Value {
	if !stores { // it stays what it is
		return slices.Repeat([]*core.Value{before}, c.Op.NumRegions())
	}
	return c.enter(c.Op, b, s, before)
}

// LeaveRegions adds an operand to the terminators and a result to the operation.
func (c carrier) LeaveRegions(s memslot.Slot, b *core.Builder, atEnd func(*core.Block) *core.Value) *core.Value {
	op := c.Op
	for _, r := range op.Regions() {
		for block := range r.Blocks() {
			if end := block.Last(); end.Is(&scf.YieldDef) || end.Is(&scf.ConditionDef) {
				addOperand(end, atEnd(block))
			}
		}
	}
	state := core.OperationState{Info: op.Info(), Loc: op.Loc(), Operands: op.OperandList(0, op.NumOperands()),
		Types: append(op.ResultTypes(), s.Elem), Attrs: op.Attrs()}
	for _, r := range op.Regions() {
		state.AddRegion().TakeBody(r)
	}
	by := b.Create(&state)
	op.ReplaceAllUsesWith(by.ResultList()[:op.NumResults()])
	op.Erase()
	return by.Result(by.NumResults() - 1)
}

func addOperand(op *core.Operation, v *core.Value) {
	op.SpliceOperands(op.NumOperands(), op.NumOperands(), []*core.Value{v})
}

// enterChoice is for regions that are entered from outside only.
func enterChoice(op *core.Operation, _ *core.Builder, _ memslot.Slot, before *core.Value) []*core.Value {
	return slices.Repeat([]*core.Value{before}, op.NumRegions())
}

// enterIf makes the else that hands on what was in the slot when nothing is done.
func enterIf(op *core.Operation, b *core.Builder, s memslot.Slot, before *core.Value) []*core.Value {
	if r := op.Region(1); r.IsEmpty() {
		b.CreateBlock(r, nil)
		scf.NewYield(b, nil)
	}
	return enterChoice(op, b, s, before)
}

func enterFor(op *core.Operation, _ *core.Builder, s memslot.Slot, before *core.Value) []*core.Value {
	addOperand(op, before)
	return []*core.Value{op.Region(0).Entry().AddArg(s.Elem, op.Loc())}
}

func enterWhile(op *core.Operation, _ *core.Builder, s memslot.Slot, before *core.Value) []*core.Value {
	addOperand(op, before)
	return []*core.Value{op.Region(0).Entry().AddArg(s.Elem, op.Loc()), op.Region(1).Entry().AddArg(s.Elem, op.Loc())}
}
