// Package expand carries out the reuse features of definitions on the YAML tree: vars, for_each, templates with
// extends, and mixins. What comes out is a tree without them, in which every node still knows its place and the places
// of use.
//
//	scope := expand.NewScope("arith", imported, rep)
//	scope.Declare(root)
//	for _, e := range scope.Section(root.Get("ops"), nil) {
//		fmt.Println(e.Key.Value(), e.Body.Get("summary").Value())
//	}
//
// Expansion is total: templates cannot recurse and the number of results is bounded.
package expand
