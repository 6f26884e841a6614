package core

// EffectKind is what an operation does to memory.
type EffectKind uint8

// The kinds of memory effects.
const (
	EffectRead EffectKind = iota
	EffectWrite
	EffectAllocate
	EffectFree
)

// Resource is what an effect acts on. Resources are compared by address; [DefaultResource] is memory at large.
type Resource struct{ Name string }

// DefaultResource is memory at large; AutomaticAllocationScopeResource the stack frame of an allocation scope.
var (
	DefaultResource                  = Resource{"<Default>"}
	AutomaticAllocationScopeResource = Resource{"AutomaticAllocationScope"}
)

// EffectDef is an effect that a definition states.
type EffectDef struct {
	Kind       EffectKind
	On         EffectTarget
	Index      int // declared operand, result or slot that the effect is on
	Resource   *Resource
	Stage      int
	FullRegion bool // the effect acts on all of the value
}

// EffectTarget says what part of an operation an effect is on.
type EffectTarget uint8

// The targets of effects.
const (
	OnOp EffectTarget = iota
	OnOperand
	OnResult
	OnSymbol
)

// Effect is one effect of one operation.
type Effect struct {
	Kind     EffectKind
	Value    *Value // nil when the effect is on no value in particular
	Symbol   *SymbolRefAttr
	Resource *Resource
	Stage    int
}

// MemoryEffectOpInterface is implemented by operations that compute their effects.
type MemoryEffectOpInterface interface {
	// Effects appends the effects of the operation itself, not of its nested ones.
	Effects(dst []Effect) []Effect
}

// Effects returns the effects of the operation itself. known is false when nothing is known about them, as for
// unregistered operations and calls; an operation with recursive effects and no others returns none, and the caller
// looks into its regions.
func (op *Operation) Effects() (effects []Effect, known bool) {
	if m, ok := MemoryEffectOpInterfaceKey.Of(op); ok {
		return m.Effects(nil), true
	}
	def := op.info.def
	if op.Has(TraitNoMemoryEffect) {
		return nil, true
	}
	if len(def.Effects) == 0 {
		return nil, op.Has(TraitRecursiveMemoryEffects)
	}
	for i := range def.Effects {
		e := &def.Effects[i]
		res := e.Resource
		if res == nil {
			res = &DefaultResource
		}
		switch e.On {
		case OnOperand:
			s, n := op.OperandSegment(e.Index)
			for k := range n {
				effects = append(effects, Effect{Kind: e.Kind, Value: op.Operand(s + k), Resource: res, Stage: e.Stage})
			}
		case OnResult:
			s, n := op.ResultSegment(e.Index)
			for k := range n {
				effects = append(effects, Effect{Kind: e.Kind, Value: op.Result(s + k), Resource: res, Stage: e.Stage})
			}
		case OnSymbol:
			sym, _ := op.Slot(e.Index).(*SymbolRefAttr)
			effects = append(effects, Effect{Kind: e.Kind, Symbol: sym, Resource: res, Stage: e.Stage})
		default:
			effects = append(effects, Effect{Kind: e.Kind, Resource: res, Stage: e.Stage})
		}
	}
	return effects, true
}

// IsMemoryEffectFree reports whether the operation, with everything nested in it where its effects are recursive, is
// known to have no memory effect.
func (op *Operation) IsMemoryEffectFree() bool {
	effects, known := op.Effects()
	if !known || len(effects) > 0 {
		return false
	}
	if !op.Has(TraitRecursiveMemoryEffects) {
		return true
	}
	for i := range op.NumRegions() {
		for b := op.Region(i).first; b != nil; b = b.next {
			for o := b.first; o != nil; o = o.next {
				if !o.IsMemoryEffectFree() {
					return false
				}
			}
		}
	}
	return true
}

// WouldBeTriviallyDead reports whether the operation could be erased if its results had no uses: it is not a
// terminator, no symbol, and its effects are only reads, or allocations of its own results.
func (op *Operation) WouldBeTriviallyDead() bool {
	if op.Has(TraitTerminator) || op.Has(TraitSymbol) && op.IsSymbol() {
		return false
	}
	return op.OnlyDeadEffects()
}

// OnlyDeadEffects reports whether the effects of the operation, and of what is nested in it, do not matter when its
// results are not used: reads, and what it does to memory that it allocates for its results.
func (op *Operation) OnlyDeadEffects() bool {
	return op.OnlyOwnDeadEffects() && nestedOnlyDead(op)
}

// OnlyOwnDeadEffects is [Operation.OnlyDeadEffects] without what is nested.
func (op *Operation) OnlyOwnDeadEffects() bool {
	effects, known := op.Effects()
	return known && onlyDead(op, effects)
}

func onlyDead(op *Operation, effects []Effect) bool {
	if len(effects) == 0 {
		return true
	}
	allocated := func(v *Value) bool {
		for _, e := range effects {
			if e.Kind == EffectAllocate && e.Value == v && v != nil && v.DefiningOp() == op {
				return true
			}
		}
		return false
	}
	for _, e := range effects {
		switch e.Kind {
		case EffectRead:
		case EffectAllocate:
			if e.Value == nil || e.Value.DefiningOp() != op {
				return false
			}
		default:
			if !allocated(e.Value) {
				return false
			}
		}
	}
	return true
}

// nestedOnlyDead is OnlyDeadEffects for what is nested in an operation that says so. Terminators count: scf.reduce
// holds regions.
func nestedOnlyDead(op *Operation) bool {
	if op.Has(TraitRecursiveMemoryEffects) {
		for i := range op.NumRegions() {
			for b := op.Region(i).first; b != nil; b = b.next {
				for o := b.first; o != nil; o = o.next {
					if !o.OnlyDeadEffects() {
						return false
					}
				}
			}
		}
	}
	return true
}

// IsTriviallyDead reports whether the operation can be erased: unused and [Operation.WouldBeTriviallyDead].
func (op *Operation) IsTriviallyDead() bool { return !op.HasUses() && op.WouldBeTriviallyDead() }

// IsSpeculatable reports whether the operation may be executed where it was not before, without undefined behaviour.
func (op *Operation) IsSpeculatable() bool {
	if op.Has(TraitAlwaysSpeculatable) {
		return true
	}
	if s, ok := ConditionallySpeculatableKey.Of(op); ok {
		return s.IsSpeculatable()
	}
	if op.Has(TraitRecursivelySpeculatable) {
		for _, r := range op.Regions() {
			for o := range r.Ops() {
				if !o.IsSpeculatable() {
					return false
				}
			}
		}
		return true
	}
	return false
}

// ConditionallySpeculatable is implemented by operations that are speculatable under conditions.
type ConditionallySpeculatable interface{ IsSpeculatable() bool }

// IsPure reports whether the operation is speculatable and free of memory effects.
func (op *Operation) IsPure() bool { return op.IsSpeculatable() && op.IsMemoryEffectFree() }
