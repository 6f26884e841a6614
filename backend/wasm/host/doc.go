// Package host has what programs of backend/wasm get from the machine that executes them, whichever that is: C's
// library, operations that WebAssembly does not have, checks, the heap, limits, and traps with the places of operations.
// Machines are backend/jit, which is wazero, and backend/webjit, which is the browser that a program is in.
//
//	p, err := host.Compile(module, h, host.Options{})
//	for i := range p.Wasm.Imports {
//		run, err := p.Import(&p.Wasm.Imports[i])
//		// the machine provides run
//	}
//	p.Start(machine)
//	err = p.Run(ctx, func() *host.Stop { return machine.call(0, words) })
//
// A [Program] has most of the methods of [engine.Program]; the machine adds those that need the code and the memory.
// Like an engine, it is used by one goroutine at a time.
package host
