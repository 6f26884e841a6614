package check

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// cycles looks for rules that rewrite for ever. It rewrites symbolic terms: starting from what a rule matches, the
// rules are applied to what they make, until nothing matches any more or a term comes back.
type cycles struct {
	c        *checker
	reported map[string]bool
	budget   int
	// set is the pattern set whose rules are looked at: those of another one are not applied together with them.
	set string
}

// maxSteps bounds a chain of rewrites, maxRepeats how often one rule may occur in it before it counts as endless,
// maxTerms the work for one rule.
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
	// result is the result of op that is meant when there are several, -1 for all of them.
	result int
	// list marks a list of values, which are in args; rest a leaf that stands for any number of them.
	list, rest bool
}

// text identifies a term.
func (t *term) text() string {
	if t == nil {
		return "_"
	}
	if t.list {
		s := "["
		for _, a := range t.args {
			s += a.text() + " "
		}
		return s + "]"
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
	b.WriteString(")")
	if len(t.op.Results) > 1 && t.result >= 0 {
		fmt.Fprintf(&b, ".%d", t.result)
	}
	return b.String()
}

// inside reports whether a term can be had from another by leaving out operations and operands, so that a chain
// of rewrites from the one to the other may go on for ever (Leuschel, Homeomorphic Embedding for Online Termination).
func inside(s, t *term) bool {
	if s == nil || t == nil {
		return s == nil
	}
	if s.op == nil && !s.list {
		if t.op == nil && !t.list {
			return true
		}
	} else if s.op == t.op && s.list == t.list && len(s.args) == len(t.args) {
		all := true
		for i := range s.args {
			all = all && inside(s.args[i], t.args[i])
		}
		if all {
			return true
		}
	}
	return slices.ContainsFunc(t.args, func(a *term) bool { return inside(s, a) })
}

// find starts from each rule.
func (y *cycles) find() {
	for _, r := range y.c.d.Rules {
		env := map[*model.Binding]*term{}
		y.set = r.Set
		start := y.matched(r.Match, env, "x")
		y.budget = maxTerms
		for _, t := range y.replaced(r, env) {
			y.follow(t, []*model.Rule{r}, []*term{start})
		}
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
		t := &term{op: n.Op, attrs: map[string]*term{}, result: n.Result}
		for _, a := range n.Attrs {
			t.attrs[a.Attr.Name] = y.matched(a.Node, env, leaf+"."+a.Attr.Name)
		}
		for i, a := range n.Args {
			if a.Kind == model.RuleEither {
				t.args = append(t.args, y.matched(a.Args[0], env, fmt.Sprintf("%s.%da", leaf, i)),
					y.matched(a.Args[1], env, fmt.Sprintf("%s.%db", leaf, i)))
				continue
			}
			t.args = append(t.args, y.matched(a, env, fmt.Sprintf("%s.%d", leaf, i)))
		}
		if n.Binding != nil {
			env[n.Binding] = t
		}
		return t
	case model.RuleList:
		t := &term{list: true}
		for i, a := range n.Args {
			t.args = append(t.args, y.matched(a, env, fmt.Sprintf("%s.%d", leaf, i)))
		}
		return t
	case model.RuleRest:
		t := &term{leaf: leaf + "...", rest: true}
		if n.Binding != nil {
			t.leaf = "..." + n.Binding.Name
			env[n.Binding] = &term{list: true, args: []*term{t}}
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

// replaced makes the terms of all that a rule makes: what it makes first, and what takes the place of the root.
func (y *cycles) replaced(r *model.Rule, env map[*model.Binding]*term) []*term {
	var out []*term
	for _, n := range r.Build {
		if n.Kind == model.RuleOp {
			t := y.made(n, env)
			if n.Binding != nil {
				env[n.Binding] = t
			}
			out = append(out, t)
		}
	}
	for _, n := range r.Replace {
		if t := y.made(n, env); t.op != nil || t.list || len(r.Replace) == 1 {
			out = append(out, t)
		}
	}
	return out
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
			if t.op != nil {
				u := *t
				u.result = n.Part.Index
				return &u
			}
		}
		return &term{leaf: t.text() + "." + name}
	case model.RuleOp:
		t := &term{op: n.Op, attrs: map[string]*term{}, result: n.Result}
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
		t := &term{list: true}
		for _, a := range n.Args {
			switch u := y.made(a, env); {
			case a.Kind == model.RuleRest && u.list:
				t.args = append(t.args, u.args...)
			case a.Kind == model.RuleRest:
				t.args = append(t.args, &term{leaf: u.leaf, rest: true})
			default:
				t.args = append(t.args, u)
			}
		}
		return t
	}
	return &term{leaf: fmt.Sprintf("%p", n)}
}

// follow applies rules to a term and everything in it, and reports when it comes back.
func (y *cycles) follow(t *term, path []*model.Rule, seen []*term) {
	if t == nil || y.budget <= 0 {
		return
	}
	y.budget--
	text := t.text()
	if i := slices.IndexFunc(seen, func(s *term) bool { return s.text() == text }); i >= 0 {
		y.report(path[i:])
		return
	}
	if last := path[len(path)-1]; count(path, last) >= maxRepeats &&
		slices.ContainsFunc(seen, func(s *term) bool { return inside(s, t) }) {
		y.report(path[slices.Index(path, last):][:distance(path, last)])
		return
	}
	if len(path) >= maxSteps {
		return
	}
	seen = append(slices.Clone(seen), t)
	y.rewrites(t, true, func(u *term, r *model.Rule) { y.follow(u, append(slices.Clone(path), r), seen) })
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

// rewrites calls f for each term that a rule makes of t: at its root, or inside of it. Of a whole term it is all that
// the rule makes; inside of another one what takes the place of the value.
func (y *cycles) rewrites(t *term, whole bool, f func(*term, *model.Rule)) {
	if t == nil || t.op == nil && !t.list {
		return
	}
	for _, r := range y.c.d.Rules {
		env := map[*model.Binding]*term{}
		if r.Set == y.set && r.Root() == t.op && y.match(r.Match, t, env) {
			made := y.replaced(r, env)
			if !whole {
				made = made[:0]
				if i := max(t.result, 0); i < len(r.Replace) {
					made = append(made, y.made(r.Replace[i], env))
				}
			}
			for _, u := range made {
				f(u, r)
			}
		}
	}
	for i, a := range t.args {
		y.rewrites(a, false, func(u *term, r *model.Rule) {
			n := *t
			n.args = slices.Clone(t.args)
			n.args[i] = u
			f(&n, r)
		})
	}
}

// match reports whether a term surely has the structure that a match demands; constraints and conditions are taken to
// hold.
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
	case model.RuleList:
		return t.list && y.matchList(n.Args, t.args, env)
	case model.RuleLit:
		return t.lit != nil && slices.ContainsFunc(n.Lits, func(k *model.Const) bool { return sameConst(k, t.lit) })
	case model.RuleOp:
		if t.op != n.Op || n.Result >= 0 && len(n.Op.Results) > 1 && t.result != n.Result {
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
				if !y.matchEither(a.Args, t.args[i], t.args[i+1], env) {
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

// matchEither matches a pair of patterns with two terms in one order or the other.
func (y *cycles) matchEither(pair []*model.RuleNode, t, u *term, env map[*model.Binding]*term) bool {
	before := maps.Clone(env)
	if y.match(pair[0], t, env) && y.match(pair[1], u, env) {
		return true
	}
	clear(env)
	maps.Copy(env, before)
	return y.match(pair[0], u, env) && y.match(pair[1], t, env)
}

// matchList matches the elements of a list, of which "..." takes those that the others leave.
func (y *cycles) matchList(pats []*model.RuleNode, ts []*term, env map[*model.Binding]*term) bool {
	for len(pats) > 0 && pats[0].Kind != model.RuleRest {
		if len(ts) == 0 || ts[0].rest || !y.match(pats[0], ts[0], env) {
			return false
		}
		pats, ts = pats[1:], ts[1:]
	}
	for len(pats) > 0 && pats[len(pats)-1].Kind != model.RuleRest {
		last := len(ts) - 1
		if last < 0 || ts[last].rest || !y.match(pats[len(pats)-1], ts[last], env) {
			return false
		}
		pats, ts = pats[:len(pats)-1], ts[:last]
	}
	if len(pats) == 0 {
		return len(ts) == 0
	}
	if b := pats[0].Binding; b != nil {
		rest := &term{list: true, args: ts}
		if pats[0].Bound {
			return env[b].text() == rest.text()
		}
		env[b] = rest
	}
	return true
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
	} else if !slices.ContainsFunc(path, func(r *model.Rule) bool { return slices.Contains(r.Allow, report.RuleCycle.ID) }) {
		y.c.rep.Warn(report.RuleCycle, at, "make sure that the conditions do not hold for what the rules make",
			"rules may rewrite for ever: %s", list)
	}
}
