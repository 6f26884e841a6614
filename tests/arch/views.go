package arch

import (
	"fmt"
	"go/ast"
	"go/types"
)

// viewPackage and viewName name the struct that every typed view of an operation embeds, viewMethod the method by which
// an interface says that it is about operations.
const (
	viewPackage = "core"
	viewName    = "OpView"
	viewMethod  = "AsOperation"
)

// NoAssertionsOnViews reports type assertions and type switches that ask a view of an operation for an interface.
// Methods that fit by accident, markers, live dialects and external models all make the answer wrong; the query is Of
// on the interface's key. A type switch over concrete views is fine.
func NoAssertionsOnViews(t *Tree) []string {
	var out []string
	viewPath := t.Module + "/" + viewPackage
	for _, p := range t.Packages {
		if t.all[viewPath] == nil || !t.compiled(p) || !t.reaches(p, viewPath) {
			continue
		}
		_, info, files, err := t.check(p)
		if err != nil {
			out = append(out, fmt.Sprintf("%s: %v", p.Path, err))
			continue
		}
		for _, f := range files {
			ast.Inspect(f, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.TypeAssertExpr:
					if n.Type != nil && isView(info, n.X, viewPath) && asksInterface(info, n.Type) {
						out = append(out, t.viewMessage(n, types.ExprString(n.Type)))
					}
				case *ast.TypeSwitchStmt:
					if x := switched(n); x != nil && isView(info, x, viewPath) {
						for _, c := range n.Body.List {
							for _, e := range c.(*ast.CaseClause).List {
								if asksInterface(info, e) {
									out = append(out, t.viewMessage(e, types.ExprString(e)))
								}
							}
						}
					}
				}
				return true
			})
		}
	}
	return out
}

func (t *Tree) viewMessage(n ast.Node, iface string) string {
	return fmt.Sprintf("%s: a view of an operation is asserted to the interface %s; ask the interface's key instead: x, ok := iface.Key.Of(op)",
		t.place(n.Pos()), iface)
}

func (t *Tree) reaches(p *Package, path string) bool {
	if p.ImportPath == path {
		return true
	}
	for _, d := range p.Deps {
		if d == path {
			return true
		}
	}
	return false
}

// switched returns the operand of a type switch.
func switched(s *ast.TypeSwitchStmt) ast.Expr {
	var e ast.Expr
	switch a := s.Assign.(type) {
	case *ast.ExprStmt:
		e = a.X
	case *ast.AssignStmt:
		e = a.Rhs[0]
	}
	if ta, ok := e.(*ast.TypeAssertExpr); ok {
		return ta.X
	}
	return nil
}

// isView reports whether an interface-typed expression is known to hold a view: it converts one, or its interface
// demands the method that leads from a view to its operation.
func isView(info *types.Info, e ast.Expr, viewPath string) bool {
	e = ast.Unparen(e)
	if call, ok := e.(*ast.CallExpr); ok && len(call.Args) == 1 && info.Types[call.Fun].IsType() {
		if embedsView(info.TypeOf(call.Args[0]), viewPath) {
			return true
		}
		e = call.Args[0]
	}
	iface, ok := underlying(info.TypeOf(e)).(*types.Interface)
	if !ok {
		return false
	}
	for i := range iface.NumMethods() {
		m := iface.Method(i)
		sig := m.Type().(*types.Signature)
		if sig.Params().Len() == 0 && sig.Results().Len() == 1 && isOperation(sig.Results().At(0).Type(), viewPath) &&
			m.Name() == viewMethod {
			return true
		}
	}
	return false
}

func underlying(t types.Type) types.Type {
	if t == nil {
		return nil
	}
	return t.Underlying()
}

func isOperation(t types.Type, viewPath string) bool {
	ptr, ok := types.Unalias(t).(*types.Pointer)
	return ok && isNamed(ptr.Elem(), viewPath, "Operation")
}

func isNamed(t types.Type, path, name string) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Name() == name && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == path
}

// embedsView reports whether t is OpView or a struct that embeds it.
func embedsView(t types.Type, viewPath string) bool {
	if t == nil {
		return false
	}
	if isNamed(t, viewPath, viewName) {
		return true
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for i := range s.NumFields() {
		if f := s.Field(i); f.Embedded() && isNamed(f.Type(), viewPath, viewName) {
			return true
		}
	}
	return false
}

// asksInterface reports whether a type expression is an interface with methods; any is harmless.
func asksInterface(info *types.Info, e ast.Expr) bool {
	tv := info.Types[e]
	if !tv.IsType() {
		return false
	}
	iface, ok := tv.Type.Underlying().(*types.Interface)
	return ok && iface.NumMethods() > 0
}
