package check

import (
	"maps"
	"regexp"
	"slices"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// rules reports rewrite rules that never fire, and those that would rewrite for ever.
func (c *checker) rules() {
	for _, r := range c.d.Rules {
		c.unreachable(r)
	}
	for i, r := range c.d.Rules {
		for j, s := range c.d.Rules {
			if i != j && r.Root() == s.Root() && r.Set == s.Set && before(s, r, j < i) && shadows(s, r) {
				d := c.rep.Error(report.RuleShadowed, c.at(r.Span, r.Expanded),
					"remove one of the two, narrow '"+s.Name+"', or give '"+r.Name+"' more benefit",
					"rule '%s' never fires: '%s', which is tried first, matches everything that it matches", r.Name, s.Name)
				report.Note(d, s.Span, "'%s' is here", s.Name)
				break
			}
		}
	}
	newCycles(c).find()
}

// before reports whether s is tried before r; earlier says that it comes first.
func before(s, r *model.Rule, earlier bool) bool {
	return s.Benefit > r.Benefit || s.Benefit == r.Benefit && earlier
}

// unconditional reports whether a rule fires whenever its match's structure is there: no condition, and no Go function
// that may decline.
func unconditional(r *model.Rule) bool {
	return len(r.Where) == 0 && certain(r)
}

// shadows reports whether s matches everything that r matches.
func shadows(s, r *model.Rule) bool {
	if !certain(s) {
		return false
	}
	u := &subsumption{env: map[*model.Binding]any{}}
	return u.covers(s.Match, r.Match) && !slices.ContainsFunc(s.Where,
		func(c *model.RuleCond) bool { return !u.demanded(c, r.Where) })
}

// certain reports whether nothing but the conditions can keep a rule from firing when the structure of its match is
// there.
func certain(r *model.Rule) bool {
	return !(r.Erase && len(r.Root().Results) > 0) &&
		!slices.ContainsFunc(r.Hooks(), func(h *model.RuleHook) bool { return h.Role == model.HookMatcher || h.Role == model.HookAttr })
}

// demanded reports whether a condition of the general rule is one of those of the special rule, in the names of that.
func (s *subsumption) demanded(c *model.RuleCond, others []*model.RuleCond) bool {
	known := true
	text := ruleName.ReplaceAllStringFunc(c.Text, func(name string) string {
		for b, x := range s.env {
			if "$"+b.Name == name {
				if other, ok := x.(*model.Binding); ok {
					return "$" + other.Name
				}
			}
		}
		known = false
		return name
	})
	return known && slices.ContainsFunc(others, func(o *model.RuleCond) bool { return o.Text == text })
}

var ruleName = regexp.MustCompile(`\$\w+`)

// subsumption compares two matches: env tells what the names of the general one stand for in the special one.
type subsumption struct{ env map[*model.Binding]any }

// identity is what a name that is put for a node stands for: the same for two nodes exactly when both must be equal.
func identity(n *model.RuleNode) any {
	if n.Binding != nil {
		return n.Binding
	}
	return n
}

// covers reports whether a matches whatever b matches.
func (s *subsumption) covers(a, b *model.RuleNode) bool {
	switch a.Kind {
	case model.RuleAny:
		return true
	case model.RuleVar:
		id := identity(b)
		if a.Bound && s.env[a.Binding] != id {
			return false
		}
		s.env[a.Binding] = id
		return a.Sub == nil || s.covers(a.Sub, b)
	}
	if b.Kind == model.RuleVar && b.Sub != nil {
		return s.covers(a, b.Sub)
	}
	if a.Kind == model.RuleIs && a.Constraint.Kind == model.TypeConstraint {
		return a.Constraint.Pred.Op == model.ExprTrue || known(b) != nil && known(b).Key == a.Constraint.Key
	}
	if a.Kind == model.RuleIs && b.Constraint != nil && (b.Kind == model.RuleIs || b.Kind == model.RuleVar) {
		return a.Constraint.Key == b.Constraint.Key
	}
	if a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case model.RuleOp:
		return s.coversOp(a, b)
	case model.RuleConst:
		return s.covers(a.Args[0], b.Args[0])
	case model.RuleInt, model.RuleBool:
		return a.Int == b.Int
	case model.RuleFloat:
		return a.Float == b.Float
	case model.RuleAbsent, model.RulePresent:
		return true
	case model.RuleLit:
		return !slices.ContainsFunc(b.Lits, func(k *model.Const) bool {
			return !slices.ContainsFunc(a.Lits, func(l *model.Const) bool { return sameConst(k, l) })
		})
	case model.RuleList:
		return s.coversList(a, b)
	}
	return false
}

// known returns what is known of the type of a value that a pattern matches; nil for nothing.
func known(n *model.RuleNode) *model.Constraint {
	if n.Kind == model.RuleOp && len(n.Op.Results) > 0 {
		return n.Op.Results[max(n.Result, 0)].Constraint
	}
	return n.Constraint
}

func (s *subsumption) coversOp(a, b *model.RuleNode) bool {
	if a.Op != b.Op || a.Result != b.Result {
		return false
	}
	if a.Binding != nil {
		s.env[a.Binding] = identity(b)
	}
	for _, x := range a.Attrs {
		i := slices.IndexFunc(b.Attrs, func(y model.RuleAttr) bool { return y.Attr == x.Attr })
		switch {
		case i >= 0:
			if !s.covers(x.Node, b.Attrs[i].Node) {
				return false
			}
		case x.Node.Kind == model.RuleVar && !x.Node.Bound && x.Node.Sub == nil, x.Node.Kind == model.RuleAny:
		default:
			return false
		}
	}
	return s.coversArgs(a.Args, b.Args)
}

// coversArgs compares operands, where each either(...) stands for two.
func (s *subsumption) coversArgs(as, bs []*model.RuleNode) bool {
	for len(as) > 0 && len(bs) > 0 {
		x, y := as[0], bs[0]
		switch {
		case x.Kind == model.RuleEither && y.Kind == model.RuleEither:
			if !s.coversEither(x.Args, y.Args) {
				return false
			}
			as, bs = as[1:], bs[1:]
		case x.Kind == model.RuleEither:
			if len(bs) < 2 || bs[1].Kind == model.RuleEither || !s.coversEither(x.Args, bs[:2]) {
				return false
			}
			as, bs = as[1:], bs[2:]
		case y.Kind == model.RuleEither:
			if len(as) < 2 || !anything(x) || !anything(as[1]) {
				return false
			}
			s.covers(x, &model.RuleNode{Kind: model.RuleAny}) // may stand for either of the two, so equal to nothing
			s.covers(as[1], &model.RuleNode{Kind: model.RuleAny})
			as, bs = as[2:], bs[1:]
		default:
			if !s.covers(x, y) {
				return false
			}
			as, bs = as[1:], bs[1:]
		}
	}
	return len(as) == 0 && len(bs) == 0
}

// anything reports whether a pattern matches whatever stands there.
func anything(n *model.RuleNode) bool {
	return n.Kind == model.RuleAny || n.Kind == model.RuleVar && !n.Bound && n.Sub == nil
}

// coversEither compares a pair of patterns with two operands, in the same order or the other.
func (s *subsumption) coversEither(a, b []*model.RuleNode) bool {
	for _, order := range [][2]int{{0, 1}, {1, 0}} {
		t := &subsumption{env: maps.Clone(s.env)}
		if t.covers(a[0], b[order[0]]) && t.covers(a[1], b[order[1]]) {
			s.env = t.env
			return true
		}
	}
	return false
}

// coversList compares the elements of two lists of the same form.
func (s *subsumption) coversList(a, b *model.RuleNode) bool {
	if len(a.Args) == 1 && a.Args[0].Kind == model.RuleRest && (a.Args[0].Binding == nil || !a.Args[0].Bound) {
		return true
	}
	if len(a.Args) != len(b.Args) {
		return false
	}
	for i, x := range a.Args {
		y := b.Args[i]
		if x.Kind == model.RuleRest || y.Kind == model.RuleRest {
			if x.Kind != y.Kind || x.Binding != nil && x.Bound {
				return false
			}
			continue
		}
		if !s.covers(x, y) {
			return false
		}
	}
	return true
}

func sameConst(a, b *model.Const) bool {
	if a.Kind != b.Kind || a.Int != b.Int || a.Float != b.Float || a.Bool != b.Bool || a.Str != b.Str || a.Enum != b.Enum ||
		len(a.List) != len(b.List) {
		return false
	}
	for i := range a.List {
		if !sameConst(a.List[i], b.List[i]) {
			return false
		}
	}
	return true
}

// unreachable reports a match that nothing satisfies.
func (c *checker) unreachable(r *model.Rule) {
	for _, w := range r.Where {
		if w.Kind == model.CondExpr && w.Expr.Op == model.ExprFalse {
			c.rep.Error(report.RuleUnreachable, c.at(w.Span, r.Expanded), "remove the rule",
				"rule '%s' never fires: its condition is false", r.Name)
		}
	}
	var visit func(n *model.RuleNode, known *model.Constraint)
	visit = func(n *model.RuleNode, known *model.Constraint) {
		switch n.Kind {
		case model.RuleVar:
			if n.Sub != nil {
				visit(n.Sub, known)
			}
		case model.RuleIs:
			c.disjoint(r, n, known, n.Constraint)
		case model.RuleOp:
			if known != nil && len(n.Op.Results) > 0 {
				c.disjoint(r, n, known, n.Op.Results[max(n.Result, 0)].Constraint)
			}
			c.sorted(r, n)
			c.oneType(r, n)
			i := 0
			for _, a := range n.Args {
				if a.Kind == model.RuleEither {
					visit(a.Args[0], n.Op.Operands[i].Constraint)
					visit(a.Args[1], n.Op.Operands[i+1].Constraint)
					i += 2
					continue
				}
				visit(a, n.Op.Operands[i].Constraint)
				i++
			}
		case model.RuleList:
			for _, a := range n.Args {
				visit(a, known)
			}
		}
	}
	visit(r.Match, nil)
}

// disjoint reports two constraints that single different types satisfy.
func (c *checker) disjoint(r *model.Rule, n *model.RuleNode, a, b *model.Constraint) {
	if a == nil || b == nil || a.Kind != model.TypeConstraint || b.Kind != model.TypeConstraint || a.Builds == nil ||
		b.Builds == nil {
		return
	}
	if x, y := constantType(a.Builds), constantType(b.Builds); x != "" && y != "" && x != y {
		c.rep.Error(report.RuleUnreachable, c.at(n.Span, r.Expanded), "match something of that type",
			"rule '%s' never fires: what stands here is %s, and cannot be %s", r.Name, a.Summary, b.Summary)
	}
}

// oneType reports operands that must have one type, and are matched with different ones.
func (c *checker) oneType(r *model.Rule, n *model.RuleNode) {
	if !n.Op.HasTrait("SameTypeOperands") && !n.Op.HasTrait("SameOperandsAndResultType") {
		return
	}
	var first *model.Constraint
	for _, a := range n.Args {
		for a.Kind == model.RuleVar && a.Sub != nil {
			a = a.Sub
		}
		k := known(a)
		if a.Kind != model.RuleIs && a.Kind != model.RuleOp || k == nil || k.Builds == nil {
			continue
		}
		if first == nil {
			first = k
		}
		c.disjoint(r, a, first, k)
	}
}

// constantType writes the expression of one fixed type; "" for one that depends on something.
func constantType(e *model.Expr) string {
	switch e.Op {
	case model.ExprInt:
		return "#" + string(rune('0'+e.Int%10)) + string(rune('0'+e.Int/10))
	case model.ExprString:
		return "'" + e.Str + "'"
	case model.ExprCall:
		s := e.Name + "("
		for _, a := range e.Args {
			x := constantType(a)
			if x == "" {
				return ""
			}
			s += x + ","
		}
		return s + ")"
	}
	return ""
}

// sorted reports a constant that comes before another operand of a commutative operation: before patterns are
// tried, canonicalization has moved constants after what is none.
func (c *checker) sorted(r *model.Rule, n *model.RuleNode) {
	if r.Set != "" || !n.Op.HasTrait("Commutative") || len(n.Args) != 2 {
		return
	}
	x, y := n.Args[0], n.Args[1]
	if isConst(x) && !isConst(y) {
		c.rep.Warn(report.RuleUnreachable, c.at(x.Span, r.Expanded), "write the constant behind it",
			"rule '%s' hardly fires: '%s' is commutative, and canonicalization moves its constants behind other operands", r.Name,
			n.Op.FullName())
	}
}

func isConst(n *model.RuleNode) bool {
	if n.Kind == model.RuleVar && n.Sub != nil {
		return isConst(n.Sub)
	}
	return n.Kind == model.RuleConst || n.Kind == model.RuleOp && n.Op.HasTrait("ConstantLike")
}
