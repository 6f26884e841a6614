package alias

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// Info answers questions about the memory that values refer to, and remembers what values are made of; it is wrong when
// the IR has changed since. Its zero value is ready to use. It belongs to one goroutine.
type Info struct {
	made map[*core.Value][]*core.Value
}

// Analysis is the key under which passes keep an [Info] for their operation: passes.Get(r, &alias.Analysis).
var Analysis = passes.Analysis[*Info]{Name: "AliasAnalysis", Build: func(*core.Operation) *Info { return new(Info) }}

// Roots returns what a value is made of, as far as that is followed: allocations, arguments, results of operations that
// are not views. The list is not to be changed.
func (i *Info) Roots(v *core.Value) []*core.Value { return i.underlying(v) }

// underlying returns what a value is made of.
func (i *Info) underlying(v *core.Value) []*core.Value {
	if list, ok := i.made[v]; ok {
		return list
	}
	var u underlying
	u.collect(v, maxDepth)
	if i.made == nil {
		i.made = make(map[*core.Value][]*core.Value)
	}
	i.made[v] = u.found
	return u.found
}

// ModRef says what an operation may do to memory: any of [Ref] and [Mod].
type ModRef uint8

// What an operation may do to memory.
const (
	Ref ModRef = 1 << iota // read it
	Mod                    // write it

	NoModRef  ModRef = 0
	ModAndRef        = Ref | Mod
)

// String returns upstream's name.
func (m ModRef) String() string { return [...]string{"NoModRef", "Ref", "Mod", "ModRef"}[m&ModAndRef] }

// ModRef says what an operation may do to the memory that a value refers to. Allocating and freeing do not count.
// Operations whose effects are those of nested ones, or not known, may do anything.
func (i *Info) ModRef(op *core.Operation, location *core.Value) (m ModRef) {
	effects, known := op.Effects()
	if !known || op.Has(core.TraitRecursiveMemoryEffects) {
		return ModAndRef
	}
	for _, e := range effects {
		if e.Kind != core.EffectRead && e.Kind != core.EffectWrite || e.Value != nil && i.Alias(e.Value, location) == No {
			continue
		}
		if e.Kind == core.EffectRead {
			m |= Ref
		} else {
			m |= Mod
		}
	}
	return m
}
