package dump

// Version is the version of the document.
const Version = 1

// SchemaID names the schema of this version.
const SchemaID = "https://odsgen.github.io/schema/model-1.json"

// Document is the whole dump.
type Document struct {
	Schema   string    `json:"$schema" doc:"the schema of this document"`
	Version  int       `json:"version" doc:"version of this form; readers should refuse others"`
	Dialects []Dialect `json:"dialects" doc:"the dialects and libraries that were named, in that order"`
	// Constraints come once each, in the order of their first use.
	Constraints []Constraint `json:"constraints" doc:"all constraints that the dialects declare or use; others refer to them by id"`
}

// Place is where something is defined.
type Place struct {
	File string `json:"file" doc:"the file as it was named or found"`
	Line int    `json:"line" doc:"line, from 1"`
	Col  int    `json:"col" doc:"column in bytes, from 1"`
}

// Common is what every definition has.
type Common struct {
	Name        string   `json:"name" doc:"the key of the definition"`
	GoName      string   `json:"goName,omitempty" doc:"the Go identifier"`
	Summary     string   `json:"summary,omitempty" doc:"one line"`
	Description string   `json:"description,omitempty" doc:"Markdown"`
	Deprecated  string   `json:"deprecated,omitempty" doc:"why it should not be used any more"`
	Since       int      `json:"since,omitempty" doc:"dialect version that introduced it"`
	ID          *int     `json:"id,omitempty" doc:"stable number for bytecode"`
	Meta        any      `json:"meta,omitempty" doc:"what stands under meta:, scalars as text"`
	At          *Place   `json:"at,omitempty" doc:"place of the name"`
	Expanded    []*Place `json:"expanded,omitempty" doc:"places of use of the templates that it went through, innermost first"`
}

// Dialect is a dialect or a library.
type Dialect struct {
	Name        string       `json:"name" doc:"prefix of operations, types and attributes"`
	Library     bool         `json:"library,omitempty" doc:"registers nothing"`
	Native      bool         `json:"native,omitempty" doc:"all parts are hand-written Go"`
	Version     int          `json:"version,omitempty" doc:"the dialect's own version; one with parts is a number that has them in its bits"`
	VersionText string       `json:"versionText,omitempty" doc:"a version with parts as text, as 1.2"`
	Summary     string       `json:"summary,omitempty" doc:"one line"`
	Description string       `json:"description,omitempty" doc:"Markdown"`
	GoPackage   string       `json:"goPackage" doc:"package clause of the generated Go"`
	ImportPath  string       `json:"importPath,omitempty" doc:"Go import path of the definition's folder"`
	File        string       `json:"file,omitempty" doc:"the definition file"`
	Imports     []string     `json:"imports,omitempty" doc:"names of the imported dialects and libraries, without builtin"`
	Depends     []string     `json:"depends,omitempty" doc:"dialects that are loaded with this one"`
	Hooks       []Hook       `json:"hooks,omitempty" doc:"promises of the dialect as a whole"`
	Enums       []Enum       `json:"enums,omitempty" doc:"enums"`
	Types       []AttrOrType `json:"types,omitempty" doc:"types"`
	Attributes  []AttrOrType `json:"attributes,omitempty" doc:"attributes, those of enums too"`
	Constraints []string     `json:"constraints,omitempty" doc:"ids of the declared constraints without parameters"`
	Traits      []Trait      `json:"traits,omitempty" doc:"declared traits"`
	Interfaces  []Interface  `json:"interfaces,omitempty" doc:"declared interfaces"`
	Ops         []Op         `json:"ops,omitempty" doc:"operations"`
	Resources   []Common     `json:"resources,omitempty" doc:"resources of side effects"`
	Discardable []Attribute  `json:"discardableAttributes,omitempty" doc:"typed discardable attributes"`
	Passes      []Pass       `json:"passes,omitempty" doc:"passes"`
	Rules       []Rule       `json:"patterns,omitempty" doc:"rewrite rules"`
	Meta        any          `json:"meta,omitempty" doc:"what stands under meta:, scalars as text"`
}

// Enum is an enum.
type Enum struct {
	Common
	Storage     string     `json:"storage" enum:"integer,attribute,property" doc:"how it appears on operations"`
	Width       int        `json:"width" doc:"bits of the underlying integer"`
	Bits        bool       `json:"bits,omitempty" doc:"values combine"`
	Separator   string     `json:"separator,omitempty" doc:"between the names of a combination"`
	PrintGroups bool       `json:"printGroups,omitempty" doc:"groups are printed by name"`
	Quoted      bool       `json:"quoted,omitempty" doc:"combinations are printed in quotes"`
	Cases       []EnumCase `json:"cases" doc:"named values"`
	Attribute   string     `json:"attribute,omitempty" doc:"name of the attribute of storage 'attribute'"`
	Constraint  string     `json:"constraint" doc:"id of the constraint that the name stands for"`
}

// EnumCase is a named value of an enum.
type EnumCase struct {
	Text    string   `json:"text" doc:"text form"`
	GoName  string   `json:"goName" doc:"Go constant"`
	Value   int64    `json:"value" doc:"value; numbers from 2^63 on as negative ones"`
	Summary string   `json:"summary,omitempty" doc:"one line"`
	Group   []string `json:"group,omitempty" doc:"members of a group of bits"`
	At      *Place   `json:"at,omitempty" doc:"place of the name"`
}

// AttrOrType is a type or an attribute.
type AttrOrType struct {
	Common
	Mnemonic   string         `json:"mnemonic,omitempty" doc:"keyword behind the dialect's prefix"`
	Native     bool           `json:"native,omitempty" doc:"hand-written Go"`
	Params     []Param        `json:"params,omitempty" doc:"parameters"`
	Format     *Format        `json:"format,omitempty" doc:"assembly format"`
	Verifier   bool           `json:"verifier,omitempty" doc:"Go verifies the parameters"`
	Alias      bool           `json:"alias,omitempty" doc:"printed through an alias"`
	Location   bool           `json:"location,omitempty" doc:"usable as a location"`
	Encoded    bool           `json:"encoded,omitempty" doc:"bytecode has the id and the parameters instead of text"`
	Builders   []Signature    `json:"builders,omitempty" doc:"further builders in Go"`
	Traits     []TraitUse     `json:"traits,omitempty" doc:"traits"`
	Interfaces []InterfaceUse `json:"interfaces,omitempty" doc:"declared interfaces"`
	Hooks      []Hook         `json:"hooks,omitempty" doc:"what hand-written Go fulfils"`
	Enum       string         `json:"enum,omitempty" doc:"the enum whose attribute this is"`
	Constraint string         `json:"constraint,omitempty" doc:"id of the constraint that the name stands for"`
}

// Param is a parameter of a type or attribute.
type Param struct {
	Name     string    `json:"name" doc:"name"`
	GoName   string    `json:"goName" doc:"accessor"`
	Summary  string    `json:"summary,omitempty" doc:"one line"`
	Type     ParamType `json:"type" doc:"type"`
	Optional bool      `json:"optional,omitempty" doc:"elided while it equals the default"`
	Default  *Const    `json:"default,omitempty" doc:"default; the zero value when absent"`
	SelfType bool      `json:"selfType,omitempty" doc:"the attribute's own type"`
	Mutable  bool      `json:"mutable,omitempty" doc:"set once, not part of the identity"`
	At       *Place    `json:"at,omitempty" doc:"place of the name"`
}

// ParamType is the type of a parameter.
type ParamType struct {
	Kind       string     `json:"kind" enum:"int,bool,string,float,apint,apfloat,enum,type,attribute,list,go" doc:"class of the type"`
	Go         string     `json:"go,omitempty" doc:"Go spelling"`
	Enum       string     `json:"enum,omitempty" doc:"dialect.Name of the enum"`
	Constraint string     `json:"constraint,omitempty" doc:"id of the constraint of a type or attribute"`
	Elem       *ParamType `json:"elem,omitempty" doc:"element of a list"`
}

// Format is an assembly format.
type Format struct {
	Custom bool   `json:"custom,omitempty" doc:"parsed and printed by Go"`
	Text   string `json:"text,omitempty" doc:"declarative format"`
	At     *Place `json:"at,omitempty" doc:"place of the text"`
}

// Op is an operation.
type Op struct {
	Common
	FullName        string         `json:"fullName" doc:"dialect.name"`
	Operands        []Value        `json:"operands,omitempty" doc:"operands"`
	Results         []Value        `json:"results,omitempty" doc:"results"`
	Attributes      []Attribute    `json:"attributes,omitempty" doc:"inherent attributes"`
	Properties      []Attribute    `json:"properties,omitempty" doc:"inherent data that is no attribute"`
	Regions         []Region       `json:"regions,omitempty" doc:"regions"`
	Successors      []Successor    `json:"successors,omitempty" doc:"successors"`
	Traits          []TraitUse     `json:"traits,omitempty" doc:"traits, with those that follow from others"`
	Checks          []TraitUse     `json:"checks,omitempty" doc:"uses of Pred whose summary is the whole message"`
	Interfaces      []InterfaceUse `json:"interfaces,omitempty" doc:"declared interfaces"`
	Format          *Format        `json:"format,omitempty" doc:"assembly format; absent when there is the generic form only"`
	Folder          bool           `json:"folder,omitempty" doc:"Go folds"`
	Verifier        bool           `json:"verifier,omitempty" doc:"Go verifies"`
	RegionVerifier  bool           `json:"regionVerifier,omitempty" doc:"Go verifies after what is inside"`
	Canonicalize    string         `json:"canonicalize,omitempty" enum:"method,patterns" doc:"how canonicalizations are written"`
	Builders        []Signature    `json:"builders,omitempty" doc:"further builders in Go"`
	Effects         *Effects       `json:"effects,omitempty" doc:"side effects; absent when nothing is stated"`
	Examples        []string       `json:"examples,omitempty" doc:"operations in custom form"`
	ResultNamesInGo bool           `json:"resultNamesInGo,omitempty" doc:"Go suggests SSA names"`
	CustomBytecode  bool           `json:"customBytecode,omitempty" doc:"hand-written encoding"`
	OperandSegments string         `json:"operandSegments,omitempty" enum:"attribute,equal" doc:"how operands of variable length are told apart, if they must be"`
	ResultSegments  string         `json:"resultSegments,omitempty" enum:"attribute,equal" doc:"the same for results"`
	Slots           []Slot         `json:"slots,omitempty" doc:"inherent storage in order"`
	Infer           []Derivation   `json:"infer,omitempty" doc:"how the types of results follow, in an order in which each step needs only earlier ones"`
	Hooks           []Hook         `json:"hooks,omitempty" doc:"what hand-written Go fulfils"`
}

// Value is an operand or result.
type Value struct {
	Name       string   `json:"name,omitempty" doc:"name; absent for an unnamed one"`
	GoName     string   `json:"goName,omitempty" doc:"accessor"`
	Summary    string   `json:"summary,omitempty" doc:"one line"`
	Length     string   `json:"length" enum:"single,optional,variadic,nested" doc:"how many values it stands for"`
	Constraint string   `json:"constraint" doc:"id of the type constraint"`
	Sizes      string   `json:"sizes,omitempty" doc:"attribute that holds the inner sizes of a nested operand"`
	Effects    []Effect `json:"effects,omitempty" doc:"side effects"`
	SSAName    string   `json:"ssaName,omitempty" doc:"suggested name of a result"`
	Since      int      `json:"since,omitempty" doc:"dialect version that introduced it"`
	At         *Place   `json:"at,omitempty" doc:"place of the name"`
}

// Attribute is an attribute or property.
type Attribute struct {
	Name       string   `json:"name" doc:"name"`
	GoName     string   `json:"goName" doc:"accessor"`
	Summary    string   `json:"summary,omitempty" doc:"one line"`
	Constraint string   `json:"constraint" doc:"id of the constraint"`
	Optional   bool     `json:"optional,omitempty" doc:"may be absent"`
	Default    *Const   `json:"default,omitempty" doc:"value when absent"`
	Syntax     string   `json:"syntax" enum:"full,typed,stripped,symbol,keyword,unit,property" doc:"how a format writes it"`
	Effects    []Effect `json:"effects,omitempty" doc:"side effects on the symbol"`
	Deprecated string   `json:"deprecated,omitempty" doc:"why it should not be used any more"`
	Since      int      `json:"since,omitempty" doc:"dialect version that introduced it"`
	Implied    bool     `json:"implied,omitempty" doc:"added by the generator"`
	At         *Place   `json:"at,omitempty" doc:"place of the name"`
}

// Region is a region.
type Region struct {
	Name           string `json:"name" doc:"name"`
	GoName         string `json:"goName" doc:"accessor"`
	Summary        string `json:"summary,omitempty" doc:"one line"`
	Variadic       bool   `json:"variadic,omitempty" doc:"any number of regions"`
	Constraint     string `json:"constraint" doc:"id of the constraint"`
	MinBlocks      int    `json:"minBlocks,omitempty" doc:"least number of blocks"`
	MaxBlocks      *int   `json:"maxBlocks,omitempty" doc:"largest number of blocks; absent when open"`
	DefaultDialect string `json:"defaultDialect,omitempty" doc:"dialect whose prefix may be left out inside"`
	At             *Place `json:"at,omitempty" doc:"place of the name"`
}

// Successor is a successor.
type Successor struct {
	Name       string `json:"name" doc:"name"`
	GoName     string `json:"goName" doc:"accessor"`
	Summary    string `json:"summary,omitempty" doc:"one line"`
	Variadic   bool   `json:"variadic,omitempty" doc:"any number of successors"`
	Constraint string `json:"constraint" doc:"id of the constraint"`
	At         *Place `json:"at,omitempty" doc:"place of the name"`
}

// Slot is a place of an operation's inherent storage.
type Slot struct {
	Name string `json:"name" doc:"name"`
	Kind string `json:"kind" enum:"attribute,property,operandSegments,resultSegments" doc:"what it holds"`
}

// Derivation is a step of type inference.
type Derivation struct {
	To   Ref  `json:"to" doc:"the value whose type it is"`
	Type Expr `json:"type" doc:"the type"`
}

// Ref refers to a part of the operation.
type Ref struct {
	Kind  string `json:"kind" enum:"operand,result,attribute,property,region,successor" doc:"list"`
	Index int    `json:"index" doc:"place in the list"`
	Name  string `json:"name,omitempty" doc:"name of the part"`
}

// Effects are the side effects of an operation.
type Effects struct {
	Recursive bool     `json:"recursive,omitempty" doc:"with those of the operations inside"`
	Go        bool     `json:"go,omitempty" doc:"computed in Go"`
	List      []Effect `json:"list,omitempty" doc:"effects of the operation as a whole"`
}

// Effect is a side effect.
type Effect struct {
	Kind     string `json:"kind" enum:"read,write,allocate,free" doc:"kind"`
	Resource string `json:"resource,omitempty" doc:"dialect.Name of the resource; absent for the default one"`
	Stage    int    `json:"stage,omitempty" doc:"order among effects"`
	Full     bool   `json:"full,omitempty" doc:"on the whole resource"`
}

// Trait is a declared trait.
type Trait struct {
	Common
	Kind           string       `json:"kind" enum:"native,predicate,own,internal,bundle" doc:"how it is implemented"`
	On             string       `json:"on" enum:"op,type,attr" doc:"what may have it"`
	Structural     bool         `json:"structural,omitempty" doc:"verified first"`
	Params         []TraitParam `json:"params,omitempty" doc:"parameters"`
	Requires       []string     `json:"requires,omitempty" doc:"traits that must be there too"`
	Implies        []string     `json:"implies,omitempty" doc:"traits that come with it"`
	Verifier       bool         `json:"verifier,omitempty" doc:"Go verifies"`
	RegionVerifier bool         `json:"regionVerifier,omitempty" doc:"Go verifies after what is inside"`
	Fold           bool         `json:"fold,omitempty" doc:"Go folds"`
}

// TraitParam is a parameter of a trait.
type TraitParam struct {
	Name string `json:"name" doc:"name"`
	Kind string `json:"kind" doc:"value, values, type, types, attr, op, ops, int, ints, string, pred or transform"`
}

// TraitUse is a trait on a definition.
type TraitUse struct {
	Name    string     `json:"name" doc:"dialect.Name of the trait"`
	Text    string     `json:"text" doc:"the trait with its arguments"`
	Args    []TraitArg `json:"args,omitempty" doc:"arguments in the order of the parameters"`
	Pred    *Expr      `json:"pred,omitempty" doc:"condition of a predicate trait"`
	Summary string     `json:"summary,omitempty" doc:"what the message says was not verified"`
	Implied bool       `json:"implied,omitempty" doc:"added by the generator, or part of a bundle"`
	At      *Place     `json:"at,omitempty" doc:"place of the name"`
}

// TraitArg is an argument of a trait; the field that fits its kind is set.
type TraitArg struct {
	Name        string   `json:"name" doc:"parameter"`
	Parts       []Ref    `json:"parts,omitempty" doc:"parts of the operation"`
	Constraints []string `json:"constraints,omitempty" doc:"ids of constraints"`
	Ops         []string `json:"ops,omitempty" doc:"names of operations"`
	Ints        []int64  `json:"ints,omitempty" doc:"numbers"`
	String      string   `json:"string,omitempty" doc:"text"`
	Expr        *Expr    `json:"expr,omitempty" doc:"condition or type"`
}

// Interface is a declared interface.
type Interface struct {
	Common
	On             string   `json:"on" enum:"op,type,attr,dialect" doc:"what implements it"`
	Native         bool     `json:"native,omitempty" doc:"in package core already"`
	Extends        []string `json:"extends,omitempty" doc:"dialect.Name of the interfaces that it contains"`
	Methods        []Method `json:"methods,omitempty" doc:"methods of its own"`
	Verifier       bool     `json:"verifier,omitempty" doc:"Go verifies implementations"`
	RegionVerifier bool     `json:"regionVerifier,omitempty" doc:"Go verifies after what is inside"`
	Conditional    bool     `json:"conditional,omitempty" doc:"each implementation says whether it applies"`
	Constraint     string   `json:"constraint,omitempty" doc:"id of the constraint that the name stands for"`
}

// Method is a method of an interface.
type Method struct {
	Signature
	Static  bool `json:"static,omitempty" doc:"needs no instance"`
	Default bool `json:"default,omitempty" doc:"has an implementation that may be replaced"`
	Final   bool `json:"final,omitempty" doc:"has an implementation that may not be replaced"`
}

// Signature is the signature of a Go function or method.
type Signature struct {
	Name    string `json:"name" doc:"name"`
	Text    string `json:"text" doc:"Go source as it was written"`
	Summary string `json:"summary,omitempty" doc:"one line"`
}

// InterfaceUse is an interface that a definition implements.
type InterfaceUse struct {
	Name      string   `json:"name" doc:"dialect.Name of the interface"`
	Overrides []string `json:"overrides,omitempty" doc:"methods with a default that the definition implements itself"`
	Implied   bool     `json:"implied,omitempty" doc:"added by the generator"`
	At        *Place   `json:"at,omitempty" doc:"place of the name"`
}

// Hook is a promise that hand-written Go fulfils.
type Hook struct {
	Interface string `json:"interface" doc:"Go interface"`
	Method    string `json:"method" doc:"its method"`
	Owner     string `json:"owner,omitempty" doc:"what it belongs to; absent for the dialect"`
}

// Constraint is a condition with the text that messages show.
type Constraint struct {
	ID         string `json:"id" doc:"dialect.Name, with arguments for an instance of a parametrised constraint"`
	Kind       string `json:"kind" enum:"type,attribute,property,region,successor" doc:"what it constrains"`
	Name       string `json:"name,omitempty" doc:"name in the dialect"`
	Dialect    string `json:"dialect,omitempty" doc:"where it is declared"`
	Summary    string `json:"summary,omitempty" doc:"what messages say something must be"`
	Pred       Expr   `json:"pred" doc:"condition on self"`
	Builds     *Expr  `json:"builds,omitempty" doc:"the one type that satisfies it"`
	Class      string `json:"class,omitempty" doc:"Go type that everything satisfying has"`
	Def        string `json:"def,omitempty" doc:"dialect.Name of the type or attribute that has that class"`
	GoType     string `json:"goType,omitempty" doc:"what accessors return"`
	ValueType  *Expr  `json:"valueType,omitempty" doc:"type that such attributes always have"`
	Untyped    bool   `json:"untyped,omitempty" doc:"never printed with a type"`
	Stripped   bool   `json:"stripped,omitempty" doc:"formats leave the prefix out"`
	SymbolName bool   `json:"symbolName,omitempty" doc:"printed as @name"`
	Unit       bool   `json:"unit,omitempty" doc:"a presence flag"`
	Elem       string `json:"elem,omitempty" doc:"id of the constraint of elements, or of the type in a type attribute"`
	Enum       string `json:"enum,omitempty" doc:"dialect.Name of the enum"`
	Base       string `json:"base,omitempty" doc:"id of the constraint that this one confines"`
	At         *Place `json:"at,omitempty" doc:"place of the name"`
}

// Expr is a condition or type, as text and as a tree.
type Expr struct {
	Text       string `json:"text,omitempty" doc:"the whole expression in the definition language; at the root only"`
	Op         string `json:"op" doc:"operator"`
	Kind       string `json:"kind" enum:"bool,int,string,type,attribute,region,block,operation,shape,list" doc:"kind of the value"`
	Elem       string `json:"elem,omitempty" enum:"bool,int,string,type,attribute,region,block,operation,shape,list" doc:"kind of the elements of a list"`
	Args       []Expr `json:"args,omitempty" doc:"operands"`
	Int        *int64 `json:"int,omitempty" doc:"value of 'int'"`
	String     string `json:"string,omitempty" doc:"value of 'string'"`
	Name       string `json:"name,omitempty" doc:"function of 'call' and 'go'"`
	Pkg        string `json:"pkg,omitempty" doc:"package of 'go'; absent for a hook"`
	Owner      string `json:"owner,omitempty" doc:"dialect whose hooks have the function of 'go'; absent for a function of a package, and in a library"`
	Ref        *Ref   `json:"ref,omitempty" doc:"part of the operation, of 'value'"`
	Constraint string `json:"constraint,omitempty" doc:"id, of 'is'"`
	Def        string `json:"def,omitempty" doc:"dialect.Name, of 'isClass' and of types without parameters"`
	Interface  string `json:"interface,omitempty" doc:"dialect.Name, of 'implements'"`
	Trait      string `json:"trait,omitempty" doc:"dialect.Name, of 'hasTrait'"`
}

// Const is a default value.
type Const struct {
	Kind  string   `json:"kind" enum:"int,float,bool,string,enum,list,unit,empty,attribute" doc:"kind"`
	Text  string   `json:"text" doc:"the value as a definition spells it"`
	Int   int64    `json:"int,omitempty" doc:"value of 'int' and 'enum'"`
	Float float64  `json:"float,omitempty" doc:"value of 'float'"`
	Bool  bool     `json:"bool,omitempty" doc:"value of 'bool' and 'unit'"`
	Str   string   `json:"string,omitempty" doc:"value of 'string'; MLIR text of 'attribute'"`
	List  []Const  `json:"list,omitempty" doc:"elements"`
	Enum  string   `json:"enum,omitempty" doc:"dialect.Name of the enum"`
	Cases []string `json:"cases,omitempty" doc:"names of the enum's cases"`
	Def   string   `json:"def,omitempty" doc:"dialect.Name of the attribute of 'empty'"`
}

// Rule is a rewrite rule.
type Rule struct {
	Common
	Root    string   `json:"root" doc:"operation that the rule starts from"`
	Rule    string   `json:"rule" doc:"the rule as it is written, and a line for each further part"`
	Benefit int      `json:"benefit" doc:"the rule with the greater one is tried first"`
	Set     string   `json:"set,omitempty" doc:"pattern set; absent for canonicalization"`
	Calls   []string `json:"calls,omitempty" doc:"Go functions that it calls, sorted"`
}

// Pass is a pass.
type Pass struct {
	Common
	Class      string       `json:"class" doc:"class that headers of dumps show"`
	Anchor     string       `json:"anchor,omitempty" doc:"operation that it runs on; absent for any"`
	Interface  string       `json:"interface,omitempty" doc:"interface that the operation must implement"`
	Depends    []string     `json:"depends,omitempty" doc:"dialects that it creates operations of"`
	Options    []PassOption `json:"options,omitempty" doc:"options in order"`
	Statistics []PassOption `json:"statistics,omitempty" doc:"counters in order"`
}

// PassOption is an option or a counter of a pass.
type PassOption struct {
	Name     string   `json:"name" doc:"name in pipelines and reports"`
	GoName   string   `json:"goName" doc:"field of the generated struct"`
	Summary  string   `json:"summary,omitempty" doc:"one line"`
	Type     string   `json:"type,omitempty" enum:"bool,int,uint,string,enum" doc:"type of an option"`
	List     bool     `json:"list,omitempty" doc:"several values"`
	Values   []string `json:"values,omitempty" doc:"words of an enum"`
	Defaults []string `json:"defaults,omitempty" doc:"default value, or values, as text; absent for the zero value"`
}
