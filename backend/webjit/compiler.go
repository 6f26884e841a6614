//go:build js && wasm

package webjit

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"
	"unsafe"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/backend/wasm/host"
	"github.com/odsgen/ods/core"
)

// Compiler compiles modules, for [engine.Options]. The zero value is ready to use.
type Compiler struct {
	// StackSize is the number of bytes of the stack that the program's allocations are on; 0 means 1 MiB.
	StackSize uint32
}

// program implements engine.Program, and host.Machine for the part of it that the host has. Between Go and the program
// lie two modules, which pass values as words: see [wasm.Module.Inward].
type program struct {
	*host.Program
	// imports are the functions of the host, which callback executes.
	imports  []callee
	callback js.Func
	// words is the memory of the words, and calls are the functions that call those of the program.
	words, calls js.Value
	memory       memory
	stack, site  js.Value // globals; the second is undefined when the program has none
	// panicked is what a function of the host panicked with.
	panicked any
}

// callee is a function of the host.
type callee struct {
	run             func(words []uint64) error
	params, results int
	external        bool // it is a function of Go, which may look at memory
}

// The programs call the host after mostTicks times [wasm.TickEvery] rounds, or sooner when there is a limit of steps.
const mostTicks = 64

// traceLength is how many functions a trace has to name.
const traceLength = 32

// Compile implements engine.Compiler.
func (c Compiler) Compile(module *core.Operation, h *engine.Host) (engine.Program, error) {
	api := js.Global().Get("WebAssembly")
	if !api.Truthy() {
		return nil, errors.New("the JavaScript engine has no WebAssembly")
	}
	if e := js.Global().Get("Error"); !e.Get("stackTraceLimit").IsUndefined() && e.Get("stackTraceLimit").Int() < traceLength {
		e.Set("stackTraceLimit", traceLength)
	}
	shared, err := host.Compile(module, h, host.Options{StackSize: c.StackSize})
	if err != nil {
		return nil, err
	}
	return instantiate(shared, api, h)
}

// NewInstance implements engine.Program. The JavaScript engine compiles the code again.
func (p *program) NewInstance(h *engine.Host) (engine.Program, error) {
	return instantiate(p.Another(h), js.Global().Get("WebAssembly"), h)
}

func instantiate(shared *host.Program, api js.Value, h *engine.Host) (engine.Program, error) {
	p := &program{Program: shared}
	p.callback = js.FuncOf(p.called)
	if err := p.load(api, ticks(h.MaxSteps)); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// ticks returns how many calls of the program lead to one of the host.
func ticks(maxSteps uint64) uint32 {
	if maxSteps == 0 {
		return mostTicks
	}
	return uint32(min(max(maxSteps/(8*wasm.TickEvery), 1), mostTicks))
}

// load compiles and instantiates the modules.
func (p *program) load(api js.Value, every uint32) error {
	for i := range p.Wasm.Imports {
		imp := &p.Wasm.Imports[i]
		f := callee{params: len(imp.Params), results: len(imp.Results), external: p.External(imp) != nil}
		var err error
		if f.run, err = p.Import(imp); err != nil {
			return err
		}
		if imp.Module == wasm.TickModule && imp.Name == wasm.TickName {
			f.run = func([]uint64) error { return p.Tick(wasm.TickEvery * uint64(every)) }
		}
		p.imports = append(p.imports, f)
	}
	inward, err := load(api, p.Wasm.Inward(every), object(wasm.BridgeModule, object(wasm.CallName, p.callback.Value)))
	if err != nil {
		return err
	}
	words := inward.Get(wasm.WordsName)
	p.words = bytesOf(words)
	imports := object()
	for i, imp := range p.Wasm.Imports {
		if imports.Get(imp.Module).IsUndefined() {
			imports.Set(imp.Module, object())
		}
		imports.Get(imp.Module).Set(imp.Name, inward.Get(fmt.Sprint(i)))
	}
	exports, err := load(api, p.Wasm.Binary, imports)
	if err != nil {
		var stop *stopError
		if errors.As(err, &stop) {
			return p.Trap(p.stopped(stop.thrown.Value))
		}
		return err
	}
	outward, err := load(api, p.Wasm.Outward(), object(wasm.BridgeModule, object(wasm.WordsName, words), wasm.ProgramModule, exports))
	if err != nil {
		return err
	}
	p.calls = outward
	p.memory = memory{object: exports.Get(p.Wasm.Export(wasm.MemoryName))}
	p.memory.refresh()
	p.stack, p.site = exports.Get(p.Wasm.Export(wasm.StackName)), exports.Get(p.Wasm.Export(wasm.SiteName))
	p.Start(p)
	return nil
}

// object returns an object of JavaScript with properties, a name and a value each.
func object(properties ...any) js.Value {
	o := js.Global().Get("Object").New()
	for i := 0; i < len(properties); i += 2 {
		o.Set(properties[i].(string), properties[i+1])
	}
	return o
}

// bytesOf returns the bytes of a memory.
func bytesOf(memory js.Value) js.Value {
	return js.Global().Get("Uint8Array").New(memory.Get("buffer"))
}

// stopError is what JavaScript threw while a module was started.
type stopError struct{ thrown js.Error }

// Error implements error.
func (e *stopError) Error() string { return e.thrown.Error() }

// load compiles and instantiates a module and returns what it exports.
func load(api js.Value, binary []byte, imports js.Value) (exports js.Value, err error) {
	data := js.Global().Get("Uint8Array").New(len(binary))
	js.CopyBytesToJS(data, binary)
	var module js.Value
	if thrown := try(func() { module = api.Get("Module").New(data) }); thrown != nil {
		return exports, fmt.Errorf("the translated module is refused, which is a bug: %w", thrown)
	}
	if thrown := try(func() { exports = api.Get("Instance").New(module, imports).Get("exports") }); thrown != nil {
		return exports, &stopError{*thrown}
	}
	return exports, nil
}

// try returns what JavaScript throws.
func try(f func()) (thrown *js.Error) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(js.Error)
			if !ok {
				panic(r)
			}
			thrown = &e
		}
	}()
	f()
	return nil
}

// called executes a function of the host for the program. The result is 1 when that ends the program.
func (p *program) called(_ js.Value, args []js.Value) (result any) {
	defer func() {
		if r := recover(); r != nil {
			p.panicked, result = r, 1 // the goroutine that called the program goes on with it
		}
	}()
	f := &p.imports[args[0].Int()]
	var few [8]uint64
	words := few[:]
	if n := max(f.params, f.results); n > len(words) {
		words = make([]uint64, n)
	}
	if f.params > 0 {
		js.CopyBytesToGo(bytes(words[:f.params]), p.words)
	}
	if f.external {
		p.memory.toGo()
	}
	err := f.run(words)
	if f.external {
		p.memory.toProgram()
	}
	if err != nil {
		return 1
	}
	if f.results > 0 {
		js.CopyBytesToJS(p.words, bytes(words[:f.results]))
	}
	return 0
}

// bytes returns the memory of words, which WebAssembly has in the same order.
func bytes(words []uint64) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(words))), 8*len(words))
}

// Function implements engine.Program.
func (p *program) Function(name string) engine.Code {
	for i, f := range p.Wasm.Functions {
		if f.Name == name && f.Exported {
			call := p.calls.Get(fmt.Sprint(i))
			return func(ctx context.Context, words []uint64) error {
				p.memory.toProgram()
				err := p.Run(ctx, func() *host.Stop { return p.call(call, words, len(f.Params), len(f.Results)) })
				p.memory.toGo()
				return err
			}
		}
	}
	return nil
}

// call calls a function of the program.
func (p *program) call(f js.Value, words []uint64, params, results int) *host.Stop {
	if params > 0 {
		js.CopyBytesToJS(p.words, bytes(words[:params]))
	}
	if thrown := try(func() { f.Invoke() }); thrown != nil {
		if r := p.panicked; r != nil {
			p.panicked = nil
			panic(r)
		}
		return p.stopped(thrown.Value)
	}
	if results > 0 {
		js.CopyBytesToGo(bytes(words[:results]), p.words)
	}
	return nil
}

// Close implements engine.Program.
func (p *program) Close() error {
	p.callback.Release()
	p.words, p.calls, p.stack, p.site, p.memory = js.Value{}, js.Value{}, js.Value{}, js.Value{}, memory{}
	return nil
}
