package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
)

// VerifyInterfaceConvolutionOpInterface checks that a window moves over the first operand.
func (Hooks) VerifyInterfaceConvolutionOpInterface(x linalg.ConvolutionOpInterface, r *core.Reporter) bool {
	op := x.AsOperation()
	if msg := notConvolution(op); msg != "" {
		return r.OpEmitErrorf(op, "%s", msg).Fail()
	}
	return true
}

// notConvolution says why an operation is no convolution; "" when it is one.
func notConvolution(op *core.Operation) string {
	l, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		return "expected a LinalgOp"
	}
	if numInputs(op) < 2 || numInits(op) != 1 {
		return "expected op with 2 inputs and 1 output"
	}
	maps := memoize(l)
	if len(maps) < 3 {
		return "unexpected input index map for convolutions"
	}
	image, filter, out := maps[0], maps[1], maps[len(maps)-1]
	w := newWindow()
	for _, e := range image.Results() {
		if !w.add(e) {
			return "unexpected input index map for convolutions"
		}
	}
	if !filter.IsProjectedPermutation(false) || !out.IsProjectedPermutation(false) {
		return "expected output/filter indexing maps to be projected permutations"
	}
	return w.classify(filter, out, l.IteratorTypes())
}

// windowDims are the loops that the map of the image has: plain ones alone, moved ones in a sum.
type windowDims struct {
	plain, moved map[int]bool
	factor       map[int]affine.Expr // of moved ones
}

func newWindow() windowDims {
	return windowDims{plain: map[int]bool{}, moved: map[int]bool{}, factor: map[int]affine.Expr{}}
}

// add enters the loops of a result of the image's map. Each may be there once.
func (w *windowDims) add(e affine.Expr) bool {
	if e.IsDim() {
		if w.has(e.Position()) {
			return false
		}
		w.plain[e.Position()] = true
		return true
	}
	if e.Kind() != affine.KindAdd {
		return false
	}
	for _, term := range [...]affine.Expr{e.LHS(), e.RHS()} {
		factor := affine.Const(1)
		if term.Kind() == affine.KindMul {
			x, y := term.LHS(), term.RHS()
			if y.IsDim() {
				x, y = y, x
			}
			if !y.IsConst() && !y.IsSymbol() {
				return false
			}
			term = x
			factor = y
		}
		if !term.IsDim() || w.has(term.Position()) {
			return false
		}
		w.moved[term.Position()], w.factor[term.Position()] = true, factor
	}
	return true
}

func (w *windowDims) has(dim int) bool { return w.plain[dim] || w.moved[dim] }

// classify checks that each loop is one of: batch, place in the output, output channel, depth, place in the filter,
// input channel.
func (w *windowDims) classify(filter, out *affine.Map, kinds []linalg.IteratorType) string {
	const unexpected = "unexpected loop dimension for convolution op"
	inFilter := func(d int) bool { return filter.IsFunctionOfDim(d) }
	inOut := func(d int) bool { return out.IsFunctionOfDim(d) }
	all := map[int]bool{}
	for _, e := range out.Results() {
		d := e.Position()
		switch {
		case d >= len(kinds) || !w.plain[d] && w.moved[d] == inFilter(d):
			return unexpected
		case kinds[d] != linalg.IteratorTypeParallel:
			return "expected all iterators used to access outputs to be parallel"
		}
		all[d] = true
	}
	for _, e := range filter.Results() {
		d := e.Position()
		if inOut(d) {
			if w.moved[d] {
				return unexpected
			}
			continue // the channel of the output, or a depth
		}
		switch {
		case d >= len(kinds) || !w.has(d):
			return unexpected
		case kinds[d] != linalg.IteratorTypeReduction:
			return "expected all iterators not used to access outputs to be reduction"
		case all[d]:
			return unexpected
		}
		all[d] = true
	}
	if len(all) != len(kinds) {
		return unexpected
	}
	if len(w.moved) == 0 {
		return "expected convolved dim to be non-empty"
	}
	return ""
}

// Convolution are the loops of an operation that moves a window over an image, each list in order, and the static strides of the window and
// dilations of its elements; core.Dynamic stands for unknown ones.
type Convolution struct {
	Batch, OutputImage, OutputChannel, FilterLoop, InputChannel, Depth []int
	Strides, Dilations                                                 []int
}

// ConvolutionOf finds out which loops of a structured operation are which, whatever its region does. The first input is the image, the second one the
// filter.
func ConvolutionOf(x linalg.LinalgOp) (c Convolution, ok bool) {
	op := x.AsOperation()
	if numInputs(op) < 2 || numInits(op) != 1 {
		return c, false
	}
	maps, kinds := x.IndexingMaps(), x.IteratorTypes()
	w := newWindow()
	for _, e := range maps[0].Results() {
		if !w.add(e) {
			return c, false
		}
	}
	filter, out := maps[1], maps[len(maps)-1]
	for d, kind := range kinds {
		inFilter, inOut := Permutes(filter, d), Permutes(out, d)
		switch {
		case kind == linalg.IteratorTypeReduction && inFilter && w.moved[d]:
			c.FilterLoop = append(c.FilterLoop, d)
		case kind == linalg.IteratorTypeReduction && inFilter && w.plain[d]:
			c.InputChannel = append(c.InputChannel, d)
		case kind != linalg.IteratorTypeParallel || !inOut:
		case w.plain[d] && inFilter:
			c.Depth = append(c.Depth, d)
		case w.plain[d]:
			c.Batch = append(c.Batch, d)
		default:
			if w.moved[d] {
				c.OutputImage = append(c.OutputImage, d)
			}
			if inFilter {
				c.OutputChannel = append(c.OutputChannel, d)
			}
		}
	}
	c.Strides = w.steps(op.Attr("strides"), c.OutputImage)
	c.Dilations = w.steps(op.Attr("dilations"), c.FilterLoop)
	return c, len(c.OutputImage) > 0
}

// Permutes reports whether just one result of a map has a loop, and nothing else.
func Permutes(m *affine.Map, d int) bool {
	n, plain := 0, false
	for _, e := range m.Results() {
		if e.IsFunctionOfDim(d) {
			n, plain = n+1, e.IsDim()
		}
	}
	return n == 1 && plain
}

// steps returns the elements of an attribute or, when there is none, the factors of loops.
func (w *windowDims) steps(a core.Attribute, loops []int) (out []int) {
	if d, ok := a.(*core.DenseElementsAttr); ok {
		for i := range d.NumElements() {
			out = append(out, int(d.Int(i).Int64()))
		}
		return out
	}
	for _, d := range loops {
		n := int64(core.Dynamic)
		if v, ok := w.factor[d].Value(); ok {
			n = v
		}
		out = append(out, int(n))
	}
	return out
}
