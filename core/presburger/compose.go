package presburger

// This file composes relations.

// AlignSymbols gives both relations the symbols of both, in the order of r and then of o.
func (r *Relation) AlignSymbols(o *Relation) {
	for i := range r.num[Symbol] {
		id := r.ids[Symbol][i]
		off := o.Offset(Symbol)
		if at := o.Find(id, off+i); at >= 0 {
			o.Swap(off+i, at)
			continue
		}
		o.SetID(o.Insert(Symbol, i, 1), id)
	}
	for i := r.num[Symbol]; i < o.num[Symbol]; i++ {
		r.SetID(r.Insert(Symbol, i, 1), o.ids[Symbol][i])
	}
}

// Compose makes r, from B to C, the relation from A to C that leads through o, from A to B. Symbols are aligned and
// local variables merged; what was in B becomes local.
func (r *Relation) Compose(o *Relation) {
	out := o.Clone()
	thisDomain, thisRange := r.num[Domain], r.num[Range]
	otherDomain, otherRange := o.num[Domain], o.num[Range]
	r.Insert(Domain, 0, otherDomain)
	r.Insert(Range, 0, otherRange)
	out.Insert(Domain, otherDomain, thisDomain)
	out.Insert(Range, otherRange, thisRange)
	r.AlignSymbols(out)
	r.MergeLocals(out)
	out.Remove(Domain, otherDomain, otherDomain+thisDomain)
	out.Convert(Range, 0, otherRange, Local, out.num[Local])
	r.Convert(Domain, otherDomain, otherDomain+thisDomain, Local, r.num[Local])
	r.Remove(Range, 0, otherRange)
	copy(out.ids[Range], r.ids[Range])
	out.Append(r)
	out.substituteLocals()
	*r = *out
}
