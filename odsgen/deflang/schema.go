package deflang

import (
	"encoding/json"
	"regexp"
	"strings"

	"github.com/odsgen/ods/odsgen/load"
	"github.com/odsgen/ods/odsgen/schema"
)

// shape is a JSON schema, which is walked along the keys that lead to the cursor.
type shape struct {
	root map[string]any
	defs map[string]any
}

// shapeOf makes the schema that knows names.
func shapeOf(names *load.Names) *shape {
	s := &shape{}
	if json.Unmarshal(schema.Definitions(names), &s.root) == nil {
		s.defs, _ = s.root["$defs"].(map[string]any)
	}
	return s
}

// alternatives returns what a schema stands for: itself, or those that one of its alternatives is.
func (s *shape) alternatives(n map[string]any) []map[string]any {
	var out []map[string]any
	var add func(n map[string]any, depth int)
	add = func(n map[string]any, depth int) {
		if depth > 10 {
			return
		}
		if ref, ok := n["$ref"].(string); ok {
			if d, ok := s.defs[strings.TrimPrefix(ref, "#/$defs/")].(map[string]any); ok {
				add(d, depth+1)
			}
		}
		out = append(out, n)
		for _, key := range []string{"anyOf", "oneOf", "allOf"} {
			list, _ := n[key].([]any)
			for _, x := range list {
				if m, ok := x.(map[string]any); ok {
					add(m, depth+1)
				}
			}
		}
	}
	add(n, 0)
	return out
}

// at returns the schemas of the value that a path of keys leads to; "[]" is an element of a list.
func (s *shape) at(path []string) []map[string]any {
	nodes := s.alternatives(s.root)
	for _, key := range path {
		var next []map[string]any
		for _, n := range nodes {
			for _, m := range s.step(n, key) {
				next = append(next, s.alternatives(m)...)
			}
		}
		nodes = next
	}
	return nodes
}

func (s *shape) step(n map[string]any, key string) []map[string]any {
	if key == "[]" {
		if m, ok := n["items"].(map[string]any); ok {
			return []map[string]any{m}
		}
		return nil
	}
	props, _ := n["properties"].(map[string]any)
	if m, ok := props[strings.TrimSuffix(key, "+")].(map[string]any); ok {
		return []map[string]any{m}
	}
	patterns, _ := n["patternProperties"].(map[string]any)
	for p, v := range patterns {
		if ok, err := regexp.MatchString(p, key); ok && err == nil {
			if m, ok := v.(map[string]any); ok {
				return []map[string]any{m}
			}
		}
	}
	if m, ok := n["additionalProperties"].(map[string]any); ok {
		return []map[string]any{m}
	}
	return nil
}

// keys returns the keys that schemas have, with their descriptions.
func keys(nodes []map[string]any) map[string]string {
	out := map[string]string{}
	for _, n := range nodes {
		props, _ := n["properties"].(map[string]any)
		for k, v := range props {
			m, _ := v.(map[string]any)
			doc, _ := m["description"].(string)
			if out[k] == "" {
				out[k] = doc
			}
		}
	}
	return out
}

// values returns the texts that schemas list, of lists those of their elements.
func (s *shape) values(nodes []map[string]any, deep bool) []string {
	var out []string
	for _, n := range nodes {
		list, _ := n["enum"].([]any)
		for _, x := range list {
			if t, ok := x.(string); ok {
				out = append(out, t)
			}
		}
		if n["type"] == "boolean" {
			out = append(out, "true", "false")
		}
		if m, ok := n["items"].(map[string]any); ok && deep {
			out = append(out, s.values(s.alternatives(m), false)...)
		}
	}
	return out
}

// describe returns the description of the key that a path ends with.
func (s *shape) describe(path []string) string {
	for _, n := range s.at(path) {
		if d, ok := n["description"].(string); ok {
			return d
		}
	}
	return ""
}
