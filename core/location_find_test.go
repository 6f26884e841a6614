package core

import "testing"

// TestFindLocShared looks for what is not there in locations that have a great many ways to the same leaf.
func TestFindLocShared(t *testing.T) {
	c := NewContext()
	l := c.NameLoc("leaf", Location{})
	for range 200 {
		l = c.CallSiteLoc(l, l)
	}
	n := 0
	if _, ok := c.FindLoc(l, func(LocDesc) bool { n++; return false }); ok || n > 1000 {
		t.Errorf("found %v after %d questions", ok, n)
	}
	if name, ok := c.findNameLoc(l); !ok || name != "leaf" {
		t.Errorf("name %q, %v", name, ok)
	}
	if _, ok := c.fileLoc(l); ok {
		t.Error("found a file")
	}
}

// TestFindLocOrder asks from the outside to the inside and from left to right, the callee before the caller.
func TestFindLocOrder(t *testing.T) {
	c := NewContext()
	file := func(name string) Location { return c.FileLoc(name, 1, 1) }
	l := c.FusedLoc([]Location{c.CallSiteLoc(c.NameLoc("n", file("a")), file("b")), file("c")}, nil)
	var order string
	c.FindLoc(l, func(d LocDesc) bool { order += d.Name + "."; return d.Name == "b" })
	if order != "..n.a.b." {
		t.Errorf("order %q", order)
	}
}
