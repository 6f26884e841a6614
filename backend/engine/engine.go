package engine

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/byval"
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Options say how an engine works. The zero value is ready to use.
type Options struct {
	// Stdout is where printing helpers write; nil discards.
	Stdout io.Writer
	// Stderr is where helpers report what differs; nil discards.
	Stderr io.Writer
	// MaxSteps bounds the instructions of one call, roughly; 0 means no limit.
	MaxSteps uint64
	// MaxDepth bounds nested calls and StackWords the 64-bit words of their frames; 0 means 1<<20 calls and 1<<26 words.
	MaxDepth, StackWords int
	// MaxMemory bounds the bytes of globals, stack and heap in use at one time; 0 means 4 GiB.
	MaxMemory uint64
	// Externals adds functions that modules may declare, and replaces those of the library.
	Externals map[string]External
	// Mode says whether programs are interpreted or compiled, and Compiler what compiles them in mode [JIT]:
	//
	//	engine.New(module, engine.Options{Mode: engine.JIT, Compiler: jit.Compiler{}})
	//
	// MaxDepth and StackWords are limits of the interpreter; compiled code has its own.
	Mode     Mode
	Compiler Compiler
	// Check makes compiled code look for undefined behaviour, as far as the compiler does; the interpreter always does.
	Check bool
}

// Engine holds a module and its memory. Globals keep their values from call to call.
type Engine struct {
	activity
	module    *core.Operation
	ctx       *core.Context
	o         Options
	layout    *layout.Layout
	functions map[string]*function
	globals   map[string]uint64
	// globalTypes are the types of globals.
	globalTypes map[string]core.Type
	types       map[core.Type][]leaf
	constants   []read.Constant // for the next one that is evaluated
	// constructors run before the first call, destructors in Finish.
	constructors, destructors []llvmdefs.Structor
	m                         machine
	// program is the compiled code; nil for the interpreter. shared are the memrefs over memory of Go, by their addresses,
	// and lent says how many calls have one.
	program Program
	shared  map[uint64]*loan
	lent    map[*loan]int
	// code is what instances share.
	code *sharedCode
}

// New prepares a module of the llvm dialect for execution: it lays out its globals and evaluates their initializers. An
// error is a diag.List.
func New(module *core.Operation, o Options) (*Engine, error) {
	if o.Stdout == nil {
		o.Stdout = io.Discard
	}
	if o.Stderr == nil {
		o.Stderr = io.Discard
	}
	o.Stdout, o.Stderr = oneAtATime(o.Stdout, o.Stderr)
	if o.MaxDepth == 0 {
		o.MaxDepth = 1 << 20
	}
	if o.StackWords == 0 {
		o.StackWords = 1 << 26
	}
	if o.MaxMemory == 0 {
		o.MaxMemory = 4 << 30
	}
	return prepare(module, o, &sharedCode{functions: map[string]*function{}}, nil)
}

// prepare makes an engine with options that have no defaults any more. Code that other instances have is used again: that of
// the interpreter, or the program of one of them.
func prepare(module *core.Operation, o Options, code *sharedCode, program Program) (*Engine, error) {
	e := &Engine{module: module, code: code, ctx: module.Context(), o: o, functions: map[string]*function{}, globals: map[string]uint64{},
		globalTypes: map[string]core.Type{}, types: map[core.Type][]leaf{}}
	e.m = machine{e: e, ctx: context.Background()}
	e.m.mem = memory{list: make([]allocation, 1), max: o.MaxMemory, pay: e.m.pay}
	r := core.NewReporter(e.ctx)
	var err error
	if e.layout, err = layout.Of(module); err != nil {
		r.Errorf(module.Loc(), "%v", err)
		return nil, r.List()
	}
	if e.layout.BigEndian() || e.layout.PointerBits(0) != 64 {
		r.Errorf(module.Loc(), "data layout %q is not executed by the embedded engine, which is little-endian with 64-bit pointers; use --engine=lli", e.layout)
		return nil, r.List()
	}
	if module.NumRegions() != 1 {
		r.Errorf(module.Loc(), "'%s' op holds no functions; pass a module", module.Name())
		return nil, r.List()
	}
	if module, err = byval.Expanded(module); err != nil {
		return nil, err
	}
	e.module = module
	if o.Mode == JIT {
		e.shared, e.lent = map[uint64]*loan{}, map[*loan]int{}
		if err := e.compileModule(module, program, r); err != nil {
			return nil, err
		}
		return e, nil
	}
	if !e.declare(module, r) || !e.resolveAliases(module, r) || !e.initialize(module, r) {
		return nil, r.List()
	}
	return e, nil
}

// Signature returns the types of a function's parameters and of its results: the fields of a struct when it returns
// one.
func (e *Engine) Signature(name string) (params, results []core.Type, err error) {
	f := e.functions[name]
	if f == nil || f.op.Region(0).IsEmpty() {
		return nil, nil, e.missing(name)
	}
	return f.params, e.results(f), nil
}

func (e *Engine) missing(name string) error {
	var defined []string
	for n, f := range e.functions {
		if !f.op.Region(0).IsEmpty() {
			defined = append(defined, n)
		}
	}
	return MissingFunction(name, defined)
}

// NotLowered looks for a function that the module defines in another dialect than llvm. It returns the function and the
// error that says so, or nil and nil.
func NotLowered(module *core.Operation, name string) (*core.Operation, error) {
	op := module.LookupSymbol(name)
	if op == nil || op.Info().DialectName() == llvm.Name {
		return nil, nil
	}
	return op, fmt.Errorf("'@%s' is a '%s', which the pipeline did not lower to dialect llvm; the default pipeline does", name,
		op.Name())
}

// MissingFunction returns the error for a function that a module does not define. It names some of those that the
// module does define.
func MissingFunction(name string, defined []string) error {
	const most = 5
	slices.Sort(defined)
	switch n := len(defined); {
	case n == 0:
		return fmt.Errorf("no function '@%s' is defined in the module, nor any other", name)
	case n > most:
		return fmt.Errorf("no function '@%s' is defined in the module, which defines '@%s' and %d others", name,
			strings.Join(defined[:most], "', '@"), n-most)
	}
	return fmt.Errorf("no function '@%s' is defined in the module, which defines '@%s'", name, strings.Join(defined, "', '@"))
}

// results returns what a function's result is made of.
func (e *Engine) results(f *function) []core.Type {
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

// Call executes a function and returns its results, several ones when it returns a literal struct. An error is a
// diag.List when the program traps: the place of the operation that has undefined behaviour or exceeds a limit, with
// the callers as notes. The context ends the execution early.
//
// It is [ErrBusy] when another goroutine is in a call.
func (e *Engine) Call(ctx context.Context, name string, args ...Value) ([]Value, error) {
	was, err := e.enter()
	if err != nil {
		return nil, err
	}
	defer e.leave(was)
	return e.callValues(ctx, name, args)
}

// callValues is [Engine.Call] within a call.
func (e *Engine) callValues(ctx context.Context, name string, args []Value) ([]Value, error) {
	f := e.functions[name]
	if f == nil || f.op.Region(0).IsEmpty() {
		return nil, e.missing(name)
	}
	if len(args) != len(f.params) {
		return nil, fmt.Errorf("'@%s' expects %d arguments, got %d", name, len(f.params), len(args))
	}
	if e.program != nil {
		return e.callCompiled(ctx, f, args)
	}
	e.m.mem.here = f.op.Loc()
	if err := e.construct(ctx); err != nil {
		return nil, err
	}
	var words []uint64
	var flags []byte
	bad := false
	for i, a := range args {
		leaves, ok := e.leaves(f.params[i])
		if !ok {
			return nil, fmt.Errorf("argument #%d of '@%s' has type %s, which the embedded engine does not have", i, name, f.params[i])
		}
		n := len(words)
		words = append(words, make([]uint64, wordsOf(leaves))...)
		flags = append(flags, make([]byte, wordsOf(leaves))...)
		if err := a.put(leaves, words[n:], flags[n:]); err != nil {
			return nil, fmt.Errorf("argument #%d of '@%s' has type %s: %w", i, name, f.params[i], err)
		}
	}
	if err := e.checkMemrefs(f, words); err != nil {
		return nil, err
	}
	for _, x := range flags {
		bad = bad || x != 0
	}
	if !bad {
		flags = nil
	}
	if len(e.m.words) < len(words) {
		e.m.words = make([]uint64, max(len(words), 1024))
		e.m.poison = make([]byte, len(e.m.words))
	}
	copy(e.m.words, words)
	e.m.ctx, e.m.steps, e.m.spent = ctx, askEvery, 0
	res, bads, err := e.m.run(f, flags)
	if err != nil {
		return nil, err
	}
	var out []Value
	for _, t := range e.results(f) {
		leaves, _ := e.leaves(t)
		n := int(wordsOf(leaves))
		var b []byte
		if bads != nil {
			b, bads = bads[:n], bads[n:]
		}
		v, _, _ := e.value(t, res[:n], b)
		out = append(out, v)
		res = res[n:]
	}
	return out, nil
}

// Memory returns a copy of size bytes of the program's memory.
func (e *Engine) Memory(p, size uint64) ([]byte, error) {
	data, _, err := e.bytes(p, size, false)
	return append([]byte(nil), data...), err
}
