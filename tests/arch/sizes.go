package arch

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"slices"
	"strings"
)

// sizePackage is the one place where sizes are added and multiplied.
const sizePackage = "core/dim"

// sizedLayers are the folders whose packages compute with the sizes that somebody's IR names, and unsized those in them
// whose sizes are about the memory of a running program, which is smaller than 64 bits can say. Package core itself counts
// elements by its function countElements, which knows a limit.
var (
	sizedLayers = []string{"defs", "passes", "backend"}
	unsized     = []string{"backend/engine", "backend/validate", "backend/wasm"}
)

// sizeNames are variables, fields and functions that hold sizes whatever they were computed from.
var sizeNames = regexp.MustCompile(`^(shape|sizes|strides|tiles|\w*(Shape|Sizes|Strides|Tiles)|[nN]umElements)$`)

// CheckedSizes reports sizes of shapes that are added or multiplied by Go's own operators. IR may name any size up to
// the largest of 64 bits, so whatever is computed with one may wrap around, and a wrapped size is a panic or a wrong
// answer. The functions of core/dim return [core.Dynamic] instead, or that there is no result.
//
// A size is an element of what a method Shape returns, of a slice of int64 with a name like shape, sizes or strides, and
// whatever is computed or assigned from one within a package.
func CheckedSizes(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		layer, _, _ := strings.Cut(p.Path, "/")
		if !slices.Contains(sizedLayers, layer) || slices.Contains(unsized, p.Path) || !t.compiled(p) {
			continue
		}
		_, info, files, err := t.check(p)
		if err != nil {
			out = append(out, fmt.Sprintf("%s: %v", p.Path, err))
			continue
		}
		s := &sizeFlow{info: info, sizes: map[types.Object]bool{}}
		for s.changed = true; s.changed; {
			s.changed = false
			for _, f := range files {
				ast.Inspect(f, s.follow)
			}
		}
		for _, f := range files {
			ast.Inspect(f, func(n ast.Node) bool {
				if e, ok := s.unchecked(n); ok {
					out = append(out, fmt.Sprintf("%s: %s computes with a size, which may wrap around; use package %s",
						t.place(n.Pos()), e, sizePackage))
					return false
				}
				return true
			})
		}
	}
	return out
}

// sizeFlow knows which variables of a package hold sizes.
type sizeFlow struct {
	info    *types.Info
	sizes   map[types.Object]bool
	changed bool
}

func (s *sizeFlow) mark(e ast.Expr) {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return
	}
	s.markObject(s.info.ObjectOf(id))
}

func (s *sizeFlow) markObject(obj types.Object) {
	if v, ok := obj.(*types.Var); ok && holdsSizes(v.Type()) && !s.sizes[obj] {
		s.sizes[obj], s.changed = true, true
	}
}

// follow marks what a statement assigns a size to.
func (s *sizeFlow) follow(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if len(n.Lhs) == len(n.Rhs) {
			for i, e := range n.Rhs {
				if s.isSize(e) {
					target := n.Lhs[i]
					if x, ok := target.(*ast.IndexExpr); ok {
						target = x.X
					}
					s.mark(target)
				}
			}
		} else if len(n.Rhs) == 1 && s.isSize(n.Rhs[0]) {
			s.mark(n.Lhs[0])
		}
	case *ast.ValueSpec:
		for i, e := range n.Values {
			if i < len(n.Names) && s.isSize(e) {
				s.mark(n.Names[i])
			}
		}
	case *ast.CallExpr:
		s.passed(n)
	case *ast.FuncDecl:
		if n.Body != nil {
			s.returned(n)
		}
	case *ast.RangeStmt:
		if n.Value != nil && s.isSize(n.X) {
			s.mark(n.Value)
		}
	}
	return true
}

// passed marks the parameters of a function of the package that sizes are passed to.
func (s *sizeFlow) passed(call *ast.CallExpr) {
	f, ok := s.callee(call).(*types.Func)
	if !ok {
		return
	}
	params := f.Signature().Params()
	for i, a := range call.Args {
		if i < params.Len() && !(f.Signature().Variadic() && i >= params.Len()-1) && s.isSize(a) {
			s.markObject(params.At(i))
		}
	}
}

// returned marks a function whose first result is a size.
func (s *sizeFlow) returned(f *ast.FuncDecl) {
	ast.Inspect(f.Body, func(n ast.Node) bool {
		if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) > 0 && s.isSize(r.Results[0]) {
			if obj := s.info.Defs[f.Name]; !s.sizes[obj] {
				s.sizes[obj], s.changed = true, true
			}
		}
		_, inner := n.(*ast.FuncLit)
		return !inner
	})
}

// callee returns what a call calls, if it has a name.
func (s *sizeFlow) callee(call *ast.CallExpr) types.Object {
	switch f := ast.Unparen(call.Fun).(type) {
	case *ast.Ident:
		return s.info.ObjectOf(f)
	case *ast.SelectorExpr:
		return s.info.ObjectOf(f.Sel)
	}
	return nil
}

// isSize reports whether an expression is a size or a slice of sizes.
func (s *sizeFlow) isSize(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		obj := s.info.ObjectOf(e)
		return s.sizes[obj] || isSizeVar(obj)
	case *ast.SelectorExpr:
		return isSizeVar(s.info.ObjectOf(e.Sel))
	case *ast.IndexExpr:
		return s.isSize(e.X)
	case *ast.SliceExpr:
		return s.isSize(e.X)
	case *ast.UnaryExpr:
		return e.Op == token.SUB && s.isSize(e.X)
	case *ast.BinaryExpr:
		switch e.Op {
		case token.ADD, token.SUB, token.MUL, token.SHL:
			return s.isSize(e.X) || s.isSize(e.Y)
		case token.QUO, token.REM:
			return s.isSize(e.X)
		}
	case *ast.CallExpr:
		return s.callIsSize(e)
	}
	return false
}

func (s *sizeFlow) callIsSize(e *ast.CallExpr) bool {
	tv := s.info.Types[e.Fun]
	if tv.IsType() {
		return len(e.Args) == 1 && holdsSizes(tv.Type) && s.isSize(e.Args[0])
	}
	obj := s.callee(e)
	if obj == nil {
		return false
	}
	if s.sizes[obj] {
		return holdsSizes(s.info.TypeOf(e))
	}
	name := obj.Name()
	switch name {
	case "Dim": // of a shape, not the number of a dimension
		return len(e.Args) > 0 && holdsSizes(s.info.TypeOf(e))
	case "Shape", "NumElements", "numElements":
		return holdsSizes(s.info.TypeOf(e))
	case "Clone", "append", "max", "min", "Concat", "Insert", "Delete", "Product", "Mul", "Add":
		for _, a := range e.Args {
			if s.isSize(a) {
				return true
			}
		}
	}
	slice, ok := underlying(s.info.TypeOf(e)).(*types.Slice)
	return ok && isInt(slice.Elem()) && sizeNames.MatchString(name)
}

// isSizeVar reports whether a variable holds sizes by its name: a slice of int64.
func isSizeVar(obj types.Object) bool {
	v, ok := obj.(*types.Var)
	if !ok || !sizeNames.MatchString(v.Name()) {
		return false
	}
	slice, ok := v.Type().Underlying().(*types.Slice)
	return ok && isInt(slice.Elem())
}

// holdsSizes reports whether a type can hold sizes: an integer of 64 bits or int, or a slice or the first result of such.
func holdsSizes(t types.Type) bool {
	if t == nil {
		return false
	}
	if tuple, ok := t.(*types.Tuple); ok {
		return tuple.Len() > 0 && holdsSizes(tuple.At(0).Type())
	}
	if slice, ok := t.Underlying().(*types.Slice); ok {
		return isInt(slice.Elem())
	}
	return isInt(t)
}

func isInt(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && (b.Kind() == types.Int64 || b.Kind() == types.Int || b.Kind() == types.Uint64)
}

// unchecked returns the text of an operation on sizes by Go's operators.
func (s *sizeFlow) unchecked(n ast.Node) (string, bool) {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		switch n.Op {
		case token.ADD, token.MUL, token.SHL:
			if isInt(s.info.TypeOf(n)) && s.info.Types[n].Value == nil && (s.isSize(n.X) || s.isSize(n.Y)) {
				return types.ExprString(n), true
			}
		}
	case *ast.AssignStmt:
		switch n.Tok {
		case token.ADD_ASSIGN, token.MUL_ASSIGN, token.SHL_ASSIGN:
			if isInt(s.info.TypeOf(n.Lhs[0])) && (s.isSize(n.Lhs[0]) || s.isSize(n.Rhs[0])) {
				return types.ExprString(n.Lhs[0]) + " " + n.Tok.String() + " " + types.ExprString(n.Rhs[0]), true
			}
		}
	}
	return "", false
}
