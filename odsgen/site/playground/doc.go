// Package playground has the page of the playground: a definition, a program, what passes make of it, and its execution, in the browser and without a server.
//
//	engine, err := playground.Build(context.Background(), ".")
//	files, err := playground.Files(engine)
//
// The folder page holds what is written by hand, index.html and style.css, and the scripts, which editors/playground bundles; the engine,
// cmd/playground/engine, is compiled to WebAssembly by the go command when it is needed. The folder examples has what the page offers to begin
// with: a file for each example, in parts after lines such as "-- program --".
package playground
