package live

import (
	"io/fs"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/model"
)

// Options says where definitions are looked for and what they are bound to.
type Options struct {
	// Load says where imports are looked for.
	Load load.Options
	// Compiled returns the dialect of a namespace that the program has in compiled form, or nil. A live definition of such
	// a dialect is bound to its hooks; a dialect that is only imported is not interpreted when there is a compiled one. A
	// nil function knows none.
	Compiled func(name string) *core.Dialect
}

// Set holds the live dialects of one load. It is immutable, and its dialects may serve many contexts at once.
type Set struct {
	dialects []*dialect
	losses   []Loss
	findings diag.List
	embedded fs.FS // the definitions that the compiled dialects were made of, or nil

	compiled  func(name string) *core.Dialect
	native    map[string]*asm.Class
	classes   map[*model.AttrOrTypeDef]*asm.Class
	defs      map[*model.AttrOrTypeDef]*define
	resources map[*model.Resource]*core.Resource
	own       map[*model.Trait]*core.Trait
}

// Load reads definition files and makes their dialects, without generating or compiling Go. The findings are those of
// package load and of the assembly formats, and warnings about what is lost because hooks are not bound; see
// [Set.Losses]. The set is nil when they have errors. Of imported files the constraints are read that something uses.
func Load(opt Options, paths ...string) (*Set, diag.List) {
	opt.Load.OnDemand = true
	prog, findings := load.Load(opt.Load, paths...)
	if findings.HasErrors() {
		return nil, findings
	}
	s := newSet(prog, opt)
	findings = append(findings, s.findings...)
	if findings.HasErrors() {
		return nil, findings
	}
	return s, append(findings, s.warnings()...)
}

// Definitions returns what [driver.Config] takes to support the flag --dialect: a function that loads files and binds
// them to the dialects that the program links. The embedded definitions are searched for imports, and tell how the
// linked dialects were defined.
//
// [driver.Config]: https://pkg.go.dev/github.com/odsgen/ods/driver#Config
func Definitions(embedded fs.FS) func(linked *core.Registry, files, path []string) ([]*core.Dialect, diag.List) {
	return func(linked *core.Registry, files, path []string) ([]*core.Dialect, diag.List) {
		set, findings := Load(Options{Load: load.Options{DialectPath: path, Embedded: embedded}, Compiled: linked.Lookup}, files...)
		if set == nil {
			return nil, findings
		}
		return set.Dialects(), findings
	}
}

// newSet makes the live dialects of a program that was loaded without errors: its roots, and what they import where
// there is no compiled dialect.
func newSet(prog *model.Program, opt Options) *Set {
	compiled := opt.Compiled
	if compiled == nil {
		compiled = func(string) *core.Dialect { return nil }
	}
	s := &Set{compiled: compiled, embedded: opt.Load.Embedded, native: nativeClasses(), classes: map[*model.AttrOrTypeDef]*asm.Class{},
		defs: map[*model.AttrOrTypeDef]*define{}, resources: map[*model.Resource]*core.Resource{}, own: map[*model.Trait]*core.Trait{}}
	for _, m := range prog.Dialects {
		if m.Native || m.Library || compiled(m.Name) != nil && !isRoot(prog, m) {
			continue
		}
		s.dialects = append(s.dialects, s.newDialect(m))
	}
	for _, d := range s.dialects {
		d.defineTypes()
	}
	s.fillClasses(prog)
	for _, d := range s.dialects {
		d.finish()
	}
	return s
}

func isRoot(prog *model.Program, m *model.Dialect) bool {
	for _, r := range prog.Roots {
		if r == m {
			return true
		}
	}
	return false
}

// fillClasses makes the classes of all definitions, so that look-ups write nothing.
func (s *Set) fillClasses(prog *model.Program) {
	for _, m := range prog.Dialects {
		for _, list := range [][]*model.AttrOrTypeDef{m.Types, m.Attrs} {
			for _, d := range list {
				s.classes[d] = s.classOfDef(d)
			}
		}
		for _, e := range m.Enums {
			if e.Attr != nil {
				s.classes[e.Attr] = s.classOfDef(e.Attr)
			}
		}
	}
}

// Dialects returns the live dialects, imported ones first. Registered after compiled ones of the same name they
// replace them.
func (s *Set) Dialects() []*core.Dialect {
	out := make([]*core.Dialect, len(s.dialects))
	for i, d := range s.dialects {
		out[i] = d.bound
	}
	return out
}

// typeDef returns the run-time definition of a type in a context, or nil.
func (s *Set) typeDef(c *core.Context, d *model.AttrOrTypeDef) *core.TypeDef {
	if own := s.defs[d]; own != nil {
		return &own.typ
	}
	if c.Dialect(d.Dialect.Name) == nil {
		return nil
	}
	return c.LookupType(d.Dialect.Prefix(), d.Mnemonic)
}

// liveAttr returns the run-time definition of an attribute of a live dialect, or nil.
func (s *Set) liveAttr(d *model.AttrOrTypeDef) *core.AttrDef {
	if own := s.defs[d]; own != nil {
		return &own.attr
	}
	for _, x := range s.dialects {
		if i := x.compiledAttr(d.Mnemonic); i >= 0 && x.m == d.Dialect {
			return x.compiled.Def.Attrs[i]
		}
	}
	return nil
}

// attrDef returns the run-time definition of an attribute in a context, or nil.
func (s *Set) attrDef(c *core.Context, d *model.AttrOrTypeDef) *core.AttrDef {
	if own := s.defs[d]; own != nil {
		return &own.attr
	}
	if c.Dialect(d.Dialect.Name) == nil {
		return nil
	}
	return c.LookupAttr(d.Dialect.Prefix(), d.Mnemonic)
}

// emptyType returns the type of a definition without parameters, or nil.
func (s *Set) emptyType(c *core.Context, d *model.AttrOrTypeDef) core.Type {
	if own := s.defs[d]; own != nil {
		return own.makeType(c, own.defaults(c))
	}
	t, err := core.ParseType(c, "!"+d.Dialect.Prefix()+"."+d.Mnemonic)
	if err != nil {
		return nil
	}
	return t
}

// emptyAttr returns the attribute of a definition without parameters, or nil.
func (s *Set) emptyAttr(c *core.Context, d *model.AttrOrTypeDef) core.Attribute {
	if own := s.defs[d]; own != nil {
		return own.makeAttr(c, own.defaults(c))
	}
	a, err := core.ParseAttr(c, "#"+d.Dialect.Prefix()+"."+d.Mnemonic)
	if err != nil {
		return nil
	}
	return a
}

func (x *define) defaults(c *core.Context) []any {
	out := make([]any, len(x.m.Params))
	for i, p := range x.m.Params {
		if !p.Mutable {
			out[i] = x.defaultOf(c, p)
		}
	}
	return out
}
