package spline_test

import (
	"testing"

	"example.com/downstream/poly"
	"example.com/downstream/spline"
	"example.com/downstream/spline/splineapi"
	"github.com/odsgen/ods/core"
)

// TestApart: the view and the builder of one operation are in a package of their own; those of the other one are kept.
func TestApart(t *testing.T) {
	ctx := core.NewContext(poly.Dialect(), spline.Dialect())
	b := core.NewBuilder(ctx)
	curve := poly.GetPolyType(ctx, 2)
	args := b.CreateBlock(new(core.Region), []core.Type{curve, ctx.Tuple(curve)}).Args()
	join := splineapi.NewJoin(b, args[0], args[0], "ab")
	if _, ok := splineapi.AsJoinOp(join.Op); !ok || join.X() != args[0] || join.Op.String() == "" {
		t.Errorf("%v is not what was asked for", join.Op)
	}
	if _, ok := splineapi.AsJoinOp(nil); ok {
		t.Error("nothing has a view")
	}
	if all := spline.NewAll(b, args[1]); all.Curves() != args[1] {
		t.Errorf("%v is not what was asked for", all.Op)
	}
}
