package testpasses

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/passes"
)

func (p *PrintLivenessPass) run(r *passes.Run) {
	name, _ := r.Op.SymbolName()
	l := findLiveness(r.Op)
	l.options = r.PrintOptions()
	fmt.Fprintf(r.Output(), "Testing : %s\n", name)
	l.print(r.Output())
	r.PreserveAll()
}

// valueSet is a set of values.
type valueSet map[*core.Value]bool

// liveness says which values are live at the begin and at the end of each block below an operation.
type liveness struct {
	blocks  []*core.Block // each before those nested in it
	in, out map[*core.Block]valueSet

	block map[*core.Block]int // numbers
	op    map[*core.Operation]int
	value map[*core.Value]int

	options core.PrintOptions
}

func findLiveness(top *core.Operation) *liveness {
	l := &liveness{in: map[*core.Block]valueSet{}, out: map[*core.Block]valueSet{}, block: map[*core.Block]int{},
		op: map[*core.Operation]int{}, value: map[*core.Value]int{}}
	l.number(top)
	defined := map[*core.Block]valueSet{}
	for _, b := range l.blocks {
		used := valueSet{}
		l.in[b], l.out[b], defined[b] = used, leaving(b), insideOf(b, used)
	}
	for changed := true; changed; {
		changed = false
		for _, b := range slices.Backward(l.blocks) {
			n := len(l.in[b])
			for _, s := range b.Succs() {
				for v := range l.in[s] {
					l.out[b][v] = true
				}
			}
			for v := range l.out[b] {
				if !defined[b][v] {
					l.in[b][v] = true
				}
			}
			changed = changed || len(l.in[b]) != n
		}
	}
	return l
}

// number counts blocks, operations and values.
func (l *liveness) number(op *core.Operation) {
	for _, g := range op.Regions() {
		for b := range g.Blocks() {
			l.block[b] = len(l.blocks)
			l.blocks = append(l.blocks, b)
			for _, a := range b.Args() {
				l.value[a] = len(l.value)
			}
			for nested := range b.Ops() {
				l.op[nested] = len(l.op)
				for _, v := range nested.Results() {
					l.value[v] = len(l.value)
				}
			}
			for nested := range b.Ops() {
				l.number(nested)
			}
		}
	}
}

// leaving returns the values defined by a block and its operations that other blocks of the region use.
func leaving(b *core.Block) valueSet {
	out := valueSet{}
	add := func(v *core.Value) {
		for user := range v.Users() {
			if b.Region().AncestorBlockInRegion(user.Block()) != b {
				out[v] = true
			}
		}
	}
	for _, a := range b.Args() {
		add(a)
	}
	for op := range b.Ops() {
		for _, v := range op.Results() {
			add(v)
		}
	}
	return out
}

// insideOf returns the values defined in a block or nested in it, and puts those that are used there and not defined into a
// set.
func insideOf(b *core.Block, used valueSet) valueSet {
	defined := valueSet{}
	add := func(b *core.Block) {
		for _, a := range b.Args() {
			defined[a] = true
		}
	}
	add(b)
	for op := range b.Ops() {
		op.Walk(func(nested *core.Operation) {
			for _, v := range nested.Results() {
				defined[v] = true
			}
			for _, g := range nested.Regions() {
				for inner := range g.Blocks() {
					add(inner)
				}
			}
			for _, v := range nested.Operands() {
				used[v] = true
			}
		})
	}
	for v := range defined {
		delete(used, v)
	}
	return defined
}

// first returns the operation of a block from which on a value is live.
func (l *liveness) first(b *core.Block, v *core.Value) *core.Operation {
	if def := v.DefiningOp(); def != nil && !l.in[b][v] {
		return b.AncestorOpInBlock(def)
	}
	return b.First()
}

// last returns the operation of a block until which a value is live.
func (l *liveness) last(b *core.Block, v *core.Value) *core.Operation {
	if l.out[b][v] {
		return b.Last()
	}
	last := l.first(b, v)
	for user := range v.Users() {
		if op := b.AncestorOpInBlock(user); op != nil && last.IsBeforeInBlock(op) {
			last = op
		}
	}
	return last
}

// interval returns the operations at which a value is live, in the order of their numbers.
func (l *liveness) interval(v *core.Value) (out []*core.Operation) {
	todo := []*core.Block{v.ParentBlock()}
	seen := map[*core.Block]bool{todo[0]: true}
	add := func(b *core.Block) {
		if !seen[b] {
			seen[b] = true
			todo = append(todo, b)
		}
	}
	for user := range v.Users() {
		add(user.Block())
	}
	for len(todo) > 0 {
		b := todo[0]
		todo = todo[1:]
		end := l.last(b, v).Next()
		for op := l.first(b, v); op != end; op = op.Next() {
			out = append(out, op)
		}
		for _, s := range b.Succs() {
			if l.in[s][v] {
				add(s)
			}
		}
	}
	slices.SortFunc(out, func(a, b *core.Operation) int { return l.op[a] - l.op[b] })
	return out
}

// liveAt returns the values that are live at an operation.
func (l *liveness) liveAt(op *core.Operation) valueSet {
	b, set := op.Block(), valueSet{}
	add := func(v *core.Value) {
		if !op.IsBeforeInBlock(l.first(b, v)) && !l.last(b, v).IsBeforeInBlock(op) {
			set[v] = true
		}
	}
	for _, a := range b.Args() {
		add(a)
	}
	for v := range l.in[b] {
		add(v)
	}
	for def := b.First(); ; def = def.Next() {
		for _, v := range def.Results() {
			add(v)
		}
		if def == op {
			return set
		}
	}
}

// text is an operation as it is printed when it is alone.
func (l *liveness) text(op *core.Operation) string {
	var b strings.Builder
	core.Print(&b, op, l.options)
	return strings.TrimSuffix(b.String(), "\n")
}

func (l *liveness) name(v *core.Value) string {
	if v.DefiningOp() != nil {
		return fmt.Sprintf("val_%d ", l.value[v])
	}
	return fmt.Sprintf("arg%d@%d ", v.Index(), l.block[v.OwnerBlock()])
}

func (l *liveness) names(set valueSet) (text string) {
	list := make([]*core.Value, 0, len(set))
	for v := range set {
		list = append(list, v)
	}
	slices.SortFunc(list, func(a, b *core.Value) int { return l.value[a] - l.value[b] })
	for _, v := range list {
		text += l.name(v)
	}
	return text
}

func (l *liveness) print(w io.Writer) {
	fmt.Fprint(w, "// ---- Liveness -----\n")
	for i, b := range l.blocks {
		fmt.Fprintf(w, "// - Block: %d\n// --- LiveIn: %s\n// --- LiveOut: %s\n// --- BeginLivenessIntervals", i, l.names(l.in[b]), l.names(l.out[b]))
		for op := range b.Ops() {
			if op.NumResults() > 0 {
				fmt.Fprint(w, "\n")
			}
			for _, v := range op.Results() {
				fmt.Fprintf(w, "// %s:", l.name(v))
				for _, at := range l.interval(v) {
					fmt.Fprintf(w, "\n//     %s", l.text(at))
				}
			}
		}
		fmt.Fprint(w, "\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive\n")
		for op := range b.Ops() {
			if set := l.liveAt(op); len(set) > 0 {
				fmt.Fprintf(w, "//     %s [%s\b]\n", l.text(op), l.names(set))
			}
		}
		fmt.Fprint(w, "// --- EndCurrentlyLive\n")
	}
	fmt.Fprint(w, "// -------------------\n")
}
