package bytecode

import (
	"sync/atomic"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/internal/fanout"
)

// Isolated regions that are sections of their own are read by several goroutines, when all attributes, types and names
// have been read. What does not fit this picture, which is any mistake, makes the file be read in order, so that
// results and errors are those of one goroutine by construction.

// parallelBytes is the length of the operations from which more than one goroutine reads them.
const parallelBytes = 256 << 10

// taskBytes is how many bytes a goroutine takes at a time.
const taskBytes = 64 << 10

// regionTask are the regions of an isolated operation.
type regionTask struct {
	op    *core.Operation
	c     cursor
	level int
}

// parallelIR reads the operations; nil when they have to be read in order.
func (r *reading) parallelIR(c cursor) *core.Operation {
	r.resolveAll()
	b, top := r.newRegionReader(c)
	b.queues = true
	b.file(top)
	if r.failure.failed {
		return nil
	}
	var batches [][]regionTask
	for tasks := b.tasks; len(tasks) > 0; {
		n, size := 0, 0
		for n < len(tasks) && (n == 0 || size < taskBytes) {
			size += len(tasks[n].c.data)
			n++
		}
		batches = append(batches, tasks[:n])
		tasks = tasks[n:]
	}
	workers := make([]*regionReader, r.o.Workers)
	var failed atomic.Bool
	panicked := fanout.NewPool(r.o.Workers).Each(0, len(batches), func(worker, i int) {
		w := workers[worker]
		if w == nil {
			own := *r
			own.frozen, own.opened = true, nil
			w = &regionReader{reading: &own, bytes: len(r.data)}
			workers[worker] = w
		}
		for _, t := range batches[i] {
			if failed.Load() || !w.task(t) {
				failed.Store(true)
				return
			}
		}
	})
	if panicked != nil || failed.Load() {
		return nil
	}
	b.orderUses(top)
	return top
}

// task reads the regions of an operation.
func (b *regionReader) task(t regionTask) bool {
	b.c, b.c.f, b.scope, b.level = t.c, &b.reading.failure, new(scope), t.level
	for i := range t.op.NumRegions() {
		b.region(t.op.Region(i))
	}
	if b.pending > 0 || b.c.failed() {
		return false
	}
	b.orderUses(t.op)
	b.early, b.orders = b.early[:0], b.orders[:0]
	return !b.c.failed()
}

// resolveAll reads all attributes, types and names that have no mistakes. Those with mistakes matter only when something
// refers to them.
func (r *reading) resolveAll() {
	c := cursor{section: sectionAttrType, f: &r.failure}
	forget := func() {
		if r.failure.failed {
			r.failure, r.depth = failure{}, 0
		}
	}
	for i := range r.names {
		r.nameAt(&c, uint64(i))
		forget()
	}
	for i := range r.types {
		r.typ(&c, uint64(i))
		forget()
	}
	for i := range r.attrs {
		if e := &r.attrs[i]; e.attr == nil && !e.hasLoc {
			r.resolveAttr(&c, e)
			forget()
		}
	}
}
