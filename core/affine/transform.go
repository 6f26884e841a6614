package affine

import (
	"iter"
	"slices"

	"github.com/odsgen/ods/core/num"
)

// PostOrder yields every sub-expression of e, operands before their operation, left before right. Shared parts are
// yielded as often as they occur.
func (e Expr) PostOrder() iter.Seq[Expr] {
	return func(yield func(Expr) bool) { e.postOrder(yield) }
}

func (e Expr) postOrder(yield func(Expr) bool) bool {
	if e.n == nil {
		return true
	}
	if e.n.kind.Binary() && (!e.n.lhs.postOrder(yield) || !e.n.rhs.postOrder(yield)) {
		return false
	}
	return yield(e)
}

// IsFunctionOfDim reports whether the dimension at pos occurs in e.
func (e Expr) IsFunctionOfDim(pos int) bool { return e.contains(Dim(pos)) }

// IsFunctionOfSymbol reports whether the symbol at pos occurs in e.
func (e Expr) IsFunctionOfSymbol(pos int) bool { return e.contains(Symbol(pos)) }

func (e Expr) contains(leaf Expr) bool {
	if e.n == nil || !e.n.kind.Binary() {
		return e == leaf
	}
	return e.n.lhs.contains(leaf) || e.n.rhs.contains(leaf)
}

// MaxPositions returns the greatest positions of dimensions and symbols that occur in exprs, -1 where there are none.
func MaxPositions(exprs ...Expr) (dim, symbol int) {
	dim, symbol = -1, -1
	for _, e := range exprs {
		for x := range e.PostOrder() {
			switch {
			case x.IsDim():
				dim = max(dim, x.Position())
			case x.IsSymbol():
				symbol = max(symbol, x.Position())
			}
		}
	}
	return dim, symbol
}

// ReplaceDimsAndSymbols returns e with the dimension at position i replaced by dims[i] and the symbol at position i by
// syms[i], simplified on the way up. Positions after the slices, and zero Exprs in them, leave the leaf as it is.
func (e Expr) ReplaceDimsAndSymbols(dims, syms []Expr) Expr {
	return e.ReplaceFunc(func(x Expr) (Expr, bool) {
		switch {
		case x.IsDim():
			return pick(dims, x)
		case x.IsSymbol():
			return pick(syms, x)
		}
		return x, x.IsConst()
	})
}

func pick(exprs []Expr, leaf Expr) (Expr, bool) {
	if i := leaf.v; i < int64(len(exprs)) && exprs[i].Valid() {
		return exprs[i], true
	}
	return leaf, true
}

// ReplaceDims is [Expr.ReplaceDimsAndSymbols] for dimensions.
func (e Expr) ReplaceDims(dims []Expr) Expr { return e.ReplaceDimsAndSymbols(dims, nil) }

// ReplaceSymbols is [Expr.ReplaceDimsAndSymbols] for symbols.
func (e Expr) ReplaceSymbols(syms []Expr) Expr { return e.ReplaceDimsAndSymbols(nil, syms) }

// Replace returns e with each occurrence of the sub-expression from replaced by to.
func (e Expr) Replace(from, to Expr) Expr {
	return e.ReplaceFunc(func(x Expr) (Expr, bool) { return to, x.Equal(from) })
}

// ReplaceFunc returns e with each sub-expression for which f returns true replaced by f's result. f sees operations
// before their operands and does not see what is inside a replaced one.
func (e Expr) ReplaceFunc(f func(Expr) (Expr, bool)) Expr {
	if e.n == nil {
		return e
	}
	if x, ok := f(e); ok {
		return x
	}
	if !e.n.kind.Binary() {
		return e
	}
	lhs, rhs := e.n.lhs.ReplaceFunc(f), e.n.rhs.ReplaceFunc(f)
	if lhs.Equal(e.n.lhs) && rhs.Equal(e.n.rhs) {
		return e
	}
	return Binary(e.n.kind, lhs, rhs)
}

// ShiftDims adds shift to the positions of dimensions from offset up to, but without, numDims.
func (e Expr) ShiftDims(numDims, shift, offset int) Expr {
	return e.ReplaceDims(shifted(Dim, numDims, shift, offset))
}

// ShiftSymbols adds shift to the positions of symbols from offset up to, but without, numSyms.
func (e Expr) ShiftSymbols(numSyms, shift, offset int) Expr {
	return e.ReplaceSymbols(shifted(Symbol, numSyms, shift, offset))
}

// shifted returns the replacements of n leaves whose positions from offset on move by shift.
func shifted(leaf func(int) Expr, n, shift, offset int) []Expr {
	r := make([]Expr, n)
	for i := range r {
		if i < offset {
			r[i] = leaf(i)
		} else {
			r[i] = leaf(i + shift)
		}
	}
	return r
}

// Compose returns e with its dimensions replaced by the results of m. Symbols of m keep their positions.
func (e Expr) Compose(m *Map) Expr { return e.ReplaceDims(m.results) }

// Eval returns the value of e for the given values of dimensions and symbols. It returns false where e divides by zero,
// takes a remainder by a number below one, or refers to a position without value. Overflow wraps around.
func (e Expr) Eval(dims, syms []int64) (int64, bool) {
	v, state := e.fold(func(x Expr) (int64, bool) {
		values := dims
		if x.IsSymbol() {
			values = syms
		}
		if x.v >= int64(len(values)) {
			return 0, false
		}
		return values[x.v], true
	})
	return v, state == folded
}

// foldState is the outcome of folding an expression.
type foldState uint8

const (
	folded  foldState = iota
	unknown           // something has no known value
	poison            // undefined: a division by zero or a remainder by a number below one
)

// fold evaluates e with what value knows of its leaves.
func (e Expr) fold(value func(Expr) (int64, bool)) (int64, foldState) {
	switch e.Kind() {
	case KindInvalid:
		return 0, unknown
	case KindConst:
		return e.v, folded
	case KindDim, KindSymbol:
		if v, ok := value(e); ok {
			return v, folded
		}
		return 0, unknown
	}
	l, state := e.n.lhs.fold(value)
	if state != folded {
		return 0, state
	}
	r, state := e.n.rhs.fold(value)
	if state != folded {
		return 0, state
	}
	switch k := e.n.kind; {
	case k == KindAdd:
		return l + r, folded
	case k == KindMul:
		return l * r, folded
	case r == 0 || k == KindMod && r < 1:
		return 0, poison
	case k == KindMod:
		return mod(l, r), folded
	case k == KindFloorDiv:
		return num.FloorDiv(l, r), folded
	}
	return num.CeilDiv(l, r), folded
}

// Known is a value that may be known. The zero Known is not.
type Known struct {
	Value int64
	OK    bool
}

// PartialConstantFold returns m with each result that the known inputs (dimensions, then symbols) determine replaced by
// its constant. values are the results if all of them are constant, else nil. poison reports that a result is
// undefined, in which case there is no map.
func (m *Map) PartialConstantFold(inputs []Known) (r *Map, values []int64, poisoned bool) {
	results := slices.Clone(m.results)
	for i, e := range m.results {
		v, state := e.fold(func(x Expr) (int64, bool) {
			at := x.v
			if x.IsSymbol() {
				at += int64(m.dims)
			}
			if at >= int64(len(inputs)) {
				return 0, false
			}
			return inputs[at].Value, inputs[at].OK
		})
		switch state {
		case poison:
			return nil, nil, true
		case folded:
			results[i] = Const(v)
			values = append(values, v)
		}
	}
	if len(values) != len(results) {
		values = nil
	}
	return &Map{m.dims, m.syms, results}, values, false
}

// ConstantFold returns the results of m for the known inputs, or nil when not all of them are constant; poisoned
// reports an undefined one.
func (m *Map) ConstantFold(inputs []Known) (values []int64, poisoned bool) {
	_, values, poisoned = m.PartialConstantFold(inputs)
	return values, poisoned
}

// Eval returns the results of m for the given inputs, or false where one is undefined, see [Expr.Eval].
func (m *Map) Eval(dims, syms []int64) ([]int64, bool) {
	values := make([]int64, len(m.results))
	for i, e := range m.results {
		v, ok := e.Eval(dims, syms)
		if !ok {
			return nil, false
		}
		values[i] = v
	}
	return values, true
}

// Contains reports whether the point is in s; it is not where a constraint is undefined, see [Expr.Eval].
func (s *Set) Contains(dims, syms []int64) bool {
	for i, e := range s.constraints {
		v, ok := e.Eval(dims, syms)
		if !ok || v < 0 || s.eqs[i] && v != 0 {
			return false
		}
	}
	return true
}

// FoldInputs returns m with the known inputs (dimensions, then symbols) replaced by their constants and taken out of
// the inputs, and the positions of the inputs that remain. When there are fewer than m has, the rest is not known.
func (m *Map) FoldInputs(inputs []Known) (r *Map, remaining []int) {
	fold := func(leaf func(int) Expr, first, n int) ([]Expr, int) {
		by, kept := make([]Expr, n), 0
		for i := range by {
			if at := first + i; at < len(inputs) && inputs[at].OK {
				by[i] = Const(inputs[at].Value)
			} else {
				by[i] = leaf(kept)
				kept++
				remaining = append(remaining, at)
			}
		}
		return by, kept
	}
	dims, numDims := fold(Dim, 0, m.dims)
	syms, numSyms := fold(Symbol, m.dims, m.syms)
	return m.ReplaceDimsAndSymbols(dims, syms, numDims, numSyms), remaining
}
