package valuebounds

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/presburger"
	"github.com/odsgen/ods/defs/iface/view"
)

// itself stands for an index value, where the number of a dimension could stand.
const itself = -1

// limit is the number of values that are looked at for one question, so that an answer never takes long.
const limit = 200

// variable is an index value, or the size of a dimension of a value.
type variable struct {
	v   *core.Value
	dim int
}

// Set is what is known about values, each a symbol of a relation.
type Set struct {
	r    *presburger.Relation
	at   map[variable]int
	vars []variable
	next int // the first variable that has not been looked at
	dims int // the dimensions before the symbols
	// stop, unless nil, says of which variables no more needs to be known.
	stop func(x variable) bool
}

func newSet() *Set { return &Set{r: presburger.NewSet(0, 0), at: map[variable]int{}} }

// Upper returns a constant that an index is never greater than; ok is false when none is known.
func Upper(m core.FoldResult) (n int64, ok bool) { return constant(presburger.UB, m) }

// Lower returns a constant that an index is never less than; ok is false when none is known.
func Lower(m core.FoldResult) (n int64, ok bool) { return constant(presburger.LB, m) }

// UpperSize returns a constant that the size of a dimension of a tensor or a buffer is never greater than; ok is false
// when none is known.
func UpperSize(v *core.Value, dim int) (n int64, ok bool) {
	if n, ok := staticSize(v, dim); ok {
		return n, true
	}
	s := newSet()
	return s.constant(presburger.UB, s.insert(variable{v, dim}))
}

func constant(t presburger.BoundType, m core.FoldResult) (int64, bool) {
	if n, ok := view.Constant(m); ok {
		return n, true
	}
	s := newSet()
	return s.constant(t, s.insert(variable{m.Value, itself}))
}

// constant looks at variables until one has a bound.
func (s *Set) constant(t presburger.BoundType, pos int) (int64, bool) {
	for {
		if n, ok := s.r.ConstantBound(t, pos); ok {
			return n.Int64()
		}
		if !s.step() {
			return 0, false
		}
	}
}

// step adds what is known about the next variable; it returns false when there is none.
func (s *Set) step() bool {
	if s.next == len(s.vars) || s.next >= limit {
		return false
	}
	x := s.vars[s.next]
	s.next++
	if s.stop != nil && s.stop(x) {
		return true
	}
	op := x.v.DefiningOp()
	if op == nil {
		op = x.v.OwnerBlock().ParentOp()
	}
	if op == nil {
		return true
	}
	if model, ok := models[op.Info().Def()]; ok {
		model(s, op, x)
		return true
	}
	if m, ok := Key.Of(op); ok {
		if x.dim == itself {
			m.Bounds(s, x.v)
		}
		return true
	}
	if d, ok := flow.DestinationStyleOpInterfaceKey.Of(op); ok && x.dim != itself && !x.v.IsBlockArg() {
		if from := tied(d, x.v); from != nil {
			s.equal(x, s.size(from, x.dim))
		}
	}
	return true
}

// tied returns the operand that a result is made of.
func tied(d flow.DestinationStyleOpInterface, v *core.Value) *core.Value {
	k := 0
	for _, init := range d.DpsInits().Forwarded() {
		if _, ok := init.Type().(*core.RankedTensorType); !ok {
			continue
		}
		if k == v.Index() {
			return init
		}
		k++
	}
	return nil
}

// insert returns the position of a variable among the symbols.
func (s *Set) insert(x variable) int {
	if pos, ok := s.at[x]; ok {
		return pos
	}
	pos := s.r.Num(presburger.Symbol)
	s.r.AppendVars(presburger.Symbol, 1)
	s.at[x] = pos
	s.vars = append(s.vars, x)
	return pos
}

// value returns an index as an expression.
func (s *Set) value(v *core.Value) affine.Expr { return s.index(core.FoldResult{Value: v}) }

// index returns an index, which may be a constant, as an expression.
func (s *Set) index(m core.FoldResult) affine.Expr {
	if n, ok := view.Constant(m); ok {
		return affine.Const(n)
	}
	return affine.Symbol(s.insert(variable{m.Value, itself}))
}

// size returns the size of a dimension as an expression.
func (s *Set) size(v *core.Value, dim int) affine.Expr {
	if n, ok := staticSize(v, dim); ok {
		return affine.Const(n)
	}
	return affine.Symbol(s.insert(variable{v, dim}))
}

func staticSize(v *core.Value, dim int) (int64, bool) {
	t, ok := v.Type().(core.ShapedType)
	if !ok || dim < 0 || dim >= len(t.Shape()) || t.Shape()[dim] == core.Dynamic {
		return 0, false
	}
	return t.Shape()[dim], true
}

func (s *Set) bound(t presburger.BoundType, x variable, e affine.Expr) {
	pos := s.insert(x)
	flat.AddBound(s.r, t, s.dims+pos, affine.NewMap(s.dims, s.r.Num(presburger.Symbol), e), true)
}

func (s *Set) equal(x variable, e affine.Expr)   { s.bound(presburger.EQ, x, e) }
func (s *Set) atMost(x variable, e affine.Expr)  { s.bound(presburger.UB, x, e) }
func (s *Set) atLeast(x variable, e affine.Expr) { s.bound(presburger.LB, x, e) }

// neverGreater reports whether the constraints so far say that a is at most b.
func (s *Set) neverGreater(a, b affine.Expr) bool {
	r := s.r.Clone()
	pos := r.Num(presburger.Symbol)
	r.AppendVars(presburger.Symbol, 1)
	symbols := pos + 1
	m := func(e affine.Expr) *affine.Map { return affine.NewMap(s.dims, symbols, e) }
	// There is no value that is a and greater than b.
	pos += s.dims
	return flat.AddBound(r, presburger.EQ, pos, m(a), true) && flat.AddBound(r, presburger.LB, pos, m(b.AddConst(1)), true) && r.IsEmpty()
}
