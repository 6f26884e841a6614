package core

// Regions of symbol tables (modules) are named and printed lazily: the values directly inside first, each operation's
// nested values when its turn comes. Names in one operation never depend on those in its siblings, so batches of
// operations go to workers, each with a printer of its own that starts from the names of the regions around. Where
// everything is named already, batches of operations or blocks are printed from these names. The texts are written in
// order.

const (
	// A batch holds operations of about this weight: functions of 2 kB make batches of 128 kB.
	maxBatchWeight = 1024
	// regionWeight is the weight of an operation with regions; others weigh 1.
	regionWeight = 16
	// Dividing less than this is not worth the trouble.
	minDividedWeight = 8 * regionWeight
	minDividedBlocks = 64
)

func batchWeight(op *Operation) int {
	if op.NumRegions() > 0 {
		return regionWeight
	}
	return 1
}

// isLazy reports whether the operations in op's region are named when they are printed.
func isLazy(op *Operation) bool { return op.Has(TraitSymbolTable) && op.NumRegions() == 1 }

// lazyOp names what is in op's regions, prints op, and forgets the names.
func (p *Printer) lazyOp(op *Operation) {
	start, mark, names, grouped := p.counters, p.used.mark(), len(p.names), len(p.groups)+len(p.labels)
	if isLazy(op) {
		p.nameRegion(op.Region(0))
		p.namedOp(op)
		p.used.release(mark)
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
	if p.pool != nil {
		// Workers may still read these names, so their memory is not used again.
		p.names = p.names[:names:names]
		if grouped == 0 {
			p.groups, p.labels = nil, nil
		}
		return
	}
	p.names = p.names[:names]
	if grouped == 0 {
		clear(p.groups)
		clear(p.labels)
	}
}

// divideOps prints, or visits for their aliases, the operations of a block in batches by the pool. It reports false
// when they are too few.
func (p *Printer) divideOps(b *Block, end *Operation) bool {
	total := 0
	for op := b.first; op != end; op = op.next {
		total += batchWeight(op)
	}
	if total < minDividedWeight {
		return false
	}
	size := min(maxBatchWeight, total/(8*p.pool.workers))
	first := b.first
	weight := 0
	for op := b.first; op != end; op = op.next {
		if p.lazy && isLazy(op) {
			p.submitOps(first, op)
			p.inlineOps(op, op.next)
			first, weight = op.next, 0
			continue
		}
		if weight += batchWeight(op); weight >= size {
			p.submitOps(first, op.next)
			first, weight = op.next, 0
		}
	}
	p.submitOps(first, end)
	if p.collect != nil {
		p.drain()
	}
	return true
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

func (p *Printer) submitOps(first, end *Operation) {
	if first != end {
		p.submit(&printJob{ops: [2]*Operation{first, end}})
	}
}

// divideBlocks prints the blocks from first on in batches by the pool, when there are many and their values have names.
func (p *Printer) divideBlocks(first *Block) bool {
	if p.pool == nil || p.lazy || first == nil {
		return false
	}
	n := 0
	for b := first; b != nil; b = b.next {
		n++
	}
	if n < minDividedBlocks {
		return false
	}
	n = 0
	from := first
	for b := first; b != nil; b = b.next {
		if n++; n == minDividedBlocks || b.next == nil {
			p.submit(&printJob{blocks: [2]*Block{from, b.next}})
			from, n = b.next, 0
		}
	}
	return true
}
