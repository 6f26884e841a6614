package importer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// file makes the whole definition.
func (im *importer) file() *yamlx.Node {
	// Names of types, attributes and enums come first: constraints make way for them.
	for _, r := range im.recs.All() {
		if r.Is("EnumInfo") && im.ownEnum(r) && trimColons(r.Str("cppNamespace")) != "" {
			im.enum(r)
		}
	}
	for _, class := range []string{"AttrDef", "TypeDef"} {
		for _, r := range im.recs.Derived(class) {
			if r.Value("dialect").Text == im.dialect.Name && !r.Is("EnumAttr") {
				kind := model.TypeConstraint
				if class == "AttrDef" {
					kind = model.AttrConstraint
				}
				im.constraint(kind, r, r.Name)
			}
		}
	}
	for _, r := range im.recs.Derived("Interface") {
		if i, _ := im.lib.iface(r.Str("cppInterfaceName"), r.Name); i == nil && im.ownRecord(r) && !r.Is("DeclareInterfaceMethods") {
			im.iface(r)
		}
	}
	ops := mapping()
	var members []*member
	for _, r := range im.recs.Derived("Op") {
		if r.Value("opDialect").Text == im.dialect.Name {
			name, body := im.operation(r)
			if ops.Index(name) >= 0 {
				im.need(NeedMissing, name, "a second operation of this name, "+r.Name, "")
				continue
			}
			put(ops, name, body)
			members = append(members, &member{rec: r, body: body})
		}
	}
	discardable, patterns := im.discardable(), im.patterns()

	if n := len(im.recs.Derived("PassBase")); n > 0 {
		im.need(NeedMissing, "the dialect", fmt.Sprintf("%d passes: import them as a library, with another name for --dialect", n), "")
	}
	root := mapping()
	putText(root, "dialect", im.name)
	d := im.dialect
	putText(root, "summary", im.doc(d.Str("summary")))
	putText(root, "description", im.doc(dedent(d.Str("description"))))
	depends := im.dependencies()
	if paths := sorted(im.imports); len(paths) > 0 {
		put(root, "imports", texts(paths))
	}
	if len(depends) > 0 {
		put(root, "depends", texts(depends))
	}
	for _, f := range [][2]string{{"hasConstantMaterializer", "constant_materializer"}, {"hasOperationAttrVerify", "attr_verifier"},
		{"hasRegionArgAttrVerify", "region_arg_verifier"},
		{"hasRegionResultAttrVerify", "region_result_verifier"}, {"hasCanonicalizer", "canonicalizer"},
		{"hasOperationInterfaceFallback", "interface_fallback"}} {
		if d.Bool(f[0]) {
			putFlag(root, f[1], true)
			im.need(NeedEffects, "the dialect", f[1], "")
		}
	}
	if text := strings.TrimSpace(d.Str("extraClassDeclaration")); text != "" {
		im.need(NeedMethods, "the dialect", "extraClassDeclaration", text)
	}
	if last := lastName(im.namespace); last != im.name && strings.HasPrefix(im.namespace, "mlir::") {
		put(root, "meta", pair("cpp_namespace", plain(strings.TrimPrefix(im.namespace, "mlir::"))))
	}
	putAll(root, "enums", im.enums)
	putAll(root, "types", im.types)
	putAll(root, "attributes", im.attrs)
	constraints := mapping()
	for i, key := range []string{"types", "attributes", "properties", "regions", "successors"} {
		putAll(constraints, key, im.conditions[i])
	}
	putAll(root, "constraints", constraints)
	putAll(root, "traits", im.traits)
	putAll(root, "interfaces", im.ifaces)
	putAll(root, "resources", im.resources)
	putAll(root, "discardable_attributes", discardable)
	if !im.opt.Flat {
		putAll(root, "templates", im.share(members))
	}
	putAll(root, "ops", ops)
	putAll(root, "patterns", patterns)
	return root
}

func sorted(set map[string]bool) []string {
	var out []string
	for k := range set {
		out = append(out, k)
	}
	slices.Sort(out)
	return out
}

// dependencies returns the dialects that are loaded with this one.
func (im *importer) dependencies() []string {
	var out []string
	for _, class := range im.dialect.Strings("dependentDialects") {
		name := im.dialectName(class)
		d := im.lib.dialect(name)
		if d == nil {
			im.need(NeedForeign, "the dialect", "depends on "+class, "")
			continue
		}
		if d != im.lib.builtin {
			im.use(d, d.Name)
			if !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
	}
	return out
}

// dialectName finds the dialect of a class such as "::mlir::arith::ArithDialect".
func (im *importer) dialectName(class string) string {
	ns, _ := strings.CutSuffix(trimColons(class), "::"+lastName(class))
	for _, r := range im.recs.Derived("Dialect") {
		if namespaceOf(r) == ns {
			return r.Str("name")
		}
	}
	return strings.ToLower(lastName(ns))
}

// discardable makes the list of typed discardable attributes.
func (im *importer) discardable() *yamlx.Node {
	out := list()
	for _, a := range im.dialect.Args("discardableAttrs") {
		name := "AnyAttr"
		switch {
		case a.Record != nil:
			name = im.constraint(model.AttrConstraint, a.Record, a.Name)
		default:
			if n, ok := im.class(model.AttrConstraint, a.Text); ok && n != "true" {
				name = n
			}
		}
		out.Items = append(out.Items, pair(a.Name, plain(name)))
	}
	return out
}
