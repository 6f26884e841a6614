package conformance

import (
	"fmt"
	"strings"
	"testing"
	"time"

	backend "github.com/odsgen/ods/backend/all"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

// large are inputs with one thing that there is a lot of, and passes that took a time in the square of the number for
// it.
var large = []struct {
	pass  string
	write func(b *strings.Builder, n int)
}{
	{"canonicalize", branchesOnOneCondition}, {"canonicalize", conditionalsOnOneCondition}, {"sccp", edgesToOneBlock},
	{"remove-dead-values", edgesToOneBlock}, {"int-range-optimizations", edgesToOneBlock},
}

func branchesOnOneCondition(b *strings.Builder, n int) {
	b.WriteString("func.func @f(%c: i1, %a: i32) {\n  cf.br ^b0\n")
	for i := range n {
		fmt.Fprintf(b, "^b%[1]d:\n  cf.cond_br %%c, ^t%[1]d, ^e%[1]d\n^t%[1]d:\n  \"u\"(%%c) : (i1) -> ()\n  cf.br ^b%[2]d\n^e%[1]d:\n  \"w\"() : () -> ()\n  cf.br ^b%[2]d\n", i, i+1)
	}
	fmt.Fprintf(b, "^b%d:\n  return\n}\n", n)
}

func conditionalsOnOneCondition(b *strings.Builder, n int) {
	b.WriteString("func.func @f(%c: i1) {\n")
	for range n {
		b.WriteString("scf.if %c {\n  \"u\"(%c) : (i1) -> ()\n}\n\"w\"() : () -> ()\n")
	}
	b.WriteString("return\n}\n")
}

func edgesToOneBlock(b *strings.Builder, n int) {
	b.WriteString("func.func @f(%a: i32, %b: i32) -> i32 {\n  cf.br ^b0(%a : i32)\n")
	for i := range n {
		fmt.Fprintf(b, "^b%[1]d(%%x%[1]d: i32):\n  %%y%[1]d = arith.addi %%x%[1]d, %%b : i32\n  %%c%[1]d = arith.cmpi slt, %%y%[1]d, %%b : i32\n  cf.cond_br %%c%[1]d, ^b%[2]d(%%y%[1]d : i32), ^b%[3]d(%%x%[1]d : i32)\n",
			i, i+1, n)
	}
	fmt.Fprintf(b, "^b%[1]d(%%x%[1]d: i32):\n  return %%x%[1]d : i32\n}\n", n)
}

// TestLarge runs them on inputs that would take many times as long.
func TestLarge(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	const n, limit = 24_000, 30 * time.Second
	dialects := all.Registry()
	backend.Extend(dialects)
	reg := backend.Passes()
	for _, x := range large {
		var b strings.Builder
		x.write(&b, n)
		start := time.Now()
		if problem, invalid := runPass(core.NewContextWith(dialects), reg.New(x.pass), b.String()); problem+invalid != "" {
			t.Errorf("%s: %s%s", x.pass, problem, invalid)
		}
		if took := time.Since(start); took > limit {
			t.Errorf("%s took %v", x.pass, took)
		}
	}
}
