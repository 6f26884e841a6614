package resolve

import (
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/odsgen/model"
)

// truth is the outcome of a condition that may not be decidable at generation time.
type truth uint8

const (
	unknown truth = iota
	yes
	no
)

func truthOf(b bool) truth {
	if b {
		return yes
	}
	return no
}

// evaluate decides a constraint's condition for a constant, as far as integers and lengths of lists tell.
func evaluate(e *model.Expr, k *model.Const) truth {
	switch e.Op {
	case model.ExprTrue:
		return yes
	case model.ExprFalse:
		return no
	case model.ExprAnd, model.ExprOr:
		return evaluateAll(e, k)
	case model.ExprNot:
		switch evaluate(e.Args[0], k) {
		case yes:
			return no
		case no:
			return yes
		}
	case model.ExprIs:
		if e.Args[0].Op == model.ExprSelf {
			return evaluate(e.Constraint.Pred, k)
		}
	case model.ExprEq, model.ExprNe, model.ExprLt, model.ExprLe, model.ExprGt, model.ExprGe:
		x, ok := constInt(e.Args[0], k)
		y, ok2 := constInt(e.Args[1], k)
		if ok && ok2 {
			return truthOf(compareInts(e.Op, x, y))
		}
	case model.ExprIn:
		x, ok := constInt(e.Args[0], k)
		found := false
		for _, a := range e.Args[1:] {
			y, ok2 := constInt(a, k)
			ok = ok && ok2
			found = found || x == y
		}
		if ok {
			return truthOf(found)
		}
	case model.ExprCall:
		if k.Kind == model.ConstInt && len(e.Args) > 0 && e.Args[0].Op == model.ExprSelf {
			switch e.Name {
			case "positive":
				return truthOf(k.Int > 0)
			case "negative":
				return truthOf(k.Int < 0)
			case "power_of_two":
				return truthOf(k.Int > 0 && k.Int&(k.Int-1) == 0)
			}
		}
	}
	return unknown
}

// evaluateAll decides "and" and "or".
func evaluateAll(e *model.Expr, k *model.Const) truth {
	decisive, otherwise := no, yes
	if e.Op == model.ExprOr {
		decisive, otherwise = yes, no
	}
	result := otherwise
	for _, a := range e.Args {
		switch evaluate(a, k) {
		case decisive:
			return decisive
		case unknown:
			result = unknown
		}
	}
	return result
}

// constInt evaluates an integer expression about a constant.
func constInt(e *model.Expr, k *model.Const) (int64, bool) {
	switch {
	case e.Op == model.ExprInt:
		return e.Int, true
	case e.Op == model.ExprCall && len(e.Args) == 2 && e.Kind == model.KindInt && e.Args[0].Kind == model.KindInt:
		x, ok := constInt(e.Args[0], k)
		y, ok2 := constInt(e.Args[1], k)
		if !ok || !ok2 {
			return 0, false
		}
		v, ok := e.Func.Word.Call(nil, x, y).(int64)
		return v, ok && v != query.Missing
	case e.Op != model.ExprCall || len(e.Args) != 1 || e.Args[0].Op != model.ExprSelf:
		return 0, false
	case e.Name == "int" && k.Kind == model.ConstInt:
		return k.Int, true
	case e.Name == "size" && (k.Kind == model.ConstList || k.Kind == model.ConstEmpty && k.Def == nil):
		return int64(len(k.List)), true
	}
	return 0, false
}

func compareInts(op model.ExprOp, x, y int64) bool {
	switch op {
	case model.ExprEq:
		return x == y
	case model.ExprNe:
		return x != y
	case model.ExprLt:
		return x < y
	case model.ExprLe:
		return x <= y
	case model.ExprGt:
		return x > y
	}
	return x >= y
}
