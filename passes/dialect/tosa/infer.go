package tosa

import (
	"slices"

	"github.com/odsgen/ods/core"
	tosadefs "github.com/odsgen/ods/defs/tosa"
	"github.com/odsgen/ods/generated/tensor"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (*TosaInferShapesPass) run(r *passes.Run) {
	t := newTypes()
	for _, region := range r.Op.Regions() {
		t.infer(region)
	}
	t.commit()
}

// types are values whose types were changed, and the types that they had.
type types struct {
	order []*core.Value
	old   map[*core.Value]core.Type
}

func newTypes() *types { return &types{old: map[*core.Value]core.Type{}} }

// set changes the type of a value.
func (t *types) set(v *core.Value, typ core.Type) {
	if _, ok := t.old[v]; !ok {
		t.old[v] = v.Type()
		t.order = append(t.order, v)
	}
	v.SetType(typ)
}

// rollBack gives all values the types that they had.
func (t *types) rollBack() {
	for _, v := range t.order {
		v.SetType(t.old[v])
	}
	*t = *newTypes()
}

// commit keeps the new types. What does not infer its own from them gets a value of the old type.
func (t *types) commit() {
	for _, v := range t.order {
		old := t.old[v]
		if old == v.Type() {
			continue
		}
		var cast *core.Value
		for _, u := range slices.Collect(v.Uses()) {
			if refinable(u.Owner()) {
				continue
			}
			if cast == nil {
				b := core.NewBuilder(v.Context())
				b.SetAfterValue(v)
				cast = tensor.Cast{DestType: old, Source: v, Loc: v.Loc()}.Build(b).Result()
			}
			u.Set(cast)
		}
	}
}

// refinable reports whether an operation may get operands whose types say more: one of the dialect, and any that infers
// its results.
func refinable(op *core.Operation) bool {
	def := op.Info().Def()
	return def != nil && (op.Info().DialectName() == gen.Name || def.InferTypes != nil)
}

// infer gives the results of operations in a region their shapes.
func (t *types) infer(region *core.Region) {
	for b := range region.Blocks() {
		for op := range b.Ops() {
			if cond, ok := gen.AsIfOp(op); ok {
				t.inferIf(cond)
			}
			if loop, ok := gen.AsWhileOp(op); ok {
				t.inferWhile(loop)
			}
			shapes, ok := tosadefs.InferShapes(op)
			if !ok {
				continue
			}
			for i, s := range shapes[:min(len(shapes), op.NumResults())] {
				t.refine(op.Result(i), s)
			}
		}
	}
}

// refine gives a value the shape of which its type and s tell; nothing changes when they contradict each other.
func (t *types) refine(v *core.Value, s tosadefs.Shape) {
	typ, ok := v.Type().(core.ShapedType)
	if !ok {
		return
	}
	if both, ok := tosadefs.ShapeOf(typ).Both(s); ok {
		t.set(v, both.Tensor(typ.ElementType()))
	}
}

// inferIf infers shapes in the graphs of a conditional.
func (t *types) inferIf(op gen.IfOp) {
	inputs := op.InputList()
	for _, region := range op.Op.Regions() {
		args := region.Entry().Args()
		if len(args) != len(inputs) {
			return
		}
		for i, v := range inputs {
			t.refine(args[i], tosadefs.ShapeOf(v.Type()))
		}
		t.infer(region)
	}
}

// inferWhile infers shapes in the graphs of a loop. Arguments have what inputs and every turn of the body have in
// common; which that is, is tried until it holds.
func (t *types) inferWhile(op gen.WhileOp) {
	inputs := op.InputList()
	shapes := make([]tosadefs.Shape, len(inputs))
	for i, v := range inputs {
		shapes[i] = tosadefs.ShapeOf(v.Type())
	}
	setArgs := func(t *types, region *core.Region) bool {
		args := region.Entry().Args()
		if len(args) != len(shapes) {
			return false
		}
		for i, s := range shapes {
			t.set(args[i], s.Tensor(inputs[i].Type().(core.ShapedType).ElementType()))
		}
		return true
	}
	body := op.BodyGraph()
	for changed := true; changed; {
		trial := newTypes()
		if !setArgs(trial, body) {
			return
		}
		trial.infer(body)
		changed = false
		for i, v := range body.Entry().Terminator().OperandList(0, len(shapes)) {
			common := shapes[i].Common(tosadefs.ShapeOf(v.Type()))
			changed = changed || !common.Equal(shapes[i])
			shapes[i] = common
		}
		trial.rollBack()
	}
	for _, region := range op.Op.Regions() {
		if !setArgs(t, region) {
			return
		}
		t.infer(region)
	}
}
