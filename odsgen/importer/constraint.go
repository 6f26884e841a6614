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

// anything is the constraint that always holds, by kind.
var anything = [...]string{"AnyType", "AnyAttr", "I64Prop", "AnyRegion", "AnySuccessor"}

// constraint returns how a constraint is written: a name, or a name with arguments. What has neither gets a name made
// of the hint.
func (im *importer) constraint(kind model.ConstraintKind, r *tablegen.Record, hint string) string {
	if r == nil || r.Anonymous && r.Str("summary") == map[model.ConstraintKind]string{model.RegionConstraint: "any region",
		model.SuccessorConstraint: "any successor"}[kind] {
		return anything[kind]
	}
	if name, ok := im.names[r.Name]; ok {
		return name
	}
	if im.busy[r.Name] || len(im.busy) > 200 {
		im.need(NeedMissing, r.Name, "is defined through itself", "")
		return anything[kind]
	}
	im.busy[r.Name] = true
	name := im.newConstraint(kind, r, hint)
	delete(im.busy, r.Name)
	im.names[r.Name] = name
	return name
}

// maxCall is how long a constraint without a name may be where it is used. What is longer gets a name, since it may share
// parts that are as long.
const maxCall = 1 << 12

func (im *importer) newConstraint(kind model.ConstraintKind, r *tablegen.Record, hint string) string {
	if name, ok := im.definition(kind, r); ok {
		return name
	}
	if e, ok := im.shipped(kind, r); ok {
		return im.use(e.dialect, e.name)
	}
	if call, ok := im.call(kind, r); ok && r.Anonymous && sameBuilder(r, call) && len(call) < maxCall {
		return call
	}
	if r.Anonymous {
		if name, ok := im.sameCondition(kind, r); ok {
			return name
		}
	}
	return im.named(kind, r, hint)
}

// definition returns the name of a type, attribute, enum or interface that a record is as a constraint.
func (im *importer) definition(kind model.ConstraintKind, r *tablegen.Record) (string, bool) {
	switch {
	case r.Is("EnumAttr"):
		return im.enum(r.Record("enum")), true
	case r.Is("EnumAttrInfo"):
		return im.enum(r), true
	case r.Is("AttrOrTypeDef"):
		return im.def(kind, r), true
	case r.Is("Interface") && (kind == model.TypeConstraint || kind == model.AttrConstraint):
		if i, d := im.lib.iface(r.Name, r.Str("cppInterfaceName")); i != nil {
			return im.use(d, i.Name), true
		}
		if im.ownRecord(r) {
			return im.iface(r), true
		}
		return im.foreign(kind, r, r.Str("cppInterfaceName")), true
	}
	return "", false
}

// shipped finds a named constraint in builtin and the shipped definitions.
func (im *importer) shipped(kind model.ConstraintKind, r *tablegen.Record) (entry, bool) {
	if r.Anonymous {
		return entry{}, false
	}
	e, ok := im.lib.find(r.Name, kind)
	if !ok || e.summary() != r.Str("summary") && !(e.dialect != im.lib.builtin && strings.Contains(r.Name, "_")) &&
		kind != model.PropConstraint {
		return entry{}, false
	}
	return e, true
}

// call finds out from which class with parameters of the library a record was made, and with what.
func (im *importer) call(kind model.ConstraintKind, r *tablegen.Record) (string, bool) {
	if r.Is("AnyTypeOf") || r.Is("AnyAttrOf") {
		if out, ok := im.oneOf(kind, r); ok {
			return out, true
		}
	}
	for _, class := range slices.Backward(r.Supers) {
		f := im.lib.families[class]
		if f == nil || f.def.Kind != kind {
			continue
		}
		args, ok := f.match(r.Str("summary"))
		if !ok {
			continue
		}
		var out []string
		for _, p := range f.def.Params {
			a, ok := im.argument(p, args[p.Name], r)
			if !ok {
				out = nil
				break
			}
			out = append(out, a)
		}
		if len(out) == len(f.def.Params) && len(out) > 0 {
			im.use(f.dialect, class)
			return class + "<" + strings.Join(out, ", ") + ">", true
		}
	}
	return "", false
}

var integers = regexp.MustCompile(`-?\d+`)

// argument returns an argument that a summary shows as text.
func (im *importer) argument(p model.TraitParam, text string, r *tablegen.Record) (string, bool) {
	declared := or(p.Kind, p.Name) // a parameter that is named like its kind has none
	switch declared {
	case "int":
		_, err := strconv.Atoi(text)
		return text, err == nil
	case "ints":
		nums := integers.FindAllString(text, -1)
		return "[" + strings.Join(nums, ", ") + "]", len(nums) > 0
	case "string":
		return strconv.Quote(text), text != ""
	case "attr":
		if e := r.Record("elementAttr"); e != nil {
			return im.constraint(model.AttrConstraint, e, r.Name), true
		}
		if e := r.Record("baseAttr"); e != nil {
			return im.constraint(model.AttrConstraint, e, r.Name), true
		}
	case "type", "types":
		kind := model.TypeConstraint
		if e := r.Record("elementType"); e != nil {
			if e.Is("AnyTypeOf") && declared == "types" {
				if out, ok := im.members(kind, e.Records("allowedTypes")); ok {
					return "[" + strings.Join(out, ", ") + "]", true
				}
			}
			if declared == "type" {
				return im.constraint(kind, e, r.Name), true
			}
		}
		if e := r.Record("valueType"); declared == "type" && e != nil && e.Str("summary") == text {
			return im.constraint(kind, e, r.Name), true
		}
		list, ok := im.elements(r.Record("predicate"), text, map[*tablegen.Record]bool{})
		if !ok {
			return "", false
		}
		if declared == "type" {
			return list[0], len(list) == 1
		}
		return "[" + strings.Join(list, ", ") + "]", true
	case "prop":
		for _, field := range []string{"elem", "baseProperty"} {
			if e := r.Record(field); e != nil {
				return im.property(e, r.Name), true
			}
		}
	}
	return "", false
}

// oneOf writes a record that allows some constraints and nothing more.
func (im *importer) oneOf(kind model.ConstraintKind, r *tablegen.Record) (string, bool) {
	class, list := "AnyTypeOf", r.Records("allowedTypes")
	if kind == model.AttrConstraint {
		class, list = "AnyAttrOf", r.Records("allowedAttributes")
	}
	var sums []string
	for _, c := range list {
		sums = append(sums, c.Str("summary"))
	}
	if len(list) == 0 || strings.Join(sums, " or ") != r.Str("summary") {
		return "", false
	}
	out, ok := im.members(kind, list)
	if ok && len(out) == 1 {
		return out[0], true // a list of one allows what that one does
	}
	return class + "<[" + strings.Join(out, ", ") + "]>", ok
}

func (im *importer) members(kind model.ConstraintKind, list []*tablegen.Record) ([]string, bool) {
	var out []string
	for _, c := range list {
		out = append(out, im.constraint(kind, c, c.Name))
	}
	return out, len(out) > 0
}

// elements looks in a condition for the disjunction of constraints whose summaries are what the text shows.
func (im *importer) elements(pred *tablegen.Record, text string, seen map[*tablegen.Record]bool) ([]string, bool) {
	if pred == nil || seen[pred] {
		return nil, false
	}
	seen[pred] = true
	children := pred.Records("children")
	if out, ok := im.joined([]*tablegen.Record{pred}, text); ok {
		return out, true
	}
	if pred.Is("CombinedPred") && pred.Value("kind").Text == "PredCombinerOr" {
		if out, ok := im.joined(children, text); ok {
			return out, true
		}
	}
	for _, c := range slices.Backward(children) {
		if out, ok := im.elements(c, text, seen); ok {
			return out, true
		}
	}
	return nil, false
}

// joined finds for each condition a constraint, so that their summaries make up the text. It tries all combinations of
// the first ones.
func (im *importer) joined(preds []*tablegen.Record, text string) ([]string, bool) {
	if len(preds) == 0 {
		return nil, false
	}
	for _, r := range im.candidates(preds[0]) {
		sum := r.Str("summary")
		rest, ok := strings.CutPrefix(text, sum)
		if !ok || sum == "" {
			continue
		}
		if len(preds) == 1 {
			if rest == "" {
				return []string{im.constraint(model.TypeConstraint, r, r.Name)}, true
			}
			continue
		}
		if rest, ok = strings.CutPrefix(rest, " or "); !ok {
			continue
		}
		if out, ok := im.joined(preds[1:], rest); ok {
			return append([]string{im.constraint(model.TypeConstraint, r, r.Name)}, out...), true
		}
	}
	return nil, false
}

// candidates returns the type constraints that have a condition, named ones first, without those that decorate another.
func (im *importer) candidates(pred *tablegen.Record) []*tablegen.Record {
	var named, others []*tablegen.Record
	for _, r := range im.byPredicate[pred.Name] {
		switch {
		case !r.Is("TypeConstraint"), r.Is("Variadic"), r.Is("Optional"), im.busy[r.Name]:
		case r.Anonymous:
			others = append(others, r)
		case r.Is("AttrOrTypeDef") || im.lib.names[r.Name] != nil:
			named = slices.Insert(named, 0, r)
		default:
			named = append(named, r)
		}
	}
	return append(named, others...)
}

// sameCondition finds a named constraint that says the same as an anonymous one.
func (im *importer) sameCondition(kind model.ConstraintKind, r *tablegen.Record) (string, bool) {
	for _, c := range im.byPredicate[r.Value("predicate").Text] {
		same := map[model.ConstraintKind]string{model.TypeConstraint: "TypeConstraint", model.AttrConstraint: "AttrConstraint",
			model.RegionConstraint:    "Region",
			model.SuccessorConstraint: "Successor", model.PropConstraint: "Property"}[kind]
		if c != r && !c.Anonymous && c.Is(same) && !c.Is("OptionalAttr") && c.Str("summary") == r.Str("summary") && !decorated(c) {
			return im.constraint(kind, c, c.Name), true
		}
	}
	return "", false
}

// decorated reports whether a record only says how often something else occurs, or what it is without being given.
func decorated(r *tablegen.Record) bool {
	return r.Is("Variadic") || r.Is("Optional") || r.Is("OptionalAttr") || r.Is("DefaultValuedAttr") ||
		r.Is("DefaultValuedOptionalAttr")
}

// named adds a constraint of the dialect's own and returns its name.
func (im *importer) named(kind model.ConstraintKind, r *tablegen.Record, hint string) string {
	name := r.Name
	if r.Anonymous && strings.HasPrefix(hint, "anonymous_") {
		hint = resolve.GoName(strings.Map(wordsOnly, r.Str("summary"))) // a part of another constraint
		if kind == model.AttrConstraint {
			hint += "Attr"
		}
	}
	if r.Anonymous {
		name = hint
	}
	name = im.unique(identifier(name), r.Name)
	im.names[r.Name] = name
	summary := r.Str("summary")
	body := mapping()
	if call, ok := im.call(kind, r); ok {
		if sameBuilder(r, call) {
			put(im.conditions[kind], name, plain(call))
			return name
		}
		put(body, "pred", plain(call))
	} else if base := r.Record("baseAttr"); kind == model.AttrConstraint && r.Is("ConfinedAttr") && base != nil {
		var where []string
		for _, c := range r.Records("attrConstraints") {
			where = append(where, im.constraint(kind, c, name+"Condition"))
		}
		put(body, "pred", plain(strings.Join(append([]string{im.constraint(kind, base, name+"Base")}, where...), " and ")))
	} else {
		put(body, "pred", plain(im.condition(kind, r, name)))
	}
	if summary == "" {
		summary = name
	}
	put(body, "summary", plain(summary))
	im.facts(kind, r, body)
	put(im.conditions[kind], name, body)
	return name
}

// builders are the constraints with parameters that only one type satisfies.
var builders = map[string]bool{"I": true, "SI": true, "UI": true, "Complex": true, "OpaqueTypeOf": true,
	"FixedVectorOfShapeAndType": true}

// sameBuilder reports whether a constraint of the library allows one type only, when the record says so.
func sameBuilder(r *tablegen.Record, call string) bool {
	class, _, _ := strings.Cut(call, "<")
	return !r.Is("TypeConstraint") || r.Str("builderCall") == "" || builders[class]
}

// condition writes the condition of a constraint.
func (im *importer) condition(kind model.ConstraintKind, r *tablegen.Record, name string) string {
	if r.Value("predicate").Kind != tablegen.Def {
		return "true" // a successor's is not set
	}
	pred := r.Record("predicate")
	c := &translator{im: im, kind: kind, hint: name, owner: r}
	return c.whole(pred).text
}

// facts adds what a constraint says about what satisfies it.
func (im *importer) facts(kind model.ConstraintKind, r *tablegen.Record, body *yamlx.Node) {
	switch kind {
	case model.TypeConstraint:
		if b := r.Str("builderCall"); b != "" {
			c := &translator{im: im, kind: kind, hint: identifier(r.Name), owner: r}
			x, ok := c.builds(b)
			if !ok {
				hook := im.hook("Make"+resolve.GoName(identifier(r.Name)), b)
				x = "go(" + hook + ")"
				im.need(NeedCondition, r.Name, hook+", the one type that satisfies it", b)
			}
			put(body, "builds", plain(x))
		}
	case model.AttrConstraint:
		if v := r.Record("valueType"); v != nil && v.Name != "NoneType" {
			put(body, "value_type", plain(im.constraint(model.TypeConstraint, v, r.Name+"Type")))
		} else if v != nil {
			put(body, "untyped", yes())
		}
		if e := r.Record("elementAttr"); e != nil {
			put(body, "element", plain(im.constraint(kind, e, r.Name+"Element")))
		}
	}
}

// wordsOnly keeps what can be in a name.
func wordsOnly(c rune) rune {
	if isWord(c) {
		return c
	}
	return ' '
}

// identifier makes a name of what may have other characters.
func identifier(s string) string {
	var b strings.Builder
	for i, c := range s {
		if !isWord(c) || i == 0 && c >= '0' && c <= '9' {
			c = '_'
		}
		b.WriteRune(c)
	}
	return b.String()
}

// unique reserves a name for what a record defines.
func (im *importer) unique(name, record string) string {
	base := name
	for i := 2; im.own[name] != "" && im.own[name] != record || im.inBuiltin(name); i++ {
		name = base + "_" + strconv.Itoa(i)
	}
	return im.reserve(name, record)
}

func (im *importer) reserve(name, record string) string {
	im.own[name] = record
	im.goNames[resolve.GoName(name)] = true
	return name
}

// inBuiltin reports whether a name means something in builtin already.
func (im *importer) inBuiltin(name string) bool {
	return slices.ContainsFunc(im.lib.names[name], func(e entry) bool { return e.dialect == im.lib.builtin }) ||
		im.lib.families[name] != nil && im.lib.families[name].dialect == im.lib.builtin
}

// foreign stands for a type, attribute or interface of a dialect that has no definition here.
func (im *importer) foreign(kind model.ConstraintKind, r *tablegen.Record, class string) string {
	name := "Any" + class
	if im.own[name] == "" {
		im.own[name] = r.Name
		body := mapping()
		hook := im.hook("Is"+class, r.Name)
		put(body, "pred", plain("go("+hook+")"))
		summary := r.Str("summary")
		if summary == "" {
			summary = class + " instance"
		}
		put(body, "summary", plain(summary))
		if b := r.Str("builderCall"); b != "" && kind == model.TypeConstraint {
			put(body, "builds", plain("go("+im.hook("Make"+class, b)+")"))
		}
		put(im.conditions[kind], name, body)
		dialect := r.Record("dialect").Str("name")
		if dialect == "" {
			dialect = trimColons(r.Str("cppNamespace"))
		}
		im.need(NeedForeign, name, class+" of "+dialect+"; import that dialect first, or write "+hook, "")
	}
	return name
}

// hook returns the name of a Go function that stands for a piece of C++, the same for the same piece.
func (im *importer) hook(name, cpp string) string {
	if h, ok := im.hooks[cpp]; ok {
		return h
	}
	base := name
	for i := 2; im.hookNames[name]; i++ {
		name = base + strconv.Itoa(i)
	}
	im.hookNames[name] = true
	im.hooks[cpp] = name
	return name
}
