package lint

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

// The checks.
var (
	// Deprecated finds operations whose definition says that they should not be used any more.
	Deprecated = Analyzer{Name: "deprecated", Doc: "find operations that their definition calls deprecated", Run: findDeprecated}
	// UnknownLocations finds operations without a location, which errors and debuggers cannot point at.
	UnknownLocations = Analyzer{Name: "locations", Doc: "find operations whose location is unknown", Run: findUnknownLocations}
	// UnusedSymbols finds private symbols that nothing refers to.
	UnusedSymbols = Analyzer{Name: "symbols", Doc: "find private symbols that nothing refers to", Run: findUnusedSymbols}
	// DeadStores finds stores whose value is overwritten before anything can read it.
	DeadStores = Analyzer{Name: "stores", Doc: "find stores that are overwritten before anything can read them", Run: findDeadStores}
)

func findDeprecated(p *Pass) {
	p.Root.Walk(func(op *core.Operation) {
		if why := op.Info().Def().Deprecated; why != "" {
			p.Reportf(op, nil, "the operation is deprecated: %s", why)
		}
	})
}

func findUnknownLocations(p *Pass) {
	p.Root.Walk(func(op *core.Operation) {
		if op != p.Root && op.Loc().IsUnknown() {
			p.Reportf(op, nil, "the location is unknown")
		}
	})
}

func findUnusedSymbols(p *Pass) {
	p.Root.Walk(func(table *core.Operation) {
		if !table.Has(core.TraitSymbolTable) || table.NumRegions() == 0 {
			return
		}
		uses, known := table.Region(0).SymbolUses()
		if !known {
			return
		}
		used := make(map[string]bool)
		for _, u := range uses {
			used[u.Ref.Root()] = true
		}
		for op := range table.Region(0).Ops() {
			name, ok := op.SymbolName()
			if ok && op.IsSymbol() && op.SymbolVisibility() == core.Private && op.CanDiscardUnusedSymbol() && !used[name] {
				p.Reportf(op, p.RemovalOf(op, "remove it"), "the private symbol '@%s' is never used", name)
			}
		}
	})
}

func findDeadStores(p *Pass) {
	s := dataflow.Backward(p.Root, overwritten{})
	p.Root.Walk(func(op *core.Operation) {
		if k, ok := storeTo(op); ok {
			if after, reached := s.After(op); reached && after.has(k) {
				p.Reportf(op, p.RemovalOf(op, "remove it"), "the stored value is overwritten before anything can read it")
			}
		}
	})
}

// place is where a store stores: the kind of store, with the operands after the value.
type place struct {
	name     string
	operands []*core.Value
	attrs    []core.Attribute
}

func (k place) equal(o place) bool {
	return k.name == o.name && slices.Equal(k.operands, o.operands) && slices.Equal(k.attrs, o.attrs)
}

// places are the places that are written, before they are read, on all ways from here on.
type places []place

func (l places) has(k place) bool { return slices.ContainsFunc(l, k.equal) }

// maxPlaces bounds how many places are followed at once; what is beyond is taken as not overwritten.
const maxPlaces = 64

// overwritten is the dense backward analysis that finds the places that are overwritten.
type overwritten struct{}

func (overwritten) Boundary() places { return nil }

func (overwritten) Join(a, b places) places {
	return slices.DeleteFunc(slices.Clone(a), func(k place) bool { return !b.has(k) })
}

func (overwritten) Equal(a, b places) bool { return slices.EqualFunc(a, b, place.equal) }

func (overwritten) Transfer(op *core.Operation, t places) places {
	if k, ok := storeTo(op); ok {
		if !t.has(k) && len(t) < maxPlaces {
			t = append(slices.Clone(t), k)
		}
		return t
	}
	// A place that is computed again in a loop is another place.
	t = slices.DeleteFunc(slices.Clone(t), func(k place) bool {
		return slices.ContainsFunc(k.operands, func(v *core.Value) bool { return v.DefiningOp() == op || entersWith(op, v) })
	})
	if mayRead(op) {
		return nil
	}
	return t
}

// entersWith reports whether control that leaves an operation may give a block argument a value.
func entersWith(op *core.Operation, v *core.Value) bool {
	b := v.OwnerBlock()
	if b == nil {
		return false
	}
	for _, to := range op.Successors() {
		if to == b {
			return true
		}
	}
	around := b.ParentOp()
	return b.IsEntry() && (around == op || op.Has(core.TraitTerminator) && around == op.ParentOp())
}

// mayRead reports whether an operation itself may read memory, or leave so that somebody else does.
func mayRead(op *core.Operation) bool {
	effects, known := op.Effects()
	return !known || slices.ContainsFunc(effects, func(e core.Effect) bool { return e.Kind == core.EffectRead })
}

// storeTo returns where an operation stores that stores its first operand, the value, and does nothing else.
func storeTo(op *core.Operation) (place, bool) {
	def := op.Info().Def()
	if op.NumResults() > 0 || op.NumRegions() > 0 || len(def.Operands) < 2 || op.NumOperands() < 2 ||
		def.Operands[0].Name != "value" &&
			def.Operands[0].Name != "valueToStore" || op.Attr("volatile_") != nil || op.Attr("ordering") != nil {
		return place{}, false
	}
	effects, known := op.Effects()
	if !known || len(effects) != 1 || effects[0].Kind != core.EffectWrite || effects[0].Value != op.Operand(1) {
		return place{}, false
	}
	k := place{name: op.Name(), operands: op.OperandList(1, op.NumOperands())}
	for i := range op.NumSlots() {
		k.attrs = append(k.attrs, op.Slot(i))
	}
	k.attrs = append(k.attrs, op.Context().TypeAttr(op.Operand(0).Type()))
	return k, true
}
