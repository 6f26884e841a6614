package funcd

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/passes"
)

func (*DuplicateFunctionEliminationPass) run(r *passes.Run) {
	classes := make(map[uint64][]gen.FuncOp) // by the hash of the signature and the body
	renamed := make(map[*core.Operation]map[string]string)
	var drop []*core.Operation
	r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		f, ok := gen.AsFuncOp(op)
		if !ok || op.IsSymbolDeclaration() {
			return core.WalkAdvance
		}
		key := hash(f)
		for _, g := range classes[key] {
			if equal(f, g) {
				table := op.NearestSymbolTable()
				if renamed[table] == nil {
					renamed[table] = make(map[string]string)
				}
				renamed[table][name(op)] = name(g.Op)
				drop = append(drop, op)
				return core.WalkAdvance
			}
		}
		classes[key] = append(classes[key], f)
		return core.WalkAdvance
	})
	if len(drop) == 0 {
		r.PreserveAll()
		return
	}
	for table, names := range renamed {
		rename(table, names)
	}
	for _, op := range drop {
		op.Erase()
	}
}

func name(op *core.Operation) string {
	s, _ := op.SymbolName()
	return s
}

// hash returns the same number for functions that are equal.
func hash(f gen.FuncOp) uint64 {
	h := rewrite.NewHasher()
	const prime = 1099511628211
	sum := uint64(f.Body().Entry().NumArgs())
	for b := range f.Body().Blocks() {
		for op := range b.Ops() {
			sum = sum*prime ^ h.Op(op, true)
		}
	}
	return sum
}

// equal reports whether functions differ in nothing but their names and locations.
func equal(f, g gen.FuncOp) bool {
	if f.FunctionType() != g.FunctionType() || len(f.Op.Attrs()) != len(g.Op.Attrs()) {
		return false
	}
	// A copy that has the same name is equal in all.
	same := g.Op.Clone(new(core.IRMapping))
	defer same.Erase()
	same.SetSymbolName(name(f.Op))
	return new(rewrite.Equivalence).Ops(f.Op, same)
}

// rename replaces symbols of a table where operations in it refer to them.
func rename(table *core.Operation, names map[string]string) {
	known := make(map[core.Attribute]core.Attribute)
	replace := func(a core.Attribute) (core.Attribute, bool) {
		ref, ok := a.(*core.SymbolRefAttr)
		if !ok {
			return a, false
		}
		if to, ok := names[ref.Root()]; ok {
			return a.Context().SymbolRef(to, ref.Nested()...), true
		}
		return a, true
	}
	for _, region := range table.Regions() {
		for b := range region.Blocks() {
			for op := range b.Ops() {
				op.WalkPre(func(op *core.Operation) core.WalkResult {
					op.ReplaceNestedAttrs(known, replace)
					if op.Has(core.TraitSymbolTable) {
						return core.WalkSkip
					}
					return core.WalkAdvance
				})
			}
		}
	}
}
