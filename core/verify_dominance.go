package core

// fewLevels is how many blocks around an operation are searched one by one.
const fewLevels = 16

func (u *unit) push(b *Block) {
	u.open = append(u.open, openBlock{block: b})
	n := len(u.open)
	switch {
	case n <= fewLevels:
	case u.levels == nil:
		u.levels = make(map[*Region]int32)
		fallthrough
	case n == fewLevels+1:
		for i := range u.open {
			u.levels[u.open[i].block.region] = int32(i)
		}
	default:
		u.levels[b.region] = int32(n - 1)
	}
}

func (u *unit) pop() {
	n := len(u.open) - 1
	if n >= fewLevels {
		delete(u.levels, u.open[n].block.region)
	}
	u.open = u.open[:n]
}

// level returns the index in open of the block that lies in the region, or -1.
func (u *unit) level(rg *Region) int {
	n := len(u.open)
	for i := n - 1; i >= max(0, n-fewLevels); i-- {
		if u.open[i].block.region == rg {
			return i
		}
	}
	if n > fewLevels {
		if i, ok := u.levels[rg]; ok {
			return int(i)
		}
	}
	return -1
}

// checkUses looks at the operands of the innermost open operation and sets slow unless each is defined inside the unit
// and dominates its use: an argument of an open block, a result of an earlier operation in one, or defined in a block
// that dominates one. Blocks are numbered before their operations are entered.
func (u *unit) checkUses(op *Operation) {
	if u.slow {
		return
	}
	uses := op.uses()
	for i := range uses {
		v := uses[i].value
		if v == nil {
			return // reported where the operation itself is verified
		}
		def := v.ParentBlock()
		if def == op.block && (v.IsBlockArg() || (*Operation)(v.owner).order < op.order) {
			continue
		}
		if def == nil || !u.useIsFine(v, def, op) {
			u.slow = true
			return
		}
	}
}

func (u *unit) useIsFine(v *Value, def *Block, op *Operation) bool {
	i := u.level(def.region)
	if i < 0 {
		return false
	}
	at := &u.open[i]
	if at.block == def {
		return v.IsBlockArg() || (*Operation)(v.owner).order < at.op.order || !u.dom.HasSSADominance(def.region)
	}
	return u.dom.DominatesBlock(def, at.block) || !u.dom.IsReachable(op.block)
}

// dominance checks that every operand of every operation in the unit, as far as it can be reached, is dominated by its
// definition. Regions are visited in upstream's order, the most recently met first, because only the first error is
// reported.
func (u *unit) dominance(root *Operation) bool {
	d := &u.dom
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
					if reachable && !u.operandsDominate(d, o) {
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
