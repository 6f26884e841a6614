package memref

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

// This file moves memref.memory_space_cast after what uses their results, as upstream's pass
// bubble-down-memory-space-casts: accesses use the memory space that was cast, and views are made in it and cast.

// accesses are operations that may access another memory space.
var accesses = []*core.OpDef{
	&gen.AtomicRMWDef, &gen.LoadDef, &gen.StoreDef, &vector.CompressStoreDef, &vector.ExpandLoadDef, &vector.GatherDef,
	&vector.LoadDef, &vector.MaskedLoadDef, &vector.MaskedStoreDef, &vector.ScatterDef, &vector.StoreDef, &vector.TransferReadDef,
	&vector.TransferWriteDef,
}

// castViews are operations whose only result is a view of their first operand.
var castViews = []*core.OpDef{
	&gen.AssumeAlignmentDef, &gen.CastDef, &gen.CollapseShapeDef, &gen.ExpandShapeDef, &gen.ReinterpretCastDef, &gen.ReshapeDef,
	&gen.SubViewDef, &gen.TransposeDef, &gen.ViewDef,
}

func (*BubbleDownMemorySpaceCastsPass) prepare(c *core.Context, _ *core.Reporter) (any, bool) {
	set := rewrite.NewPatternSet(c)
	AddCastMotion(set)
	return set.Freeze(), true
}

func (*BubbleDownMemorySpaceCastsPass) run(r *passes.Run) {
	rewrite.Greedy(r.Op, r.State.(*rewrite.Frozen), r.GreedyConfig())
}

// AddCastMotion adds the patterns of bubble-down-memory-space-casts.
func AddCastMotion(set *rewrite.PatternSet) {
	for _, def := range accesses {
		set.Add(rewrite.Pattern{Name: "access what is cast by " + def.Name, Root: def.Name, Match: accessCast})
	}
	for _, def := range castViews {
		set.Add(rewrite.Pattern{Name: "cast behind " + def.Name, Root: def.Name, Match: castBehind})
	}
}

// promotable returns the cast to the default memory space that a value is the result of.
func promotable(v *core.Value) (gen.MemorySpaceCastOp, bool) {
	cast, ok := gen.AsMemorySpaceCastOp(v.DefiningOp())
	if !ok || spaceOf(v.Type()) != nil {
		return gen.MemorySpaceCastOp{}, false
	}
	return cast, true
}

func spaceOf(t core.Type) core.Attribute {
	m, ok := t.(core.BaseMemRefType)
	if !ok {
		return nil
	}
	return m.MemorySpace()
}

// inSpace returns the type of memory in another memory space.
func inSpace(t core.Type, space core.Attribute) core.Type {
	switch t := t.(type) {
	case *core.MemRefType:
		return t.Context().MemRef(t.Shape(), t.ElementType(), t.Layout(), space)
	case *core.UnrankedMemRefType:
		return t.Context().UnrankedMemRef(t.ElementType(), space)
	}
	return nil
}

// accessCast lets an access use the source of a cast.
func accessCast(op *core.Operation, rw *rewrite.Rewriter) bool {
	at := op.NumOperands() - 1 // what is stored, which may be a reference, too, comes before
	for ; at >= 0; at-- {
		if _, ok := op.Operand(at).Type().(core.BaseMemRefType); ok {
			break
		}
	}
	if at < 0 {
		return false
	}
	cast, ok := promotable(op.Operand(at))
	if ok {
		rw.Modify(op, func() { op.SetOperand(at, cast.Source()) })
	}
	return ok
}

// castBehind makes a view of the source of a cast, and casts it.
func castBehind(op *core.Operation, rw *rewrite.Rewriter) bool {
	cast, ok := promotable(op.Operand(0))
	if !ok {
		return false
	}
	t := op.Result(0).Type()
	to := inSpace(t, spaceOf(cast.Source().Type()))
	if to == nil {
		return false
	}
	st := op.State()
	st.Operands, st.Types = op.OperandList(0, op.NumOperands()), []core.Type{to}
	st.Operands[0] = cast.Source()
	view := rw.Create(&st).Result(0)
	rw.SetLoc(cast.Op.Loc())
	rw.ReplaceOpWith(op, gen.NewMemorySpaceCast(&rw.Builder, t, view).Op)
	return true
}
