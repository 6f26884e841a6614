package model

// Function is an entry of the expression language's vocabulary.
type Function struct {
	Name string
	// Params are the kinds of the parameters. When the first is a type or an attribute it may be left out in a
	// constraint and is then the constrained thing.
	Params []ExprKind
	// Variadic repeats the last parameter.
	Variadic bool
	Result   ExprKind
	// Elem is the element kind of a list result.
	Elem ExprKind
	Doc  string
}

// Functions is the vocabulary of constraint and type expressions. The emitter and the interpreter implement each entry.
// A query that does not apply to its argument (rank of i32) makes the comparison around it false; it never fails.
func Functions() []Function { return functions }

// LookupFunction returns the entry of that name, or nil.
func LookupFunction(name string) *Function {
	for i := range functions {
		if functions[i].Name == name {
			return &functions[i]
		}
	}
	return nil
}

var functions = []Function{
	// Queries on types.
	{Name: "width", Params: []ExprKind{KindType}, Result: KindInt, Doc: "bit width of an integer or float type"},
	{Name: "signless", Params: []ExprKind{KindType}, Result: KindBool, Doc: "integer type without signedness"},
	{Name: "signed", Params: []ExprKind{KindType}, Result: KindBool, Doc: "signed integer type"},
	{Name: "unsigned", Params: []ExprKind{KindType}, Result: KindBool, Doc: "unsigned integer type"},
	{Name: "float_kind", Params: []ExprKind{KindType}, Result: KindString, Doc: "keyword of a float type, \"\" for other types"},
	{Name: "element", Params: []ExprKind{KindType}, Result: KindType, Doc: "element type of a shaped or complex type"},
	{Name: "element_or_self", Params: []ExprKind{KindType}, Result: KindType, Doc: "element type of a shaped type, any other type itself"},
	{Name: "has_rank", Params: []ExprKind{KindType}, Result: KindBool, Doc: "shaped type with a rank"},
	{Name: "rank", Params: []ExprKind{KindType}, Result: KindInt, Doc: "number of dimensions"},
	{Name: "shape", Params: []ExprKind{KindType}, Result: KindShape, Doc: "dimensions; equal when both lists are"},
	{Name: "static_shape", Params: []ExprKind{KindType}, Result: KindBool, Doc: "shaped type with all dimensions known"},
	{Name: "dim", Params: []ExprKind{KindType, KindInt}, Result: KindInt, Doc: "size of a dimension; negative counts from the end"},
	{Name: "num_elements", Params: []ExprKind{KindType}, Result: KindInt, Doc: "product of the dimensions"},
	{Name: "any_scalable", Params: []ExprKind{KindType}, Result: KindBool, Doc: "vector with a scalable dimension"},
	{Name: "all_scalable", Params: []ExprKind{KindType}, Result: KindBool, Doc: "vector whose dimensions are all scalable"},
	{Name: "trailing_scalable", Params: []ExprKind{KindType}, Result: KindBool, Doc: "vector whose last dimension alone is scalable"},
	{Name: "strided", Params: []ExprKind{KindType}, Result: KindBool, Doc: "memref with a strided layout"},
	{Name: "types", Params: []ExprKind{KindType}, Result: KindList, Elem: KindType, Doc: "types of a tuple"},
	{Name: "flat_types", Params: []ExprKind{KindType}, Result: KindList, Elem: KindType, Doc: "types of a tuple with nested tuples flattened"},
	{Name: "element_types", Params: []ExprKind{KindType}, Result: KindList, Elem: KindType, Doc: "element type of a shaped type, once for each of its elements"},
	{Name: "inputs", Params: []ExprKind{KindType}, Result: KindList, Elem: KindType, Doc: "inputs of a function type"},
	{Name: "results", Params: []ExprKind{KindType}, Result: KindList, Elem: KindType, Doc: "results of a function type"},
	{Name: "type_id", Params: []ExprKind{KindType}, Result: KindString, Doc: "the kind of type, without its parameters"},
	{Name: "opaque_name", Params: []ExprKind{KindType}, Result: KindString, Doc: "\"dialect.name\" of an opaque type"},
	{Name: "memory_space", Params: []ExprKind{KindType}, Result: KindAttr, Doc: "memory space of a memref"},
	{Name: "encoding", Params: []ExprKind{KindType}, Result: KindAttr, Doc: "encoding of a ranked tensor"},

	// Queries on attributes.
	{Name: "type", Params: []ExprKind{KindAttr}, Result: KindType, Doc: "type of a typed attribute or of a value"},
	{Name: "int", Params: []ExprKind{KindAttr}, Result: KindInt, Doc: "value of an integer attribute, sign-extended"},
	{Name: "negative", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "integer attribute whose top bit is set"},
	{Name: "positive", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "integer attribute greater than zero as a signed number"},
	{Name: "power_of_two", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "integer attribute with exactly one bit set"},
	{Name: "string", Params: []ExprKind{KindAttr}, Result: KindString, Doc: "value of a string attribute"},
	{Name: "type_value", Params: []ExprKind{KindAttr}, Result: KindType, Doc: "type that a type attribute holds"},
	{Name: "items", Params: []ExprKind{KindAttr}, Result: KindList, Elem: KindAttr, Doc: "attributes of an array attribute"},
	{Name: "ints", Params: []ExprKind{KindAttr}, Result: KindList, Elem: KindInt, Doc: "values of a dense array of integers"},
	{Name: "size", Params: []ExprKind{KindAttr}, Result: KindInt, Doc: "number of elements of an array or dense array"},
	{Name: "item", Params: []ExprKind{KindAttr, KindInt}, Result: KindAttr, Doc: "element of an array attribute"},
	{Name: "dense_element", Params: []ExprKind{KindAttr}, Result: KindType, Doc: "element type of a dense array"},
	{Name: "flat", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "symbol reference without nested names"},
	{Name: "sorted", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "dense array in non-decreasing order"},
	{Name: "strictly_sorted", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "dense array in increasing order"},
	{Name: "bits_within", Params: []ExprKind{KindAttr, KindInt}, Result: KindBool, Doc: "integer attribute without bits outside the mask"},

	// Queries on an operation's parts.
	{Name: "present", Params: []ExprKind{KindAttr}, Result: KindBool, Doc: "the optional part is there"},
	{Name: "count", Params: []ExprKind{KindList}, Result: KindInt, Doc: "number of values, types or attributes in a list"},
	{Name: "blocks", Params: []ExprKind{KindRegion}, Result: KindInt, Doc: "number of blocks of a region"},

	// Functions that make types.
	{Name: "int_type", Params: []ExprKind{KindInt}, Result: KindType, Doc: "signless integer type of a width"},
	{Name: "signed_type", Params: []ExprKind{KindInt}, Result: KindType, Doc: "signed integer type of a width"},
	{Name: "unsigned_type", Params: []ExprKind{KindInt}, Result: KindType, Doc: "unsigned integer type of a width"},
	{Name: "float_type", Params: []ExprKind{KindString}, Result: KindType, Doc: "float type by its keyword"},
	{Name: "index_type", Result: KindType, Doc: "index"},
	{Name: "none_type", Result: KindType, Doc: "none"},
	{Name: "complex_type", Params: []ExprKind{KindType}, Result: KindType, Doc: "complex type of an element type"},
	{Name: "vector_type", Params: []ExprKind{KindShape, KindType}, Result: KindType, Doc: "fixed-length vector of a shape and element type"},
	{Name: "tensor_type", Params: []ExprKind{KindShape, KindType}, Result: KindType, Doc: "ranked tensor of a static shape and element type"},
	{Name: "tuple_type", Params: []ExprKind{KindType}, Variadic: true, Result: KindType, Doc: "tuple of types"},
	{Name: "opaque_type", Params: []ExprKind{KindString, KindString}, Result: KindType, Doc: "opaque type of a dialect by name"},
	{Name: "with_element", Params: []ExprKind{KindType, KindType}, Result: KindType, Doc: "the first type with its element type replaced when it is shaped, else the second"},
	{Name: "named_type", Result: KindType, Doc: "the parameterless type of a definition (Expr.Def)"},
}
