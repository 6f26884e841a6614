package core

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unsafe"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/evolution"
)

// DialectDef is what a definition says about a dialect: immutable static data. Functions get the hooks that the dialect
// was made with.
type DialectDef struct {
	// Name is the namespace. That of an extension is its own name, under which the context finds its hooks.
	Name string
	// Extends is the namespace of the dialect that this one extends, or empty. Operations, types and attributes of an
	// extension have that dialect's prefix, and come with it.
	Extends string
	// Depends are the namespaces of dialects whose operations this one creates.
	Depends []string
	Ops     []*OpDef
	Types   []*TypeDef
	Attrs   []*AttrDef
	// MaterializeConstant makes an operation for a constant, or returns nil.
	MaterializeConstant func(hooks any, b *Builder, value Attribute, t Type, loc Location) *Operation
	// VerifyOpAttr checks a discardable attribute of this dialect on any operation, VerifyRegionArgAttr and
	// VerifyRegionResultAttr one on an argument or result of a function-like operation.
	VerifyOpAttr           func(hooks any, op *Operation, a NamedAttr, r *Reporter) bool
	VerifyRegionArgAttr    func(hooks any, op *Operation, region, arg int, a NamedAttr, r *Reporter) bool
	VerifyRegionResultAttr func(hooks any, op *Operation, region, result int, a NamedAttr, r *Reporter) bool
	// ParseType, PrintType, ParseAttr and PrintAttr handle what no mnemonic of Types and Attrs does; nil means nothing.
	ParseType func(hooks any, p *Parser) (Type, bool)
	PrintType func(hooks any, p *Printer, t Type)
	ParseAttr func(hooks any, p *Parser, t Type) (Attribute, bool)
	PrintAttr func(hooks any, p *Printer, a Attribute)
	// InterfaceFallback answers interface queries that the operation does not.
	InterfaceFallback func(hooks any, i *OpInfo, key any) any
	// AliasOfType and AliasOfAttr propose names of aliases for types and attributes of any dialect, before the definitions
	// of these are asked; empty means none.
	AliasOfType func(hooks any, t Type) string
	AliasOfAttr func(hooks any, a Attribute) string
	// Init runs once for each context that loads the dialect, before anybody else sees the dialect there.
	Init func(hooks any, l *Loading)
	// Interfaces are the dialect interfaces.
	Interfaces []InterfaceImpl
	// Evolution says how the dialect changed from version to version; nil for one that does not carry versions.
	Evolution *evolution.Table
	// AllowsUnknownOps and AllowsUnknownTypes accept names that the dialect does not define.
	AllowsUnknownOps, AllowsUnknownTypes bool
	// HookTable has the hooks that no other function of the definition reaches by itself, those that formats and
	// expressions name, in a form that can be called without their types. Live definitions are bound to it.
	HookTable []UntypedHook
}

// UntypedHook is a hook that is called without knowing its types, by reflection.
type UntypedHook struct {
	// Name is the name of the hook's method, Params and Results the Go types of its signature as text, separated by ", ".
	Name, Params, Results string
	// Func is the method as a function whose first parameter is the dialect's hooks.
	Func any
}

// Dialect is a definition bound to its hand-written semantics. It is immutable and may serve many contexts at once.
type Dialect struct {
	Def   *DialectDef
	Hooks any
}

// Name returns the namespace.
func (d *Dialect) Name() string { return d.Def.Name }

// TypeDef is what a definition says about a type of a dialect.
type TypeDef struct {
	Dialect string
	// Extension is the name of the extension of the dialect that defines the type, or empty.
	Extension string
	Mnemonic  string
	// Asm reads and writes what follows the mnemonic. It is an interface value, not functions, because its methods make
	// types of this definition, which would be an initialization cycle.
	Asm TypeAsm
	// Interfaces lists the implementations of keyed type interfaces.
	Interfaces []InterfaceImpl
	// Traits are the dialects' own traits that the type has; see [Trait.OfType].
	Traits []*Trait
	// Alias proposes a name for the type's alias; empty means none.
	Alias func(hooks any, t Type) string
	// Walk calls back for every type and attribute that the type contains, so that aliases of nested ones are found.
	Walk func(t Type, types func(Type), attrs func(Attribute))
	// Replace replaces what the type contains; nil when it contains nothing. An interface value for the reason given at
	// Asm.
	Replace TypeReplacer
}

// TypeReplacer returns a type with what it contains replaced by what the functions make of it.
type TypeReplacer interface {
	ReplaceType(t Type, types func(Type) Type, attrs func(Attribute) Attribute) Type
}

// AttrReplacer returns an attribute with what it contains replaced by what the functions make of it.
type AttrReplacer interface {
	ReplaceAttr(a Attribute, types func(Type) Type, attrs func(Attribute) Attribute) Attribute
}

// TypeAsm is the text of a type after its mnemonic.
type TypeAsm interface {
	// ParseType reads the parameters.
	ParseType(hooks any, p *Parser) (Type, bool)
	// PrintType writes them.
	PrintType(hooks any, p *Printer, t Type)
}

// AttrAsm is the text of an attribute after its mnemonic.
type AttrAsm interface {
	// ParseAttr reads the parameters; t is the type that the context expects, or nil.
	ParseAttr(hooks any, p *Parser, t Type) (Attribute, bool)
	// PrintAttr writes them.
	PrintAttr(hooks any, p *Printer, a Attribute)
}

// FullName returns "dialect.mnemonic".
func (d *TypeDef) FullName() string { return d.Dialect + "." + d.Mnemonic }

// owner names the dialect or extension whose hooks the definition's functions want.
func (d *TypeDef) owner() string { return cmp.Or(d.Extension, d.Dialect) }

// AttrDef is what a definition says about an attribute of a dialect.
type AttrDef struct {
	Dialect string
	// Extension is the name of the extension of the dialect that defines the attribute, or empty.
	Extension string
	Mnemonic  string
	// Asm reads and writes what follows the mnemonic; an interface value for the reason given at [TypeDef].
	Asm AttrAsm
	// Interfaces lists the implementations of keyed attribute interfaces.
	Interfaces []InterfaceImpl
	// Traits are the dialects' own traits that the attribute has; see [Trait.OfAttr].
	Traits []*Trait
	// Location says that the attribute can be a location: loc(#d.x<...>).
	Location bool
	// Alias proposes a name for the attribute's alias; empty means none.
	Alias func(hooks any, a Attribute) string
	// SelfType returns the type printed after the attribute, " : type"; nil when the attribute has none.
	SelfType func(a Attribute) Type
	// Walk calls back for every type and attribute that the attribute contains.
	Walk func(a Attribute, types func(Type), attrs func(Attribute))
	// Replace replaces what the attribute contains; nil when it contains nothing.
	Replace AttrReplacer
}

// EnumAsm is what the Asm of an attribute that holds the value of an enum has besides, for code that does not know its
// Go type.
type EnumAsm interface {
	MakeEnum(c *Context, v uint64) Attribute
	EnumValue(a Attribute) uint64
}

// FullName returns "dialect.mnemonic".
func (d *AttrDef) FullName() string { return d.Dialect + "." + d.Mnemonic }

// owner names the dialect or extension whose hooks the definition's functions want.
func (d *AttrDef) owner() string { return cmp.Or(d.Extension, d.Dialect) }

// Extension adds to dialects that others define, such as external models of interfaces. Apply runs once for each
// context, when the last of the named dialects is loaded and before anybody else sees that one there.
type Extension struct {
	Dialects []string
	Apply    func(l *Loading)
}

// Registry is the set of dialects and extensions that contexts can load. Build it once, then share it.
type Registry struct {
	dialects   map[string]*Dialect
	foreign    []string // names of dialects that exist elsewhere
	extensions []Extension
}

// NewRegistry returns a registry of the builtin dialect and the given ones. Of two with one namespace the later one
// wins.
func NewRegistry(dialects ...*Dialect) *Registry {
	r := &Registry{dialects: map[string]*Dialect{builtinDialect.Def.Name: builtinDialect}}
	r.Add(dialects...)
	return r
}

// Add registers further dialects.
func (r *Registry) Add(dialects ...*Dialect) {
	for _, d := range dialects {
		r.dialects[d.Def.Name] = d
	}
}

// extending returns the registered extensions of a dialect, sorted by name.
func (r *Registry) extending(name string) []*Dialect {
	var out []*Dialect
	for _, d := range r.dialects {
		if d.Def.Extends == name && name != "" {
			out = append(out, d)
		}
	}
	slices.SortFunc(out, func(a, b *Dialect) int { return strings.Compare(a.Def.Name, b.Def.Name) })
	return out
}

// Lookup returns the registered dialect of a namespace, or nil.
func (r *Registry) Lookup(name string) *Dialect { return r.dialects[name] }

// With returns a new registry that has further dialects, in the place of those with the same namespace, and the same
// extensions and foreign names.
func (r *Registry) With(dialects ...*Dialect) *Registry {
	n := &Registry{dialects: maps.Clone(r.dialects), extensions: slices.Clone(r.extensions),
		foreign: r.foreign[:len(r.foreign):len(r.foreign)]}
	n.Add(dialects...)
	return n
}

// AddExtension registers an extension.
func (r *Registry) AddExtension(e Extension) { r.extensions = append(r.extensions, e) }

// Names returns the namespaces of all registered dialects, sorted. Extensions of dialects are not among them.
func (r *Registry) Names() []string {
	var out []string
	for n, d := range r.dialects {
		if d.Def.Extends == "" {
			out = append(out, n)
		}
	}
	slices.Sort(out)
	return out
}

// Registry returns the registry that the context was made with.
func (c *Context) Registry() *Registry { return c.registry }

// Dialect returns the dialect of a namespace, loading it with its dependencies when it is registered; nil when it is
// not. It is complete: its Init function and extensions have run.
func (c *Context) Dialect(name string) *Dialect {
	c.namesMu.RLock()
	d := c.loaded[name]
	c.namesMu.RUnlock()
	if d != nil {
		return d
	}
	d = c.registry.dialects[name]
	if d == nil {
		return nil
	}
	return c.load(d)
}

// LoadedDialect returns the dialect of a namespace when it is loaded, else nil.
func (c *Context) LoadedDialect(name string) *Dialect {
	c.namesMu.RLock()
	defer c.namesMu.RUnlock()
	return c.loaded[name]
}

// NumLoadedDialects returns the number of loaded dialects, and extensions of dialects. It only grows, so that who keeps
// something for all of them sees whether that is complete.
func (c *Context) NumLoadedDialects() int { return int(c.numLoaded.Load()) }

// LoadedDialects returns the loaded dialects, and extensions of dialects, sorted by name.
func (c *Context) LoadedDialects() []*Dialect {
	c.namesMu.RLock()
	defer c.namesMu.RUnlock()
	var out []*Dialect
	for _, d := range c.loaded {
		out = append(out, d)
	}
	slices.SortFunc(out, func(a, b *Dialect) int { return strings.Compare(a.Def.Name, b.Def.Name) })
	return out
}

// LookupOp returns what the context knows about a registered operation, loading its dialect; nil when there is none.
func (c *Context) LookupOp(name string) *OpInfo {
	c.namesMu.RLock()
	i := c.names[name]
	c.namesMu.RUnlock()
	if i != nil {
		if i.registered {
			return i
		}
		return nil
	}
	if c.Dialect(namespaceOf(name)) == nil {
		return nil
	}
	c.namesMu.RLock()
	defer c.namesMu.RUnlock()
	if i = c.names[name]; i != nil && i.registered {
		return i
	}
	return nil
}

// CheckOpName returns an error when the dialect of the name is registered and neither defines such an operation nor
// accepts unknown ones: a name that is certainly wrong. It loads nothing.
func (c *Context) CheckOpName(name string) error {
	c.namesMu.RLock()
	i, loaded := c.names[name], c.loaded[namespaceOf(name)]
	c.namesMu.RUnlock()
	if i != nil && i.registered {
		return nil
	}
	d := c.registry.dialects[namespaceOf(name)]
	if d == nil || d.Def.AllowsUnknownOps {
		return nil
	}
	dialects := append(c.registry.extending(d.Name()), d)
	has := func(def *OpDef) bool { return def.Name == name }
	if loaded == nil && slices.ContainsFunc(dialects, func(d *Dialect) bool { return slices.ContainsFunc(d.Def.Ops, has) }) {
		return nil
	}
	hint := ""
	if near := c.nearestOp(name); near != "" {
		hint = "; did you mean '" + near + "'?"
	}
	return fmt.Errorf("dialect '%s' defines no operation '%s'%s", d.Name(), name, hint)
}

// nearestOp returns the operation of a registered dialect whose name is closest to one that does not exist, or "". When
// the dialect does not exist either, the dialect that was probably meant is searched.
func (c *Context) nearestOp(name string) string {
	ns, rest, _ := strings.Cut(name, ".")
	d := c.registry.dialects[ns]
	if d == nil {
		if d = c.registry.dialects[diag.Nearest(ns, c.registry.Names())]; d == nil {
			return ""
		}
		name = d.Name() + "." + rest
	}
	var names []string
	for _, d := range append(c.registry.extending(d.Name()), d) {
		for _, def := range d.Def.Ops {
			names = append(names, def.Name)
		}
	}
	return diag.Nearest(name, names)
}

// OpName returns the entry for a name, made without a definition when no dialect defines it.
func (c *Context) OpName(name string) *OpInfo {
	if i := c.LookupOp(name); i != nil {
		return i
	}
	c.namesMu.Lock()
	defer c.namesMu.Unlock()
	if i := c.names[name]; i != nil {
		return i
	}
	i := newOpInfo(c, &OpDef{Name: strings.Clone(name)}, nil)
	i.dialect = c.loaded[namespaceOf(name)]
	c.enter(i)
	return i
}

// InfoOf returns the entry of a definition; it panics when the definition's dialect is not registered in the context,
// or when the context has a definition of that name which does not stand for this one.
func (c *Context) InfoOf(def *OpDef) *OpInfo {
	slot := &c.infos[uintptr(unsafe.Pointer(def))/unsafe.Sizeof(OpDef{})%uintptr(len(c.infos))]
	if i := load(slot); i != nil && (i.identity == def || i.def == def) {
		return i
	}
	i := c.findInfo(def)
	store(slot, i)
	return i
}

func (c *Context) findInfo(def *OpDef) *OpInfo {
	i := c.LookupOp(def.Name)
	if i == nil {
		panic(&misuse{message: "operation '" + def.Name +
			"' is built in a context that does not know its dialect; pass the dialect to NewContext"})
	}
	if i.identity != def && i.def != def {
		panic(&misuse{message: "operation '" + def.Name +
			"' is built by code for another definition than the context has; generate the code again"})
	}
	return i
}

// LookupType returns the definition of a dialect's type by mnemonic, or nil.
func (c *Context) LookupType(dialect, mnemonic string) *TypeDef {
	c.namesMu.RLock()
	defer c.namesMu.RUnlock()
	return c.typeDefs[dialect+"."+mnemonic]
}

// LookupAttr returns the definition of a dialect's attribute by mnemonic, or nil.
func (c *Context) LookupAttr(dialect, mnemonic string) *AttrDef {
	c.namesMu.RLock()
	defer c.namesMu.RUnlock()
	return c.attrDefs[dialect+"."+mnemonic]
}

func (c *Context) useTypeDef(d *TypeDef) { c.Dialect(d.owner()) }
func (c *Context) useAttrDef(d *AttrDef) { c.Dialect(d.owner()) }

// attachDialectInterface adds an external model for a dialect. The lock of the names is held.
func (c *Context) attachDialectInterface(dialect string, impl InterfaceImpl) {
	if c.dialectImpls == nil {
		c.dialectImpls = make(map[string][]InterfaceImpl)
	}
	c.dialectImpls[dialect] = append(c.dialectImpls[dialect], impl)
}

func (c *Context) attachedDialectInterface(dialect string, key any) any {
	c.namesMu.RLock()
	defer c.namesMu.RUnlock()
	for _, e := range c.dialectImpls[dialect] {
		if e.Key == key {
			return e.Impl
		}
	}
	return nil
}

func namespaceOf(name string) string {
	ns, _, _ := strings.Cut(name, ".")
	return ns
}
