// Package protocol holds the messages of the Language Server Protocol 3.17 that package lsp speaks, with the fields that
// it reads or writes. The names are those of the specification.
//
//	p := protocol.Position{Line: 1, Character: 2}
//	fmt.Println(p)
package protocol
