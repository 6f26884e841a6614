package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes"
)

// maxSubscriptTerms is how many values the computation of the subscripts of one access may consist of. An access with
// more stays as it is.
const maxSubscriptTerms = 4096

func (p *AffineRaiseFromMemrefPass) run(r *passes.Run) {
	var accesses []*core.Operation
	r.Op.Walk(func(op *core.Operation) {
		if op.Is(&memref.LoadDef) || op.Is(&memref.StoreDef) {
			accesses = append(accesses, op)
		}
	})
	for _, op := range accesses {
		raise(op)
	}
}

// raise replaces a load or store by that of dialect affine when its subscripts are affine.
func raise(op *core.Operation) {
	b := core.BuilderBefore(op)
	if load, ok := memref.AsLoadOp(op); ok {
		if m, operands, ok := subscriptMap(load.Indices()); ok {
			l := gen.NewLoad(b, load.Result().Type(), load.Memref(), operands, b.Context().AffineMap(m))
			op.ReplaceAllUsesWith(l.Op.ResultList())
			op.Erase()
		}
	} else if store, ok := memref.AsStoreOp(op); ok {
		if m, operands, ok := subscriptMap(store.Indices()); ok {
			gen.NewStore(b, store.Value(), store.Memref(), operands, b.Context().AffineMap(m))
			op.Erase()
		}
	}
}

// subscripts collects the dimensions and symbols that affine subscripts are made of.
type subscripts struct {
	dims, symbols []*core.Value
	terms         int
}

// subscriptMap returns subscripts as a map of dimensions and symbols; false when one is not affine.
func subscriptMap(indices []*core.Value) (*affine.Map, []*core.Value, bool) {
	var s subscripts
	var out []affine.Expr
	for _, v := range indices {
		e, ok := s.expr(v)
		if !ok || s.terms > maxSubscriptTerms {
			return nil, nil, false
		}
		out = append(out, e)
	}
	return affine.NewMap(len(s.dims), len(s.symbols), out...), slices.Concat(s.dims, s.symbols), true
}

// expr returns what a value is: a constant, a sum, a product with a symbolic factor, a symbol or a dimension.
func (s *subscripts) expr(v *core.Value) (affine.Expr, bool) {
	if s.terms++; s.terms > maxSubscriptTerms {
		return affine.Expr{}, false
	}
	if n, ok := v.ConstantValue().(*core.IntegerAttr); ok {
		return affine.Const(n.Int64()), true
	}
	if op := v.DefiningOp(); op != nil && (op.Is(&arith.AddIDef) || op.Is(&arith.MulIDef)) {
		l, okL := s.expr(op.Operand(0))
		r, okR := s.expr(op.Operand(1))
		switch {
		case !okL || !okR:
		case op.Is(&arith.AddIDef):
			return l.Add(r), true
		case l.IsSymbolicOrConstant() || r.IsSymbolicOrConstant():
			return l.Mul(r), true
		default:
			return affine.Expr{}, false
		}
	}
	if i, ok := position(&s.symbols, v, affinedefs.IsValidSymbol); ok {
		return affine.Symbol(i), true
	}
	if i, ok := position(&s.dims, v, affinedefs.IsValidDim); ok {
		return affine.Dim(i), true
	}
	return affine.Expr{}, false
}

// position returns the position of a value in a list, to which it is added when it is valid there.
func position(list *[]*core.Value, v *core.Value, valid func(*core.Value) bool) (int, bool) {
	if i := slices.Index(*list, v); i >= 0 {
		return i, true
	}
	if !valid(v) {
		return 0, false
	}
	*list = append(*list, v)
	return len(*list) - 1, true
}
