package cf_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// TestBranchInterfaces asks terminators where they go and what they pass.
func TestBranchInterfaces(t *testing.T) {
	c := core.NewContext(dialects()...)
	top, err := core.ParseString(c, "f.mlir", `
func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2(%x, %x : i32, i32)
^bb1(%a: i32):
  cf.switch %a : i32, [default: ^bb2(%a, %x : i32, i32), 7: ^bb1(%x : i32), 9: ^bb3]
^bb2(%b: i32, %d: i32):
  cf.br ^bb3
^bb3:
  return
}`)
	if err != nil {
		t.Fatal(err)
	}
	var blocks []*core.Block
	top.WalkPost(func(op *core.Operation) core.WalkResult {
		if op.Has(core.TraitTerminator) {
			blocks = append(blocks, op.Block())
		}
		return core.WalkAdvance
	})
	for _, test := range []struct {
		block   int
		operand core.Attribute
		want    int // -1: unknown
	}{
		{0, c.Bool(true), 1}, {0, c.Bool(false), 2}, {0, nil, -1},
		{1, c.I32Attr(7), 1}, {1, c.I32Attr(9), 3}, {1, c.I32Attr(8), 2}, {1, nil, -1},
	} {
		br, ok := flow.ConditionalBranchOpInterfaceKey.Of(blocks[test.block].Last())
		if !ok {
			t.Fatalf("block %d: no conditional branch", test.block)
		}
		got := br.SuccessorForOperands([]core.Attribute{test.operand})
		if test.want < 0 && got != nil || test.want >= 0 && got != blocks[test.want] {
			t.Errorf("block %d with %v: wrong successor", test.block, test.operand)
		}
	}
	for block, want := range map[int][]int{0: {1, 2}, 1: {2, 1, 0}, 2: {0}} {
		br, _ := flow.BranchOpInterfaceKey.Of(blocks[block].Last())
		for i, n := range want {
			if got := len(br.SuccessorOperands(i).Forwarded()); got != n {
				t.Errorf("block %d passes %d values to successor %d, want %d", block, got, i, n)
			}
		}
	}
	// Values can be taken out of the middle of nested lists; the sizes follow.
	sw := blocks[1].Last()
	br, _ := flow.BranchOpInterfaceKey.Of(sw)
	br.SuccessorOperands(1).Erase(0)
	if br, _ := flow.BranchOpInterfaceKey.Of(sw); len(br.SuccessorOperands(0).Forwarded()) != 2 ||
		len(br.SuccessorOperands(1).Forwarded()) != 0 {
		t.Error("erasing an operand of a case moved others")
	}
}

// TestManyCases changes what a switch with more cases than are counted one by one forwards, all at once.
func TestManyCases(t *testing.T) {
	const n = 40
	var text strings.Builder
	text.WriteString("func.func @f(%f: i32, %x: i32, %y: i32) {\n  cf.switch %f : i32, [default: ^d(%x : i32)")
	for i := range n {
		if i%2 == 0 {
			fmt.Fprintf(&text, ", %d: ^e", i)
		} else {
			fmt.Fprintf(&text, ", %d: ^d(%%y : i32)", i)
		}
	}
	text.WriteString("]\n^d(%a: i32):\n  return\n^e:\n  return\n}")
	c := core.NewContext(dialects()...)
	top, err := core.ParseString(c, "f.mlir", text.String())
	if err != nil {
		t.Fatal(err)
	}
	f := top.Region(0).Entry().First()
	sw := f.Region(0).Entry().Last()
	x, y := f.Region(0).Entry().Arg(1), f.Region(0).Entry().Arg(2)
	br, _ := flow.BranchOpInterfaceKey.Of(sw)
	for k := range sw.NumOperands() {
		i, arg, ok := flow.ForwardedTo(sw, br, k)
		if want := max(0, 2*(k-1)); ok != (k > 0) || i != want || arg != 0 {
			t.Errorf("operand %d goes to argument %d of successor %d, want 0 of %d", k, arg, i, want)
		}
	}
	drop := make([]bool, sw.NumOperands())
	for k := 1; k < len(drop); k++ {
		drop[k] = k == 1 || k%2 == 0 // the default's and every second one
	}
	sw.EraseOperands(drop)
	extra := map[int][]*core.Value{0: {y}, n - 1: {x, y}, n: {x}}
	flow.AppendForwarded(sw, br, extra)
	for i := range n + 1 {
		want := slices.Clone(extra[i])
		if i > 0 && i%4 == 0 {
			want = append([]*core.Value{y}, want...)
		}
		if got := br.SuccessorOperands(i).Forwarded(); !slices.Equal(got, want) {
			t.Errorf("successor %d gets %d values, want %d", i, len(got), len(want))
		}
	}
}
