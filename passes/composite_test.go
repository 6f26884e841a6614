package passes_test

import (
	"context"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

// TestCompositeEnds checks when composite-fixed-point-pass stops: at once, when nothing changes any more, and with a
// warning after the greatest number of repetitions.
func TestCompositeEnds(t *testing.T) {
	const text = `func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}`
	for pipeline, want := range map[string]string{
		"composite-fixed-point-pass{pipeline=cse}":                           "",
		"composite-fixed-point-pass{pipeline=cse max-iterations=1}":          `Composite pass "CompositeFixedPointPass"+ didn't converge in 1 iterations`,
		"composite-fixed-point-pass{pipeline=cse max-iterations=1 name=Two}": `Composite pass "Two"+ didn't converge in 1 iterations`,
		"composite-fixed-point-pass{pipeline=cs}":                            "Failed to parse composite pass pipeline",
		"composite-fixed-point-pass{max-iterations=-1}":                      "Invalid maxIterations value: -1",
	} {
		c := newContext()
		op, list := core.Parse(c, []byte(text), core.ParseOptions{Name: "-"})
		if op == nil {
			t.Fatal(list)
		}
		p, list := passes.ParsePipeline(registry(), "builtin.module("+pipeline+")")
		if p == nil {
			t.Fatal(list)
		}
		list, _ = passes.NewManagerOf(c, p).Run(context.Background(), op)
		var messages []string
		for _, d := range list {
			messages = append(messages, d.Message)
		}
		got := strings.Join(messages, "\n")
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s says %q, expected %q", pipeline, got, want)
		}
	}
}
