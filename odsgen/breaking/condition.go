package breaking

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// maxExpand bounds how deep conditions are expanded.
const maxExpand = 40

// condition writes what a constraint demands, with the constraints that it mentions expanded, so that equal texts mean
// equal conditions. Enums, types and attributes stay names: their changes are reported where they are defined.
func condition(c *model.Constraint) string {
	var b strings.Builder
	constraint(&b, c, 0)
	return b.String()
}

func constraint(b *strings.Builder, c *model.Constraint, depth int) {
	switch {
	case c == nil:
		b.WriteString("nothing")
	case c.Enum != nil:
		b.WriteString("enum " + name(c.Enum.Dialect, c.Enum.Name))
		if c.Base != nil && c.Base != c && c.Base.Enum != nil && depth < maxExpand {
			b.WriteString(" where ")
			expr(b, c.Pred, depth+1)
		}
	case depth > maxExpand:
		b.WriteString(name(c.Dialect, c.Name))
	default:
		expr(b, c.Pred, depth+1)
	}
}

func name(d *model.Dialect, n string) string {
	if d == nil {
		return n
	}
	return d.Name + "." + n
}

func expr(b *strings.Builder, e *model.Expr, depth int) {
	if e == nil {
		b.WriteString("-")
		return
	}
	if e.Op == model.ExprIs && len(e.Args) == 1 && e.Args[0].Op == model.ExprSelf && e.Constraint != nil &&
		e.Constraint.Enum == nil && depth < maxExpand {
		expr(b, e.Constraint.Pred, depth+1)
		return
	}
	fmt.Fprintf(b, "(%d", e.Op)
	switch e.Op {
	case model.ExprInt:
		fmt.Fprintf(b, " %d", e.Int)
	case model.ExprString:
		fmt.Fprintf(b, " %q", e.Str)
	case model.ExprValue:
		fmt.Fprintf(b, " %d.%d", e.Ref.Kind, e.Ref.Index)
	case model.ExprIs:
		b.WriteByte(' ')
		constraint(b, e.Constraint, depth+1)
	}
	for _, s := range []string{e.Pkg, e.Name} {
		if s != "" {
			b.WriteString(" " + s)
		}
	}
	if e.Def != nil {
		b.WriteString(" " + name(e.Def.Dialect, e.Def.Name))
	}
	if e.Interface != nil {
		b.WriteString(" " + name(e.Interface.Dialect, e.Interface.Name))
	}
	if e.Trait != nil {
		b.WriteString(" " + name(e.Trait.Dialect, e.Trait.Name))
	}
	for _, a := range e.Args {
		b.WriteByte(' ')
		expr(b, a, depth+1)
	}
	b.WriteByte(')')
}

// alternatives lists the conditions of which one suffices; nil when anything does.
func alternatives(e *model.Expr, depth int) (out []string, anything bool) {
	switch {
	case e.Op == model.ExprTrue:
		return nil, true
	case e.Op == model.ExprOr:
		for _, a := range e.Args {
			more, any := alternatives(a, depth)
			if any {
				return nil, true
			}
			out = append(out, more...)
		}
		return out, false
	case e.Op == model.ExprIs && e.Args[0].Op == model.ExprSelf && e.Constraint.Enum == nil && depth < maxExpand:
		return alternatives(e.Constraint.Pred, depth+1)
	case e.Op == model.ExprIn && len(e.Args) > 1:
		for _, a := range e.Args[1:] {
			var b strings.Builder
			expr(&b, &model.Expr{Op: model.ExprEq, Args: []*model.Expr{e.Args[0], a}}, depth)
			out = append(out, b.String())
		}
		return out, false
	}
	var b strings.Builder
	expr(&b, e, depth)
	return []string{b.String()}, false
}

// widened reports whether a constraint visibly accepts all that another one did.
func widened(was, is *model.Constraint) bool {
	if was == nil || is == nil || was.Enum != nil || is.Enum != nil {
		return false
	}
	now, anything := alternatives(is.Pred, 0)
	if anything {
		return true
	}
	before, all := alternatives(was.Pred, 0)
	return !all && !slices.ContainsFunc(before, func(s string) bool { return !slices.Contains(now, s) })
}

// constraintText is how messages show a constraint: its name, and the condition when that alone tells two apart.
func constraintText(c, other *model.Constraint) string {
	if c == nil {
		return "nothing"
	}
	text := c.Name
	if text == "" || other != nil && text == other.Name {
		if text = c.Pred.String(); c.Enum != nil {
			text = c.Enum.Name
		}
	}
	return text
}
