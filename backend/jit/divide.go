package jit

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/odsgen/ods/backend/wasm"
	"github.com/tetratelabs/wazero/api"
)

// worker executes parts of loops for a program. It has machine code's state and a stack for itself, and everything else is the
// program's: memory, the heap, globals.
type worker struct{ program }

const (
	// leastWork is how many operations a part has at least: to hand it to a worker takes some microseconds.
	leastWork = 1 << 14
	// partsEach is how many parts there are for each worker, so that all have something to do until the end.
	partsEach = 4
)

// Divide implements host.Divider. Parts are handed out as workers ask for them; which worker executes a part makes no
// difference.
func (p *program) Divide(ctx context.Context, function string, words []uint64, work int64) error {
	begin, n := words[0], words[1]-words[0]
	least := max(1, leastWork/uint64(work))
	workers := int(min(uint64(p.most), n/least))
	if workers > 1 && p.hire(workers-1) != nil {
		workers = 1 // there is no memory for more
	}
	if workers <= 1 {
		return p.Function(function)(ctx, slices.Clone(words))
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	part := max(least, n/uint64(workers*partsEach))
	var next atomic.Uint64
	var once sync.Once
	var first error
	execute := func(p *program) {
		code := p.Function(function)
		args := make([]uint64, len(words))
		for {
			at := next.Add(1) - 1
			if at > n/part || at*part >= n {
				return
			}
			copy(args, words)
			args[0], args[1] = begin+at*part, begin+min(at*part+part, n)
			if err := code(ctx, args); err != nil {
				once.Do(func() { first = err }) // others stop because of it
				cancel(err)
				return
			}
		}
	}
	var wg sync.WaitGroup
	for _, w := range p.team[:workers-1] {
		w.see(p.memory.space.used())
		wg.Go(func() { execute(&w.program) })
	}
	execute(p)
	wg.Wait()
	p.see(p.memory.space.used())
	return first
}

// hire makes workers, unless there are as many.
func (p *program) hire(n int) error {
	for len(p.team) < n {
		w := &worker{program{Program: p.Worker(), code: p.code, most: 1,
			memory: &memory{max: p.memory.max, space: p.memory.space, worker: true, apart: true}}}
		err := w.open()
		if err == nil {
			err = w.enter(p)
		}
		if err != nil {
			_ = w.runtime.Close(background)
			return err
		}
		p.team = append(p.team, w)
	}
	return nil
}

// enter gives a worker that has been loaded a stack in the program's memory.
func (w *worker) enter(p *program) error {
	size := uint64(p.code.stack)
	at, err := p.Allocate(size)
	if err != nil {
		return err
	}
	w.memory.apart = false
	w.see(max(p.memory.space.used(), w.Size()+page)) // more than it has, so that the memory becomes the program's
	w.instance.ExportedGlobal(wasm.BottomName).(api.MutableGlobal).Set(at)
	w.stack.Set((at + size) &^ 15)
	w.Start(&w.program)
	return nil
}

// see makes all memory that the program has visible.
func (p *program) see(size uint64) {
	if have := p.Size(); size > have {
		p.instance.Memory().Grow(uint32((size - have) / page))
	}
}
