package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// accesses are the operations of a nest that access memory.
type accesses struct {
	loads, stores           []*core.Operation // affine ones
	reads, writes, releases []*core.Operation // others
}

// collect finds the accesses in an operation, and itself.
func collect(root *core.Operation) (a accesses) {
	root.Walk(func(op *core.Operation) {
		switch {
		case op.Is(&gen.ForDef):
		case dependence.IsRead(op):
			a.loads = append(a.loads, op)
		case dependence.IsWrite(op):
			a.stores = append(a.stores, op)
		default:
			a.other(op)
		}
	})
	return a
}

// other adds an operation that is not an affine access. One with unknown effects reads and writes the memory that it is
// given.
func (a *accesses) other(op *core.Operation) {
	effects, known := op.Effects()
	if !known {
		for _, v := range op.Operands() {
			if isMemRef(v) {
				a.reads = append(a.reads, op)
				a.writes = append(a.writes, op)
			}
		}
		return
	}
	for _, x := range []struct {
		kind core.EffectKind
		list *[]*core.Operation
	}{{core.EffectRead, &a.reads}, {core.EffectWrite, &a.writes}, {core.EffectFree, &a.releases}} {
		if slices.ContainsFunc(effects, func(e core.Effect) bool { return e.Kind == x.kind }) {
			*x.list = append(*x.list, op)
		}
	}
}

func isMemRef(v *core.Value) bool {
	_, ok := v.Type().(*core.MemRefType)
	return ok
}

// affected returns the values that an operation has an effect of a kind on; the memory that it is given when its
// effects are not known.
func affected(op *core.Operation, kind core.EffectKind) (out []*core.Value) {
	effects, known := op.Effects()
	if !known {
		for _, v := range op.Operands() {
			if isMemRef(v) {
				out = append(out, v)
			}
		}
		return out
	}
	for _, e := range effects {
		if e.Kind == kind && e.Value != nil {
			out = append(out, e.Value)
		}
	}
	return out
}

// memRef returns what an affine access accesses.
func memRef(op *core.Operation) *core.Value {
	a, _ := dependence.AccessOf(op)
	return a.MemRef
}

func count(ops []*core.Operation, memory *core.Value) (n int) {
	for _, op := range ops {
		if memRef(op) == memory {
			n++
		}
	}
	return n
}

// touches reports whether one of some operations has an effect of a kind on memory.
func touches(ops []*core.Operation, kind core.EffectKind, memory *core.Value) bool {
	return slices.ContainsFunc(ops, func(op *core.Operation) bool { return slices.Contains(affected(op, kind), memory) })
}
