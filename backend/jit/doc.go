// Package jit executes modules of the llvm dialect as compiled code, with the API of backend/engine: backend/wasm
// translates them, and wazero, which is pure Go, makes machine code of that.
//
//	e, err := jit.New(module, jit.Options{Stdout: os.Stdout})
//	dot, err := jit.Func[func(x, y *jit.Memref[float64]) float64](e, "dot")
//
// It is a Go module of its own, so that whoever does not want a JIT depends on the standard library only. Its command
// ods-jit is ods run with --engine=jit. The tests are run by go test ./... in this folder.
//
// The interpreter looks for undefined behaviour and says where it is; compiled code does not. What stops a program is a
// [Trap] that names functions, the end of a context, or a limit: memory by [Options], the depth of calls by wazero.
// Programs call the host now and then, which sees to contexts; counting when costs short loops some time, which
// [Options] can save. An engine can be used after a program was stopped.
//
// A slice is copied to the program's memory and back; a [Memref] is memory of the program that Go sees without copies.
// An Engine is used by one goroutine at a time; engines are independent of each other.
package jit
