package outline

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/funcd"
)

// Repeated finds pieces of code that differ in nothing but the values from outside that they use, and locations. The zero value
// has none.
type Repeated struct {
	hash    *rewrite.Hasher
	buckets map[uint64][]int // by hash, the numbers of kinds
	kinds   [][]*piece       // of pieces that are equal, in the order of the first of each
}

// piece is a list of operations.
type piece struct {
	ops    []*core.Operation
	params []*core.Value // from outside, in the order of the first uses
	uses   []int         // which of them is used, use by use; -1 is a constant
}

// Add adds a piece: operations that are executed in this order, of which others use the results of the last one only. A function
// can execute those before it again, so they are without side effects. None of them is a terminator, a symbol or part of another piece,
// unless others use it.
func (r *Repeated) Add(ops ...*core.Operation) {
	if r.hash == nil {
		r.hash, r.buckets = rewrite.NewHasher(), make(map[uint64][]int)
	}
	p := newPiece(ops)
	const prime = 1099511628211
	sum := uint64(len(p.params))
	for _, op := range ops {
		sum = sum*prime ^ r.hash.Op(op, true)
	}
	for _, k := range r.buckets[sum] {
		if p.equal(r.kinds[k][0]) {
			r.kinds[k] = append(r.kinds[k], p)
			return
		}
	}
	r.buckets[sum] = append(r.buckets[sum], len(r.kinds))
	r.kinds = append(r.kinds, []*piece{p})
}

// Outline makes a private function of each piece that was added more than once, and calls it at the places of all that are equal.
// The function comes before the one that the first of them is in, within the closest symbol table, and gets the name that the last
// operation of the piece gets from name, followed by a number when that is taken. Its parameters are the values from outside, each once;
// constants that are no tensors or memory are copied into it. It returns the functions.
func (r *Repeated) Outline(name func(last *core.Operation) string) (funcs []funcd.FuncOp) {
	for _, pieces := range r.kinds {
		if len(pieces) < 2 {
			continue
		}
		var fn funcd.FuncOp
		for i, p := range pieces {
			p = newPiece(p.ops) // what it uses may come from calls by now
			if i == 0 {
				fn = p.function(name(p.last()))
			}
			p.call(fn)
		}
		funcs = append(funcs, fn)
	}
	return funcs
}

func newPiece(ops []*core.Operation) *piece {
	p := &piece{ops: ops}
	own := make(map[*core.Operation]bool, len(ops))
	for _, op := range ops {
		own[op] = true
	}
	number := make(map[*core.Value]int)
	for _, op := range ops {
		op.WalkPre(func(o *core.Operation) core.WalkResult {
			for _, v := range o.Operands() {
				def := v.DefiningOp()
				switch {
				case def != nil && own[def], op.IsAncestorOf(owner(v)): // from inside
				case copied(v):
					p.uses = append(p.uses, -1)
				default:
					n, ok := number[v]
					if !ok {
						n = len(p.params)
						number[v], p.params = n, append(p.params, v)
					}
					p.uses = append(p.uses, n)
				}
			}
			return core.WalkAdvance
		})
	}
	return p
}

// copied reports whether a value from outside is a constant that functions have their own copy of.
func copied(v *core.Value) bool {
	_, shaped := v.Type().(core.ShapedType)
	return !shaped && v.ConstantValue() != nil
}

func (p *piece) last() *core.Operation { return p.ops[len(p.ops)-1] }

// equal reports whether one function can stand for both pieces.
func (p *piece) equal(q *piece) bool {
	if len(p.ops) != len(q.ops) || !slices.Equal(p.uses, q.uses) || p.last().NearestSymbolTable() != q.last().NearestSymbolTable() {
		return false
	}
	// Which operands are the same is known already.
	e := rewrite.Equivalence{Equal: func(a, b *core.Value) bool {
		if a.Type() != b.Type() {
			return false
		}
		if copied(a) && copied(b) {
			return a.ConstantValue() == b.ConstantValue()
		}
		i := slices.Index(p.params, a)
		return i >= 0 && i == slices.Index(q.params, b)
	}}
	for i, op := range p.ops {
		if !e.Ops(op, q.ops[i]) {
			return false
		}
	}
	return true
}

// function makes a function that does what the piece does.
func (p *piece) function(name string) funcd.FuncOp {
	last := p.last()
	c, table := last.Context(), last.NearestSymbolTable()
	before := last
	for before.ParentOp() != table {
		before = before.ParentOp()
	}
	types, results := query.TypesOf(p.params), last.ResultTypes()
	fn := funcd.NewFunc(core.NewBuilder(c), name, c.Function(types, results))
	fn.Op.SetLoc(last.Loc())
	fn.Op.SetSymbolVisibility(core.Private)
	core.NewSymbols(table).Insert(fn.Op, before)
	locs := make([]core.Location, len(p.params))
	for i, v := range p.params {
		locs[i] = v.Loc()
	}
	body := core.NewBlock(types, locs...)
	fn.Body().Append(body)
	to := new(core.IRMapping)
	for i, v := range p.params {
		to.Map(v, body.Arg(i))
	}
	for _, op := range p.ops {
		op.WalkPre(func(o *core.Operation) core.WalkResult {
			for _, v := range o.Operands() {
				if _, ok := to.Lookup(v); !ok && copied(v) && !op.IsAncestorOf(v.DefiningOp()) {
					body.Append(v.DefiningOp().Clone(to))
				}
			}
			return core.WalkAdvance
		})
		body.Append(op.Clone(to))
	}
	values := last.ResultList()
	for i, v := range values {
		values[i] = to.Value(v)
	}
	end := core.BuilderAtEnd(c, body)
	end.CreateOp(&core.OperationState{Info: c.InfoOf(&funcd.ReturnDef), Operands: values, Loc: last.Loc()})
	return fn
}

// call calls a function instead.
func (p *piece) call(fn funcd.FuncOp) {
	last := p.last()
	at := core.BuilderBefore(last)
	at.SetLoc(last.Loc())
	call := funcd.NewCall(at, last.ResultTypes(), p.params, fn.SymName())
	last.ReplaceAllUsesWith(call.Op.ResultList())
	last.Erase()
	for _, op := range slices.Backward(p.ops[:len(p.ops)-1]) {
		if !op.HasUses() {
			op.Erase()
		}
	}
}
