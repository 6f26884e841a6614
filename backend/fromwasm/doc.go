// Package fromwasm reads WebAssembly binaries as dialect wasmssa: the numbers, variables, calls and structured control flow that the dialect
// has operations for. What is made of a binary, and the first error, are those of mlir-translate --import-wasm; binaries that WebAssembly does not
// allow are refused where upstream reads them. The format is that of the WebAssembly Core Specification 2.0, chapter 5.
package fromwasm
