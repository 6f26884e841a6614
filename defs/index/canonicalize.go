package index

import "github.com/odsgen/ods/core"

// joinable are the functions of the operations for which f(f(x, a), b) = f(x, f(b, a)).
func joinable(op string) function {
	switch op {
	case "add":
		return add
	case "mul":
		return mul
	case "maxs":
		return maxS
	case "maxu":
		return maxU
	case "mins":
		return minS
	case "minu":
		return minU
	case "and":
		return and
	case "or":
		return or
	}
	return xor
}

// Joined computes an operation of two constants, nil when the result is another one for another width of index.
func (Hooks) Joined(op string, a, b *core.IntegerAttr) *core.IntegerAttr {
	r, ok := joinable(op).compute(a.Value(), b.Value())
	if !ok {
		return nil
	}
	return a.Context().APIntAttr(a.Type(), r)
}
