package builders_test

import (
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/vector"
)

// A type that follows from an optional part does not follow where the part is absent: the builder asks for it.
func TestOptionalPartAbsent(t *testing.T) {
	c := newContext()
	v := c.Vector([]int64{4}, c.F32(), nil)
	b, args := place(v, c.F32())
	for _, op := range []vector.ReductionOp{
		vector.NewReduction(b, c.F32(), args[0], vector.CombiningKindADD),
		vector.Reduction{DestType: c.F32(), Vector: args[0], Acc: args[1], Kind: vector.CombiningKindADD}.Build(b),
	} {
		if r := core.NewReporter(c); !core.Verify(op.Op, r, core.VerifyOptions{}) || op.Dest().Type() != c.F32() {
			t.Errorf("%s: %v", op, r.List())
		}
	}
	wrong := vector.NewReduction(b, c.I32(), args[0], vector.CombiningKindADD)
	if core.Verify(wrong.Op, core.NewReporter(c), core.VerifyOptions{}) {
		t.Errorf("%s is accepted", wrong)
	}
}
