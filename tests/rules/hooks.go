package rules

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
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
