package legal

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// output stands for what is printed: lines keep their order.
var output = core.Resource{Name: "output"}

// Touch is one thing that an operation does to memory.
type Touch struct {
	Op *core.Operation
	// Value names the memory; nil for all memory that the operation can reach.
	Value *core.Value
	// Writes is set where the memory may be changed or freed.
	Writes bool
	// Access is the element that is touched where that is known: HasAccess is set. All elements are otherwise. With a
	// width, it is the first one of as many elements, and a multiple of the width.
	Access    dependence.Access
	HasAccess bool
	width     int64
	resource  *core.Resource
}

// Touches returns what an operation, with all that is nested in it, does to memory.
func (m *Memory) Touches(root *core.Operation) (out []Touch) {
	root.Walk(func(op *core.Operation) { out = touches(out, op) })
	return out
}

// touches appends what an operation does itself.
func touches(out []Touch, op *core.Operation) []Touch {
	if a, ok := dependence.AccessOf(op); ok {
		width, aligned := widthOf(op, a)
		t := Touch{Op: op, Value: a.MemRef, Writes: a.IsStore, Access: a, HasAccess: aligned && isInjective(a.MemRef), width: width,
			resource: &core.DefaultResource}
		return append(out, t)
	}
	effects, known := op.Effects()
	switch {
	case isPrefetch(op):
		return out
	case op.Is(&gen.DmaWaitDef): // its effects are not stated
		return append(out, Touch{Op: op, Value: op.Operand(0), Writes: true, resource: &core.DefaultResource})
	case op.Is(&vector.PrintDef):
		return append(out, Touch{Op: op, Writes: true, resource: &output})
	case !known && !op.IsRegistered():
		for _, v := range op.Operands() {
			if _, ok := v.Type().(core.BaseMemRefType); ok {
				out = append(out, Touch{Op: op, Value: v, Writes: true, resource: &core.DefaultResource})
			}
		}
		return out
	case !known && isStructure(op):
		return out
	case !known:
		return append(out, Touch{Op: op, Writes: true})
	}
	for _, e := range effects {
		if e.Kind != core.EffectAllocate {
			out = append(out, Touch{Op: op, Value: e.Value, Writes: e.Kind != core.EffectRead, resource: e.Resource})
		}
	}
	return out
}

// isStructure reports whether an operation does nothing but what its regions do, or ends a block.
func isStructure(op *core.Operation) bool {
	return op.Is(&gen.ForDef) || op.Is(&gen.IfDef) || op.Is(&gen.ParallelDef) || op.Has(core.TraitTerminator)
}

// isElement reports whether an access through an affine map is to one element.
func isElement(op *core.Operation) bool { return op.Is(&gen.LoadDef) || op.Is(&gen.StoreDef) }

// widthOf returns how many elements an access through an affine map is to, one after the other in the last dimension. It
// returns false where some of them, but not all, may be elements of another access of the same width.
func widthOf(op *core.Operation, a dependence.Access) (int64, bool) {
	if isElement(op) {
		return 1, true
	}
	var t core.Type
	if l, ok := gen.AsVectorLoadOp(op); ok {
		t = l.Result().Type()
	} else if s, ok := gen.AsVectorStoreOp(op); ok {
		t = s.Value().Type()
	}
	v, ok := t.(*core.VectorType)
	if !ok || len(v.Shape()) != 1 || v.ScalableDims()[0] {
		return 0, false
	}
	n := v.Shape()[0]
	m, operands := a.Composed()
	if m.NumResults() == 0 {
		return n, false
	}
	return n, inSteps(m, operands).IsMultipleOf(n)
}

// inSteps returns the last result of a map in numbers of iterations, where variables of loops count from a constant.
func inSteps(m *affine.Map, operands []*core.Value) affine.Expr {
	dims, syms := make([]affine.Expr, m.NumDims()), make([]affine.Expr, m.NumSymbols())
	for i := range syms {
		syms[i] = affine.Symbol(i)
	}
	for i := range dims {
		dims[i] = affine.Dim(i)
		if operands[i].DefiningOp() != nil {
			continue
		}
		if l, ok := gen.AsForOp(operands[i].OwnerBlock().ParentOp()); ok && operands[i] == loops.InductionVar(l) {
			if from, ok := loops.ConstantLowerBound(l); ok {
				dims[i] = dims[i].MulConst(loops.Step(l)).AddConst(from)
			}
		}
	}
	return m.Result(m.NumResults()-1).ReplaceDimsAndSymbols(dims, syms)
}

// isInjective reports whether different subscripts are known to be different elements of memory.
func isInjective(memory *core.Value) bool {
	t, ok := memory.Type().(*core.MemRefType)
	if !ok {
		return false
	}
	if t.Layout() == nil {
		return true
	}
	strides, _, ok := t.StridesAndOffset()
	if !ok {
		return false
	}
	type dim struct{ stride, size int64 }
	var dims []dim
	for i, n := range t.Shape() {
		if n != 1 && strides[i] != core.Dynamic {
			dims = append(dims, dim{max(strides[i], -strides[i]), n})
		} else if n != 1 {
			return false
		}
	}
	slices.SortFunc(dims, func(a, b dim) int { return int(min(max(a.stride-b.stride, -1), 1)) })
	span := int64(1) // of what smaller strides reach, and one more
	for i, d := range dims {
		if d.stride < span || d.size == core.Dynamic && i < len(dims)-1 {
			return false
		}
		span = d.stride * d.size
	}
	return true
}

// Conflict reports whether it may matter which one of two touches comes first: both may be of the same memory, and one
// changes it. Elements are not compared.
func (m *Memory) Conflict(a, b Touch) bool {
	if !a.Writes && !b.Writes {
		return false
	}
	if a.resource != nil && b.resource != nil && a.resource != b.resource {
		return false
	}
	switch {
	case a.Value == nil && b.Value == nil:
		return true
	case a.Value == nil:
		return m.reaches(a.Op, b.Value)
	case b.Value == nil:
		return m.reaches(b.Op, a.Value)
	}
	return m.MayAlias(a.Value, b.Value)
}

// reaches reports whether an operation with unknown effects may touch the memory of a value.
func (m *Memory) reaches(op *core.Operation, v *core.Value) bool {
	for _, root := range m.info.Roots(v) {
		if kindOf(root) != allocation || !m.isPrivate(root) {
			return true
		}
	}
	for _, o := range op.Operands() {
		if _, ok := o.Type().(core.BaseMemRefType); ok && m.MayAlias(o, v) {
			return true
		}
	}
	return false
}

// ConflictsOtherwise reports whether something in a list may conflict with an access and names the memory otherwise than
// by the same value.
func (m *Memory) ConflictsOtherwise(a dependence.Access, list []Touch) bool {
	t := Touch{Op: a.Op, Value: a.MemRef, Writes: a.IsStore, resource: &core.DefaultResource}
	return slices.ContainsFunc(list, func(o Touch) bool { return o.Op != a.Op && o.Value != a.MemRef && m.Conflict(t, o) })
}

// sameElements reports whether the dependence analysis can compare two touches.
func sameElements(a, b Touch) bool {
	return a.HasAccess && b.HasAccess && a.width == b.width && a.Value == b.Value
}

// IsParallel reports whether iterations of a loop touch the same memory only where dependences between accesses can be
// computed, which are not looked into here.
func (m *Memory) IsParallel(loop *core.Operation) bool {
	list := m.Touches(loop)
	for i, a := range list {
		for _, b := range list[i:] {
			if m.Conflict(a, b) && !sameElements(a, b) && !(m.madeIn(a.Value, loop) && m.madeIn(b.Value, loop)) {
				return false
			}
		}
	}
	return true
}

// madeIn reports whether memory is allocated in a loop, by each iteration for itself.
func (m *Memory) madeIn(v *core.Value, loop *core.Operation) bool {
	if v == nil {
		return false
	}
	for _, root := range m.info.Roots(v) {
		if kindOf(root) != allocation || !loop.IsAncestorOf(root.DefiningOp()) {
			return false
		}
	}
	return true
}
