package pdleval

import (
	"iter"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/pdl"
	"github.com/odsgen/ods/generated/pdlinterp"
)

// frame is one run of a function of the interpreter.
type frame struct {
	*Patterns
	rw      *rewrite.Rewriter
	vals    map[*core.Value]any // nil is nothing: an operand that is not there
	matches []match
	blocks  int
	failed  bool
	done    bool // pdl_interp.finalize ends loops, too
}

func newFrame(p *Patterns, rw *rewrite.Rewriter) *frame {
	return &frame{Patterns: p, rw: rw, vals: make(map[*core.Value]any)}
}

func (f *frame) set(v *core.Value, to any) { f.vals[v] = to }

// op and typeOf return what a value stands for, nil when that is nothing.
func (f *frame) op(v *core.Value) *core.Operation {
	op, _ := f.vals[v].(*core.Operation)
	return op
}

func (f *frame) typeOf(v *core.Value) core.Type {
	x, _ := f.vals[v].(core.Type)
	return x
}

// attribute returns an attribute; what pdl calls one may be a type of Go that implements more.
func (f *frame) attribute(v *core.Value) core.Attribute {
	x, _ := f.vals[v].(core.Attribute)
	return x
}

// values returns a value, or a range of them, as a list.
func (f *frame) values(v *core.Value) []*core.Value {
	switch x := f.vals[v].(type) {
	case *core.Value:
		if x != nil {
			return []*core.Value{x}
		}
	case []*core.Value:
		return x
	}
	return nil
}

func (f *frame) types(v *core.Value) []core.Type {
	switch x := f.vals[v].(type) {
	case []core.Type:
		return x
	case core.Type:
		return []core.Type{x}
	}
	return nil
}

// flatValues joins values and ranges.
func (f *frame) flatValues(list []*core.Value) (out []*core.Value) {
	for _, v := range list {
		out = append(out, f.values(v)...)
	}
	return out
}

// maxBlocks is how many blocks one run executes at most: functions that people write may go in circles.
const maxBlocks = 1 << 22

// run executes blocks until there is nowhere to go.
func (f *frame) run(b *core.Block) {
	for b != nil && !f.done && !f.failed {
		if f.blocks++; f.blocks > maxBlocks {
			f.failed = true
			return
		}
		var next *core.Block
		for op := range b.Ops() {
			if f.failed = f.misses(op); f.failed {
				return
			}
			if op.Has(core.TraitTerminator) {
				next = f.terminator(op)
				break
			}
			f.step(op)
			if f.failed {
				return
			}
		}
		b = next
	}
}

// misses reports whether an operation is about another one that is not there. Functions made of pdl ask before.
func (f *frame) misses(op *core.Operation) bool {
	if op.Is(&pdlinterp.IsNotNullDef) || op.Is(&pdlinterp.AreEqualDef) || op.Is(&pdlinterp.RecordMatchDef) ||
		op.Is(&pdlinterp.ApplyConstraintDef) || op.Is(&pdlinterp.ApplyRewriteDef) {
		return false
	}
	for _, v := range op.Operands() {
		if _, ok := v.Type().(*pdl.OperationType); ok && f.op(v) == nil {
			return true
		}
	}
	return false
}

func choose(yes bool, op *core.Operation) *core.Block {
	if yes {
		return op.Successor(0)
	}
	return op.Successor(1)
}

// terminator returns the block that control goes to, or nil.
func (f *frame) terminator(op *core.Operation) *core.Block {
	switch op.Info().Def() {
	case &pdlinterp.FinalizeDef:
		f.done = true
		return nil
	case &pdlinterp.ContinueDef:
		return nil
	case &pdlinterp.BranchDef:
		return op.Successor(0)
	case &pdlinterp.ForEachDef:
		return f.forEach(op)
	case &pdlinterp.RecordMatchDef:
		f.record(op)
		return op.Successor(0)
	case &pdlinterp.IsNotNullDef:
		return choose(!isNothing(f.vals[op.Operand(0)]), op)
	case &pdlinterp.AreEqualDef:
		return choose(equal(f.vals[op.Operand(0)], f.vals[op.Operand(1)]), op)
	case &pdlinterp.ApplyConstraintDef:
		c, _ := pdlinterp.AsApplyConstraintOp(op)
		return choose(f.call(op, f.natives.Constraints[c.Name()], c.Args()) != c.IsNegated(), op)
	}
	if yes, ok := f.check(op); ok {
		return choose(yes, op)
	}
	return f.choice(op)
}

// check answers questions about one thing.
func (f *frame) check(op *core.Operation) (yes, ok bool) {
	counts := func(n, want int, atLeast bool) bool { return n == want || atLeast && n > want }
	if c, ok := pdlinterp.AsCheckOperationNameOp(op); ok {
		return f.op(c.InputOp()).Name() == c.Name(), true
	} else if c, ok := pdlinterp.AsCheckOperandCountOp(op); ok {
		return counts(f.op(c.InputOp()).NumOperands(), int(c.Count()), c.CompareAtLeast()), true
	} else if c, ok := pdlinterp.AsCheckResultCountOp(op); ok {
		return counts(f.op(c.InputOp()).NumResults(), int(c.Count()), c.CompareAtLeast()), true
	} else if c, ok := pdlinterp.AsCheckAttributeOp(op); ok {
		return f.attribute(c.Attribute()) == c.ConstantValueAttr(), true
	} else if c, ok := pdlinterp.AsCheckTypeOp(op); ok {
		return f.typeOf(c.Value()) == c.Type(), true
	} else if c, ok := pdlinterp.AsCheckTypesOp(op); ok {
		return slices.Equal(f.types(c.Value()), typesOf(c.TypesAttr())), true
	}
	return false, false
}

func typesOf(a *core.ArrayAttr) (out []core.Type) {
	for _, x := range a.Elems() {
		if t, ok := x.(*core.TypeAttr); ok {
			out = append(out, t.Value())
		}
	}
	return out
}

// choice finds the case of a switch.
func (f *frame) choice(op *core.Operation) *core.Block {
	at := -1
	find := func(a *core.ArrayAttr, is func(core.Attribute) bool) { at = slices.IndexFunc(a.Elems(), is) }
	count := func(a *core.DenseElementsAttr, n int) {
		at = slices.Index(slices.Collect(ints(a)), int64(n))
	}
	if c, ok := pdlinterp.AsSwitchOperationNameOp(op); ok {
		name := f.op(c.InputOp()).Name()
		find(c.CaseValuesAttr(), func(a core.Attribute) bool {
			s, ok := a.(*core.StringAttr)
			return ok && s.Value() == name
		})
	} else if c, ok := pdlinterp.AsSwitchOperandCountOp(op); ok {
		count(c.CaseValuesAttr(), f.op(c.InputOp()).NumOperands())
	} else if c, ok := pdlinterp.AsSwitchResultCountOp(op); ok {
		count(c.CaseValuesAttr(), f.op(c.InputOp()).NumResults())
	} else if c, ok := pdlinterp.AsSwitchAttributeOp(op); ok {
		a := f.attribute(c.Attribute())
		find(c.CaseValuesAttr(), func(b core.Attribute) bool { return a == b })
	} else if c, ok := pdlinterp.AsSwitchTypeOp(op); ok {
		t := f.typeOf(c.Value())
		find(c.CaseValuesAttr(), func(b core.Attribute) bool {
			x, ok := b.(*core.TypeAttr)
			return ok && x.Value() == t
		})
	} else if c, ok := pdlinterp.AsSwitchTypesOp(op); ok {
		list := f.types(c.Value())
		find(c.CaseValuesAttr(), func(b core.Attribute) bool {
			x, ok := b.(*core.ArrayAttr)
			return ok && slices.Equal(typesOf(x), list)
		})
	}
	return op.Successor(at + 1) // the default comes first
}

func ints(a *core.DenseElementsAttr) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		for i := range a.NumElements() {
			if n, ok := a.Element(i).(*core.IntegerAttr); !ok || !yield(n.Int64()) {
				return
			}
		}
	}
}

// forEach runs the body for each element, and goes on after them.
func (f *frame) forEach(op *core.Operation) *core.Block {
	c := core.Must(pdlinterp.AsForEachOp(op))
	body := c.Region().Entry()
	each := func(x any) bool {
		f.set(body.Arg(0), x)
		f.run(body)
		return !f.done && !f.failed
	}
	switch list := f.vals[c.Values()].(type) {
	case []*core.Operation:
		for _, x := range list {
			if !each(x) {
				return nil
			}
		}
	case []*core.Value:
		for _, x := range list {
			if !each(x) {
				return nil
			}
		}
	case []core.Type:
		for _, x := range list {
			if !each(x) {
				return nil
			}
		}
	}
	return c.Successor()
}

func (f *frame) record(op *core.Operation) {
	r := core.Must(pdlinterp.AsRecordMatchOp(op))
	m := match{record: r}
	var locs []core.Location
	for _, v := range r.MatchedOps() {
		if x := f.op(v); x != nil {
			locs = append(locs, x.Loc())
		}
	}
	m.loc = op.Context().FusedLoc(locs, nil)
	for _, v := range r.Inputs() {
		m.args = append(m.args, f.vals[v])
	}
	f.matches = append(f.matches, m)
}

// call calls a native function, and takes its results.
func (f *frame) call(op *core.Operation, native Native, args []*core.Value) bool {
	list := make([]any, len(args))
	for i, v := range args {
		list[i] = f.vals[v]
	}
	results, ok := native(f.rw, list)
	for i, v := range op.Results() {
		if i < len(results) {
			f.set(v, results[i])
		}
	}
	return ok
}

// isNothing reports whether there is nothing, also as a nil pointer.
func isNothing(x any) bool {
	switch x := x.(type) {
	case nil:
		return true
	case *core.Operation:
		return x == nil
	case *core.Value:
		return x == nil
	}
	return false
}

func equal(a, b any) bool {
	if isNothing(a) || isNothing(b) {
		return isNothing(a) && isNothing(b)
	}
	switch a := a.(type) {
	case []*core.Value:
		b, ok := b.([]*core.Value)
		return ok && slices.Equal(a, b)
	case []core.Type:
		b, ok := b.([]core.Type)
		return ok && slices.Equal(a, b)
	case []*core.Operation:
		b, ok := b.([]*core.Operation)
		return ok && slices.Equal(a, b)
	}
	switch b.(type) {
	case []*core.Value, []core.Type, []*core.Operation:
		return false
	}
	return a == b
}
