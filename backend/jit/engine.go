package jit

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/backend/wasm/host"
	"github.com/odsgen/ods/core"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
)

// Compiler compiles modules, for [engine.Options]. The zero value is ready to use.
type Compiler struct {
	// StackSize is the number of bytes of the stack that the program's allocations are on; 0 means 1 MiB.
	StackSize uint32
	// Uninterruptible leaves the checks out by which contexts end programs early. Then nothing stops a program, and while
	// it runs it holds up the collection of garbage.
	Uninterruptible bool
	// Workers is how many goroutines may execute a program at the same time: loops that are divided, see pass
	// scf-outline-parallel-loops, which give the same results at any number. 0 means runtime.GOMAXPROCS(0).
	Workers int
	noSIMD  bool // for tests: vectors are scalars
}

// program implements engine.Program, and host.Machine for the part of it that the host has.
type program struct {
	*host.Program
	code     *code
	runtime  wazero.Runtime
	instance api.Module
	memory   *memory
	stack    api.MutableGlobal
	site     api.Global // nil when the program has none
	closed   bool
	// most is how many workers there may be, and team are those that there are; the program itself is the first one.
	most int
	team []*worker
}

// code is what the instances of a program share: machine code, which stays until the last of them is closed.
type code struct {
	binary []byte
	check  bool
	most   int    // workers of an instance
	stack  uint32 // the bytes of the stack of each
	cache  wazero.CompilationCache
	users  atomic.Int32
}

// page is the size of a page of memory.
const page = 1 << 16

// Compile implements engine.Compiler.
func (c Compiler) Compile(module *core.Operation, h *engine.Host) (engine.Program, error) {
	if c.Workers < 0 {
		return nil, fmt.Errorf("%d workers cannot execute a program; at least one is needed", c.Workers)
	}
	most := c.Workers
	if most == 0 {
		most = runtime.GOMAXPROCS(0)
	}
	shared, err := host.Compile(module, h, host.Options{StackSize: c.StackSize, Uninterruptible: c.Uninterruptible, NoSIMD: c.noSIMD, Divide: most > 1})
	if err != nil {
		return nil, err
	}
	all := &code{binary: withOffsets(shared.Wasm.Binary), check: h.Check, most: most, stack: cmp.Or(c.StackSize, wasm.DefaultStack), cache: wazero.NewCompilationCache()}
	all.users.Store(1)
	return instantiate(shared, all)
}

// NewInstance implements engine.Program.
func (p *program) NewInstance(h *engine.Host) (engine.Program, error) {
	for n := p.code.users.Load(); n > 0; n = p.code.users.Load() {
		if p.code.users.CompareAndSwap(n, n+1) {
			return instantiate(p.Another(h), p.code)
		}
	}
	return nil, errors.New("the program is closed")
}

// instantiate makes a program of code, one of whose users it is. Each has a runtime of its own, which compiles nothing that the code has already.
func instantiate(shared *host.Program, c *code) (engine.Program, error) {
	p := &program{Program: shared, code: c, memory: &memory{max: shared.MaxMemory, whole: c.check}, most: 1}
	if err := p.open(); err != nil {
		p.Close()
		return nil, err
	}
	p.Start(p)
	if p.memory.space != nil && shared.Divisible() {
		p.most = c.most
	}
	return p, nil
}

// open loads the program into a runtime.
func (p *program) open() error {
	ctx := experimental.WithMemoryAllocator(context.Background(), p.memory)
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(uint32((p.MaxMemory + page - 1) / page)).WithDebugInfoEnabled(true).
		WithCompilationCache(p.code.cache)
	p.runtime = wazero.NewRuntimeWithConfig(ctx, config)
	return p.load(ctx)
}

// load compiles and instantiates the module with the functions that it imports.
func (p *program) load(ctx context.Context) error {
	if err := p.provide(ctx); err != nil {
		return err
	}
	compiled, err := p.runtime.CompileModule(ctx, p.code.binary)
	if err != nil {
		return fmt.Errorf("the translated module is refused, which is a bug: %w", err)
	}
	p.instance, err = p.runtime.InstantiateModule(ctx, compiled, wazero.NewModuleConfig().WithStartFunctions().WithName(""))
	if err != nil {
		return p.Trap(stopped(err))
	}
	p.stack = p.instance.ExportedGlobal(wasm.StackName).(api.MutableGlobal)
	p.site = p.instance.ExportedGlobal(wasm.SiteName)
	return nil
}

// provide makes the functions that the module imports.
func (p *program) provide(ctx context.Context) error {
	builders := map[string]map[string]*wasm.Import{}
	var order []string
	for i := range p.Wasm.Imports {
		imp := &p.Wasm.Imports[i]
		if builders[imp.Module] == nil {
			builders[imp.Module] = map[string]*wasm.Import{}
			order = append(order, imp.Module)
		}
		builders[imp.Module][imp.Name] = imp
	}
	for _, name := range order {
		b := p.runtime.NewHostModuleBuilder(name)
		for _, imp := range builders[name] {
			fn, err := p.Import(imp)
			if err != nil {
				return err
			}
			run := func(_ context.Context, _ api.Module, words []uint64) {
				if err := fn(words); err != nil {
					panic(err)
				}
			}
			b.NewFunctionBuilder().WithGoModuleFunction(api.GoModuleFunc(run), valTypes(imp.Params), valTypes(imp.Results)).Export(imp.Name)
		}
		if _, err := b.Instantiate(ctx); err != nil {
			return err
		}
	}
	return nil
}

func valTypes(s string) []api.ValueType { return []api.ValueType(s) }

// Close implements engine.Program.
func (p *program) Close() error {
	if p.closed {
		return nil
	}
	p.closed = true
	var err error
	for _, w := range p.team {
		err = errors.Join(err, w.runtime.Close(context.Background()))
	}
	err = errors.Join(err, p.runtime.Close(context.Background()))
	if p.code.users.Add(-1) == 0 {
		err = errors.Join(err, p.code.cache.Close(context.Background()))
	}
	return err
}

// Memory implements engine.Program.
func (p *program) Memory() []byte { return p.memory.buf }

// Function implements engine.Program.
func (p *program) Function(name string) engine.Code {
	f := p.instance.ExportedFunction(name)
	if f == nil {
		return nil
	}
	busy := false
	var narrow []int // results of which only the lower half is defined
	for i, t := range f.Definition().ResultTypes() {
		if t == api.ValueTypeI32 || t == api.ValueTypeF32 {
			narrow = append(narrow, i)
		}
	}
	return func(ctx context.Context, words []uint64) error {
		code, was := f, busy
		if busy {
			code = p.instance.ExportedFunction(name) // a compiled function's own stack serves one call at a time
		}
		busy = true
		err := p.Run(ctx, func() *host.Stop { return stopped(code.CallWithStack(background, words)) })
		busy = was
		for _, i := range narrow {
			words[i] = uint64(uint32(words[i]))
		}
		return err
	}
}

// background is the context that wazero gets: those of calls are asked by the program's ticks.
var background = context.Background()

// stopped words what a program ended with.
func stopped(err error) *host.Stop {
	if err == nil {
		return nil
	}
	text := err.Error()
	reason, _, _ := strings.Cut(text, "\n")
	reason = strings.TrimPrefix(reason, "wasm error: ")
	if r, ok := reasons[reason]; ok {
		reason = r
	}
	return &host.Stop{Reason: reason, Frames: stack(text)}
}

// reasons words what wazero's errors mean for programs.
var reasons = map[string]string{
	"unreachable":                 host.Unreachable,
	"out of bounds memory access": host.OutOfBounds,
	"integer divide by zero":      host.DivideByZero,
	"integer overflow":            host.Overflow,
	"stack overflow":              host.TooDeep,
	"invalid table access":        host.NoFunction,
	"indirect call type mismatch": host.OtherType,
}
