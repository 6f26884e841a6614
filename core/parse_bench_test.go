package core

import (
	"fmt"
	"strings"
	"testing"
)

// benchDialect has operations with the syntax that most have: %a, %b : type, and a function.
func benchDialect() *Dialect {
	binary := &OpDef{Name: "t.add", Results: []ValueDef{{}}, Parse: func(p *Parser, st *OperationState) bool {
		var a, b OperandRef
		var t Type
		if !p.Operand(&a) || !p.Punct(PunctComma) || !p.Operand(&b) || !p.AttrDict(&st.Attrs) || !p.ColonType(&t) {
			return false
		}
		st.Types = append(st.Types, t)
		return p.Resolve(&st.Operands, a, t) && p.Resolve(&st.Operands, b, t)
	}}
	d := apiDialect(func(p *Parser, st *OperationState) bool { return true })
	d.Def.Ops = append(d.Def.Ops, binary)
	return d
}

func benchParse(b *testing.B, workers int, src string) {
	d := benchDialect()
	text := []byte(src)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		op, list := Parse(NewContext(d), text, ParseOptions{Workers: workers, NoVerify: true, AllowUnregistered: true})
		if op == nil {
			b.Fatal(list)
		}
	}
}

func benchBodies(n int, line func(i int) string) string {
	var b strings.Builder
	for range n {
		b.WriteString("t.body (%a : i32, %b : i32) {\n  %0 = t.add %a, %b : i32\n")
		for i := 1; i < 40; i++ {
			b.WriteString(line(i))
		}
		b.WriteString("}\n")
	}
	return b.String()
}

func BenchmarkParse(b *testing.B) {
	custom := benchBodies(1000, func(i int) string { return fmt.Sprintf("  %%%d = t.add %%%d, %%a : i32\n", i, i-1) })
	for _, workers := range []int{1, 2} {
		b.Run(fmt.Sprintf("custom/workers=%d", workers), func(b *testing.B) { benchParse(b, workers, custom) })
	}
	b.Run("generic", func(b *testing.B) {
		benchParse(b, 1, benchBodies(1000, func(i int) string {
			return fmt.Sprintf("  %%%d = \"t.add\"(%%%d, %%a) {x = %d : i32, s = @f} : (i32, i32) -> i32\n", i, i-1, i)
		}))
	})
	b.Run("types", func(b *testing.B) {
		benchParse(b, 1, benchBodies(1000, func(i int) string {
			return fmt.Sprintf("  %%%d = \"x.y\"() : () -> memref<%dx4xf32, strided<[4, 1], offset: ?>>\n", i, i%10)
		}))
	})
	b.Run("locations", func(b *testing.B) {
		benchParse(b, 1, benchBodies(1000, func(i int) string {
			return fmt.Sprintf("  %%%d = t.add %%%d, %%a : i32 loc(#loc%d)\n", i, i-1, i)
		})+"#loc0 = loc(\"f\":1:1)\n"+func() (s string) {
			for i := range 40 {
				s += fmt.Sprintf("#loc%d = loc(\"f\":%d:1)\n", i+1, i)
			}
			return s
		}())
	})
	b.Run("blocks", func(b *testing.B) {
		benchParse(b, 1, benchBodies(1000, func(i int) string {
			return fmt.Sprintf("  \"x.br\"(%%a)[^b%d] : (i32) -> ()\n^b%d(%%x%d : i32):\n", i, i, i)
		}))
	})
	b.Run("dense", func(b *testing.B) {
		benchParse(b, 1, fmt.Sprintf(`"a"() {x = dense<[%s1]> : tensor<100001xi32>} : () -> ()`, strings.Repeat("123, ", 100_000)))
	})
}
