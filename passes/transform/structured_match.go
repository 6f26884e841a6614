package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	linalgpasses "github.com/odsgen/ods/passes/dialect/linalg"
	"github.com/odsgen/ods/passes/dialect/linalg/packing"
	"github.com/odsgen/ods/passes/dialect/linalg/vectorize"
)

// applyMatchStructured applies the conditions in the region one after the other. What the region's terminator has by then is what the results stand
// for, whether all conditions hold or not.
func applyMatchStructured(c *Call, target *core.Operation) Outcome {
	op := core.Must(transform.AsMatchStructuredOp(c.Op))
	failure := func(o Outcome) Outcome {
		if o.IsSilenceable() && suppresses(op) {
			return Done
		}
		return o
	}
	if !linalg.LinalgOpKey.In(target.Info()) {
		return failure(c.Silenceable("expected a Linalg op"))
	}
	body := op.BodyRegion()
	defer c.enter(body)()
	if !c.bindArgs(body.Entry(), [][]any{{target}}) {
		return failed
	}
	o := Done
	for _, step := range steps(body.Entry()) {
		if o = c.apply(step); !o.Succeeded() {
			break
		}
	}
	if !o.IsDefinite() {
		c.setAll(c.yielded(body.Entry()))
	}
	return failure(o)
}

// suppresses reports whether the operation matches what it does not match, too, without what it would return.
func suppresses(op transform.MatchStructuredOp) bool {
	m, ok := op.FailurePropagationMode()
	return ok && m == transform.FailurePropagationModeSuppress
}

func refusesStructured(op, target *core.Operation) bool {
	return !linalg.LinalgOpKey.In(target.Info()) && !suppresses(core.Must(transform.AsMatchStructuredOp(op)))
}

// structured is a condition on a structured operation, which match.structured has checked to be one.
func structured(f func(c *Call, x linalg.LinalgOp) Outcome) Op {
	return matchOne(func(c *Call, target *core.Operation) Outcome {
		x, ok := linalg.LinalgOpKey.Of(target)
		if !ok {
			return c.Silenceable("expected a Linalg op")
		}
		return f(c, x)
	})
}

// countOf is what an operation returns a number of.
func countOf(f func(x linalg.LinalgOp) int) Op {
	return structured(func(c *Call, x linalg.LinalgOp) Outcome {
		c.Set(0, numberAttr(c, f(x)))
		return Done
	})
}

func numberAttr(c *Call, n int) core.Attribute {
	ctx := c.Op.Context()
	return ctx.IntegerAttr(ctx.Integer(64), int64(n))
}

func numInputs(x linalg.LinalgOp) int { return x.AsOperation().NumOperands() - x.DpsInits().Len() }
func numInits(x linalg.LinalgOp) int  { return x.DpsInits().Len() }
func rank(x linalg.LinalgOp) int      { return len(x.IteratorTypes()) }

// numbers lets a result stand for numbers.
func (c *Call) numbers(result int, list []int) {
	var out []any
	for _, n := range list {
		out = append(out, numberAttr(c, n))
	}
	c.Set(result, out...)
}

func applyMatchBody(c *Call, x linalg.LinalgOp) Outcome {
	op := core.Must(transform.AsMatchStructuredBodyOp(c.Op))
	body := x.AsOperation().Region(0).Entry()
	inputs := numInputs(x)
	switch {
	case op.ReductionPositionAttr() != nil:
		at := op.ReductionPositionAttr().Int64()
		if at >= 0 && at < int64(numInits(x)) && inputs+int(at) < body.NumArgs() {
			if _, steps := vectorize.MatchReduction(body, body.Arg(inputs+int(at))); len(steps) == 1 {
				return Done
			}
		}
		return c.Silenceable("could not match reduction")
	case op.Passthrough():
		if t := body.Terminator(); t != nil && slices.Equal(t.OperandList(0, t.NumOperands()), body.Args()[:min(inputs, body.NumArgs())]) {
			return Done
		}
		return c.Silenceable("not a passthrough")
	case op.Elementwise():
		if linalgpasses.IsElementwise(x) {
			return Done
		}
		return c.Silenceable("not elementwise")
	case op.ContractionAttr() != nil:
		var names []string
		for _, a := range op.ContractionAttr().Elems() {
			s, _ := a.(*core.StringAttr)
			names = append(names, s.Value())
		}
		if why := linalgdefs.NotContraction(body, func(product, sum string) bool { return product == names[0] && sum == names[1] }); why != "" {
			return c.Silenceable("contraction: %s", why)
		}
		return Done
	}
	return c.Definite("unknown body condition")
}

func applyClassifyContraction(c *Call, x linalg.LinalgOp) Outcome {
	dims, ok := packing.ContractionOf(x)
	if !ok {
		return c.Silenceable("could not infer contraction dimensions")
	}
	for i, list := range [][]int{dims.Batch, dims.M, dims.N, dims.K} {
		c.numbers(i, list)
	}
	return Done
}

func applyClassifyConvolution(c *Call, x linalg.LinalgOp) Outcome {
	dims, ok := linalgdefs.ConvolutionOf(x)
	if !ok {
		return c.Silenceable("could not infer convolution dimensions")
	}
	for i, list := range [][]int{dims.Batch, dims.OutputImage, dims.OutputChannel, dims.FilterLoop, dims.InputChannel, dims.Depth, dims.Strides,
		dims.Dilations} {
		c.numbers(i, list)
	}
	return Done
}

func applyMatchDim(c *Call, x linalg.LinalgOp) Outcome {
	op := core.Must(transform.AsMatchStructuredDimOp(c.Op))
	kinds := x.IteratorTypes()
	dims, o := c.positions(op.RawDimList(), op.IsInverted(), op.IsAll(), len(kinds))
	if !o.Succeeded() {
		return o.Note(x.AsOperation().Loc(), "while considering dimensions of this payload operation")
	}
	for _, d := range dims {
		switch {
		case op.Parallel() && kinds[d] != linalg.IteratorTypeParallel:
			return c.Silenceable("expects dimension #%d to be parallel", d)
		case op.Reduction() && kinds[d] != linalg.IteratorTypeReduction:
			return c.Silenceable("expects dimension #%d to be reduction", d)
		}
	}
	if op.Result() == nil {
		return Done
	}
	sizes := linalgdefs.LoopSizes(x.AsOperation())
	var chosen []int
	for _, d := range dims {
		n := int64(core.Dynamic)
		if d < len(sizes) {
			n = sizes[d]
		}
		chosen = append(chosen, int(n))
	}
	c.numbers(0, chosen)
	return Done
}

// matchOperands matches inputs or outputs by their positions.
type matchOperands struct {
	list                         []int64
	inverted, all                bool
	permutation, mayLeaveOutDims bool
	result                       *core.Value // nil without one
	first, n                     int         // operands of the payload
	one, several                 string      // in messages
}

func applyMatchInput(c *Call, x linalg.LinalgOp) Outcome {
	op := core.Must(transform.AsMatchStructuredInputOp(c.Op))
	return c.matchOperands(x, matchOperands{op.RawPositionList(), op.IsInverted(), op.IsAll(), op.Permutation(), op.ProjectedPermutation(), op.Result(),
		0, numInputs(x), "input", "DPS inputs"})
}

func applyMatchInit(c *Call, x linalg.LinalgOp) Outcome {
	op := core.Must(transform.AsMatchStructuredInitOp(c.Op))
	return c.matchOperands(x, matchOperands{op.RawPositionList(), op.IsInverted(), op.IsAll(), op.Permutation(), op.ProjectedPermutation(), op.Result(),
		numInputs(x), numInits(x), "output(init)", "DPS inits (outputs)"})
}

func (c *Call) matchOperands(x linalg.LinalgOp, m matchOperands) Outcome {
	op := x.AsOperation()
	positions, o := c.positions(m.list, m.inverted, m.all, m.n)
	if !o.Succeeded() {
		return o.Note(op.Loc(), "while considering %s of this payload operation", m.several)
	}
	maps := x.IndexingMaps()
	var out []any
	for _, at := range positions {
		by, v := maps[m.first+at], op.Operand(m.first+at)
		switch {
		case m.permutation && !by.IsPermutation():
			return c.Silenceable("the indexing map for %s #%d is not a permutation", m.one, at)
		case m.mayLeaveOutDims && !by.IsProjectedPermutation(false):
			return c.Silenceable("the indexing map for %s #%d is not a projected permutation", m.one, at)
		case m.result == nil:
		case isParam(m.result.Type()):
			out = append(out, op.Context().AffineMap(by))
		case isValueHandle(m.result.Type()):
			out = append(out, v)
		case v.DefiningOp() == nil:
			return c.Silenceable("%s #%d is not produced by an operation", m.one, at)
		default:
			out = append(out, v.DefiningOp())
		}
	}
	if m.result != nil {
		c.Set(0, out...)
	}
	return Done
}

func applyMatchResult(c *Call, x linalg.LinalgOp) Outcome {
	op := core.Must(transform.AsMatchStructuredResultOp(c.Op))
	target := x.AsOperation()
	at := op.Position()
	if at < 0 {
		at += int64(target.NumResults())
	}
	if at < 0 || at >= int64(target.NumResults()) {
		return c.Silenceable("position %d overflows the number of results(ints) of the payload operation", op.Position())
	}
	v := target.Result(int(at))
	if isValueHandle(op.Result().Type()) {
		c.Set(0, v)
		return Done
	}
	switch {
	case v.FirstUse() == nil:
		return c.Silenceable("no users of the result #%d", op.Position())
	case op.Single() && !v.HasOneUse():
		return c.Silenceable("more than one result user with single user requested")
	}
	c.Set(0, v.FirstUse().Owner())
	return Done
}

func applyElementalBitwidth(c *Call) Outcome {
	list := c.Values(c.Op.Operand(0))
	if len(list) != 1 {
		return c.Definite("SingleValueMatchOpTrait requires the value handle to point to a single payload value")
	}
	t := list[0].Type()
	elem := t
	if s, ok := t.(core.ShapedType); ok {
		elem = s.ElementType()
	}
	switch elem := elem.(type) {
	case *core.IntegerType:
		c.numbers(0, []int{int(elem.Width())})
	case *core.FloatType:
		c.numbers(0, []int{int(elem.Width())})
	default:
		return c.Silenceable("unsupported type for bitwidth extraction: '%s'", core.TypeString(t))
	}
	return Done
}
