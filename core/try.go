package core

import "slices"

// misuse is what constructors and builders panic with when they are given what cannot be made.
type misuse struct {
	message string
	loc     Location // of the operation that is being built; unknown for types and attributes
}

func (m *misuse) Error() string { return "core: " + m.message }

// Try calls build, which makes operations with b, and verifies what it inserted. Where builders and constructors panic,
// because a part is missing, of another context, or no type can be inferred, Try returns the reason as a diag.List at
// the location of the operation, and so it does for what the verifier finds. After an error nothing that build inserted
// with b remains, unless other operations use it by then. Any other panic goes on.
func (b *Builder) Try(build func()) (err error) {
	outer, at, loc := b.made, b.Save(), b.loc
	made := []*Operation{}
	b.made = &made
	defer func() {
		b.made = outer
		if outer != nil && err == nil {
			*outer = append(*outer, made...)
		}
		if x := recover(); x != nil {
			m, ok := x.(*misuse)
			if !ok {
				panic(x)
			}
			r := NewReporter(b.ctx)
			if m.loc.IsUnknown() {
				m.loc = b.loc
			}
			r.Errorf(m.loc, "%s", m.message)
			err = r.List()
		}
		if err != nil {
			eraseMade(made)
			b.Restore(at)
			b.loc = loc
		}
	}()
	build()
	r := NewReporter(b.ctx)
	inside := make(map[*Operation]bool, len(made))
	for _, op := range made {
		inside[op] = true
	}
	ok := true
	for _, op := range made {
		if op.flags&opErased == 0 && !inside[op.ParentOp()] {
			ok = Verify(op, r, VerifyOptions{}) && ok
		}
	}
	if !ok {
		return r.List()
	}
	return nil
}

// eraseMade erases operations, the last one first. Those that are used by others stay.
func eraseMade(made []*Operation) {
	for _, op := range slices.Backward(made) {
		if op.flags&opErased != 0 || op.HasUses() {
			continue // erased with the operation around it, or in use
		}
		op.Erase()
	}
}
