package resolve

import (
	"go/token"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// This file reads keys that promise Go, or name it.

// promise reads a key that promises a hook or names a Go function. A library has no hooks, so it must name one.
func (r *Resolver) promise(u *Unit, o object, key string) (bool, *model.GoFunc) {
	n := o.scalar(key)
	if n == nil || n.Value() == "false" {
		return false, nil
	}
	if n.Value() == "true" {
		if u.Dialect.Library && !u.Dialect.Native {
			r.rep.Error(report.PromiseInLibrary, n.Place(), "write go(pkg.Func), with the package under go_imports:",
				"a library has no hooks that could keep the promise of '%s'", key)
		}
		return true, nil
	}
	f := r.goFunc(u, n, "true, false, go(pkg.Func)")
	if f != nil && f.Path == "" {
		r.rep.Error(report.BadBool, n.Place(), "write go(pkg."+f.Name+"), with the package under go_imports:",
			"a name without package is a hook, which '%s' of an interface cannot name", key)
		return false, nil
	}
	return f != nil, f
}

// promises reads a key that promises a hook of an operation or a trait, or names it, and notes the name.
func (r *Resolver) promises(u *Unit, o object, key string, kind model.HookKind, funcs *map[model.HookKind]*model.GoFunc) bool {
	n := o.scalar(key)
	if n == nil || !strings.HasPrefix(n.Value(), "go") {
		return o.flag(key)
	}
	return r.namedGo(u, n, "true, false, go(Func), go(pkg.Func)", kind, funcs)
}

// wordOrGo reads a key that is one of its words, or names the Go that the word "go" promises.
func (r *Resolver) wordOrGo(u *Unit, o object, key string, kind model.HookKind, funcs *map[model.HookKind]*model.GoFunc) string {
	n := o.scalar(key)
	if n == nil || !strings.HasPrefix(n.Value(), "go(") {
		return o.word(key)
	}
	if !r.namedGo(u, n, "go(Func), go(pkg.Func)", kind, funcs) {
		return ""
	}
	return "go"
}

// namedGo notes the Go that a key names; false after a report.
func (r *Resolver) namedGo(u *Unit, n *yamlx.Node, forms string, kind model.HookKind, funcs *map[model.HookKind]*model.GoFunc) bool {
	f := r.hookFunc(u, n, forms)
	if f == nil {
		return false
	}
	if *funcs == nil {
		*funcs = map[model.HookKind]*model.GoFunc{}
	}
	(*funcs)[kind] = f
	return true
}

// hookFunc is [Resolver.goFunc] for the name of a hook or of a function; nil after a report.
func (r *Resolver) hookFunc(u *Unit, n *yamlx.Node, forms string) *model.GoFunc {
	f := r.goFunc(u, n, forms)
	if f != nil && f.Path == "" && u.Dialect.Library {
		r.rep.Error(report.PromiseInLibrary, n.Place(), "write go(pkg.Func), with the package under go_imports:",
			"a library has no hooks, which '%s' could be one of", f.Name)
		return nil
	}
	return f
}

// goFunc reads go(Func) or go(pkg.Func), of which forms says what can appear there; nil after a report. The package is
// one that the file imports in which the text stands, which may be that of a template.
func (r *Resolver) goFunc(u *Unit, n *yamlx.Node, forms string) *model.GoFunc {
	text, ok := strings.CutPrefix(n.Value(), "go(")
	name, ok2 := strings.CutSuffix(text, ")")
	pkg, fn, dotted := strings.Cut(name, ".")
	if !dotted {
		pkg, fn = "", name
	}
	if !ok || !ok2 || !isIdent(fn) || dotted && !isIdent(pkg) {
		r.rep.Error(report.BadBool, n.Place(), "write one of these", "expected %s, but found %q", forms, n.Value())
		return nil
	}
	if !token.IsExported(fn) {
		r.rep.Error(report.GoNameInvalid, n.Place(), "start it with a capital letter", "%q is no exported Go identifier", fn)
		return nil
	}
	f := &model.GoFunc{Pkg: pkg, Name: fn}
	switch {
	case pkg == "":
	case pkg == "core":
		f.Path = "github.com/odsgen/ods/core"
	default:
		f.Path = u.goImports[pkg]
		for _, x := range u.imports {
			if x.root.n != nil && x.root.n.Span.File == n.Span.File {
				f.Path = x.goImports[pkg]
			}
		}
		if f.Path == "" {
			r.rep.Error(report.Signature, n.Place(), "add '"+pkg+": import/path' to go_imports:", "package '%s' is not known", pkg)
			return nil
		}
	}
	return f
}

// syntax reads the names of what parses and prints a custom format.
func (r *Resolver) syntax(u *Unit, op *model.Op, o object) {
	for _, k := range []struct {
		key  string
		kind model.HookKind
	}{{"parser", model.HookParse}, {"printer", model.HookPrint}} {
		n := o.scalar(k.key)
		if n == nil || !r.namedGo(u, n, "go(Func), go(pkg.Func)", k.kind, &op.Funcs) {
			continue
		}
		if op.Format == nil || !op.Format.Custom {
			r.rep.Error(report.KeyConflict, n.Place(), "write format: custom", "operation '%s' has no custom format that '%s' could be of",
				op.FullName(), k.key)
		}
	}
}
