package vectorize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/linalg"
)

// scalableOps are structured operations that vectors of scalable sizes can do, besides those that combine elements one
// by one, and reductions.
var scalableOps = []*core.OpDef{&linalg.MatmulDef, &linalg.BatchMatmulDef,
	&linalg.DepthwiseConv1DNwcWcDef, &linalg.MatvecDef, &linalg.Mmt4DDef, &linalg.BatchMmt4DDef}

func isOneOf(op *core.Operation, defs []*core.OpDef) bool {
	for _, d := range defs {
		if op.Is(d) {
			return true
		}
	}
	return false
}

// scalableAllowed reports whether the dimensions that are asked to be scalable may be: the last parallel one that is not
// one wide, the last two adjacent parallel ones, or the last reduction.
func scalableAllowed(op *core.Operation, o Options) bool {
	n := 0
	for _, s := range o.Scalable {
		if s {
			n++
		}
	}
	if n == 0 {
		return true
	}
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		return op.Is(&linalg.UnPackDef)
	}
	kinds := x.IteratorTypes()
	if n > 2 || len(kinds) != len(o.Scalable) || len(o.Sizes) != len(kinds) {
		return false
	}
	last, parallel := len(kinds)-1, false
	for !o.Scalable[last] {
		parallel = parallel || kinds[last] == linalg.IteratorTypeParallel && o.Sizes[last] != 1
		last--
	}
	if kinds[last] == linalg.IteratorTypeReduction {
		if last != len(kinds)-1 || op.Is(&linalg.MatmulDef) || n == 2 {
			return false
		}
	} else if parallel {
		return false
	}
	if n == 2 && (last == 0 || !o.Scalable[last-1] || kinds[last-1] != linalg.IteratorTypeParallel) {
		return false
	}
	return isElementwise(x) || isOneOf(op, scalableOps) || reducesGenerically(x)
}

// reducesGenerically reports whether an operation is a linalg.reduce, or a linalg.generic with a reduction.
func reducesGenerically(x linalg.LinalgOp) bool {
	op := x.AsOperation()
	if op.Is(&linalg.ReduceDef) {
		return true
	}
	if !op.Is(&linalg.GenericDef) {
		return false
	}
	for _, k := range x.IteratorTypes() {
		if k == linalg.IteratorTypeReduction {
			return true
		}
	}
	return false
}
