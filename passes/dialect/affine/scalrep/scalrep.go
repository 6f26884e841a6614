package scalrep

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/analysis/alias"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// Run replaces accesses in a function by scalars, and reports whether it changed anything.
func Run(f *core.Operation) bool {
	p := pass{f: f, dom: &core.DominanceInfo{}, postDom: &core.PostDominanceInfo{}, elements: newElements()}
	stores := p.list(dependence.IsWrite)
	p.elements.fill(stores)
	for _, load := range p.list(dependence.IsRead) {
		p.forwardStore(load)
	}
	p.eraseAll()
	for _, store := range stores {
		p.findUnusedStore(store)
	}
	p.eraseAll()
	p.eraseMemory()
	loads := p.list(dependence.IsRead)
	p.elements.fill(loads)
	p.same = make(map[*core.Operation]*core.Operation)
	for _, load := range loads {
		p.reuseLoad(load)
	}
	p.eraseAll()
	return p.changed
}

type pass struct {
	f       *core.Operation
	dom     *core.DominanceInfo
	postDom *core.PostDominanceInfo
	erase   []*core.Operation
	// memory was read by loads that were replaced, in the order of these.
	memory   []*core.Value
	elements *elements
	// same has the earlier loads that loads were replaced by.
	same    map[*core.Operation]*core.Operation
	changed bool
}

// list returns the accesses that is accepts, in the order of the text.
func (p *pass) list(is func(*core.Operation) bool) (list []dependence.Access) {
	p.f.Walk(func(op *core.Operation) {
		if !is(op) {
			return
		}
		if a, ok := dependence.AccessOf(op); ok {
			list = append(list, a)
		}
	})
	return list
}

func (p *pass) eraseAll() {
	p.changed = p.changed || len(p.erase) > 0
	for _, op := range p.erase {
		op.Erase()
	}
	p.erase = nil
}

// forwardStore replaces a load by what was stored to the same element before, when nothing else can have been stored in
// between. What lies between a store and the load lies between each store before it and the load as well, so the search
// ends at the first store with something after it.
func (p *pass) forwardStore(load dependence.Access) {
	var last *core.Operation
	for store := range p.elements.of(load).before(load.Op, p.dom) {
		if !noneBetween(core.EffectWrite, store.Op, load) {
			return
		}
		if mustReach(store, load) {
			last = store.Op
			break
		}
	}
	if last == nil {
		return
	}
	w, _ := gen.AffineWriteOpInterfaceKey.Of(last)
	if value := w.WrittenValue(); value.Type() == load.Op.Result(0).Type() {
		load.Op.Result(0).ReplaceAllUsesWith(value)
		if !slices.Contains(p.memory, load.MemRef) {
			p.memory = append(p.memory, load.MemRef)
		}
		p.erase = append(p.erase, load.Op)
	}
}

// mustReach reports whether the destination accesses in each iteration of the common loops what the source accessed in
// the same one.
func mustReach(src, dst dependence.Access) bool {
	if dependence.AnalysisScope(src.Op) != dependence.AnalysisScope(dst.Op) {
		return false
	}
	return dependence.Check(src, dst, dependence.NumCommonLoops(src.Op, dst.Op)+1, false).Outcome == dependence.Exists
}

// findUnusedStore marks a store after which another one to the same element follows on all ways, which writes all that it
// writes, without a read in between. When there is one before the nearest of these, it is before all others too.
func (p *pass) findUnusedStore(a dependence.Access) {
	for b := range p.elements.of(a).behind(a.Op, p.postDom) {
		if !covers(accessed(b.Op), accessed(a.Op)) && !upstream.ScalarWidths.In(p.f.Context()) {
			continue
		}
		if noneBetween(core.EffectRead, a.Op, b) {
			p.erase = append(p.erase, a.Op)
		}
		return
	}
}

// eraseMemory erases local memory that is only written and freed any more, with everything that does.
func (p *pass) eraseMemory() {
	for _, m := range p.memory {
		def := m.DefiningOp()
		if def == nil || !dependence.OnlyEffect(def, core.EffectAllocate, m) {
			continue
		}
		used := false
		for user := range m.Users() {
			used = used || !dependence.IsWrite(user) && !dependence.OnlyEffect(user, core.EffectFree, m)
		}
		if used {
			continue
		}
		for user := range m.Users() {
			user.Erase()
		}
		def.Erase()
	}
}

// reuseLoad replaces a load by an earlier one of the same element, when nothing can have been stored in between. Of
// several, it is the first. For a load of the same block, what is known of that one tells it.
func (p *pass) reuseLoad(a dependence.Access) {
	var first *core.Operation
	for b := range p.elements.of(a).before(a.Op, p.dom) {
		if !noneBetween(core.EffectWrite, b.Op, a) {
			break
		}
		if b.Op.Result(0).Type() != a.Op.Result(0).Type() {
			continue
		}
		first = b.Op
		if earlier := p.same[first]; earlier != nil {
			first = earlier
		}
		if b.Op.Block() == a.Op.Block() {
			break
		}
	}
	if first != nil {
		a.Op.Result(0).ReplaceAllUsesWith(first.Result(0))
		p.same[a.Op] = first
		p.erase = append(p.erase, a.Op)
	}
}

// noneBetween reports whether nothing on the ways from an operation to an access can have an effect of the kind on its
// memory.
func noneBetween(kind core.EffectKind, start *core.Operation, a dependence.Access) bool {
	return !(&between{kind: kind, start: start, access: a}).search(start, a.Op)
}

// accessed returns the type of what an operation reads or writes.
func accessed(op *core.Operation) core.Type {
	if w, ok := gen.AffineWriteOpInterfaceKey.Of(op); ok {
		return w.WrittenValue().Type()
	}
	if op.NumResults() == 1 {
		return op.Result(0).Type()
	}
	return nil
}

// covers reports whether a value of type b, written where one of type a begins, overwrites all of that.
func covers(b, a core.Type) bool {
	if a == b {
		return true
	}
	long, ok := b.(*core.VectorType)
	if !ok {
		return false
	}
	short, ok := a.(*core.VectorType)
	if !ok {
		return a == long.ElementType()
	}
	return short.ElementType() == long.ElementType() && slices.EqualFunc(short.Shape(), long.Shape(), func(x, y int64) bool { return x <= y })
}

// isWide reports whether an access is to more than the element that its subscripts name.
func isWide(a dependence.Access) bool {
	m, ok := a.MemRef.Type().(*core.MemRefType)
	return !ok || accessed(a.Op) != m.ElementType()
}

// between looks for an effect.
type between struct {
	kind   core.EffectKind
	start  *core.Operation
	access dependence.Access
}

// search looks at all ways from an operation to another one, which is in the same region or below it.
func (s *between) search(from, until *core.Operation) bool {
	if from.ParentRegion() != until.ParentRegion() {
		// All of the operation around the second one, because its regions may be executed repeatedly.
		return s.search(from, until.ParentOp()) || s.has(until.ParentOp())
	}
	for op := from.Next(); op != nil && op != until; op = op.Next() {
		if s.has(op) {
			return true
		}
	}
	if until.Block() == from.Block() {
		return false
	}
	todo, done := from.Block().Succs(), map[*core.Block]bool{}
	for len(todo) > 0 {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if done[b] {
			continue
		}
		done[b] = true
		op := b.First()
		for ; op != nil && op != until; op = op.Next() {
			if s.has(op) {
				return true
			}
		}
		if op == nil {
			todo = append(todo, b.Succs()...)
		}
	}
	return false
}

// has reports whether an operation may have the effect.
func (s *between) has(op *core.Operation) bool {
	effects, known := op.Effects()
	if len(effects) == 0 && op.Has(core.TraitRecursiveMemoryEffects) {
		for _, r := range op.Regions() {
			for o := range r.Ops() {
				if s.has(o) {
					return true
				}
			}
		}
		return false
	}
	if !known {
		return true
	}
	for _, e := range effects {
		if e.Kind == s.kind && (e.Value == nil || e.Value == s.access.MemRef || alias.MayAlias(e.Value, s.access.MemRef)) {
			return s.reaches(op)
		}
	}
	return false
}

// reaches reports whether the effect of an operation can be one on what is accessed. Accesses through affine maps are
// compared: only those inside of the loops that the start and the access have in common count.
func (s *between) reaches(op *core.Operation) bool {
	a, ok := dependence.AccessOf(op)
	scope := dependence.AnalysisScope(op)
	if !ok || a.MemRef != s.access.MemRef || scope != dependence.AnalysisScope(s.access.Op) ||
		scope != dependence.AnalysisScope(s.start) {
		return true
	}
	if (isWide(a) || isWide(s.access)) && !upstream.ScalarWidths.In(op.Context()) {
		return true // subscripts tell only where vectors begin
	}
	common := dependence.NumCommonLoops(s.start, s.access.Op)
	for depth := dependence.NumCommonLoops(op, s.access.Op) + 1; depth > common; depth-- {
		if dependence.Check(a, s.access, depth, false).Outcome != dependence.None {
			return true
		}
	}
	return false
}
