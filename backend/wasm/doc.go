// Package wasm translates modules of the llvm dialect to WebAssembly.
package wasm
