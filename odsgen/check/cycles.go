package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// cycles looks for rules that rewrite for ever. It rewrites symbolic terms: starting from what a rule matches, the rules are applied to what
// they make, until nothing matches any more or a term comes back.
type cycles struct {
	c        *checker
	reported map[string]bool
	budget   int
	// set is the pattern set whose rules are looked at: those of another one are not applied together with them.
	set string
}

// maxSteps bounds a chain of rewrites, maxRepeats how often one rule may occur in it before it counts as endless, maxTerms the work for one
// rule.
const (
	maxSteps   = 12
	maxRepeats = 4
	maxTerms   = 2000
)

func newCycles(c *checker) *cycles { return &cycles{c: c, reported: map[string]bool{}} }

// term is a symbolic value or attribute: an operation, or a leaf that only a name tells.
type term struct {
	op    *model.Op
	args  []*term
	attrs map[string]*term // by name; one that is missing is the default
	// leaf is the name of a leaf; constant says that it is known to be a constant; lit is a literal attribute.
	leaf     string
	constant bool
	lit      *model.Const
}

// text identifies a term.
func (t *term) text() string {
	if t == nil {
		return "_"
	}
	if t.op == nil {
		if t.lit != nil {
			return fmt.Sprintf("lit %v %v %v %v", t.lit.Kind, t.lit.Int, t.lit.Str, t.lit.Float)
		}
		return t.leaf
	}
	var b strings.Builder
	b.WriteString("(" + t.op.FullName())
	for _, a := range t.args {
		b.WriteString(" " + a.text())
	}
	names := make([]string, 0, len(t.attrs))
	for n := range t.attrs {
		names = append(names, n)
	}
	slices.Sort(names)
	for _, n := range names {
		b.WriteString(" " + n + "=" + t.attrs[n].text())
	}
	return b.String() + ")"
}

// find starts from each rule.
func (y *cycles) find() {
	for _, r := range y.c.d.Rules {
		env := map[*model.Binding]*term{}
		y.set = r.Set
		start := y.matched(r.Match, env, "x")
		y.budget = maxTerms
		y.follow(y.replaced(r, env), []*model.Rule{r}, []string{start.text()})
	}
}

// matched makes the most general term that a match accepts, and the terms of its names.
func (y *cycles) matched(n *model.RuleNode, env map[*model.Binding]*term, leaf string) *term {
	switch n.Kind {
	case model.RuleVar:
		if n.Bound {
			return env[n.Binding]
		}
		t := &term{leaf: "$" + n.Binding.Name}
		if n.Sub != nil {
			t = y.matched(n.Sub, env, "$"+n.Binding.Name)
		}
		env[n.Binding] = t
		return t
	case model.RuleOp:
		t := &term{op: n.Op, attrs: map[string]*term{}}
		for _, a := range n.Attrs {
			t.attrs[a.Attr.Name] = y.matched(a.Node, env, leaf+"."+a.Attr.Name)
		}
		for i, a := range n.Args {
			if a.Kind == model.RuleEither {
				t.args = append(t.args, y.matched(a.Args[0], env, fmt.Sprintf("%s.%da", leaf, i)), y.matched(a.Args[1], env, fmt.Sprintf("%s.%db", leaf, i)))
				continue
			}
			t.args = append(t.args, y.matched(a, env, fmt.Sprintf("%s.%d", leaf, i)))
		}
		if n.Binding != nil {
			env[n.Binding] = t
		}
		return t
	case model.RuleConst:
		t := &term{leaf: leaf + " const", constant: true}
		if a := n.Args[0]; a.Kind == model.RuleVar {
			env[a.Binding] = &term{leaf: "$" + a.Binding.Name}
			t.leaf = "const $" + a.Binding.Name
		}
		return t
	case model.RuleLit:
		if len(n.Lits) == 1 {
			return &term{leaf: leaf, lit: n.Lits[0]}
		}
	case model.RuleGo:
		for _, a := range n.Args {
			if !a.Bound {
				env[a.Binding] = &term{leaf: "$" + a.Binding.Name}
			}
		}
	}
	return &term{leaf: leaf}
}

// replaced makes the term of the first value of a replacement, nil for one that is not worth following.
func (y *cycles) replaced(r *model.Rule, env map[*model.Binding]*term) *term {
	if r.Erase || len(r.Replace) == 0 {
		return nil
	}
	for _, n := range r.Build {
		if n.Kind == model.RuleOp && n.Binding != nil {
			env[n.Binding] = y.made(n, env)
		}
	}
	return y.made(r.Replace[0], env)
}

func (y *cycles) made(n *model.RuleNode, env map[*model.Binding]*term) *term {
	switch n.Kind {
	case model.RuleVar, model.RuleRest:
		t := env[n.Binding]
		if t == nil {
			t = &term{leaf: "$" + n.Binding.Name}
		}
		if !n.HasPart {
			return t
		}
		name := n.Binding.Op.RefName(n.Part)
		switch n.Part.Kind {
		case model.RefOperand:
			if t.op != nil && n.Part.Index < len(t.args) {
				return t.args[n.Part.Index]
			}
		case model.RefAttribute, model.RefProperty:
			if a := t.attrs[name]; a != nil {
				return a
			}
		case model.RefResult:
			if len(n.Binding.Op.Results) == 1 {
				return t
			}
		}
		return &term{leaf: t.text() + "." + name}
	case model.RuleOp:
		t := &term{op: n.Op, attrs: map[string]*term{}}
		for _, a := range n.Args {
			t.args = append(t.args, y.made(a, env))
		}
		for _, a := range n.Attrs {
			t.attrs[a.Attr.Name] = y.made(a.Node, env)
		}
		return t
	case model.RuleLit:
		return &term{leaf: "lit", lit: n.Lits[0]}
	case model.RuleGo:
		s := n.Hook.Method
		for _, a := range n.Args {
			s += " " + y.made(a, env).text()
		}
		return &term{leaf: s}
	case model.RuleList:
		s := "["
		for _, a := range n.Args {
			s += y.made(a, env).text() + " "
		}
		return &term{leaf: s + "]"}
	}
	return &term{leaf: fmt.Sprintf("%p", n)}
}

// follow applies rules to a term and everything in it, and reports when it comes back.
func (y *cycles) follow(t *term, path []*model.Rule, seen []string) {
	if t == nil || y.budget <= 0 {
		return
	}
	y.budget--
	if i := slices.Index(seen, t.text()); i >= 0 {
		y.report(path[i:])
		return
	}
	if last := path[len(path)-1]; count(path, last) >= maxRepeats {
		y.report(path[slices.Index(path, last):][:distance(path, last)])
		return
	}
	if len(path) >= maxSteps {
		return
	}
	seen = append(slices.Clone(seen), t.text())
	y.rewrites(t, func(u *term, r *model.Rule) { y.follow(u, append(slices.Clone(path), r), seen) })
}

func count(path []*model.Rule, r *model.Rule) int {
	n := 0
	for _, x := range path {
		if x == r {
			n++
		}
	}
	return n
}

// distance returns how far apart the first two occurrences of a rule are.
func distance(path []*model.Rule, r *model.Rule) int {
	i := slices.Index(path, r)
	return 1 + slices.Index(path[i+1:], r)
}

// rewrites calls f for each term that a rule makes of t: at its root, or inside of it.
func (y *cycles) rewrites(t *term, f func(*term, *model.Rule)) {
	if t == nil || t.op == nil {
		return
	}
	for _, r := range y.c.d.Rules {
		env := map[*model.Binding]*term{}
		if r.Set == y.set && r.Root() == t.op && y.match(r.Match, t, env) {
			if u := y.replaced(r, env); u != nil {
				f(u, r)
			}
		}
	}
	for i, a := range t.args {
		y.rewrites(a, func(u *term, r *model.Rule) {
			n := *t
			n.args = slices.Clone(t.args)
			n.args[i] = u
			f(&n, r)
		})
	}
}

// match reports whether a term surely has the structure that a match demands; constraints and conditions are taken to hold.
func (y *cycles) match(n *model.RuleNode, t *term, env map[*model.Binding]*term) bool {
	if t == nil {
		return n.Kind == model.RuleAny
	}
	switch n.Kind {
	case model.RuleAny:
		return true
	case model.RuleVar:
		if n.Bound {
			return env[n.Binding].text() == t.text()
		}
		env[n.Binding] = t
		return n.Sub == nil || y.match(n.Sub, t, env)
	case model.RuleIs:
		return true
	case model.RuleConst:
		if !t.constant && (t.op == nil || !t.op.HasTrait("ConstantLike")) {
			return false
		}
		a := n.Args[0]
		if a.Kind == model.RuleVar && (a.Sub == nil || a.Sub.Kind == model.RuleIs) {
			if a.Bound {
				return false
			}
			env[a.Binding] = &term{leaf: "constant of " + t.text()}
			return true
		}
		return a.Kind == model.RuleAny || a.Kind == model.RuleIs
	case model.RuleLit:
		return t.lit != nil && slices.ContainsFunc(n.Lits, func(k *model.Const) bool { return sameConst(k, t.lit) })
	case model.RuleOp:
		if t.op != n.Op {
			return false
		}
		if n.Binding != nil {
			env[n.Binding] = t
		}
		for _, a := range n.Attrs {
			x := t.attrs[a.Attr.Name]
			if x == nil {
				x = &term{leaf: "default " + a.Attr.Name, lit: a.Attr.Default}
			}
			if !y.match(a.Node, x, env) {
				return false
			}
		}
		i := 0
		for _, a := range n.Args {
			if a.Kind == model.RuleEither {
				ok := y.match(a.Args[0], t.args[i], env) && y.match(a.Args[1], t.args[i+1], env) ||
					y.match(a.Args[0], t.args[i+1], env) && y.match(a.Args[1], t.args[i], env)
				if !ok {
					return false
				}
				i += 2
				continue
			}
			if !y.match(a, t.args[i], env) {
				return false
			}
			i++
		}
		return true
	}
	return false
}

// report reports a cycle once. One that a condition may break is a warning.
func (y *cycles) report(path []*model.Rule) {
	var names []string
	sure := true
	for _, r := range path {
		names = append(names, r.Name)
		sure = sure && unconditional(r)
	}
	key := slices.Clone(names)
	slices.Sort(key)
	id := strings.Join(slices.Compact(key), " ")
	if y.reported[id] {
		return
	}
	y.reported[id] = true
	r := path[0]
	names = slices.Compact(append(names, names[0]))
	list := "'" + strings.Join(names, "' -> '") + "'"
	if len(names) == 1 {
		list += " rewrites what it makes"
	}
	at := y.c.at(r.Span, r.Expanded)
	if sure {
		y.c.rep.Error(report.RuleCycle, at, "choose one direction", "rules rewrite for ever: %s", list)
	} else {
		y.c.rep.Warn(report.RuleCycle, at, "make sure that the conditions do not hold for what the rules make", "rules may rewrite for ever: %s", list)
	}
}
