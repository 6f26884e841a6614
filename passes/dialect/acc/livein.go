package acc

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/acc"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/passes"
)

func (p *CanonicalizeLiveInsPass) run(r *passes.Run) {
	r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		if _, ok := gen.OffloadRegionOpInterfaceKey.Of(op); ok && op.NumRegions() == 1 {
			for moveInto(op.Region(0)) {
			}
		}
		return core.WalkAdvance
	})
}

// moveInto moves or copies what may be made again in a region to its start. It reports whether there was anything.
func moveInto(region *core.Region) bool {
	entry := region.Entry()
	if entry == nil || entry.IsEmpty() {
		return false
	}
	var sink, clone []*core.Operation
	for _, v := range usedFromAbove(region) {
		op := v.DefiningOp()
		if op == nil || !canBeRepeated(v) {
			continue
		}
		if usedOnlyIn(op, region) {
			sink = append(sink, op)
		} else if !slices.Contains(clone, op) {
			clone = append(clone, op)
		}
	}
	for _, op := range sink {
		op.MoveBefore(entry.First())
	}
	if len(clone) > 0 {
		b := core.NewBuilder(region.Context())
		b.SetStart(entry)
		for _, op := range inOrder(clone) {
			made := b.Insert(op.Clone(nil))
			for i, old := range op.ResultList() {
				for _, u := range slices.Collect(old.Uses()) {
					if region.IsAncestorOf(u.Owner().ParentRegion()) {
						u.Set(made.Result(i))
					}
				}
			}
		}
	}
	return len(sink)+len(clone) > 0
}

// usedFromAbove returns the values from around a region that are used in it, in the order of their first uses.
func usedFromAbove(region *core.Region) (out []*core.Value) {
	seen := map[*core.Value]bool{}
	for o := range region.Ops() {
		o.Walk(func(o *core.Operation) {
			for _, v := range o.OperandList(0, o.NumOperands()) {
				if !seen[v] && v.ParentRegion() != nil && v.ParentRegion().IsProperAncestorOf(region) {
					seen[v] = true
					out = append(out, v)
				}
			}
		})
	}
	return out
}

// usedOnlyIn reports whether a region has all uses of an operation's results.
func usedOnlyIn(op *core.Operation, region *core.Region) bool {
	for _, v := range op.ResultList() {
		for user := range v.Users() {
			if !region.IsAncestorOf(user.ParentRegion()) {
				return false
			}
		}
	}
	return true
}

// canBeRepeated reports whether the operation that makes a value, or the one that makes what the value is a view of, is
// a constant, says that it may be made again, or takes the address of a variable that the device has or that never
// changes.
func canBeRepeated(v *core.Value) bool {
	op := origin(v).DefiningOp()
	if op == nil {
		op = v.DefiningOp()
	}
	if op.Has(core.TraitConstantLike) {
		return true
	}
	if _, ok := gen.OutlineRematerializationOpInterfaceKey.Of(op); ok {
		return true
	}
	address, ok := gen.AddressOfGlobalOpInterfaceKey.Of(op)
	if !ok {
		return false
	}
	def, ok := onDevice(op, address.GlobalSymbol())
	if ok || def == nil {
		return ok
	}
	global, ok := gen.GlobalVariableOpInterfaceKey.Of(def)
	return ok && global.IsConstant()
}

// origin returns what a value is a view, or a part, of.
func origin(v *core.Value) *core.Value {
	for v.DefiningOp() != nil {
		op := v.DefiningOp()
		if _, ok := gen.OutlineRematerializationOpInterfaceKey.Of(op); ok {
			break
		}
		next := v
		if w, ok := view.ViewLikeOpInterfaceKey.Of(op); ok {
			next = w.ViewSource()
		} else if part, ok := gen.PartialEntityAccessOpInterfaceKey.Of(op); ok && part.BaseEntity() != nil {
			next = part.BaseEntity()
		}
		if next == v {
			break
		}
		v = next
	}
	return v
}

// inOrder sorts operations so that each comes after those whose results it uses. Others keep their order.
func inOrder(ops []*core.Operation) []*core.Operation {
	left, out := slices.Clone(ops), make([]*core.Operation, 0, len(ops))
	for len(left) > 0 {
		n := len(out)
		for i := 0; i < len(left); {
			if slices.ContainsFunc(left[i].OperandList(0, left[i].NumOperands()), func(v *core.Value) bool {
				return slices.Contains(left, v.DefiningOp())
			}) {
				i++
				continue
			}
			out, left = append(out, left[i]), slices.Delete(left, i, i+1)
		}
		if len(out) == n {
			return append(out, left...) // a cycle, in a graph region
		}
	}
	return out
}
