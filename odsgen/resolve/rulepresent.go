package resolve

import (
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// mayBeAbsent reports whether a reference may stand for nothing.
func mayBeAbsent(x *model.RuleNode) bool {
	if !x.HasPart {
		return x.Binding.Optional
	}
	switch o := x.Binding.Op; x.Part.Kind {
	case model.RefOperand:
		return o.Operands[x.Part.Index].Length == model.Optional
	case model.RefResult:
		return o.Results[x.Part.Index].Length == model.Optional
	}
	return x.PartAttr().MayBeAbsent()
}

func refName(name, part string) string {
	if part == "" {
		return name
	}
	return name + "." + part
}

// demandsPresence reports whether a pattern after a name matches only what is there.
func demandsPresence(x *model.RuleNode) bool {
	switch x.Kind {
	case model.RuleAny, model.RuleAbsent:
		return false
	case model.RuleVar:
		return x.Bound && !x.Binding.Optional || x.Sub != nil && demandsPresence(x.Sub)
	}
	return true
}

// surely records that what a name stands for is there, when that is so: because here nothing else is possible, or the
// pattern demands it.
func (q *ruler) surely(n *lang.Pattern, x *model.RuleNode, optional bool) {
	if !optional || x.Sub != nil && demandsPresence(x.Sub) {
		q.present[n.Name] = true
	}
}

// required reports a reference that may stand for nothing where something is needed.
func (q *ruler) required(n *lang.Pattern, x *model.RuleNode) bool {
	name := refName(n.Name, n.Part)
	if !mayBeAbsent(x) || q.present[n.Name] && !x.HasPart || q.present[name] {
		return true
	}
	fix := "match $" + name + ":present()"
	if x.HasPart {
		fix = "match it with $name:present(), and write $name here"
	}
	q.at(n, report.RuleKind, fix, "'$%s' may be absent, but something is needed here", name)
	return false
}
