package dump

import (
	"encoding/json"
	"reflect"

	"github.com/odsgen/ods/odsgen/internal/jsonschema"
)

// Schema returns the JSON Schema of [Document], made from its Go types.
func Schema() []byte {
	s := jsonschema.Of(reflect.TypeFor[Document]())
	s["$id"] = SchemaID
	s["title"] = "Resolved model of dialects, version 1"
	ops := []any{}
	for _, o := range exprOps {
		ops = append(ops, o)
	}
	defs := s["$defs"].(jsonschema.Schema)
	expr := defs["Expr"].(jsonschema.Schema)["properties"].(jsonschema.Schema)
	expr["op"].(jsonschema.Schema)["enum"] = ops
	text, err := json.MarshalIndent(s, "", "  ")
	if err != nil { // maps of texts and lists: it cannot happen
		return nil
	}
	return append(text, '\n')
}
