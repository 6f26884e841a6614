package core

import (
	"maps"
	"runtime"
	"slices"

	"github.com/odsgen/ods/internal/fanout"
)

// printPool runs the workers of one print and puts their texts in order.
type printPool struct {
	jobs    chan *printJob
	running *fanout.Group // nil before there is something to do
	queue   []*printJob   // submitted and not yet written
	free    [][]byte
	workers int
	merged  *printShared      // what the texts written so far refer to
	aliases []*aliasCollector // of the workers of a collecting printer
}

// printJob is a text on its way to the writer: a batch of operations or blocks to print, or text that the root printed.
type printJob struct {
	ops      [2]*Operation // first, and the one after the last
	blocks   [2]*Block     // the same, when ops is empty
	from     *Printer      // a copy of the root with the state at the batch
	buf      []byte
	log      []aliasVisit // what a collecting printer found
	shared   *printShared
	ready    chan struct{}
	panicked *fanout.Panic
}

// startPool makes workers when the options and the attributes allow them. Distinct attributes are numbered in the order
// of printing and thus need one goroutine.
func (p *Printer) startPool() {
	n := p.o.Workers
	if n <= 0 {
		n = runtime.GOMAXPROCS(0)
	}
	if n < 2 || p.collect == nil && (p.w == nil || p.ctx.hasDistinct.Load()) {
		return
	}
	p.pool = &printPool{jobs: make(chan *printJob, 4*n), workers: n, merged: p.shared}
	p.shared = new(printShared)
}

func (pool *printPool) start(p *Printer) {
	printers := make([]*Printer, pool.workers)
	for i := range printers {
		w := &Printer{ctx: p.ctx, o: p.o, aliases: p.aliases, shared: new(printShared)}
		if p.collect != nil {
			w.collect = newAliasCollector()
			w.collect.logging = true
			pool.aliases = append(pool.aliases, w.collect)
		}
		printers[i] = w
	}
	// The root waits for texts most of the time, so it does not count.
	pool.running = fanout.NewPool(pool.workers+1).Start(pool.workers, func(worker int) {
		w := printers[worker-1]
		for j := range pool.jobs {
			j.panicked = fanout.Catch(func() { w.run(j) })
			close(j.ready)
		}
	})
}

// run prints a batch.
func (p *Printer) run(j *printJob) {
	if p.collect != nil {
		for op := j.ops[0]; op != j.ops[1]; op = op.next {
			p.CustomOrGenericOp(op)
		}
		j.log, p.collect.log = p.collect.log, nil
		return
	}
	p.restore(j.from)
	p.shared, p.buf = j.shared, j.buf[:0]
	for op := j.ops[0]; op != j.ops[1]; op = op.next {
		p.fullOpAndLoc(op)
		p.Byte('\n')
	}
	for b := j.blocks[0]; b != j.blocks[1]; b = b.next {
		p.block(b, true, true)
	}
	j.buf, p.buf = p.buf, nil
}

// snapshot copies the state that a worker starts from. What the root changes later is copied, the rest is shared.
func (p *Printer) snapshot() *Printer {
	from := &Printer{indent: p.indent, dialects: slices.Clone(p.dialects)}
	from.counters, from.args, from.keep, from.lazy = p.counters, p.args, p.keep, p.lazy
	from.names = p.names[:len(p.names):len(p.names)]
	from.groups, from.labels, from.opIDs = p.groups, p.labels, p.opIDs
	if p.lazy {
		from.used.order = slices.Clone(p.used.order)
		from.groups, from.labels = maps.Clone(p.groups), maps.Clone(p.labels)
	}
	return from
}

// restore makes the printer continue from a snapshot.
func (p *Printer) restore(f *Printer) {
	p.indent, p.dialects = f.indent, append(p.dialects[:0], f.dialects...)
	p.counters, p.args, p.keep, p.lazy = f.counters, f.args, f.keep, f.lazy
	p.names, p.groups, p.labels, p.opIDs = f.names, f.groups, f.labels, f.opIDs
	p.used.release(0)
	for _, n := range f.used.order {
		p.used.add(n)
	}
}

// submit queues the text so far and a batch.
func (p *Printer) submit(j *printJob) {
	pool := p.pool
	if pool.running == nil {
		pool.start(p)
	}
	for len(pool.queue) > 4*pool.workers {
		p.takeOldest()
	}
	j.ready = make(chan struct{})
	if p.collect == nil {
		p.queueText()
		j.from, j.buf, j.shared = p.snapshot(), pool.buffer(), new(printShared)
	}
	pool.queue = append(pool.queue, j)
	pool.jobs <- j
}

// flushInOrder writes the text so far, or puts it after what workers are printing.
func (p *Printer) flushInOrder() {
	if p.pool != nil {
		p.queueText()
		return
	}
	p.flush()
}

// queueText moves the root's own text after what is queued.
func (p *Printer) queueText() {
	if len(p.buf) == 0 {
		return
	}
	p.sent++
	if len(p.pool.queue) == 0 {
		p.flush()
		p.pool.merge(p.shared)
	} else {
		ready := make(chan struct{})
		close(ready)
		p.pool.queue = append(p.pool.queue, &printJob{buf: p.buf, shared: p.shared, ready: ready})
		p.buf = p.pool.buffer()
	}
	p.shared = new(printShared)
}

// merge notes the resources that a text refers to, in the order of the texts.
func (pool *printPool) merge(s *printShared) {
	for _, k := range s.resources {
		pool.merged.useResource(k)
	}
}

func (pool *printPool) buffer() []byte {
	if n := len(pool.free); n > 0 {
		b := pool.free[n-1]
		pool.free = pool.free[:n-1]
		return b[:0]
	}
	return make([]byte, 0, 64<<10)
}

// drain waits for everything in the queue and takes it over.
func (p *Printer) drain() {
	for len(p.pool.queue) > 0 {
		p.takeOldest()
	}
}

// takeOldest waits for the first batch in the queue and writes its text, or repeats its visits.
func (p *Printer) takeOldest() {
	j := p.pool.queue[0]
	<-j.ready
	p.pool.queue[0] = nil
	p.pool.queue = p.pool.queue[1:]
	j.panicked.Raise()
	if p.collect != nil {
		p.collect.repeat(p, j.log)
		return
	}
	p.pool.merge(j.shared)
	if p.err == nil {
		_, p.err = p.w.Write(j.buf)
	}
	p.pool.free = append(p.pool.free, j.buf)
}

// finishPool writes what is queued and ends the workers.
func (p *Printer) finishPool() {
	if p.pool == nil {
		return
	}
	if p.collect == nil {
		p.queueText()
	}
	p.drain()
	for _, c := range p.pool.aliases {
		p.collect.addCanonical(c)
	}
	p.shared = p.pool.merged
	p.stopPool()
}

// stopPool ends the workers, also when a hook panicked and texts are left over.
func (p *Printer) stopPool() {
	if p.pool == nil {
		return
	}
	close(p.pool.jobs)
	if p.pool.running != nil {
		p.pool.running.Wait()
	}
	p.pool = nil
}
