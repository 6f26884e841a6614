package mlprogram

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/call"
	gen "github.com/odsgen/ods/generated/mlprogram"
	"github.com/odsgen/ods/passes"
)

// symbols is a set of references; equal ones are identical.
type symbols map[*core.SymbolRefAttr]bool

func (s symbols) addAll(t symbols) {
	for x := range t {
		s[x] = true
	}
}

// access is which globals something loads and stores.
type access struct{ loads, stores symbols }

func newAccess() access { return access{symbols{}, symbols{}} }

func (a access) addAll(b access) {
	a.loads.addAll(b.loads)
	a.stores.addAll(b.stores)
}

func (*MlprogramPipelineGlobalsPass) run(r *passes.Run) {
	p := &pipeliner{calls: map[*core.SymbolRefAttr]access{}}
	if !p.findCalls(r.Op) {
		return // a value is called, which may load and store anything
	}
	for op := range r.Op.Region(0).Ops() {
		for _, rg := range op.Regions() {
			for b := range rg.Blocks() {
				p.block(b, newAccess())
			}
		}
	}
}

// pipeliner knows what calls load and store.
type pipeliner struct {
	calls map[*core.SymbolRefAttr]access
}

// findCalls finds out what each called function loads and stores, itself or in what it calls. It returns false when a
// value is called.
func (p *pipeliner) findCalls(module *core.Operation) bool {
	callees := map[*core.SymbolRefAttr]*core.Operation{}
	known := module.WalkPost(func(op *core.Operation) core.WalkResult {
		if c, ok := call.CallOpInterfaceKey.Of(op); ok {
			ref := c.CalleeSymbol()
			if ref == nil {
				return core.WalkInterrupt
			}
			callees[ref] = op.LookupNearestSymbol(ref)
		}
		return core.WalkAdvance
	})
	if !known {
		return false
	}
	direct := map[*core.SymbolRefAttr]access{}
	callsOf := map[*core.SymbolRefAttr][]*core.SymbolRefAttr{}
	for ref, f := range callees {
		a := newAccess()
		direct[ref] = a
		if f == nil {
			continue
		}
		f.Walk(func(op *core.Operation) {
			if l, ok := gen.AsGlobalLoadOp(op); ok {
				a.loads[l.GlobalAttr()] = true
			} else if s, ok := gen.AsGlobalStoreOp(op); ok {
				a.stores[s.GlobalAttr()] = true
			} else if c, ok := call.CallOpInterfaceKey.Of(op); ok {
				callsOf[ref] = append(callsOf[ref], c.CalleeSymbol())
			}
		})
	}
	for ref := range callees {
		all := newAccess()
		seen := symbols{ref: true}
		for work := []*core.SymbolRefAttr{ref}; len(work) > 0; {
			f := work[len(work)-1]
			work = work[:len(work)-1]
			all.addAll(direct[f])
			for _, c := range callsOf[f] {
				if !seen[c] {
					seen[c] = true
					work = append(work, c)
				}
			}
		}
		p.calls[ref] = all
	}
	return true
}

// block drops what a block loads although it is known, and what it stores in vain, and adds what remains to total.
func (p *pipeliner) block(b *core.Block, total access) {
	values := map[*core.SymbolRefAttr]*core.Value{}      // what globals are known to be
	pending := map[*core.SymbolRefAttr]*core.Operation{} // stores that nothing has loaded
	var dead []*core.Operation
	forget := func(a access) {
		total.addAll(a)
		for ref := range a.loads {
			delete(pending, ref)
		}
		for ref := range a.stores {
			delete(pending, ref)
			delete(values, ref)
		}
	}
	for op := range b.Ops() {
		if l, ok := gen.AsGlobalLoadOp(op); ok {
			ref := l.GlobalAttr()
			if v := values[ref]; v != nil {
				l.Result().ReplaceAllUsesWith(v)
				dead = append(dead, op)
				continue
			}
			total.loads[ref] = true
			values[ref] = l.Result()
			delete(pending, ref)
			continue
		}
		if s, ok := gen.AsGlobalStoreOp(op); ok {
			ref := s.GlobalAttr()
			total.stores[ref] = true
			if old := pending[ref]; old != nil {
				dead = append(dead, old)
			}
			values[ref], pending[ref] = s.Value(), op
			continue
		}
		if c, ok := call.CallOpInterfaceKey.Of(op); ok {
			forget(p.calls[c.CalleeSymbol()])
			continue
		}
		inner := newAccess()
		for _, rg := range op.Regions() {
			for nested := range rg.Blocks() {
				p.block(nested, inner)
			}
		}
		forget(inner)
	}
	for _, op := range dead {
		op.Erase()
	}
}
