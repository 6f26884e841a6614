package arch

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// ImportNames reports imports of packages of dialects under a name of their own making. Packages of different rooms share a
// dialect's name: defs/memref, generated/memref and passes/dialect/memref. Where a file needs two of them, or has variables of that
// name, one rule gives the names: the dialect's name followed by defs, gen, iface (of generated/iface) or passes. In a folder
// that belongs to the dialect, such as defs/memref and passes/dialect/memref, its generated package is gen.
func ImportNames(t *Tree) []string {
	var out []string
	for _, p := range t.Packages {
		for _, path := range p.files() {
			f, err := t.parse(path)
			if err != nil || strings.HasSuffix(path, ".gen.go") {
				continue // Builds reports what does not parse
			}
			for _, im := range f.Imports {
				imported, _ := strconv.Unquote(im.Path.Value)
				target, ours := t.within(imported)
				if im.Name == nil || im.Name.Name == "_" || !ours || t.all[imported] == nil {
					continue
				}
				if names := namesFor(target, t.all[imported].Name, p.Path); names != nil && !slices.Contains(names, im.Name.Name) {
					out = append(out, fmt.Sprintf("%s: %s is imported as %s; its names are %s", t.place(im.Pos()), target, im.Name.Name,
						strings.Join(names, ", ")))
				}
			}
		}
	}
	return out
}

// namesFor returns the names under which a package of the module may be imported; nil allows any.
func namesFor(path, name, importer string) []string {
	parts := strings.Split(path, "/")
	room, folder := parts[0], strings.ReplaceAll(parts[len(parts)-1], "_", "")
	if len(parts) == 1 || path == "generated/all" || room == "passes" && len(parts) > 2 {
		return nil
	}
	suffix := map[string]string{"defs": "defs", "passes": "passes", "generated": "gen"}[room]
	if suffix == "" {
		return nil
	}
	if parts[1] == "iface" && room == "generated" {
		suffix = "iface"
	}
	names := []string{name, folder, name + suffix, folder + suffix}
	if suffix == "gen" && slices.ContainsFunc(strings.Split(importer, "/"), func(s string) bool {
		return s == name || strings.ReplaceAll(s, "_", "") == folder
	}) {
		names = append(names, "gen")
	}
	slices.Sort(names)
	return slices.Compact(names)
}
