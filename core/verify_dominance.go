package core

// quickUses looks at the operands of an operation in the unit and notes a doubt unless each is an argument of an enclosing
// block, or the result of an earlier operation in an enclosing block, up to the root of the unit. That proves both isolation
// and dominance for most IR without a dominator tree. Blocks are numbered before their operations are entered.
func (u *unit) quickUses(op *Operation) {
	if u.doubtful || op.nOperands == 0 {
		return
	}
	uses := op.uses()
	for i := range uses {
		v := uses[i].value
		if v == nil {
			return // reported elsewhere
		}
		def := v.ParentBlock()
		user := op
		for user.block != def {
			p := user.ParentOp()
			if p == nil || p == u.root {
				u.doubtful = true
				return
			}
			user = p
		}
		if !v.IsBlockArg() && !(def.ordered && (*Operation)(v.owner).order < user.order) {
			u.doubtful = true
			return
		}
	}
}

// dominance checks that every operand of every operation in the unit, as far as it can be reached, is dominated by its
// definition. Regions are visited in upstream's order, the most recently met first, because only the first error is reported.
func (u *unit) dominance(root *Operation) bool {
	var d DominanceInfo
	work := []*Operation{root}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if op.ext == nil {
			continue
		}
		for i := range op.ext.regions {
			for b := op.ext.regions[i].first; b != nil; b = b.next {
				reachable := d.IsReachable(b)
				for o := b.first; o != nil; o = o.next {
					if reachable && !u.operandsDominate(&d, o) {
						return false
					}
					if u.v.recursive && o.ext != nil && len(o.ext.regions) > 0 && !o.Has(TraitIsolatedFromAbove) {
						work = append(work, o)
					}
				}
			}
		}
	}
	return true
}

func (u *unit) operandsDominate(d *DominanceInfo, op *Operation) bool {
	uses := op.uses()
	for i := range uses {
		v := uses[i].value
		if v.ParentBlock() == op.block && (v.IsBlockArg() || op.block.ordered && (*Operation)(v.owner).order < op.order) {
			continue
		}
		if !d.ProperlyDominates(v, op) {
			return dominanceFinding(op, i, u.r)
		}
	}
	return true
}

func dominanceFinding(op *Operation, i int, r *Reporter) bool {
	v := op.Operand(i)
	f := r.OpEmitErrorf(op, "operand #%d does not dominate this use", i)
	if d := v.DefiningOp(); d != nil {
		var where string
		if op.block == d.block {
			where = "op in the same block"
		} else {
			where = relation("op ", "op is ", op.block.region, d.ParentRegion())
		}
		return f.Note(d.loc, "operand defined here (%s)", where).Fail()
	}
	b := v.OwnerBlock()
	if b.region == nil {
		return f.Note(Location{}, " (block without parent)").Fail()
	}
	n := 0
	for p := b.prev; p != nil; p = p.prev {
		n++
	}
	return f.Note(b.region.loc(), "operand defined as a block argument (block #%d %s)", n,
		relation("", "", op.block.region, b.region)).Fail()
}

// relation says in words where the region of a definition lies, seen from that of a use.
func relation(what, neither string, use, def *Region) string {
	switch {
	case use == def:
		return what + "in the same region"
	case def != nil && def.IsProperAncestorOf(use):
		return what + "in a parent region"
	case def != nil && use.IsProperAncestorOf(def):
		return what + "in a child region"
	}
	return neither + "neither in a parent nor in a child region"
}
