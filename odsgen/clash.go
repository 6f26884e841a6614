package odsgen

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/check"
	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// clashes reports names that both the generated files and hand-written ones of the same package declare.
func clashes(d *model.Dialect, files []emit.File, handWritten []string) diag.List {
	written := map[string]token.Position{}
	fset := token.NewFileSet()
	for _, n := range handWritten {
		if strings.HasSuffix(n, ".gen.go") {
			continue
		}
		f, _ := parser.ParseFile(fset, n, nil, parser.SkipObjectResolution)
		for _, id := range topLevel(f) {
			written[id.Name] = fset.Position(id.Pos())
		}
	}
	var out diag.List
	for _, file := range files {
		f, _ := parser.ParseFile(token.NewFileSet(), file.Name, file.Text, parser.SkipObjectResolution)
		for _, id := range topLevel(f) {
			at, ok := written[id.Name]
			if !ok {
				continue
			}
			what, span := definitionOf(d, id.Name)
			fix := "rename it there"
			if id.IsExported() {
				fix += ", or add go_name: here"
			}
			x := diag.Diagnostic{Severity: diag.Error, Code: report.GoNameClash.ID, Pos: span.Pos(), SourceLine: span.SourceLine(),
				Message: fmt.Sprintf("%s declares '%s' in Go, and so does hand-written code", what, id.Name), Fix: fix}
			x.Notef(diag.Pos{File: at.Filename, Line: at.Line, Col: at.Column}, "", "declared here")
			out = append(out, x)
		}
	}
	return out
}

// topLevel returns the names that a file declares for its package.
func topLevel(f *ast.File) []*ast.Ident {
	if f == nil {
		return nil
	}
	var out []*ast.Ident
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil && d.Name.Name != "init" {
				out = append(out, d.Name)
			}
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					out = append(out, s.Name)
				case *ast.ValueSpec:
					out = append(out, s.Names...)
				}
			}
		}
	}
	return out
}

// definitionOf returns the definition that a name in Go comes from: the one that declares it, else the one with the
// longest Go name in it, else the dialect.
func definitionOf(d *model.Dialect, name string) (what string, at model.Span) {
	what, at = "dialect '"+d.Name+"'", d.Span
	best := ""
	consider := func(kind, goName string, x *model.Common) {
		if len(goName) > len(best) && strings.Contains(strings.ToLower(name), strings.ToLower(goName)) {
			what, at, best = kind+" '"+x.Name+"'", x.Span, goName
		}
	}
	for _, n := range check.Declarations(d) {
		if n.GoName == name {
			return n.What + " '" + n.Name + "'", n.Span
		}
	}
	for _, o := range d.Ops {
		consider("operation", o.GoName, &o.Common)
	}
	for _, t := range d.Types {
		consider("type", t.GoName, &t.Common)
	}
	for _, t := range d.Attrs {
		consider("attribute", t.GoName, &t.Common)
	}
	for _, e := range d.Enums {
		consider("enum", e.GoName, &e.Common)
	}
	for _, c := range d.Constraints {
		consider("constraint", c.GoName, &c.Common)
	}
	return what, at
}
