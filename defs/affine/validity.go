package affine

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/view"
)

// validity finds out what values can be. Most are decided by the operation that makes them; once operations of
// operations are looked at, answers are kept, so that shared operands are looked at once. A value that is computed from
// itself, as unreachable blocks can have it, is nothing.
type validity struct {
	depth int
	known map[question]bool
}

type question struct {
	value  *core.Value
	scope  *core.Region
	symbol bool
}

// shallow is how many operations of operations are looked at before answers are kept.
const shallow = 4

// all reports whether every operand of the operation that makes the value is a dimension, or a symbol.
func (c *validity) all(v *core.Value, scope *core.Region, symbol bool) bool {
	q := question{v, scope, symbol}
	if c.depth >= shallow {
		if answer, ok := c.known[q]; ok {
			return answer
		}
		if c.known == nil {
			c.known = make(map[question]bool)
		}
		c.known[q] = false
	}
	c.depth++
	answer := true
	for _, o := range v.DefiningOp().Operands() {
		if symbol {
			answer = c.symbol(o, scope)
		} else {
			answer = c.dim(o, scope)
		}
		if !answer {
			break
		}
	}
	c.depth--
	if c.depth >= shallow {
		c.known[q] = answer
	}
	return answer
}

func (c *validity) dim(v *core.Value, scope *core.Region) bool {
	if !isIndex(v) {
		return false
	}
	if c.symbol(v, scope) {
		return true
	}
	op := v.DefiningOp()
	if op == nil {
		return IsInductionVar(v)
	}
	if isIndexComputation(op) {
		return c.all(v, scope, false)
	}
	d, ok := view.ShapedDimOpInterfaceKey.Of(op)
	return ok && IsTopLevel(d.ShapedValue())
}

func (c *validity) symbol(v *core.Value, scope *core.Region) bool {
	for isIndex(v) {
		if scope != nil && v.ParentRegion() == scope {
			return true
		}
		if op := v.DefiningOp(); op != nil {
			if v.ConstantValue() != nil || c.symbolic(v, scope) {
				return true
			}
			if d, ok := view.ShapedDimOpInterfaceKey.Of(op); ok {
				return isSizeSymbol(d, scope)
			}
		}
		// What is visible around the scope is a symbol when it is one there.
		if scope == nil || scope.Op() == nil || scope.Op().Has(core.TraitIsolatedFromAbove) || scope.Op().ParentRegion() == nil {
			return false
		}
		scope = scope.Op().ParentRegion()
	}
	return false
}

// symbolic reports whether a pure operation computes something of symbols.
func (c *validity) symbolic(v *core.Value, scope *core.Region) bool {
	op := v.DefiningOp()
	if _, isDim := view.ShapedDimOpInterfaceKey.Of(op); isDim || !isIndexComputation(op) && !isComputation(op) {
		return false
	}
	return c.all(v, scope, true)
}
