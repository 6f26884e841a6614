package acc

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/acc"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/passes"
)

func (p *ImplicitRoutinePass) run(r *passes.Run) {
	device, _ := gen.ParseDeviceType(string(p.DeviceType))
	var constructs []*core.Operation
	var routines []gen.RoutineOp
	r.Op.Walk(func(op *core.Operation) {
		if routine, ok := gen.AsRoutineOp(op); ok {
			routines = append(routines, routine)
		} else if isCompute(op) {
			constructs = append(constructs, op)
		}
	})
	m := routineMaker{symbols: core.NewSymbols(r.Op), next: len(routines)}
	for _, op := range constructs {
		m.declareCalled(op)
	}
	for _, routine := range append(m.made, routines...) {
		if !isBound(routine, device) {
			m.declareBelow(routine)
		}
	}
}

// isBound reports whether a call of a routine's function calls another one on a device.
func isBound(routine gen.RoutineOp, device gen.DeviceType) bool {
	for _, devices := range []*core.ArrayAttr{routine.BindIdNameDeviceTypeAttr(), routine.BindStrNameDeviceTypeAttr()} {
		if devices == nil {
			continue
		}
		for _, a := range devices.Elems() {
			if t, ok := a.(*gen.DeviceTypeAttr); ok && (t.Value() == gen.DeviceTypeNone || t.Value() == device) {
				return true
			}
		}
	}
	return false
}

// routineMaker makes routines.
type routineMaker struct {
	symbols *core.Symbols
	next    int
	made    []gen.RoutineOp
}

// declareCalled makes a routine for each function called below an operation that has none.
func (m *routineMaker) declareCalled(op *core.Operation) {
	op.Walk(func(o *core.Operation) {
		c, ok := call.CallOpInterfaceKey.Of(o)
		if !ok || c.CalleeSymbol() == nil {
			return
		}
		ref := c.CalleeSymbol()
		callee := m.function(ref)
		if callee == nil {
			return
		}
		if _, ok := onDevice(o, ref); !ok {
			m.declare(callee)
		}
	})
}

// function returns the function of the module that a reference names, nil when there is none.
func (m *routineMaker) function(ref *core.SymbolRefAttr) *core.Operation {
	fn := m.symbols.Lookup(ref.Leaf())
	if fn == nil {
		return nil
	}
	if _, ok := function.FunctionOpInterfaceKey.Of(fn); !ok {
		return nil
	}
	return fn
}

func (m *routineMaker) declare(fn *core.Operation) {
	c := fn.Context()
	if fn.Attr(routineInfoName) != nil {
		return // the reference was to a function elsewhere
	}
	name, _ := fn.SymbolName()
	routine := fmt.Sprintf("acc_routine_%d", m.next)
	m.next++
	b := core.NewBuilder(c)
	b.SetBefore(fn)
	b.SetLoc(fn.Loc())
	op := gen.NewRoutine(b, routine, c.SymbolRef(name))
	op.SetImplicit(true)
	fn.SetAttr(routineInfoName, gen.GetRoutineInfoAttr(c, []*core.SymbolRefAttr{c.SymbolRef(routine)}))
	m.made = append(m.made, op)
}

// declareBelow makes routines for the functions that a routine's function calls, and for those that they call.
func (m *routineMaker) declareBelow(routine gen.RoutineOp) {
	for queue := []gen.RoutineOp{routine}; len(queue) > 0; queue = queue[1:] {
		if fn := m.function(queue[0].FuncNameAttr()); fn != nil {
			before := len(m.made)
			m.declareCalled(fn)
			queue = append(queue, slices.Clone(m.made[before:])...)
		}
	}
}
