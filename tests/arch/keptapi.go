package arch

import (
	"fmt"
	"go/ast"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// KeptAPI reports views and builders that a definition with api: {apart: true} keeps in the package of its dialect, which
// programs link with the dialect, although none of the packages that cmd/ods and users link mentions them. What is used and
// not kept does not compile.
func KeptAPI(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		w, _ := layerOf(p.Path)
		if w != layerGenerated || t.all[p.ImportPath+"/"+path.Base(p.Path)+"api"] == nil {
			continue
		}
		used := t.mentionsOf(p)
		for _, a := range t.keptBy(p) {
			if !slices.ContainsFunc(a.names, func(n string) bool { return used[n] }) {
				out = append(out, fmt.Sprintf("%s: nothing uses %s; take its operation out of %s: in keep: of the definition", t.place(a.at.Pos()), a.at.Name, a.list))
			}
		}
	}
	return out
}

// keptAPI is a view or a builder: the names by which Go reaches it, and the list of the definition that may keep it.
type keptAPI struct {
	at    *ast.Ident
	names []string
	list  string
}

const viewsFile, buildersFile = "views.gen.go", "builders.gen.go"

// keptBy lists the views and builders of a package.
func (t *Tree) keptBy(p *Package) []keptAPI {
	var out []keptAPI
	for _, file := range p.files() {
		name := filepath.Base(file)
		f, err := t.parse(file)
		if err != nil || name != viewsFile && name != buildersFile {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			s, ok := n.(*ast.TypeSpec)
			switch {
			case !ok || !s.Name.IsExported():
			case name == viewsFile:
				out = append(out, keptAPI{s.Name, []string{s.Name.Name, "As" + s.Name.Name}, "views"})
			default:
				out = append(out, keptAPI{s.Name, []string{s.Name.Name, "New" + s.Name.Name, "Build" + s.Name.Name}, "builders"})
			}
			return true
		})
	}
	return out
}

// mentionsOf returns the names of a generated package that others mention, which are no tests, and that its own files
// mention outside of the declarations of views and builders.
func (t *Tree) mentionsOf(p *Package) map[string]bool {
	used := map[string]bool{}
	for _, other := range t.Packages {
		if other == p {
			t.ownMentions(p, used)
		} else if other.isLibrary() && slices.Contains(other.Imports, p.ImportPath) {
			if w, _ := layerOf(other.Path); w != layerGeneratedAPI {
				t.selected(other, p, used)
			}
		}
	}
	return used
}

// ownMentions adds what the files of a package mention. Builders mention the views that they return, and views nothing.
func (t *Tree) ownMentions(p *Package, used map[string]bool) {
	for _, file := range p.files() {
		name := filepath.Base(file)
		f, err := t.parse(file)
		if err != nil || name == viewsFile {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && (name != buildersFile || strings.HasSuffix(id.Name, "Op")) {
				used[id.Name] = true
			}
			return true
		})
	}
}

// selected adds the names that the files of a package select from another one.
func (t *Tree) selected(from, p *Package, used map[string]bool) {
	for _, file := range from.files() {
		f, err := t.parse(file)
		if err != nil {
			continue // Builds reports it
		}
		local := ""
		for _, i := range f.Imports {
			if ip, err := strconv.Unquote(i.Path.Value); err == nil && ip == p.ImportPath {
				if local = p.Name; i.Name != nil {
					local = i.Name.Name
				}
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if s, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := s.X.(*ast.Ident); ok && local != "" && x.Name == local {
					used[s.Sel.Name] = true
				}
			}
			return true
		})
	}
}
