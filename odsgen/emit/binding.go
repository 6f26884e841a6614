package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// accessor is a Go expression of a part of a definition, with its type.
type accessor struct{ typ, expr string }

// successorOperands is the type of a range of operands that an operation passes on.
const successorOperands = "flow.SuccessorOperands"

// opAccessors are those that a part of an operation has in its view; have are the view's methods with their types. A
// group of operands is also what an operation passes on.
func (g *gen) opAccessors(o *model.Op, have map[string]string, r model.ValueRef) []accessor {
	name := partGoName(o, r)
	var out []accessor
	for _, method := range []string{name, name + "Attr"} {
		if t, ok := have[method]; ok {
			out = append(out, accessor{t, "op." + method + "()"})
		}
	}
	if r.Kind == model.RefOperand {
		out = append(out, accessor{successorOperands, fmt.Sprintf("flow.GroupOperands(op.Op, %d)", r.Index)})
	}
	return out
}

// partGoName is the Go name of a part of an operation.
func partGoName(o *model.Op, r model.ValueRef) string {
	switch r.Kind {
	case model.RefOperand:
		return o.Operands[r.Index].GoName
	case model.RefResult:
		return o.Results[r.Index].GoName
	case model.RefAttribute:
		return o.Attributes[r.Index].GoName
	case model.RefProperty:
		return o.Properties[r.Index].GoName
	case model.RefRegion:
		return o.Regions[r.Index].GoName
	}
	return o.Successors[r.Index].GoName
}

// defAccessorsOf are those that a parameter of a type or attribute has.
func (g *gen) defAccessorsOf(d *model.AttrOrTypeDef, p *model.Param) []accessor {
	t := g.paramType(newSource(""), *p.Type.Present())
	if p.Mutable || p.Type.Kind == model.ParamMaybe {
		t += ", bool"
	}
	return []accessor{{t, "x." + p.GoName + "()"}}
}

// boundMethod returns the Go expression that a method returns which is bound to a part of the definition, or to nothing.
// A part of another type is a fault.
func (g *gen) boundMethod(x implementer, b *model.MethodBinding, sig *model.Signature) string {
	want := resultTypes(sig)
	if b.Part == nil {
		if none := noneOf(want); none != "" {
			return none
		}
		g.fault(report.AccessorType, b.Span, "write go(Func)", "method '%s' returns (%s), of which there is no none", sig.Text, want)
		return ""
	}
	var types []string
	for _, a := range x.part(b) {
		if a.typ == want {
			return a.expr
		}
		if a.typ != successorOperands {
			types = append(types, a.typ)
		}
	}
	g.fault(report.AccessorType, b.Span, "name another part, or write go(Func)", "the part is a (%s), but method '%s' returns (%s)",
		strings.Join(types, ") or ("), sig.Text, want)
	return ""
}

// noneOf is the Go expression of nothing of a type; "" when there is none.
func noneOf(t string) string {
	switch {
	case t == successorOperands:
		return "flow.NoOperands(op.Op)"
	case strings.HasPrefix(t, "*") || strings.HasPrefix(t, "[]"), t == "core.Type", t == "core.Attribute":
		return "nil"
	}
	return ""
}
