package rt

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// Interface is an interface of package core, under its name in definitions.
type Interface struct {
	// Name is the name in definitions, Type the Go type; Key the variable that is its key, "" where the Go type is all
	// that there is. A key with type "Type" is a marker: its interface has no methods.
	Name, Key, Type string
	// Var is the key, and Is reports whether a type or an attribute implements the interface, as far as that is known.
	// Interfaces of operations have neither.
	Var any
	Is  func(x any) bool
}

// Marker reports whether the interface has no methods.
func (i *Interface) Marker() bool { return i.Key != "" && i.Type == "Type" }

// Interfaces are the interfaces of package core.
var Interfaces = [...]Interface{
	{Name: "MemoryEffectOpInterface", Key: "MemoryEffectOpInterfaceKey", Type: "MemoryEffectOpInterface"},
	{Name: "ConditionallySpeculatable", Key: "ConditionallySpeculatableKey", Type: "ConditionallySpeculatable"},
	{Name: "SymbolUserOpInterface", Key: "SymbolUserOpInterfaceKey", Type: "SymbolUserOpInterface"},
	{Name: "SymbolOpInterface", Key: "SymbolOpInterfaceKey", Type: "SymbolOpInterface"},
	{Name: "RegionKindInterface", Key: "RegionKindInterfaceKey", Type: "RegionKindInterface"},

	{Name: "FloatTypeInterface", Type: "*FloatType", Is: func(x any) bool { return query.Is[*core.FloatType](x) }},
	{Name: "ShapedTypeInterface", Type: "ShapedType", Is: func(x any) bool { return query.Is[core.ShapedType](x) }},
	{Name: "TypedAttrInterface", Type: "TypedAttr", Is: func(x any) bool { return query.Is[core.TypedAttr](x) }},
	{Name: "ElementsAttrInterface", Type: "ElementsAttr", Is: func(x any) bool { return query.Is[core.ElementsAttr](x) }},
	{Name: "BlobAttrInterface", Type: "*DenseResourceAttr", Is: func(x any) bool { return query.Is[*core.DenseResourceAttr](x) }},

	{Name: "MemRefElementTypeInterface", Key: "MemRefElementTypeInterfaceKey", Type: "Type",
		Var: &core.MemRefElementTypeInterfaceKey,
		Is:  func(x any) bool { return query.ImplementsType(&core.MemRefElementTypeInterfaceKey, as[core.Type](x)) }},
	{Name: "VectorElementTypeInterface", Key: "VectorElementTypeInterfaceKey", Type: "Type",
		Var: &core.VectorElementTypeInterfaceKey,
		Is:  func(x any) bool { return query.ImplementsType(&core.VectorElementTypeInterfaceKey, as[core.Type](x)) }},
	{Name: "PtrLikeTypeInterface", Key: "PtrLikeTypeInterfaceKey", Type: "PtrLikeTypeInterface", Var: &core.PtrLikeTypeInterfaceKey,
		Is: func(x any) bool { return query.ImplementsType(&core.PtrLikeTypeInterfaceKey, as[core.Type](x)) }},
	{Name: "FunctionLikeTypeInterface", Key: "FunctionLikeTypeInterfaceKey", Type: "FunctionLikeTypeInterface",
		Var: &core.FunctionLikeTypeInterfaceKey,
		Is:  func(x any) bool { return query.ImplementsType(&core.FunctionLikeTypeInterfaceKey, as[core.Type](x)) }},
	{Name: "MemRefLayoutAttrInterface", Key: "MemRefLayoutAttrInterfaceKey", Type: "MemRefLayoutAttrInterface",
		Var: &core.MemRefLayoutAttrInterfaceKey,
		Is: func(x any) bool {
			return query.ImplementsAttr(&core.MemRefLayoutAttrInterfaceKey, as[core.Attribute](x))
		}},
	{Name: "SymbolUserAttrInterface", Key: "SymbolUserAttrInterfaceKey", Type: "SymbolUserAttrInterface",
		Var: &core.SymbolUserAttrInterfaceKey,
		Is:  func(x any) bool { return query.ImplementsAttr(&core.SymbolUserAttrInterfaceKey, as[core.Attribute](x)) }},
}

// LookupInterface returns the interface of package core with a name in definitions, or nil.
func LookupInterface(name string) *Interface {
	if i := slices.IndexFunc(Interfaces[:], func(i Interface) bool { return i.Name == name }); i >= 0 {
		return &Interfaces[i]
	}
	return nil
}

// DenseArray is a constraint on packed arrays that tells the type of their elements: Go is the method of a context that
// returns it.
type DenseArray struct {
	Name, Go string
	Elem     func(c *core.Context) core.Type
}

// DenseArrays are the constraints on packed arrays that tell the type of their elements.
var DenseArrays = [...]DenseArray{
	{"DenseBoolArrayAttr", "I1", func(c *core.Context) core.Type { return c.I1() }},
	{"DenseI8ArrayAttr", "I8", func(c *core.Context) core.Type { return c.I8() }},
	{"DenseI16ArrayAttr", "I16", func(c *core.Context) core.Type { return c.I16() }},
	{"DenseI32ArrayAttr", "I32", func(c *core.Context) core.Type { return c.I32() }},
	{"DenseI64ArrayAttr", "I64", func(c *core.Context) core.Type { return c.I64() }},
	{"DenseF32ArrayAttr", "F32", func(c *core.Context) core.Type { return c.F32() }},
	{"DenseF64ArrayAttr", "F64", func(c *core.Context) core.Type { return c.F64() }},
}

// Punct is a punctuation token: its text, and the constant of package core.
type Punct struct {
	Text, Go string
	Token    core.Punct
}

// Puncts are the punctuation tokens.
var Puncts = [...]Punct{
	{",", "PunctComma", core.PunctComma}, {":", "PunctColon", core.PunctColon}, {"::", "PunctColonColon", core.PunctColonColon},
	{"=", "PunctEqual", core.PunctEqual}, {"->", "PunctArrow", core.PunctArrow}, {"...", "PunctEllipsis", core.PunctEllipsis},
	{"(", "PunctLParen", core.PunctLParen}, {")", "PunctRParen", core.PunctRParen}, {"{", "PunctLBrace", core.PunctLBrace},
	{"}", "PunctRBrace", core.PunctRBrace}, {"[", "PunctLSquare", core.PunctLSquare}, {"]", "PunctRSquare", core.PunctRSquare},
	{"<", "PunctLess", core.PunctLess}, {">", "PunctGreater", core.PunctGreater}, {"+", "PunctPlus", core.PunctPlus},
	{"-", "PunctMinus", core.PunctMinus}, {"*", "PunctStar", core.PunctStar}, {"/", "PunctSlash", core.PunctSlash},
	{"?", "PunctQuestion", core.PunctQuestion}, {"|", "PunctVBar", core.PunctVBar},
}

// LookupPunct returns the token with a text; the comma for one that there is not, which no format has.
func LookupPunct(text string) *Punct {
	return &Puncts[max(0, slices.IndexFunc(Puncts[:], func(p Punct) bool { return p.Text == text }))]
}

// PropKinds are the names of the kinds of properties, as package core spells them.
var PropKinds = [...]string{core.PropInt: "PropInt", core.PropBool: "PropBool", core.PropString: "PropString",
	core.PropUnit: "PropUnit",
	core.PropEnum: "PropEnum", core.PropArray: "PropArray", core.PropPacked: "PropPacked", core.PropOptional: "PropOptional",
	core.PropSome: "PropSome", core.PropNamed: "PropNamed", core.PropGo: "PropGo"}
