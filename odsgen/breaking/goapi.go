package breaking

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"maps"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/emit"
	"github.com/odsgen/ods/odsgen/model"
)

// symbol is an exported declaration of generated Go.
type symbol struct {
	// decl is what it is called in messages: "func NewAdd", "method AddOp.Lhs", "field Add.Lhs".
	decl string
	// typ is its type as Go source, without names of parameters.
	typ string
	// owner is the type of a method or field, and the name of anything else.
	owner string
	// params are the names of a function's parameters.
	params []string
	// demanded says that implementations of an interface must have it.
	demanded bool
}

// golang compares what the generated packages export. What hooks implement is left out: those who write them own the
// definition.
func (c *comparer) golang() error {
	if c.was.Native || c.is.Native {
		return nil
	}
	was, err := api(c.was)
	if err != nil {
		return fmt.Errorf("the old version of '%s': %w", c.was.Name, err)
	}
	is, err := api(c.is)
	if err != nil {
		return fmt.Errorf("the new version of '%s': %w", c.is.Name, err)
	}
	c.removedGo(was, is)
	var added []string
	for _, key := range slices.Sorted(maps.Keys(is)) {
		s := is[key]
		old, ok := was[key]
		_, ownerWas := was["type "+s.owner]
		at, span := c.owner(c.is, s.owner), c.owner(c.was, s.owner)
		switch {
		case !ok && s.demanded && ownerWas:
			c.add(goMethod, s.decl, "", s.typ, at, span)
		case !ok:
			added = append(added, s.decl)
		case old.typ != s.typ:
			c.add(goChanged, s.decl, old.typ, s.typ, at, span)
		case !slices.Equal(old.params, s.params) && slices.Equal(slices.Sorted(slices.Values(old.params)),
			slices.Sorted(slices.Values(s.params))):
			c.add(goOrder, s.decl, strings.Join(old.params, ", "), strings.Join(s.params, ", "), at, span)
		}
	}
	if len(added) > 0 {
		c.add(goAdded, fmt.Sprintf("%d declarations", len(added)), "", strings.Join(added, ", "), c.is.Span, c.was.Span)
	}
	return nil
}

// removedGo reports what is gone, together for each definition. Methods and fields of types that are gone go without
// saying.
func (c *comparer) removedGo(was, is map[string]symbol) {
	type place struct{ at, old model.Span }
	gone, moved := map[place][]string{}, map[place][]string{}
	api := c.is.APIPackage() + "."
	var order []place
	for _, key := range slices.Sorted(maps.Keys(was)) {
		s := was[key]
		if _, ok := is[key]; ok {
			continue
		}
		if _, ok := is["type "+s.owner]; !ok && key != "type "+s.owner && was["type "+s.owner].decl != "" {
			continue
		}
		p := place{c.owner(c.is, s.owner), c.owner(c.was, s.owner)}
		if gone[p] == nil {
			order = append(order, p)
		}
		gone[p] = append(gone[p], s.decl)
		if kind, name, _ := strings.Cut(key, " "); is[kind+" "+api+name].decl != "" {
			moved[p] = append(moved[p], api+name)
		}
	}
	for _, p := range order {
		c.add(goRemoved, strings.Join(gone[p], ", "), "", strings.Join(moved[p], ", "), p.at, p.old)
	}
}

// owner finds the place of the definition that a Go name comes from; that of the dialect when there is none.
func (c *comparer) owner(d *model.Dialect, goName string) model.Span {
	best, span := 0, d.Span
	goName = strings.TrimPrefix(goName, d.APIPackage()+".")
	try := func(x *model.Common) {
		if x.GoName == "" || len(x.GoName) <= best {
			return
		}
		for _, prefix := range [...]string{"", "New", "As", "Get"} {
			if rest, ok := strings.CutPrefix(goName, prefix+x.GoName); ok && (rest == "" || rest[0] >= 'A' && rest[0] <= 'Z') {
				best, span = len(x.GoName), x.Span
			}
		}
	}
	for _, o := range d.Ops {
		try(&o.Common)
	}
	for _, t := range d.Types {
		try(&t.Common)
	}
	for _, a := range d.Attrs {
		try(&a.Common)
	}
	for _, e := range d.Enums {
		try(&e.Common)
	}
	for _, i := range d.Interfaces {
		try(&i.Common)
	}
	return span
}

// api lists the exported declarations of the package that is generated for a definition, by kind and name.
func api(d *model.Dialect) (map[string]symbol, error) {
	p, findings, err := emit.Dialect(d, emit.Options{PackagePath: func(x *model.Dialect) string { return x.Name }})
	if err == nil {
		err = findings.Err()
	}
	if err != nil {
		return nil, err
	}
	a := &collector{out: map[string]symbol{}}
	if err := a.files(p.Files); err != nil {
		return nil, err
	}
	a.pkg = d.APIPackage() + "."
	return a.out, a.files(p.Apart)
}

// collector collects declarations.
type collector struct {
	out map[string]symbol
	pkg string // in front of the names of a package below that of the dialect
}

func (a *collector) files(list []emit.File) error {
	for _, f := range list {
		file, err := parser.ParseFile(token.NewFileSet(), f.Name, f.Text, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, decl := range file.Decls {
			a.decl(decl)
		}
	}
	return nil
}

// hooks is the interface that hand-written code fulfils.
const hooks = "Hooks"

func (a *collector) add(kind, owner, name, typ string, demanded bool) {
	if !ast.IsExported(name) || owner != "" && !ast.IsExported(owner) || name == hooks && owner == "" || owner == hooks {
		return
	}
	full := name
	if owner != "" {
		full = owner + "." + name
	} else {
		owner = name
	}
	full, owner = a.pkg+full, a.pkg+owner
	a.out[kind+" "+full] = symbol{decl: kind + " " + full, typ: typ, owner: owner, demanded: demanded}
}

func (a *collector) decl(d ast.Decl) {
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			a.add("func", "", d.Name.Name, source(d.Type), false)
			if s, ok := a.out["func "+a.pkg+d.Name.Name]; ok {
				s.params = paramNames(d.Type)
				a.out["func "+a.pkg+d.Name.Name] = s
			}
			return
		}
		recv := d.Recv.List[0].Type
		if star, ok := recv.(*ast.StarExpr); ok {
			recv = star.X
		}
		a.add("method", source(recv), d.Name.Name, source(d.Type), false)
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				a.typ(s)
			case *ast.ValueSpec:
				for _, n := range s.Names {
					typ := ""
					if s.Type != nil {
						typ = source(s.Type)
					}
					a.add(d.Tok.String(), "", n.Name, typ, false)
				}
			}
		}
	}
}

// typ adds a type with its fields or methods.
func (a *collector) typ(s *ast.TypeSpec) {
	owner := s.Name.Name
	switch t := s.Type.(type) {
	case *ast.StructType:
		a.add("type", "", owner, "struct", false)
		for _, f := range t.Fields.List {
			for _, n := range f.Names {
				a.add("field", owner, n.Name, source(f.Type), false)
			}
		}
	case *ast.InterfaceType:
		a.add("type", "", owner, "interface", false)
		for _, m := range t.Methods.List {
			for _, n := range m.Names {
				a.add("method", owner, n.Name, source(m.Type), true)
			}
			if len(m.Names) == 0 {
				a.out["method "+owner+"."+source(m.Type)] = symbol{decl: "interface " + source(m.Type) + " in " + owner, owner: owner,
					demanded: true}
			}
		}
		if owner == hooks || !ast.IsExported(owner) {
			maps.DeleteFunc(a.out, func(_ string, s symbol) bool { return s.owner == owner })
		}
	default:
		a.add("type", "", owner, source(t), false)
	}
}

// source writes a type without names of parameters, which callers do not see.
func source(e ast.Expr) string {
	if f, ok := e.(*ast.FuncType); ok {
		e = &ast.FuncType{TypeParams: f.TypeParams, Params: nameless(f.Params), Results: nameless(f.Results)}
	}
	var b bytes.Buffer
	if err := printer.Fprint(&b, token.NewFileSet(), e); err != nil {
		return err.Error()
	}
	return strings.Join(strings.Fields(b.String()), " ")
}

func paramNames(f *ast.FuncType) (out []string) {
	for _, p := range f.Params.List {
		for _, n := range p.Names {
			out = append(out, n.Name)
		}
	}
	return out
}

func nameless(list *ast.FieldList) *ast.FieldList {
	if list == nil {
		return nil
	}
	out := &ast.FieldList{}
	for _, f := range list.List {
		for range max(1, len(f.Names)) {
			out.List = append(out.List, &ast.Field{Type: f.Type})
		}
	}
	return out
}
