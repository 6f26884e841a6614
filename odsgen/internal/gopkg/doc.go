// Package gopkg finds the files of Go packages by package go/packages of golang.org/x/tools: those that the go command
// would compile, so that build constraints, replacements, workspaces and vendor folders count.
//
//	files := gopkg.Files(".", true, "example.com/m/a") // of the package and of what it imports, by import path
package gopkg
