package lsp

import (
	"context"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/lsp/irlang"
)

var edits = flag.Int("edits", 1500, "how many random edits TestRandomEdits makes")

// texts are files of IR of this repository.
func texts(t *testing.T) []string {
	var out []string
	for _, dir := range []string{"../../examples", "../../passes", "../../core"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".mlir" {
				return err
			}
			text, err := os.ReadFile(path)
			if len(text) < 8<<10 {
				out = append(out, string(text))
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(out) < 20 {
		t.Fatalf("only %d texts", len(out))
	}
	return out
}

// edit changes a text: it deletes, doubles, moves or inserts a piece.
func edit(r *rand.Rand, text string) string {
	if len(text) < 2 {
		return "func.func @f() {\n  return\n}\n"
	}
	at := r.IntN(len(text))
	n := min(1+r.IntN(1+r.IntN(30)), len(text)-at)
	switch r.IntN(6) {
	case 0:
		return text[:at] + text[at+n:]
	case 1:
		return text[:at+n] + text[at:]
	case 2:
		to := r.IntN(len(text))
		return text[:to] + text[at:at+n] + text[to:]
	case 3:
		pieces := []string{"%0", "^bb0", "@f", "{", "}", "(", ")", "<", ">", ":", "i32", "\n", "\"", "//", "!t", "#a", "::", "->",
			"func.func @x", "arith.addi ", "= ", "// -----\n", "loc(", "\x00", "\xff", "é"}
		return text[:at] + pieces[r.IntN(len(pieces))] + text[at:]
	case 4:
		return text[:at] + string(rune(' '+r.IntN(95))) + text[at+1:]
	}
	line := strings.LastIndexByte(text[:at], '\n') + 1
	end := line + strings.IndexByte(text[line:]+"\n", '\n')
	return text[:line] + text[min(end+1, len(text)):]
}

// TestRandomEdits edits files at random. After each edit the findings begin with those of a parser that does not recover,
// which is what "ods opt" prints; and nothing panics, whatever is asked.
func TestRandomEdits(t *testing.T) {
	n := *edits
	if testing.Short() {
		n = 100
	}
	r := rand.New(rand.NewPCG(1, 2))
	reg := registry()
	lang := irlang.New(irlang.Options{Dialects: reg, Passes: passRegistry()})
	all := texts(t)
	text := ""
	more := 0
	for i := range n {
		if i%25 == 0 {
			text = all[r.IntN(len(all))]
		}
		text = edit(r, text)
		f := lsp.NewFile("file:///r.mlir", "mlir", i, []byte(text))
		s := lsp.NewSnapshot(nil, f)
		got := lsp.Diagnose(context.Background(), lang, s, f)
		want := opt(reg, f)
		if len(got) > len(want) {
			more++
		}
		if !agree(got, want) {
			t.Fatalf("edit %d: got\n%v\nwant\n%v\nin\n%s", i, got, want, text)
		}
		if i%5 == 0 {
			askEverything(lang, s, f, r.IntN(len(text)+1))
		}
	}
	t.Logf("%d edits, of which %d had more errors than the first", n, more)
}

// opt returns what a parser without recovery finds in each part.
func opt(reg *core.Registry, f *lsp.File) []diag.List {
	var out []diag.List
	start, line := 0, 1
	for {
		end := len(f.Text)
		rest := string(f.Text[start:])
		cut := -1
		for at := 0; at < len(rest); {
			if strings.HasPrefix(rest[at:], "// -----") {
				cut = at
				break
			}
			i := strings.IndexByte(rest[at:], '\n')
			if i < 0 {
				break
			}
			at += i + 1
		}
		if cut >= 0 {
			end = start + cut
		}
		_, list := core.Parse(core.NewContextWith(reg), f.Text[start:end:end], core.ParseOptions{Name: f.Path, FirstLine: line, Workers: 1})
		out = append(out, list)
		if cut < 0 {
			return out
		}
		next := len(f.Text)
		if i := strings.IndexByte(rest[cut:], '\n'); i >= 0 {
			next = start + cut + i + 1
		}
		line += strings.Count(string(f.Text[start:next]), "\n")
		start = next
	}
}

// agree reports whether findings have those of each part in their order, with others behind those of a part that has
// errors.
func agree(got diag.List, want []diag.List) bool {
	for i, list := range want {
		for _, d := range list {
			if len(got) == 0 || !same(got[0], d) {
				return false
			}
			got = got[1:]
		}
		if !list.HasErrors() {
			continue
		}
		if i == len(want)-1 {
			return true
		}
		for len(got) > 0 && !slices.ContainsFunc(slices.Concat(want[i+1:]...), func(d diag.Diagnostic) bool { return same(d, got[0]) }) {
			got = got[1:]
		}
	}
	return len(got) == 0
}

func same(a, b diag.Diagnostic) bool {
	return a.Pos == b.Pos && a.Message == b.Message && a.Severity == b.Severity && fmt.Sprint(a.Notes) == fmt.Sprint(b.Notes)
}

// askEverything calls all that a language can do.
func askEverything(l *irlang.Language, s *lsp.Snapshot, f *lsp.File, at int) {
	ctx := context.Background()
	l.Hover(ctx, s, f, at)
	l.Complete(ctx, s, f, at)
	l.Definition(ctx, s, f, at)
	l.References(ctx, s, f, at, true)
	l.Rename(ctx, s, f, at, "fresh")
	l.Symbols(ctx, s, f)
	l.Folds(ctx, s, f)
	l.Hints(ctx, s, f, lsp.Range{End: len(f.Text)})
	l.Tokens(ctx, s, f, lsp.Range{Start: at, End: len(f.Text)})
	l.Format(ctx, s, f)
}
