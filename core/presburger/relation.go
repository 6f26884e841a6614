package presburger

import (
	"slices"
	"strings"
)

// Kind is a kind of variables.
type Kind uint8

// The kinds of variables, in the order of their columns.
const (
	Domain Kind = iota
	Range       // the dimensions of a set
	Symbol
	Local
	numKinds
)

// Relation is a conjunction of equalities and inequalities on integer variables. The last column of a constraint is its
// constant.
type Relation struct {
	num [numKinds]int
	// ids tell which variables of two relations are the same: any comparable values, nil for a variable that is no other
	// one. Local variables have none.
	ids      [Local][]any
	eq, ineq [][]Int
}

// NewSet returns the set of all points of a space.
func NewSet(dims, symbols int) *Relation { return NewRelation(0, dims, symbols, 0) }

// NewRelation returns the relation that holds between all points of a space.
func NewRelation(domain, rng, symbols, locals int) *Relation {
	r := &Relation{num: [numKinds]int{domain, rng, symbols, locals}}
	for k := range r.ids {
		r.ids[k] = make([]any, r.num[k])
	}
	return r
}

// Clone returns a copy.
func (r *Relation) Clone() *Relation {
	c := &Relation{num: r.num, eq: cloneRows(r.eq), ineq: cloneRows(r.ineq)}
	for k := range r.ids {
		c.ids[k] = slices.Clone(r.ids[k])
	}
	return c
}

// cloneRows copies constraints into one piece of memory, with room for a few more variables in each.
func cloneRows(rows [][]Int) [][]Int {
	const room = 4
	n := 0
	for _, row := range rows {
		n += len(row) + room
	}
	out, all := make([][]Int, len(rows)), make([]Int, n)
	for i, row := range rows {
		n := len(row)
		copy(all, row)
		out[i], all = all[:n:n+room], all[n+room:]
	}
	return out
}

// Num returns the number of variables of a kind.
func (r *Relation) Num(k Kind) int { return r.num[k] }

// NumDims returns the number of variables in the domain and the range.
func (r *Relation) NumDims() int { return r.num[Domain] + r.num[Range] }

// NumDimsAndSymbols returns the number of variables that are not local.
func (r *Relation) NumDimsAndSymbols() int { return r.NumDims() + r.num[Symbol] }

// NumVars returns the number of variables.
func (r *Relation) NumVars() int { return r.NumDimsAndSymbols() + r.num[Local] }

// NumCols returns the number of variables and the constant.
func (r *Relation) NumCols() int { return r.NumVars() + 1 }

// Offset returns the column of the first variable of a kind.
func (r *Relation) Offset(k Kind) int {
	n := 0
	for i := range k {
		n += r.num[i]
	}
	return n
}

// KindAt returns the kind of the variable in a column.
func (r *Relation) KindAt(pos int) Kind {
	for k := range numKinds {
		if pos < r.num[k] {
			return k
		}
		pos -= r.num[k]
	}
	return numKinds
}

// ID returns what identifies the variable in a column, or nil.
func (r *Relation) ID(pos int) any {
	if k := r.KindAt(pos); k < Local {
		return r.ids[k][pos-r.Offset(k)]
	}
	return nil
}

// SetID sets what identifies the variable in a column, which is not local.
func (r *Relation) SetID(pos int, id any) {
	if k := r.KindAt(pos); k < Local {
		r.ids[k][pos-r.Offset(k)] = id
	}
}

// Find returns the column of the variable with an identifier, or -1.
func (r *Relation) Find(id any, from int) int {
	for pos := from; pos < r.NumDimsAndSymbols(); pos++ {
		if id != nil && r.ID(pos) == id {
			return pos
		}
	}
	return -1
}

// NumEqualities returns the number of equalities.
func (r *Relation) NumEqualities() int { return len(r.eq) }

// NumInequalities returns the number of inequalities.
func (r *Relation) NumInequalities() int { return len(r.ineq) }

// NumConstraints returns the number of constraints.
func (r *Relation) NumConstraints() int { return len(r.eq) + len(r.ineq) }

// Equality returns the coefficients of an equality, which must not be changed.
func (r *Relation) Equality(i int) []Int { return r.eq[i] }

// Inequality returns the coefficients of an inequality (>= 0), which must not be changed.
func (r *Relation) Inequality(i int) []Int { return r.ineq[i] }

// AddEquality adds a constraint; the row becomes the relation's.
func (r *Relation) AddEquality(row []Int) { r.eq = append(r.eq, row) }

// AddInequality adds a constraint (>= 0); the row becomes the relation's.
func (r *Relation) AddInequality(row []Int) { r.ineq = append(r.ineq, row) }

// RemoveEquality takes an equality out.
func (r *Relation) RemoveEquality(i int) { r.eq = slices.Delete(r.eq, i, i+1) }

// RemoveInequality takes an inequality out.
func (r *Relation) RemoveInequality(i int) { r.ineq = slices.Delete(r.ineq, i, i+1) }

// ClearConstraints takes all constraints out.
func (r *Relation) ClearConstraints() { r.eq, r.ineq = nil, nil }

// ZeroRow returns a row without coefficients.
func (r *Relation) ZeroRow() []Int { return make([]Int, r.NumCols()) }

// Append adds the constraints of a relation between the same variables.
func (r *Relation) Append(o *Relation) {
	r.eq = append(r.eq, cloneRows(o.eq)...)
	r.ineq = append(r.ineq, cloneRows(o.ineq)...)
}

// rows calls f for each constraint.
func (r *Relation) rows(f func(row []Int) []Int) {
	for _, rows := range [][][]Int{r.eq, r.ineq} {
		for i, row := range rows {
			rows[i] = f(row)
		}
	}
}

// Insert adds n variables of a kind at a position among those of the kind, and returns the column of the first one.
func (r *Relation) Insert(k Kind, pos, n int) int {
	at := r.Offset(k) + pos
	if n == 0 {
		return at
	}
	zero := make([]Int, n)
	r.rows(func(row []Int) []Int { return slices.Insert(row, at, zero...) })
	r.num[k] += n
	if k < Local {
		r.ids[k] = slices.Insert(r.ids[k], pos, make([]any, n)...)
	}
	return at
}

// AppendVars adds n variables of a kind after the others, and returns the column of the first one.
func (r *Relation) AppendVars(k Kind, n int) int { return r.Insert(k, r.num[k], n) }

// Remove takes the variables of a kind at positions [from, to) out, with their coefficients.
func (r *Relation) Remove(k Kind, from, to int) {
	if from >= to {
		return
	}
	at := r.Offset(k)
	r.rows(func(row []Int) []Int { return slices.Delete(row, at+from, at+to) })
	r.num[k] -= to - from
	if k < Local {
		r.ids[k] = slices.Delete(r.ids[k], from, to)
	}
}

// RemoveColumns takes the variables in the columns [from, to) out, with their coefficients.
func (r *Relation) RemoveColumns(from, to int) {
	for k := int(numKinds) - 1; k >= 0; k-- {
		kind := Kind(k)
		lo, hi := r.Offset(kind), r.Offset(kind)+r.num[kind]
		r.Remove(kind, max(from, lo)-lo, min(to, hi)-lo)
	}
}

// Swap exchanges two variables.
func (r *Relation) Swap(a, b int) {
	if a == b {
		return
	}
	ida, idb := r.ID(a), r.ID(b)
	r.SetID(a, idb)
	r.SetID(b, ida)
	r.rows(func(row []Int) []Int { row[a], row[b] = row[b], row[a]; return row })
}

// Convert makes the variables of a kind at positions [from, to) variables of another kind, at a position among those.
func (r *Relation) Convert(from Kind, start, limit int, to Kind, pos int) {
	n := limit - start
	if n <= 0 || from == to {
		return
	}
	src := r.Offset(from) + start
	var ids []any
	if from < Local {
		ids = slices.Clone(r.ids[from][start:limit])
	}
	at := r.Insert(to, pos, n)
	if to <= from {
		src += n
	}
	for i := range n {
		if ids != nil {
			r.SetID(at+i, ids[i])
		}
	}
	r.rows(func(row []Int) []Int { copy(row[at:at+n], row[src:src+n]); return row })
	lo := src - r.Offset(from)
	r.Remove(from, lo, lo+n)
}

// SetDimSymbolSeparation moves the border between dimensions and symbols, so that there are the given number of
// symbols.
func (r *Relation) SetDimSymbolSeparation(symbols int) {
	ids := append(slices.Clone(r.ids[Range]), r.ids[Symbol]...)
	n := len(ids) - symbols
	r.num[Range], r.num[Symbol] = n, symbols
	r.ids[Range], r.ids[Symbol] = ids[:n:n], ids[n:]
}

// Inverse exchanges domain and range.
func (r *Relation) Inverse() {
	n := r.num[Range]
	r.Convert(Domain, 0, r.num[Domain], Range, n)
	r.Convert(Range, 0, n, Domain, 0)
}

// DomainSet returns the set of the points that are related to others; the range becomes local.
func (r *Relation) DomainSet() *Relation {
	s := r.Clone()
	s.Convert(Range, 0, s.num[Range], Local, s.num[Local])
	s.Convert(Domain, 0, s.num[Domain], Range, 0)
	return s
}

// String shows the constraints, one a line.
func (r *Relation) String() string {
	var b strings.Builder
	for i, rows := range [][][]Int{r.eq, r.ineq} {
		for _, row := range rows {
			for _, c := range row {
				b.WriteString(c.String() + " ")
			}
			b.WriteString([]string{"= 0\n", ">= 0\n"}[i])
		}
	}
	return b.String()
}
