package dealloc

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (*LowerDeallocationsPass) run(r *passes.Run) {
	if !r.Op.Is(&core.ModuleDef) && !r.Op.Has(core.TraitFunctionLike) {
		r.Reporter().Errorf(r.Op.Loc(), "root operation must be a builtin.module or a function")
		r.Fail()
		return
	}
	set := conversion.NewPatternSet()
	AddLowering(set, r.Reporter(), BuildHelpers(r.Op))
	t := conversion.NewTarget()
	t.LegalDialects(memref.Name, arith.Name, scf.Name, funcd.Name)
	t.IllegalOps(bufferization.DeallocDef.Name)
	if !conversion.Partial([]*core.Operation{r.Op}, t, set, r.ConversionConfig()) {
		r.Fail()
	}
}

// Helpers has for each symbol table the function that compares memory when the program runs.
type Helpers map[*core.Operation]*core.Operation

// BuildHelpers adds the function to the symbol tables below a module in which memory must be compared. Functions get
// none: nothing can be put next to them.
func BuildHelpers(root *core.Operation) Helpers {
	h := make(Helpers)
	if !root.Is(&core.ModuleDef) {
		return h
	}
	root.WalkPost(func(op *core.Operation) core.WalkResult {
		d, ok := bufferization.AsDeallocOp(op)
		if !ok || len(d.Memrefs()) <= 1 {
			return core.WalkAdvance
		}
		if table := symbolTableOf(op); table != nil && h[table] == nil {
			f := buildHelper(root.Context(), root.Loc())
			core.NewSymbols(table).Insert(f, nil)
			h[table] = f
		}
		return core.WalkAdvance
	})
	return h
}

func symbolTableOf(op *core.Operation) *core.Operation {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if p.Has(core.TraitSymbolTable) {
			return p
		}
	}
	return nil
}

// AddLowering adds the pattern that replaces bufferization.dealloc. The reporter is told where a helper is missing.
func AddLowering(set *conversion.PatternSet, r *core.Reporter, h Helpers) {
	conversion.On(set, nil, &bufferization.DeallocDef, func(op, in bufferization.DeallocOp, rw *conversion.Rewriter) bool {
		l := lowering{emitter{&rw.Builder, op.Op.Loc()}, in}
		var results []*core.Value
		switch n := len(in.Memrefs()); {
		case n == 0:
			results = slices.Repeat([]*core.Value{l.truth(false)}, len(in.Retained()))
		case n == 1 && len(in.Retained()) == 0:
			l.deallocIf(in.Conditions()[0], in.Memrefs()[0])
		case n == 1:
			results = l.one()
		default:
			f := h[symbolTableOf(op.Op)]
			if f == nil {
				r.OpEmitErrorf(op.Op, "library function required for generic lowering, but cannot be automatically inserted when operating on functions")
				return false
			}
			results = l.many(f)
		}
		rw.ReplaceOp(op.Op, results...)
		return true
	})
}

// emitter makes operations at a location.
type emitter struct {
	*core.Builder
	loc core.Location
}

func (e emitter) truth(v bool) *core.Value { return truth(e.Builder, e.loc, v) }

func (e emitter) index(n int) *core.Value {
	return arith.Constant{Value: e.Context().IndexAttr(int64(n)), Loc: e.loc}.Build(e.Builder).Result()
}

func (e emitter) and(a, b *core.Value) *core.Value {
	return arith.AndI{Lhs: a, Rhs: b, Loc: e.loc}.Build(e.Builder).Result()
}

func (e emitter) compare(p arith.CmpIPredicate, a, b *core.Value) *core.Value {
	return arith.CmpI{Predicate: p, Lhs: a, Rhs: b, Loc: e.loc}.Build(e.Builder).Result()
}

func (e emitter) pointer(m *core.Value) *core.Value {
	return memref.ExtractAlignedPointerAsIndex{Source: m, Loc: e.loc}.Build(e.Builder).AlignedPointer()
}

func (e emitter) load(m, i *core.Value) *core.Value {
	return memref.Load{Memref: m, Indices: []*core.Value{i}, Loc: e.loc}.Build(e.Builder).Result()
}

func (e emitter) store(v, m, i *core.Value) {
	memref.Store{Value: v, Memref: m, Indices: []*core.Value{i}, Loc: e.loc}.Build(e.Builder)
}

func (e emitter) alloc(n int, elem core.Type) *core.Value {
	return memref.Alloc{MemrefType: e.Context().MemRef([]int64{int64(n)}, elem, nil, nil), Loc: e.loc}.Build(e.Builder).Memref()
}

func (e emitter) dealloc(m *core.Value) { memref.Dealloc{Memref: m, Loc: e.loc}.Build(e.Builder) }

// anySize casts memory to memory of any size.
func (e emitter) anySize(m *core.Value) *core.Value {
	t := m.Type().(*core.MemRefType)
	return memref.Cast{DestType: e.Context().MemRef([]int64{core.Dynamic}, t.ElementType(), nil, nil), Source: m, Loc: e.loc}.Build(e.Builder).Dest()
}

func (e emitter) deallocIf(cond, m *core.Value) {
	scf.If{Condition: cond, ResultsTypes: []core.Type{}, Loc: e.loc, ThenRegion: func(b *core.Builder) []*core.Value {
		emitter{b, e.loc}.dealloc(m)
		return nil
	}}.Build(e.Builder)
}

// lowering rewrites one operation.
type lowering struct {
	emitter
	in bufferization.DeallocOp
}

// one compares a single memref with what is retained.
func (l lowering) one() (results []*core.Value) {
	m, cond := l.in.Memrefs()[0], l.in.Conditions()[0]
	at := l.pointer(m)
	var others []*core.Value
	for _, v := range l.in.Retained() {
		others = append(others, l.compare(arith.CmpIPredicateNe, at, l.pointer(v)))
	}
	free := others[0]
	for _, v := range others[1:] {
		free = l.and(free, v)
	}
	l.deallocIf(l.and(free, cond), m)
	yes := l.truth(true)
	for _, v := range others {
		same := arith.XOrI{Lhs: v, Rhs: yes, Loc: l.loc}.Build(l.Builder).Result()
		results = append(results, l.and(same, cond))
	}
	return results
}

// many lets the helper find out what to free, and who owns what is retained.
func (l lowering) many(helper *core.Operation) (results []*core.Value) {
	memory, conditions, retained := l.in.Memrefs(), l.in.Conditions(), l.in.Retained()
	index, truth := l.Context().Index(), l.Context().I1()
	pointers, conds, keep := l.alloc(len(memory), index), l.alloc(len(conditions), truth), l.alloc(len(retained), index)
	storeAll := func(list []*core.Value, to *core.Value, f func(*core.Value) *core.Value) {
		for i, v := range list {
			v = f(v)
			l.store(v, to, l.index(i))
		}
	}
	storeAll(memory, pointers, l.pointer)
	storeAll(conditions, conds, func(v *core.Value) *core.Value { return v })
	storeAll(retained, keep, l.pointer)
	anyPointers, anyConds, anyKeep := l.anySize(pointers), l.anySize(conds), l.anySize(keep)
	free, owned := l.alloc(len(memory), truth), l.alloc(len(retained), truth)
	args := []*core.Value{anyPointers, anyKeep, anyConds, l.anySize(free), l.anySize(owned)}
	f := core.Must(funcd.AsFuncOp(helper))
	funcd.Call{Callee: f.SymName(), Operands: args, Result0Types: []core.Type{}, Loc: l.loc}.Build(l.Builder)
	for i, m := range memory {
		l.deallocIf(l.load(free, l.index(i)), m)
	}
	for i := range retained {
		results = append(results, l.load(owned, l.index(i)))
	}
	for _, m := range []*core.Value{pointers, keep, conds, free, owned} {
		l.dealloc(m)
	}
	return results
}

// buildHelper makes the function that takes the addresses of memory to be freed and of memory to be retained and the
// conditions of the former, and finds out what to free and who owns the latter.
func buildHelper(c *core.Context, loc core.Location) *core.Operation {
	pointers, truths := c.MemRef([]int64{core.Dynamic}, c.Index(), nil, nil), c.MemRef([]int64{core.Dynamic}, c.I1(), nil, nil)
	types := []core.Type{pointers, pointers, truths, truths, truths}
	f := funcd.Func{SymName: "dealloc_helper", FunctionType: c.Function(types, nil), SymVisibility: c.String("private"), Loc: loc}.Build(core.NewBuilder(c))
	b := core.NewBuilder(c)
	entry := b.CreateBlock(f.Body(), types, slices.Repeat([]core.Location{loc}, len(types))...)
	h := helper{emitter: emitter{b, loc}, memory: entry.Arg(0), retained: entry.Arg(1), conds: entry.Arg(2), free: entry.Arg(3), owned: entry.Arg(4)}
	h.zero, h.one = h.index(0), h.index(1)
	yes, no := h.truth(true), h.truth(false)
	size := memref.Dim{Source: h.memory, Index: h.zero, Loc: loc}.Build(b).Result()
	h.numRetained = memref.Dim{Source: h.retained, Index: h.zero, Loc: loc}.Build(b).Result()
	h.loop(b, h.numRetained, nil, func(e emitter, i *core.Value, _ []*core.Value) []*core.Value {
		e.store(no, h.owned, i)
		return nil
	})
	h.loop(b, size, nil, func(e emitter, i *core.Value, _ []*core.Value) []*core.Value {
		h.decide(e, i, yes)
		return nil
	})
	funcd.Return{Loc: loc}.Build(b)
	return f.Op
}

// helper is what the helper function works with.
type helper struct {
	emitter
	memory, retained, conds, free, owned *core.Value
	zero, one, numRetained               *core.Value
}

// loop counts up to a limit, with a value that each iteration makes anew when init is given.
func (h *helper) loop(b *core.Builder, limit, init *core.Value,
	body func(e emitter, i *core.Value, args []*core.Value) []*core.Value) *core.Operation {
	var inits []*core.Value
	if init != nil {
		inits = []*core.Value{init}
	}
	return scf.For{LowerBound: h.zero, UpperBound: limit, Step: h.one, InitArgs: inits, Loc: h.loc,
		Region: func(b *core.Builder, i *core.Value, args []*core.Value) []*core.Value {
			return body(emitter{b, h.loc}, i, args)
		}}.Build(b).Op
}

// decide finds out whether to free memory i: when its condition holds, and it is neither retained nor freed before.
func (h *helper) decide(e emitter, i, yes *core.Value) {
	at, cond := e.load(h.memory, i), e.load(h.conds, i)
	notRetained := h.loop(e.Builder, h.numRetained, yes, func(e emitter, k *core.Value, args []*core.Value) []*core.Value {
		kept := e.load(h.retained, k)
		scf.If{Condition: e.compare(arith.CmpIPredicateEq, kept, at), ResultsTypes: []core.Type{}, Loc: e.loc,
			ThenRegion: func(b *core.Builder) []*core.Value {
				e := emitter{b, h.loc}
				either := arith.OrI{Lhs: e.load(h.owned, k), Rhs: cond, Loc: e.loc}.Build(b).Result()
				e.store(either, h.owned, k)
				return nil
			}}.Build(e.Builder)
		return []*core.Value{e.and(args[0], e.compare(arith.CmpIPredicateNe, kept, at))}
	}).Result(0)
	isNew := scf.For{LowerBound: h.zero, UpperBound: i, Step: h.one, InitArgs: []*core.Value{notRetained}, Loc: h.loc,
		Region: func(b *core.Builder, k *core.Value, args []*core.Value) []*core.Value {
			e := emitter{b, h.loc}
			other := e.compare(arith.CmpIPredicateNe, e.load(h.memory, k), at)
			if !upstream.UnfreedAliases.In(e.Context()) {
				unfreed := arith.XOrI{Lhs: e.load(h.conds, k), Rhs: yes, Loc: e.loc}.Build(b).Result()
				other = arith.OrI{Lhs: other, Rhs: unfreed, Loc: e.loc}.Build(b).Result()
			}
			return []*core.Value{e.and(args[0], other)}
		}}.Build(e.Builder).Op.Result(0)
	e.store(e.and(isNew, cond), h.free, i)
}
