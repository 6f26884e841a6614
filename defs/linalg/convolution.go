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
	w := windowDims{plain: map[int]bool{}, moved: map[int]bool{}}
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
type windowDims struct{ plain, moved map[int]bool }

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
		if term.Kind() == affine.KindMul {
			x, y := term.LHS(), term.RHS()
			if y.IsDim() {
				x, y = y, x
			}
			if !y.IsConst() && !y.IsSymbol() {
				return false
			}
			term = x
		}
		if !term.IsDim() || w.has(term.Position()) {
			return false
		}
		w.moved[term.Position()] = true
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
