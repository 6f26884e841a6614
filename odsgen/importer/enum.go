package importer

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// enum returns the name of an enum, and adds it to the definition when it is the dialect's own.
func (im *importer) enum(r *tablegen.Record) string {
	if r == nil {
		return "AnyAttr"
	}
	name := resolve.GoName(identifier(r.Str("className")))
	if same := im.classes[strings.TrimPrefix(trimColons(r.Str("cppNamespace"))+"::"+r.Str("className"),
		"::")]; same.Is("EnumInfo") && r.Anonymous {
		r = same // one record for all
	}
	if im.own[name] == r.Name {
		return name
	}
	if !im.ownEnum(r) {
		for _, e := range im.lib.names[name] {
			if e.enum != nil {
				return im.use(e.dialect, name)
			}
		}
	}
	name = im.unique(name, r.Name)
	body := mapping()
	put(im.enums, name, body)
	putText(body, "summary", im.doc(r.Str("summary")))
	im.enumMeta(r, body)
	if s := r.Str("summary"); s != "" && !strings.HasPrefix(s, "allowed ") {
		put(body, "message", plain(s))
	}
	bits := r.Is("BitEnumBase")
	putFlag(body, "bits", bits)
	width := r.Int("bitwidth")
	attr := im.enumAttrs[r.Name]
	switch {
	case im.enumProps[r.Name]:
		put(body, "storage", plain("property"))
	case attr == nil && r.Is("EnumAttrInfo") && width == 64:
		put(body, "storage", plain("i64"))
	case attr == nil:
		put(body, "storage", plain("i32"))
	}
	if attr != nil {
		put(body, "attr", im.enumAttr(attr))
	}
	if width != 32 && (attr != nil || im.enumProps[r.Name]) {
		put(body, "width", number(width))
	}
	if sep := r.Str("separator"); bits && sep != "|" && sep != "" {
		put(body, "separator", quoted(sep))
	}
	putFlag(body, "print_groups", r.Bool("printBitEnumPrimaryGroups"))
	// The attribute of an enum of the old kind is printed by the function that the enum names, which quotes nothing.
	quoted := r.Bool("printBitEnumQuoted") && (attr == nil || !r.Is("EnumAttrInfo"))
	if byDefault := attr == nil && !im.enumProps[r.Name]; bits && quoted != byDefault {
		put(body, "quoted", plain(strconv.FormatBool(quoted)))
	}
	put(body, "cases", enumCases(r, bits))
	return name
}

func (im *importer) ownEnum(r *tablegen.Record) bool {
	if a := im.enumAttrs[r.Name]; a != nil {
		return a.Value("dialect").Text == im.dialect.Name
	}
	ns := trimColons(r.Str("cppNamespace"))
	return ns == im.namespace || strings.HasPrefix(ns, im.namespace+"::") || ns == ""
}

// enumMeta keeps the names that messages of parsers show.
func (im *importer) enumMeta(r *tablegen.Record, body *yamlx.Node) {
	meta := mapping()
	if a := im.enumAttrs[r.Name]; a != nil && a.Name != r.Str("className")+"Attr" {
		put(meta, "def", plain(a.Name))
	}
	if !r.Is("EnumAttrInfo") { // its values are read as one word, and messages call it by its summary
		put(meta, "cpp", plain(r.Str("cppNamespace")+"::"+r.Str("className")))
		if s := strings.TrimSpace(r.Str("summary")); s != "" && !im.opt.Docs {
			put(meta, "words", plain(s))
		}
	}
	putAll(body, "meta", meta)
}

// enumAttr writes the attribute of an enum.
func (im *importer) enumAttr(a *tablegen.Record) *yamlx.Node {
	out := mapping()
	putText(out, "mnemonic", a.Str("mnemonic"))
	if f := a.Str("assemblyFormat"); f != "" && strings.TrimSpace(f) != "$value" {
		put(out, "format", formatText(f))
	} else if a.Bool("hasCustomAssemblyFormat") {
		im.need(NeedSyntax, a.Str("cppClassName"), "", a.Str("cppType")+"::parse, print")
	}
	o := &operation{im: im, rec: a, name: a.Str("cppClassName"), traits: list(), ifaces: list(), effects: list(),
		flags: map[string]string{}, body: mapping()}
	o.addTraits(a.Value("traits"), 0)
	putAll(out, "traits", o.traits)
	putAll(out, "interfaces", o.ifaces)
	putFlag(out, "alias", a.Bool("genMnemonicAlias"))
	if a.Has("cppClassName") && a.Str("cppClassName") != a.Record("enum").Str("className")+"Attr" {
		putText(out, "go_name", a.Str("cppClassName"))
	}
	return out
}

// enumCases writes the cases in the shortest form that says everything.
func enumCases(r *tablegen.Record, bits bool) *yamlx.Node {
	cases := r.Records("enumerants")
	counted, plainNames := true, true
	for i, k := range cases {
		want := int64(i)
		if bits {
			want = 1 << min(i, 62)
		}
		counted = counted && k.Int("value") == want
		plainNames = plainNames && resolve.GoName(k.Str("str")) == resolve.GoName(k.Str("symbol")) && !k.Is("BitEnumCaseGroup") &&
			!k.Is("BitEnumAttrCaseGroup")
	}
	if counted && plainNames {
		var names []string
		for _, k := range cases {
			names = append(names, k.Str("str"))
		}
		return texts(names)
	}
	if plainNames {
		out := mapping()
		for _, k := range cases {
			put(out, k.Str("str"), number(caseValue(r, k)))
		}
		if len(out.Keys) == len(cases) {
			return out
		}
	}
	out := list()
	for i, k := range cases {
		m := mapping()
		put(m, "str", plain(k.Str("str")))
		if resolve.GoName(k.Str("str")) != resolve.GoName(k.Str("symbol")) {
			put(m, "sym", plain(resolve.GoName(identifier(k.Str("symbol")))))
		}
		if g := groupOf(k, cases[:i]); bits && g != nil {
			put(m, "group", g)
		} else {
			put(m, "value", number(caseValue(r, k)))
		}
		out.Items = append(out.Items, m)
	}
	return out
}

// caseValue returns the value of a case, as a number without a sign.
func caseValue(e, k *tablegen.Record) int64 {
	v := k.Int("value")
	if w := e.Int("bitwidth"); v < 0 && w > 0 && w < 64 {
		v &= 1<<w - 1
	}
	return v
}

// groupOf returns the cases whose bits make up those of a group.
func groupOf(k *tablegen.Record, before []*tablegen.Record) *yamlx.Node {
	if !k.Is("BitEnumCaseGroup") && !k.Is("BitEnumAttrCaseGroup") {
		return nil
	}
	var names []string
	rest := k.Int("value")
	for _, b := range before {
		if v := b.Int("value"); v != 0 && v&(v-1) == 0 && k.Int("value")&v == v {
			names = append(names, b.Str("str"))
			rest &^= v
		}
	}
	if rest != 0 {
		return nil
	}
	return texts(names)
}
