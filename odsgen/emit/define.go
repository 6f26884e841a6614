package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// defs emits the Go types of the dialect's types or attributes; see [gen.define].
func (g *gen) defs(file string, list []*model.AttrOrTypeDef) *source {
	s := newSource(file)
	for _, d := range list {
		g.at = d.Span
		if !d.Native {
			g.define(s, d)
		}
	}
	return s
}

// paramType returns the Go type of a parameter.
func (g *gen) paramType(s *source, t model.ParamType) string {
	switch t.Kind {
	case model.ParamScalar:
		return t.Scalar.Go
	case model.ParamEnum:
		return g.qualifier(s, t.Enum.Dialect) + t.Enum.GoName
	case model.ParamTypeRef:
		return g.classType(s, t.Constraint, "core.Type")
	case model.ParamAttrRef:
		return g.classType(s, t.Constraint, "core.Attribute")
	case model.ParamList:
		return "[]" + g.paramType(s, *t.Elem)
	case model.ParamMaybe:
		return "*" + g.paramType(s, *t.Elem)
	}
	return t.Go
}

// classType returns the Go type that everything satisfying a constraint has, or the general one.
func (g *gen) classType(s *source, c *model.Constraint, general string) string {
	if c == nil {
		return general
	}
	if c.Def != nil {
		return g.defType(s, c.Def)
	}
	switch c.Class {
	case "", "Type", "Attribute":
		return general
	case "TypedAttr", "ElementsAttr", "ShapedType", "TensorType", "BaseMemRefType":
		return "core." + c.Class
	}
	return "*core." + c.Class
}

// keyCall returns the statement that adds a parameter to a key.
func (g *gen) keyCall(s *source, t model.ParamType, x string) string {
	if c := form.Codec(t, true); c != nil {
		return fmt.Sprintf(c.Key, x)
	}
	switch t.Kind {
	case model.ParamList:
		return fmt.Sprintf("k.Uint(uint64(len(%[1]s)))\nfor _, e := range %[1]s {\n%[2]s\n}", x, g.keyCall(s, *t.Elem, "e"))
	case model.ParamMaybe:
		return fmt.Sprintf("k.Bool(%[1]s != nil)\nif %[1]s != nil {\n%[2]s\n}", x, g.keyCall(s, *t.Elem, "*"+x))
	}
	return fmt.Sprintf("k.String(fmt.Sprint(%s))", x)
}

// define emits a type or attribute.
//
//	type PointType struct { core.TypeBase; x int64 }
//	func (t *PointType) X() int64
//	func GetPointType(c *core.Context, x int64) *PointType
//	var PointTypeDef = core.TypeDef{...}
func (g *gen) define(s *source, d *model.AttrOrTypeDef) {
	g.defStruct(s, d)
	g.defAccessors(s, d)
	g.defShaped(s, d)
	g.defGetter(s, d)
	g.defDef(s, d)
	g.defMethods(s, d)
	if d.Contains() {
		g.defWalk(s, d)
	}
	if isWord(d) {
		g.wordMaker(s, d)
	} else if _, ok := g.enumBrackets(d); ok {
		g.enumMaker(s, d)
	} else if d.Mnemonic != "" {
		g.defAsm(s, d)
	}
	if d.Encoded {
		g.defBytes(s, d)
	}
}

// defNames are the words of package core for a kind of definition: in names, the interface, and what a receiver is
// called.
func defNames(d *model.AttrOrTypeDef) (kind, iface, recv string) {
	if d.IsAttr {
		return "Attr", "core.Attribute", "a"
	}
	return "Type", "core.Type", "t"
}

// defText is what the text of a type or attribute begins with.
func (g *gen) defText(d *model.AttrOrTypeDef) string {
	switch {
	case d.Mnemonic == "":
		return "it has no text form of its own"
	case d.IsAttr:
		return "#" + g.d.Prefix() + "." + d.Mnemonic
	}
	return "!" + g.d.Prefix() + "." + d.Mnemonic
}

// defStruct emits the Go type.
func (g *gen) defStruct(s *source, d *model.AttrOrTypeDef) {
	kind, _, _ := defNames(d)
	s.doc("%s is %s%s", d.GoName, g.defText(d), clause(d.Summary))
	s.p("type %s struct {\ncore.%sBase", d.GoName, kind)
	for _, p := range d.Params {
		if p.Mutable {
			s.p("%s core.SetOnce[%s]", paramField(p), g.paramType(s, p.Type))
			continue
		}
		s.p("%s %s", paramField(p), g.paramType(s, p.Type))
	}
	s.p("}\n")
}

// defAccessors emits the methods that read the parameters, and set those that can be set later.
func (g *gen) defAccessors(s *source, d *model.AttrOrTypeDef) {
	_, _, recv := defNames(d)
	for _, p := range d.Params {
		what := form.FirstLine(p.Summary)
		if what == "" {
			what = "the parameter " + p.Name
		}
		if p.Mutable {
			s.doc("%s returns %s, and whether it has been set.", p.GoName, strings.TrimSuffix(what, "."))
			s.p("func (%s *%s) %s() (%s, bool) { return %s.%s.Get() }\n", recv, d.GoName, p.GoName, g.paramType(s, p.Type), recv,
				paramField(p))
			s.doc("Set%s sets %s. It changes nothing and returns false when that was done before.", p.GoName,
				strings.TrimSuffix(what, "."))
			s.p("func (%s *%s) Set%s(v %s) bool { return %s.%s.Set(v) }\n", recv, d.GoName, p.GoName, g.paramType(s, p.Type), recv,
				paramField(p))
			continue
		}
		if p.Type.Kind == model.ParamMaybe {
			s.doc("%s returns %s, and whether it is there.", p.GoName, strings.TrimSuffix(what, "."))
			s.p("func (%s *%s) %s() (%s, bool) { return rt.Given(%s.%s) }\n",
				recv, d.GoName, p.GoName, g.paramType(s, *p.Type.Elem), recv, paramField(p))
			continue
		}
		s.doc("%s returns %s.", p.GoName, strings.TrimSuffix(what, "."))
		s.p("func (%s *%s) %s() %s { return %s.%s }\n", recv, d.GoName, p.GoName, g.paramType(s, p.Type), recv, paramField(p))
	}
	if d.IsAttr {
		for _, p := range d.Params {
			if p.Self && p.GoName != "Type" {
				s.doc("Type returns the attribute's own type.")
				s.p("func (%s *%s) Type() core.Type { return %s.%s }\n", recv, d.GoName, recv, paramField(p))
			}
		}
	}
}

// defShaped emits the methods that make a type with a shape and elements a [core.ShapedType].
//
//	func (t *GridType) HasRank() bool
//	func (t *GridType) CloneWith(shape []int64, elem core.Type) core.ShapedType
func (g *gen) defShaped(s *source, d *model.AttrOrTypeDef) {
	shape, elem, ok := d.Shaped()
	if !ok {
		return
	}

	args := [2]string{}
	args[shape], args[elem] = "shape", "elem"
	s.doc("HasRank reports that the shape is known.")
	s.p("func (t *%s) HasRank() bool { return true }\n", d.GoName)
	s.doc("CloneWith returns the type with another shape and element type; a nil shape keeps the shape.")
	s.p("func (t *%s) CloneWith(shape []int64, elem core.Type) core.ShapedType {\nif shape == nil { shape = t.%s }\nreturn Get%s(t.Context(), %s)\n}\n",
		d.GoName, paramField(d.Params[shape]), d.GoName, strings.Join(args[:], ", "))
}

// defGetter emits the function that returns the one value with given parameters.
func (g *gen) defGetter(s *source, d *model.AttrOrTypeDef) {
	kind, _, _ := defNames(d)
	var params, sets, args []string
	maybe := false
	for _, p := range d.Params {
		if p.Mutable {
			continue
		}
		maybe = maybe || p.Type.Kind == model.ParamMaybe
		params = append(params, fmt.Sprintf("%s %s", paramArg(p), g.paramType(s, p.Type)))
		sets = append(sets, fmt.Sprintf("%s: %s", paramField(p), g.cloneParam(p)))
		args = append(args, paramArg(p))
	}
	sig := strings.Join(append([]string{"c *core.Context"}, params...), ", ")
	s.doc("Get%s returns the one %s of the context with these parameters%s%s.", d.GoName,
		map[bool]string{true: "attribute", false: "type"}[d.IsAttr], flag(", of which nil ones are absent", maybe),
		flag("; [Get"+d.GoName+"Checked] also checks them", d.Verifier || d.Checks()))
	s.p("func Get%s(%s) *%s {", d.GoName, sig, d.GoName)
	for _, p := range d.Params {
		if p.Self && g.paramType(s, p.Type) == "core.Type" { // upstream's attributes have type none, never no type
			s.p("if %[1]s == nil {\n%[1]s = c.None()\n}", paramArg(p))
		}
	}
	s.p("var k core.Key")
	for _, p := range d.Params {
		if !p.Mutable {
			s.p("%s", g.keyCall(s, p.Type, paramArg(p)))
		}
	}
	s.p("return core.Intern%s(c, &%sDef, &k, func() *%s { return &%s{%s} })\n}\n",
		kind, d.GoName, d.GoName, d.GoName, strings.Join(sets, ", "))
	g.checkedGetter(s, d, sig, args)
}

// defDef emits the definition.
func (g *gen) defDef(s *source, d *model.AttrOrTypeDef) {
	kind, iface, _ := defNames(d)
	s.doc("%sDef is the definition of %s.", d.GoName, g.defText(d))
	s.p("var %sDef = core.%sDef{Dialect: %q%s, Mnemonic: %q,",
		d.GoName, kind, g.d.Prefix(), flag(fmt.Sprintf(", Extension: %q", g.d.Name), g.d.Extends != ""), d.Mnemonic)
	if d.Mnemonic != "" {
		s.p("Asm: %s,", g.asmOf(s, d))
	}
	if d.Alias {
		s.p("Alias: func(any, %s) string { return %q },", iface, form.AliasName(d))
	}
	if d.Location {
		s.p("Location: true,")
	}
	for _, p := range d.Params {
		if p.Self {
			s.p("SelfType: func(x %s) core.Type { return rt.TypeOrNil(x.(*%s).%s) },", iface, d.GoName, paramField(p))
		}
	}
	g.defInterfaces(s, d)
	var traits []string
	for _, u := range d.Traits {
		if u.Trait.Kind == model.TraitOwn {
			traits = append(traits, "&"+g.ownTrait(s, u.Trait))
		}
	}
	if len(traits) > 0 {
		s.p("Traits: []*core.Trait{%s},", strings.Join(traits, ", "))
	}
	if d.Contains() {
		s.p("Walk: walk%s,\nReplace: %s{},", d.GoName, methodsType(d))
	}
	s.p("}\n")
}

// defWalk emits the functions that visit and replace the types and attributes among the parameters.
func (g *gen) defWalk(s *source, d *model.AttrOrTypeDef) {
	kind, iface, _ := defNames(d)
	s.p("func walk%s(x %s, types func(core.Type), attrs func(core.Attribute)) {\nv := x.(*%s)", d.GoName, iface, d.GoName)
	for _, p := range d.Params {
		if p.Mutable {
			continue
		}
		g.walkParam(s, p.Type, "v."+paramField(p))
	}
	s.p("}\n")
	args := []string{"v.Context()"}
	for _, p := range d.Params {
		if !p.Mutable {
			args = append(args, g.replacedParam(s, p.Type, "v."+paramField(p)))
		}
	}
	if d.Mnemonic == "" {
		s.p("type %s struct{}\n", methodsType(d))
	}
	s.p("func (%[4]s) Replace%s(x %[2]s, types func(core.Type) core.Type, attrs func(core.Attribute) core.Attribute) %[2]s {\nv := x.(*%[1]s)\nreturn Get%[1]s(%[3]s)\n}\n",
		d.GoName, iface, strings.Join(args, ", "), methodsType(d), kind)
}

// methodsType is the type with the functions of a definition that core calls: those of its text, and the replacement of
// its parts.
func methodsType(d *model.AttrOrTypeDef) string {
	if d.Mnemonic == "" {
		return lower(d.GoName) + "Parts"
	}
	return lower(d.GoName) + "Asm"
}

func paramField(p *model.Param) string { return lower(p.GoName) + "_" }
func paramArg(p *model.Param) string   { return lower(p.GoName) }

func (g *gen) cloneParam(p *model.Param) string {
	switch p.Type.Kind {
	case model.ParamList:
		return "slices.Clone(" + paramArg(p) + ")"
	case model.ParamMaybe:
		return "rt.Copied(" + paramArg(p) + ")"
	}
	return paramArg(p)
}

// checkedGetter emits the constructor that verifies the parameters: their constraints, then the promised verifier.
func (g *gen) checkedGetter(s *source, d *model.AttrOrTypeDef, sig string, args []string) {
	if !d.Verifier && !d.Checks() {
		return
	}

	s.doc("Get%sChecked is [Get%s] behind a check of the parameters. It returns nil when they are not valid, with the reasons in r.",
		d.GoName, d.GoName)
	s.p("func Get%sChecked(r *core.Reporter, at core.Location, %s) *%s {", d.GoName, sig, d.GoName)
	for _, p := range d.Params {
		if c := p.Checked(); c != nil {
			given := ""
			if p.Optional { // an attribute or type that may be missing is nil then
				given = paramArg(p) + " != nil && "
			}
			s.p("if %s!%s(%s) {\nr.Errorf(at, \"failed to verify '%s': %%s\", %s)\nreturn nil\n}", given, g.constraintFunc(c), paramArg(p),
				p.Name, strconv.Quote(c.Summary))
		}
	}
	if h := model.FindHook(d.Hooks, model.HookVerify); h != nil {
		sigText := fmt.Sprintf("(r *core.Reporter, at core.Location, %s) bool", sig)
		g.hook(h.Interface, h.Method, sigText, fmt.Sprintf("checks the parameters of %s", d.GoName))
		s.p("if !c.Dialect(%q).Hooks.(Hooks).%s(r, at, %s) { return nil }", g.d.Name, h.Method,
			strings.Join(append([]string{"c"}, args...), ", "))
	}
	s.p("return Get%s(%s)\n}\n", d.GoName, strings.Join(append([]string{"c"}, args...), ", "))
}

// replacedParam returns the Go expression of a parameter with its types and attributes replaced.
func (g *gen) replacedParam(s *source, t model.ParamType, x string) string {
	switch t.Kind {
	case model.ParamTypeRef:
		return fmt.Sprintf("rt.ReplacedType(%s, types)", x)
	case model.ParamAttrRef:
		return fmt.Sprintf("rt.ReplacedAttr(%s, attrs)", x)
	case model.ParamList:
		if e := g.replacedParam(s, *t.Elem, "e"); e != "e" {
			return fmt.Sprintf("rt.Map(%s, func(e %s) %[2]s { return %s })", x, g.paramType(s, *t.Elem), e)
		}
	}
	return x
}

func (g *gen) walkParam(s *source, t model.ParamType, x string) {
	switch t.Kind {
	case model.ParamTypeRef:
		s.p("rt.WalkType(%s, types)", x)
	case model.ParamAttrRef:
		s.p("rt.WalkAttr(%s, attrs)", x)
	case model.ParamList:
		if (&model.Param{Type: t}).Contains() {
			s.p("for _, e := range %s {", x)
			g.walkParam(s, *t.Elem, "e")
			s.p("}")
		}
	}
}

// signatureTaken are the names that methods of interfaces use for something else than their parameters.
var signatureTaken = []string{"op", "x", "k", "core", "query", "rt", "num", "rewrite"}

func sigText(sig *model.Signature) (params, args []string) {
	for i, p := range sig.Params {
		n := p.Name
		if n == "" || n == "_" {
			n = "a" + strconv.Itoa(i)
		} else if slices.Contains(signatureTaken, n) || slices.Contains(sig.Imports, n) {
			n += "_"
		}
		t := p.Type
		a := n
		if sig.Variadic && i == len(sig.Params)-1 {
			t, a = "..."+t, n+"..."
		}
		params = append(params, n+" "+t)
		args = append(args, a)
	}
	return params, args
}

func sigResults(sig *model.Signature) string {
	var out []string
	for _, r := range sig.Results {
		out = append(out, strings.TrimSpace(r.Name+" "+r.Type))
	}
	switch {
	case len(out) == 0:
		return ""
	case len(out) == 1 && sig.Results[0].Name == "":
		return out[0]
	}
	return "(" + strings.Join(out, ", ") + ")"
}
