package core

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// TestInstances looks for instances of generic types with methods among the types that an operation leads to. Every package that
// imports core would compile these methods again, which took a third of a second for each of hundreds of packages.
func TestInstances(t *testing.T) {
	methods := map[string]string{} // by the receiver's generic type
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil {
				continue
			}
			x := fn.Recv.List[0].Type
			if p, ok := x.(*ast.StarExpr); ok {
				x = p.X
			}
			if g, ok := x.(*ast.IndexExpr); ok {
				methods[g.X.(*ast.Ident).Name] = fn.Name.Name
			}
		}
	}
	seen := map[reflect.Type]bool{}
	found := map[string]bool{}
	var look func(x reflect.Type)
	look = func(x reflect.Type) {
		if seen[x] {
			return
		}
		seen[x] = true
		if generic, _, ok := strings.Cut(x.Name(), "["); ok {
			found[generic] = true
			switch {
			case x.PkgPath() != reflect.TypeFor[OpView]().PkgPath() && reflect.PointerTo(x).NumMethod() > 0:
				t.Errorf("%s has methods; use a type without, such as atom", x)
			case methods[generic] != "":
				t.Errorf("%s has the method %s; make it a function", x, methods[generic])
			}
		}
		switch x.Kind() {
		case reflect.Array, reflect.Chan, reflect.Pointer, reflect.Slice:
			look(x.Elem())
		case reflect.Map:
			look(x.Key())
			look(x.Elem())
		case reflect.Func:
			for i := range x.NumIn() {
				look(x.In(i))
			}
			for i := range x.NumOut() {
				look(x.Out(i))
			}
		case reflect.Interface:
			for i := range x.NumMethod() {
				look(x.Method(i).Type)
			}
		case reflect.Struct:
			for i := range x.NumField() {
				look(x.Field(i).Type)
			}
		}
	}
	look(reflect.TypeFor[OpView]())
	for _, want := range []string{"atom", "chunk", "scopeTable"} {
		if !found[want] {
			t.Errorf("%s was not found, so that the test does not look deep enough", want)
		}
	}
}
