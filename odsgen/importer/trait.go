package importer

import (
	"regexp"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// addTraits adds the traits, interfaces and effects of a list of upstream's, which has them all.
func (o *operation) addTraits(v tablegen.Value, depth int) {
	if depth > 20 {
		return
	}
	for _, it := range v.Items {
		if r := o.im.recs.Get(it.Text); r != nil && it.Kind == tablegen.Def {
			o.trait(r, depth)
		}
	}
}

// inferAdaptors are upstream's lists of traits that promise type inference.
var inferAdaptors = map[string]bool{"InferTypeOpAdaptorBase": true, "InferShapedTypeOpAdaptorBase": true,
	"InferTensorTypeBase": true, "InferTensorTypeAdaptorBase": true}

func (o *operation) trait(r *tablegen.Record, depth int) {
	im := o.im
	if r.Name == "AttrSizedOperandSegments" || r.Name == "AttrSizedResultSegments" {
		return // follows from the operands
	}
	if !r.Anonymous && len(im.lib.traits[r.Name]) > 0 && !r.Is("Interface") {
		o.addTrait(plain(im.use(im.lib.traits[r.Name][0], r.Name)))
		return
	}
	switch {
	case slices.ContainsFunc(r.Supers, func(s string) bool { return inferAdaptors[s] }):
		o.flags["infer"] = "true"
		if strings.Contains(r.Name, "WithIsCompatible") || r.Is("InferTensorTypeBase") || r.Is("InferTensorTypeAdaptorBase") {
			o.flags["infer_compatible"] = "true"
		}
	case r.Is("SingleBlockImplicitTerminator"):
		for _, t := range r.Records("traits") {
			if _, arg, ok := nativeTrait(t); ok {
				o.opTrait("SingleBlockImplicitTerminator", arg)
			}
		}
	case r.Is("TraitList"):
		o.addTraits(r.Value("traits"), depth+1)
	case r.Is("SideEffectsTraitBase"):
		o.sideEffects(r)
	case r.Is("Interface"):
		o.iface(r)
	case r.Is("PredTrait"):
		o.predTrait(r)
	case r.Is("NativeTrait"), r.Is("GenInternalTrait"):
		o.native(r)
	default:
		im.need(NeedMissing, o.name, "trait "+r.Name, "")
	}
}

func (o *operation) addTrait(n *yamlx.Node) {
	for _, t := range o.traits.Items {
		if sameTree(t, n) {
			return
		}
	}
	o.traits.Items = append(o.traits.Items, n)
}

// sameTree reports whether two trees are written alike.
func sameTree(a, b *yamlx.Node) bool {
	if a.Kind != b.Kind || a.Value() != b.Value() || len(a.Items) != len(b.Items) || len(a.Keys) != len(b.Keys) {
		return false
	}
	for i := range a.Keys {
		if a.Keys[i].Value() != b.Keys[i].Value() {
			return false
		}
	}
	for i := range a.Items {
		if !sameTree(a.Items[i], b.Items[i]) {
			return false
		}
	}
	return true
}

var traitClass = regexp.MustCompile(`^([\w:]+)<(.*)>::Impl$`)

// nativeTrait takes "HasParent<FuncOp>::Impl" apart.
func nativeTrait(r *tablegen.Record) (name, args string, ok bool) {
	m := traitClass.FindStringSubmatch(r.Str("trait"))
	if m == nil {
		return r.Str("trait"), "", false
	}
	return m[1], m[2], true
}

// native adds a trait that is a class in C++.
func (o *operation) native(r *tablegen.Record) {
	im := o.im
	name, args, ok := nativeTrait(r)
	switch {
	case ok && (name == "HasParent" || name == "SingleBlockImplicitTerminator"):
		o.opTrait(name, args)
		return
	case name == "" && args == "":
		return
	case ok && len(im.lib.traits[lastName(name)]) == 0:
		im.need(NeedMissing, o.name, "trait with arguments "+r.Str("trait"), or(r.Str("cppNamespace"), "")+"::"+r.Str("trait"))
		return
	}
	class := lastName(name)
	if alias := map[string]string{"IsCommutative": "Commutative", "IsIdempotent": "Idempotent", "IsInvolution": "Involution",
		"IsIsolatedFromAbove": "IsolatedFromAbove",
		"IsTerminator":        "Terminator", "HasRecursiveMemoryEffects": "RecursiveMemoryEffects",
		"AlwaysSpeculatableImplTrait":      "AlwaysSpeculatable",
		"RecursivelySpeculatableImplTrait": "RecursivelySpeculatable"}[class]; alias != "" {
		class = alias
	}
	if list := im.lib.traits[class]; len(list) > 0 {
		o.addTrait(plain(im.use(list[0], class)))
		return
	}
	if !r.Anonymous {
		class = identifier(className(r.Name))
	}
	name = im.ownTrait(class, r)
	switch {
	case o.rec.Is("AttrDef"):
		put(im.traits.Get(name), "on", plain("attr"))
	case o.rec.Is("TypeDef"):
		put(im.traits.Get(name), "on", plain("type"))
	}
	o.addTrait(plain(name))
}

// ownTrait declares a trait of the dialect and returns its name.
func (im *importer) ownTrait(class string, r *tablegen.Record) string {
	name := class
	for i := 0; i < 2 && (im.own[name] != "" && im.own[name] != "trait "+r.Name || im.inBuiltin(name)); i++ {
		name += "Trait"
	}
	if im.own[name] != "" {
		return name
	}
	im.own[name] = "trait " + r.Name
	body := mapping()
	summary := im.doc(r.Str("summary"))
	put(body, "summary", plain(or(summary, name)))
	switch {
	case r.Is("NativeTypeTrait") || strings.Contains(r.Str("cppNamespace"), "TypeTrait"):
		put(body, "on", plain("type"))
	case r.Is("NativeAttrTrait") || strings.Contains(r.Str("cppNamespace"), "AttributeTrait"):
		put(body, "on", plain("attr"))
	}
	put(im.traits, name, body)
	im.need(NeedTrait, name, "", strings.TrimPrefix(r.Str("cppNamespace")+"::", "::")+r.Str("trait"))
	return name
}

// settleSizes drops promises about the sizes of lists that there are not.
func (o *operation) settleSizes() {
	lists := map[string]int{}
	for _, p := range o.parts {
		if p.variadic || p.optional && p.what != "attribute" {
			lists[p.what]++
		}
	}
	o.traits.Items = slices.DeleteFunc(o.traits.Items, func(t *yamlx.Node) bool {
		return t.Value() == "SameVariadicOperandSize" && lists["operand"] < 2 || t.Value() == "SameVariadicResultSize" &&
			lists["result"] < 2
	})
}

// opTrait adds a trait whose arguments are operations, given as classes of C++.
func (o *operation) opTrait(name, args string) {
	var ops []string
	for _, class := range strings.Split(args, ",") {
		op, ok := o.im.opByClass(strings.TrimSpace(class))
		if !ok {
			o.im.need(NeedForeign, o.name, name+" of an operation of a dialect without a definition", class)
			return
		}
		ops = append(ops, op)
	}
	switch {
	case name == "HasParent" && len(ops) > 1:
		o.addTrait(pair("ParentOneOf", texts(ops)))
	case len(ops) == 1:
		o.addTrait(pair(name, plain(ops[0])))
	}
}

// opByClass returns the full name of an operation by its class.
func (im *importer) opByClass(class string) (string, bool) {
	class = trimColons(class)
	for _, name := range []string{class, im.namespace + "::" + class, "mlir::" + class} {
		if op, ok := im.opNames[name]; ok {
			dialect, _, _ := strings.Cut(op, ".")
			if dialect == im.name {
				return op, true
			}
			if d := im.lib.dialect(dialect); d != nil {
				im.use(d, op)
				return op, true
			}
		}
	}
	if lastName(class) == "ModuleOp" && !strings.Contains(strings.TrimPrefix(class, "mlir::"), "::") {
		return "builtin.module", true
	}
	parts := strings.Split(class, "::")
	if len(parts) >= 2 {
		if d := im.lib.dialect(strings.ToLower(parts[len(parts)-2])); d != nil {
			if op := opByClass(d, parts[len(parts)-1]); op != nil {
				im.use(d, op.Name)
				return d.Name + "." + op.Mnemonic, true
			}
		}
	}
	return "", false
}

// sideEffects adds effects of the whole operation.
func (o *operation) sideEffects(r *tablegen.Record) {
	for _, e := range r.Records("effects") {
		if n := o.im.effect(e); n != nil {
			o.effects.Items = append(o.effects.Items, n)
		} else {
			o.im.need(NeedMissing, o.name, "effect "+e.Str("effect"), "")
		}
	}
	if len(r.Records("effects")) == 0 {
		o.addTrait(plain("NoMemoryEffect"))
	}
}

// matching are the traits of builtin over a list of parts, by upstream's class.
var matching = []string{"AllTypesMatch", "AllElementTypesMatch", "AllShapesMatch", "AllRanksMatch", "AllElementCountsMatch",
	"AllTypeIDsMatch"}

// predTrait adds a condition over the parts of the operation.
func (o *operation) predTrait(r *tablegen.Record) {
	for _, class := range matching {
		if r.Is(class) {
			o.addTrait(pair(class, texts(r.Strings("values"))))
			return
		}
	}
	t := &translator{im: o.im, op: o, hint: o.goName, owner: r}
	switch {
	case r.Is("TypesMatchWith"):
		o.typesMatch(r, t)
		return
	case r.Is("ShapedTypeMatchesElementCountAndTypes"):
		m := mapping()
		put(m, "shaped", plain(r.Str("shaped")))
		put(m, "elements", plain(r.Str("elements")))
		o.addTrait(pair("ShapedTypeMatchesElementCountAndTypes", m))
		// Upstream's formats infer by it, too.
		match := mapping()
		put(match, "summary", plain(r.Str("summary")))
		put(match, "from", plain(r.Str("shaped")))
		put(match, "to", plain(r.Str("elements")))
		put(match, "transform", plain("element_types($"+r.Str("shaped")+")"))
		o.addTrait(pair("TypesMatchWith", match))
		return
	}
	pred := r.Record("predicate")
	if pred == nil {
		return
	}
	m := mapping()
	put(m, "summary", plain(r.Str("summary")))
	put(m, "pred", plain(t.whole(pred).text))
	o.addTrait(pair("Pred", m))
}

func (o *operation) typesMatch(r *tablegen.Record, t *translator) {
	name := "TypesMatchWith"
	from, to := r.Str("lhs"), r.Str("rhs")
	switch {
	case r.Is("OptionalTypesMatchWith"):
		name = "OptionalTypesMatchWith"
	case r.Is("RangedTypesMatchWith") || o.part(to) != nil && o.part(to).variadic:
		name = "RangedTypesMatchWith"
	}
	v, ok := o.value(from)
	if !ok || o.part(to) == nil {
		o.im.need(NeedMissing, o.name, name+" of parts that do not exist: "+from+", "+to, r.Str("transformer"))
		return
	}
	if v.kind == kindAttr {
		v = value{text: "type($" + from + ")"}
	}
	if v.kind == kindOperand {
		v.kind = kindType
	}
	transform := ""
	if x := parseCpp(r.Str("transformer")); x != nil {
		if w, ok := t.bind("$_self", v).value(x); ok && (w.kind == kindType || w.kind == kindTypes) {
			transform = w.text
		}
	}
	if transform == "" {
		hook := o.im.hook(o.goName+resolve.GoName(to)+"Type", r.Str("transformer")+" "+from)
		o.im.need(NeedCondition, o.name, hook+", a type", r.Str("transformer"))
		transform = "go(" + hook + ", $" + from + ")"
	}
	m := mapping()
	put(m, "summary", plain(r.Str("summary")))
	put(m, "from", plain(from))
	put(m, "to", plain(to))
	put(m, "transform", plain(transform))
	if comparator := r.Record("predicate").Str("predExpr"); !strings.Contains(comparator, "std::equal_to<>()") &&
		name == "TypesMatchWith" {
		o.im.need(NeedMissing, o.name, "TypesMatchWith with a comparison of its own, which is equality here", comparator)
	}
	o.addTrait(pair(name, m))
}
