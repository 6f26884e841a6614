package keys

import (
	"slices"
	"sync"
)

// Kind is what follows a key.
type Kind uint8

// The kinds of values.
const (
	Text        Kind = iota // a scalar, taken by its text
	Flag                    // true or false
	Promise                 // true, false, go(pkg.Func), or where hooks can be shared go(Func)
	GoFunc                  // go(Func), go(pkg.Func)
	WordOrGo                // one of Words, or what GoFunc is
	Number                  // an integer
	Version                 // 3, 1.2 or 1.2.3
	Word                    // one of Words
	Texts                   // a list of scalars
	TextOrTexts             // a scalar, or a list of scalars
	FlagOrTexts             // true or false, or a list of scalars
	Map                     // a map of free form
	Any                     // anything
	Object                  // a map with the keys of Of
	Section                 // a map from names to maps with the keys of Of
	Pairs                   // a list of one-key maps; after the key a scalar or a map with the keys of Of
	Items                   // a list of scalars or maps with the keys of Of
	Cases                   // the cases of an enum: a list or a map; long form Of
	Effects                 // a word or a list of words and one-key maps with the keys of Of
	Extends                 // a template, or {template: arguments}
	Mixins                  // a list of those
	ForEach                 // a map from variables to lists, or a list of maps
	Uses                    // a list of names, or {name: arguments}
	Builder                 // a list of Go signatures or maps with the keys of Of
)

// Scope says which names a text, or each text of a list, refers to.
type Scope uint8

// The scopes of names.
const (
	NoScope Scope = iota
	TypeConstraints
	AttrConstraints
	PropConstraints
	RegionConstraints
	SuccessorConstraints
	ParamTypes
	Traits
	Interfaces
	Dialects
	Templates
	MixinNames
	Resources
)

// Key is one key.
type Key struct {
	Name  string
	Kind  Kind
	Doc   string
	Words []string // of Word and Effects
	Of    *Table
	Scope Scope
}

// Table is the keys of one kind of map.
type Table struct {
	// Name is the name in the schema: "operation". Doc says what such a map is.
	Name, Doc string
	Keys      []Key
	all       func() []Key // instead of Keys, where they take work; commands that read no definition start without it
	// Definition adds the keys that every definition has.
	Definition bool
	// Short says that a scalar can stand for the whole map, referring to Scope.
	Short bool
	Scope Scope

	once  sync.Once
	list  []Key
	names []string
}

// Names returns the names of the keys, those of every definition last. The caller must not change the list.
func (t *Table) Names() []string {
	t.All()
	return t.names
}

// All returns the keys, those of every definition last. Keys of reuse, which expansion consumes, are not among them. The
// caller must not change the list.
func (t *Table) All() []Key {
	t.once.Do(func() {
		switch t.list = t.Keys; {
		case t.all != nil:
			t.list = t.all()
		case t.Definition:
			t.list = slices.Concat(t.Keys, Common)
		}
		for _, k := range t.list {
			t.names = append(t.names, k.Name)
		}
		t.list, t.names = slices.Clip(t.list), slices.Clip(t.names)
	})
	return t.list
}

// Words returns the words that a key can have.
func (t *Table) Words(key string) []string {
	for _, k := range t.All() {
		if k.Name == key {
			return k.Words
		}
	}
	return nil
}

// Common are the keys of every definition.
var Common = []Key{
	{Name: "summary", Doc: "One line."},
	{Name: "description", Doc: "Markdown."},
	{Name: "go_name", Doc: "The Go identifier, instead of the one derived from the name."},
	{Name: "deprecated", Doc: "The reason; users of the Go symbol see it."},
	{Name: "since", Kind: Number, Doc: "Dialect version that introduced it."},
	{Name: "id", Kind: Number, Doc: "Stable number for bytecode, unique among its kind in the dialect."},
	{Name: "meta", Kind: Any, Doc: "Anything; kept for other tools."},
}

// Reuse are the keys that expansion consumes in every definition.
var Reuse = []Key{
	{Name: "for_each", Kind: ForEach, Doc: "Makes several definitions of one: {variable: [values]}, or a list of {variable: value}."},
	{Name: "extends", Kind: Extends, Scope: Templates, Doc: "The template that it is made of: NAME or {NAME: {parameter: value}}."},
	{Name: "mixins", Kind: Mixins, Scope: MixinNames, Doc: "Pieces that several definitions own alike."},
}

// summaryKey and goNameKey are what many parts have.
var (
	summaryKey = Key{Name: "summary", Doc: "One line."}
	goNameKey  = Key{Name: "go_name", Doc: "The Go identifier, instead of the one derived from the name."}
	sinceKey   = Key{Name: "since", Kind: Number, Doc: "Dialect version that introduced it."}
)

// effectWords are the effects of parts; operations have more.
var effectWords = []string{"read", "write", "allocate", "free"}

func typeKey(s Scope, doc string) Key { return Key{Name: "type", Scope: s, Doc: doc} }

// Effect is the long form of an effect.
var Effect = &Table{Name: "effect", Doc: "A side effect.", Short: true, Scope: Resources, Keys: []Key{
	{Name: "resource", Scope: Resources, Doc: "What it acts on; the default resource needs no name."},
	{Name: "stage", Kind: Number, Doc: "Order among effects."},
	{Name: "full", Kind: Flag, Doc: "It acts on the whole resource."},
}}

var partEffects = Key{Name: "effects", Kind: Effects, Words: effectWords, Of: Effect,
	Doc: "Side effects on the value: read, write, allocate, free."}

// File is a definition file.
var File = &Table{Name: "file", Doc: "A dialect, or a library of constraints, traits, interfaces and templates.", Keys: []Key{
	{Name: "dialect", Doc: "Name of the dialect: the prefix of its operations, types and attributes. The first key of the file."},
	{Name: "library", Doc: "Name of a library, which registers nothing. The first key of the file."},
	{Name: "version", Kind: Version, Doc: "Version of the dialect: a positive integer, or parts as in 1.2 and 1.2.3."},
	{Name: "summary", Doc: "One line."},
	{Name: "description", Doc: "Markdown."},
	{Name: "go_package", Doc: "Package clause of the generated Go; default the name."},
	{Name: "imports", Kind: Texts, Doc: "Go import paths or directories of the definitions whose names are used here."},
	{Name: "extension_of", Scope: Dialects,
		Doc: "Dialect that this one adds to: its prefix is that of operations, types and attributes here."},
	{Name: "depends", Kind: Texts, Scope: Dialects, Doc: "Dialects that are loaded with this one."},
	{Name: "native", Kind: Flag, Doc: "All parts are hand-written Go."},
	{Name: "constant_materializer", Kind: Flag, Doc: "Promises a hook that makes constant operations."},
	{Name: "attr_verifier", Kind: Flag, Doc: "Promises a verifier of the dialect's discardable attributes."},
	{Name: "region_arg_verifier", Kind: Flag, Doc: "Promises a verifier of the dialect's attributes on arguments."},
	{Name: "region_result_verifier", Kind: Flag, Doc: "Promises a verifier of the dialect's attributes on results."},
	{Name: "canonicalizer", Kind: Flag, Doc: "Promises canonicalization patterns of the dialect as a whole."},
	{Name: "interface_fallback", Kind: Flag, Doc: "Promises a hook that answers for interfaces that operations do not declare."},
	{Name: "dialect_interfaces", Kind: Texts, Scope: Interfaces, Doc: "Dialect interfaces that the hooks implement."},
	{Name: "type_parser", Kind: Flag, Doc: "Promises a hook that reads types that begin with no mnemonic of the dialect."},
	{Name: "type_aliases", Kind: Flag, Doc: "Promises a hook that names aliases of types of any dialect."},
	{Name: "attr_aliases", Kind: Flag, Doc: "Promises a hook that names aliases of attributes of any dialect."},
	{Name: "init", Kind: Flag, Doc: "Promises a hook that runs once when the dialect is loaded."},
	{Name: "attr_parser", Kind: Flag, Doc: "Promises a hook that reads attributes that begin with no mnemonic of the dialect."},
	{Name: "porting", Kind: Flag, Doc: "The generated type HookDefaults has all hooks, harmless ones, to be embedded until all are written."},
	{Name: "setters", Kind: Flag, Doc: "The views of all operations have methods that set their parts."},
	{Name: "asm", Kind: Word, Words: []string{"data", "compiled"},
		Doc: "What the formats of operations become: data that is executed (default), or functions, which are faster and larger."},
	{Name: "api", Kind: Object, Of: API, Doc: "Which views and builders of operations are in a package of their own."},
	{Name: "unknown_ops", Kind: Flag, Doc: "Operations with the dialect's prefix that it does not define are accepted in generic form."},
	{Name: "vars", Kind: Map, Doc: "Constants, used as ${name}."},
	{Name: "templates", Kind: Section, Of: Template, Doc: "Definitions with parameters, for extends."},
	{Name: "mixins", Kind: Section, Of: Template, Doc: "Pieces that several definitions own alike."},
	{Name: "enums", Kind: Section, Of: Enum, Doc: "Closed sets of named integers."},
	{Name: "types", Kind: Section, Of: Def, Doc: "Types; names end in Type."},
	{Name: "attributes", Kind: Section, Of: Def, Doc: "Attributes; names end in Attr."},
	{Name: "constraints", Kind: Object, Of: Constraints, Doc: "Named conditions."},
	{Name: "traits", Kind: Section, Of: Trait, Doc: "Traits of the dialect's own."},
	{Name: "interfaces", Kind: Section, Of: Interface, Doc: "Go interfaces that definitions implement."},
	{Name: "go_imports", Kind: Map, Doc: "Import paths of the package qualifiers in Go signatures."},
	{Name: "ops", Kind: Section, Of: Op, Doc: "Operations, by mnemonic without the dialect's prefix."},
	{Name: "resources", Kind: Section, Of: Resource, Doc: "What side effects act on."},
	{Name: "discardable_attributes", Kind: Pairs, Of: Attribute,
		Doc: "Typed attributes \"dialect.name\" that any operation can have."},
	{Name: "passes", Kind: Section, Of: Pass, Doc: "Passes of a library, by their arguments."},
	{Name: "upgrades", Kind: Section, Of: Upgrade,
		Doc: "What changed with each version, by its number. With this key, even empty, files carry the version of the dialect."},
	{Name: "patterns", Kind: Section, Of: Rule,
		Doc: "Rewrite rules: MATCH [if CONDITION] => REPLACEMENT, or a map with rule: and more."},
	{Name: "meta", Kind: Any, Doc: "Anything; kept for other tools."},
}}

// Constraints has the kinds of constraints.
var Constraints = &Table{Name: "constraints", Doc: "Named conditions, by what they constrain.", Keys: []Key{
	{Name: "types", Kind: Section, Of: Constraint, Doc: "Constraints of types."},
	{Name: "attributes", Kind: Section, Of: Constraint, Doc: "Constraints of attributes."},
	{Name: "properties", Kind: Section, Of: Constraint, Doc: "Constraints of properties."},
	{Name: "regions", Kind: Section, Of: Constraint, Doc: "Constraints of regions."},
	{Name: "successors", Kind: Section, Of: Constraint, Doc: "Constraints of successors."},
}}

// API says where the views and builders of operations are.
var API = &Table{Name: "api", Doc: "The package of views and builders.", Keys: []Key{
	{Name: "apart", Kind: Flag, Doc: "They are in a package of their own, which programs link that import it."},
	{Name: "keep", Kind: Object, Of: KeptAPI, Doc: "Those that stay in the package of the dialect because hand-written Go uses them."},
}}

// KeptAPI names what stays in the package of the dialect.
var KeptAPI = &Table{Name: "kept api", Doc: "Views and builders in the package of the dialect.", Keys: []Key{
	{Name: "builders", Kind: Texts, Doc: "Operations, by mnemonic, whose builders stay, and their views with them."},
	{Name: "views", Kind: Texts, Doc: "Operations, by mnemonic, whose views stay. Those that hooks, interfaces and rules need stay without being named."},
}}

// Resource is a resource of side effects.
var Resource = &Table{Name: "resource", Doc: "What side effects act on.", Definition: true}
