// Package yamlx reads the strict YAML of definition files into a tree in which every node, and every byte of every scalar,
// knows its place in the file.
//
//	root := yamlx.Parse(model.NewSource("arith.yaml", data), rep)
//	for i, key := range root.Keys {
//		fmt.Println(key.Text.Value, key.Span.Pos(), root.Items[i].Kind)
//	}
//
// It is a parser of its own and not a walk over yaml.v3's nodes, because that library stops at the first syntax error, gives it no
// column and often the wrong line, and has no end positions and no way back from a byte of a scalar to the file. The language is a
// subset of YAML 1.2: block and flow maps and lists, plain, quoted and block scalars, comments; one document. A test holds the parser
// against yaml.v3: whatever is accepted here means the same there. What YAML has beyond it (anchors, aliases, tags, merge keys,
// complex keys, directives, further documents) is an error with a fix, and so is the unquoted use of MLIR's sigils.
//
// Scalars are text: nothing is resolved to numbers, booleans or null.
package yamlx
