// Command playground serves the page of the playground, or writes it to a folder for any server of static files:
//
//	go run ./cmd/playground
//	go run ./cmd/playground -o site/playground
//
// It compiles cmd/playground/engine to WebAssembly by the go command; the rest of the page is linked.
package main
