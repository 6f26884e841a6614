package emit

import "github.com/odsgen/ods/odsgen/model"

// RegistryEntry is a dialect with the import paths of its generated package and of its hooks.
type RegistryEntry struct {
	Dialect          *model.Dialect
	Generated, Hooks string
}

// Registry generates the package that binds all dialects to their hooks.
//
//	func Dialects() []*core.Dialect { return []*core.Dialect{arith.New(arith2.Hooks{}), ...} }
func Registry(entries []RegistryEntry) ([]File, error) {
	d := newSource("doc.gen.go")
	d.pkgDoc = "// Package all has every shipped dialect bound to its hooks.\n//\n//\tctx := core.NewContext(all.Dialects()...)\n"
	d.body.WriteByte('\n')
	s := newSource("all.gen.go")

	s.doc("Dialects returns all shipped dialects, sorted by namespace in the order of their definition files.")
	s.p("func Dialects() []*core.Dialect {\nreturn []*core.Dialect{")
	for _, e := range entries {
		gen := s.useAs(e.Generated, e.Dialect.GoPackage)
		s.p("%s.New(%s.Hooks{}),", gen, s.useAs(e.Hooks, e.Dialect.GoPackage+"defs"))
	}
	s.p("}\n}\n")
	s.doc("Registry returns a registry of all shipped dialects.")
	s.p("func Registry() *core.Registry { return core.NewRegistry(Dialects()...) }")
	var files []File
	for _, x := range []*source{d, s} {
		f, err := x.finish("all", nil)
		if err != nil {
			return nil, err
		}
		files = append(files, *f)
	}
	return files, nil
}
