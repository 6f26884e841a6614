package jsonschema

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
)

// maxDepth bounds references that lead nowhere.
const maxDepth = 200

// Validate checks a value as encoding/json decodes it (json.Number or float64 for numbers) and returns the faults, each
// with the path of the part that has it. The schema may come from [Of] or be decoded from JSON.
func Validate(s Schema, value any) []string {
	v := &validator{root: s}
	v.check(s, value, "$", 0)
	return v.faults
}

type validator struct {
	root   Schema
	faults []string
}

func (v *validator) fail(path, format string, args ...any) {
	v.faults = append(v.faults, path+": "+fmt.Sprintf(format, args...))
}

// silent checks without reporting.
func (v *validator) silent(s any, value any, depth int) bool {
	w := &validator{root: v.root}
	w.check(s, value, "", depth)
	return len(w.faults) == 0
}

func (v *validator) check(schema, value any, path string, depth int) {
	if b, ok := schema.(bool); ok {
		if !b {
			v.fail(path, "nothing is allowed here")
		}
		return
	}
	s, ok := schema.(Schema)
	if !ok {
		v.fail(path, "the schema is %T, expected an object or a boolean", schema)
		return
	}
	if depth > maxDepth {
		v.fail(path, "the schema is nested too deeply")
		return
	}
	for _, key := range slices.Sorted(maps.Keys(s)) {
		v.keyword(s, key, value, path, depth+1)
	}
}

// keyword checks one keyword.
func (v *validator) keyword(s Schema, key string, value any, path string, depth int) {
	arg := s[key]
	switch key {
	case "$schema", "$id", "$defs", "title", "description", "default", "examples", "deprecated":
	case "$ref":
		v.check(v.resolve(arg), value, path, depth)
	case "type":
		if !v.hasType(arg, value) {
			v.fail(path, "expected %v, found %s", arg, kind(value))
		}
	case "enum":
		if !slices.ContainsFunc(list(arg), func(x any) bool { return reflect.DeepEqual(x, value) }) {
			v.fail(path, "%v is not one of %v", value, arg)
		}
	case "const":
		if !reflect.DeepEqual(arg, value) {
			v.fail(path, "expected %v, found %v", arg, value)
		}
	case "pattern":
		if text, ok := value.(string); ok && !regexp.MustCompile(arg.(string)).MatchString(text) {
			v.fail(path, "%q does not match %s", text, arg)
		}
	case "anyOf", "oneOf", "allOf":
		v.combine(key, list(arg), value, path, depth)
	case "not":
		if v.silent(arg, value, depth) {
			v.fail(path, "matches what it must not")
		}
	case "items", "minItems":
		v.array(key, arg, value, path, depth)
	case "properties", "patternProperties", "additionalProperties", "required", "propertyNames", "minProperties", "maxProperties":
		if object, ok := value.(map[string]any); ok {
			v.object(s, key, object, path, depth)
		}
	default:
		v.fail(path, "keyword %q is not known to this checker", key)
	}
}

func (v *validator) combine(key string, of []any, value any, path string, depth int) {
	if key == "allOf" {
		for _, s := range of {
			v.check(s, value, path, depth)
		}
		return
	}
	n := 0
	for _, s := range of {
		if v.silent(s, value, depth) {
			n++
		}
	}
	if n != 1 && (key == "oneOf" || n == 0) {
		v.fail(path, "%s: %d of %d forms fit %s", key, n, len(of), brief(value))
	}
}

func (v *validator) array(key string, arg, value any, path string, depth int) {
	items, ok := value.([]any)
	if !ok {
		return
	}
	if key == "minItems" {
		if float64(len(items)) < number(arg) {
			v.fail(path, "expected at least %v items, found %d", arg, len(items))
		}
		return
	}
	for i, it := range items {
		v.check(arg, it, fmt.Sprintf("%s[%d]", path, i), depth)
	}
}

func (v *validator) object(s Schema, key string, object map[string]any, path string, depth int) {
	arg := s[key]
	names := slices.Sorted(maps.Keys(object))
	switch key {
	case "properties":
		props := arg.(Schema)
		for _, n := range names {
			if p, ok := props[n]; ok {
				v.check(p, object[n], path+"."+n, depth)
			}
		}
	case "patternProperties":
		for _, pattern := range slices.Sorted(maps.Keys(arg.(Schema))) {
			re := regexp.MustCompile(pattern)
			for _, n := range names {
				if re.MatchString(n) {
					v.check(arg.(Schema)[pattern], object[n], path+"."+n, depth)
				}
			}
		}
	case "additionalProperties":
		for _, n := range names {
			if !declared(s, n) {
				if arg == false {
					v.fail(path, "unknown key %q", n)
				} else {
					v.check(arg, object[n], path+"."+n, depth)
				}
			}
		}
	case "required":
		for _, r := range list(arg) {
			if _, ok := object[r.(string)]; !ok {
				v.fail(path, "key %q is missing", r)
			}
		}
	case "propertyNames":
		for _, n := range names {
			v.check(arg, n, path+" key "+n, depth)
		}
	case "minProperties":
		if float64(len(object)) < number(arg) {
			v.fail(path, "expected at least %v keys, found %d", arg, len(object))
		}
	case "maxProperties":
		if float64(len(object)) > number(arg) {
			v.fail(path, "expected at most %v keys, found %d", arg, len(object))
		}
	}
}

// declared reports whether properties or patternProperties cover a key.
func declared(s Schema, name string) bool {
	if p, ok := s["properties"].(Schema); ok && p[name] != nil {
		return true
	}
	p, _ := s["patternProperties"].(Schema)
	for pattern := range p {
		if regexp.MustCompile(pattern).MatchString(name) {
			return true
		}
	}
	return false
}

func (v *validator) resolve(ref any) any {
	name, ok := ref.(string)
	rest, local := strings.CutPrefix(name, "#/$defs/")
	defs, _ := v.root["$defs"].(Schema)
	if !ok || !local || defs[rest] == nil {
		return false
	}
	return defs[rest]
}

func (v *validator) hasType(arg, value any) bool {
	if names, ok := arg.([]any); ok {
		return slices.ContainsFunc(names, func(n any) bool { return v.hasType(n, value) })
	}
	k := kind(value)
	return k == arg || arg == "number" && k == "integer"
}

// kind is the JSON type of a decoded value.
func kind(value any) string {
	switch x := value.(type) {
	case nil:
		return "null"
	case bool:
		return "boolean"
	case string:
		return "string"
	case []any:
		return "array"
	case map[string]any:
		return "object"
	case json.Number:
		if strings.ContainsAny(x.String(), ".eE") {
			return "number"
		}
		return "integer"
	case float64:
		if x == float64(int64(x)) {
			return "integer"
		}
		return "number"
	}
	return fmt.Sprintf("%T", value)
}

func list(arg any) []any {
	out, _ := arg.([]any)
	return out
}

func number(arg any) float64 {
	switch x := arg.(type) {
	case int:
		return float64(x)
	case float64:
		return x
	}
	return 0
}

// brief shows a value in a message.
func brief(value any) string {
	text := fmt.Sprint(value)
	if len(text) > 60 {
		text = text[:60] + "..."
	}
	return text
}
