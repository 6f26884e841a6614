package effect

import (
	"github.com/odsgen/ods/core"
)

// Cache answers questions on the effects of operations and remembers the answers on those with regions: whoever asks of
// each operation of a nest would look at the innermost ones again and again. Answers hold until operations change; then
// call Reset. The zero value is ready. It belongs to one goroutine.
type Cache struct{ dead, free answers }

// answers are those on operations with regions.
type answers map[*core.Operation]bool

// of returns the answer on an operation, which is computed when it is not known.
func (a *answers) of(op *core.Operation, compute func(*core.Operation) bool) bool {
	if op.NumRegions() == 0 {
		return compute(op)
	}
	is, ok := (*a)[op]
	if !ok {
		is = compute(op)
		if *a == nil {
			*a = make(answers)
		}
		(*a)[op] = is
	}
	return is
}

// Reset forgets all answers.
func (c *Cache) Reset() { *c = Cache{} }

// IsMemoryEffectFree is [core.Operation.IsMemoryEffectFree].
func (c *Cache) IsMemoryEffectFree(op *core.Operation) bool {
	return c.free.of(op, c.isFree)
}

func (c *Cache) isFree(op *core.Operation) bool {
	effects, known := op.Effects()
	return known && len(effects) == 0 && nested(op, c.IsMemoryEffectFree)
}

// WouldBeTriviallyDead is [core.Operation.WouldBeTriviallyDead].
func (c *Cache) WouldBeTriviallyDead(op *core.Operation) bool {
	return !op.Has(core.TraitTerminator) && !(op.Has(core.TraitSymbol) && op.IsSymbol()) && c.OnlyDeadEffects(op)
}

// IsTriviallyDead is [core.Operation.IsTriviallyDead].
func (c *Cache) IsTriviallyDead(op *core.Operation) bool {
	return !op.HasUses() && c.WouldBeTriviallyDead(op)
}

// OnlyDeadEffects is [core.Operation.OnlyDeadEffects].
func (c *Cache) OnlyDeadEffects(op *core.Operation) bool {
	return c.dead.of(op, c.onlyDead)
}

func (c *Cache) onlyDead(op *core.Operation) bool {
	return op.OnlyOwnDeadEffects() && nested(op, c.OnlyDeadEffects)
}

// nested reports whether something holds for all that is nested in an operation whose effects are recursive.
// Terminators count: scf.reduce holds regions.
func nested(op *core.Operation, holds func(*core.Operation) bool) bool {
	if !op.Has(core.TraitRecursiveMemoryEffects) {
		return true
	}
	for i := range op.NumRegions() {
		for b := range op.Region(i).Blocks() {
			for o := range b.Ops() {
				if !holds(o) {
					return false
				}
			}
		}
	}
	return true
}

// Pin answers whether operations are dead while they are being changed. It remembers the operation for whose effects
// the latest one with regions was not dead: what is around that one is mostly not dead for the same reason, which is
// looked at again. It has to be told of changes. The zero value is ready.
type Pin struct {
	// around are the remembered operation and those around it in which its effects count, innermost first, as far as they
	// were looked at; nil where one went away. index has their places.
	around []*core.Operation
	index  map[*core.Operation]int
}

// IsTriviallyDead is [core.Operation.IsTriviallyDead].
func (p *Pin) IsTriviallyDead(op *core.Operation) bool {
	if op.HasUses() || op.NumRegions() == 0 || !op.Has(core.TraitRecursiveMemoryEffects) {
		return op.IsTriviallyDead()
	}
	if p.isInside(op) && !p.around[0].OnlyOwnDeadEffects() {
		return false
	}
	if op.Has(core.TraitTerminator) || op.Has(core.TraitSymbol) && op.IsSymbol() {
		return false
	}
	if pin := alive(op); pin != nil {
		p.Forget()
		p.add(pin)
		return false
	}
	return true
}

// Forget starts again, which is due after changes that the pin was not told of.
func (p *Pin) Forget() {
	p.around = p.around[:0]
	clear(p.index)
}

func (p *Pin) add(op *core.Operation) {
	if p.index == nil {
		p.index = make(map[*core.Operation]int)
	}
	p.index[op] = len(p.around)
	p.around = append(p.around, op)
}

// isInside reports whether the remembered operation is inside op, or op itself, and its effects count there. All
// questions about the operations of a nest take the time of one walk.
func (p *Pin) isInside(op *core.Operation) bool {
	if len(p.around) == 0 {
		return false
	}
	if _, ok := p.index[op]; ok {
		return true
	}
	parent := op.ParentOp()
	if _, ok := p.index[parent]; ok {
		return false // the remembered operation is in the parent, but in another operation of it
	}
	for o := p.outermost().ParentOp(); o != nil && o.Has(core.TraitRecursiveMemoryEffects); o = o.ParentOp() {
		p.add(o)
		if o == op {
			return true
		}
		if o == parent {
			return false
		}
	}
	return false
}

// outermost returns the last of the operations around the remembered one that are left.
func (p *Pin) outermost() *core.Operation {
	for p.around[len(p.around)-1] == nil {
		p.around = p.around[:len(p.around)-1]
	}
	return p.around[len(p.around)-1]
}

// Inserted tells of an operation that was made or moved. What had been around a moved one and is not any more goes
// away.
func (p *Pin) Inserted(op *core.Operation) {
	i, ok := p.index[op]
	if !ok {
		return
	}
	if parent, inside := p.index[op.ParentOp()]; inside && parent > i {
		p.drop(i+1, parent)
	} else {
		p.drop(i+1, len(p.around))
	}
}

// Erased tells of an operation that is about to be erased.
func (p *Pin) Erased(op *core.Operation) {
	switch i, ok := p.index[op]; {
	case !ok:
	case i == 0:
		p.Forget()
	default:
		p.drop(i, i+1)
	}
}

// BlockInserted tells of a block that was made or, with operations in it, moved.
func (p *Pin) BlockInserted(b *core.Block) {
	if len(p.around) > 0 && b.First() != nil {
		p.drop(1, len(p.around))
	}
}

// drop forgets the operations with these places.
func (p *Pin) drop(from, to int) {
	for i := from; i < to; i++ {
		if op := p.around[i]; op != nil {
			delete(p.index, op)
			p.around[i] = nil
		}
	}
	if to == len(p.around) {
		p.around = p.around[:from]
	}
}

// alive returns an operation, in op or itself, for whose own effects op is not dead; nil when there is none.
func alive(op *core.Operation) *core.Operation {
	if !op.OnlyOwnDeadEffects() {
		return op
	}
	var pin *core.Operation
	nested(op, func(o *core.Operation) bool {
		pin = alive(o)
		return pin == nil
	})
	return pin
}
