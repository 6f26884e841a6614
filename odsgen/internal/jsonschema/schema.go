package jsonschema

import (
	"reflect"
	"strings"
)

// Draft is the value of "$schema" in schemas of draft 2020-12.
const Draft = "https://json-schema.org/draft/2020-12/schema"

// Schema is a schema, or a part of one.
type Schema = map[string]any

// Ref refers to a definition of the same schema.
func Ref(name string) Schema { return Schema{"$ref": "#/$defs/" + name} }

// Of makes the schema of a struct type as encoding/json writes it. Struct tags add to it: doc is the description of a
// field, enum the comma separated texts that it can have. A field without omitempty is required; no others are allowed.
func Of(t reflect.Type) Schema {
	defs := Schema{}
	root := define(t, defs)
	out := Schema{"$schema": Draft, "$defs": defs}
	for k, v := range root {
		out[k] = v
	}
	return out
}

// define returns the schema of a type; named structs are entered into defs.
func define(t reflect.Type, defs Schema) Schema {
	switch t.Kind() {
	case reflect.Pointer:
		return define(t.Elem(), defs)
	case reflect.String:
		return Schema{"type": "string"}
	case reflect.Bool:
		return Schema{"type": "boolean"}
	case reflect.Float32, reflect.Float64:
		return Schema{"type": "number"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return Schema{"type": "integer"}
	case reflect.Slice, reflect.Array:
		return Schema{"type": "array", "items": define(t.Elem(), defs)}
	case reflect.Map:
		return Schema{"type": "object", "additionalProperties": define(t.Elem(), defs)}
	case reflect.Struct:
		if _, ok := defs[t.Name()]; !ok {
			defs[t.Name()] = Schema{} // so that a recursive type ends
			props, required := Schema{}, []any{}
			fields(t, defs, props, &required)
			s := Schema{"type": "object", "properties": props, "additionalProperties": false}
			if len(required) > 0 {
				s["required"] = required
			}
			defs[t.Name()] = s
		}
		return Ref(t.Name())
	}
	return Schema{}
}

// fields adds the fields of a struct, those of embedded structs among them.
func fields(t reflect.Type, defs, props Schema, required *[]any) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Anonymous && tag == "" {
			fields(f.Type, defs, props, required)
			continue
		}
		if tag == "-" || !f.IsExported() {
			continue
		}
		if tag == "" {
			tag = f.Name
		}
		s := define(f.Type, defs)
		if list := f.Tag.Get("enum"); list != "" {
			values := []any{}
			for _, v := range strings.Split(list, ",") {
				values = append(values, v)
			}
			s["enum"] = values
		}
		if doc := f.Tag.Get("doc"); doc != "" {
			s["description"] = doc
		}
		props[tag] = s
		if !strings.Contains(rest, "omitempty") {
			*required = append(*required, tag)
		}
	}
}
