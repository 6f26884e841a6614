package core

import (
	"maps"
	"runtime"
	"slices"
	"sync"
)

// Regions of symbol tables (modules) are named and printed lazily: the values directly inside first, each operation's
// nested values when its turn comes. Names in one operation never depend on those in its siblings, so batches of
// operations go to workers, each with a printer of its own that starts from the names of the regions around. The
// results are written in order.

// parallelMinOps is the number of operations in a region below which dividing it is not worth the trouble.
const parallelMinOps = 8

// maxBatchOps bounds the operations in one batch. Functions of 2 kB make batches of 128 kB.
const maxBatchOps = 64

// isLazy reports whether the operations in op's region are named when they are printed.
func isLazy(op *Operation) bool { return op.Has(TraitSymbolTable) && op.NumRegions() == 1 }

// lazyOp names what is in op's regions, prints op, and forgets the names.
func (p *Printer) lazyOp(op *Operation) {
	start, mark, names, grouped := p.counters, p.used.mark(), len(p.names), len(p.groups)+len(p.labels)
	if isLazy(op) {
		p.nameRegion(op.Region(0))
		p.namedOp(op)
		p.used.release(mark)
		p.names = p.names[:names:names] // not to be overwritten: workers may still read what is behind
	} else {
		for i := range op.NumRegions() {
			p.counters = start
			p.nameRegionTree(op.Region(i))
		}
		p.lazy = false
		p.namedOp(op)
		p.lazy = true
	}
	p.counters = start
	p.names = p.names[:names]
	if grouped == 0 {
		clear(p.groups)
		clear(p.labels)
	}
}

// printPool runs the workers of one print and puts their texts in order.
type printPool struct {
	jobs    chan *printJob
	done    sync.WaitGroup
	queue   []*printJob // submitted and not yet written
	free    [][]byte
	workers int
	aliases []*aliasCollector // of the workers of a collecting printer
}

// printJob is a text on its way to the writer: a batch of operations to print or text that the root printed.
type printJob struct {
	first, end *Operation
	from       *Printer // a copy of the root with the state at the batch
	buf        []byte
	log        []aliasVisit // what a collecting printer found
	shared     printShared
	ready      chan struct{}
	panicked   any
}

// startPool makes workers when the options and the attributes allow them. Distinct attributes are numbered in the order of
// printing and thus need one goroutine.
func (p *Printer) startPool() {
	n := p.o.Workers
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	if n < 2 || !p.lazy || p.collect == nil && (p.w == nil || p.ctx.hasDistinct.Load()) {
		return
	}
	p.pool = &printPool{jobs: make(chan *printJob, 4*n), workers: n}
}

func (pool *printPool) start(p *Printer) {
	for range pool.workers {
		w := &Printer{ctx: p.ctx, o: p.o, aliases: p.aliases, shared: new(printShared)}
		if p.collect != nil {
			w.collect = newAliasCollector()
			w.collect.logging = true
			pool.aliases = append(pool.aliases, w.collect)
		}
		pool.done.Add(1)
		go func() {
			defer pool.done.Done()
			for j := range pool.jobs {
				w.run(j)
			}
		}()
	}
}

// run prints a batch.
func (p *Printer) run(j *printJob) {
	defer func() {
		j.panicked = recover()
		close(j.ready)
	}()
	if p.collect != nil {
		for op := j.first; op != j.end; op = op.next {
			p.CustomOrGenericOp(op)
		}
		j.log, p.collect.log = p.collect.log, nil
		return
	}
	f := j.from
	p.indent, p.dialects = f.indent, append(p.dialects[:0], f.dialects...)
	p.counters, p.lazy, p.args, p.keep = f.counters, true, f.args, f.keep
	p.names = f.names
	p.groups, p.labels = f.groups, f.labels
	p.used.release(0)
	for _, n := range f.used.order {
		p.used.add(n)
	}
	p.shared, p.buf = &j.shared, j.buf[:0]
	for op := j.first; op != j.end; op = op.next {
		p.fullOpAndLoc(op)
		p.Byte('\n')
	}
	j.buf, p.buf = p.buf, nil
}

// lazyBlockOps prints, or visits for their aliases, the operations of a block of a symbol table, in batches by the pool.
func (p *Printer) lazyBlockOps(b *Block, end *Operation) {
	n := 0
	for op := b.first; op != end; op = op.next {
		n++
	}
	if n < parallelMinOps {
		p.inlineOps(b.first, end)
		return
	}
	size := min(maxBatchOps, max(1, n/(8*p.pool.workers)))
	first := b.first
	count := 0
	for op := b.first; op != end; op = op.next {
		if isLazy(op) {
			p.submit(first, op, count)
			p.inlineOps(op, op.next)
			first, count = op.next, 0
			continue
		}
		if count++; count == size {
			p.submit(first, op.next, count)
			first, count = op.next, 0
		}
	}
	p.submit(first, end, count)
	if p.collect != nil {
		p.drain()
	}
}

// inlineOps handles operations without the pool.
func (p *Printer) inlineOps(first, end *Operation) {
	if p.collect == nil {
		p.serialOps(first, end)
		return
	}
	p.drain()
	for op := first; op != end; op = op.next {
		p.CustomOrGenericOp(op)
	}
}

// drain waits for everything in the queue and takes it over.
func (p *Printer) drain() {
	for len(p.pool.queue) > 0 {
		p.takeOldest()
	}
}

// submit queues the text so far and a batch.
func (p *Printer) submit(first, end *Operation, n int) {
	if n == 0 {
		return
	}
	pool := p.pool
	if pool.queue == nil {
		pool.start(p)
	}
	for len(pool.queue) > 4*pool.workers {
		p.takeOldest()
	}
	j := &printJob{first: first, end: end, ready: make(chan struct{})}
	if p.collect == nil {
		p.queueText()
		j.from, j.buf = p.snapshot(), pool.buffer()
	}
	pool.queue = append(pool.queue, j)
	pool.jobs <- j
}

// snapshot copies the state that a worker starts from.
func (p *Printer) snapshot() *Printer {
	from := &Printer{indent: p.indent, dialects: slices.Clone(p.dialects)}
	from.counters, from.args, from.keep = p.counters, p.args, p.keep
	from.names = p.names[:len(p.names):len(p.names)]
	from.used.order = slices.Clone(p.used.order)
	if len(p.groups)+len(p.labels) > 0 {
		from.groups, from.labels = maps.Clone(p.groups), maps.Clone(p.labels)
	}
	return from
}

// flushInOrder writes the text so far, behind what workers are printing.
func (p *Printer) flushInOrder() {
	if p.pool != nil && len(p.pool.queue) > 0 {
		p.queueText()
		return
	}
	p.flush()
}

// queueText moves the root's own text behind what is queued.
func (p *Printer) queueText() {
	if len(p.buf) == 0 {
		return
	}
	if len(p.pool.queue) == 0 && p.w != nil {
		p.flush()
		return
	}
	ready := make(chan struct{})
	close(ready)
	p.pool.queue = append(p.pool.queue, &printJob{buf: p.buf, ready: ready})
	p.buf = p.pool.buffer()
}

func (pool *printPool) buffer() []byte {
	if n := len(pool.free); n > 0 {
		b := pool.free[n-1]
		pool.free = pool.free[:n-1]
		return b[:0]
	}
	return make([]byte, 0, 64<<10)
}

// takeOldest waits for the first batch in the queue and writes its text, or repeats its visits.
func (p *Printer) takeOldest() {
	j := p.pool.queue[0]
	<-j.ready
	p.pool.queue[0] = nil
	p.pool.queue = p.pool.queue[1:]
	if j.panicked != nil {
		p.finishPool(false)
		panic(j.panicked)
	}
	if p.collect != nil {
		p.collect.repeat(p, j.log)
		return
	}
	for _, k := range j.shared.resources {
		p.useResource(k)
	}
	if p.err == nil {
		_, p.err = p.w.Write(j.buf)
	}
	p.pool.free = append(p.pool.free, j.buf)
}

// finishPool writes what is queued and ends the workers.
func (p *Printer) finishPool(write bool) {
	if p.pool == nil {
		return
	}
	if p.pool.queue != nil {
		if write {
			if p.collect == nil {
				p.queueText()
			}
			p.drain()
		}
		close(p.pool.jobs)
		p.pool.done.Wait()
		for _, c := range p.pool.aliases {
			p.collect.addCanonical(c)
		}
	}
	p.pool = nil
}
