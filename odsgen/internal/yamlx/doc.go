// Package yamlx reads the strict YAML of definition files into a tree in which every node, and every byte of every
// scalar, knows its place in the file.
//
//	root := yamlx.Parse(model.NewSource("arith.yaml", data), rep)
//	for i, key := range root.Keys {
//		fmt.Println(key.Text.Value, key.Span.Pos(), root.Items[i].Kind)
//	}
//
// yaml.v3 reads the text. What it cannot do is done around it. The linter reads the file first: the library stops at
// its first syntax error, gives it no column and often the wrong line, and accepts duplicate keys, anchors, aliases,
// tags, merge keys and several documents, which definitions do not have. The linter reports each with its fix, also
// MLIR's sigils without quotes, and repairs a copy, so that the library reads on. After the library, the walker finds
// the places: the end of each node, and where each byte of a scalar comes from.
//
// Scalars are text: nothing is resolved to numbers, booleans or null.
package yamlx
