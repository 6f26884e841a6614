package model

import (
	"slices"
	"strconv"
)

// Op is an operation definition. GoName is the name without suffix: AddI gives AddIOp (the view), AddI (the builder
// struct), NewAddI and AsAddIOp.
type Op struct {
	Common
	// Mnemonic is the name without the dialect's prefix; it may contain dots.
	Mnemonic string

	Operands   []*Value
	Results    []*Value
	Attributes []*Attribute
	Properties []*Attribute
	Regions    []*Region
	Successors []*Successor

	Traits     []*TraitUse
	Interfaces []*InterfaceUse
	// Checks are conditions that are verified last, before the verifier in Go: uses of Pred whose summary is the message.
	Checks []*TraitUse
	// Format is nil when the operation has the generic form only.
	Format *Format

	// SharedHooks names the hooks that several operations share; "" when the operation has its own.
	SharedHooks string

	Folder, Verifier, RegionVerifier bool
	// Funcs has the Go that the definition names for its promises, by the kind of hook.
	Funcs         map[HookKind]*GoFunc
	Canonicalizer CanonicalizerKind
	Builders      []*Builder
	SkipBuilders  bool
	// BuildersApart says that the builders are in [Dialect.APIPackage], ViewApart that the view is there, too.
	BuildersApart, ViewApart bool
	// BuilderOrder are the Go names of the parts that come first among the parameters of builders.
	BuilderOrder []string
	Effects      Effects
	Examples     []Text
	// NamesHook says that a hook suggests SSA names for the results.
	NamesHook bool
	// ArgNamesHook and BlockNamesHook suggest names of region arguments and of blocks.
	ArgNamesHook, BlockNamesHook bool
	// CustomBytecode marks a hand-written encoding of the properties.
	CustomBytecode bool

	// What follows is computed from the above, once, for compiled and live dialects alike.

	// OperandSegments and ResultSegments say how groups of variable length are told apart.
	OperandSegments, ResultSegments Segments
	// Slots are the inherent attributes, properties and segment sizes, sorted by name: the order in which
	// "<{...}>" prints them. A slot's index is its place here.
	Slots []Slot
	// Arity counts what the implied arity traits say.
	Arity Arity
	// Facts are the equations between types that the operation's traits and constraints state.
	Facts []TypeFact
	// Infer derives every result's type from operands, attributes and properties, in an order in which each step needs
	// only earlier ones; nil when some result cannot be derived.
	Infer []Derivation
	Hooks []Hook
	// SharesMethods says that the methods of the operation's interfaces are those of a view of all operations that have the same
	// SharedHooks and the same methods.
	SharesMethods bool
}

// FullName returns dialect.mnemonic.
func (o *Op) FullName() string { return o.Dialect.Prefix() + "." + o.Mnemonic }

// HookName is what the names of the operation's hooks are made of.
func (o *Op) HookName() string {
	if o.SharedHooks != "" {
		return o.SharedHooks
	}
	return o.GoName
}

// HasTrait reports whether the operation has the trait of that name, stated or implied by a bundle.
func (o *Op) HasTrait(name string) bool { return o.TraitUse(name) != nil }

// TraitUse returns the first use of a trait by name, or nil.
func (o *Op) TraitUse(name string) *TraitUse {
	i := slices.IndexFunc(o.Traits, func(t *TraitUse) bool { return t.Trait.Name == name })
	if i < 0 {
		return nil
	}
	return o.Traits[i]
}

// Implements reports whether the operation declares the interface, directly or through one that extends it.
func (o *Op) Implements(name string) bool {
	return slices.ContainsFunc(o.Interfaces, func(u *InterfaceUse) bool { return u.Interface.Is(name) })
}

// Slot returns the index of the slot of that name, or -1.
func (o *Op) Slot(name string) int {
	return slices.IndexFunc(o.Slots, func(s Slot) bool { return s.Name == name })
}

// CanonicalizerKind says how an operation's own canonicalizations are written.
type CanonicalizerKind uint8

// The kinds of canonicalizers.
const (
	NoCanonicalizer CanonicalizerKind = iota
	// CanonicalizeMethod is one function on the operation.
	CanonicalizeMethod
	// CanonicalizePatterns is a function that adds patterns.
	CanonicalizePatterns
)

// Length is how many values (regions, successors) a declared one stands for.
type Length uint8

// The lengths.
const (
	Single Length = iota
	Optional
	Variadic
	// Nested is a list of lists; the inner sizes are in the attribute Value.InnerSegments.
	Nested
)

// IsVariable reports whether the length is anything but one.
func (l Length) IsVariable() bool { return l != Single }

// String returns "single", "optional", "variadic" or "nested".
func (l Length) String() string {
	return [...]string{"single", "optional", "variadic", "nested"}[l]
}

// Value is a declared operand or result.
type Value struct {
	// Name is "" for an unnamed one (spelled _).
	Name, GoName, Summary string
	// Index counts among the declared operands (or results).
	Index      int
	Length     Length
	Constraint *Constraint
	// InnerSegments is the attribute that holds the inner sizes of a Nested operand.
	InnerSegments *Attribute
	Effects       []Effect
	// SSAName suggests a name for a result.
	SSAName string
	// Setter says that the view of the operation has a method that sets an operand.
	Setter bool
	Since  int
	Span   Span
}

// Attribute is a declared inherent attribute, a property, or a discardable attribute of a dialect.
type Attribute struct {
	Name, GoName, Summary string
	Index                 int
	Constraint            *Constraint
	// Property marks one that is not stored as an attribute.
	Property bool
	// Optional ones may be absent. An optional one with a Default reads as the default while it is absent.
	Optional bool
	// Default is the typed default value, or nil.
	Default *Const
	// Slot is the index in Op.Slots, -1 for discardable attributes.
	Slot int
	// Place is the position of a property among the properties of the operation.
	Place int
	// Syntax is how "$name" in a format prints and parses it.
	Syntax AttrSyntax
	// Setter says that the view of the operation has methods that set it.
	Setter     bool
	Effects    []Effect
	Deprecated string
	Since      int
	// Implied marks one that the author did not write, such as the inner sizes of a Nested operand.
	Implied bool
	Span    Span
}

// MayBeAbsent reports whether there may be no attribute at all. A property always has a value, of which one may stand
// for none.
func (a *Attribute) MayBeAbsent() bool { return !a.Property && (a.Optional || a.Constraint.Unit) }

// AttrSyntax is how a format variable that is an attribute is written.
type AttrSyntax uint8

// The attribute syntaxes.
const (
	// SyntaxFull is the whole attribute with its type: 1 : i32, #d.x<..>.
	SyntaxFull AttrSyntax = iota
	// SyntaxTyped leaves the type out, since Constraint.ValueType tells it: 1.
	SyntaxTyped
	// SyntaxStripped leaves "#dialect.mnemonic" out; other attributes are accepted in full form.
	SyntaxStripped
	// SyntaxSymbolName is @name for a string attribute.
	SyntaxSymbolName
	// SyntaxEnumKeyword is a case's keyword, or a quoted string when it is not a keyword.
	SyntaxEnumKeyword
	// SyntaxUnit is the word "unit"; as an optional group's anchor that is not first, nothing.
	SyntaxUnit
	// SyntaxProperty is a property's own parser and printer.
	SyntaxProperty
)

// Region is a declared region.
type Region struct {
	Name, GoName, Summary string
	Index                 int
	Length                Length
	Constraint            *Constraint
	// MinBlocks and MaxBlocks repeat what Constraint says about the number of blocks; MaxBlocks is -1 when open.
	MinBlocks, MaxBlocks int
	// DefaultDialect is the dialect whose prefix may be left out inside, "" for the surrounding one.
	DefaultDialect string
	// Args are the arguments of the entry block that builders make, each with its type, or the list of types of several;
	// nil when the definition does not say.
	Args []RegionArg
	// Terminator is the full name of the operation that builders end the body with; "" when the definition does not say.
	Terminator string
	// Yields says that the results of the operation have the types of what the body yields.
	Yields bool
	Span   Span
}

// BuildsBody reports whether builders take a Go function that makes the region's body: it is one block, or the
// definition says what the entry block has.
func (o *Op) BuildsBody(g *Region) bool {
	return g.MaxBlocks == 1 || g.Args != nil || g.Terminator != "" || o.HasTrait("SingleBlock") ||
		o.HasTrait("SingleBlockImplicitTerminator")
}

// RegionArg is an argument of a region's entry block, or several.
type RegionArg struct {
	Name, GoName string
	Type         *Expr
}

// Successor is a declared successor.
type Successor struct {
	Name, GoName, Summary string
	Index                 int
	Length                Length
	Constraint            *Constraint
	Span                  Span
}

// Segments is how the groups of variable length among operands or results are told apart.
type Segments uint8

// The encodings.
const (
	// SegmentsNone: at most one group is variable; its size is what the others leave.
	SegmentsNone Segments = iota
	// SegmentsAttr: sizes are in the slot operandSegmentSizes or resultSegmentSizes.
	SegmentsAttr
	// SegmentsEqual: all variable groups have the same size.
	SegmentsEqual
)

// The names of the segment slots.
const (
	OperandSegmentSizes = "operandSegmentSizes"
	ResultSegmentSizes  = "resultSegmentSizes"
)

// Slot is a place in an operation's inherent storage.
type Slot struct {
	Name string
	Kind SlotKind
	// Attr is the attribute or property; nil for segment sizes.
	Attr *Attribute
}

// SlotKind is what a [Slot] holds.
type SlotKind uint8

// The kinds of slots.
const (
	SlotAttr SlotKind = iota
	SlotProperty
	SlotOperandSegments
	SlotResultSegments
)

// Arity holds the facts after the implied arity traits. Min counts the single ones; Exact is true when no group is
// variable.
type Arity struct {
	Operands, Results, Regions, Successors Count
}

// Count is a number that is exact or a minimum.
type Count struct {
	Min   int
	Exact bool
}

// Effects summarises the side effects of an operation.
type Effects struct {
	// Known is false when nothing is stated: the operation may do anything.
	Known bool
	// Recursive adds the effects of nested operations.
	Recursive bool
	// Hook means that Go code computes them.
	Hook bool
	// List holds those of the operation as a whole; operands, results and attributes carry their own.
	List []Effect
}

// Effect is one side effect.
type Effect struct {
	Kind     EffectKind
	Resource *Resource
	Stage    int
	// Full marks an effect on the whole resource.
	Full bool
	Span Span
}

// EffectKind is read, write, allocate or free.
type EffectKind uint8

// The effect kinds.
const (
	EffectRead EffectKind = iota
	EffectWrite
	EffectAllocate
	EffectFree
)

// RefKind says what a [ValueRef] refers to.
type RefKind uint8

// The kinds of references.
const (
	RefOperand RefKind = iota
	RefResult
	RefAttribute
	RefProperty
	RefRegion
	RefSuccessor
)

// ValueRef refers to a declared part of an operation by kind and index.
type ValueRef struct {
	Kind  RefKind
	Index int
}

// Ref looks a name up among operands, results, attributes, properties, regions and successors, in this order.
func (o *Op) Ref(name string) (ValueRef, bool) {
	if name == "" {
		return ValueRef{}, false
	}
	find := func(kind RefKind, n int, nameOf func(int) string) (ValueRef, bool) {
		for i := range n {
			if nameOf(i) == name {
				return ValueRef{kind, i}, true
			}
		}
		return ValueRef{}, false
	}
	for _, k := range []struct {
		kind RefKind
		n    int
		name func(int) string
	}{
		{RefOperand, len(o.Operands), func(i int) string { return o.Operands[i].Name }},
		{RefResult, len(o.Results), func(i int) string { return o.Results[i].Name }},
		{RefAttribute, len(o.Attributes), func(i int) string { return o.Attributes[i].Name }},
		{RefProperty, len(o.Properties), func(i int) string { return o.Properties[i].Name }},
		{RefRegion, len(o.Regions), func(i int) string { return o.Regions[i].Name }},
		{RefSuccessor, len(o.Successors), func(i int) string { return o.Successors[i].Name }},
	} {
		if r, ok := find(k.kind, k.n, k.name); ok {
			return r, true
		}
	}
	return ValueRef{}, false
}

// PartAttr returns the attribute or property that r refers to.
func (o *Op) PartAttr(r ValueRef) *Attribute {
	if r.Kind == RefProperty {
		return o.Properties[r.Index]
	}
	return o.Attributes[r.Index]
}

// RefName returns the name of what r refers to; an unnamed one gives "#index".
func (o *Op) RefName(r ValueRef) string {
	name := ""
	switch r.Kind {
	case RefOperand:
		name = o.Operands[r.Index].Name
	case RefResult:
		name = o.Results[r.Index].Name
	case RefAttribute:
		name = o.Attributes[r.Index].Name
	case RefProperty:
		name = o.Properties[r.Index].Name
	case RefRegion:
		name = o.Regions[r.Index].Name
	case RefSuccessor:
		name = o.Successors[r.Index].Name
	}
	if name == "" {
		return "#" + strconv.Itoa(r.Index)
	}
	return name
}

// TypeFact is one equation: the type of To equals Expr, whose operands are other values' types ($x of kind type), or
// nothing when the type is unique.
type TypeFact struct {
	To   ValueRef
	Expr *Expr
	// Optional facts hold only while both sides are present; Ranged ones relate lists of types.
	Optional, Ranged bool
	// Transformed says that the operation states Expr as a transformer, be it only the type of another part: parsers check
	// the source before they use it, and nothing is learned about the source from To.
	Transformed bool
	// Trait is the trait that states it; nil when a buildable constraint or infer: does.
	Trait *TraitUse
}

// Derivation is a step of type inference: the type of To is Expr, computed from types known before.
type Derivation struct {
	To   ValueRef
	Expr *Expr
	// Fact is the equation used.
	Fact *TypeFact
}
