package legal

import (
	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/passes/analysis/alias"
)

// Memory answers questions about the memory that values name, and remembers answers; these are wrong when the IR has
// changed since. It belongs to one goroutine.
type Memory struct {
	info    alias.Info
	private map[*core.Value]bool
}

// NewMemory returns a Memory that knows nothing yet.
func NewMemory() *Memory { return &Memory{private: map[*core.Value]bool{}} }

// MayAlias reports whether two values may name the same memory.
func (m *Memory) MayAlias(a, b *core.Value) bool {
	if a == b {
		return true
	}
	for _, x := range m.info.Roots(a) {
		for _, y := range m.info.Roots(b) {
			if m.rootsMayAlias(x, y) {
				return true
			}
		}
	}
	return false
}

// rootsMayAlias is [Memory.MayAlias] for values that are not made of others.
func (m *Memory) rootsMayAlias(a, b *core.Value) bool {
	if a == b {
		return true
	}
	x, y := kindOf(a), kindOf(b)
	switch {
	case x == cutOff || y == cutOff:
		return true
	case x == allocation && (y == allocation || y == global || y == argument),
		y == allocation && (x == global || x == argument):
		return false
	case x == global && y == global:
		return nameOf(a) == nameOf(b)
	case x == argument && y == argument:
		return false
	case x == allocation && m.isPrivate(a), y == allocation && m.isPrivate(b):
		return false
	}
	return true
}

// kind is what is known about memory that is made of nothing else.
type kind uint8

const (
	unknown    kind = iota
	allocation      // made in the function
	global          // what memref.get_global returns
	argument        // given to the function
	cutOff          // a view that was not followed to the end
)

func kindOf(v *core.Value) kind {
	def := v.DefiningOp()
	if def == nil {
		op := v.OwnerBlock().ParentOp()
		if _, ok := function.FunctionOpInterfaceKey.Of(op); ok && v.OwnerBlock().IsEntry() {
			return argument
		}
		return unknown
	}
	switch {
	case def.Is(&memref.GetGlobalDef):
		return global
	case isView(def):
		return cutOff
	}
	effects, _ := def.Effects()
	for _, e := range effects {
		if e.Kind == core.EffectAllocate && e.Value == v {
			return allocation
		}
	}
	return unknown
}

func isView(op *core.Operation) bool { _, ok := view.ViewLikeOpInterfaceKey.Of(op); return ok }

func nameOf(v *core.Value) string {
	g := core.Must(memref.AsGetGlobalOp(v.DefiningOp()))
	return g.GlobalName()
}

// isPrivate reports whether an allocation is named by its result and views of it only: no other operation can reach the
// memory unless it is given one of these.
func (m *Memory) isPrivate(v *core.Value) bool {
	is, known := m.private[v]
	if !known {
		is = !escapes(v)
		m.private[v] = is
	}
	return is
}

// escapes reports whether a value, or a view of it, is given to an operation that may keep or return it.
func escapes(v *core.Value) bool {
	todo, seen := []*core.Value{v}, map[*core.Value]bool{v: true}
	for len(todo) > 0 {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for use := range v.Uses() {
			op := use.Owner()
			if w, ok := view.ViewLikeOpInterfaceKey.Of(op); ok && w.ViewSource() == v {
				if r := op.Result(0); !seen[r] {
					seen[r] = true
					todo = append(todo, r)
				}
				continue
			}
			if keeps(op, use.Index()) {
				return true
			}
		}
	}
	return false
}

// keeps reports whether what an operation is given may be named by something else afterwards.
func keeps(op *core.Operation, operand int) bool {
	if op.Is(&memref.DimDef) {
		return false
	}
	effects, known := op.Effects()
	if !known {
		return !op.Is(&gen.DmaWaitDef) && !isPrefetch(op)
	}
	for _, r := range op.Results() {
		if _, ok := r.Type().(core.BaseMemRefType); ok {
			return true
		}
	}
	v := op.Operand(operand)
	acts := 0
	for _, e := range effects {
		if e.Value == v {
			acts++
		}
	}
	uses := 0
	for _, o := range op.Operands() {
		if o == v {
			uses++
		}
	}
	// One operand on which there is no effect is stored somewhere.
	return acts < uses
}

func isPrefetch(op *core.Operation) bool {
	return op.Is(&gen.PrefetchDef) || op.Is(&memref.PrefetchDef)
}
