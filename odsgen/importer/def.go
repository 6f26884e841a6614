package importer

import (
	"regexp"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// natives are upstream's names of what builtin has under another name.
var natives = map[string]string{
	"FloatType": "AnyFloat", "ShapedType": "ShapedTypeInterface", "TensorType": "AnyTensor",
	"BaseMemRefType":  "AnyRankedOrUnrankedMemRef",
	"FixedVectorType": "AnyFixedVectorOfAnyRank", "ScalableVectorType": "AnyScalableVectorOfAnyRank", "BFloat16Type": "BF16",
	"FloatTF32Type":        "TF32",
	"DenseIntElementsAttr": "AnyIntElementsAttr", "DenseIntOrFPElementsAttr": "DenseElementsAttr", "TypedAttr": "TypedAttrInterface",
	"ElementsAttr": "ElementsAttr", "Type": "true", "Attribute": "true", "DenseArray": "DenseArrayAttr",
}

var floatClass = regexp.MustCompile(`^Float(\d\w*)Type$`)

// class returns the constraint that a value of a class of C++ satisfies; "true" for any.
func (im *importer) class(kind model.ConstraintKind, cpp string) (string, bool) {
	name := trimColons(strings.TrimSpace(cpp))
	for _, full := range im.fullNames(cpp) {
		if r := im.classes[full]; r != nil && !(r.Record("dialect").Str("name") == "builtin") {
			if r.Is("EnumInfo") && !r.Is("Interface") {
				continue
			}
			return im.constraint(kind, r, r.Name), true
		}
	}
	short := strings.TrimPrefix(name, "mlir::")
	if n := natives[short]; n != "" {
		return n, true
	}
	if m := floatClass.FindStringSubmatch(short); m != nil {
		short = "F" + m[1]
	}
	if _, ok := im.lib.find(short, kind); ok {
		return short, true
	}
	ns, class := "", short
	if i := strings.LastIndex(name, "::"); i >= 0 {
		ns, class = name[:i], name[i+2:]
	}
	if ns == "" || ns == im.namespace || "mlir::"+ns == im.namespace {
		if im.busy[class] || im.busy[defName(kind, class)] {
			return "", false // a constraint asks for the class that it is named after
		}
		return im.handWritten(kind, class), true
	}
	if d := im.lib.dialect(strings.ToLower(lastName(ns))); d != nil {
		if e, ok := im.lib.find(class, kind); ok && e.dialect == d {
			return im.use(d, class), true
		}
	}
	return "", false
}

// defName is the name of a type or attribute that C++ calls by a class.
func defName(kind model.ConstraintKind, class string) string {
	suffix := "Type"
	if kind == model.AttrConstraint {
		suffix = "Attr"
	}
	return strings.TrimSuffix(identifier(class), suffix) + suffix
}

// handWritten declares a type or attribute of the dialect that C++ defines, not a record.
func (im *importer) handWritten(kind model.ConstraintKind, class string) string {
	section, name := im.types, defName(kind, class)
	if kind == model.AttrConstraint {
		section = im.attrs
	}
	if im.own[name] == "" {
		im.own[name] = class
		put(section, name, pair("summary", plain(name)))
		im.need(NeedType, name, "", im.namespace+"::"+class)
	}
	return name
}

// def returns the name of a type or attribute, and adds it to the definition when it is the dialect's own.
func (im *importer) def(kind model.ConstraintKind, r *tablegen.Record) string {
	name := identifier(r.Str("cppClassName"))
	dialect := r.Record("dialect")
	if dialect.Str("name") == "builtin" {
		if n := natives[name]; n != "" && n != "true" {
			return n
		}
		if _, ok := im.lib.find(name, kind); ok {
			return name
		}
		return anything[kind]
	}
	if dialect != im.dialect {
		if d := im.lib.dialect(dialect.Str("name")); d != nil {
			if e, ok := im.lib.find(name, kind); ok && e.dialect == d {
				return im.use(d, name)
			}
		}
		return im.foreign(kind, r, name)
	}
	section, suffix := im.types, "Type"
	if r.Is("AttrDef") {
		section, suffix = im.attrs, "Attr"
	}
	if !strings.HasSuffix(name, suffix) {
		name += suffix
	}
	if im.own[name] == r.Name {
		return name
	}
	name = im.reserve(name, r.Name) // also when builtin has the name
	im.names[r.Name] = name
	body := mapping()
	put(section, name, body)
	im.fillDef(r, name, body)
	return name
}

func (im *importer) fillDef(r *tablegen.Record, name string, body *yamlx.Node) {
	putText(body, "mnemonic", r.Str("mnemonic"))
	summary := strings.TrimSpace(r.Str("summary"))
	putText(body, "summary", im.doc(summary))
	if summary != "" && !im.opt.Docs {
		put(body, "message", plain(summary))
	}
	putText(body, "description", im.doc(dedent(r.Str("description"))))
	im.deprecated(r, body)
	meta := mapping()
	if r.Name != name {
		put(meta, "def", plain(r.Name))
	}
	params, cpp := list(), mapping()
	for _, a := range r.Args("parameters") {
		im.param(r, a, params, cpp)
	}
	putAll(meta, "params", cpp)
	o := &operation{im: im, rec: r, name: name, traits: list(), ifaces: list(), effects: list(), flags: map[string]string{},
		body: mapping()}
	o.addTraits(r.Value("traits"), 0)
	putAll(body, "traits", o.traits)
	putAll(body, "interfaces", o.ifaces)
	putAll(body, "params", params)
	switch text := r.Str("assemblyFormat"); {
	case strings.TrimSpace(text) != "":
		o.body = body
		params, syntax := ownSyntax(r)
		o.format(name, directParams(text, params, syntax))
	case r.Has("mnemonic") && (r.Bool("hasCustomAssemblyFormat") || len(params.Items) > 0):
		put(body, "format", plain("custom"))
		im.need(NeedSyntax, name, "", r.Str("cppType")+"::parse, print")
	}
	if r.Bool("genVerifyDecl") {
		putFlag(body, "verifier", true)
		im.need(NeedVerifier, name, "", r.Str("cppType")+"::verify")
	}
	putFlag(body, "alias", (r.Bool("genMnemonicAlias") || o.flags["alias"] != "") && r.Has("mnemonic"))
	putFlag(body, "location", r.Is("LocationAttrDef"))
	putAll(body, "meta", meta)
	for _, b := range r.Records("builders") {
		im.need(NeedBuilder, name, "", "get("+dagText(b, "dagParams")+")")
	}
	for _, field := range []string{"extraClassDeclaration", "extraClassDefinition"} {
		if text := strings.TrimSpace(r.Str(field)); text != "" {
			im.need(NeedMethods, name, field, r.Str(field))
		}
	}
}

// param adds a parameter.
func (im *importer) param(def *tablegen.Record, a tablegen.Arg, params, cpp *yamlx.Node) {
	body := mapping()
	cppType := a.Text
	p := a.Record
	if p != nil {
		cppType = p.Str("cppType")
	}
	typ, optional, shown := im.paramType(cppType, resolve.GoName(def.Str("cppClassName")+"_"+a.Name))
	if e := p.Record("enum"); e != nil && p.Is("EnumParameter") {
		typ = im.enum(e)
	}
	if p.Is("APFloatParameter") {
		typ = "APFloat"
	}
	put(body, "type", plain(typ))
	if shown != cppType {
		put(cpp, a.Name, plain(cppType))
	}
	switch def := strings.TrimSpace(p.Str("defaultValue")); {
	case p.Is("AttributeSelfTypeParameter"):
		putFlag(body, "self_type", true)
	case optional:
		putFlag(body, "optional", true)
	case p.Is("OptionalParameter"):
		if v := im.zeroParam(im.record(cppType), typ); v != nil {
			put(body, "default", v)
		} else {
			putFlag(body, "optional", true)
		}
	case def != "":
		if v, ok := im.paramDefault(def, im.record(cppType), typ); ok {
			put(body, "default", v)
		} else if v := im.zeroParam(im.record(cppType), typ); v != nil && (def == cppType+"()" || def == "{}") {
			put(body, "default", v)
		} else if def == cppType+"()" || def == "nullptr" || def == "{}" || def == trimColons(cppType)+"{}" {
			putFlag(body, "optional", true)
		} else {
			im.need(NeedMissing, typ, "default of parameter "+a.Name, def)
			putFlag(body, "optional", true)
		}
	}
	putText(body, "summary", im.doc(p.Str("summary")))
	_, direct := paramSyntax(p)
	direct = direct && strings.TrimSpace(def.Str("assemblyFormat")) != ""
	for _, field := range []string{"parser", "printer"} {
		if text := p.Str(field); text != "" && !direct && !p.Is("EnumParameter") && !p.Is("StringRefParameter") {
			im.need(NeedSyntax, def.Str("cppClassName"), field+" of parameter "+a.Name, text)
		}
	}
	params.Items = append(params.Items, part(a.Name, body))
}

// zeroParam returns the value that C++ makes of nothing, which upstream takes a parameter for that is not written; nil
// for a class that has a null, and for an enum without a case of that value.
func (im *importer) zeroParam(c *tablegen.Record, typ string) *yamlx.Node {
	if c.Is("EnumInfo") {
		for _, k := range c.Records("enumerants") {
			if k.Int("value") == 0 {
				return plain(k.Str("str"))
			}
		}
		return nil
	}
	switch {
	case typ == "bool":
		return plain("false")
	case typ == "string":
		return quoted("")
	case strings.HasPrefix(typ, "int"), strings.HasPrefix(typ, "uint"), typ == "float64":
		return plain("0")
	}
	return nil
}

// attrOf matches C++ that makes an attribute of one value.
var attrOf = regexp.MustCompile(`^(?:[\w:]*Attr::get\(\$_ctxt, *|\$_builder\.get\w*Attr\()([^(){},]*)\)$`)

func (im *importer) paramDefault(cpp string, c *tablegen.Record, typ string) (*yamlx.Node, bool) {
	if c.Is("EnumInfo") {
		return im.enumDefault(cpp, c)
	}
	if m := attrOf.FindStringSubmatch(cpp); m != nil && c.Is("EnumAttr") {
		return im.enumDefault(m[1], c.Record("enum"))
	} else if m != nil && typ == "BoolAttr" {
		cpp, typ = m[1], "bool"
	}
	switch {
	case cpp == "true" || cpp == "false":
		return plain(cpp), typ == "bool"
	case strings.HasPrefix(typ, "int") || strings.HasPrefix(typ, "uint"):
		n := strings.TrimRight(cpp, "uUlL")
		return plain(n), decimal.MatchString(n)
	case typ == "float64":
		n := strings.TrimRight(cpp, "fF")
		return plain(n), decimal.MatchString(n)
	case typ == "string" && strings.HasPrefix(cpp, "\""):
		return quoted(strings.Trim(cpp, "\"")), true
	case typ == "string" && !strings.ContainsAny(cpp, "(){}:"):
		return quoted(cpp), true
	}
	return nil, false
}

// scalars are the types of C++ that parameters have, with what messages call them by default.
var scalars = map[string][2]string{
	"int": {"int", "int_t"}, "int8_t": {"int8", "int8_t"}, "int16_t": {"int16", "int16_t"}, "int32_t": {"int32", "int32_t"},
	"int64_t":  {"int64", "int64_t"},
	"unsigned": {"uint32", "uint32_t"}, "unsigned int": {"uint32", "uint32_t"}, "uint8_t": {"uint8", "uint8_t"},
	"uint16_t": {"uint16", "uint16_t"},
	"uint32_t": {"uint32", "uint32_t"}, "uint64_t": {"uint64", "uint64_t"}, "size_t": {"uint64", "uint64_t"},
	"bool":      {"bool", "bool"},
	"StringRef": {"string", "::llvm::StringRef"}, "std::string": {"string", "::llvm::StringRef"}, "double": {"float64", "float64"},
	"Type":      {"Type", "Type"},
	"Attribute": {"Attribute", "Attribute"}, "APInt": {"APInt", "APInt"}, "APFloat": {"APFloat", "APFloat"},
	"float": {"float64", "float64"},
}

var (
	listType     = regexp.MustCompile(`^(?:llvm::)?(?:ArrayRef|SmallVector)<(.*?)(?:, \d+)?>$`)
	optionalType = regexp.MustCompile(`^std::optional<(.*)>$`)
)

// fullNames lists what a class can be that C++ calls by a name.
func (im *importer) fullNames(cpp string) []string {
	name := trimColons(strings.TrimSpace(cpp))
	return []string{name, im.namespace + "::" + name, "mlir::" + name}
}

// record returns the definition of the class that C++ calls by a name, or nil.
func (im *importer) record(cpp string) *tablegen.Record {
	for _, full := range im.fullNames(cpp) {
		if r := im.classes[full]; r != nil {
			return r
		}
	}
	return nil
}

// paramType returns the type of a parameter, whether it may be absent, and what messages call it when the definition
// says nothing.
func (im *importer) paramType(cpp, hint string) (typ string, optional bool, shown string) {
	name := trimColons(cpp)
	if m := optionalType.FindStringSubmatch(name); m != nil {
		typ, _, shown = im.paramType(m[1], hint)
		if _, ok := scalars[strings.TrimPrefix(trimColons(m[1]), "llvm::")]; ok {
			shown = "std::optional<" + shown + ">"
		}
		return typ, true, shown
	}
	if m := listType.FindStringSubmatch(name); m != nil {
		elem, _, shown := im.paramType(m[1], hint)
		return "[]" + elem, false, "::llvm::ArrayRef<" + shown + ">"
	}
	short := strings.TrimPrefix(strings.TrimPrefix(name, "mlir::"), "llvm::")
	if s, ok := scalars[short]; ok {
		return s[0], false, s[1]
	}
	for _, full := range im.fullNames(name) {
		r := im.classes[full]
		if r == nil {
			continue
		}
		if r.Is("EnumInfo") {
			return im.enum(r), false, "::" + full
		}
		if r.Is("EnumAttr") { // the attribute, where the enum's name would be a value of the enum
			return im.enum(r.Record("enum")) + "Attr", false, lastName(full)
		}
		kind := model.TypeConstraint
		if r.Is("AttrConstraint") {
			kind = model.AttrConstraint
		}
		if r.Is("AttrConstraint") || r.Is("TypeConstraint") {
			typ := im.constraint(kind, r, r.Name)
			return typ, false, lastName(full)
		}
	}
	for _, kind := range []model.ConstraintKind{model.AttrConstraint, model.TypeConstraint} {
		if n := natives[short]; n != "" && n != "true" {
			short = n
		}
		if e, ok := im.lib.find(short, kind); ok && e.dialect == im.lib.builtin {
			return short, false, short
		}
	}
	if ns := strings.LastIndex(name, "::"); ns >= 0 {
		if d := im.lib.dialect(strings.ToLower(lastName(name[:ns]))); d != nil {
			for _, kind := range []model.ConstraintKind{model.AttrConstraint, model.TypeConstraint} {
				if e, ok := im.lib.find(lastName(name), kind); ok && e.dialect == d {
					return im.use(d, lastName(name)), false, lastName(name)
				}
			}
		}
	}
	goName := resolve.GoName(identifier(lastName(strings.SplitN(name, "<", 2)[0])))
	im.need(NeedType, hint, "parameter of C++ type "+cpp+": write the Go type "+goName, "")
	return "go(" + goName + ")", false, ""
}
