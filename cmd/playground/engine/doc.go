// Command engine answers the page of the playground: requests and replies are JSON, one on a line, on standard input and output. The page runs it as
// WebAssembly, compiled with GOOS=js and GOARCH=wasm, in a worker that hands it what it reads and takes what it writes. It is a program like any other, so that
// requests can also be sent to it by hand:
//
//	go run ./cmd/playground/engine
package main
