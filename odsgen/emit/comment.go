package emit

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"unicode"

	"github.com/odsgen/ods/odsgen/internal/form"
)

var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\f", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029",
	"\n")

// commentLines returns text as lines that can come after "//". Every comment that has text of a definition is made of
// them: whatever ends a line anywhere ends one here, and nothing is left that Go reads as anything but a comment. The
// lines start with a blank, so that none is a directive such as //go:linkname.
func commentLines(text string) []string {
	text = lineEnds.Replace(text)
	text = strings.Map(func(r rune) rune {
		if r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == unicode.ReplacementChar) {
			return ' '
		}
		return r
	}, text)
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		if strings.HasPrefix(strings.TrimSpace(l), "+build") {
			l = "'+build'" + strings.TrimPrefix(strings.TrimSpace(l), "+build") // a build constraint of old
		}
		lines[i] = strings.TrimRight(" "+l, " \t")
	}
	return lines
}

// comment returns text as a comment after code, "" for none.
func comment(text string) string {
	text = strings.TrimSpace(commentLines(form.FirstLine(text))[0])
	if text == "" {
		return ""
	}
	return " // " + text
}

// commentBlock returns text as a comment of whole lines.
func commentBlock(text string) string {
	return "//" + strings.Join(commentLines(text), "\n//") + "\n"
}

// checkSource is [checkFile] of text.
func checkSource(name string, text []byte, imports map[string]string) error {
	f, err := parser.ParseFile(token.NewFileSet(), name, text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	return checkFile(name, f, imports)
}

// checkFile makes sure that a file holds what the emitter put into it and nothing else: only the imports that it asked
// for, no directive, no function that runs by itself. It is the last line of defence against text that a definition
// smuggles into code.
func checkFile(name string, f *ast.File, imports map[string]string) error {
	for _, i := range f.Imports {
		if p := strings.Trim(i.Path.Value, `"`); imports[p] == "" || p == "C" {
			return fmt.Errorf("emit: %s imports %s, which nothing asked for", name, i.Path.Value)
		}
	}
	for _, g := range f.Comments {
		for _, c := range g.List {
			if c.Text != "//" && !strings.HasPrefix(c.Text, "// ") && !strings.HasPrefix(c.Text, "//\t") ||
				strings.HasPrefix(c.Text, "// +build") {
				return fmt.Errorf("emit: %s has a comment that is none: %.80q", name, c.Text)
			}
		}
	}
	for _, d := range f.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && (fn.Body == nil || fn.Recv == nil && (fn.Name.Name == "init" || fn.Name.Name == "main")) {
			return fmt.Errorf("emit: %s declares the function %q, which nothing asked for", name, fn.Name.Name)
		}
	}
	return nil
}
