package core

// The keys of the interfaces that the verifier, the parser, the printer and the queries of this package ask for. The
// key of interface X is XKey, here as everywhere; X is a Go interface unless the definition has no methods. All other
// interfaces live with what asks for them: control flow in core/flow, data layouts in core/datalayout, those that
// definitions declare in the packages generated from these.
var (
	// What definitions of operations implement.
	SymbolOpInterfaceKey         = OpInterface[SymbolOpInterface]{Name: "SymbolOpInterface"}
	SymbolUserOpInterfaceKey     = OpInterface[SymbolUserOpInterface]{Name: "SymbolUserOpInterface"}
	RegionKindInterfaceKey       = OpInterface[RegionKindInterface]{Name: "RegionKindInterface"}
	MemoryEffectOpInterfaceKey   = OpInterface[MemoryEffectOpInterface]{Name: "MemoryEffectOpInterface"}
	ConditionallySpeculatableKey = OpInterface[ConditionallySpeculatable]{Name: "ConditionallySpeculatable"}

	// What types implement: function types of dialects, elements of vectors and memrefs, pointers.
	FunctionLikeTypeInterfaceKey  = TypeInterface[FunctionLikeTypeInterface]{Name: "FunctionLikeType"}
	VectorElementTypeInterfaceKey = TypeInterface[Type]{Name: "VectorElementTypeInterface"}
	MemRefElementTypeInterfaceKey = TypeInterface[Type]{Name: "MemRefElementTypeInterface"}
	PtrLikeTypeInterfaceKey       = TypeInterface[PtrLikeTypeInterface]{Name: "PtrLikeTypeInterface"}

	// What attributes implement: layouts of memrefs, encodings of tensors, discardable attributes that refer to symbols.
	MemRefLayoutAttrInterfaceKey = AttrInterface[MemRefLayoutAttrInterface]{Name: "MemRefLayoutAttrInterface"}
	VerifiableTensorEncodingKey  = AttrInterface[VerifiableTensorEncoding]{Name: "VerifiableTensorEncoding"}
	SymbolUserAttrInterfaceKey   = AttrInterface[SymbolUserAttrInterface]{Name: "SymbolUserAttrInterface"}
)
