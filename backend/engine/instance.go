package engine

import (
	"io"
	"slices"
	"sync"
)

// NewInstance returns another engine for the same program, which shares its code and has everything else for itself: memory,
// globals with their first values, a stack, limits. Engines are used by one goroutine at a time, and instances at the same time;
// that is how a program computes in several goroutines:
//
//	for range workers {
//		instance, err := e.NewInstance()
//		...
//		go func() {
//			defer instance.Close()
//			...
//		}()
//	}
//
// Any goroutine can call it, also while others use the engine. The options are those of the engine; what instances write to
// Stdout and Stderr comes one piece at a time, and functions of Go in Externals are called by several goroutines. A [Memref], and a
// function of [Func], belong to one instance. Each is closed by itself.
func (e *Engine) NewInstance() (*Engine, error) { return prepare(e.module, e.o, e.code, e.program) }

// sharedCode is what the instances of a program have in common when it is interpreted: functions that one of them has translated.
// It also lets only one of them work on the module at a time.
type sharedCode struct {
	mu        sync.Mutex
	functions map[string]*function
}

// compile makes the code of a function, or takes it from another instance.
func (e *Engine) compile(f *function) error {
	e.code.mu.Lock()
	defer e.code.mu.Unlock()
	if have := e.code.functions[f.name]; have != nil && have.op == f.op && have.addr == f.addr {
		f.adopt(have, e)
		return nil
	}
	if err := e.translate(f); err != nil {
		return err
	}
	if e.functions[f.name] == f {
		shared := *f
		e.code.functions[f.name] = &shared
	}
	return nil
}

// adopt takes the code of the same function of another instance, which nobody changes. Calls lead to functions of this one.
// Addresses in the code are right, since all instances lay their globals and functions out in the same way.
func (f *function) adopt(have *function, e *Engine) {
	f.code, f.locs, f.pool, f.generics, f.switches, f.returns = have.code, have.locs, have.pool, have.generics, have.switches, have.returns
	f.consts, f.undefs, f.nParams, f.nValues, f.nSlots, f.allocas = have.consts, have.undefs, have.nParams, have.nValues, have.nSlots, have.allocas
	f.calls = slices.Clone(have.calls)
	for i := range f.calls {
		if k := &f.calls[i]; k.callee != nil {
			k.callee = e.functions[k.callee.name]
		}
	}
	f.compiled = true
}

// lockedWriter is a writer that goroutines share.
type lockedWriter struct {
	mu *sync.Mutex
	w  io.Writer
}

// Write implements io.Writer.
func (l lockedWriter) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.w.Write(p)
}

// oneAtATime makes writers that may be the same, and may be used by several goroutines.
func oneAtATime(x, y io.Writer) (io.Writer, io.Writer) {
	var mu sync.Mutex
	return lockedWriter{&mu, x}, lockedWriter{&mu, y}
}
