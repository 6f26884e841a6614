package asmformat

import (
	"fmt"
	"strings"
	"testing"
)

// TestOracleCorpus compares the printers and parsers of upstream's own formats.
func TestOracleCorpus(t *testing.T) {
	dir := upstreamDir(t)
	o := findOracle(t)
	type item struct {
		s    *Subject
		text string
		f    *Format
	}
	var items []item
	corpus(t, dir, func(s *Subject, text string) {
		f, fs := Compile(s, text)
		// mlir-tblgen does not end on the equations of this one, when both are written with the same transformer.
		if !fs.HasErrors() && s.Kind == OpSubject && s.Name != "vector.deinterleave" {
			items = append(items, item{s, text, f})
		}
	})
	if testing.Short() {
		items = items[:100]
	}
	compared, bad := 0, 0
	var judge func(part []item)
	judge = func(part []item) {
		var td strings.Builder
		td.WriteString(prelude)
		for i, it := range part {
			tdOp(&td, i, it.s, it.text)
		}
		out, msgs := o.run(t, td.String(), false)
		if out == "" {
			if half := len(part) / 2; half > 0 {
				judge(part[:half])
				judge(part[half:])
				return
			}
			t.Logf("%s: %.300s", part[0].s.Name, msgs)
			return
		}
		for i, it := range part {
			code, ok := body(out, fmt.Sprintf("void O%d::print(", i))
			if !ok {
				t.Logf("%s: mlir-tblgen rejects our rendering\n%s", it.s.Name, it.text)
				continue
			}
			compared++
			if code, ok := body(out, fmt.Sprintf("::mlir::ParseResult O%d::parse(", i)); ok {
				want, got := parsed(code), ourParse(it.s, it.f)
				if want != got {
					if bad++; bad < 10 {
						t.Errorf("%s\n%s\nwant %s\n got %s", it.s.Name, it.text, want, got)
					}
				}
			} else {
				t.Errorf("%s: no parser", it.s.Name)
			}
			want, got := printed(code, false), ourPrint(it.s, it.f.Program.Print)
			if want != got {
				if bad++; bad < 10 {
					t.Errorf("%s\n%s\nwant %s\n got %s", it.s.Name, it.text, want, got)
				}
			}
		}
	}
	for first := 0; first < len(items); first += batch {
		judge(items[first:min(first+batch, len(items))])
	}
	t.Logf("%d printers and parsers compared, %d differ", compared, bad)
	if compared < len(items)*98/100 {
		t.Errorf("only %d of %d formats could be compared", compared, len(items))
	}
}

// batch is how many operations one run of mlir-tblgen gets.
const batch = 100
