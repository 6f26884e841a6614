// Package jit executes modules of the llvm dialect as compiled code: backend/wasm translates them, wazero compiles.
package jit
