package affine

import "strconv"

// NameFunc appends the text of the dimension or symbol at pos to dst. It lets operations print expressions over their
// operands; for a symbol the text is everything, such as symbol(%n).
type NameFunc func(dst []byte, pos int, symbol bool) []byte

// AppendExpr appends the text of e: d0 + s0 * 2.
func AppendExpr(dst []byte, e Expr) []byte { return appendExpr(dst, e, false, nil) }

// AppendExprNamed appends the text of e with dimensions and symbols written by name; a nil name means d0 and s0.
func AppendExprNamed(dst []byte, e Expr, name NameFunc) []byte {
	return appendExpr(dst, e, false, name)
}

// AppendMap appends the text of m as between the brackets of affine_map<...>: (d0)[s0] -> (d0 + s0).
func AppendMap(dst []byte, m *Map) []byte {
	dst = appendInputs(dst, m.dims, m.syms)
	dst = append(dst, " -> ("...)
	dst = AppendResultsNamed(dst, m, nil)
	return append(dst, ')')
}

// AppendResultsNamed appends the results of m separated by commas, without parentheses, with dimensions and symbols
// written by name. It is how affine.load and its like print their subscripts.
func AppendResultsNamed(dst []byte, m *Map, name NameFunc) []byte {
	for i, e := range m.results {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = appendExpr(dst, e, false, name)
	}
	return dst
}

// AppendSet appends the text of s as between the brackets of affine_set<...>: (d0)[s0] : (d0 - s0 >= 0, d0 == 0).
func AppendSet(dst []byte, s *Set) []byte {
	dst = appendInputs(dst, s.dims, s.syms)
	dst = append(dst, " : ("...)
	for i, e := range s.constraints {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = appendExpr(dst, e, false, nil)
		if s.eqs[i] {
			dst = append(dst, " == 0"...)
		} else {
			dst = append(dst, " >= 0"...)
		}
	}
	return append(dst, ')')
}

// String returns the text of e.
func (e Expr) String() string { return string(AppendExpr(nil, e)) }

// String returns the text of m, "<nil>" for nil.
func (m *Map) String() string {
	if m == nil {
		return "<nil>"
	}
	return string(AppendMap(nil, m))
}

// String returns the text of s, "<nil>" for nil.
func (s *Set) String() string {
	if s == nil {
		return "<nil>"
	}
	return string(AppendSet(nil, s))
}

func appendInputs(dst []byte, dims, syms int) []byte {
	dst = append(dst, '(')
	for i := range dims {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = strconv.AppendInt(append(dst, 'd'), int64(i), 10)
	}
	dst = append(dst, ')')
	if syms == 0 {
		return dst
	}
	dst = append(dst, '[')
	for i := range syms {
		if i > 0 {
			dst = append(dst, ", "...)
		}
		dst = strconv.AppendInt(append(dst, 's'), int64(i), 10)
	}
	return append(dst, ']')
}

// spelling is the text of the operators between their operands.
var spelling = [...]string{
	KindAdd: " + ", KindMul: " * ", KindMod: " mod ", KindFloorDiv: " floordiv ", KindCeilDiv: " ceildiv ",
}

// appendExpr prints e; tight says that e is an operand of a tightly binding operator and needs parentheses if it is an
// operation itself. Upstream puts them around every nested operation, not only where precedence asks for them.
func appendExpr(dst []byte, e Expr, tight bool, name NameFunc) []byte {
	switch e.Kind() {
	case KindInvalid:
		return append(dst, "<<NULL AFFINE EXPR>>"...)
	case KindConst:
		return strconv.AppendInt(dst, e.v, 10)
	case KindDim, KindSymbol:
		if name != nil {
			return name(dst, int(e.v), e.n == &symbolNode)
		}
		c := byte('d')
		if e.n == &symbolNode {
			c = 's'
		}
		return strconv.AppendInt(append(dst, c), e.v, 10)
	}
	if tight {
		dst = append(dst, '(')
	}
	lhs, rhs := e.n.lhs, e.n.rhs
	switch {
	case e.n.kind == KindAdd:
		dst = appendSum(dst, lhs, rhs, name)
	case e.n.kind == KindMul && rhs.IsConst() && rhs.v == -1:
		dst = appendExpr(append(dst, '-'), lhs, true, name)
	default:
		dst = appendExpr(dst, lhs, true, name)
		dst = append(dst, spelling[e.n.kind]...)
		dst = appendExpr(dst, rhs, true, name)
	}
	if tight {
		dst = append(dst, ')')
	}
	return dst
}

// appendSum prints lhs + rhs, as a subtraction where rhs is a negative constant or a product with one.
func appendSum(dst []byte, lhs, rhs Expr, name NameFunc) []byte {
	dst = appendExpr(dst, lhs, false, name)
	if rhs.IsConst() && rhs.v < 0 {
		return strconv.AppendInt(append(dst, " - "...), -rhs.v, 10)
	}
	if x, c := rhs.timesConst(); c < 0 {
		dst = append(dst, " - "...)
		if c == -1 {
			return appendExpr(dst, x, x.Kind() == KindAdd, name)
		}
		dst = appendExpr(dst, x, true, name)
		return strconv.AppendInt(append(dst, " * "...), -c, 10)
	}
	dst = append(dst, " + "...)
	return appendExpr(dst, rhs, false, name)
}
