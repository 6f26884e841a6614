package effect

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// Cache answers questions on the effects of operations and remembers the answers on those with regions: whoever asks of each operation
// of a nest would look at the innermost ones again and again. Answers hold until operations change; then call Reset. The zero value is
// ready. It belongs to one goroutine.
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

// nested reports whether something holds for all that is nested in an operation whose effects are recursive. Terminators count: scf.reduce holds
// regions.
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

// Pin answers whether operations are dead while they are being changed. It remembers the operation for whose effects the latest one with regions
// was not dead: what is around that one is mostly not dead for the same reason, which is looked at again. The zero value is ready.
type Pin struct {
	op *core.Operation
	// around are operations around op in which its effects count, innermost first, as they were at that number of changes. Questions go on
	// from the one at that index.
	around  []*core.Operation
	at      int
	changes int
}

// IsTriviallyDead is [core.Operation.IsTriviallyDead]. changes is how many changes of the IR there were so far.
func (p *Pin) IsTriviallyDead(op *core.Operation, changes int) bool {
	if op.HasUses() || op.NumRegions() == 0 || !op.Has(core.TraitRecursiveMemoryEffects) {
		return op.IsTriviallyDead()
	}
	if p.isInside(op, changes) && !p.op.OnlyOwnDeadEffects() {
		return false
	}
	if op.Has(core.TraitTerminator) || op.Has(core.TraitSymbol) && op.IsSymbol() {
		return false
	}
	if pin := alive(op); pin != nil {
		*p = Pin{op: pin, around: p.around[:0], changes: changes}
		return false
	}
	return true
}

// isInside reports whether the remembered operation is inside op, and its effects count there. Whoever asks of each operation of a nest, from
// outside or from inside, gets all answers in the time of one walk.
func (p *Pin) isInside(op *core.Operation, changes int) bool {
	if p.op == nil {
		return false
	}
	if p.changes != changes {
		p.around, p.at, p.changes = p.around[:0], 0, changes
	}
	outermost := p.op
	if n := len(p.around); n > 0 {
		outermost = p.around[n-1]
	}
	for o := outermost.ParentOp(); o != nil && o.Has(core.TraitRecursiveMemoryEffects); o = o.ParentOp() {
		p.around = append(p.around, o)
		if o == op {
			p.at = len(p.around) - 1
			return true
		}
	}
	for i := min(p.at, len(p.around)-1); i >= 0; i-- {
		if p.around[i] == op {
			p.at = i
			return true
		}
	}
	if i := slices.Index(p.around[min(p.at, len(p.around)):], op); i >= 0 {
		p.at += i
		return true
	}
	return false
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
