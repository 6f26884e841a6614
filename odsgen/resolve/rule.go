package resolve

import (
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/internal/fanout"
	"github.com/odsgen/ods/odsgen/internal/expand"
	"github.com/odsgen/ods/odsgen/internal/keys"
	"github.com/odsgen/ods/odsgen/internal/lang"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// rules resolves patterns:. It runs last, because rules refer to operations as they are laid out.
func (r *Resolver) rules(u *Unit) {
	entries := u.scope.Section(u.root.section("patterns"), nil)
	r.parseRules(entries)
	for _, e := range entries {
		r.checkIdent(e.Key, "a rule")
		if old := slices.IndexFunc(u.Dialect.Rules, func(x *model.Rule) bool { return x.Name == e.Key.Value() }); old >= 0 {
			d := r.rep.Error(report.DuplicateMnemonic, e.Key.Place(), "rename one of the two", "rule '%s' is defined twice", e.Key.Value())
			report.Note(d, u.Dialect.Rules[old].Span, "first defined here")
			continue
		}
		if rule := r.rule(u, e.Key, e.Body); rule != nil {
			u.Dialect.Rules = append(u.Dialect.Rules, rule)
		}
	}
}

// parsedRule is the tree of a rule's text, or its mistakes.
type parsedRule struct {
	tree *lang.Rule
	errs []lang.Error
}

// parseRules parses the texts of all rules, on as many goroutines as there are processors: no other text of a
// definition is as long.
func (r *Resolver) parseRules(entries []expand.Entry) {
	var texts []string
	for _, e := range entries {
		if text := e.Body; text.Kind == yamlx.Scalar {
			texts = append(texts, text.Value())
		} else if text = text.Get("rule"); text != nil {
			texts = append(texts, text.Value())
		}
	}
	parsed := make([]parsedRule, len(texts))
	pool := fanout.NewPool(runtime.GOMAXPROCS(0))
	pool.Each(0, len(texts), func(_, i int) { parsed[i].tree, parsed[i].errs = lang.ParseRule(texts[i]) }).Raise()
	r.parsed = map[string]parsedRule{}
	for i, p := range parsed {
		r.parsed[texts[i]] = p
	}
}

// ruler resolves one rule.
type ruler struct {
	r    *Resolver
	u    *Unit
	rule *model.Rule
	// node is the text that is read.
	node  *yamlx.Node
	names map[string]*model.Binding
	// present are the names, with or without a part, of optional things that are surely there when the rule matches.
	present map[string]bool
	// inRoot says that what is read belongs to the root itself; regions are its regions by name: true for those that are
	// not moved yet.
	inRoot  bool
	regions map[*model.Binding]bool
	failed  bool
	// built counts the results of the root that have a replacement so far.
	built int
}

// rule resolves an entry, the short or the long form; nil after a report.
func (r *Resolver) rule(u *Unit, key, body *yamlx.Node) *model.Rule {
	o := object{r: r, n: &yamlx.Node{Kind: yamlx.Map}, what: "rule '" + key.Value() + "'", table: keys.Rule}
	text := body
	if body.Kind != yamlx.Scalar {
		o = r.object(body, o.what, keys.Rule)
		if text = o.scalar("rule"); text == nil {
			if body.Index("rule") < 0 {
				r.rep.Error(report.MissingKey, key.Place(), "add rule: MATCH => REPLACEMENT", "rule '%s' has no text", key.Value())
			}
			return nil
		}
	}
	rule := &model.Rule{Common: o.common(u, key), Source: text.Text, Set: o.text("set")}
	if rule.GoName == "" {
		rule.GoName = camel(rule.Name)
	}
	if rule.Set != "" && !isExported(rule.Set) {
		r.rep.Error(report.GoNameInvalid, o.get("set").Place(), "start it with a capital letter", "%q is no exported Go identifier",
			rule.Set)
	}
	q := &ruler{r: r, u: u, rule: rule, node: text, names: map[string]*model.Binding{}, present: map[string]bool{},
		regions: map[*model.Binding]bool{}}
	parsed, ok := r.parsed[text.Value()]
	if !ok {
		parsed.tree, parsed.errs = lang.ParseRule(text.Value())
	}
	if q.syntax(parsed.errs) {
		return nil
	}
	tree := parsed.tree
	q.match(tree.Match)
	if q.failed {
		return nil
	}
	if tree.If != nil {
		q.condition(tree.If)
	}
	rule.Listing = strings.TrimSpace(text.Value())
	list := func(key string) []*yamlx.Node {
		items := o.items(key)
		for _, it := range items {
			rule.Listing += "\n" + key + " " + strings.TrimSpace(it.Value())
		}
		return items
	}
	for _, it := range list("where") {
		q.where(it)
	}
	rule.Build = q.steps(list("build"))
	q.node = text
	q.replace(tree.Replace)
	rule.After = q.steps(list("after"))
	if n := o.scalar("loc"); n != nil {
		if rule.RootLoc = n.Value() == "root"; !rule.RootLoc {
			q.failed = true
			r.rep.Error(report.RuleKind, n.Place(), "write loc: root, or loc($x) in an operation", "%q is no location for a whole rule",
				n.Value())
		}
	}
	rule.Benefit = q.benefit(o.scalar("benefit"))
	rule.Allow = o.allowed(func(code string) bool { return code == report.RuleCycle.ID },
		"what a rule can allow is "+report.RuleCycle.ID)
	if q.failed {
		return nil
	}
	return rule
}

// allowed returns the codes of findings that the key "allow" accepts; others says which ones it can.
func (o object) allowed(can func(code string) bool, others string) (codes []string) {
	for _, c := range o.list("allow") {
		codes = append(codes, c.Value())
		if !can(c.Value()) {
			o.r.rep.Error(report.BadWord, c.Place(), "change the definition", "%q is not among the findings that can be allowed here: %s",
				c.Value(), others)
		}
	}
	return codes
}

// items returns a key's scalars: one alone, or a list.
func (o object) items(key string) []*yamlx.Node {
	v := o.get(key)
	if v == nil {
		return nil
	}
	if v.Kind == yamlx.Scalar {
		return []*yamlx.Node{v}
	}
	var out []*yamlx.Node
	for _, it := range o.list(key) {
		if it.Kind != yamlx.Scalar {
			o.r.rep.Error(report.WrongKind, it.Place(), "write text, in quotes where it contains ': '",
				"an item of '%s' must be text, not %s", key, it.Kind)
			continue
		}
		out = append(out, it)
	}
	return out
}

func (q *ruler) error(code *report.Code, from, to int, fix, format string, args ...any) {
	q.failed = true
	q.r.rep.Error(code, q.node.At(from, to), fix, format, args...)
}

func (q *ruler) at(n *lang.Pattern, code *report.Code, fix, format string, args ...any) {
	q.error(code, n.From, n.To, fix, format, args...)
}

func (q *ruler) span(n *lang.Pattern) model.Span { return q.node.At(n.From, n.To).Span }

// syntax reports syntax errors.
func (q *ruler) syntax(errs []lang.Error) bool {
	for _, e := range errs {
		q.error(report.RuleSyntax, e.From, e.To, e.Fix, "%s", e.Message)
	}
	return len(errs) > 0
}

// benefit is the number of operations in the match, unless the rule says otherwise: a number, or a difference with a
// sign.
func (q *ruler) benefit(n *yamlx.Node) int {
	def := q.rule.NumOps
	if n == nil {
		return def
	}
	text := n.Value()
	v, err := strconv.Atoi(text)
	if err != nil || v > 1<<16 || v < -1<<16 {
		q.failed = true
		q.r.rep.Error(report.BadNumber, n.Place(), "write a number such as 3, or a difference such as +1", "%q is no benefit", text)
		return def
	}
	if text[0] == '+' || text[0] == '-' {
		v += def
	}
	if v < 0 {
		q.failed = true
		q.r.rep.Error(report.BadNumber, n.Place(), "use a benefit of at least 0", "the benefit is %d: the match has %d operations", v,
			def)
	}
	return v
}

// op finds the operation of a node: of this dialect by its mnemonic, or of this or an imported one by its full name.
func (q *ruler) op(n *lang.Pattern) *model.Op {
	if o := q.u.Dialect.Op(n.Name); o != nil {
		return o
	}
	var names []string
	for _, o := range q.u.Dialect.Ops {
		names = append(names, o.Mnemonic)
	}
	prefix, rest, qualified := strings.Cut(n.Name, ".")
	for _, d := range append([]*model.Dialect{q.u.Dialect}, q.u.Dialect.Imports...) {
		if qualified && d.Prefix() == prefix {
			if o := d.Op(rest); o != nil {
				return o
			}
		}
		for _, o := range d.Ops {
			names = append(names, o.FullName())
		}
	}
	fix := "a rule builds and matches only operations of its dialect and of its imports:; others belong to a pass"
	q.error(report.RuleOp, n.NameFrom, n.NameTo, report.DidYouMean(n.Name, names, fix), "unknown operation '%s'", n.Name)
	return nil
}

// attribute finds an attribute or property of an operation.
func (q *ruler) attribute(o *model.Op, a lang.Attr) *model.Attribute {
	all := slices.Concat(o.Attributes, o.Properties)
	var names []string
	for _, x := range all {
		if x.Name == a.Name {
			return x
		}
		names = append(names, x.Name)
	}
	fix := "it has no attributes"
	if len(names) > 0 {
		fix = "its attributes are " + strings.Join(names, ", ")
	}
	if slices.ContainsFunc(o.Operands, func(v *model.Value) bool { return v.Name == a.Name }) {
		fix = "operands stand behind the operation's name, in order and without theirs"
	}
	q.error(report.RuleAttr, a.From, a.To, report.DidYouMean(a.Name, names, fix), "'%s' has no attribute '%s'", o.FullName(), a.Name)
	return nil
}

// bind gives a name its meaning. A name that has one already keeps it, and the node says that both must be equal.
func (q *ruler) bind(n *lang.Pattern, x *model.RuleNode, b model.Binding) {
	if n.Part != "" {
		q.at(n, report.RuleName, "bind the part where it is matched", "'$%s.%s' cannot be bound", n.Name, n.Part)
		return
	}
	if old := q.names[n.Name]; old != nil {
		if old.Kind != b.Kind && !(b.Kind == model.BindValue && old.Kind == model.BindOp) || old.Built {
			d := q.r.rep.Error(report.RuleName, q.node.At(n.From, n.To), "use another name", "'$%s' is %s already, and cannot be %s too",
				n.Name, withArticle(old.Kind.String()), withArticle(b.Kind.String()))
			report.Note(d, old.Span, "first bound here")
			q.failed = true
			return
		}
		if b.Kind == model.BindOp {
			q.at(n, report.RuleName, "give the second operation another name", "operation '$%s' is bound twice", n.Name)
			return
		}
		x.Binding, x.Bound = old, true
		return
	}
	b.Name, b.Span = n.Name, q.node.At(n.From, n.From+1+len(n.Name)).Span
	x.Binding = &b
	q.names[n.Name] = &b
	q.rule.Bindings = append(q.rule.Bindings, &b)
}

// lookup finds what a name stands for.
func (q *ruler) lookup(name string, from, to int) *model.Binding {
	if b := q.names[name]; b != nil {
		return b
	}
	var names []string
	for _, b := range q.rule.Bindings {
		names = append(names, b.Name)
	}
	fix := "bind it in the match"
	if len(names) > 0 {
		fix = "the names here are $" + strings.Join(names, ", $")
	}
	near := report.Nearest(name, names)
	if near != "" {
		fix = "did you mean '$" + near + "'?"
	}
	q.error(report.RuleName, from, to, fix, "'$%s' is not bound", name)
	return nil
}

// reference resolves $x or $x.part.
func (q *ruler) reference(name, part string, from, to int) *model.RuleNode {
	b := q.lookup(name, from, to)
	if b == nil {
		return nil
	}
	x := &model.RuleNode{Kind: model.RuleVar, Binding: b, Result: -1, Span: q.node.At(from, to).Span}
	if part == "" {
		return x
	}
	if b.Kind != model.BindOp {
		q.error(report.RuleName, from, to, "write $"+name, "only operations have parts, and '$%s' is %s", name,
			withArticle(b.Kind.String()))
		return nil
	}
	ref, ok := b.Op.Ref(part)
	if !ok || ref.Kind == model.RefRegion || ref.Kind == model.RefSuccessor {
		q.error(report.RuleName, from, to, report.DidYouMean(part, partNames(b.Op), "name an operand, a result or an attribute"),
			"'%s' has no part '%s'", b.Op.FullName(), part)
		return nil
	}
	x.Part, x.HasPart = ref, true
	return x
}

// constraintOf returns what is known of the attribute that a reference stands for.
func constraintOf(x *model.RuleNode) *model.Constraint {
	if !x.HasPart {
		return x.Binding.Constraint
	}
	return x.PartAttr().Constraint
}
