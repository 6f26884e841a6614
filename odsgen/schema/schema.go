package schema

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/jsonschema"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/load"
)

// Union returns the names that one of several files can use, for a schema that serves all of them.
func Union(list ...*load.Names) *load.Names {
	out := &load.Names{}
	for _, n := range list {
		for _, l := range []struct{ to, from *[]string }{
			{&out.Types, &n.Types}, {&out.Attributes, &n.Attributes}, {&out.Properties, &n.Properties}, {&out.Regions, &n.Regions},
			{&out.Successors, &n.Successors}, {&out.Traits, &n.Traits}, {&out.Interfaces, &n.Interfaces}, {&out.Resources, &n.Resources},
			{&out.Templates, &n.Templates}, {&out.Mixins, &n.Mixins}, {&out.Dialects, &n.Dialects}, {&out.Ops, &n.Ops},
		} {
			*l.to = append(*l.to, *l.from...)
			slices.Sort(*l.to)
			*l.to = slices.Compact(*l.to)
		}
	}
	return out
}

// ID names the schema.
const ID = "https://odsgen.github.io/schema/dialect.json"

type object = jsonschema.Schema

// Definitions returns the schema of definition files. names, unless nil, are those in scope: texts that refer to
// something must then be one of them, or an expression.
func Definitions(names *load.Names) []byte {
	m := &maker{names: names, defs: object{}}
	root := m.table(keys.File)
	out := object{"$schema": jsonschema.Draft, "$id": ID, "title": "Dialect definition of odsgen",
		"anyOf": []any{object{"required": []any{"dialect"}}, object{"required": []any{"library"}}}}
	for k, v := range root {
		out[k] = v
	}
	out["$defs"] = m.defs
	text, err := json.MarshalIndent(out, "", "  ")
	if err != nil { // maps of texts and lists: it cannot happen
		return nil
	}
	return append(text, '\n')
}

// maker collects the definitions of a schema.
type maker struct {
	names *load.Names
	defs  object
}

// variable is text that expansion replaces: any value may be one in a template or under for_each.
var variable = object{"type": "string", "pattern": `\$\{`}

// scalar is anything that YAML does not take for a list or map. Scalars are taken by their text, so that a name may
// look like a number.
var scalar = object{"type": []any{"string", "number", "boolean"}}

// ref enters the schema of a map under a name, once, and refers to it.
func (m *maker) ref(name string, t *keys.Table) object {
	if _, ok := m.defs[name]; !ok {
		m.defs[name] = object{} // so that recursion ends
		m.defs[name] = m.table(t)
	}
	return jsonschema.Ref(name)
}

// table is the schema of a map with given keys.
func (m *maker) table(t *keys.Table) object {
	props := object{}
	var extend []string
	list := t.All()
	if t == keys.Def {
		list = append(list, keys.NativeKeys...)
	}
	if t.Definition || t == keys.Template {
		list = slices.Concat(list, keys.Reuse)
	}
	for _, k := range list {
		s := m.value(k)
		s["description"] = k.Doc
		if old, ok := props[k.Name].(object); ok { // extends of an interface: a list is its inheritance, a name a template
			s = object{"description": old["description"], "anyOf": []any{s, old}}
		}
		props[k.Name] = s
		if k.Kind != keys.Flag && k.Kind != keys.Number && k.Kind != keys.Version && k.Kind != keys.Word && k.Kind != keys.Promise &&
			k.Kind != keys.GoFunc && k.Kind != keys.WordOrGo {
			extend = append(extend, k.Name)
		}
	}
	out := object{"type": "object", "description": t.Doc, "properties": props, "additionalProperties": false}
	if t.Definition || t == keys.Template {
		slices.Sort(extend)
		out["patternProperties"] = object{`^(` + strings.Join(slices.Compact(extend),
			"|") + `)\+$`: object{"description": "Appends to what the template says."}}
	}
	return out
}

// goFunc is the Go that a definition names.
var goFunc = object{"type": "string", "pattern": `^go\(([\w]+\.)?[A-Z]\w*\)$`}

// value is the schema of what follows a key.
func (m *maker) value(k keys.Key) object {
	switch k.Kind {
	case keys.Flag:
		return object{"anyOf": []any{object{"type": "boolean"}, variable}}
	case keys.Promise:
		return object{"anyOf": []any{object{"type": "boolean"}, goFunc, variable}}
	case keys.GoFunc:
		return object{"anyOf": []any{goFunc, variable}}
	case keys.WordOrGo:
		return object{"anyOf": []any{object{"enum": words(k.Words)}, goFunc, variable}}
	case keys.Number:
		return object{"anyOf": []any{object{"type": "integer"}, variable}}
	case keys.Version:
		return object{"anyOf": []any{object{"type": "number"}, object{"type": "string", "pattern": `^\d+(\.\d+){0,2}$`}, variable}}
	case keys.Word:
		return object{"anyOf": []any{object{"enum": words(k.Words)}, variable}}
	case keys.Texts:
		return m.listOf(m.name(k.Scope))
	case keys.FlagOrTexts:
		return object{"anyOf": []any{object{"type": "boolean"}, m.listOf(m.name(k.Scope)), variable}}
	case keys.TextOrTexts:
		return object{"anyOf": []any{m.name(k.Scope), m.listOf(m.name(k.Scope))}}
	case keys.Map:
		return object{"type": "object"}
	case keys.Any:
		return object{}
	case keys.Object:
		return object{"anyOf": []any{m.ref(k.Of.Name, k.Of), variable}}
	case keys.Section:
		return object{"type": "object", "additionalProperties": m.long(k.Of)}
	case keys.Pairs:
		pair := object{"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": m.long(k.Of)}
		return m.listOf(pair)
	case keys.Items, keys.Builder:
		return m.listOf(m.long(k.Of))
	case keys.Cases:
		return m.cases(k.Of)
	case keys.Effects:
		return m.effects(k)
	case keys.Extends:
		return m.extends()
	case keys.Mixins:
		return m.listOf(m.reference(keys.MixinNames))
	case keys.ForEach:
		return object{"anyOf": []any{object{"type": "object", "minProperties": 1},
			object{"type": "array", "items": object{"type": "object"}}, variable}}
	case keys.Uses:
		return m.listOf(m.reference(k.Scope))
	}
	return m.name(k.Scope)
}

func (m *maker) listOf(item object) object {
	return object{"anyOf": []any{object{"type": "array", "items": item}, variable}}
}

// long is a map with the keys of a table, or a scalar where the table has a short form.
func (m *maker) long(t *keys.Table) object {
	if !t.Short {
		return object{"anyOf": []any{m.ref(t.Name, t), object{"type": "null"}, variable}}
	}
	return object{"anyOf": []any{m.name(t.Scope), m.ref(t.Name, t)}}
}

// words makes an enum: a word that YAML takes for a boolean may be one.
func words(list []string) []any {
	var out []any
	for _, w := range list {
		switch w {
		case "true":
			out = append(out, true)
		case "false":
			out = append(out, false)
		default:
			out = append(out, w)
		}
	}
	return out
}

// nameList returns the names of a scope, nil when they are not known.
func (m *maker) nameList(s keys.Scope) []string {
	if m.names == nil {
		return nil
	}
	switch s {
	case keys.TypeConstraints:
		return m.names.Types
	case keys.AttrConstraints:
		return slices.Concat(m.names.Attributes, m.names.Properties) // where: serves both
	case keys.PropConstraints:
		return m.names.Properties
	case keys.RegionConstraints:
		return m.names.Regions
	case keys.SuccessorConstraints:
		return m.names.Successors
	case keys.ParamTypes:
		return slices.Concat(load.ParamTypes(), m.names.Types, m.names.Attributes, m.names.EnumAttributes)
	case keys.Traits:
		return m.names.Traits
	case keys.Interfaces:
		return m.names.Interfaces
	case keys.Dialects:
		return m.names.Dialects
	case keys.Templates:
		return m.names.Templates
	case keys.MixinNames:
		return m.names.Mixins
	case keys.Resources:
		return m.names.Resources
	}
	return nil
}

// scopeNames are the names of the scopes in the schema.
var scopeNames = map[keys.Scope]string{
	keys.TypeConstraints: "type_constraint", keys.AttrConstraints: "attribute_constraint",
	keys.PropConstraints:   "property_constraint",
	keys.RegionConstraints: "region_constraint", keys.SuccessorConstraints: "successor_constraint",
	keys.ParamTypes: "parameter_type",
	keys.Traits:     "trait_name", keys.Interfaces: "interface_name", keys.Dialects: "dialect_name", keys.Templates: "template_name",
	keys.MixinNames: "mixin_name", keys.Resources: "resource_name",
}

// name is a scalar that refers to something. Names of other scopes, in expressions and with arguments are not listed:
// what has other characters than a name passes.
func (m *maker) name(s keys.Scope) object {
	if m.names == nil || s == keys.NoScope {
		return object{"type": scalar["type"]}
	}
	def := scopeNames[s]
	if _, ok := m.defs[def]; !ok {
		list := slices.Clone(m.nameList(s))
		slices.Sort(list)
		var plain []any
		for _, n := range slices.Compact(list) {
			if !strings.Contains(n, "<") {
				plain = append(plain, n)
			}
		}
		forms := []any{object{"type": "string", "pattern": `[^A-Za-z0-9_]`}}
		if len(plain) > 0 {
			forms = append([]any{object{"enum": plain}}, forms...)
		}
		m.defs[def] = object{"anyOf": forms, "examples": examples(list)}
	}
	return jsonschema.Ref(def)
}

// examples shows those names that need arguments.
func examples(list []string) []any {
	out := []any{}
	for _, n := range list {
		if strings.Contains(n, "<") {
			out = append(out, n)
		}
	}
	return out
}

// reference is a name, or a map from the name to its arguments; any name when they are not known.
func (m *maker) reference(s keys.Scope) object {
	def := scopeNames[s] + "_use"
	if _, ok := m.defs[def]; !ok {
		m.defs[def] = m.use(s)
	}
	return jsonschema.Ref(def)
}

func (m *maker) use(s keys.Scope) object {
	long := object{"type": "object", "minProperties": 1, "maxProperties": 1}
	if m.names == nil {
		return object{"anyOf": []any{scalar, long}}
	}
	props := object{}
	var plain []any
	for _, n := range m.nameList(s) {
		base, _, args := strings.Cut(n, "<")
		props[base] = object{}
		if !args {
			plain = append(plain, n)
		}
	}
	long["properties"] = props
	long["patternProperties"] = object{`[^A-Za-z0-9_]`: object{}}
	long["additionalProperties"] = false
	forms := []any{object{"type": "string", "pattern": `[^A-Za-z0-9_]`}, long}
	if len(plain) > 0 {
		forms = append([]any{object{"enum": plain}}, forms...)
	}
	return object{"anyOf": forms}
}

func (m *maker) extends() object { return m.reference(keys.Templates) }

// cases are names; a map from name to value or to a long form; or a list of one-key maps and long forms.
func (m *maker) cases(t *keys.Table) object {
	long := m.ref(t.Name, t)
	value := object{"anyOf": []any{scalar, object{"type": "null"}, long}}
	pair := object{"type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": value}
	return object{"anyOf": []any{
		object{"type": "array", "items": object{"anyOf": []any{scalar, long, pair}}},
		object{"type": "object", "additionalProperties": value},
		variable,
	}}
}

// effects is a word, or a list of words and one-key maps from the effect to its resource or long form.
func (m *maker) effects(k keys.Key) object {
	props := object{}
	for _, w := range k.Words {
		props[w] = m.long(k.Of)
	}
	item := object{"anyOf": []any{object{"enum": words(k.Words)}, object{"type": "object", "minProperties": 1, "maxProperties": 1,
		"properties": props, "additionalProperties": false}, variable}}
	return object{"anyOf": []any{item, object{"type": "array", "items": item}}}
}
