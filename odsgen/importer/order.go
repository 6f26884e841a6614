package importer

import "github.com/odsgen/ods/odsgen/internal/yamlx"

// builderOrder lists the arguments up to the last operand when others come before it.
func (o *operation) builderOrder() *yamlx.Node {
	out, mixed, end := list(), false, 0
	for _, p := range o.parts {
		if p.what == "result" {
			break
		}
		if p.name == "" {
			return nil
		}
		out.Items = append(out.Items, plain(p.name))
		if p.what == "operand" {
			end = len(out.Items)
		}
	}
	for _, p := range o.parts[:end] {
		mixed = mixed || p.what != "operand"
	}
	if !mixed {
		return nil
	}
	out.Items = out.Items[:end]
	return out
}
