package core

import "strings"

func verifyTerminator(op *Operation, r *Reporter) bool {
	if op.block == nil || op.block.last != op {
		return r.OpErrorf(op, "must be the last operation in the parent block").Fail()
	}
	return true
}

func verifyNoRegionArguments(op *Operation, r *Reporter) bool {
	for i, rg := range op.Regions() {
		if rg.first == nil || len(rg.first.args) == 0 {
			continue
		}
		if op.NumRegions() > 1 {
			return r.OpErrorf(op, "region #%d should have no arguments", i).Fail()
		}
		return r.OpErrorf(op, "region should have no arguments").Fail()
	}
	return true
}

func verifySingleBlock(op *Operation, r *Reporter) bool {
	for i, rg := range op.Regions() {
		switch {
		case rg.first == nil:
		case rg.first != rg.last:
			return r.OpErrorf(op, "expects region #%d to have 0 or 1 blocks", i).Fail()
		case rg.first.first == nil && !op.Has(TraitNoTerminator):
			return r.OpErrorf(op, "expects a non-empty block").Fail()
		}
	}
	return true
}

func verifyImplicitTerminator(op *Operation, r *Reporter) bool {
	want := op.info.def.Terminator
	for _, rg := range op.Regions() {
		if rg.first == nil || rg.first.last == nil || rg.first.last.Name() == want {
			continue
		}
		return r.OpErrorf(op, "expects regions to end with '%s', found '%s'", want, rg.first.last.Name()).
			Note(op.loc, "in custom textual format, the absence of terminator implies '%s'", want).Fail()
	}
	return true
}

func verifyParent(op *Operation, r *Reporter) bool {
	parents := op.info.def.Parents
	if p := op.ParentOp(); p != nil && p.info.registered {
		for _, n := range parents {
			if p.info.def.Name == n {
				return true
			}
		}
	}
	if len(parents) == 1 {
		return r.OpErrorf(op, "expects parent op '%s'", parents[0]).Fail()
	}
	return r.OpErrorf(op, "expects parent op to be one of '%s'", strings.Join(parents, ", ")).Fail()
}

// verifyIsolatedFromAbove finds the first use, in upstream's order of search, of a value from outside the operation's
// regions.
func verifyIsolatedFromAbove(op *Operation, r *Reporter) bool {
	var pending []*Region
	for _, limit := range op.Regions() {
		pending = append(pending, limit)
		for len(pending) > 0 {
			rg := pending[len(pending)-1]
			pending = pending[:len(pending)-1]
			for b := rg.first; b != nil; b = b.next {
				for o := b.first; o != nil; o = o.next {
					for i := range o.uses() {
						if !verifyInside(limit, op, o, o.uses()[i].value, r) {
							return false
						}
					}
					if o.ext != nil && !o.Has(TraitIsolatedFromAbove) {
						for k := range o.ext.regions {
							pending = append(pending, &o.ext.regions[k])
						}
					}
				}
			}
		}
	}
	return true
}

func verifyInside(limit *Region, isolated, user *Operation, v *Value, r *Reporter) bool {
	def := v.ParentRegion()
	if def == nil {
		return r.OpEmitErrorf(user, "operation's operand is unlinked").Fail()
	}
	if def == user.block.region || limit.IsAncestorOf(def) {
		return true
	}
	return r.OpErrorf(user, "using value defined outside the region").
		Note(isolated.loc, "required by region isolation constraints").Fail()
}

func verifyOperandSegments(op *Operation, r *Reporter) bool {
	d := op.info.def
	return verifySegments(op, d.OperandSegments, len(d.Operands), "operand", op.NumOperands(), r)
}

func verifyResultSegments(op *Operation, r *Reporter) bool {
	d := op.info.def
	return verifySegments(op, d.ResultSegments, len(d.Results), "result", op.NumResults(), r)
}

// verifySegments checks the sizes in the slot (1 plus its index) of a group of values; groups < 0 allows any number of
// sizes.
func verifySegments(op *Operation, slot, groups int, what string, count int, r *Reporter) bool {
	if slot == 0 {
		return true
	}
	name := op.info.def.Slots[slot-1].Name
	sizes, ok := op.Slot(slot - 1).(*DenseArrayAttr)
	if !ok || sizes.elem != Type(op.Context().I32()) {
		return r.OpErrorf(op, "requires dense i32 array attribute '%s'", name).Fail()
	}
	total := 0
	for i := range sizes.n {
		n := int(sizes.Int(i))
		if n < 0 {
			return r.OpErrorf(op, "'%s' attribute cannot have negative elements", name).Fail()
		}
		total += n
	}
	if groups >= 0 && sizes.n != groups {
		return r.OpErrorf(op, "'%s' attribute for specifying %s segments must have %d elements, but got %d",
			name, what, groups, sizes.n).Fail()
	}
	if total != count {
		return r.OpErrorf(op, "%s count (%d) does not match with the total size (%d) specified in attribute '%s'",
			what, count, total, name).Fail()
	}
	return true
}
