package affine

import "testing"

// roundTrips maps the body of an affine_map or affine_set to what mlir-opt 22.1.8 prints for it.
var roundTrips = []struct{ in, out string }{
	{"(d0,d1)[s0]->(d0 + s0*2, -d1, (d0*3+d1) floordiv 8)", "(d0, d1)[s0] -> (d0 + s0 * 2, -d1, (d0 * 3 + d1) floordiv 8)"},
	{"(i)[n]:(i - n + 3 >= 0, i<=5, n==i)", "(d0)[s0] : (d0 - s0 + 3 >= 0, -d0 + 5 >= 0, -d0 + s0 == 0)"},
	{"(i)->(9223372036854775807 + 1, i-9223372036854775807 - 1)", "(d0) -> (9223372036854775807 + 1, d0 - -9223372036854775808)"},
}

func TestRoundTrip(t *testing.T) {
	for _, c := range roundTrips {
		m, s, end, err := ParseMapOrSet([]byte(c.in), 0)
		if err != nil {
			t.Errorf("%s: %v", c.in, err)
			continue
		}
		if end != len(c.in) {
			t.Errorf("%s: end %d, want %d", c.in, end, len(c.in))
		}
		got := m.String()
		if s != nil {
			got = s.String()
		}
		if got != c.out {
			t.Errorf("%s: got %s, want %s", c.in, got, c.out)
		}
	}
}
