package resolve

import (
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/model"
)

// withCases returns a pattern of an attribute in which names of constraints that are cases of the attribute's enum are these
// cases: what is written in capitals is taken for a constraint where nothing is known of the attribute.
func withCases(n *lang.Pattern, c *model.Constraint) *lang.Pattern {
	if c == nil || c.Enum == nil {
		return n
	}
	switch {
	case n.Kind == lang.PatConstraint && n.Expr.Op == lang.Name && c.Enum.Case(n.Expr.Name) != nil:
		word := *n
		word.Kind, word.Name, word.Text, word.Expr = lang.PatWord, n.Expr.Name, n.Expr.Name, nil
		return &word
	case n.Kind == lang.PatAlt || n.Kind == lang.PatList:
		list := *n
		list.Args = make([]*lang.Pattern, len(n.Args))
		for i, a := range n.Args {
			list.Args[i] = withCases(a, c)
		}
		return &list
	}
	return n
}
