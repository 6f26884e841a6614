package bytecode

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

// The places of the shards of a large module may be apart or not: in one file or several, on one line, in locations that
// consist of others and in attributes.
func TestWriteWorkersLocations(t *testing.T) {
	body := func(b *bytes.Buffer, i int, loc func(k int) string) {
		fmt.Fprintf(b, "func.func @f%d(%%x: i32 loc(unknown)) -> i32 {\n", i)
		for k := range 30 {
			fmt.Fprintf(b, "  %%%d = arith.addi %%x, %%x : i32%s\n", k, loc(k))
		}
		fmt.Fprintf(b, "  return %%29 : i32\n}%s\n", loc(31))
	}
	for name, loc := range map[string]func(i, k int) string{
		"one line":   func(i, k int) string { return ` loc("a.c":7:3)` },
		"ascending":  func(i, k int) string { return fmt.Sprintf(` loc("a.c":%d:3)`, 100*i+k) },
		"descending": func(i, k int) string { return fmt.Sprintf(` loc("a.c":%d:3)`, 100000-100*i-k) },
		"files":      func(i, k int) string { return fmt.Sprintf(` loc("a%d.c":%d:3)`, (i+k)%3, 100*i+k%7) },
		"mixed": func(i, k int) string {
			switch k % 5 {
			case 0:
				return " loc(unknown)"
			case 1:
				return fmt.Sprintf(` loc(callsite("g"("a.c":%d:3) at "a.c":%d:1))`, k, 100*i)
			case 2:
				return fmt.Sprintf(` loc(fused<"m">["a.c":%d:3, "b.c":%d:1])`, 100*(i+1)+k, k)
			case 3:
				return ""
			}
			return fmt.Sprintf(` loc("a.c":%d:3)`, 100*i+k)
		},
	} {
		t.Run(name, func(t *testing.T) {
			var src bytes.Buffer
			for i := range 400 {
				body(&src, i, func(k int) string { return loc(i, k) })
			}
			fmt.Fprintln(&src, `"test.loc"() {l = loc("a.c":707:3), m = loc(fused["a.c":9:9, "z.c":1:1])} : () -> ()`)
			op := parse(t, dialects(), src.Bytes())
			var want []byte
			for _, workers := range []int{1, 2, 5} {
				var b bytes.Buffer
				if err := bytecode.Write(&b, op, bytecode.WriteOptions{Workers: workers, Producer: upstreamProducer}); err != nil {
					t.Fatal(err)
				}
				if want == nil {
					want = b.Bytes()
				} else if !bytes.Equal(b.Bytes(), want) {
					t.Errorf("%d workers write other bytes than one, from byte %d on", workers, firstDifference(b.Bytes(), want))
				}
			}
			if theirs, _, ok := upstream(src.Bytes(), "--emit-bytecode"); ok && !bytes.Equal(want, theirs) {
				t.Errorf("mlir-opt writes other bytes, from byte %d on", firstDifference(theirs, want))
			}
			again, list := bytecode.Read(newContext(dialects()), want, core.ParseOptions{Name: "<stdin>"})
			if again == nil {
				t.Fatal(list)
			}
		})
	}
}
