package model

// DialectHook is a hook that a dialect as a whole can promise.
type DialectHook struct {
	// Key is the key in definitions; Interface and Method are the names in Go.
	Key               string
	Kind              HookKind
	Interface, Method string
	// Field is the field of core.DialectDef that the hook is, whose first parameter is the dialect's hooks; "" for a hook
	// that is not a field. Params, Args and Result are the rest of the signature.
	Field, Params, Args, Result string
	Doc                         string
}

// DialectHooks are all of them.
var DialectHooks = [...]DialectHook{
	{"constant_materializer", HookConstantMaterializer, "ConstantMaterializer", "MaterializeConstant",
		"MaterializeConstant", "b *core.Builder, value core.Attribute, t core.Type, loc core.Location", "b, value, t, loc",
		"*core.Operation", "makes the operation for a constant, or returns nil"},
	{"attr_verifier", HookAttrVerifier, "AttrVerifier", "VerifyOperationAttribute",
		"VerifyOpAttr", "op *core.Operation, a core.NamedAttr, r *core.Reporter", "op, a, r", "bool",
		"checks a discardable attribute of the dialect on any operation"},
	{"region_arg_verifier", HookRegionArgVerifier, "RegionArgVerifier", "VerifyRegionArgAttribute",
		"VerifyRegionArgAttr", "op *core.Operation, region, arg int, a core.NamedAttr, r *core.Reporter", "op, region, arg, a, r",
		"bool", "checks an attribute of the dialect on a function argument"},
	{"region_result_verifier", HookRegionResultVerifier, "RegionResultVerifier", "VerifyRegionResultAttribute",
		"VerifyRegionResultAttr", "op *core.Operation, region, result int, a core.NamedAttr, r *core.Reporter",
		"op, region, result, a, r", "bool", "checks an attribute of the dialect on a function result"},
	{"canonicalizer", HookDialectCanonicalizer, "DialectCanonicalizer", "CanonicalizationPatterns",
		"", "set *rewrite.PatternSet", "set", "", "adds the dialect's own canonicalization patterns"},
	{"interface_fallback", HookInterfaceFallback, "InterfaceFallback", "InterfaceFallback",
		"InterfaceFallback", "i *core.OpInfo, key any", "i, key", "any", "answers interface queries that operations do not"},
	{"type_parser", HookTypeParser, "TypeParser", "ParseDialectType",
		"ParseType", "p *core.Parser", "p", "(core.Type, bool)", "reads a type that begins with no mnemonic of the dialect"},
	{"attr_parser", HookAttrParser, "AttrParser", "ParseDialectAttr",
		"ParseAttr", "p *core.Parser, t core.Type", "p, t", "(core.Attribute, bool)",
		"reads an attribute that begins with no mnemonic of the dialect; t is the type that the context expects, or nil"},
	{"type_aliases", HookTypeAliases, "TypeAliases", "AliasOfType",
		"AliasOfType", "t core.Type", "t", "string", "names the alias of a type of any dialect; empty means none"},
	{"attr_aliases", HookAttrAliases, "AttrAliases", "AliasOfAttr",
		"AliasOfAttr", "a core.Attribute", "a", "string", "names the alias of an attribute of any dialect; empty means none"},
	{"init", HookDialectInit, "DialectInitializer", "InitDialect",
		"Init", "l *core.Loading", "l", "", "runs once when the dialect is loaded in a context"},
}
