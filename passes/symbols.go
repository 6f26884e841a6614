package passes

import (
	"slices"

	"github.com/odsgen/ods/core"
)

func (p *SymbolDCEPass) run(r *Run) {
	if !r.Op.Has(core.TraitSymbolTable) {
		r.Reporter().OpErrorf(r.Op, " was scheduled to run under SymbolDCE, but does not define a symbol table")
		r.Fail()
		return
	}
	hidden := true
	if r.Op.ParentOp() != nil && r.Op.IsSymbol() {
		hidden = r.Op.SymbolVisibility() == core.Private
	}
	l := symbolLiveness{r: r, live: make(map[*core.Operation]bool)}
	if !l.table(r.Op, hidden) {
		r.Fail()
		return
	}
	p.Erased.Add(l.eraseDead(r.Op))
}

type symbolLiveness struct {
	r      *Run
	tables core.SymbolTableCollection
	live   map[*core.Operation]bool
}

// table marks the live symbols of a symbol table and what they refer to.
func (l *symbolLiveness) table(op *core.Operation, hidden bool) bool {
	var work []*core.Operation
	for o := range op.Region(0).Ops() {
		switch {
		case !o.IsSymbol():
			work = append(work, o)
		case !hidden && o.SymbolVisibility() != core.Private || !o.CanDiscardUnusedSymbol():
			if !l.live[o] {
				l.live[o] = true
				work = append(work, o)
			}
		}
	}
	for len(work) > 0 {
		o := work[len(work)-1]
		work = work[:len(work)-1]
		if o.Has(core.TraitSymbolTable) {
			private := !o.IsSymbol() || o.SymbolVisibility() == core.Private
			if !l.table(o, hidden || private) {
				return false
			}
		} else if !l.tablesBelow(o) {
			return false
		}
		uses, ok := o.SymbolUses()
		if !ok {
			return l.r.Reporter().OpEmitErrorf(o,
				"operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses").Fail()
		}
		for _, u := range uses {
			for _, s := range l.resolve(o.ParentOp(), u.Ref) {
				if !l.live[s] {
					l.live[s] = true
					work = append(work, s)
				}
			}
		}
	}
	return true
}

// tablesBelow marks the live symbols of the symbol tables below an operation that is none: nothing outside refers to
// what is in them.
func (l *symbolLiveness) tablesBelow(op *core.Operation) bool {
	for _, rg := range op.Regions() {
		for o := range rg.Ops() {
			if o.Has(core.TraitSymbolTable) && !l.table(o, true) || !o.Has(core.TraitSymbolTable) && !l.tablesBelow(o) {
				return false
			}
		}
	}
	return true
}

// resolve returns the symbols on the path of a reference; none when a part of it is unknown.
func (l *symbolLiveness) resolve(table *core.Operation, ref *core.SymbolRefAttr) (path []*core.Operation) {
	if !table.Has(core.TraitSymbolTable) {
		return nil
	}
	for _, name := range append([]string{ref.Root()}, ref.Nested()...) {
		if table == nil || !table.Has(core.TraitSymbolTable) {
			return nil
		}
		if table = l.tables.Of(table).Lookup(name); table == nil {
			return nil
		}
		path = append(path, table)
	}
	return path
}

func (l *symbolLiveness) eraseDead(root *core.Operation) (n int) {
	root.Walk(func(op *core.Operation) {
		if !op.Has(core.TraitSymbolTable) {
			return
		}
		for o := range op.Region(0).Ops() {
			if o.IsSymbol() && !l.live[o] {
				o.Erase()
				n++
			}
		}
	})
	return n
}

func (p *SymbolPrivatizePass) run(r *Run) {
	for _, rg := range r.Op.Regions() {
		for op := range rg.Ops() {
			if name, _ := op.SymbolName(); op.IsSymbol() && !slices.Contains(p.Exclude, name) {
				op.SetSymbolVisibility(core.Private)
			}
		}
	}
}
