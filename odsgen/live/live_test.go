package live_test

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

func loadLive(t *testing.T, paths ...string) *live.Set {
	t.Helper()
	set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}}, paths...)
	if list.HasErrors() {
		var b strings.Builder
		diag.Render(&b, list...)
		t.Fatal(b.String())
	}
	return set
}

func TestSmoke(t *testing.T) {
	set := loadLive(t, "../../defs/arith/arith.yaml", "../../defs/cf/cf.yaml", "../../examples/toy/toy.yaml")
	ctx := core.NewContext(set.Dialects()...)
	text := `
%a, %b = "test.x"() : () -> (i32, i32)
%f, %m = "test.x"() : () -> (f32, vector<4xf32>)
%s = arith.addi %a, %b overflow<nsw, nuw> : i32
%t = arith.addf %f, %f fastmath<contract> : f32
%c = arith.cmpi slt, %a, %b : i32
%d = "arith.constant"() <{value = 1 : i32}> : () -> i32
%x = toy.constant 384 : <8>
%y = toy.mul %x, %x rounding<nearest> : <8>
%z = toy.scale %y by <3 : 4> : <8>
%w = toy.rescale %z : <8> to <4>
%i = toy.to_int %w : <4>
cf.cond_br %c, ^a(%a : i32), ^b
^a(%p : i32):
  cf.br ^b
^b:
  cf.assert %c, "no"
  "test.end"() : () -> ()
`
	ctx.AllowUnregistered(true)
	op, list := core.Parse(ctx, []byte("\"test.r\"() ({"+text+"}) : () -> ()"), core.ParseOptions{Name: "in", AllowUnregistered: true})
	if len(list) > 0 {
		var b strings.Builder
		diag.Render(&b, list...)
		t.Fatal(b.String())
	}
	t.Log(op.String())
	for _, l := range set.Losses() {
		t.Log(l.Kind, l.Owner, l.Hook)
	}
}
