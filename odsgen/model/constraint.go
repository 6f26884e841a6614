package model

import (
	"slices"
)

// ConstraintKind is what a constraint constrains.
type ConstraintKind uint8

// The kinds of constraints.
const (
	TypeConstraint ConstraintKind = iota
	AttrConstraint
	PropConstraint
	RegionConstraint
	SuccessorConstraint
)

// String returns "type", "attribute", "property", "region" or "successor".
func (k ConstraintKind) String() string {
	return [...]string{"type", "attribute", "property", "region", "successor"}[k]
}

// Constraint is a predicate with the summary that goes into messages: "operand #0 must be <summary>, but got 'f32'".
// A parametrised constraint is a template; each use with arguments is a Constraint of its own.
type Constraint struct {
	Common
	Kind ConstraintKind
	// Pred is the condition on Self. Never nil; ExprTrue for "anything".
	Pred *Expr
	// Key is equal for constraints with equal condition and summary, so that they can share one function.
	Key string

	// Builds is, for a type constraint that one type alone satisfies, the expression of that type; else nil.
	Builds *Expr
	// Class is the core Go type that every satisfying type or attribute has ("IntegerType", "StringAttr"), or "" when
	// it is just a Type or Attribute. Def is the definition when that class belongs to a dialect of definitions.
	Class string
	Def   *AttrOrTypeDef

	// For attributes: GoType is what the accessor returns ("int64", "string", "[]int64", ""= the attribute itself), and
	// ValueType the attribute's type when it is always the same, so that formats need not write it.
	GoType    string
	ValueType *Expr
	// Untyped marks attributes that never print a type of their own (strings, arrays, symbols). Stripped ones have a text
	// form without prefix that formats use ("[1, 2]" for "array<i64: 1, 2>").
	Untyped, Stripped bool
	// SymbolName marks a string that is printed as @name.
	SymbolName bool
	// Unit marks the presence flag.
	Unit bool
	// Elem is the element constraint of an array, or the type constraint of a type attribute. Of a property it is what an
	// array, an optional or a named one is made of.
	Elem *Constraint
	// Form and Keyword are, for properties, how the value is written and stored.
	Form    PropForm
	Keyword string
	// Enum is set when the values are an enum's.
	Enum *Enum
	// ClassOf is what a type in a text must satisfy to be of the kind that is expected there, in place of Class; nil for any.
	ClassOf *Constraint
	// NoClass is set where Class is none although everything that satisfies the condition is of one.
	NoClass bool
	// Base is what a confined constraint confines, and the declaration that an instance instantiates.
	Base *Constraint
}

// PropForm is the form of a property's value.
type PropForm uint8

// The forms of properties.
const (
	// PropScalar is a number, truth value or string of GoType, a presence flag, or a case of Enum.
	PropScalar PropForm = iota
	// PropArray is [a, b], in attribute form an array.
	PropArray
	// PropPacked is [1, 2], in attribute form a packed array.
	PropPacked
	// PropOptional is none or the value; PropSome spells a present one some<value>.
	PropOptional
	PropSome
	// PropNamed is Keyword<value>.
	PropNamed
	// PropGo has values of the Go type GoType, which hooks read, write and convert.
	PropGo
)

// HasDefault reports whether a property of this constraint has a value when none is given.
func (c *Constraint) HasDefault() bool {
	return c.Kind == PropConstraint && (c.Unit || c.Form == PropOptional || c.Form == PropSome)
}

// FixedType is the keyword of the type with which formats read an attribute that writes none of its own and that has no
// ValueType, or "". It is upstream's value type of such attributes, and says what is wrong with a number that is found
// instead.
func (c *Constraint) FixedType() string {
	switch {
	case c.ValueType != nil || !c.Untyped:
		return ""
	case c.Class == "AffineMapAttr":
		return "index"
	}
	return "none"
}

// ExprKind is the static type of an expression.
type ExprKind uint8

// The kinds of expressions.
const (
	KindBool ExprKind = iota
	KindInt
	KindString
	KindType
	KindAttr
	KindRegion
	KindBlock
	KindOperation
	KindShape // list of dimensions
	KindList  // of Elem's kind, unspecified
)

// String returns the kind's name as messages use it.
func (k ExprKind) String() string {
	return [...]string{"bool", "int", "string", "type", "attribute", "region", "block", "operation", "shape", "list"}[k]
}

// ExprOp is the operator of an expression.
type ExprOp uint8

// The operators. "x" and "y" are Args[0] and Args[1].
const (
	ExprTrue ExprOp = iota
	ExprFalse
	ExprAnd        // all Args
	ExprOr         // any of Args
	ExprNot        // x
	ExprEq         // x == y
	ExprNe         // x != y
	ExprLt         // x < y
	ExprLe         // x <= y
	ExprGt         // x > y
	ExprGe         // x >= y
	ExprIn         // x is one of Args[1:]
	ExprIs         // x satisfies Constraint
	ExprIsClass    // x has the Go type of Def, a native or a defined type or attribute
	ExprImplements // x implements Interface
	ExprHasTrait   // x has Trait
	ExprEach       // every element of list x satisfies y, in which ExprElem is the element
	ExprSome       // some element does
	ExprAllEqual   // all Args are equal
	ExprSelf       // the constrained thing
	ExprElem       // the element of the nearest Each, Some or Sum
	ExprValue      // Ref of the operation: as a type where a type is meant, otherwise the attribute, list, ...
	ExprInt        // Int
	ExprString     // Str
	ExprList       // Args
	ExprCall       // function Name of the vocabulary ([Functions]) applied to Args
	ExprGo         // Go function: Name, in package Pkg ("" = hook of the dialect), applied to Args
	ExprSum        // sum of y for the elements of list x, in which ExprElem is the element
)

// Expr is a typed expression over types, attributes and an operation's parts.
type Expr struct {
	Op   ExprOp
	Kind ExprKind
	// Elem is the kind of the elements when Kind is KindList.
	Elem ExprKind
	Args []*Expr

	Int       int64
	Str       string
	Name, Pkg string
	// Func is the function of a call of the vocabulary.
	Func *Function
	// Owner is, for a call of a hook, the dialect whose hooks have it: the one in whose definition the expression is
	// written. It is nil for a library, which has no hooks: there they are those of the dialect that uses the expression.
	Owner      *Dialect
	Ref        ValueRef
	Constraint *Constraint
	Def        *AttrOrTypeDef
	Interface  *Interface
	Trait      *Trait
	Span       Span
}

// ConstKind is the kind of a [Const].
type ConstKind uint8

// The kinds of constants.
const (
	ConstInt ConstKind = iota
	ConstFloat
	ConstBool
	ConstString
	ConstEnum // Int is the value, Enum the enum
	ConstList
	ConstUnit  // Bool: present
	ConstEmpty // a parameterless attribute of definition Def, or an empty array or dictionary
	ConstAttr  // Str: any attribute in MLIR's syntax
)

// Const is a typed constant of a definition: a default value.
type Const struct {
	Kind  ConstKind
	Int   int64
	Float float64
	Bool  bool
	Str   string
	List  []*Const
	Enum  *Enum
	Cases []*EnumCase
	Def   *AttrOrTypeDef
	Span  Span
}

// TraitKind is how a trait is implemented.
type TraitKind uint8

// The kinds of traits.
const (
	// TraitNative is hand-written in package core, known by name.
	TraitNative TraitKind = iota
	// TraitPredicate is an expression over the operation's parts: "failed to verify that <summary>".
	TraitPredicate
	// TraitOwn is declared by a dialect; its verifier and fold, if promised, are hooks.
	TraitOwn
	// TraitInternal tells the generator something and has no run-time form.
	TraitInternal
	// TraitBundle stands for other traits and never appears on a resolved operation.
	TraitBundle
)

// Trait is a trait's declaration.
type Trait struct {
	Common
	Kind TraitKind
	// Structural traits are verified first.
	Structural bool
	// Target says what may have it: "op", "type" or "attr".
	Target string
	Params []TraitParam
	// Requires names traits that must be present too; Implies those that come with it.
	Requires, Implies []string
	// Bundle are the traits that a TraitBundle stands for.
	Bundle                         []*TraitUse
	Verifier, RegionVerifier, Fold bool
	// Funcs has the Go that the definition names for its promises, by the kind of hook; Hooks are the promises.
	Funcs map[HookKind]*GoFunc
	Hooks []Hook
}

// TraitParam is a parameter of a trait. Kind is one of value, values, type, types, attr, op, ops, int, ints, string,
// expr.
type TraitParam struct {
	Name, Kind string
	Optional   bool
}

// TraitUse is a trait on a definition.
type TraitUse struct {
	Trait *Trait
	Args  []TraitArg
	// Pred and Summary are the instantiated condition and message of a predicate trait.
	Pred    *Expr
	Summary string
	// Implied marks one that the generator added (segments) or a bundle contains.
	Implied bool
	Span    Span
}

// Arg returns the argument of that parameter, or nil.
func (u *TraitUse) Arg(name string) *TraitArg {
	for i := range u.Args {
		if u.Args[i].Name == name {
			return &u.Args[i]
		}
	}
	return nil
}

// TraitArg is an argument of a trait use; the field of its parameter's kind is set.
type TraitArg struct {
	Name  string
	Refs  []ValueRef
	Types []*Constraint
	Ops   []string // full operation names, known or not
	Ints  []int64
	Str   string
	Expr  *Expr
	Span  Span
}

// InterfaceKind is what an interface is implemented by.
type InterfaceKind uint8

// The kinds of interfaces.
const (
	OpInterface InterfaceKind = iota
	TypeInterface
	AttrInterface
	DialectInterface
)

// Interface is an interface's declaration. GoName is the Go interface type.
type Interface struct {
	Common
	Kind InterfaceKind
	// Native marks one that package core or generated/iface already has in Go.
	Native bool
	// GoType names the Go interface of a native one that is in another package than core; the key is its name with Key
	// after it.
	GoType  *GoFunc
	Extends []*Interface
	Methods []*Method
	// Verifier and RegionVerifier promise a verifier in Go, VerifierFunc and RegionVerifierFunc name one; Conditional
	// makes each implementation answer whether it applies.
	Verifier, RegionVerifier, Conditional bool
	VerifierFunc, RegionVerifierFunc      *GoFunc
	// Constraint is what the name means as a constraint (types and attributes).
	Constraint *Constraint
	GoImports  map[string]string
}

// InTables reports whether the tables of an operation say what an interface of builtin would.
func (i *Interface) InTables() bool {
	switch i.Name {
	case "InferTypeOpInterface", "OpAsmOpInterface", "NoMemoryEffect", "MemoryEffectOpInterface", "ConditionallySpeculatable":
		return true
	}
	return false
}

// Is reports whether the interface has that name or extends one that has.
func (i *Interface) Is(name string) bool {
	return slices.ContainsFunc(i.Lineage(), func(x *Interface) bool { return x.Name == name })
}

// Lineage lists the interfaces that this one extends, directly or not, and the interface itself at the end. Each stands
// there once, after those that it extends.
func (i *Interface) Lineage() []*Interface {
	var out []*Interface
	seen := map[*Interface]bool{}
	var add func(x *Interface)
	add = func(x *Interface) {
		if seen[x] {
			return
		}
		seen[x] = true
		for _, e := range x.Extends {
			add(e)
		}
		out = append(out, x)
	}
	add(i)
	return out
}

// Method is an interface method.
type Method struct {
	Name, Summary string
	Signature     *Signature
	// Static methods need no instance. Default ones have an implementation that definitions may override; Final ones
	// have one that they may not. It is Func, or else a hook of the dialect that declares the interface.
	Static, Default, Final bool
	Func                   *GoFunc
	Span                   Span
}

// GoFunc is a Go function that a definition names: go(pkg.Name). Path is "" for one of the package that is generated, or,
// where it stands for a hook, for a method of the hooks.
type GoFunc struct{ Path, Pkg, Name string }

// InterfaceUse is an interface that a definition declares.
type InterfaceUse struct {
	Interface *Interface
	// Overrides names methods with a default that this definition implements itself.
	Overrides []string
	// Bindings say of methods how they are implemented without a hook of the definition's own.
	Bindings []*MethodBinding
	// Implied marks one that the generator added.
	Implied bool
	Span    Span
}

// MethodBinding says how a definition implements a method of an interface: the method returns a part of an operation, or a
// parameter of a type or attribute, which Part indexes; or Func does what it has to; or with neither, there is nothing to
// return.
type MethodBinding struct {
	Method string
	Part   *ValueRef
	Func   *GoFunc
	Span   Span
}

// Binding returns what is said of a method, or nil.
func (u *InterfaceUse) Binding(method string) *MethodBinding {
	for _, b := range u.Bindings {
		if b.Method == method {
			return b
		}
	}
	return nil
}

// ConstraintFamily is a constraint with parameters: what MemRefOf<types> says before it has arguments. Its summary
// keeps "${types}".
type ConstraintFamily struct {
	Common
	Kind   ConstraintKind
	Params []TraitParam
	// Condition is the text of the condition, or of the constraint that it abbreviates.
	Condition string
}

// IsClass reports whether the constraint says nothing but which Go type a value has, if that.
func (c *Constraint) IsClass() bool {
	return c.Pred.Op == ExprTrue || c.Def != nil && c.Pred.Op == ExprIsClass
}
