package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
)

func applyStructuredMatch(c *Call) Outcome {
	op := core.Must(transform.AsMatchOp(c.Op))
	roots := c.Ops(op.Target())
	if len(roots) != 1 {
		return c.Definite("requires exactly one target handle")
	}
	var names map[string]bool
	if list := op.OpsAttr(); list != nil {
		names = map[string]bool{}
		for _, a := range list.Elems() {
			if s, ok := a.(*core.StringAttr); ok {
				names[s.Value()] = true
			}
		}
	}
	var out []any
	miscounted := false
	for _, x := range nested(roots[0]) {
		if names != nil && !names[x.Name()] || !matchesInterface(op, x) || !hasAttrs(op.OpAttrsAttr(), x) {
			continue
		}
		if t, ok := op.FilterResultType(); ok && (x.NumResults() != 1 || x.Result(0).Type() != t) {
			continue
		}
		if ok, bad := matchesOperands(op.FilterOperandTypesAttr(), x); !ok {
			miscounted = miscounted || bad
			continue
		}
		out = append(out, x)
	}
	if miscounted {
		return c.Definite("If filter_operand_types contains more than a type, then it must contain as much types as the number of operands " +
			"in the target ops")
	}
	c.Set(0, out...)
	return Done
}

func matchesInterface(op transform.MatchOp, x *core.Operation) bool {
	kind, ok := op.Interface()
	if !ok {
		return true
	}
	switch kind {
	case transform.MatchInterfaceEnumLinalgOp:
		_, ok = linalg.LinalgOpKey.Of(x)
	case transform.MatchInterfaceEnumTilingInterface:
		_, ok = tile.Of(x)
	case transform.MatchInterfaceEnumLoopLikeInterface:
		_, ok = flow.LoopLikeOpInterfaceKey.Of(x)
	}
	return ok
}

func hasAttrs(want *core.DictAttr, x *core.Operation) bool {
	if want == nil {
		return true
	}
	for _, a := range want.Entries() {
		if a.Name != "interface" && a.Name != "ops" && x.Attr(a.Name) != a.Value {
			return false
		}
	}
	return true
}

// matchesOperands compares the types of operands with a list, or all with the only one of the list. miscounted says that
// the list is of another length.
func matchesOperands(list *core.ArrayAttr, x *core.Operation) (ok, miscounted bool) {
	if list == nil {
		return true, false
	}
	if list.Len() != 1 && list.Len() != x.NumOperands() {
		return false, true
	}
	for i, t := range x.OperandTypes() {
		a, _ := list.Elems()[min(i, list.Len()-1)].(*core.TypeAttr)
		if a == nil || a.Value() != t {
			return false, false
		}
	}
	return true, false
}
