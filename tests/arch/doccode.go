package arch

import (
	"cmp"
	"errors"
	"fmt"
	"go/ast"
	"go/doc/comment"
	"go/parser"
	"go/types"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"github.com/odsgen/ods/tests/docs"
)

// given are the variables that code in documentation uses without declaring them, with their types: the reader has them
// already. A key with the path of a package in front holds in the documentation of that package.
var given = map[string]string{
	"data": "[]byte", "text": "string", "w": "io.Writer",
	"b": "*core.Builder", "lo": "*core.Value", "hi": "*core.Value", "step": "*core.Value", "inits": "[]*core.Value",
	"x":   "*core.Value",
	"ctx": "*core.Context", "module": "*core.Operation", "reporter": "*core.Reporter", "r": "*passes.Run",
	"prog": "*model.Program", "rep": "*report.Reporter", "span": "model.Span", "unit": "*resolve.Unit", "key": "string",

	"asmformat:text":                          "string",
	"backend/layout:t":                        "core.Type",
	"backend/validate:ctx":                    "context.Context",
	"backend/validate:pipeline":               "*passes.Pipeline",
	"backend/validate:reg":                    "*passes.Registry",
	"backend/layout:structType":               "*llvm.LLVMStructType",
	"backend/tollvm:types":                    "*conversion.TypeConverter",
	"backend/wasm/host:h":                     "*engine.Host",
	"backend/wasm/host:m":                     "host.Machine",
	"backend/wasm/host:call":                  "func() *host.Stop",
	"core/affine:src":                         "[]byte",
	"core/affine:offset":                      "int",
	"core/affine/flat:m":                      "*affine.Map",
	"core/datalayout:op":                      "*core.Operation",
	"core/datalayout:t":                       "core.Type",
	"core/datalayout:index":                   "core.Type",
	"core/diag:list":                          "diag.List",
	"core/num:dst":                            "[]byte",
	"core/rewrite/conversion:types":           "*conversion.TypeConverter",
	"core/textdiff:before":                    "string",
	"core/textdiff:after":                     "string",
	"core/dim:size":                           "int64",
	"core/dim:low":                            "int64",
	"core/dim:high":                           "int64",
	"core/dim:outer":                          "int64",
	"core/dim:tile":                           "int64",
	"core/dim:n":                              "uint64",
	"core/dim:width":                          "uint64",
	"core/upstream:op":                        "*core.Operation",
	"core/evolution:context":                  "*core.Context",
	"core/frozen:poly":                        "*core.Dialect",
	"driver:reg":                              "*passes.Registry",
	"odsgen/breaking:was":                     "*model.Dialect",
	"odsgen/breaking:is":                      "*model.Dialect",
	"odsgen/internal/expand:root":             "*yamlx.Node",
	"odsgen/internal/expand:imported":         "[]*expand.Scope",
	"odsgen/internal/ruleprog:rule":           "*model.Rule",
	"odsgen/internal/show:op":                 "*model.Op",
	"odsgen/internal/show:use":                "*model.TraitUse",
	"odsgen/internal/show:fact":               "model.TypeFact",
	"odsgen/resolve:builtinTree":              "*yamlx.Node",
	"odsgen/resolve:builtinSource":            "*model.Source",
	"odsgen/resolve:tree":                     "*yamlx.Node",
	"odsgen/resolve:src":                      "*model.Source",
	"passes/dialect/affine/buffers:memref":    "*core.MemRefType",
	"passes/dialect/affine/buffers:alloc":     "*core.Operation",
	"passes/dialect/affine/buffers:old":       "*core.Value",
	"passes/dialect/affine/buffers:new":       "*core.Value",
	"passes/dialect/affine/datacopy:function": "*core.Operation",
	"passes/dialect/affine/dependence:store":  "*core.Operation",
	"passes/dialect/affine/dependence:load":   "*core.Operation",
	"passes/dialect/affine/dependence:depth":  "int",
	"passes/dialect/affine/fusion:function":   "*core.Operation",
	"passes/dialect/affine/legal:nest":        "[]affine.ForOp",
	"passes/dialect/affine/legal:sizes":       "[]uint64",
	"passes/dialect/affine/loops:loop":        "affine.ForOp",
	"passes/dialect/affine/scalrep:function":  "*core.Operation",
	"passes/dialect/affine/slice:producer":    "affine.ForOp",
	"passes/dialect/affine/slice:consumer":    "affine.ForOp",
	"passes/dialect/affine/slice:depth":       "int",
	"passes/dialect/affine/tile:nest":         "[]affine.ForOp",
	"passes/analysis/alias:a":                 "*core.Value",
	"passes/analysis/alias:b":                 "*core.Value",
	"passes/analysis/alias:op":                "*core.Operation",
	"passes/analysis/dataflow:value":          "*core.Value",
	"passes/convert/structural:types":         "*conversion.TypeConverter",
	"passes/outline:first":                    "*core.Operation",
	"passes/outline:last":                     "*core.Operation",
	"passes/outline:loop":                     "scf.ForOp",
	"passes/dialect/scf/loops:loop":           "scf.ForOp",
	"tests/conformance:dir":                   "string",
	"tests/conformance:tool":                  "conformance.Tool",
	"tests/irtest:config":                     "driver.Config",
	"tests/randir:seed":                       "uint64",
}

// given returns the type of a variable that the reader of a snippet has; "" for none.
func (s snippet) given(name string) string {
	if s.own != nil {
		if typ, ok := given[s.own.Path+":"+name]; ok {
			return typ
		}
	}
	return given[name]
}

// otherText are the words by which an indented block of a comment begins when it is not Go. A block is Go otherwise.
var otherText = []string{
	"go ", "ods ", "odsgen ", "RUN: ", "# ", "// ", "builtin.module(", "name|", "generic, custom", "%s  ",
}

// snippet is a piece of Go code in documentation.
type snippet struct {
	file string // relative to the module's root
	line int    // of the first line
	text string
	own  *Package // whose documentation it is; nil for Markdown
}

// DocCode reports Go code in the documentation that does not compile: indented blocks of the package comment in each
// doc.go, and fenced blocks marked "go" in README.md and docs. A block is declarations or statements. It imports
// nothing: the name of a package stands for the package of the module, or else of the standard library, that declares
// what the block uses of it. A block may leave variables unused.
//
// Package tests/docs finds the fenced blocks, and has the tests of those in other languages and of quotations of files.
//
// Code that is not meant to compile is marked as text, or begins with one of the words for it.
func DocCode(t *Tree) []string {
	snippets, out := t.snippets()
	for _, s := range snippets {
		if err := t.compiles(s); err != nil {
			out = append(out, strings.ReplaceAll(err.Error(), t.Root+string(filepath.Separator), ""))
		}
	}
	return out
}

// snippets finds the code, and reports files that cannot be read.
func (t *Tree) snippets() (found []snippet, faults []string) {
	for _, p := range t.Packages {
		file := filepath.Join(p.Dir, "doc.go")
		if !slices.Contains(p.GoFiles, "doc.go") || !t.compiled(p) {
			continue
		}
		f, err := t.parse(file)
		if err != nil {
			faults = append(faults, err.Error())
			continue
		}
		if f.Doc != nil {
			found = append(found, t.commentCode(p, f.Doc)...)
		}
	}
	pages, err := docs.Pages(t.Root)
	if err != nil {
		faults = append(faults, err.Error())
	}
	for _, page := range slices.Sorted(maps.Keys(pages)) {
		found = append(found, markdownCode(page, pages[page])...)
	}
	return found, faults
}

// commentCode returns the indented blocks of a comment.
func (t *Tree) commentCode(p *Package, c *ast.CommentGroup) []snippet {
	lines := strings.Split(c.Text(), "\n")
	first := t.fset.Position(c.Pos())
	from := 0
	var out []snippet
	for _, b := range new(comment.Parser).Parse(c.Text()).Content {
		code, ok := b.(*comment.Code)
		if !ok || slices.ContainsFunc(otherText, func(w string) bool { return strings.HasPrefix(code.Text, w) }) {
			continue
		}
		begin, _, _ := strings.Cut(code.Text, "\n")
		for from < len(lines) && strings.TrimSpace(lines[from]) != strings.TrimSpace(begin) {
			from++
		}
		out = append(out, snippet{file: t.relative(first.Filename), line: first.Line + from, text: code.Text, own: p})
	}
	return out
}

// markdownCode returns the fenced blocks of a page that are marked as Go and are not quoted from a file.
func markdownCode(file, text string) (out []snippet) {
	for _, b := range docs.Blocks(file, text) {
		if b.Lang == "go" && !b.IsQuote() {
			out = append(out, snippet{file: file, line: b.Line, text: b.Text})
		}
	}
	return out
}

// compiles type-checks a snippet as a file of its own, and returns the first error.
func (t *Tree) compiles(s snippet) error {
	head, body := cutImports(s.text)
	line := s.line + strings.Count(head, "\n")
	f, err := t.parseSnippet(s, line, head, body)
	if err != nil { // not declarations, so statements
		body = "func _() {" + body + "\n}"
		if f, err = t.parseSnippet(s, line, head, body); err != nil {
			return err
		}
	}
	if f, err = t.parseSnippet(s, line, head+t.context(s, f), body); err != nil {
		return err
	}
	conf := types.Config{Importer: t.importer(), Error: func(e error) {
		var fault types.Error
		if err == nil && !(errors.As(e, &fault) && fault.Soft) { // soft are unused variables and imports
			err = e
		}
	}}
	_, _ = conf.Check("p", t.fset, []*ast.File{f}, nil) // conf.Error has them all
	return err
}

func (t *Tree) parseSnippet(s snippet, line int, head, body string) (*ast.File, error) {
	text := fmt.Sprintf("package p\n%s\n/*line %s:%d*/%s", head, filepath.Join(t.Root, s.file), line, body)
	return parser.ParseFile(t.fset, filepath.Join(t.Root, s.file), text, 0)
}

// cutImports splits off the imports by which a snippet begins.
func cutImports(text string) (head, body string) {
	end := 0
	for line := range strings.Lines(text) {
		if !strings.HasPrefix(line, "import ") && strings.TrimSpace(line) != "" {
			break
		}
		end += len(line)
	}
	return text[:end], text[end:]
}

// context declares what a snippet leaves to its reader: it imports packages, and declares the variables that are
// [given] and the types whose methods are shown.
func (t *Tree) context(s snippet, f *ast.File) string {
	imported := map[string]bool{}
	for _, spec := range f.Imports {
		if spec.Name != nil {
			imported[spec.Name.Name] = true
		}
	}
	names := map[string][]string{} // what is undeclared, and what is selected of it
	for _, id := range f.Unresolved {
		names[id.Name] = nil
	}
	receivers := map[string]bool{}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if id, ok := n.X.(*ast.Ident); ok {
				if of, free := names[id.Name]; free {
					names[id.Name] = append(of, n.Sel.Name)
				}
			}
		case *ast.FuncDecl:
			if n.Recv != nil && len(n.Recv.List) == 1 {
				typ := n.Recv.List[0].Type
				if star, ok := typ.(*ast.StarExpr); ok {
					typ = star.X
				}
				receivers[types.ExprString(typ)] = true
			}
		}
		return true
	})
	var vars, packages []string
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if typ := s.given(name); typ != "" {
			vars = append(vars, fmt.Sprintf("var %s %s\n", name, typ))
			if pkg, member, ok := strings.Cut(strings.TrimLeft(typ, "*[]"), "."); ok {
				names[pkg] = append(names[pkg], member)
			}
		} else if receivers[name] {
			vars = append(vars, fmt.Sprintf("type %s struct{}\n", name))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		if path := t.packageWith(s.own, name, names[name]); path != "" && s.given(name) == "" && !imported[name] {
			packages = append(packages, fmt.Sprintf("import %s %q\n", name, path))
		}
	}
	return strings.Join(packages, "") + strings.Join(vars, "")
}

// packageWith returns the path of a package by its name and members: own, another one of the module, or one of the
// standard library. When none has all members it returns the first by that name, so that an error says what is missing;
// "" when there is none.
func (t *Tree) packageWith(own *Package, name string, members []string) string {
	if len(members) == 0 {
		return ""
	}
	var found []*Package
	for _, p := range t.all {
		_, here := t.within(p.ImportPath)
		if p.Name == name && p.Export != "" && (here || p.Standard && !slices.Contains(strings.Split(p.ImportPath, "/"), "internal")) {
			found = append(found, p)
		}
	}
	slices.SortFunc(found, func(a, b *Package) int {
		return cmp.Or(rank(own, a)-rank(own, b), strings.Compare(a.ImportPath, b.ImportPath))
	})
	for _, p := range found {
		compiled, err := t.importer().Import(p.ImportPath)
		if err == nil && !slices.ContainsFunc(members, func(m string) bool { return compiled.Scope().Lookup(m) == nil }) {
			return p.ImportPath
		}
	}
	if len(found) > 0 {
		return found[0].ImportPath
	}
	return ""
}

func rank(own, p *Package) int {
	switch {
	case p == own:
		return 0
	case p.Standard:
		return 2
	}
	return 1
}
