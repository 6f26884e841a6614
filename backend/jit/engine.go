package jit

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/wasm"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
	"github.com/tetratelabs/wazero/experimental"
)

// Options say how an engine works. The zero value is ready to use.
type Options struct {
	// Stdout is where printing functions write; nil discards.
	Stdout io.Writer
	// Stderr is where functions report what differs; nil discards.
	Stderr io.Writer
	// MaxMemory bounds the bytes of globals, stack and heap together; 0 means 4 GiB, which is also the most.
	MaxMemory uint64
	// StackSize is the number of bytes of the stack that the program's allocations are on; 0 means 1 MiB.
	StackSize uint32
	// Uninterruptible leaves the checks out by which contexts end programs early. Then nothing stops a program, and while
	// it runs it holds up the collection of garbage.
	Uninterruptible bool
	// Externals adds functions that modules may declare, and replaces those of the library.
	Externals map[string]External
}

// Engine holds a compiled module and its memory. Globals keep their values from call to call.
type Engine struct {
	o        Options
	wasm     *wasm.Module
	runtime  wazero.Runtime
	instance api.Module
	memory   *memory
	heap     heap
	funcs    map[string]*function
	started  bool
	// trap is the error that a function of the host ended the program with.
	trap error
	// ctx is that of the current call, and depth the number of calls that have not returned.
	ctx   context.Context
	depth int
}

// function is a function of the program.
type function struct {
	name    string
	op      *core.Operation
	params  []core.Type
	result  core.Type
	in, out []wasm.Scalar
	words   int // that its arguments or results take, whichever is more
	code    api.Function
	stack   []uint64
}

// New compiles a module of the llvm dialect. An error is a diag.List with the places of what cannot be translated.
func New(module *core.Operation, o Options) (*Engine, error) {
	if o.Stdout == nil {
		o.Stdout = io.Discard
	}
	if o.Stderr == nil {
		o.Stderr = io.Discard
	}
	if o.MaxMemory == 0 || o.MaxMemory > maxMemory {
		o.MaxMemory = maxMemory
	}
	w, err := wasm.Compile(module, wasm.Options{StackSize: o.StackSize, Interruptible: !o.Uninterruptible, ExportAll: true})
	if err != nil {
		return nil, err
	}
	e := &Engine{o: o, wasm: w, memory: &memory{max: o.MaxMemory}, funcs: map[string]*function{}, ctx: context.Background()}
	e.heap = newHeap(uint64(w.HeapBase))
	ctx := experimental.WithMemoryAllocator(context.Background(), e.memory)
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(uint32((o.MaxMemory + page - 1) / page)).WithDebugInfoEnabled(false)
	e.runtime = wazero.NewRuntimeWithConfig(ctx, config)
	if err := e.load(ctx); err != nil {
		e.Close()
		return nil, err
	}
	return e, nil
}

// The size of a page of memory, and how much can be addressed.
const (
	page      = 1 << 16
	maxMemory = 1 << 32
)

// load compiles and instantiates the module with the functions that it imports.
func (e *Engine) load(ctx context.Context) error {
	if err := e.provide(ctx); err != nil {
		return err
	}
	compiled, err := e.runtime.CompileModule(ctx, e.wasm.Binary)
	if err != nil {
		return fmt.Errorf("the translated module is refused, which is a bug: %w", err)
	}
	e.instance, err = e.runtime.InstantiateModule(ctx, compiled, wazero.NewModuleConfig().WithStartFunctions().WithName(""))
	return e.failure(err)
}

// Close releases the compiled code and the memory.
func (e *Engine) Close() error { return e.runtime.Close(context.Background()) }

// function returns a function that the module defines.
func (e *Engine) function(name string) (*function, error) {
	if f := e.funcs[name]; f != nil {
		return f, nil
	}
	op := e.wasm.Source.LookupSymbol(name)
	v, ok := llvm.AsLLVMFuncOp(op)
	if !ok || v.Body().IsEmpty() {
		return nil, e.missing(name)
	}
	ft := v.FunctionType().(*llvm.LLVMFunctionType)
	f := &function{name: name, op: op, params: ft.Params(), result: ft.ReturnType(), code: e.instance.ExportedFunction(name)}
	if f.code == nil || ft.VarArg() {
		return nil, fmt.Errorf("'@%s' cannot be called from Go", name)
	}
	words := 0
	for _, p := range f.params {
		l, _ := e.wasm.Scalars(p)
		f.in = append(f.in, l...)
	}
	if !llvmdefs.IsVoid(f.result) {
		f.out, _ = e.wasm.Scalars(f.result)
	}
	for _, l := range [][]wasm.Scalar{f.in, f.out} {
		words = max(words, parts(l))
	}
	f.words = words
	e.funcs[name] = f
	return f, nil
}

func (e *Engine) missing(name string) error {
	var defined []string
	for op := range e.wasm.Source.Region(0).Ops() {
		if v, ok := llvm.AsLLVMFuncOp(op); ok && !v.Body().IsEmpty() && !strings.HasPrefix(v.SymName(), "ods.rt.") {
			defined = append(defined, v.SymName())
		}
	}
	return engine.MissingFunction(name, defined)
}

// Signature returns the types of a function's parameters and of its results: the fields of a struct when it returns
// one.
func (e *Engine) Signature(name string) (params, results []core.Type, err error) {
	f, err := e.function(name)
	if err != nil {
		return nil, nil, err
	}
	return f.params, f.results(), nil
}

// results returns what a function's result is made of.
func (f *function) results() []core.Type {
	switch t := f.result.(type) {
	case *llvm.LLVMVoidType:
		return nil
	case *llvm.LLVMStructType:
		if t.Name() == "" {
			return t.Elements()
		}
	}
	return []core.Type{f.result}
}

// Call executes a function and returns its results, several ones when it returns a literal struct. The context ends
// the execution early. An error tells what the program was stopped by.
func (e *Engine) Call(ctx context.Context, name string, args ...engine.Value) ([]engine.Value, error) {
	f, err := e.function(name)
	if err != nil {
		return nil, err
	}
	if len(args) != len(f.params) {
		return nil, fmt.Errorf("'@%s' expects %d arguments, got %d", name, len(f.params), len(args))
	}
	stack := make([]uint64, f.words)
	at := 0
	for i, a := range args {
		l, _ := e.wasm.Scalars(f.params[i])
		if err := encode(stack[at:], l, a); err != nil {
			return nil, fmt.Errorf("argument #%d of '@%s' has type %s: %w", i, name, f.params[i], err)
		}
		at += parts(l)
	}
	if err := e.invoke(ctx, f, stack); err != nil {
		return nil, err
	}
	var out []engine.Value
	for _, t := range f.results() {
		v, n := e.decode(t, stack)
		out = append(out, v)
		stack = stack[n:]
	}
	return out, nil
}

// invoke executes a function on words, and the constructors of the module before the first one.
func (e *Engine) invoke(ctx context.Context, f *function, stack []uint64) error {
	if !e.started {
		e.started = true
		if err := e.runAll(ctx, wasm.InitializeName); err != nil {
			return err
		}
	}
	code := f.code
	if e.depth > 0 {
		code = e.instance.ExportedFunction(f.name) // a compiled function's own stack serves one call at a time
	}
	return e.run(ctx, code, stack)
}

// Finish runs the destructors of the module.
func (e *Engine) Finish(ctx context.Context) error { return e.runAll(ctx, wasm.FinalizeName) }

func (e *Engine) runAll(ctx context.Context, name string) error {
	if code := e.instance.ExportedFunction(name); code != nil {
		return e.run(ctx, code, nil)
	}
	return nil
}

// run executes compiled code until it returns or the context ends.
func (e *Engine) run(ctx context.Context, code api.Function, stack []uint64) error {
	outer := e.ctx
	e.ctx = ctx
	e.depth++
	defer func() { e.ctx, e.depth = outer, e.depth-1 }()
	if ctx.Err() != nil {
		return cancelled(ctx)
	}
	return e.failure(code.CallWithStack(context.Background(), stack))
}

// tick is what programs call now and then. Between its calls nothing else can stop the goroutine, not even for the
// collection of garbage.
func (c *ExternalCall) tick() error {
	if ctx := c.Engine.ctx; ctx.Err() != nil {
		return cancelled(ctx)
	}
	return nil
}

func cancelled(ctx context.Context) error {
	return fmt.Errorf("execution was cancelled: %w", context.Cause(ctx))
}

// failure words what a program ended with.
func (e *Engine) failure(err error) error {
	if err == nil {
		return nil
	}
	if t := e.trap; t != nil {
		e.trap = nil
		return t
	}
	text, _, _ := strings.Cut(err.Error(), "\n")
	text = strings.TrimPrefix(text, "wasm error: ")
	if reason, ok := reasons[text]; ok {
		text = reason
	}
	return &Trap{Reason: text, trace: err.Error()}
}

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

// Trap is the error of a program that was stopped because of what it did.
type Trap struct {
	// Reason says what happened.
	Reason string
	trace  string
}

// Error implements error. It names the functions that were being executed.
func (t *Trap) Error() string {
	names := stackNames(t.trace)
	if len(names) == 0 {
		return t.Reason
	}
	return fmt.Sprintf("%s, in '@%s'", t.Reason, strings.Join(names, "', called by '@"))
}

// stackNames returns the functions of the program in a trace, the innermost first.
func stackNames(trace string) []string {
	const most = 5
	_, list, _ := strings.Cut(trace, "wasm stack trace:\n")
	var out []string
	for line := range strings.Lines(list) {
		name, _, ok := strings.Cut(strings.TrimSpace(line), "(")
		name = strings.TrimPrefix(name, ".")
		if ok && len(out) < most && name != "" && !strings.HasPrefix(name, "env.") {
			out = append(out, name)
		}
	}
	return out
}
