package keys

// Op is an operation.
var Op = &Table{Name: "operation", Doc: "An operation.", Definition: true, Keys: []Key{
	{Name: "operands", Kind: Pairs, Of: Operand, Doc: "Operands in order."},
	{Name: "attributes", Kind: Pairs, Of: Attribute, Doc: "Inherent attributes in order."},
	{Name: "properties", Kind: Pairs, Of: Property, Doc: "Inherent data that is no attribute."},
	{Name: "results", Kind: Pairs, Of: Result, Doc: "Results in order."},
	{Name: "regions", Kind: Pairs, Of: Region, Doc: "Regions in order."},
	{Name: "successors", Kind: Pairs, Of: Successor, Doc: "Successors in order."},
	{Name: "traits", Kind: Uses, Scope: Traits, Doc: "Traits: NAME or {NAME: arguments}."},
	{Name: "interfaces", Kind: Uses, Scope: Interfaces, Doc: "Interfaces: NAME, {NAME: [methods that replace a default]}, or {NAME: {Method: $part}}, where go(Func), go(pkg.Func) and none can stand, too."},
	{Name: "format", Doc: "Assembly format, or custom for hand-written parse and print; without it there is the generic form only."},
	{Name: "parser", Kind: GoFunc, Doc: "Names what parses a custom format: go(Func), go(pkg.Func)."},
	{Name: "printer", Kind: GoFunc, Doc: "Names what prints a custom format: go(Func), go(pkg.Func)."},
	{Name: "allow", Kind: Texts, Doc: "Codes of findings about the format that are accepted: texts that cannot be read back, or lose something."},
	{Name: "folder", Kind: Promise, Doc: "Promises a fold, or names it: go(Func), go(pkg.Func)."},
	{Name: "checks", Kind: Items, Of: Check, Doc: "Conditions with messages of their own, verified before the verifier in Go."},
	{Name: "verifier", Kind: Promise, Doc: "Promises a verifier that runs before nested operations are verified, or names it."},
	{Name: "region_verifier", Kind: Promise, Doc: "Promises a verifier that runs after nested operations are verified, or names it."},
	{Name: "canonicalize", Kind: WordOrGo, Words: []string{"method", "patterns"},
		Doc: "Promises a canonicalization: one method, or patterns; or names the method."},
	{Name: "infer", Kind: Promise, Doc: "Promises a Go function that infers the result types, or names it."},
	{Name: "infer_compatible", Kind: Promise, Doc: "Promises a Go function that says which other types will do where result types were inferred, or names it."},
	{Name: "effects", Kind: Effects, Words: append([]string{"none", "recursive", "go"}, effectWords...), Of: Effect,
		Doc: "Side effects: none, recursive, go, read, write, allocate, free, or {write: {resource: R}}."},
	{Name: "speculatable", Kind: WordOrGo, Words: []string{"always", "recursive", "go"},
		Doc: "Whether it can be executed without need: always, recursive, go, or the Go that knows: go(Func), go(pkg.Func)."},
	{Name: "result_names", Kind: WordOrGo, Words: []string{"go"}, Doc: "Promises a hook that suggests SSA names, or names it."},
	{Name: "argument_names", Kind: WordOrGo, Words: []string{"go"}, Doc: "Promises a hook that suggests names of region arguments, or names it."},
	{Name: "block_names", Kind: WordOrGo, Words: []string{"go"}, Doc: "Promises a hook that suggests labels of blocks, or names it."},
	{Name: "hooks", Doc: "Name of hooks that operations share instead of having their own."},
	{Name: "builders", Kind: Builder, Of: BuilderTable, Doc: "Go signatures of further builders."},
	{Name: "builder_order", Kind: Texts, Doc: "Parts whose parameters come first in builders, in this order; default: operands, then attributes."},
	{Name: "skip_default_builders", Kind: Flag, Doc: "No builders are generated."},
	{Name: "setters", Kind: FlagOrTexts, Doc: "Operands, attributes and properties that the view has methods to set; true: all."},
	{Name: "examples", Kind: Texts, Doc: "Operations in custom form, verified by a generated test and shown in the docs."},
	{Name: "bytecode", Kind: Word, Words: []string{"custom"}, Doc: "Hand-written encoding."},
}}

// Check is a condition on an operation.
var Check = &Table{Name: "check", Doc: "A condition on an operation.", Keys: []Key{
	{Name: "pred", Doc: "The condition, over the parts of the operation."},
	{Name: "message", Doc: "The message of an operation that it does not hold for, after the operation's name."},
}}

// Operand is the long form of an operand.
var Operand = &Table{Name: "operand", Doc: "An operand.", Short: true, Scope: TypeConstraints, Keys: []Key{
	typeKey(TypeConstraints, "The type constraint."),
	{Name: "variadic", Kind: Word, Words: []string{"true", "false", "nested"}, Doc: "true: any number; nested: a list of lists."},
	{Name: "optional", Kind: Flag, Doc: "None or one."},
	summaryKey, partEffects, goNameKey, sinceKey,
	{Name: "segments", Doc: "With variadic: nested, the DenseI32ArrayAttr attribute that holds the inner sizes."},
}}

// Result is the long form of a result.
var Result = &Table{Name: "result", Doc: "A result.", Short: true, Scope: TypeConstraints, Keys: []Key{
	typeKey(TypeConstraints, "The type constraint."),
	{Name: "variadic", Kind: Word, Words: []string{"true", "false"}, Doc: "Any number."},
	{Name: "optional", Kind: Flag, Doc: "None or one."},
	summaryKey, partEffects, goNameKey, sinceKey,
	{Name: "infer", Doc: "The type as an expression over the other parts: with_element($lhs, I1)."},
	{Name: "ssa_name", Doc: "Name that the printer suggests."},
}}

// attributeKeys are those of attributes and properties after their type.
var attributeKeys = []Key{
	{Name: "optional", Kind: Flag, Doc: "It may be absent."},
	{Name: "default", Kind: Any, Doc: "Value when it is absent."},
	{Name: "where", Kind: Texts, Scope: AttrConstraints, Doc: "Further constraints."},
	summaryKey, partEffects, goNameKey, sinceKey,
	{Name: "deprecated", Doc: "The reason; users of the Go symbol see it."},
}

// Attribute is the long form of an attribute.
var Attribute = &Table{Name: "attribute", Doc: "An inherent attribute.", Short: true, Scope: AttrConstraints,
	Keys: append([]Key{typeKey(AttrConstraints, "The attribute constraint.")}, attributeKeys...)}

// Property is the long form of a property.
var Property = &Table{Name: "property", Doc: "Inherent data that is no attribute.", Short: true, Scope: PropConstraints,
	Keys: append([]Key{typeKey(PropConstraints, "The property constraint.")}, attributeKeys...)}

// Region is the long form of a region.
var Region = &Table{Name: "region", Doc: "A region.", Short: true, Scope: RegionConstraints, Keys: []Key{
	typeKey(RegionConstraints, "The region constraint."),
	{Name: "variadic", Kind: Flag, Doc: "Any number; the last region only."},
	summaryKey, goNameKey,
	{Name: "default_dialect", Doc: "Operations of this dialect may leave out their prefix inside."},
	{Name: "args", Kind: Pairs, Of: RegionArg,
		Doc: "Arguments of the body that builders make, each with its type, or the types of several: {iv: $lowerBound}."},
	{Name: "terminator", Doc: "The operation that builders end the body with; default: that of the trait SingleBlockImplicitTerminator."},
	{Name: "yields", Kind: Flag, Doc: "The results of the operation have the types of what the body yields."},
}}

// RegionArg is the long form of an argument of a region's body.
var RegionArg = &Table{Name: "region_arg", Doc: "An argument of the body.", Short: true, Keys: []Key{
	{Name: "type", Doc: "Its type, or the list of types of several, as an expression over the operation's parts."},
}}

// Successor is the long form of a successor.
var Successor = &Table{Name: "successor", Doc: "A successor.", Short: true, Scope: SuccessorConstraints, Keys: []Key{
	typeKey(SuccessorConstraints, "The successor constraint."),
	{Name: "variadic", Kind: Flag, Doc: "Any number; the last successor only."},
	summaryKey, goNameKey,
}}

// BuilderTable is the long form of a builder.
var BuilderTable = &Table{Name: "builder", Doc: "A builder written in Go.", Short: true, Keys: []Key{
	{Name: "signature", Doc: "Go signature: Build(b *core.Builder, ...) T."}, summaryKey,
}}

// Enum is an enum.
var Enum = &Table{Name: "enum", Doc: "A closed set of named integers.", Definition: true, Keys: []Key{
	{Name: "storage", Kind: Word, Words: []string{"i32", "i64", "property"},
		Doc: "An integer attribute of that type, or a property. Not together with attr."},
	{Name: "attr", Kind: Object, Of: EnumAttr, Doc: "An attribute of its own."},
	{Name: "width", Kind: Number, Doc: "8, 16, 32 or 64 bits of the Go type."},
	{Name: "bits", Kind: Flag, Doc: "Values combine."},
	{Name: "separator", Doc: "Between the names of a combination: \"|\", \",\" or \", \"."},
	{Name: "print_groups", Kind: Flag, Doc: "A group's name is printed instead of its members."},
	{Name: "quoted", Kind: Flag, Doc: "A combination is printed in quotes."},
	{Name: "cases", Kind: Cases, Of: Case, Doc: "Names; {name: value}; or a list of maps with str, sym, value, bit, group."},
	{Name: "message", Doc: "What messages say the attribute must be."},
}}

// EnumAttr is the attribute of an enum.
var EnumAttr = &Table{Name: "enum_attribute", Doc: "The attribute of an enum.", Keys: []Key{
	{Name: "mnemonic", Doc: "Keyword behind the dialect's prefix."},
	{Name: "format", Doc: "Assembly format; default $value."},
	{Name: "traits", Kind: Uses, Scope: Traits, Doc: "Traits of the attribute."},
	{Name: "interfaces", Kind: Uses, Scope: Interfaces, Doc: "Interfaces of the attribute."},
	{Name: "alias", Kind: Flag, Doc: "Printed through an alias."},
	{Name: "id", Kind: Number, Doc: "Stable number for bytecode."},
	sinceKey, goNameKey,
}}

// Case is the long form of a case.
var Case = &Table{Name: "case", Doc: "A case of an enum.", Keys: []Key{
	{Name: "str", Doc: "Text form."},
	{Name: "sym", Doc: "Go name."},
	{Name: "value", Kind: Number, Doc: "Value."},
	{Name: "bit", Kind: Number, Doc: "Position of the bit."},
	{Name: "group", Kind: Texts, Doc: "Cases that it stands for."},
	summaryKey, sinceKey,
}}

// Def is a type or attribute.
var Def = &Table{Name: "type_or_attribute", Doc: "A type or an attribute.", Definition: true, Keys: []Key{
	{Name: "mnemonic", Doc: "Keyword behind !dialect. or #dialect.; without it there is no text form."},
	{Name: "params", Kind: Pairs, Of: Param, Doc: "Parameters in order."},
	{Name: "format", Doc: "Assembly format, or custom."},
	{Name: "allow", Kind: Texts, Doc: "Codes of findings about the format that are accepted."},
	{Name: "verifier", Kind: Flag, Doc: "Promises a verifier of the parameters."},
	{Name: "traits", Kind: Uses, Scope: Traits, Doc: "Traits."},
	{Name: "interfaces", Kind: Uses, Scope: Interfaces, Doc: "Interfaces."},
	{Name: "builders", Kind: Builder, Of: BuilderTable, Doc: "Go signatures of further builders."},
	{Name: "skip_default_builders", Kind: Flag, Doc: "No builders are generated."},
	{Name: "alias", Kind: Flag, Doc: "Printed through an alias of the mnemonic's name."},
	{Name: "location", Kind: Flag, Doc: "The attribute can be a location."},
	{Name: "bytecode", Kind: Word, Words: []string{"params"}, Doc: "Bytecode has the id and the parameters instead of text."},
	{Name: "native", Kind: Flag, Doc: "Hand-written in package core."},
	{Name: "message", Doc: "What messages say a value must be; default the summary."},
}}

// facts are what a constraint, or a native type or attribute, says about what satisfies it, before and after what is
// only said of attributes.
var facts = []Key{
	{Name: "builds", Doc: "Expression of the one type that satisfies it, which makes it inferable."},
	{Name: "class", Doc: "Name of the core Go type that everything satisfying has, or of a type or constraint that texts must satisfy."},
	{Name: "go_type", Doc: "What the accessor returns: a Go scalar type, [] of one."},
	{Name: "value_type", Doc: "Type that the attributes always have; formats then leave it out."},
	{Name: "untyped", Kind: Flag, Doc: "No type is ever printed."},
	{Name: "stripped", Kind: Flag, Doc: "Formats leave the prefix out."},
	{Name: "symbol_name", Kind: Flag, Doc: "Printed as @name."},
	{Name: "unit", Kind: Flag, Doc: "A presence flag."},
	{Name: "element", Doc: "Constraint of an array's elements, or of a type attribute's type; what a property of another form is made of."},
}

// Param is the long form of a parameter.
var Param = &Table{Name: "parameter", Doc: "A parameter of a type or attribute.", Short: true, Scope: ParamTypes, Keys: []Key{
	typeKey(ParamTypes, "A Go scalar type, APInt, APFloat, Type, Attribute, an enum, a constraint, '[]X', or go(pkg.Name)."),
	{Name: "optional", Kind: Flag, Doc: "Elided while it has its zero value."},
	{Name: "default", Kind: Any, Doc: "Elided while it has this value."},
	{Name: "self_type", Kind: Flag, Doc: "The attribute's own type, written behind ':'."},
	{Name: "mutable", Kind: Flag, Doc: "Not part of the identity; may be set once."},
	summaryKey, goNameKey,
}}

// Constraint is the long form of a constraint.
var Constraint = &Table{Name: "constraint", Doc: "A named condition: an expression, or a map.", Definition: true, Short: true,
	Keys: constraintKeys()}

// PropForms are the forms of properties, in the order of model.PropForm.
var PropForms = []string{"scalar", "array", "packed", "optional", "some", "named", "go"}

func constraintKeys() []Key {
	out := []Key{{Name: "pred", Doc: "The condition."}, facts[0],
		{Name: "base", Doc: "Attributes: the constraint that is confined."}}
	out = append(out, facts[1:]...)
	out = append(out, Key{Name: "form", Kind: Word, Words: PropForms,
		Doc: "Properties: how the value is written; default a scalar of go_type."},
		Key{Name: "keyword", Doc: "Properties of form named: the word in front of <value>."})
	return append(out, Key{Name: "native", Kind: Flag, Doc: "Written in package core."})
}

// NativeKeys are the keys that only native types and attributes have, which describe them as constraints.
var NativeKeys = facts

// Trait is a trait.
var Trait = &Table{Name: "trait", Doc: "A trait of the dialect's own.", Definition: true, Keys: []Key{
	{Name: "pred", Doc: "Condition of a predicate trait."},
	{Name: "bundle", Kind: Uses, Scope: Traits, Doc: "Traits that it stands for."},
	{Name: "structural", Kind: Flag, Doc: "Verified first."},
	{Name: "requires", Kind: Texts, Scope: Traits, Doc: "Traits that must be there too."},
	{Name: "verifier", Kind: Promise, Doc: "Promises a verifier, or names it: go(Func), go(pkg.Func)."},
	{Name: "region_verifier", Kind: Promise, Doc: "Promises a verifier that runs after nested operations are verified, or names it."},
	{Name: "fold", Kind: Promise, Doc: "Promises a fold, or names it."},
	{Name: "on", Kind: Word, Words: []string{"op", "type", "attr"}, Doc: "What may have it."},
	{Name: "native", Kind: Flag, Doc: "Hand-written in package core."},
	{Name: "internal", Kind: Flag, Doc: "Only the generator sees it."},
	{Name: "implies", Kind: Texts, Scope: Traits, Doc: "Traits that come with it."},
}}

// Interface is an interface.
var Interface = &Table{Name: "interface", Doc: "A Go interface that definitions implement.", Definition: true, Keys: []Key{
	{Name: "on", Kind: Word, Words: []string{"op", "type", "attr", "dialect"}, Doc: "What implements it; default op."},
	{Name: "extends", Kind: Texts, Scope: Interfaces, Doc: "Interfaces that it contains."},
	{Name: "methods", Kind: Items, Of: Method, Doc: "Go signatures, or maps."},
	{Name: "verifier", Kind: Promise, Doc: "Promises a verifier of implementations, or names it: go(pkg.Func)."},
	{Name: "region_verifier", Kind: Promise, Doc: "The same, after nested operations are verified."},
	{Name: "conditional", Kind: Flag, Doc: "Each implementation says whether it applies."},
	{Name: "native", Kind: Promise, Doc: "In package core already, or in the package below it that go(pkg.Type) names, with the key TypeKey."},
}}

// Method is the long form of a method.
var Method = &Table{Name: "method", Doc: "A method of an interface.", Short: true, Keys: []Key{
	{Name: "signature", Doc: "Go signature: Name(x int) T."}, summaryKey,
	{Name: "static", Kind: Flag, Doc: "Needs no instance."},
	{Name: "default", Kind: Promise, Doc: "Has an implementation that definitions may replace: a hook, or go(pkg.Func)."},
	{Name: "final", Kind: Promise, Doc: "Has an implementation that they may not replace."},
}}

// Template is the body of a template or mixin: the keys of whatever it is used for.
var Template = &Table{Name: "template", Doc: "A definition with parameters, ${name} in its texts.", all: templateKeys}

func templateKeys() []Key {
	out := []Key{
		{Name: "params", Kind: Any, Doc: "Parameters: names, or {name: default}; for types and attributes see there."},
		{Name: "on", Kind: Word, Words: Interface.Words("on"), Doc: "What a trait or interface is for."},
	}
	seen := map[string]bool{"params": true, "on": true}
	for _, t := range []*Table{Op, Enum, Def, Constraint, Trait, Interface} {
		for _, k := range t.All() {
			if !seen[k.Name] {
				seen[k.Name] = true
				out = append(out, k)
			}
		}
	}
	return out
}
