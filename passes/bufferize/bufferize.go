package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
)

// Counts are what bufferization has done.
type Counts struct {
	Allocs, InPlace, OutOfPlace int
}

// insertCopies makes all operands in root usable in place, after an analysis of the operation around. What is in symbol
// tables in that is left as it is. It reports errors.
func insertCopies(root, around *core.Operation, s *AnalysisState) bool {
	rw := &Rewriter{Rewriter: rewrite.NewRewriter(root.Context(), nil), State: s}
	inTable := isSymbolTable(around)
	return root.WalkPost(func(op *core.Operation) core.WalkResult {
		i := s.of(op)
		if i == nil || inTable && parentTable(op) != around {
			return core.WalkAdvance
		}
		rw.SetBefore(op)
		if !i.ResolveConflicts(op, rw) {
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
}

func isSymbolTable(op *core.Operation) bool { return op.Has(core.TraitSymbolTable) }

// parentTable returns the symbol table that an operation, which may be one itself, is in.
func parentTable(op *core.Operation) *core.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if isSymbolTable(p) {
			return p
		}
	}
	return nil
}

// driver rewrites operations and keeps track of what that does.
type driver struct {
	rewrite.NoListener
	options   *Options
	work      []*core.Operation
	toBuffers []*core.Operation // in order of creation; may have been erased
	counts    Counts
	globals   *globals
	constants []constant // to be given memory
}

func newDriver(o *Options, g *globals) *driver { return &driver{options: o, globals: g} }

// finish gives constants memory and adds what was done. The driver may be nil.
func (d *driver) finish(counts *Counts) {
	if d == nil {
		return
	}
	for _, c := range d.constants {
		d.globals.resolve(c)
	}
	counts.Allocs += d.counts.Allocs
}

// OpInserted implements [rewrite.Listener].
func (d *driver) OpInserted(op *core.Operation) {
	switch op.Name() {
	case "memref.alloc":
		d.counts.Allocs++
	case bufferizationgen.ToBufferDef.Name:
		d.toBuffers = append(d.toBuffers, op)
		return
	case bufferizationgen.ToTensorDef.Name:
		return
	}
	if hasTensors(op) && d.options.allows(op) {
		d.work = append(d.work, op)
	}
}

// bufferizeOp rewrites root and everything in it. It reports errors.
func bufferizeOp(root *core.Operation, o *Options, r *core.Reporter, symbols *symbolTables, g *globals, counts *Counts) bool {
	d := newDriver(o, g)
	g.prepare()
	ok := d.bufferize(root, r, symbols)
	d.finish(counts)
	return ok
}

// bufferize rewrites root and everything in it. It reports errors. Call [driver.finish] after it.
func (d *driver) bufferize(root *core.Operation, r *core.Reporter, symbols *symbolTables) bool {
	o := d.options
	if !checkElements(root, o, r) {
		return false
	}
	plain := &AnalysisState{Options: o, Report: r, symbols: symbols}
	if o.CopyBeforeWrite && !insertCopies(root, root, plain) {
		return false
	}
	root.Walk(func(op *core.Operation) {
		if op.Is(&bufferizationgen.ToBufferDef) {
			d.toBuffers = append(d.toBuffers, op)
		}
		if o.allows(op) && hasTensors(op) {
			d.work = append(d.work, op)
		}
	})
	rw := &Rewriter{Rewriter: rewrite.NewRewriter(root.Context(), d), State: plain, driver: d}
	for i := 0; i < len(d.work); i++ {
		op := d.work[i]
		if op.IsErased() {
			continue
		}
		m := o.op(op)
		if m == nil || !hasTensors(op) {
			continue
		}
		if !checkBlocks(m, op, r) {
			return false
		}
		rw.SetBefore(op)
		if !m.Bufferize(op, rw) {
			return r.OpEmitErrorf(op, "failed to bufferize op").Fail()
		}
	}
	if root.IsErased() {
		return true
	}
	for _, op := range d.toBuffers {
		if !op.IsErased() {
			rw.SetBefore(op)
			rw.foldPair(op)
		}
	}
	root.Walk(func(op *core.Operation) {
		if op.Is(&bufferizationgen.ToTensorDef) && !op.HasUses() {
			rw.EraseOp(op)
		}
	})
	return o.AllowUnknown || d.allDone(r)
}

// checkElements reports an operation that is to be bufferized and works on a tensor of elements that memory cannot
// have, such as quantized ones.
func checkElements(root *core.Operation, o *Options, r *core.Reporter) bool {
	seen := map[core.Type]bool{}
	fits := func(op *core.Operation, t core.Type) bool {
		if query.IsTensor(t) && !seen[t] {
			if elem := core.ElementTypeOrSelf(t); root.Context().VerifyMemRef(nil, elem, nil, nil) != "" {
				return r.OpEmitErrorf(op, "cannot be bufferized: memory cannot have elements of type '%s'", core.TypeString(elem)).Fail()
			}
			seen[t] = true
		}
		return true
	}
	ok := true
	root.WalkPre(func(op *core.Operation) core.WalkResult {
		if !o.allows(op) || o.op(op) == nil {
			return core.WalkAdvance
		}
		for t := range typesOf(op) {
			if ok = fits(op, t); !ok {
				return core.WalkInterrupt
			}
		}
		for _, a := range op.Attrs() { // the types of functions and of globals
			if t, is := a.Value.(*core.TypeAttr); is {
				for _, t := range signature(t.Value()) {
					if ok = fits(op, t); !ok {
						return core.WalkInterrupt
					}
				}
			}
		}
		return core.WalkAdvance
	})
	return ok
}

// signature returns the types of a function's arguments and results, or the type itself.
func signature(t core.Type) []core.Type {
	if f, ok := t.(*core.FunctionType); ok {
		return slices.Concat(f.Inputs(), f.Results())
	}
	return []core.Type{t}
}

// allDone reports an operation that still works on tensors.
func (d *driver) allDone(r *core.Reporter) bool {
	for _, op := range d.work {
		if op.IsErased() || !hasTensors(op) || !d.options.allows(op) || !op.HasUses() && op.IsMemoryEffectFree() {
			continue
		}
		if op.Is(&bufferizationgen.ToTensorDef) || op.Is(&bufferizationgen.ToBufferDef) {
			continue
		}
		return r.OpEmitErrorf(op, "op was not bufferized").Fail()
	}
	return true
}

// BlockSignature makes the arguments of a block that are tensors memory, and what branches pass to it. It reports
// errors.
func (rw *Rewriter) BlockSignature(b *core.Block) bool {
	defer rw.keep()()
	if rw.State.of(b.ParentOp()) == nil {
		return false
	}
	types := b.ArgTypes()
	for i, a := range b.Args() {
		if isTensor(a.Type()) {
			t, ok := rw.State.BufferType(a)
			if !ok {
				return false
			}
			types[i] = t
		}
	}
	for i, a := range b.Args() {
		old := a.Type()
		if old == types[i] {
			continue
		}
		var list []*core.Use
		for u := range a.Uses() {
			list = append(list, u)
		}
		a.SetType(types[i])
		rw.SetStart(b)
		if len(list) == 0 {
			continue
		}
		t := bufferizationgen.NewToTensor(rw.at(a.Loc()), old, a).Result()
		for _, u := range list {
			u.Set(t)
		}
	}
	return rw.branches(b)
}

// branches makes what branches pass to a block memory.
func (rw *Rewriter) branches(b *core.Block) bool {
	for u := range b.SuccUses() {
		op := u.Owner()
		br, ok := flow.BranchOpInterfaceKey.Of(op)
		if !ok {
			return rw.Report().OpErrorf(op, "cannot bufferize ops with block references that do not implement BranchOpInterface").Fail()
		}
		list := br.SuccessorOperands(u.Index())
		vals := list.Forwarded()
		for i, v := range vals {
			t := b.Arg(i + list.Produced).Type()
			if v.Type() == t {
				continue
			}
			from, ok := rw.State.BufferType(v)
			if !ok {
				return false
			}
			rw.SetAfterValue(v)
			m := bufferizationgen.NewToBuffer(rw.at(v.Loc()), from, v).Buffer()
			if from != t {
				m = rw.castTo(v.Loc(), m, t)
			}
			vals[i] = m
		}
		list.Set(vals)
	}
	return true
}
