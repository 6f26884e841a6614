package core

// bodyState is what a region of an operation that is being built will be filled with.
type bodyState struct {
	region     int
	terminator string
	args       func(*InferIn) [][]Type
	build      func(b *Builder, args [][]*Value) []*Value
	// results says that the result types are those of what is yielded, from value number first on.
	results bool
	first   int
}

// AddBody appends a region that [Builder.CreateOp] fills, or leaves empty when build is nil: with one block, whose
// arguments have the types that args returns, in groups; what build makes in it; and the named terminator, which takes
// the values that build returns. Empty means that of the trait SingleBlockImplicitTerminator, if any. A terminator that
// build made itself is kept.
func (s *OperationState) AddBody(terminator string, args func(*InferIn) [][]Type,
	build func(b *Builder, args [][]*Value) []*Value) {
	if build != nil {
		s.bodies = append(s.bodies, bodyState{region: len(s.Regions), terminator: terminator, args: args, build: build})
	}
	s.AddRegion()
}

// YieldResults says that the operation, unless Types are given, has results of the types that the body added last
// yields, without the first ones.
func (s *OperationState) YieldResults(first int) {
	if n := len(s.bodies); n > 0 && s.bodies[n-1].region == len(s.Regions)-1 {
		s.bodies[n-1].results, s.bodies[n-1].first = true, first
	}
}

// bodiesFirst reports whether the bodies are made before the operation, because they decide its result types.
func (s *OperationState) bodiesFirst() bool {
	if s.Types != nil {
		return false
	}
	for i := range s.bodies {
		if s.bodies[i].results || s.Info.def.InferTypes != nil {
			return true
		}
	}
	return false
}

// fillBodies fills the regions that region returns by index. Result types that bodies yield are put into s.
func (b *Builder) fillBodies(s *OperationState, region func(int) *Region) {
	at, loc := b.Save(), b.loc
	for i := range s.bodies {
		x := &s.bodies[i]
		if !s.Loc.IsUnknown() {
			b.loc = s.Loc
		}
		here := b.loc
		var types []Type
		var groups [][]Type
		if x.args != nil {
			groups = x.args(b.inferIn(s))
		}
		for _, g := range groups {
			types = append(types, g...)
		}
		blk := b.CreateBlock(region(x.region), types)
		args := make([][]*Value, len(groups))
		for k, n := 0, 0; k < len(groups); k++ {
			args[k] = blk.args[n : n+len(groups[k]) : n+len(groups[k])]
			n += len(groups[k])
		}
		values := x.build(b, args)
		b.loc = here
		b.terminate(s, x.terminator, values)
		if x.results {
			for _, v := range values[min(x.first, len(values)):] {
				s.Types = append(s.Types, v.Type())
			}
		}
		b.Restore(at)
		b.loc = loc
	}
	s.bodies = nil
}

// terminate ends the block that a body ended in, unless the body did.
func (b *Builder) terminate(s *OperationState, name string, values []*Value) {
	if name == "" {
		name = s.Info.def.Terminator
	}
	end := b.block
	if end == nil || len(values) == 0 && (name == "" || end.last != nil && end.last.Has(TraitTerminator)) {
		return
	}
	info := b.ctx.LookupOp(name)
	if info == nil {
		s.missing("the terminator '" + name + "' of its body is of a dialect that the context does not have")
	}
	st := OperationState{Info: info, Operands: values}
	b.SetEnd(end)
	b.CreateOp(&st)
}

// inferIn returns the inference input that collected parts give.
func (b *Builder) inferIn(s *OperationState) *InferIn {
	return &InferIn{Context: b.ctx, Info: s.Info, Loc: s.Loc, Operands: s.Operands, Slots: s.Slots, Attrs: s.Attrs,
		Successors: s.Successors, regions: s.Regions}
}
