package cf_test

import (
	"testing"

	"github.com/odsgen/ods/core"
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
		br, ok := core.Conditional.Of(blocks[test.block].Last())
		if !ok {
			t.Fatalf("block %d: no conditional branch", test.block)
		}
		got := br.SuccessorForOperands([]core.Attribute{test.operand})
		if test.want < 0 && got != nil || test.want >= 0 && got != blocks[test.want] {
			t.Errorf("block %d with %v: wrong successor", test.block, test.operand)
		}
	}
	for block, want := range map[int][]int{0: {1, 2}, 1: {2, 1, 0}, 2: {0}} {
		br, _ := core.Branch.Of(blocks[block].Last())
		for i, n := range want {
			if got := len(br.SuccessorOperands(i).Forwarded()); got != n {
				t.Errorf("block %d passes %d values to successor %d, want %d", block, got, i, n)
			}
		}
	}
	// Values can be taken out of the middle of nested lists; the sizes follow.
	sw := blocks[1].Last()
	br, _ := core.Branch.Of(sw)
	br.SuccessorOperands(1).Erase(0)
	if br, _ := core.Branch.Of(sw); len(br.SuccessorOperands(0).Forwarded()) != 2 || len(br.SuccessorOperands(1).Forwarded()) != 0 {
		t.Error("erasing an operand of a case moved others")
	}
}
