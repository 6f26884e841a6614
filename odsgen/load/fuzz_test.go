package load

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
	"golang.org/x/tools/txtar"
)

// seeds are definitions that load, and definitions with faults.
func seeds(tb testing.TB) []string {
	var out []string
	for _, pattern := range []string{"../testdata/load/*.txtar", "../testdata/codes/*.txtar"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			tb.Fatal(err)
		}
		for _, name := range files {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				tb.Fatal(err)
			}
			out = append(out, string(ar.Files[0].Data))
		}
	}
	files, _ := filepath.Glob("../../defs/*/*.yaml")
	for _, name := range files {
		if data, err := os.ReadFile(name); err == nil && !strings.Contains(name, "builtin") {
			out = append(out, string(data))
		}
	}
	return out
}

// survive loads a definition and checks what must hold whatever it says: no panic, findings with sensible places, the
// same ones again.
func survive(tb testing.TB, text string) {
	ar := &txtar.Archive{Files: []txtar.File{{Name: "d.yaml", Data: []byte(text)}}}
	first, list := loadArchive(ar)
	for _, d := range list {
		checkPlace(tb, d, text)
	}
	if second, _ := loadArchive(ar); first != second {
		tb.Errorf("two loads differ:\n%s\n%s", first, second)
	}
}

func checkPlace(tb testing.TB, d diag.Diagnostic, text string) {
	tb.Helper()
	if d.Code == "" || d.Message == "" {
		tb.Errorf("finding without code or message: %+v", d)
	}
	if d.Pos.File == "d.yaml" {
		lines := strings.Count(text, "\n") + 1
		if d.Pos.Line < 1 || d.Pos.Line > lines || d.Pos.Col < 1 || d.Pos.Col > len(d.SourceLine)+1 {
			tb.Errorf("place %v is outside the file: %s", d.Pos, d.Message)
		}
	}
	for _, n := range d.Notes {
		if n.Pos.Line == 0 {
			tb.Errorf("note without a place: %s", n.Message)
		}
	}
}

// fragments are pieces of the language that mutations put anywhere.
var fragments = []string{
	"I32", "AnyType", "TensorOf<[I32]>", "I<32>", "Variadic<X>", "[]", "{}", "[a, b]", "{a: b}", "true", "null", "-1",
	"99999999999999999999", "'", "\"", "|", ">",
	"${x}", "${", "$x", "$", "self", "not", "and", "extends: T", "mixins: [M]", "for_each: {x: [1, 2]}", "- ", ": ", "  ", "\t", "#",
	"!", "&a", "*a", "custom",
	"AllTypesMatch: [a, b]", "TypesMatchWith", "Pure", "nested", "variadic: nested", "type: ", "default: ",
	"pred: all_equal(type(v) for v in values)", "d.a",
	"dim(self, -1) in [1, 2]", "each items is StrAttr", "go(Foo)", "with_element($a, I1)", "\x00", "é", "",
}

// mutate changes a definition in a few random places, by lines, words and characters.
func mutate(r *rand.Rand, text string) string {
	for range 1 + r.IntN(4) {
		lines := strings.SplitAfter(text, "\n")
		i := r.IntN(len(lines))
		switch r.IntN(8) {
		case 0:
			lines[i] = ""
		case 1:
			lines[i] += lines[r.IntN(len(lines))]
		case 2:
			lines[i] = strings.Repeat(" ", r.IntN(8)) + strings.TrimLeft(lines[i], " ")
		case 3, 4, 5:
			words := strings.SplitAfter(lines[i], " ")
			j := r.IntN(len(words))
			words[j] = fragments[r.IntN(len(fragments))] + " "
			lines[i] = strings.TrimSuffix(strings.Join(words, ""), " ")
			if !strings.HasSuffix(lines[i], "\n") {
				lines[i] += "\n"
			}
		case 6:
			if n := len(lines[i]); n > 0 {
				j := r.IntN(n)
				lines[i] = lines[i][:j] + fragments[r.IntN(len(fragments))] + lines[i][j:]
			}
		case 7:
			if n := len(lines[i]); n > 0 {
				j := r.IntN(n)
				lines[i] = lines[i][:j] + lines[i][j+1:]
			}
		}
		text = strings.Join(lines, "")
	}
	return text
}

// TestMutations loads randomly damaged definitions.
func TestMutations(t *testing.T) {
	n := 200
	if testing.Short() {
		n = 60
	}
	list := seeds(t)
	for i := range n {
		r := rand.New(rand.NewPCG(1, uint64(i)))
		text := mutate(r, list[r.IntN(len(list))])
		func() {
			defer func() {
				if p := recover(); p != nil {
					t.Fatalf("mutation %d panics: %v\n%s", i, p, text)
				}
			}()
			survive(t, text)
		}()
		if t.Failed() {
			t.Fatalf("mutation %d:\n%s", i, text)
		}
	}
}

// FuzzLoad loads arbitrary bytes, and mutations of the seeds that they choose.
func FuzzLoad(f *testing.F) {
	list := seeds(f)
	for i, s := range list {
		f.Add([]byte(s), uint64(i))
	}
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		if len(data) > 1<<16 {
			return
		}
		text := string(bytes.ToValidUTF8(data, []byte("?")))
		if seed%2 == 0 {
			r := rand.New(rand.NewPCG(2, seed))
			text = mutate(r, fmt.Sprint(list[int(seed/2)%len(list)]))
		}
		survive(t, text)
	})
}
