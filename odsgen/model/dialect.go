package model

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"

	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/param"
)

// Program is the result of one load: every dialect and library that takes part.
type Program struct {
	// Dialects holds all of them, imported ones before their importers, "builtin" first.
	Dialects []*Dialect
	// Roots are those that the caller named, in the order given.
	Roots []*Dialect
}

// Find returns the dialect or library of that name, or nil.
func (p *Program) Find(name string) *Dialect {
	for _, d := range p.Dialects {
		if d.Name == name {
			return d
		}
	}
	return nil
}

// Dialect is one definition file: a dialect, or a library (Library is true) of constraints, traits, interfaces and
// templates that registers nothing.
type Dialect struct {
	// Name is the prefix of operations, types and attributes, unless Extends names another; a library's name is only for
	// messages.
	Name    string
	Library bool
	// Extends is the dialect that an extension adds to, else "": the key extension_of.
	Extends string
	// Native marks a dialect whose parts are hand-written Go (builtin): nothing is emitted for them.
	Native bool
	// Overloads are the directives that have the name of another one; see [Dialect.DirectiveName].
	Overloads map[Directive]bool
	// Version is the dialect's own version, 0 when unset.
	Version int
	// Versioned says that files carry the version: the definition has the key upgrades. Upgrades are its entries, by
	// ascending version.
	Versioned            bool
	Upgrades             []*Upgrade
	Summary, Description string
	// GoPackage is the package clause of the generated code: the key go_package, or the name made a Go identifier
	// that is not a keyword (func becomes funcd).
	GoPackage string
	// ImportPath is the Go import path of the definition's directory when it is known, else "".
	ImportPath string
	// Imports are the directly imported dialects and libraries, without the implied builtin.
	Imports []*Dialect
	// Depends names the dialects that are loaded with this one.
	Depends []string
	// Hooks are the dialect-level promises.
	Hooks []Hook
	// UnknownOps accepts operations with the dialect's prefix that it does not define.
	UnknownOps bool
	// CompiledAsm has the assembly formats of operations compiled to functions, in place of data.
	CompiledAsm bool
	// Setters has the views of all operations set their parts.
	Setters bool
	// Porting has a type with harmless defaults of all hooks generated.
	Porting bool
	// Implements are the dialect interfaces that the dialect implements.
	Implements []*InterfaceUse
	// GoImports maps package qualifiers of Go signatures to import paths.
	GoImports map[string]string

	Enums       []*Enum
	Types       []*AttrOrTypeDef
	Attrs       []*AttrOrTypeDef
	Constraints []*Constraint
	// Families are the constraints with parameters, as they are written.
	Families   []*ConstraintFamily
	Traits     []*Trait
	Interfaces []*Interface
	Ops        []*Op
	Resources  []*Resource
	// Discardable are the typed discardable attributes ("dialect.name") of the dialect.
	Discardable []*Attribute
	// Rules are the rewrite rules under patterns:, RuleHooks the Go functions that they call.
	Rules     []*Rule
	RuleHooks []*RuleHook
	// Passes are the passes that a library declares.
	Passes []*Pass
	Meta   *Raw
	Source *Source
	Span   Span
}

// APIPackage returns the name of the package, in a folder of that name below that of the dialect's package, to which the
// key api moves views and builders.
func (d *Dialect) APIPackage() string { return d.GoPackage + "api" }

// Prefix returns the namespace of operations, types and attributes: the name, or that of the dialect which is extended.
func (d *Dialect) Prefix() string { return cmp.Or(d.Extends, d.Name) }

// Op returns the operation of that mnemonic (without the dialect's prefix), or nil.
func (d *Dialect) Op(mnemonic string) *Op {
	i := slices.IndexFunc(d.Ops, func(o *Op) bool { return o.Mnemonic == mnemonic })
	if i < 0 {
		return nil
	}
	return d.Ops[i]
}

// Common is what every definition carries.
type Common struct {
	// Name is the key under which it is defined; "" for an anonymous constraint.
	Name string
	// Dialect is where it is defined.
	Dialect              *Dialect
	Summary, Description string
	// GoName is the Go identifier, unique in the package; what it names is said by each kind of definition.
	GoName string
	// Deprecated is the reason, "" when it is not.
	Deprecated string
	// Since is the dialect version that introduced it, ID its stable number for bytecode; 0 and -1 when unset.
	Since, ID int
	Meta      *Raw
	// Span is the place of the name; Expanded the templates and mixins that it went through, innermost first.
	Span     Span
	Expanded []Span
}

// Raw is an uninterpreted piece of YAML, for meta:, and for sections that later stages read.
type Raw struct {
	Kind RawKind
	// Scalar is set for RawScalar.
	Scalar Text
	// Keys and Items run in parallel for RawMap; RawList has Items only.
	Keys  []Text
	Items []*Raw
	Span  Span
}

// RawKind is the kind of a [Raw] node.
type RawKind uint8

// The kinds of raw nodes.
const (
	RawScalar RawKind = iota
	RawList
	RawMap
)

// Get returns the value of a map's key, or nil.
func (r *Raw) Get(key string) *Raw {
	if r == nil || r.Kind != RawMap {
		return nil
	}
	for i, k := range r.Keys {
		if k.Value == key {
			return r.Items[i]
		}
	}
	return nil
}

// EnumStorage says how an enum appears on an operation.
type EnumStorage uint8

// The three storage kinds.
const (
	// EnumInteger is an integer attribute of type i<Width>: 2 : i64. In formats it is printed as a keyword.
	EnumInteger EnumStorage = iota
	// EnumAttr is an attribute of its own with one parameter "value": #arith.overflow<nsw>.
	EnumAttr
	// EnumProperty is a property that is not an attribute.
	EnumProperty
)

// Enum is a closed set of named integers. GoName is the Go type.
type Enum struct {
	Common
	table   func() *rt.Enum[uint64]
	Storage EnumStorage
	// Width is that of the underlying integer: 8, 16, 32 or 64.
	Width int
	// Bits marks a bit enum: values combine.
	Bits bool
	// Separator stands between the names of a combination, as it is printed: "|", "," or ", ".
	Separator string
	// PrintGroups prints a group's name in place of its members; Quoted prints a combination in quotes, as the
	// integer-stored bit enums of upstream do.
	PrintGroups, Quoted bool
	// Message is what the constraint's messages say; "" for the usual text.
	Message string
	// Cases are in the order of the definition; [Enum.AddCase] appends.
	Cases []*EnumCase
	// Attr is the attribute definition when Storage is EnumAttr.
	Attr *AttrOrTypeDef
	// Constraint is what the enum's name means as an attribute constraint (or property constraint for EnumProperty).
	Constraint *Constraint

	byStr map[string]*EnumCase
}

// EnumCase is one named value.
type EnumCase struct {
	// Str is the text form, Go the identifier of the constant (with the type's name as prefix).
	Str, Go string
	Value   uint64
	Summary string
	// Group lists the members of a bit group; nil for a single bit or the case without bits.
	Group []*EnumCase
	// Since is the dialect version that introduced it, 0 when unset.
	Since int
	Span  Span
}

// PrintedGroups returns the groups that the text of a combination names in place of their members, the widest first.
func (e *Enum) PrintedGroups() []*EnumCase {
	if !e.PrintGroups {
		return nil
	}
	var out []*EnumCase
	for _, c := range e.Cases {
		if len(c.Group) > 0 {
			out = append(out, c)
		}
	}
	slices.SortStableFunc(out, func(a, b *EnumCase) int { return bits.OnesCount64(b.Value) - bits.OnesCount64(a.Value) })
	return out
}

// AddCase appends a case whose text form no other case has.
func (e *Enum) AddCase(c *EnumCase) {
	if e.byStr == nil {
		e.byStr = map[string]*EnumCase{}
	}
	e.Cases, e.byStr[c.Str] = append(e.Cases, c), c
}

// Case returns the case of that text form, or nil.
func (e *Enum) Case(str string) *EnumCase { return e.byStr[str] }

// AttrOrTypeDef is a type or an attribute of a dialect. GoName is the Go type: IntegerType, FastMathFlagsAttr.
type AttrOrTypeDef struct {
	Common
	IsAttr bool
	// Mnemonic is the keyword after the dialect's prefix; "" when the definition has no text form of its own.
	Mnemonic string
	// Native marks a hand-written Go type of package core.
	Native bool
	Params []*Param
	Format *Format
	// Verifier, SkipBuilders, Alias: promised verifier; no default builder; print aliases by mnemonic (#map).
	Verifier, SkipBuilders, Alias bool
	// Encoded: in bytecode it is its ID and its parameters, not text.
	Encoded bool
	// Location marks an attribute that is usable as a location.
	Location   bool
	Builders   []*Builder
	Traits     []*TraitUse
	Interfaces []*InterfaceUse
	Hooks      []Hook
	// Enum is the enum whose attribute form this is, or nil.
	Enum *Enum
	// Constraint is what the definition's name means as a constraint.
	Constraint *Constraint
}

// Param is a parameter of a type or an attribute.
type Param struct {
	Name, GoName, Summary string
	Type                  ParamType
	// Optional parameters are elided when they equal Default; without one when they are absent, which ParamMaybe says of Go
	// types that have no value for it.
	Optional bool
	Default  *Const
	// Self marks an attribute's own type, written after ": " and not part of the format.
	Self bool
	// Mutable parameters do not take part in uniquing and can be set once after creation.
	Mutable bool
	Span    Span
}

// Contains reports whether a parameter contains types or attributes; a mutable one does not count, as it may lead back.
func (p *Param) Contains() bool {
	t := p.Type.innermost()
	return !p.Mutable && (t.Kind == ParamTypeRef || t.Kind == ParamAttrRef)
}

// Checked returns the constraint that the Go type of a parameter does not guarantee, nil for none.
func (p *Param) Checked() *Constraint {
	if c := p.Type.Constraint; c != nil && !c.IsClass() {
		return c
	}
	return nil
}

// Contains reports whether a type or attribute contains others.
func (d *AttrOrTypeDef) Contains() bool { return slices.ContainsFunc(d.Params, (*Param).Contains) }

// Checks reports whether the parameters have constraints that their Go types do not guarantee.
func (d *AttrOrTypeDef) Checks() bool {
	return slices.ContainsFunc(d.Params, func(p *Param) bool { return p.Checked() != nil })
}

// Shaped returns the positions of the parameters that are the shape and the type of the elements of a type that
// implements ShapedTypeInterface: one '[]int64' named shape and one Type named elementType. ok is false for other types,
// and when there are more parameters than these.
func (d *AttrOrTypeDef) Shaped() (shape, elem int, ok bool) {
	declared := slices.ContainsFunc(d.Interfaces, func(u *InterfaceUse) bool { return u.Interface.Native && u.Interface.Name == "ShapedTypeInterface" })
	if d.IsAttr || !declared || len(d.Params) != 2 {
		return 0, 0, false
	}
	shape = slices.IndexFunc(d.Params, func(p *Param) bool {
		return p.GoName == "Shape" && !p.Mutable && p.Type.Kind == ParamList && p.Type.Elem.Kind == ParamScalar && p.Type.Elem.Go == "int64"
	})
	elem = slices.IndexFunc(d.Params, func(p *Param) bool {
		return p.GoName == "ElementType" && !p.Mutable && p.Type.Kind == ParamTypeRef && p.Checked() == nil
	})
	return shape, elem, shape >= 0 && elem >= 0
}

// innermost returns the type of the elements of lists of lists.
func (t *ParamType) innermost() *ParamType {
	for t.Kind == ParamList {
		t = t.Elem
	}
	return t
}

// Present returns the type of a parameter that is there.
func (t *ParamType) Present() *ParamType {
	if t.Kind == ParamMaybe {
		return t.Elem
	}
	return t
}

// MayBeEmpty reports whether a parameter that may be absent is so, too, where it is demanded and no text is there. That
// is said of integers, as by upstream.
func (t *ParamType) MayBeEmpty() bool {
	return t.Kind == ParamMaybe && t.Elem.Scalar != nil && t.Elem.Scalar.Integer()
}

// ParamKind classifies the Go representation of a parameter.
type ParamKind uint8

// The kinds of parameters.
const (
	ParamScalar  ParamKind = iota // a Go type of table core/rt/param: int64, bool, string, num.Int, ...
	ParamEnum                     // Enum
	ParamTypeRef                  // core.Type that satisfies Constraint
	ParamAttrRef                  // core.Attribute that satisfies Constraint
	ParamList                     // slice of Elem
	ParamGo                       // Go type named by the author, printed and parsed by hooks
	ParamMaybe                    // pointer to Elem, a ParamScalar or ParamEnum; nil when the parameter is absent
)

// ParamType is the type of a parameter.
type ParamType struct {
	Kind ParamKind
	// Go is the author's text: the name of a scalar, the Go type of ParamGo.
	Go string
	// Scalar, Enum, Constraint and Elem are set by kind.
	Scalar     *param.Kind
	Enum       *Enum
	Constraint *Constraint
	Elem       *ParamType
	Span       Span
}

// Builder is a custom builder that the author's Go code provides.
type Builder struct {
	Name, Summary string
	Signature     *Signature
	Span          Span
}

// Signature is a Go method or function signature. The texts are Go source as the author wrote it.
type Signature struct {
	Name    string
	Params  []SigParam
	Results []SigParam
	// Variadic marks a last parameter of the form ...T; its Type then holds T.
	Variadic bool
	// Imports lists package qualifiers that occur, such as "core".
	Imports []string
	Text    string
}

// SigParam is a parameter or result of a [Signature]; Name may be empty.
type SigParam struct{ Name, Type string }

// Directive is custom<Name> with a number of arguments.
type Directive struct {
	Name string
	Args int
}

// DirectiveName is what the names of the hooks of custom<name> end in. A directive that is written with several numbers
// of arguments is several: the number tells those apart that are not the first in the definition.
func (d *Dialect) DirectiveName(name string, args int) string {
	if d.Overloads[Directive{name, args}] {
		return name + strconv.Itoa(args)
	}
	return name
}

// Format is a declarative assembly format, or the promise of a hand-written one.
type Format struct {
	// Custom is true for "format: custom": hooks parse and print.
	Custom bool
	// Text is the format with the way back to the file.
	Text Text
	// Allow are the codes of findings that the author accepts.
	Allow []string
}

// Resource is a side-effect resource.
type Resource struct {
	Common
}

// Hook is a promise that hand-written Go fulfils.
type Hook struct {
	Kind HookKind
	// Interface and Method are the Go names: AddIFolder, FoldAddI.
	Interface, Method string
	// Owner is the operation, type, attribute, ... name it belongs to; "" for the dialect.
	Owner string
	// Signature is set when the author wrote it (interface methods, builders), nil for the fixed kinds.
	Signature *Signature
	// Call is an expression that calls it, for predicates and transforms, whose signature follows from it.
	Call *Expr
	// Func is the Go that the definition names, go(Name) or go(pkg.Name); nil when the name follows from the owner's. It
	// gets a *core.Operation. Without a package it is a method of the hooks, which any number of owners can name; one of a
	// package is called as it is and promises nothing.
	Func *GoFunc
	// Binding is set where a method of an interface returns a part, or nothing, which needs no hook.
	Binding *MethodBinding
	Span    Span
}

// Shared reports whether a hook is a method of the hooks that the definition names.
func (h *Hook) Shared() bool { return h.Func != nil && h.Func.Path == "" }

// Native reports whether a function of a package stands in for the hook.
func (h *Hook) Native() bool { return h.Func != nil && h.Func.Path != "" }

// Promised reports whether the hooks of the dialect have the method.
func (h *Hook) Promised() bool { return !h.Native() && h.Binding == nil }

// Predicates and Transforms are the Go interfaces of the hooks that expressions call, SharedHooks is that of those which
// definitions name.
const (
	Predicates  = "Predicates"
	Transforms  = "Transforms"
	SharedHooks = "SharedHooks"
)

// FieldName returns the Go name of a part, or for one without what it is with its index.
func FieldName(goName, what string, index int) string {
	if goName == "" {
		return what + strconv.Itoa(index)
	}
	return goName
}

// FindHook returns the hook of a kind in a list, or nil.
func FindHook(list []Hook, k HookKind) *Hook {
	for i := range list {
		if list[i].Kind == k {
			return &list[i]
		}
	}
	return nil
}

// HookKind is the kind of a [Hook].
type HookKind uint8

// The kinds of hooks.
const (
	HookFold HookKind = iota
	HookVerify
	HookVerifyRegions
	HookCanonicalize         // static canonicalize method
	HookCanonicalizePatterns // adds patterns to a set
	HookParse
	HookPrint
	HookInfer                // infer result types
	HookInterfaceMethod      // one method of an interface that the definition declares
	HookConstantMaterializer // dialect
	HookAttrVerifier         // dialect: discardable attributes on operations
	HookRegionArgVerifier    // dialect: on function arguments
	HookRegionResultVerifier // dialect: on function results
	HookDialectCanonicalizer // dialect
	HookTypeParser           // dialect reads types without a mnemonic of its own
	HookAttrParser           // dialect reads attributes without a mnemonic of its own
	HookInterfaceFallback    // dialect answers interface queries
	HookTypeAliases          // dialect names aliases of types
	HookAttrAliases          // dialect names aliases of attributes
	HookConstraint           // Go predicate named by go(Name)
	HookTransform            // Go type transform named by go(Name)
	HookTraitVerify          // verifier of the dialect's own trait
	HookTraitVerifyRegions   // the same, after nested operations
	HookTraitFold            // trait fold
	HookResultNames          // suggested SSA names
	HookArgNames             // suggested names of region arguments
	HookBlockNames           // suggested labels of blocks
	HookParamParse           // ParamGo
	HookParamPrint           // ParamGo
	HookDialectInit          // dialect: runs once when it is loaded
	HookEffects              // memory effects computed in Go
	HookSpeculatable         // speculatability computed in Go
	HookCompatible           // whether other types will do where result types were inferred
	HookUpgrade              // brings an operation of an older version up to date
	HookDowngrade            // the other way
	HookWriteProperties      // properties in bytecode
	HookReadProperties       // the other way
)

var hookFields = map[HookKind]string{HookFold: "Fold", HookVerify: "Verify", HookVerifyRegions: "VerifyRegions",
	HookInfer: "InferTypes", HookCompatible: "CompatibleTypes", HookResultNames: "ResultNames", HookArgNames: "BlockArgNames", HookBlockNames: "BlockNames",
	HookTraitFold: "Fold", HookTraitVerify: "Verify", HookTraitVerifyRegions: "VerifyRegions"}

// Field returns the name of the field of core.OpDef or core.Trait that a hook is; "" for one that is not a field.
func (k HookKind) Field() string { return hookFields[k] }
