package rt

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// Word is a function of the expressions in definitions. The types of its Go function are those of its parameters and
// its result; one that makes a type takes the context first, which the expression does not mention.
type Word struct {
	// Name is the word in definitions, Go the function in package query that generated code calls.
	Name, Go string
	// Func is that function, or an adapter of a generic one.
	Func any
	// List marks integers that are a list of numbers; other lists of integers are shapes.
	List bool
	// Doc says what the function yields.
	Doc string
}

// List is an argument that may be a list of anything.
type List any

func count(l List) int64 {
	switch l := l.(type) {
	case []core.Type:
		return query.Count(l)
	case []core.Attribute:
		return query.Count(l)
	case []int64:
		return query.Count(l)
	}
	return 0
}

// Words is the vocabulary. A query that does not apply to its argument (rank of i32) makes the comparison around it
// false; it never fails.
var Words = [...]Word{
	// Queries on types.
	{Name: "width", Go: "Width", Func: query.Width, Doc: "bit width of an integer or float type"},
	{Name: "signless", Go: "Signless", Func: query.Signless, Doc: "integer type without signedness"},
	{Name: "signed", Go: "Signed", Func: query.Signed, Doc: "signed integer type"},
	{Name: "unsigned", Go: "Unsigned", Func: query.Unsigned, Doc: "unsigned integer type"},
	{Name: "float_kind", Go: "FloatKind", Func: query.FloatKind, Doc: "keyword of a float type, \"\" for other types"},
	{Name: "element", Go: "Element", Func: query.Element, Doc: "element type of a shaped or complex type"},
	{Name: "element_or_self", Go: "ElementOrSelf", Func: query.ElementOrSelf,
		Doc: "element type of a shaped type, any other type itself"},
	{Name: "has_rank", Go: "HasRank", Func: query.HasRank, Doc: "shaped type with a rank"},
	{Name: "rank", Go: "Rank", Func: query.Rank, Doc: "number of dimensions"},
	{Name: "shape", Go: "Shape", Func: query.Shape, Doc: "dimensions; equal when both lists are"},
	{Name: "static_shape", Go: "StaticShape", Func: query.StaticShape, Doc: "shaped type with all dimensions known"},
	{Name: "dim", Go: "Dim", Func: query.Dim, Doc: "size of a dimension; negative counts from the end"},
	{Name: "num_elements", Go: "NumElements", Func: query.NumElements, Doc: "product of the dimensions"},
	{Name: "any_scalable", Go: "AnyScalable", Func: query.AnyScalable, Doc: "vector with a scalable dimension"},
	{Name: "all_scalable", Go: "AllScalable", Func: query.AllScalable, Doc: "vector whose dimensions are all scalable"},
	{Name: "trailing_scalable", Go: "TrailingScalable", Func: query.TrailingScalable,
		Doc: "vector whose last dimension alone is scalable"},
	{Name: "strided", Go: "Strided", Func: query.Strided, Doc: "memref with a strided layout"},
	{Name: "types", Go: "Types", Func: query.Types, Doc: "types of a tuple"},
	{Name: "flat_types", Go: "FlatTypes", Func: query.FlatTypes, Doc: "types of a tuple with nested tuples flattened"},
	{Name: "element_types", Go: "ElementTypes", Func: query.ElementTypes,
		Doc: "element type of a shaped type, once for each of its elements"},
	{Name: "inputs", Go: "Inputs", Func: query.Inputs, Doc: "inputs of a function type"},
	{Name: "results", Go: "Results", Func: query.Results, Doc: "results of a function type"},
	{Name: "type_id", Go: "TypeID", Func: query.TypeID, Doc: "the kind of type, without its parameters"},
	{Name: "opaque_name", Go: "OpaqueName", Func: query.OpaqueName, Doc: "\"dialect.name\" of an opaque type"},
	{Name: "memory_space", Go: "MemorySpace", Func: query.MemorySpace, Doc: "memory space of a memref"},
	{Name: "encoding", Go: "Encoding", Func: query.Encoding, Doc: "encoding of a ranked tensor"},

	// Queries on attributes.
	{Name: "type", Go: "TypeOf", Func: query.TypeOf, Doc: "type of a typed attribute or of a value"},
	{Name: "int", Go: "Int", Func: query.Int, Doc: "value of an integer attribute, sign-extended"},
	{Name: "negative", Go: "Negative", Func: query.Negative, Doc: "integer attribute whose top bit is set"},
	{Name: "positive", Go: "Positive", Func: query.Positive, Doc: "integer attribute greater than zero as a signed number"},
	{Name: "power_of_two", Go: "PowerOfTwo", Func: query.PowerOfTwo, Doc: "integer attribute with exactly one bit set"},
	{Name: "string", Go: "String", Func: query.String, Doc: "value of a string attribute"},
	{Name: "type_value", Go: "TypeValue", Func: query.TypeValue, Doc: "type that a type attribute holds"},
	{Name: "items", Go: "Items", Func: query.Items, Doc: "attributes of an array attribute"},
	{Name: "ints", Go: "Ints", Func: query.Ints, List: true, Doc: "values of a dense array of integers"},
	{Name: "size", Go: "Size", Func: query.Size, Doc: "number of elements of an array or dense array"},
	{Name: "item", Go: "Item", Func: query.Item, Doc: "element of an array attribute"},
	{Name: "dense_element", Go: "DenseElement", Func: query.DenseElement, Doc: "element type of a dense array"},
	{Name: "flat", Go: "Flat", Func: query.Flat, Doc: "symbol reference without nested names"},
	{Name: "sorted", Go: "Sorted", Func: query.Sorted, Doc: "dense array in non-decreasing order"},
	{Name: "strictly_sorted", Go: "StrictlySorted", Func: query.StrictlySorted, Doc: "dense array in increasing order"},
	{Name: "bits_within", Go: "BitsWithin", Func: query.BitsWithin, Doc: "integer attribute without bits outside the mask"},

	// Queries on an operation's parts.
	{Name: "present", Go: "Present", Func: query.Present, Doc: "the optional part is there"},
	{Name: "count", Go: "Count", Func: count, Doc: "number of values, types or attributes in a list"},
	{Name: "blocks", Go: "Blocks", Func: query.Blocks, Doc: "number of blocks of a region"},

	// Arithmetic. The words of the first five are written between their operands.
	{Name: "+", Go: "Add", Func: query.Add, Doc: "sum; arithmetic is that of 64 bits, and what does not fit makes the comparison false"},
	{Name: "-", Go: "Sub", Func: query.Sub, Doc: "difference"},
	{Name: "*", Go: "Mul", Func: query.Mul, Doc: "product"},
	{Name: "/", Go: "Div", Func: query.Div, Doc: "quotient without the fraction"},
	{Name: "%", Go: "Rem", Func: query.Rem, Doc: "remainder, with the sign of the dividend"},
	{Name: "min", Go: "Min", Func: query.Min, Doc: "the smaller one of two numbers"},
	{Name: "max", Go: "Max", Func: query.Max, Doc: "the greater one of two numbers"},
	{Name: "log2", Go: "Log2", Func: query.Log2, Doc: "exponent of the greatest power of two that is at most the number"},
	{Name: "ceil_log2", Go: "CeilLog2", Func: query.CeilLog2, Doc: "exponent of the smallest power of two that is at least the number"},

	// Functions that make types.
	{Name: "int_type", Go: "IntType", Func: query.IntType, Doc: "signless integer type of a width"},
	{Name: "signed_type", Go: "SignedType", Func: query.SignedType, Doc: "signed integer type of a width"},
	{Name: "unsigned_type", Go: "UnsignedType", Func: query.UnsignedType, Doc: "unsigned integer type of a width"},
	{Name: "float_type", Go: "FloatType", Func: query.FloatType, Doc: "float type by its keyword"},
	{Name: "index_type", Go: "IndexType", Func: query.IndexType, Doc: "index"},
	{Name: "none_type", Go: "NoneType", Func: query.NoneType, Doc: "none"},
	{Name: "complex_type", Go: "ComplexType", Func: query.ComplexType, Doc: "complex type of an element type"},
	{Name: "vector_type", Go: "VectorType", Func: query.VectorType, Doc: "fixed-length vector of a shape and element type"},
	{Name: "tensor_type", Go: "TensorType", Func: query.TensorType, Doc: "ranked tensor of a static shape and element type"},
	{Name: "tuple_type", Go: "TupleType", Func: query.TupleType, Doc: "tuple of types"},
	{Name: "opaque_type", Go: "OpaqueType", Func: query.OpaqueType, Doc: "opaque type of a dialect by name"},
	{Name: "repeat", Go: "Repeat", Func: query.Repeat, Doc: "list of one type, a number of times"},
	{Name: "elements_of", Go: "ElementsOf", Func: query.ElementsOf,
		Doc: "element types of a list of types; a type that has none stands for itself"},
	{Name: "with_element", Go: "WithElement", Func: query.WithElement,
		Doc: "the first type with its element type replaced when it is shaped, else the second"},
}

// Comparisons are the functions of package query that compare two things of one kind, by their names there.
var Comparisons = [...]Word{
	{Go: "EqInt", Func: query.EqInt}, {Go: "NeInt", Func: query.NeInt}, {Go: "LtInt", Func: query.LtInt},
	{Go: "LeInt", Func: query.LeInt},
	{Go: "GtInt", Func: query.GtInt}, {Go: "GeInt", Func: query.GeInt}, {Go: "EqType", Func: query.EqType},
	{Go: "NeType", Func: query.NeType},
	{Go: "EqAttr", Func: query.EqAttr}, {Go: "NeAttr", Func: query.NeAttr}, {Go: "EqString", Func: query.EqString},
	{Go: "NeString", Func: query.NeString}, {Go: "EqShape", Func: query.EqShape}, {Go: "NeShape", Func: query.NeShape},
	{Go: "EqList", Func: eqList}, {Go: "NeList", Func: neList},
}

func eqList(a, b List) bool {
	return compareLists(a, b, query.EqList[int64], query.EqList[core.Type], query.EqList[core.Attribute])
}

func neList(a, b List) bool {
	return compareLists(a, b, query.NeList[int64], query.NeList[core.Type], query.NeList[core.Attribute])
}

func compareLists(a, b List, ints func(a, b []int64) bool, types func(a, b []core.Type) bool,
	attrs func(a, b []core.Attribute) bool) bool {
	switch a := a.(type) {
	case []int64:
		return ints(a, as[[]int64](b))
	case []core.Type:
		return types(a, as[[]core.Type](b))
	case []core.Attribute:
		return attrs(a, as[[]core.Attribute](b))
	}
	return false
}

func as[T any](x any) T { v, _ := x.(T); return v }

// Call calls the function of a word; c is the context for one that makes a type. An argument that is nil, or of another
// type, is the zero value. There are at least as many arguments as the function has parameters.
func (w *Word) Call(c *core.Context, args ...any) any {
	typ := func(i int) core.Type { return as[core.Type](args[i]) }
	attr := func(i int) core.Attribute { return as[core.Attribute](args[i]) }
	num := func(i int) int64 { return as[int64](args[i]) }
	str := func(i int) string { return as[string](args[i]) }
	ints := func(i int) []int64 { return as[[]int64](args[i]) }
	switch f := w.Func.(type) {
	case func(core.Type) bool:
		return f(typ(0))
	case func(core.Type) int64:
		return f(typ(0))
	case func(core.Type) string:
		return f(typ(0))
	case func(core.Type) core.Type:
		return f(typ(0))
	case func(core.Type) core.Attribute:
		return f(typ(0))
	case func(core.Type) []int64:
		return f(typ(0))
	case func(core.Type) []core.Type:
		return f(typ(0))
	case func(core.Type, int64) int64:
		return f(typ(0), num(1))
	case func(core.Type, int64) []core.Type:
		return f(typ(0), num(1))
	case func([]core.Type) []core.Type:
		return f(as[[]core.Type](args[0]))
	case func(core.Attribute) bool:
		return f(attr(0))
	case func(core.Attribute) int64:
		return f(attr(0))
	case func(core.Attribute) string:
		return f(attr(0))
	case func(core.Attribute) core.Type:
		return f(attr(0))
	case func(core.Attribute) []int64:
		return f(attr(0))
	case func(core.Attribute) []core.Attribute:
		return f(attr(0))
	case func(core.Attribute, int64) bool:
		return f(attr(0), num(1))
	case func(core.Attribute, int64) core.Attribute:
		return f(attr(0), num(1))
	case func(any) bool:
		return f(args[0])
	case func(List) int64:
		return f(args[0])
	case func(*core.Region) int64:
		return f(as[*core.Region](args[0]))
	case func(int64) int64:
		return f(num(0))
	case func(a, b int64) int64:
		return f(num(0), num(1))
	case func(a, b int64) bool:
		return f(num(0), num(1))
	case func(a, b string) bool:
		return f(str(0), str(1))
	case func(a, b core.Type) bool:
		return f(typ(0), typ(1))
	case func(a, b core.Attribute) bool:
		return f(attr(0), attr(1))
	case func(a, b []int64) bool:
		return f(ints(0), ints(1))
	case func(a, b List) bool:
		return f(args[0], args[1])
	case func(*core.Context) core.Type:
		return f(c)
	case func(*core.Context, int64) core.Type:
		return f(c, num(0))
	case func(*core.Context, string) core.Type:
		return f(c, str(0))
	case func(*core.Context, core.Type) core.Type:
		return f(c, typ(0))
	case func(*core.Context, []int64, core.Type) core.Type:
		return f(c, ints(0), typ(1))
	case func(*core.Context, ...core.Type) core.Type:
		list := make([]core.Type, len(args))
		for i := range list {
			list[i] = typ(i)
		}
		return f(c, list...)
	case func(c *core.Context, a, b string) core.Type:
		return f(c, str(0), str(1))
	case func(a, b core.Type) core.Type:
		return f(typ(0), typ(1))
	}
	panic("rt: word " + w.Go + " has parameters that no other word has")
}
