package datacopy

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
	"github.com/odsgen/ods/passes/dialect/affine/slice"
)

// Options say where copies go and how they are made.
type Options struct {
	// Capacity is how many bytes the fast memory has.
	Capacity uint64
	// SlowSpace is the memory space that is copied from, FastSpace that of buffers, TagSpace that of tags of transfers.
	SlowSpace, FastSpace, TagSpace uint64
	// DMA makes transfers instead of loops.
	DMA bool
	// SkipSteps copies within loops whose step is not 1, whatever fits into the fast memory.
	SkipSteps bool
	// Unchecked makes copies whatever else touches the memory, as upstream does.
	Unchecked bool
}

// Run makes copies in all blocks of a function, and returns the accesses in them, the maps of which may not be in
// their simplest form. It warns where
// buffers do not fit into the fast memory.
func Run(f *core.Operation, body *core.Region, opts Options, rep *core.Reporter) (accesses []*core.Operation) {
	g := &generator{f: f, body: body, opts: opts, rep: rep, isCopy: map[*core.Operation]bool{}}
	constant(g.top(f.Loc()), 0)
	for block := range body.Blocks() {
		g.block(block)
	}
	return g.promote()
}

// generator makes the copies of one function.
type generator struct {
	f    *core.Operation
	body *core.Region
	opts Options
	rep  *core.Reporter
	// nests are the loops that copy, which are not copied for again.
	nests  []gen.ForOp
	isCopy map[*core.Operation]bool
}

// top returns a builder at the start of the function.
func (g *generator) top(loc core.Location) *core.Builder {
	b := core.NewBuilder(g.f.Context())
	b.SetStart(g.body.Entry())
	b.SetLoc(loc)
	return b
}

// constant makes an index.
func constant(b *core.Builder, n int64) *core.Value {
	return arith.NewConstant(b, b.Context().IndexAttr(n)).Result()
}

// block makes the copies of a block: each loop is a range of its own, or is entered when it is too large, and so are
// the operations from an access to the
// next loop.
func (g *generator) block(block *core.Block) {
	begin := g.nextStart(block.First())
	for op := begin; op != nil; {
		loop, ok := gen.AsForOp(op)
		if !ok || g.isCopy[op] {
			op = op.Next()
			continue
		}
		g.copyRange(begin, op)
		if g.enter(loop) {
			g.block(loops.Body(loop))
		} else {
			g.copyRange(op, op.Next())
		}
		// The loop itself stays, whatever is put before and after it.
		begin = g.nextStart(op.Next())
		op = begin
	}
	if begin != nil {
		g.copyRange(begin, block.Last())
	}
}

// nextStart returns the first operation from op on at which a range may start.
func (g *generator) nextStart(op *core.Operation) *core.Operation {
	for ; op != nil; op = op.Next() {
		if !g.isCopy[op] && (isAccess(op) || op.Is(&gen.ForDef)) {
			return op
		}
	}
	return nil
}

func isAccess(op *core.Operation) bool { return op.Is(&gen.LoadDef) || op.Is(&gen.StoreDef) }

// enter reports whether copies are made within a loop instead of around it.
func (g *generator) enter(loop gen.ForOp) bool {
	if g.opts.SkipSteps {
		return loops.Step(loop) != 1
	}
	size, ok := slice.FootprintOr(loop, func(op *core.Operation) {
		g.rep.OpEmitWarningf(op, "getMemoryFootprintBytes: unable to perform a union on a memory region")
	})
	return ok && uint64(size) > g.opts.Capacity
}

// promote replaces loops with one iteration among those that copy by their bodies, and returns the accesses in all of
// them.
func (g *generator) promote() (accesses []*core.Operation) {
	for _, nest := range g.nests {
		var inner []gen.ForOp
		nest.Op.Walk(func(op *core.Operation) {
			if l, ok := gen.AsForOp(op); ok {
				inner = append(inner, l)
			} else if isAccess(op) {
				accesses = append(accesses, op)
			}
		})
		for _, l := range inner {
			loops.PromoteIfSingleIteration(l)
		}
	}
	return accesses
}
