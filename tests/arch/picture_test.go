package arch

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the pictures anew")

// TestPictures compares the pictures in the documentation with the tree.
func TestPictures(t *testing.T) {
	needGo(t)
	tree, err := Load("../..")
	if err != nil {
		t.Fatal(err)
	}
	pictures, err := Pictures(tree)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range pictures {
		path := filepath.Join("../../docs/architecture", p.Name+".svg")
		if *update {
			if err := os.WriteFile(path, []byte(p.SVG()), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != p.SVG() {
			t.Errorf("%s is out of date (%v): go run ./tests/arch/draw", path, err)
		}
	}
}

// TestPictureNames: a box that names what the code does not declare is an error.
func TestPictureNames(t *testing.T) {
	needGo(t)
	tree, err := Load("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		box  Box
		want string
	}{
		{Box{Package: "core", Symbol: "Parse"}, ""},
		{Box{Package: "passes", Symbol: "Manager.Run"}, ""},
		{Box{Package: "core", Symbol: "NoSuchThing"}, `declares no "NoSuchThing"`},
		{Box{Package: "nowhere"}, `no package "nowhere"`},
	} {
		got := ""
		if err := tree.declares(c.box); err != nil {
			got = err.Error()
		}
		if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("%v: got %q, want %q", c.box, got, c.want)
		}
	}
}

// TestLayout: boxes of a picture do not overlap, and arrows lead downwards.
func TestLayout(t *testing.T) {
	p := Picture{
		Boxes: []Box{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d", Says: []string{"a long line of text"}}},
		Links: []Link{{"a", "b", "x"}, {"b", "c", ""}, {"a", "c", ""}, {"a", "d", ""}},
	}
	d := p.layout()
	if len(d.rows) != 3 || len(d.links) != 5 {
		t.Fatalf("got %d rows and %d links, want 3 and 5 (one link is bent)", len(d.rows), len(d.links))
	}
	for _, row := range d.rows {
		for i := 1; i < len(row); i++ {
			if row[i].x < row[i-1].x+row[i-1].w {
				t.Errorf("%q overlaps %q", row[i].Name, row[i-1].Name)
			}
		}
	}
	for _, l := range d.links {
		if l.to.y <= l.from.y+l.from.h {
			t.Errorf("the arrow from %q to %q does not lead downwards", l.from.Name, l.to.Name)
		}
	}
}
