package transform

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/subset"
)

func itoa(n int) string { return strconv.Itoa(n) }

// apart is an [Each] whose targets must not hold the script that runs.
func apart(f func(c *Call, target *core.Operation) Outcome) Op {
	return Each(func(c *Call, target *core.Operation) ([]any, Outcome) {
		if o := c.separate(target); !o.Succeeded() {
			return nil, o
		}
		return nil, f(c, target)
	})
}

func applyCSE(c *Call, target *core.Operation) Outcome {
	passes.EliminateCommonSubexpressions(c.Rewriter, new(core.DominanceInfo), target)
	return Done
}

func applyDCE(c *Call, target *core.Operation) Outcome {
	var work []*core.Operation
	queued := map[*core.Operation]bool{}
	erase := func(op *core.Operation) {
		op.Walk(func(o *core.Operation) {
			for _, v := range o.Operands() {
				if def := v.DefiningOp(); def != nil && target.IsProperAncestorOf(def) && !queued[def] {
					queued[def] = true
					work = append(work, def)
				}
			}
		})
		op.Walk(func(o *core.Operation) { delete(queued, o) })
		c.Rewriter.EraseOp(op)
	}
	for _, op := range nested(target) {
		if op != target && !op.IsErased() && op.IsTriviallyDead() {
			erase(op)
		}
	}
	for len(work) > 0 {
		op := work[len(work)-1]
		work = work[:len(work)-1]
		if !queued[op] || op.IsErased() {
			continue
		}
		delete(queued, op)
		if op.IsTriviallyDead() {
			erase(op)
		}
	}
	return Done
}

func applyLICM(c *Call, target *core.Operation) ([]any, Outcome) {
	l, ok := flow.LoopLikeOpInterfaceKey.Of(target)
	if !ok {
		return nil, c.wrongTarget(target)
	}
	passes.HoistInvariants(l)
	return nil, Done
}

func applyHoistSubsets(c *Call, target *core.Operation) ([]any, Outcome) {
	if !flow.LoopLikeOpInterfaceKey.In(target.Info()) {
		return nil, c.wrongTarget(target)
	}
	subset.Hoist(target, c.Rewriter)
	return nil, Done
}

// wrongTarget is the failure of an operation that is not meant for a target.
func (c *Call) wrongTarget(target *core.Operation) Outcome {
	return c.Silenceable("transform applied to the wrong op kind").Note(target.Loc(), "when applied to this op")
}

func applyPatterns(c *Call, target *core.Operation) Outcome {
	op := core.Must(transform.AsApplyPatternsOp(c.Op))
	if set := c.frozen[c.Op]; set != nil {
		return c.greedily(target, set, op.MaxIterations(), op.MaxNumRewrites(), op.ApplyCse())
	}
	set, same := rewrite.NewPatternSet(target.Context()), true
	if !op.Patterns().IsEmpty() {
		for d := range op.Patterns().Entry().Ops() {
			p, ok := PatternsKey.Of(d)
			if !ok {
				return c.State.Definite(d.Loc(), "'%s' op is not supported by the interpreter", d.Name())
			}
			_, ok = p.(settled)
			same = same && ok
			p.AddPatterns(c, d, set)
		}
	}
	frozen := set.Freeze()
	if same {
		c.frozen[c.Op] = frozen
	}
	return c.greedily(target, frozen, op.MaxIterations(), op.MaxNumRewrites(), op.ApplyCse())
}

// greedily applies patterns below an operation, and eliminates common subexpressions if asked, until nothing changes.
func (c *Call) greedily(target *core.Operation, set *rewrite.Frozen, iterations, rewrites int64, cse bool) Outcome {
	cfg := c.run.GreedyConfig()
	cfg.Listener, cfg.MaxIterations, cfg.MaxRewrites = c.track, int(iterations), int(rewrites)
	const bound = 50
	for range bound {
		var converged bool
		if target.Has(core.TraitIsolatedFromAbove) {
			_, converged = rewrite.Greedy(target, set, cfg)
		} else {
			ops := nested(target)
			_, converged = rewrite.GreedyOps(ops[:len(ops)-1], set, cfg)
		}
		if !converged {
			return c.State.Silenceable(target.Loc(), "greedy pattern application failed")
		}
		if !cse || !passes.EliminateCommonSubexpressions(c.Rewriter, new(core.DominanceInfo), target) {
			return Done
		}
	}
	return c.Definite("fixpoint iteration did not converge")
}

// PatternsKey is the key of [Patterns].
var PatternsKey = core.OpInterface[Patterns]{Name: "TransformPatterns"}

// Patterns is an operation of apply_patterns that stands for rewrite patterns. Implementations are stateless and shared.
type Patterns interface {
	// AddPatterns adds the patterns that op, an operation in the region of c.Op, stands for.
	AddPatterns(c *Call, op *core.Operation, set *rewrite.PatternSet)
}

// PatternsFunc is [Patterns] made of a function.
type PatternsFunc func(c *Call, op *core.Operation, set *rewrite.PatternSet)

// AddPatterns calls the function.
func (f PatternsFunc) AddPatterns(c *Call, op *core.Operation, set *rewrite.PatternSet) {
	f(c, op, set)
}

// AttachPatterns lets an operation of apply_patterns stand for patterns.
func AttachPatterns(l *core.Loading, name string, p Patterns) bool {
	return PatternsKey.Attach(l, name, func(*core.Operation) (Patterns, bool) { return p, true })
}

func applyRegisteredPass(c *Call) Outcome {
	op := core.Must(transform.AsApplyRegisteredPassOp(c.Op))
	name := op.PassName()
	if c.passes == nil || c.passes.New(name) == nil && c.passes.Pipeline(name) == nil {
		return c.Definite("unknown pass or pass pipeline: %s", name)
	}
	text := name
	if options := c.passOptions(op); options != "" {
		text += "{" + options + "}"
	}
	p := passes.NewPipeline(passes.AnyAnchor).NestImplicitly(false)
	if list := passes.ParseInto(p, c.passes, text); list.HasErrors() {
		for _, d := range list {
			c.report.Errorf(c.Op.Loc(), "%s", d.Message)
		}
		return c.Definite("failed to add pass or pass pipeline to pipeline: %s", name)
	}
	targets := c.Ops(op.Target())
	for _, target := range targets {
		if o := c.separate(target); !o.Succeeded() {
			return o
		}
		if !c.run.RunPipeline(p, target) {
			return c.Silenceable("pass pipeline failed").Note(target.Loc(), "target op")
		}
	}
	c.Set(0, Objects(targets...)...)
	return Done
}

// passOptions writes the options of a pass, with the parameters among them.
func (c *Call) passOptions(op transform.ApplyRegisteredPassOp) string {
	var text func(a core.Attribute) string
	texts := func(list []core.Attribute) string {
		var out []string
		for _, a := range list {
			out = append(out, text(a))
		}
		return strings.Join(out, ",")
	}
	text = func(a core.Attribute) string {
		switch a := a.(type) {
		case *transform.ParamOperandAttr:
			if i := a.Index().Int64(); i >= 0 && i < int64(len(op.DynamicOptions())) {
				return texts(c.Params(op.DynamicOptions()[i]))
			}
			return ""
		case *core.ArrayAttr:
			return texts(a.Elems())
		case *core.StringAttr:
			return a.Value()
		case *core.IntegerAttr:
			s, _, _ := strings.Cut(core.AttrString(a), " : ")
			return s
		}
		return core.AttrString(a)
	}
	var out []string
	if d := op.OptionsAttr(); d != nil {
		for _, a := range d.Entries() {
			out = append(out, a.Name+"="+text(a.Value))
		}
	}
	return strings.Join(out, " ")
}

func applyPrint(c *Call) Outcome {
	op := core.Must(transform.AsPrintOp(c.Op))
	w := c.run.Text()
	fmt.Fprint(w, "[[[ IR printer: ")
	if n, ok := op.Name(); ok {
		fmt.Fprint(w, n, " ")
	}
	o := c.run.PrintOptions()
	o.LocalScope, o.SkipRegions = o.LocalScope || op.UseLocalScope(), op.SkipRegions()
	list := []*core.Operation{c.Root}
	if h := op.Target(); h != nil {
		list = c.Ops(h)
		fmt.Fprintln(w, "]]]")
	} else {
		fmt.Fprintln(w, "top-level ]]]")
	}
	for _, x := range list {
		core.Print(w, x, o)
		fmt.Fprintln(w)
	}
	return Done
}

func applyVerify(c *Call, target *core.Operation) ([]any, Outcome) {
	if !core.Verify(target, c.report, core.VerifyOptions{Shallow: true}) {
		return nil, c.Definite("failed to verify payload op").Note(target.Loc(), "payload op")
	}
	return nil, Done
}

func applyEmitRemark(c *Call) Outcome {
	op := core.Must(transform.AsEmitRemarkAtOp(c.Op))
	for _, x := range c.Payload(op.At()) {
		switch x := x.(type) {
		case *core.Operation:
			c.report.OpEmitRemarkf(x, "%s", op.Message())
		case *core.Value:
			f := c.report.Remarkf(x.Loc(), "%s", op.Message())
			if x.IsBlockArg() {
				c.noteArg(f, x)
			} else {
				f.Note(x.DefiningOp().Loc(), "value handle points to an op result #%d", x.Index())
			}
		}
	}
	return Done
}

func (c *Call) noteArg(f core.Finding, v *core.Value) {
	b, block := v.OwnerBlock(), 0
	for p := b.Prev(); p != nil; p = p.Prev() {
		block++
	}
	f.Note(v.Loc(), "value handle points to a block argument #%d in block #%d in region #%d", v.Index(), block, b.Region().Index())
}

func applyEmitParam(c *Call) Outcome {
	op := core.Must(transform.AsEmitParamAsRemarkOp(c.Op))
	var list []string
	for _, a := range c.Params(op.Param()) {
		list = append(list, core.AttrString(a))
	}
	text := strings.Join(list, ", ")
	if m, ok := op.Message(); ok {
		text = m + " " + text
	}
	if op.Anchor() == nil {
		c.Remark("%s", text)
		return Done
	}
	for _, x := range c.Ops(op.Anchor()) {
		c.report.Remarkf(x.Loc(), "%s", text)
	}
	return Done
}
