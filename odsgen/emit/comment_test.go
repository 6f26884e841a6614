package emit

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// TestComments: whatever a text holds, a comment made of it is nothing but a comment.
func TestComments(t *testing.T) {
	for _, text := range []string{"x\nfunc init() { panic(1) }\n//", "x\r\nfunc init() {}\r//go:linkname a b", "/* */ func f() {}",
		"*/", "`", "\"", "//go:build ignore",
		"go:build ignore", "+build ignore", "x\u2028func init() {}", "x\u2029y", "x\u0085y", "\vfunc init() {}\f", "%s%d%!", "\ufeff",
		"\u202efunc", "\x00", "", "\n\n", "\xff"} {
		src := "package p\n\n" + commentBlock(text) + "var x int" + comment(text) + "\n"
		f, err := parser.ParseFile(token.NewFileSet(), "", src, parser.ParseComments)
		if err != nil || len(f.Decls) != 1 {
			t.Errorf("%q gives\n%s\n%v", text, src, err)
		}
		if err := checkSource("p.go", []byte(src), nil); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
	if got := commentBlock("one\n\n\ttwo  \nthree"); got != "// one\n//\n// \ttwo\n// three\n" {
		t.Errorf("plain text gives %q", got)
	}
}

// TestCheckSource: what does not belong into a file is found, and what does belong there is not.
func TestCheckSource(t *testing.T) {
	imports := map[string]string{"fmt": "fmt"}
	good := Header + "\n\n// Package p.\npackage p\n\nimport \"fmt\"\n\n// F is a method.\n//\n//\tcode\nfunc (T) init() { fmt.Println() }\n"
	if err := checkSource("p.go", []byte(good), imports); err != nil {
		t.Error(err)
	}
	for bad, message := range map[string]string{
		"//go:build ignore\n\npackage p\n":                      "comment",
		"// +build ignore\n\npackage p\n":                       "comment",
		"package p\n\n//go:linkname a b\nfunc a()\n":            "comment",
		"package p\n\n//line x.go:1\nvar x int\n":               "comment",
		"package p\n\nfunc init() {}\n":                         "init",
		"package p\n\nfunc asm()\n":                             "asm",
		"package p\n\nimport \"os/exec\"\n":                     "os/exec",
		"package p\n\nimport \"C\"\n":                           `"C"`,
		"package p\n\nvar x = 1 /* inside */\n":                 "comment",
		strings.Replace(good, "\"fmt\"", "_ \"net/http\"", 1):   "net/http",
		strings.Replace(good, "//\tcode", "//export code", 1):   "comment",
		strings.Replace(good, "//\tcode", "//go:noescape", 1):   "comment",
		strings.Replace(good, "//\tcode", "//go:generate x", 1): "comment",
	} {
		if err := checkSource("p.go", []byte(bad), imports); err == nil || !strings.Contains(err.Error(), message) {
			t.Errorf("%q gives %v", bad, err)
		}
	}
}
