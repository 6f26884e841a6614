package host

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
)

// Options say how a program is compiled.
type Options struct {
	// StackSize is the number of bytes of the stack that the program's allocations are on; 0 means 1 MiB.
	StackSize uint32
	// Uninterruptible leaves the calls of [Program.Tick] out.
	Uninterruptible bool
	// NoSIMD leaves the instructions on vectors out, for machines without them.
	NoSIMD bool
	// Divide says that the machine is a [Divider].
	Divide bool
}

// Machine is what executes a program, as far as the host needs it.
type Machine interface {
	// Size returns the number of bytes of memory, and Grow makes memory have size bytes, a multiple of 64 KiB. It is false
	// when that is too much.
	Size() uint64
	Grow(size uint64) bool
	// Read returns bytes of memory to look at, until the host writes or the program goes on: memory itself, or a copy. Write
	// and Fill change memory. All of them stay inside of it; the bytes to write may be some that Read has returned.
	Read(at, size uint64) []byte
	Write(at uint64, data []byte)
	Fill(at, size uint64, b byte)
	// Stack returns the stack pointer, and SetStack changes it.
	Stack() uint64
	SetStack(at uint64)
	// Site returns the global [wasm.SiteName], 0 when the program has none.
	Site() uint32
}

// Program is the host's part of a program.
type Program struct {
	// Wasm is the translated module.
	Wasm *wasm.Module
	// MaxMemory bounds the bytes of memory.
	MaxMemory uint64

	h      *engine.Host
	source *core.Operation
	m      Machine
	heap   *heap
	check  *checker // nil unless the program looks for undefined behaviour
	// trap is the error that a function of the host ended the program with.
	trap error
	// ctx is that of the current call, and depth the number of calls that have not returned.
	ctx   context.Context
	depth int
	// top is the stack pointer at first.
	top uint64
	// spent is how many rounds of loops and calls of functions there were since the outermost call, roughly.
	spent uint64
	// calls are those of functions of the host since it looked at the context because of them.
	calls uint64
}

// Compile translates a module of the llvm dialect, which it leaves as it is. An error is a diag.List with the places of
// what cannot be translated.
func Compile(module *core.Operation, h *engine.Host, o Options) (*Program, error) {
	p := &Program{source: module, MaxMemory: min(h.MaxMemory, maxMemory-page)}
	if h.Check {
		p.MaxMemory = min(p.MaxMemory, checkedMemory)
	}
	var err error
	p.Wasm, err = wasm.Compile(module, wasm.Options{StackSize: o.StackSize, Interruptible: !o.Uninterruptible, ExportAll: true, Check: h.Check,
		MaxMemory: p.MaxMemory, NoSIMD: o.NoSIMD, Divide: o.Divide})
	if err != nil {
		return nil, err
	}
	if base := uint64(p.Wasm.HeapBase); base > p.MaxMemory {
		r := core.NewReporter(module.Context())
		r.Errorf(module.Loc(), "out of memory: global variables and the stack take %d bytes, limit %d", base, p.MaxMemory)
		return nil, r.List()
	}
	return p.Another(h), nil
}

// Another returns the host's part of another program of the same code, which shares the translated module only.
func (p *Program) Another(h *engine.Host) *Program {
	q := &Program{h: h, source: p.source, ctx: context.Background(), Wasm: p.Wasm, MaxMemory: p.MaxMemory, heap: newHeap(uint64(p.Wasm.HeapBase))}
	if h.Check {
		q.check = &checker{p: q}
		q.heap.gap, q.heap.quarantine = gap, quarantine
	}
	return q
}

// Start is called when the machine has loaded the program, before any function of it is called.
func (p *Program) Start(m Machine) {
	p.m = m
	p.top = m.Stack()
	if p.check != nil {
		p.check.begin()
	}
}

// Global implements [engine.Program].
func (p *Program) Global(name string) (uint64, bool) {
	at, ok := p.Wasm.Globals[name]
	return uint64(at), ok
}

// InUse returns how many bytes of the heap are in use.
func (p *Program) InUse() uint64 {
	p.heap.mu.Lock()
	defer p.heap.mu.Unlock()
	return p.heap.live
}

// Run executes code of the program: call returns nil when that returned. The context ends it early, when the program
// asks, which is when it calls [Program.Tick]. Code that is executed can lead to calls of Run.
func (p *Program) Run(ctx context.Context, call func() *Stop) error {
	outer, top := p.ctx, p.top
	if p.depth == 0 {
		p.spent = 0
	} else {
		top = p.m.Stack()
	}
	p.ctx = ctx
	p.depth++
	var err error
	if ctx.Err() != nil {
		err = cancelled(ctx)
	} else if stop := call(); stop != nil {
		err = p.Trap(stop)
	}
	if err != nil {
		// The functions that were stopped did not give their memory on the stack back.
		if p.check != nil {
			at := p.m.Stack() / 8
			p.m.Fill(at, top/8-at, 0)
		}
		p.m.SetStack(top)
	}
	p.ctx, p.depth = outer, p.depth-1
	return err
}

func (c *hostCall) tick() error { return c.p.Tick(wasm.TickEvery) }

// work is what programs call before they fill or copy many bytes themselves.
func (c *hostCall) work() error { return c.pay(uint64(uint32(c.Stack[0]))) }

// pay counts work on so many bytes as rounds of a loop.
func (c *hostCall) pay(bytes uint64) error { return c.p.Tick(bytes / wasm.BytesPerRound) }

// Tick is what programs call now and then, after so many rounds of loops and calls of functions. Between its calls nothing
// else can stop the goroutine, not even for the collection of garbage. An error ends the program, as one of an import.
func (p *Program) Tick(rounds uint64) error {
	p.spent += rounds
	if limit := p.h.MaxSteps; limit > 0 && p.spent > limit {
		return p.ended(fmt.Errorf("step limit of %d rounds of loops and calls exceeded", limit))
	}
	if p.ctx.Err() != nil {
		return p.ended(cancelled(p.ctx))
	}
	return nil
}

func cancelled(ctx context.Context) error {
	return fmt.Errorf("execution was cancelled: %w", context.Cause(ctx))
}

// Stop says how the machine stopped a program.
type Stop struct {
	// Reason is one of the constants, or the machine's own words. It does not matter when an import ended the program.
	Reason string
	// Frames are the functions that were being executed, the innermost first.
	Frames []Frame
}

// The reasons for which machines stop programs.
const (
	Unreachable  = "control reached what the program says it never does, or a limit was exceeded"
	OutOfBounds  = "an access to memory that the program does not have"
	DivideByZero = "division by zero"
	Overflow     = "signed division overflows"
	TooDeep      = "too many nested calls"
	NoFunction   = "a call of an address that is no function"
	OtherType    = "a call of a function by another type than it has"
)

// Frame is a function that is being executed.
type Frame struct {
	Name string
	// Offset is where the instruction is, in the content of the code section; negative when that is not known.
	Offset int
}

// mostCallers bounds the callers that a trap names.
const mostCallers = 10

// Trap returns the error, an [engine.Trap], of a program that was stopped.
func (p *Program) Trap(stop *Stop) error {
	t := &engine.Trap{At: p.source.Loc(), Reason: stop.Reason}
	first := true
	if p.trap != nil {
		t.Reason, t.Err = p.trap.Error(), p.trap
		var inner *engine.Trap
		if errors.As(p.trap, &inner) {
			t.Reason, t.Notes, t.Err = inner.Reason, inner.Notes, inner.Err
		}
		if part, ok := p.trap.(partTrap); ok {
			t.At, t.Callers, first = part.At, slices.Clone(part.Callers), false
		}
		p.trap = nil
	}
	for _, f := range stop.Frames {
		op := p.source.LookupSymbol(f.Name)
		if op == nil {
			continue // a helper, which the program does not know
		}
		at, ok := p.Wasm.Locate(f.Offset)
		if !ok || f.Offset < 0 {
			at = op.Loc()
		}
		if first {
			t.At, first = at, false
		} else if len(t.Callers) < mostCallers {
			t.Callers = append(t.Callers, engine.Caller{At: at, Name: f.Name})
		}
	}
	return t
}
