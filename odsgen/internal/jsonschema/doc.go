// Package jsonschema has what this module needs of JSON Schema, draft 2020-12: the schema of a Go type, and a checker
// of values for tests.
//
//	type document struct{ Name string }
//	var value any // as encoding/json decodes it
//
//	s := jsonschema.Of(reflect.TypeFor[document]())
//	faults := jsonschema.Validate(s, value)
//
// A schema is the map that encoding/json writes; keys come out sorted, so equal schemas are equal bytes. The checker
// knows the keywords that schemas here use and refuses others, because one that it skipped would let wrong values pass.
package jsonschema
