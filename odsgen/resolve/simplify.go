package resolve

import "github.com/odsgen/ods/odsgen/model"

// simplify folds constants out of and, or, not, and flattens nested ones of a kind.
func simplify(e *model.Expr) *model.Expr {
	switch e.Op {
	case model.ExprNot:
		switch e.Args[0].Op {
		case model.ExprTrue:
			return &model.Expr{Op: model.ExprFalse, Kind: model.KindBool, Span: e.Span}
		case model.ExprFalse:
			return &model.Expr{Op: model.ExprTrue, Kind: model.KindBool, Span: e.Span}
		}
		return e
	case model.ExprAnd, model.ExprOr:
	default:
		return e
	}
	neutral, absorbing := model.ExprTrue, model.ExprFalse
	if e.Op == model.ExprOr {
		neutral, absorbing = absorbing, neutral
	}
	out := *e
	out.Args = nil
	for _, a := range e.Args {
		switch a.Op {
		case neutral:
		case absorbing:
			return a
		case e.Op:
			out.Args = append(out.Args, a.Args...)
		default:
			out.Args = append(out.Args, a)
		}
	}
	switch len(out.Args) {
	case 0:
		return &model.Expr{Op: neutral, Kind: model.KindBool, Span: e.Span}
	case 1:
		return out.Args[0]
	}
	return &out
}
