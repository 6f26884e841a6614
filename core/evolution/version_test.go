package evolution

import "testing"

// TestVersions reads versions, compares them in the order of the list, and writes them.
func TestVersions(t *testing.T) {
	last := 0
	for _, c := range []struct{ text, written string }{{"1", "1"}, {"2", "2"}, {"10", "10"}, {"1073741823", "1073741823"},
		{"0.1", "0.1"}, {"0.1.1", "0.1.1"}, {"0.9", "0.9"}, {"0.10", "0.10"}, {"1.0.0", "1.0"}, {"1.2", "1.2"}, {"1.2.3", "1.2.3"},
		{"1.10.0", "1.10"}, {"1023.1023.1023", "1023.1023.1023"}} {
		v, ok := Parse(c.text)
		if !ok || v <= last || v > MaxVersion || Text(v) != c.written {
			t.Errorf("%s is %d, %v, behind %d, written %s", c.text, v, ok, last, Text(v))
		}
		last = v
	}
	for _, text := range []string{"", "0", "-1", "01", "1.", ".1", "1.02", "1.2.3.4", "1.1024", "1.-1", "a", "1.x", "1073741824", "+1", "1 "} {
		if v, ok := Parse(text); ok {
			t.Errorf("%q is %d", text, v)
		}
	}
	for from, to := range map[string]string{"3": "4", "1.2": "1.3", "1.2.3": "1.3"} {
		if v, _ := Parse(from); Text(Next(v)) != to {
			t.Errorf("behind %s is %s", from, Text(Next(v)))
		}
	}
}
