package report

// The codes of names, constraints, expressions, traits and interfaces.
var (
	UnknownConstraint = &Code{"ODS0401", "unknown constraint",
		"The name is no constraint, type, attribute, enum or interface of this file, of builtin, or of an import.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: SignlesInteger\n"}
	ConstraintKind = &Code{"ODS0402", "wrong kind of constraint",
		"Operands and results take type constraints, attributes take attribute constraints, and so on.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: I32Attr\n"}
	ConstraintArgs = &Code{"ODS0403", "constraint arguments",
		"A parametrised constraint takes as many arguments, of the kinds, that its parameters say.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: TensorOf<[32]>\n"}
	Cycle = &Code{"ODS0404", "circular definition",
		"A constraint, interface or bundle is defined through itself.",
		"dialect: d\nconstraints:\n  types:\n    A: B\n    B: A\n"}
	ExprSyntax = &Code{"ODS0405", "expression syntax",
		"Expressions of constraints, traits and transforms are described in section 8 of docs/definitions.md.",
		"dialect: d\nconstraints:\n  types:\n    A: {pred: width ==, summary: x}\n"}
	ExprType = &Code{"ODS0406", "expression type",
		"Operands of comparisons and arguments of functions have fixed kinds.",
		"dialect: d\nconstraints:\n  types:\n    A: {pred: width == 'x', summary: x}\n"}
	UnknownFunction = &Code{"ODS0407", "unknown function",
		"The vocabulary of expressions is fixed; everything else is Go: go(Name).",
		"dialect: d\nconstraints:\n  types:\n    A: {pred: bitwidth(self) == 3, summary: x}\n"}
	FunctionArgs = &Code{"ODS0408", "function arguments",
		"A function takes the arguments that the vocabulary says; the first may be left out when it is self.",
		"dialect: d\nconstraints:\n  types:\n    A: {pred: 'dim(self, 1, 2) == 3', summary: x}\n"}
	UnknownValue = &Code{"ODS0409", "unknown part of the operation",
		"$name, and the arguments of traits, name operands, results, attributes, properties, regions or successors of the operation.",
		"dialect: d\nops:\n  a:\n    operands:\n      - lhs: I32\n      - rhs: I32\n    traits:\n      - AllTypesMatch: [lhs, rsh]\n"}
	UnknownInterface = &Code{"ODS0410", "unknown interface",
		"The name is no interface of this file, of builtin, or of an import.",
		"dialect: d\nops:\n  a: {interfaces: [BranchOpInterfase]}\n"}
	UnknownTrait = &Code{"ODS0411", "unknown trait",
		"The name is no trait of this file, of builtin, or of an import.",
		"dialect: d\nops:\n  a: {traits: [Comutative]}\n"}
	TraitArgs = &Code{"ODS0412", "trait arguments",
		"A parametrised trait is written as a one-key map from its name to its arguments.",
		"dialect: d\nops:\n  a: {traits: [HasParent]}\n"}
	TraitTarget = &Code{"ODS0413", "trait or interface on the wrong thing",
		"Traits and interfaces are for operations, for types or for attributes.",
		"dialect: d\ntypes:\n  TType: {traits: [Commutative]}\n"}
	UpstreamSpelling = &Code{"ODS0414", "upstream's wrapper",
		"What ODS expresses by wrapping a constraint (Variadic<X>, OptionalAttr<X>, DefaultValuedAttr<X, v>, ...) is a key here.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: Variadic<I32>\n"}
	Ambiguous = &Code{"ODS0415", "ambiguous name",
		"Several imports define the name; write it with the name of the dialect or library in front.", ""}
	SummaryMissing = &Code{"ODS0416", "constraint without summary",
		"The summary is what users read when the constraint fails. Only a constraint that is an alias of another may leave it out.",
		"dialect: d\nconstraints:\n  types:\n    A: {pred: width == 3}\n"}
	SegmentTrait = &Code{"ODS0417", "segment trait",
		"Segment sizes follow from the declared operands and results; the traits for them are not written.",
		"dialect: d\nops:\n  a: {traits: [AttrSizedOperandSegments]}\n"}
	UnknownOp = &Code{"ODS0418", "unknown operation",
		"An argument names an operation of this dialect that is not defined.",
		"dialect: d\nops:\n  a: {traits: [{HasParent: d.b}]}\n"}
	UnknownParam = &Code{"ODS0419", "unknown parameter in a summary",
		"${name} in the summary of a parametrised constraint or trait stands for the text of a parameter.",
		"dialect: d\nconstraints:\n  types:\n    'A<n int>': {pred: width == n, summary: '${m} bits'}\n"}
	UnknownDialect = &Code{"ODS0420", "unknown dialect",
		"The name before the dot is no imported dialect or library.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: ub.PoisonType\n"}
	UnknownResource = &Code{"ODS0421", "unknown resource",
		"Side-effect resources are declared under resources: of this file or of an import.",
		"dialect: d\nops:\n  a:\n    effects: [{write: Console}]\n"}
	PropForm = &Code{"ODS0422", "malformed property constraint",
		"A property is a scalar (go_type: int64, bool, string, ...), a presence flag, an enum, or of a form: array, packed, optional, some, named, go. Each form needs its own keys.",
		"dialect: d\nconstraints:\n  properties:\n    P: {form: named, element: I64Prop, summary: a}\n"}
	PromiseInLibrary = &Code{"ODS0423", "promise of a library",
		"A hook is a method of a dialect's hooks. A library has none, so default methods and verifiers of its interfaces name a Go function.",
		"library: l\ninterfaces:\n  I: {methods: [{signature: F(), default: true}]}\n"}

	nameCodes = []*Code{
		UnknownConstraint, ConstraintKind, ConstraintArgs, Cycle, ExprSyntax, ExprType, UnknownFunction, FunctionArgs, UnknownValue,
		UnknownInterface, UnknownTrait, TraitArgs, TraitTarget, UpstreamSpelling, Ambiguous, SummaryMissing, SegmentTrait, UnknownOp,
		UnknownParam, UnknownDialect, UnknownResource, PropForm, PromiseInLibrary,
	}
)

// The codes of operations.
var (
	DuplicateName = &Code{"ODS0501", "duplicate name",
		"Operands, results, attributes, properties, regions and successors of an operation share one name space, since formats and accessors do.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: I32\n    results:\n      - x: I32\n"}
	VariadicPosition = &Code{"ODS0502", "variable length not at the end",
		"Only the last region, and the last successor, may be variadic: there are no segment sizes for them.",
		"dialect: d\nops:\n  a:\n    successors:\n      - x: {type: AnySuccessor, variadic: true}\n      - y: AnySuccessor\n"}
	LengthInvalid = &Code{"ODS0503", "impossible length",
		"This kind of part cannot have this length.",
		"dialect: d\nops:\n  a:\n    results:\n      - x: {type: I32, variadic: nested}\n"}
	InnerSegments = &Code{"ODS0504", "inner sizes of a nested operand",
		"The sizes of the inner lists live in an attribute of type DenseI32ArrayAttr that 'segments' names.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: {type: I32, variadic: nested}\n"}
	SegmentConflict = &Code{"ODS0505", "needless or contradicting segments",
		"SameVariadicOperandSize says that several groups of variable length have one size; it needs at least two of them.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: {type: I32, variadic: true}\n    traits: [SameVariadicOperandSize]\n"}
	DefaultType = &Code{"ODS0506", "default value of the wrong type",
		"Defaults are typed values and must satisfy the attribute's constraint.",
		"dialect: d\nops:\n  a:\n    attributes:\n      - x: {type: I32Attr, default: many}\n"}
	DefaultCase = &Code{"ODS0507", "default is no case",
		"The default of an enum attribute is one of its cases, or a list of them for a bit enum.",
		"dialect: d\nenums:\n  E: {cases: [a, b]}\nops:\n  a:\n    attributes:\n      - x: {type: E, default: c}\n"}
	NoDefault = &Code{"ODS0508", "default not possible",
		"Defaults of this constraint cannot be written; make the attribute optional instead.",
		"dialect: d\nops:\n  a:\n    attributes:\n      - x: {type: UnitAttr, default: 3}\n"}
	TraitNeeds = &Code{"ODS0509", "trait does not fit the operation",
		"The trait talks about parts that the operation does not have.",
		"dialect: d\nops:\n  a: {traits: [SameOperandsAndResultType]}\n"}
	TraitRequires = &Code{"ODS0510", "trait requires another",
		"The trait builds on another trait that the definition does not have.",
		"dialect: d\nops:\n  a: {traits: [Scalarizable]}\n"}
	TypeContradiction = &Code{"ODS0511", "contradicting types",
		"Two facts give a value two different types, so that no operation can satisfy both.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: I32\n      - y: F32\n    traits:\n      - AllTypesMatch: [x, y]\n"}
	InferNeedless = &Code{"ODS0512", "nothing to infer",
		"infer: on an operation needs results; infer: on a result is one expression.",
		"dialect: d\nops:\n  a: {infer: true}\n"}
	DuplicateTrait = &Code{"ODS0513", "trait or interface given twice",
		"The same trait with the same arguments, or the same interface, is listed twice, directly or through a bundle.",
		"dialect: d\nops:\n  a: {operands: [{x: I32}, {y: I32}], traits: [Commutative, Commutative]}\n"}
	FormatCustom = &Code{"ODS0514", "format of the wrong shape",
		"A format is text in the format language, or the word custom.",
		"dialect: d\nops:\n  a: {format: [attr-dict]}\n"}
	ExampleEmpty = &Code{"ODS0515", "empty example",
		"Examples are operations in custom form.",
		"dialect: d\nops:\n  a: {examples: ['']}\n"}
	ReservedName = &Code{"ODS0516", "reserved name",
		"The name is used by the generator itself (segment sizes).",
		"dialect: d\nops:\n  a:\n    attributes:\n      - operandSegmentSizes: DenseI32ArrayAttr\n"}
	IdleInterface = &Code{"ODS0517", "interface that a definition cannot have",
		"The interface belongs to types and attributes of package core that are written in Go. Declared here, it would do nothing.",
		"dialect: d\ntypes:\n  TType: {mnemonic: t, interfaces: [OpAsmTypeInterface]}\n"}

	opCodes = []*Code{
		DuplicateName, VariadicPosition, LengthInvalid, InnerSegments, SegmentConflict, DefaultType, DefaultCase, NoDefault, TraitNeeds,
		TraitRequires, TypeContradiction, InferNeedless, DuplicateTrait, FormatCustom, ExampleEmpty, ReservedName, IdleInterface,
	}
)

// The codes of enums, types, attributes, interfaces and Go names.
var (
	NoCases = &Code{"ODS0601", "enum without cases",
		"An enum has at least one case.",
		"dialect: d\nenums:\n  E: {cases: []}\n"}
	DuplicateCase = &Code{"ODS0602", "duplicate case",
		"Two cases of an enum have the same text, Go name or value.",
		"dialect: d\nenums:\n  E: {cases: {a: 0, b: 0}}\n"}
	CaseValue = &Code{"ODS0603", "value does not fit",
		"The value of a case must fit the enum's width, and a bit enum's case is a bit, a group of bits, or 0.",
		"dialect: d\nenums:\n  E: {width: 8, attr: {mnemonic: e}, cases: {a: 256}}\n"}
	BadSeparator = &Code{"ODS0604", "separator",
		"The parser of combinations knows '|' and ','; blanks around it only matter for printing.",
		"dialect: d\nenums:\n  E: {bits: true, separator: ';', cases: [a]}\n"}
	GroupMember = &Code{"ODS0605", "group member",
		"A group lists cases that are defined above it.",
		"dialect: d\nenums:\n  E: {bits: true, cases: [{a: 1}, {g: {group: [a, b]}}]}\n"}
	EnumKey = &Code{"ODS0606", "key of another kind of enum",
		"separator, print_groups, quoted, bit and group are for bit enums.",
		"dialect: d\nenums:\n  E: {separator: ',', cases: [a]}\n"}

	DefSuffix = &Code{"ODS0701", "name without suffix",
		"The key of a type ends in Type, that of an attribute in Attr: it is the Go type and the constraint's name.",
		"dialect: d\ntypes:\n  Token: {mnemonic: token}\n"}
	ParamType = &Code{"ODS0702", "unknown parameter type",
		"Parameters have Go's scalar types, enums, constraints, lists of these, or go(pkg.Name).",
		"dialect: d\ntypes:\n  TType:\n    params:\n      - x: integer\n"}
	SelfType = &Code{"ODS0703", "misplaced parameter property",
		"self_type is for one parameter of an attribute, of type Type; mutable is for parameters of types.",
		"dialect: d\ntypes:\n  TType:\n    params:\n      - x: {type: Type, self_type: true}\n"}
	DuplicateMnemonic = &Code{"ODS0704", "duplicate definition",
		"Two definitions of the dialect have the same name or mnemonic.",
		"dialect: d\ntypes:\n  AType: {mnemonic: t}\n  BType: {mnemonic: t}\n"}
	FormatMnemonic = &Code{"ODS0705", "format without mnemonic",
		"A type or attribute is written as its mnemonic followed by its format; with parameters it needs a format.",
		"dialect: d\ntypes:\n  TType: {format: '`<` `>`'}\n"}
	MissingFormat = &Code{"ODS0706", "parameters without format",
		"A type or attribute with a mnemonic and parameters needs a format to write them.",
		"dialect: d\ntypes:\n  TType: {mnemonic: t, params: [{x: int}]}\n"}

	GoNameInvalid = &Code{"ODS0801", "invalid Go name",
		"The name is no exported Go identifier.",
		"dialect: d\nops:\n  a: {go_name: add-i}\n"}
	GoNameClash = &Code{"ODS0802", "Go name clash",
		"Two parts would get the same Go identifier, or one that every view already has. go_name: chooses another.",
		"dialect: d\nops:\n  a:\n    operands:\n      - case_value: I32\n      - caseValue: I32\n"}
	Signature = &Code{"ODS0803", "Go signature",
		"Methods and builders are written as in a Go interface: Name(x int, y ...T) (R, bool).",
		"dialect: d\ninterfaces:\n  I: {methods: ['Foo(int']}\n"}
	DuplicateMethod = &Code{"ODS0804", "duplicate method",
		"An interface declares a method twice, or one that it extends already has.",
		"dialect: d\ninterfaces:\n  I: {methods: ['Foo()', 'Foo()']}\n"}
	UnknownMethod = &Code{"ODS0805", "unknown method",
		"The list after an interface names methods with a default implementation that the definition overrides; the map after it says how methods are implemented that the interface lets definitions implement.",
		"dialect: d\ninterfaces:\n  I: {methods: ['Foo()']}\nops:\n  a: {interfaces: [{I: [Bar]}]}\n"}

	DuplicateID = &Code{"ODS0901", "duplicate id",
		"Bytecode ids are unique among the definitions of a kind.",
		"dialect: d\nops:\n  a: {id: 1}\n  b: {id: 1}\n"}
	SinceVersion = &Code{"ODS0902", "since is later than version",
		"since: is at most the dialect's version.",
		"dialect: d\nversion: 1\nops:\n  a: {since: 2}\n"}
	Encoded = &Code{"ODS0911", "type or attribute that cannot be encoded",
		"bytecode: params writes the id and the parameters of a type or attribute. It needs id: and mnemonic:, and parameters other than those of a Go type or mutable ones.",
		"dialect: d\ntypes:\n  AType: {mnemonic: a, bytecode: params}\n"}
	DeprecatedUse = &Code{"ODS0903", "use of a deprecated definition",
		"The definition is marked as deprecated; its reason is shown. This is a warning.",
		"dialect: d\nconstraints:\n  types:\n    A: {pred: I32, deprecated: use I32}\nops:\n  a:\n    operands:\n      - x: A\n"}

	defCodes = []*Code{
		NoCases, DuplicateCase, CaseValue, BadSeparator, GroupMember, EnumKey,
		DefSuffix, ParamType, SelfType, DuplicateMnemonic, FormatMnemonic, MissingFormat,
		GoNameInvalid, GoNameClash, Signature, DuplicateMethod, UnknownMethod, DuplicateID, SinceVersion, Encoded, DeprecatedUse,
	}
)
