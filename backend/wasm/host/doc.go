// Package host has what programs of backend/wasm get from the machine that executes them, whichever that is: C's
// library, operations that WebAssembly does not have, checks, the heap, limits, and traps with the places of operations.
// One machine is backend/jit, which is wazero.
//
//	p, err := host.Compile(module, h, host.Options{})
//	run, err := p.Import(&p.Wasm.Imports[0]) // and all others, which the machine provides
//	p.Start(m)
//	err = p.Run(context.Background(), call)
//
// A [Program] has most of the methods of [engine.Program]; the machine adds those that need the code and the memory.
// Like an engine, it is used by one goroutine at a time.
package host
