package syntax

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
)

// FuzzModernize feeds any bytes to the reader of old text and to the writer of it. Neither may panic or hang; errors
// have places, and so has every character of the new text.
func FuzzModernize(f *testing.F) {
	files, _ := filepath.Glob("../testdata/*.mlir")
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range strings.Split(string(text), "\n\n") {
			f.Add([]byte(part))
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 4000 {
			return
		}
		x := Modernize(&core.Source{Name: "f", Text: text})
		for _, d := range x.Findings {
			if d.Pos.Line < 1 || d.Pos.Col < 1 || d.Message == "" {
				t.Fatalf("%q: %v", text, d)
			}
		}
		for i := range x.Text {
			if at := x.Origin(i); at < 0 || at > len(text) {
				t.Fatalf("%q: %d of %q is at %d", text, i, x.Text, at)
			}
		}
		Legacy(text)
		Legacy(x.Text)
	})
}
