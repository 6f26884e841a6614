package affine

import (
	"strings"
	"testing"
)

// FuzzParse: any bytes give a result or an error inside the text, never a panic; what is parsed prints, parses again
// and has the same value.
func FuzzParse(f *testing.F) {
	for _, c := range []string{
		"(d0, d1)[s0] -> (d0 + s0 * 2, -d1, (d0 * 3 + d1) floordiv 8)",
		"(i)[n] : (i - n + 3 >= 0, i <= 5, n == i)",
		"(d0)[s0] -> ((d0 - d0 mod s0) mod s0, d0 ceildiv -3)",
		"[%i + symbol(%n), %j#2 * 4]",
		"(d0) -> (d0 +\n // c\n",
		"(d0) -> (9223372036854775807 + 1)",
	} {
		f.Add([]byte(c))
	}
	f.Fuzz(func(t *testing.T, src []byte) {
		checkErr := func(err *Error) {
			for ; err != nil; err = err.Next {
				if err.Offset < 0 || err.Offset > len(src) || err.Msg == "" {
					t.Fatalf("bad error %v in %q", err, src)
				}
			}
		}
		_, _, _, _, err := ParseMapOfSSA(src, 0, Square)
		checkErr(err)
		_, _, _, _, err = ParseExprOfSSA(src, 0)
		checkErr(err)
		m, s, end, err := ParseMapOrSet(src, 0)
		checkErr(err)
		if err != nil {
			return
		}
		if end < 0 || end > len(src) {
			t.Fatalf("end %d of %d", end, len(src))
		}
		if s != nil {
			m = &Map{s.dims, s.syms, s.constraints}
		}
		_ = SimplifyMap(m)
		checkReparse(t, m)
	})
}

// checkReparse parses the text of m again. Texts with the magnitude of the least int64 or with a doubled minus of it
// are what upstream prints and does not read.
func checkReparse(t *testing.T, m *Map) {
	text := m.String()
	again, _, err := ParseMap([]byte(text), 0)
	if err != nil {
		if strings.Contains(text, "9223372036854775808") || err.Next == nil && strings.Contains(err.Msg, "split it") {
			return
		}
		t.Fatalf("%s: %v", text, err)
	}
	point := func(n int) []int64 {
		v := make([]int64, n)
		for i := range v {
			v[i] = int64(i*7 + 3)
		}
		return v
	}
	dims, syms := point(m.dims), point(m.syms)
	for i, e := range m.results {
		want, ok := e.Eval(dims, syms)
		if !ok {
			continue
		}
		if got, ok := again.results[i].Eval(dims, syms); !ok || got != want {
			t.Fatalf("%s: result %d was %d, is %d (%v)", text, i, want, got, ok)
		}
	}
}
