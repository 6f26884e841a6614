package x86vector

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/x86vector"
)

// YAML is the definition of the dialect.
//
//go:embed x86vector.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ x86vector.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return x86vector.New(Hooks{}) }

// length returns the size of the first dimension of a vector.
func length(t core.Type) (c *core.Context, n int64) {
	v, ok := t.(*core.VectorType)
	if !ok || len(v.Shape()) == 0 {
		return nil, 0
	}
	return v.Context(), v.Shape()[0]
}

// scaled returns a vector that is n times as long.
func scaled(t core.Type, n int64, elem func(c *core.Context) core.Type) core.Type {
	c, size := length(t)
	if c == nil {
		return nil
	}
	return c.Vector([]int64{n * size}, elem(c), nil)
}

// MaskOf is a vector of a bit for each element.
func (Hooks) MaskOf(v core.Type) core.Type {
	return scaled(v, 1, func(c *core.Context) core.Type { return c.Integer(1) })
}

// TwiceAsManyBF16 is a vector of pairs.
func (Hooks) TwiceAsManyBF16(sums core.Type) core.Type {
	return scaled(sums, 2, func(c *core.Context) core.Type { return c.BF16() })
}

// FourTimesAsManyBytes is a vector of groups of four.
func (Hooks) FourTimesAsManyBytes(sums core.Type) core.Type {
	return scaled(sums, 4, func(c *core.Context) core.Type { return c.Integer(8) })
}

// BitsOf is an integer of a bit for each element.
func (Hooks) BitsOf(v core.Type) core.Type {
	c, n := length(v)
	if c == nil {
		return nil
	}
	return c.Integer(uint(n))
}

// VerifyMaskCompress allows one source for the other elements, of the result's type.
func (Hooks) VerifyMaskCompress(op x86vector.MaskCompressOp, r *core.Reporter) bool {
	src, constant, t := op.Src(), op.ConstantSrcAttr(), op.Dst().Type()
	switch {
	case src != nil && constant != nil:
		return r.OpEmitErrorf(op.Op, "cannot use both src and constant_src").Fail()
	case src != nil && src.Type() != t:
		return r.OpEmitErrorf(op.Op, "failed to verify that src and dst have same type").Fail()
	}
	if e, ok := constant.(core.ElementsAttr); ok && core.Type(e.ShapedType()) != t {
		return r.OpEmitErrorf(op.Op, "failed to verify that constant_src and dst have same type").Fail()
	}
	return true
}
