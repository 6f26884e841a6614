package jit

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
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
}

// program implements engine.Program.
type program struct {
	h        *engine.Host
	source   *core.Operation
	wasm     *wasm.Module
	runtime  wazero.Runtime
	instance api.Module
	memory   *memory
	heap     heap
	check    *checker // nil unless the program looks for undefined behaviour
	// trap is the error that a function of the host ended the program with.
	trap error
	// ctx is that of the current call, and depth the number of calls that have not returned.
	ctx   context.Context
	depth int
	// stack is the program's stack pointer, and top what it is at first.
	stack api.MutableGlobal
	top   uint64
	// spent is how many rounds of loops and calls of functions there were since the outermost call, roughly.
	spent uint64
}

// The size of a page of memory, and how much can be addressed.
const (
	page      = 1 << 16
	maxMemory = 1 << 32
)

// Compile implements engine.Compiler.
func (c Compiler) Compile(module *core.Operation, h *engine.Host) (engine.Program, error) {
	p := &program{h: h, source: module, ctx: context.Background()}
	limit := min(h.MaxMemory, maxMemory)
	if h.Check {
		limit = min(limit, checkedMemory)
	}
	var err error
	p.wasm, err = wasm.Compile(module, wasm.Options{StackSize: c.StackSize, Interruptible: !c.Uninterruptible, ExportAll: true, Check: h.Check,
		MaxMemory: limit})
	if err != nil {
		return nil, err
	}
	p.memory = &memory{max: limit, whole: h.Check}
	p.heap = newHeap(uint64(p.wasm.HeapBase))
	if h.Check {
		p.check = &checker{p: p}
		p.heap.gap, p.heap.quarantine = gap, quarantine
	}
	ctx := experimental.WithMemoryAllocator(context.Background(), p.memory)
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(uint32((limit + page - 1) / page)).WithDebugInfoEnabled(true)
	p.runtime = wazero.NewRuntimeWithConfig(ctx, config)
	if err := p.load(ctx); err != nil {
		p.Close()
		return nil, err
	}
	return p, nil
}

// load compiles and instantiates the module with the functions that it imports.
func (p *program) load(ctx context.Context) error {
	if err := p.provide(ctx); err != nil {
		return err
	}
	compiled, err := p.runtime.CompileModule(ctx, withOffsets(p.wasm.Binary))
	if err != nil {
		return fmt.Errorf("the translated module is refused, which is a bug: %w", err)
	}
	p.instance, err = p.runtime.InstantiateModule(ctx, compiled, wazero.NewModuleConfig().WithStartFunctions().WithName(""))
	if err != nil {
		return p.failure(err)
	}
	p.stack = p.instance.ExportedGlobal(wasm.StackName).(api.MutableGlobal)
	p.top = p.stack.Get()
	if p.check != nil {
		p.check.begin()
	}
	return nil
}

// Close implements engine.Program.
func (p *program) Close() error { return p.runtime.Close(context.Background()) }

// Memory implements engine.Program.
func (p *program) Memory() []byte { return p.memory.buf }

// Global implements engine.Program.
func (p *program) Global(name string) (uint64, bool) {
	at, ok := p.wasm.Globals[name]
	return uint64(at), ok
}

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
		err := p.run(ctx, code, words)
		busy = was
		for _, i := range narrow {
			words[i] = uint64(uint32(words[i]))
		}
		return err
	}
}

// run executes compiled code until it returns or the context ends.
func (p *program) run(ctx context.Context, code api.Function, words []uint64) error {
	outer, top := p.ctx, p.top
	if p.depth == 0 {
		p.spent = 0
	} else {
		top = p.stack.Get()
	}
	p.ctx = ctx
	p.depth++
	var err error
	if ctx.Err() != nil {
		err = cancelled(ctx)
	} else {
		err = p.failure(code.CallWithStack(background, words))
	}
	if err != nil {
		// The functions that were stopped did not give their memory on the stack back.
		if p.check != nil {
			clear(p.memory.buf[p.stack.Get()/8 : top/8])
		}
		p.stack.Set(top)
	}
	p.ctx, p.depth = outer, p.depth-1
	return err
}

// background is the context that wazero gets: those of calls are asked by the program's ticks.
var background = context.Background()

// tick is what programs call now and then. Between its calls nothing else can stop the goroutine, not even for the
// collection of garbage.
func (c *hostCall) tick() error {
	p := c.p
	p.spent += wasm.TickEvery
	if limit := p.h.MaxSteps; limit > 0 && p.spent > limit {
		return fmt.Errorf("step limit of %d rounds of loops and calls exceeded", limit)
	}
	if p.ctx.Err() != nil {
		return cancelled(p.ctx)
	}
	return nil
}

func cancelled(ctx context.Context) error {
	return fmt.Errorf("execution was cancelled: %w", context.Cause(ctx))
}

// failure words what a program ended with.
func (p *program) failure(err error) error {
	if err == nil {
		return nil
	}
	t := &engine.Trap{At: p.source.Loc()}
	if p.trap != nil {
		t.Reason, t.Err = p.trap.Error(), p.trap
		var inner *engine.Trap
		if errors.As(p.trap, &inner) {
			t.Reason, t.Notes, t.Err = inner.Reason, inner.Notes, inner.Err
		}
		p.trap = nil
	} else {
		t.Reason, _, _ = strings.Cut(err.Error(), "\n")
		t.Reason = strings.TrimPrefix(t.Reason, "wasm error: ")
		if reason, ok := reasons[t.Reason]; ok {
			t.Reason = reason
		}
	}
	first := true
	for _, c := range stack(err.Error()) {
		op := p.source.LookupSymbol(c.name)
		if op == nil {
			continue // a helper, which the program does not know
		}
		at, ok := p.wasm.Locate(c.offset)
		if !ok || c.offset < 0 {
			at = op.Loc()
		}
		if first {
			t.At, first = at, false
		} else if len(t.Callers) < mostCallers {
			t.Callers = append(t.Callers, engine.Caller{At: at, Name: c.name})
		}
	}
	return t
}

// mostCallers bounds the callers that a trap names.
const mostCallers = 10

// reasons words what WebAssembly's traps mean for programs.
var reasons = map[string]string{
	"unreachable":                 "control reached what the program says it never does, or a limit was exceeded",
	"out of bounds memory access": "an access to memory that the program does not have",
	"integer divide by zero":      "division by zero",
	"integer overflow":            "signed division overflows",
	"stack overflow":              "too many nested calls",
	"invalid table access":        "a call of an address that is no function",
	"indirect call type mismatch": "a call of a function by another type than it has",
}
