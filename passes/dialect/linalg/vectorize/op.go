package vectorize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
)

// vectorizers are the operations that are vectorized but are not structured ones.
var vectorizers = map[*core.OpDef]func(rw *rewrite.Rewriter, op *core.Operation, o Options) ([]*core.Value, bool){
	&linalg.PackDef:        pack,
	&linalg.UnPackDef:      unpack,
	&tensor.InsertSliceDef: insertSlice,
	&tensor.PadDef:         pad,
}

// Supports reports whether there is a way to vectorize operations of this kind.
func Supports(op *core.Operation) bool {
	if _, ok := linalg.LinalgOpKey.Of(op); ok {
		return true
	}
	return op.IsRegistered() && vectorizers[op.Info().Def()] != nil
}

// Op makes operations on vectors that do what op does, before it, and returns what its results are replaced by. It
// returns false when op cannot be vectorized; constants and sizes that were made before that was known stay.
func Op(rw *rewrite.Rewriter, op *core.Operation, o Options) ([]*core.Value, bool) {
	if !Supports(op) || !scalableAllowed(op, o) {
		return nil, false
	}
	at, loc := rw.Save(), rw.Loc()
	defer func() {
		rw.Restore(at)
		rw.SetLoc(loc)
	}()
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		rw.SetBefore(op)
		rw.SetLoc(op.Loc())
		return vectorizers[op.Info().Def()](rw, op, o)
	}
	if !canVectorize(x, o) {
		return nil, false
	}
	s, ok := newState(rw, x, o)
	if !ok {
		return nil, false
	}
	_, contracts := linalg.ContractionOpInterfaceKey.Of(op)
	switch {
	case isConvolution(op):
		return s.convolution()
	case o.Contraction && contracts:
		return s.contraction()
	}
	s.expandApplies()
	return s.generic()
}

// fitsShape reports whether vectors of the sizes hold a shape.
func fitsShape(shape, sizes []int64) bool {
	if len(sizes) != len(shape) {
		return false
	}
	for i, n := range sizes {
		if n == core.Dynamic || shape[i] != core.Dynamic && shape[i] > n {
			return false
		}
	}
	return true
}
