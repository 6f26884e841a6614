package rules

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/arith"
)

// Semantics implements [Hooks].
type Semantics struct{}

var _ Hooks = Semantics{}

// Xor combines two constants.
func (Semantics) Xor(a, b *core.IntegerAttr) core.Attribute {
	return a.Context().APIntAttr(a.Type(), a.Value().Xor(b.Value()))
}

// Half declines odd numbers.
func (Semantics) Half(n *core.IntegerAttr) *core.IntegerAttr {
	if n.Int64()%2 != 0 {
		return nil
	}
	return n.Context().IntegerAttr(n.Type(), n.Int64()/2)
}

// IsArgument is true of arguments of blocks.
func (Semantics) IsArgument(v *core.Value) bool { return v.IsBlockArg() }

// Unwrapped looks through a box.
func (Semantics) Unwrapped(v *core.Value) (*core.Value, bool) {
	if box, ok := AsBoxOp(v.DefiningOp()); ok {
		return box.X(), true
	}
	return nil, false
}

// Nth gives operand n of what makes the value.
func (Semantics) Nth(v *core.Value, n int64) (*core.Value, bool) {
	if op := v.DefiningOp(); op != nil && int64(op.NumOperands()) > n {
		return op.Operand(int(n)), true
	}
	return nil, false
}

// IsArgumentOf is true of the argument n of a block, when it shall be.
func (Semantics) IsArgumentOf(v *core.Value, n int64, want bool) bool {
	return (v.IsBlockArg() && int64(v.Index()) == n) == want && v.IsBlockArg()
}

// IsNamed asks for an attribute of what makes the value.
func (Semantics) IsNamed(v *core.Value, name string) bool {
	return v.DefiningOp() != nil && v.DefiningOp().Attr(name) != nil
}

// Marked makes an operation with an attribute.
func (Semantics) Marked(rw *rewrite.Rewriter, x *core.Value, name string, f float64) *core.Value {
	op := NewMade(&rw.Builder, x)
	op.Op.SetAttr(name, rt.FloatAttrOf(rw.Context(), rw.Context().F64(), f))
	return op.R()
}

// Grow multiplies a property.
func (Semantics) Grow(n core.Attribute, by int64) core.Attribute {
	i := n.(*core.IntegerAttr)
	return i.Context().IntegerAttr(i.Type(), i.Int64()*by)
}

// HasBody reports whether there are blocks in the region, or none.
func (Semantics) HasBody(g *core.Region, want bool) bool { return (g.Entry() != nil) == want }

// LongerThan counts lists.
func (Semantics) LongerThan(lists [][]*core.Value, n int64) bool { return int64(len(lists)) > n }

// EvenHalf takes a constant apart.
func (s Semantics) EvenHalf(a core.Attribute) (*core.IntegerAttr, bool) {
	n, ok := a.(*core.IntegerAttr)
	if !ok || n.Int64()%2 != 0 {
		return nil, false
	}
	return s.Half(n), true
}

// MakeZero makes a constant.
func (Semantics) MakeZero(rw *rewrite.Rewriter) *core.Value {
	return arith.NewConstant(&rw.Builder, rw.Context().I32Attr(0)).Result()
}

// MakeConstant makes a constant.
func (Semantics) MakeConstant(rw *rewrite.Rewriter, n *core.IntegerAttr) *core.Value {
	return arith.NewConstant(&rw.Builder, n).Result()
}

// TwoOf makes two operations.
func (Semantics) TwoOf(rw *rewrite.Rewriter, x *core.Value) (*core.Value, *core.Value) {
	return NewTag(&rw.Builder, x).R(), NewAt(&rw.Builder, x).R()
}

// Note marks an operation that a rule made.
func (Semantics) Note(rw *rewrite.Rewriter, op *core.Operation, x *core.Value) {
	rw.Modify(op, func() { op.SetAttr("note", rw.Context().TypeAttr(x.Type())) })
}
