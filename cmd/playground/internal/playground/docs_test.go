package playground

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/doc"
	"github.com/odsgen/ods/odsgen/load"
)

// TestDocs: the examples of reference pages, as the site opens them, with the definition that it opens with them.
func TestDocs(t *testing.T) {
	if testing.Short() {
		t.Skip("checks the examples of all definitions")
	}
	files, err := filepath.Glob("../../../../defs/*/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	good, all := 0, 0
	for _, file := range files {
		prog, list := load.Load(load.Options{}, file)
		if list.HasErrors() {
			t.Fatal(list)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		// A new line makes the definition one that is interpreted.
		changed := string(text) + "\n"
		page, _ := doc.Build(prog.Roots[0], doc.Options{NoDiagrams: true})
		s := New()
		name := prog.Roots[0].Name
		bad, n := 0, 0
		for _, b := range page.Blocks {
			c, ok := b.(doc.Code)
			if !ok {
				continue
			}
			for i, program := range slices.Concat(c.Programs, c.Programs) {
				definition := string(text)
				if i >= len(c.Programs) {
					definition = changed
				}
				n++
				r := ask(t, s, "check", Request{Definition: definition, Program: program, Snippet: true})
				for _, f := range r.Findings {
					if f.Severity == "error" {
						bad++
						t.Logf("%s: %s\n%s", name, f.Message, strings.TrimSpace(program))
						break
					}
				}
			}
		}
		all, good = all+n, good+n-bad
		if bad > 0 {
			t.Logf("%s: %d of %d examples have errors", name, bad, n)
			if s.linked.Lookup(name) != nil {
				t.Errorf("%s: the page has this dialect", name)
			}
		}
	}
	// The syntax of some operations is Go, which the page has for its dialects only.
	t.Logf("%d of %d examples have no errors", good, all)
	if good < all*9/10 {
		t.Errorf("%d of %d examples have no errors", good, all)
	}
}
