package importer

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// operation is an operation that is being imported.
type operation struct {
	im     *importer
	rec    *tablegen.Record
	name   string // mnemonic
	goName string
	parts  []opPart
	body   *yamlx.Node

	traits, ifaces *yamlx.Node
	effects        *yamlx.Node
	flags          map[string]string // keys that traits and interfaces set
	partEffects    bool              // an operand, attribute or result has effects
}

// opPart is an operand, attribute, property, result, region or successor.
type opPart struct {
	name, what         string
	variadic, optional bool
}

func (o *operation) part(name string) *opPart {
	if i := slices.IndexFunc(o.parts, func(p opPart) bool { return p.name == name }); i >= 0 && name != "" {
		return &o.parts[i]
	}
	return nil
}

// value is what $name stands for in a condition.
func (o *operation) value(name string) (value, bool) {
	p := o.part(name)
	if p == nil {
		return value{}, false
	}
	switch p.what {
	case "operand", "result":
		if p.variadic {
			return value{text: "$" + name, kind: kindTypes}, true
		}
		return value{text: "$" + name, kind: kindOperand}, true
	case "attribute":
		return value{text: "$" + name, kind: kindAttr}, true
	}
	return value{}, false
}

// opPart writes $_op.getOperand(1) and the like, when the position says which part that is.
func (t *translator) opPart(m *cpp, args []*cpp) (value, bool) {
	if t.op == nil || m.args[0].op != "name" || m.args[0].text != "$_op" {
		return value{}, false
	}
	what := map[string]string{"getOperand": "operand", "getResult": "result", "getNumOperands": "operand",
		"getNumResults": "result"}[m.text]
	if what == "" {
		return value{}, false
	}
	var list []opPart
	fixed := true
	for _, p := range t.op.parts {
		if p.what == what {
			list = append(list, p)
			fixed = fixed && !p.variadic && !p.optional
		}
	}
	if len(args) == 0 {
		return value{text: strconv.Itoa(len(list)), kind: kindInt}, fixed
	}
	if args[0].op != "num" {
		return value{}, false
	}
	n, err := strconv.Atoi(args[0].text)
	if err != nil || n >= len(list) {
		return value{}, false
	}
	for _, p := range list[:n+1] {
		if p.variadic || p.optional || p.name == "" {
			return value{}, false
		}
	}
	return value{text: "$" + list[n].name, kind: kindOperand}, true
}

// goNamesOf are the names that an operation has in Go: that of what builds it, of its view and of its definition.
func goNamesOf(name string) []string {
	name = resolve.GoName(name)
	return []string{name, name + "Op", name + "Def"}
}

// operation makes the definition of an operation.
func (im *importer) operation(r *tablegen.Record) (string, *yamlx.Node) {
	name := r.Str("opName")
	o := &operation{im: im, rec: r, name: name, body: mapping(), traits: list(), ifaces: list(), effects: list(),
		flags: map[string]string{}}
	class := className(r.Name)
	o.goName = strings.TrimSuffix(class, "Op")
	if o.goName == "" {
		o.goName = resolve.GoName(name)
	}
	for slices.ContainsFunc(goNamesOf(o.goName), func(n string) bool { return im.goNames[n] }) {
		o.goName += "Operation"
	}
	for _, n := range goNamesOf(o.goName) {
		im.goNames[n] = true
	}
	if o.goName != resolve.GoName(name) {
		putText(o.body, "go_name", resolve.GoName(o.goName))
	}
	putText(o.body, "summary", im.doc(r.Str("summary")))
	putText(o.body, "description", im.doc(dedent(r.Str("description"))))
	im.deprecated(r, o.body)
	operands, attrs, props := o.arguments()
	results := o.results()
	regions, successors := o.regions(), o.successors()
	o.addTraits(r.Value("traits"), 0)

	o.settleEffects()
	o.settleSizes()
	putAll(o.body, "traits", o.traits)
	putAll(o.body, "interfaces", o.ifaces)
	switch {
	case o.flags["effects"] != "":
		put(o.body, "effects", plain(o.flags["effects"]))
	default:
		putAll(o.body, "effects", o.effects)
	}
	putText(o.body, "speculatable", o.flags["speculatable"])
	putAll(o.body, "operands", operands)
	putAll(o.body, "attributes", attrs)
	putAll(o.body, "properties", props)
	putAll(o.body, "results", results)
	putAll(o.body, "regions", regions)
	putAll(o.body, "successors", successors)
	putAll(o.body, "builder_order", o.builderOrder())
	o.hooks()
	return name, o.body
}

// deprecated adds the reason why a definition should not be used.
func (im *importer) deprecated(r *tablegen.Record, body *yamlx.Node) {
	for _, field := range []string{"odsDeprecated", "odsCppDeprecated"} {
		putText(body, "deprecated", r.Str(field))
	}
}

// hooks adds format, promises and what is known to be missing.
func (o *operation) hooks() {
	im, r := o.im, o.rec
	switch text := r.Str("assemblyFormat"); {
	case text != "":
		o.format(o.name, text)
	case r.Bool("hasCustomAssemblyFormat"):
		put(o.body, "format", plain("custom"))
		im.need(NeedSyntax, o.name, "", im.qualified(r)+"::parse, print")
	}
	for _, f := range []struct {
		field, key string
		kind       NeedKind
		method     string
	}{
		{"hasFolder", "folder", NeedFold, "fold"}, {"hasVerifier", "verifier", NeedVerifier, "verify"},
		{"hasRegionVerifier", "region_verifier", NeedVerifier, "verifyRegions"},
	} {
		if r.Bool(f.field) {
			putFlag(o.body, f.key, true)
			im.need(f.kind, o.name, "", im.qualified(r)+"::"+f.method)
		}
	}
	if r.Bool("hasCanonicalizer") {
		putText(o.body, "canonicalize", "patterns")
		im.need(NeedCanon, o.name, "", im.qualified(r)+"::getCanonicalizationPatterns")
	} else if r.Bool("hasCanonicalizeMethod") {
		putText(o.body, "canonicalize", "method")
		im.need(NeedCanon, o.name, "", im.qualified(r)+"::canonicalize")
	}
	for _, key := range []string{"infer", "infer_compatible"} {
		if o.flags[key] != "" {
			putFlag(o.body, key, true)
			im.need(NeedInfer, o.name, key, "")
		}
	}
	for _, key := range []string{"result_names", "argument_names", "block_names"} {
		if o.flags[key] != "" {
			putText(o.body, key, "go")
			im.need(NeedEffects, o.name, key, "")
		}
	}
	for _, key := range []string{"effects", "speculatable"} {
		if o.flags[key] == "go" {
			im.need(NeedEffects, o.name, key, "")
		}
	}
	if r.Bool("useCustomPropertiesEncoding") {
		putText(o.body, "bytecode", "custom")
	}
	for _, b := range r.Records("builders") {
		im.need(NeedBuilder, o.name, "", "build("+dagText(b, "dagParams")+")")
	}
	for _, field := range []string{"extraClassDeclaration", "extraClassDefinition"} {
		if text := strings.TrimSpace(r.Str(field)); text != "" {
			im.need(NeedMethods, o.name, field, r.Str(field))
		}
	}
}

// qualified returns the class of an operation in C++.
func (im *importer) qualified(r *tablegen.Record) string {
	return im.namespace + "::" + className(r.Name)
}

// dagText writes the parameters of a builder.
func dagText(r *tablegen.Record, field string) string {
	var out []string
	for _, a := range r.Args(field) {
		text := a.Text
		if a.Record != nil {
			text = a.Record.Str("type")
			if d := a.Record.Str("defaultValue"); d != "" {
				out = append(out, text+" "+a.Name+" = "+d)
				continue
			}
		}
		out = append(out, text+" "+a.Name)
	}
	return strings.Join(out, ", ")
}

var customDirective = regexp.MustCompile(`custom\s*<\s*(\w+)\s*>`)

func directives(format string) []string {
	var out []string
	for _, m := range customDirective.FindAllStringSubmatch(format, -1) {
		if !slices.Contains(out, m[1]) {
			out = append(out, m[1])
		}
	}
	return out
}

// lineLength is how long a line of a format becomes.
const lineLength = 100

// formatText lays a format out: runs of blanks between its elements become one, and long ones get several lines.
func formatText(text string) *yamlx.Node {
	var words []string
	var b strings.Builder
	var quote byte
	for i := range len(text) {
		c := text[i]
		switch {
		case quote == 0 && strings.IndexByte(" \t\r\n", c) >= 0:
			if b.Len() > 0 {
				words = append(words, b.String())
				b.Reset()
			}
			continue
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '`' || c == '"'):
			quote = c
		}
		b.WriteByte(c)
	}
	if b.Len() > 0 {
		words = append(words, b.String())
	}
	var lines []string
	line := ""
	for _, w := range words {
		if line != "" && len(line)+1+len(w) > lineLength {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += w
	}
	lines = append(lines, line)
	if len(lines) == 1 {
		if line == "custom" {
			return quoted(line)
		}
		return plain(line)
	}
	n := plain(strings.Join(lines, "\n") + "\n")
	n.Style = yamlx.Literal
	return n
}

// arguments makes the lists of operands, attributes and properties.
func (o *operation) arguments() (operands, attrs, props *yamlx.Node) {
	operands, attrs, props = list(), list(), list()
	for i, a := range o.rec.Args("arguments") {
		c, summary, effects := o.variable(a.Record)
		hint := resolve.GoName(o.goName + "_" + or(a.Name, "Operand"+strconv.Itoa(i)))
		body := mapping()
		p := opPart{name: a.Name}
		switch {
		case c == nil:
			o.im.need(NeedMissing, o.name, "argument "+a.Name, a.Text)
			continue
		case c.Is("AttrConstraint"):
			p.what, p.optional = "attribute", c.Bool("isOptional")
			o.attribute(c, hint, body)
		case c.Is("Property"):
			p.what = "property"
			o.property(c, hint, body)
		default:
			p.what = "operand"
			o.typed(c, hint, body, &p)
		}
		o.parts = append(o.parts, p)
		putText(body, "summary", summary)
		putAll(body, "effects", effects)
		o.partName(a.Name, p.what, body)
		to := map[string]*yamlx.Node{"attribute": attrs, "property": props, "operand": operands}[p.what]
		to.Items = append(to.Items, part(a.Name, body))
	}
	return operands, attrs, props
}

func or(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// variable returns the constraint of an argument or result, with what is said about it there.
func (o *operation) variable(r *tablegen.Record) (c *tablegen.Record, summary string, effects *yamlx.Node) {
	effects = list()
	for depth := 0; r.Is("OpVariable") && depth < 10; depth++ {
		summary = o.im.doc(r.Str("summary"))
		for _, d := range r.Records("decorators") {
			if e := o.im.effect(d); e != nil {
				o.partEffects = true
				effects.Items = append(effects.Items, e)
			} else {
				o.im.need(NeedMissing, o.name, "decorator "+d.Str("effect"), "")
			}
		}
		r = r.Record("constraint")
	}
	return r, summary, effects
}

// typed adds the constraint of an operand or result, and how often it occurs.
func (o *operation) typed(c *tablegen.Record, hint string, body *yamlx.Node, p *opPart) {
	base := c
	if c.Is("Variadic") || c.Is("Optional") {
		base = c.Record("baseType")
	}
	put(body, "type", plain(o.im.constraint(model.TypeConstraint, base, hint)))
	switch {
	case c.Is("VariadicOfVariadic"):
		put(body, "variadic", plain("nested"))
		putText(body, "segments", c.Str("segmentAttrName"))
		p.variadic = true
	case c.Is("Variadic"):
		putFlag(body, "variadic", true)
		p.variadic = true
	case c.Is("Optional"):
		putFlag(body, "optional", true)
		p.optional = true
	}
}

// attribute adds the constraint of an attribute, unwrapped.
func (o *operation) attribute(c *tablegen.Record, hint string, body *yamlx.Node) {
	im := o.im
	optional, def := false, ""
	var where []string
	for depth := 0; depth < 20; depth++ {
		base := c.Record("baseAttr")
		if base == nil || !c.Anonymous && !decorated(c) {
			break
		}
		switch {
		case c.Is("OptionalAttr"):
			optional = true
		case c.Is("DefaultValuedOptionalAttr"):
			optional, def = true, c.Str("defaultValue")
		case c.Is("DefaultValuedAttr"):
			def = c.Str("defaultValue")
		case c.Is("ConfinedAttr"):
			if _, ok := im.shipped(model.AttrConstraint, c); ok {
				base = nil
				break
			}
			var list []string
			for _, k := range c.Records("attrConstraints") {
				list = append(list, im.constraint(model.AttrConstraint, k, hint+"Condition"))
			}
			where = append(list, where...)
		default:
			base = nil
		}
		if base == nil {
			break
		}
		c = base
	}
	if c.Is("DerivedAttr") {
		im.need(NeedMethods, o.name, "derived attribute", c.Str("body"))
	}
	name := im.constraint(model.AttrConstraint, c, hint)
	put(body, "type", plain(name))
	if def == "" {
		def = c.Str("defaultValue")
	}
	optional = optional || c.Bool("isOptional")
	if def != "" && name != "UnitAttr" {
		if v, ok := im.defaultValue(def, c, name); ok {
			put(body, "default", v)
		} else {
			im.need(NeedMissing, o.name, "default of "+hint+"; the attribute is optional instead", def)
			optional = true
		}
	}
	putFlag(body, "optional", optional && name != "UnitAttr")
	if len(where) > 0 {
		put(body, "where", texts(where))
	}
}

// property adds the constraint of a property.
func (o *operation) property(c *tablegen.Record, hint string, body *yamlx.Node) {
	def := ""
	for depth := 0; depth < 20 && c.Is("DefaultValuedProp") && c.Has("baseProperty"); depth++ {
		if def == "" {
			def = c.Str("defaultValue")
		}
		c = c.Record("baseProperty")
	}
	if c.Is("OptionalProp") && c.Anonymous {
		if m := optionalType.FindStringSubmatch(trimColons(c.Str("storageType"))); m != nil {
			if name, ok := o.im.propertyOf(m[1]); ok {
				put(body, "type", plain(name))
				putFlag(body, "optional", true)
				return
			}
		}
	}
	name := o.im.property(c, hint)
	put(body, "type", plain(name))
	if def != "" && name != "UnitProp" {
		if v, ok := o.im.defaultValue(def, c, name); ok {
			put(body, "default", v)
		} else {
			o.im.need(NeedMissing, o.name, "default of property "+hint, def)
		}
	}
}

// property returns the constraint of a property.
func (im *importer) property(c *tablegen.Record, hint string) string {
	if c == nil {
		return "I64Prop"
	}
	if e, ok := im.shipped(model.PropConstraint, c); ok {
		return im.use(e.dialect, e.name)
	}
	if e := c.Record("enum"); e != nil {
		return im.enum(e)
	}
	if c.Is("ConfinedProp") && c.Anonymous {
		im.need(NeedMissing, hint, "condition of a property", cppOf(c.Record("predicate")))
		return im.property(c.Record("baseProperty"), hint)
	}
	if name, ok := im.propertyOf(trimColons(c.Str("storageType"))); ok {
		return name
	}
	storage := trimColons(c.Str("storageType"))
	name := im.unique(identifier(or(strings.TrimPrefix(c.Name, "anonymous_"), hint)), c.Name)
	if c.Anonymous {
		name = im.unique(hint, c.Name)
	}
	if im.conditions[model.PropConstraint].Index(name) < 0 {
		body := mapping()
		put(body, "form", plain("go"))
		put(body, "go_type", plain(resolve.GoName(lastName(strings.SplitN(storage, "<", 2)[0]))))
		putText(body, "summary", or(c.Str("summary"), storage))
		put(im.conditions[model.PropConstraint], name, body)
		im.need(NeedType, name, "property of C++ type "+storage+": write the Go type", c.Str("parser")+"\n"+c.Str("printer"))
	}
	return name
}

// propTypes are properties by the type in C++ that stores them.
var propTypes = map[string]string{"int8_t": "I8Prop", "int16_t": "I16Prop", "int32_t": "I32Prop", "int64_t": "I64Prop",
	"uint8_t": "UI8Prop", "uint16_t": "UI16Prop",
	"uint32_t": "UI32Prop", "uint64_t": "UI64Prop", "unsigned": "UI32Prop", "bool": "BoolProp", "std::string": "StringProp"}

// propertyOf returns the property that is stored as a type of C++.
func (im *importer) propertyOf(cpp string) (string, bool) {
	cpp = trimColons(cpp)
	if name := propTypes[cpp]; name != "" {
		return name, true
	}
	if m := optionalType.FindStringSubmatch(cpp); m != nil {
		elem, ok := im.propertyOf(m[1])
		return "OptionalProp<" + elem + ">", ok
	}
	if m := listType.FindStringSubmatch(cpp); m != nil {
		elem, ok := im.propertyOf(m[1])
		if n := strings.TrimPrefix(elem, "I"); n != elem && n != "ntArrayProp" {
			return "IntArrayProp<" + elem + ">", ok
		}
		return "ArrayProp<" + elem + ">", ok
	}
	if r := im.classes[cpp]; r.Is("EnumInfo") && im.enumProps[r.Name] {
		return im.enum(r), true
	}
	return "", false
}
