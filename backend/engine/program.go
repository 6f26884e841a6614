package engine

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"unsafe"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// Mode says how an engine executes programs.
type Mode uint8

// The modes of engines.
const (
	// Interpreter is the zero value: it looks for all undefined behaviour and starts at once.
	Interpreter Mode = iota
	// JIT compiles the module first, by [Options].Compiler.
	JIT
)

// Compiler makes compiled code for mode [JIT]. The type jit.Compiler of github.com/odsgen/ods/backend/jit is one; it is
// passed as a value, so that programs which interpret only depend on the standard library.
type Compiler interface {
	// Compile compiles a module of the llvm dialect, which it leaves as it is. An error is a diag.List with the places of
	// what cannot be compiled.
	Compile(module *core.Operation, h *Host) (Program, error)
}

// Host is what compiled code gets from its engine.
type Host struct {
	// Stdout and Stderr are where printing functions write.
	Stdout, Stderr io.Writer
	// MaxMemory bounds the bytes of globals, stack and heap together.
	MaxMemory uint64
	// MaxSteps bounds the rounds of loops and the calls of functions together, roughly; 0 means no limit.
	MaxSteps uint64
	// Check asks for code that looks for undefined behaviour.
	Check bool
	// External returns the code of a function that the module declares and Go defines, nil when Go does not.
	External func(declared *core.Operation) Code
}

// Code executes a function. The arguments are words: one for each scalar of at most 64 bits, which is zero-extended,
// several for wider ones, the low one first; floats are their bits and pointers addresses in the program's memory. The
// results replace the first words. The context ends the execution early.
type Code func(ctx context.Context, words []uint64) error

// Program is a module as compiled code with its memory. It is used by one goroutine at a time, except for NewInstance.
type Program interface {
	// Function returns the code of a function that the module defines, nil when it cannot be called from Go. An error of
	// the code is a [Trap] when the program was stopped because of what it did. A function can be called while another call
	// of it has not returned.
	Function(name string) Code
	// Allocate returns new memory on the heap of the program, Release ends its life.
	Allocate(size uint64) (p uint64, err error)
	Release(p uint64) error
	// Memory is all of the program's memory. It is valid until Go or the program allocates more, or closes the program.
	Memory() []byte
	// Global returns the address of a global variable.
	Global(name string) (p uint64, ok bool)
	// Leaks returns where memory in use was allocated, and how many bytes; ok is false when the program does not know.
	Leaks() (list []Leak, ok bool)
	// NewInstance makes another program of the same code, with memory of its own, whose globals have their first values. The two
	// can be used at the same time, each by one goroutine; NewInstance can be called while the program is used.
	NewInstance(h *Host) (Program, error)
	// Close releases the memory, and the code when no other instance has it.
	Close() error
}

// Leak is memory that a program has not freed.
type Leak struct {
	At    core.Location
	Bytes uint64
}

// Trap is the error of a [Program] that was stopped because of what it did.
type Trap struct {
	// Reason says what happened.
	Reason string
	// At is the operation, and Callers are the calls that led there, the innermost first.
	At      core.Location
	Callers []Caller
	// Notes say where the cause lies.
	Notes []Caller
	// Err is what a function of Go ended the program with, nil otherwise.
	Err error
}

// Caller is a call that has not returned: where it is, and the name of the function that makes it. In [Trap].Notes, the
// name is the text.
type Caller struct {
	At   core.Location
	Name string
}

// Error implements error.
func (t *Trap) Error() string { return t.Reason }

// Unwrap returns Err.
func (t *Trap) Unwrap() error { return t.Err }

// compileModule makes the engine one that executes compiled code: a new instance of a program, or a new one.
func (e *Engine) compileModule(module *core.Operation, from Program, r *core.Reporter) error {
	if e.o.Compiler == nil {
		return errors.New(`engine.JIT needs a compiler: import "github.com/odsgen/ods/backend/jit" and set Options.Compiler to jit.Compiler{}`)
	}
	if !e.declareSymbols(module, r) {
		return r.List()
	}
	var err error
	h := &Host{Stdout: e.o.Stdout, Stderr: e.o.Stderr, MaxMemory: e.o.MaxMemory, MaxSteps: e.o.MaxSteps, Check: e.o.Check,
		External: e.externalCode}
	if from != nil {
		e.program, err = from.NewInstance(h)
	} else {
		e.program, err = e.o.Compiler.Compile(module, h)
	}
	if err != nil {
		return err
	}
	for name := range e.globalTypes {
		if p, ok := e.program.Global(name); ok {
			e.globals[name] = p
		}
	}
	return nil
}

// Close releases what compiled code takes. The engine, its memrefs and slices of their [Memref.Data] cannot be used
// after it. An interpreter needs no Close.
func (e *Engine) Close() error {
	if e.program == nil {
		return nil
	}
	return e.program.Close()
}

// codeOf returns the compiled code of a function.
func (e *Engine) codeOf(f *function) (Code, error) {
	if f.run == nil {
		if f.vararg {
			return nil, fmt.Errorf("'@%s' has variadic arguments and cannot be called from Go", f.name)
		}
		if f.run = e.program.Function(f.name); f.run == nil {
			return nil, fmt.Errorf("'@%s' cannot be called from Go", f.name)
		}
	}
	return f.run, nil
}

// wordCount returns how many words the arguments or the results of a function take, whichever is more.
func (e *Engine) wordCount(f *function) (int, error) {
	in, out := 0, 0
	for i, t := range f.params {
		l, ok := e.leaves(t)
		if !ok {
			return 0, fmt.Errorf("argument #%d of '@%s' has type %s, which the engine does not have", i, f.name, t)
		}
		in += int(wordsOf(l))
	}
	for _, t := range e.results(f) {
		l, _ := e.leaves(t)
		out += int(wordsOf(l))
	}
	return max(in, out), nil
}

// callCompiled is [Engine.Call] for compiled code.
func (e *Engine) callCompiled(ctx context.Context, f *function, args []Value, shared ...*loan) ([]Value, error) {
	if err := e.construct(ctx); err != nil {
		return nil, err
	}
	n, err := e.wordCount(f)
	if err != nil {
		return nil, err
	}
	words := make([]uint64, n)
	flags := make([]byte, n)
	at := 0
	for i, a := range args {
		l, _ := e.leaves(f.params[i])
		if err := a.put(l, words[at:], flags[at:]); err != nil {
			return nil, fmt.Errorf("argument #%d of '@%s' has type %s: %w", i, f.name, f.params[i], err)
		}
		at += int(wordsOf(l))
		if x := e.shared[a.Ptr]; x != nil && a.Kind == PtrKind {
			shared = append(shared, x)
		}
	}
	if err := e.checkMemrefs(f, words); err != nil {
		return nil, err
	}
	if err := e.invoke(ctx, f, words, shared); err != nil {
		return nil, err
	}
	var out []Value
	for _, t := range e.results(f) {
		l, _ := e.leaves(t)
		v, _, _ := e.value(t, words, nil)
		out, words = append(out, v), words[wordsOf(l):]
	}
	return out, nil
}

// invoke executes compiled code. The memory of Go that is shared with it is copied there and back.
func (e *Engine) invoke(ctx context.Context, f *function, words []uint64, shared []*loan) error {
	code, err := e.codeOf(f)
	if err != nil {
		return err
	}
	for _, s := range shared {
		if e.lent[s] == 0 { // an outer call has it there
			copy(e.program.Memory()[s.at:], s.data)
		}
		e.lent[s]++
	}
	outer := e.m.ctx
	e.m.ctx, e.m.steps, e.m.spent = ctx, askEvery, 0
	err = code(ctx, words)
	e.m.ctx = outer
	for _, s := range shared {
		if e.lent[s]--; e.lent[s] == 0 {
			delete(e.lent, s)
			if f.writes() {
				copy(s.data, e.program.Memory()[s.at:])
			}
		}
	}
	return e.trapped(err)
}

// trapped makes a diag.List of a trap, with the callers as notes.
func (e *Engine) trapped(err error) error {
	t, ok := err.(*Trap)
	if !ok {
		return err
	}
	if exit, ok := t.Err.(Exit); ok {
		return exit
	}
	r := core.NewReporter(e.ctx)
	f := r.Errorf(t.At, "%s", t.Reason)
	for _, n := range t.Notes {
		f.Note(n.At, "%s", n.Name)
	}
	for _, c := range t.Callers {
		f.Note(c.At, "called from '@%s'", c.Name)
	}
	return withCause(r.List(), t.Err)
}

// hostError is the error of a function of Go that ends the program.
type hostError struct{ error }

// Unwrap returns the function's error.
func (h *hostError) Unwrap() error { return h.error }

// withCause makes the error of a function of Go findable in what it led to.
func withCause(list, err error) error {
	var h *hostError
	if errors.As(err, &h) {
		return &hostFailure{list, h.error}
	}
	var c *classText
	if errors.As(err, &c) {
		return &hostFailure{list, c.class}
	}
	if err != nil && (errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded)) {
		return &hostFailure{list, err}
	}
	return list
}

// hostFailure is the error of a program that a function of Go ended: it reads as a diag.List, and the function's error
// can be found in it.
type hostFailure struct{ list, cause error }

// Error implements error.
func (h *hostFailure) Error() string { return h.list.Error() }

// Unwrap returns the list and the function's error.
func (h *hostFailure) Unwrap() []error { return []error{h.list, h.cause} }

// writes reports whether a function may write memory: without that, slices need not be copied back.
func (f *function) writes() bool {
	if f.effects == unknownEffects {
		f.effects = readsOnly
		f.op.Walk(func(op *core.Operation) {
			if op != f.op && !op.Is(&llvm.LoadDef) && !op.IsMemoryEffectFree() && op.NumSuccessors() == 0 && !op.Is(&llvm.ReturnDef) {
				f.effects = mayWrite
			}
		})
	}
	return f.effects == mayWrite
}

// The effects of a function.
const (
	unknownEffects = iota
	readsOnly
	mayWrite
)

// loan is memory of Go that compiled code works on a copy of.
type loan struct {
	at   uint64
	data []byte
}

// callWith calls a function with slices, whose addresses it puts into the arguments.
func (e *Engine) callWith(ctx context.Context, f *function, args []Value, slices [][]byte, where []int) ([]Value, error) {
	if e.program != nil && len(slices) > 0 {
		if !hostOrder() {
			return nil, errOrder()
		}
		at, loans, err := e.lend(slices)
		if err != nil {
			return nil, err
		}
		defer e.release(loans)
		for i, p := range at {
			args[where[i]], args[where[i]+1] = Ptr(p), Ptr(p)
		}
		return e.callCompiled(ctx, f, args, loans...)
	}
	for i, s := range slices {
		p, err := e.share(s)
		if err != nil {
			return nil, err
		}
		defer e.m.mem.release(p)
		args[where[i]], args[where[i]+1] = Ptr(p), Ptr(p)
	}
	return e.callValues(ctx, f.name, args)
}

// lend finds places in the program's memory for slices of Go: those in it already are used where they are, others get
// room. Slices that overlap in Go overlap there, too. The memory is given back by release.
func (e *Engine) lend(slices [][]byte) (at []uint64, loans []*loan, err error) {
	at = make([]uint64, len(slices))
	whole := addressOf(e.program.Memory())
	size := uintptr(len(e.program.Memory()))
	for i, s := range slices {
		p := addressOf(s)
		if p >= whole && p+uintptr(len(s)) <= whole+size && len(s) > 0 {
			at[i] = uint64(p - whole)
			continue
		}
		at[i] = math.MaxUint64
	}
	for i := range slices {
		if at[i] != math.MaxUint64 {
			continue
		}
		// What overlaps with this one, or with what does.
		low, high := addressOf(slices[i]), addressOf(slices[i])+uintptr(len(slices[i]))
		for again := true; again; {
			again = false
			for k, s := range slices {
				p, q := addressOf(s), addressOf(s)+uintptr(len(s))
				if at[k] == math.MaxUint64 && p < high && q > low && (p < low || q > high) {
					low, high, again = min(low, p), max(high, q), true
				}
			}
		}
		n := uint64(high - low)
		p, err := e.program.Allocate(n)
		if err != nil {
			e.release(loans)
			return nil, nil, err
		}
		l := &loan{at: p}
		if n > 0 {
			first := slices[i]
			for k, s := range slices {
				if at[k] == math.MaxUint64 && addressOf(s) == low {
					first = s
				}
			}
			l.data = unsafe.Slice(unsafe.SliceData(first), n)
		}
		loans = append(loans, l)
		for k, s := range slices {
			if b := addressOf(s); at[k] == math.MaxUint64 && (k == i || len(s) > 0 && b >= low && b < high) {
				at[k] = p + uint64(b-low)
			}
		}
	}
	return at, loans, nil
}

func (e *Engine) release(loans []*loan) {
	for _, l := range loans {
		e.program.Release(l.at)
	}
}

func addressOf(b []byte) uintptr { return uintptr(unsafe.Pointer(unsafe.SliceData(b))) }

// Invoke executes a function on words, as [Code] does: it is [Engine.Call] for callers that have their values as words.
func (e *Engine) Invoke(ctx context.Context, name string, words []uint64) error {
	f := e.functions[name]
	if f == nil || f.op.Region(0).IsEmpty() {
		return e.missing(name)
	}
	was, err := e.enter()
	if err != nil {
		return err
	}
	defer e.leave(was)
	if e.program != nil {
		if err := e.construct(ctx); err != nil {
			return err
		}
		if err := e.checkMemrefs(f, words); err != nil {
			return err
		}
		return e.invoke(ctx, f, words, nil)
	}
	args := make([]Value, len(f.params))
	rest := words
	for i, t := range f.params {
		l, ok := e.leaves(t)
		if !ok || len(rest) < int(wordsOf(l)) {
			return fmt.Errorf("argument #%d of '@%s' has type %s, which the words do not have", i, name, t)
		}
		args[i], _, _ = e.value(t, rest, nil)
		rest = rest[wordsOf(l):]
	}
	out, err := e.callValues(ctx, name, args)
	if err != nil {
		return err
	}
	for i, t := range e.results(f) {
		l, _ := e.leaves(t)
		if len(words) < int(wordsOf(l)) {
			return fmt.Errorf("result #%d of '@%s' has type %s, for which there is no room", i, name, t)
		}
		if err := out[i].put(l, words, make([]byte, wordsOf(l))); err != nil {
			return err
		}
		words = words[wordsOf(l):]
	}
	return nil
}

// externalCode returns the code of a function that the module declares, for compiled code.
func (e *Engine) externalCode(declared *core.Operation) Code {
	v, ok := llvm.AsLLVMFuncOp(declared)
	if !ok {
		return nil
	}
	x, ok := e.o.Externals[v.SymName()]
	if !ok {
		return nil
	}
	ft := v.FunctionType().(*llvm.LLVMFunctionType)
	results := e.results(&function{result: ft.ReturnType()})
	return func(ctx context.Context, words []uint64) error {
		outer := e.m.ctx
		e.m.ctx = ctx
		defer func() { e.m.ctx = outer }()
		c := ExternalCall{e: e, result: ft.ReturnType()}
		rest := words
		for i, t := range ft.Params() {
			l, ok := e.leaves(t)
			if !ok {
				return fmt.Errorf("argument #%d of '@%s' has type %s, which the engine does not have", i, v.SymName(), t)
			}
			a, _, _ := e.value(t, rest, nil)
			c.Args, rest = append(c.Args, a), rest[wordsOf(l):]
		}
		r, err := e.callOut(x, &c)
		if err != nil || len(results) == 0 {
			return err
		}
		l, ok := e.leaves(ft.ReturnType())
		if !ok {
			return fmt.Errorf("'@%s' returns a value of type %s, which the engine does not have", v.SymName(), ft.ReturnType())
		}
		if err := r.put(l, words, make([]byte, len(words))); err != nil {
			return fmt.Errorf("the result of '@%s' has another type than is declared: %w", v.SymName(), err)
		}
		return nil
	}
}

// bytes returns size bytes of the program's memory to read or write, and the flags of undefined ones, which may be nil.
func (e *Engine) bytes(p, size uint64, write bool) (data, undef []byte, err error) {
	if e.program == nil {
		return e.m.mem.bytes(p, size, write)
	}
	m := e.program.Memory()
	if p+size > uint64(len(m)) || p+size < p {
		return nil, nil, fmt.Errorf("%d bytes at address 0x%x are not all in memory, which has %d", size, p, len(m))
	}
	return m[p : p+size : p+size], nil, nil
}
