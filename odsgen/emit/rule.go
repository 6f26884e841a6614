package emit

import (
	"fmt"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/ruleprog"
	"github.com/odsgen/ods/odsgen/model"
)

// rules emits a function for each rewrite rule, and the functions that add them to pattern sets.
//
//	func rewriteAddZero(h Hooks, op *core.Operation, rw *rewrite.Rewriter) bool { ... }
func (g *gen) rules() *source {
	s := newSource("rules.gen.go")
	for _, h := range g.d.RuleHooks {
		g.ruleHook(h)
	}
	for _, r := range g.d.Rules {
		newRuleEmitter(g, s, r).emit()
	}
	var sets []string
	byName := map[string][]*model.Rule{}
	for _, r := range g.d.Rules {
		if r.Set == "" {
			continue
		}
		if byName[r.Set] == nil {
			sets = append(sets, r.Set)
		}
		byName[r.Set] = append(byName[r.Set], r)
	}
	if rules := g.canonicalRules(); len(rules) > 0 {
		s.p("func addRules(hooks any, set *rewrite.PatternSet) {\nh := hooks.(Hooks)")
		g.addRules(s, rules)
		s.p("}\n")
	}
	for _, name := range sets {
		s.doc("Add%sPatterns adds the rewrite rules of the set %s.", name, name)
		s.p("func Add%sPatterns(h Hooks, set *rewrite.PatternSet) {", name)
		g.addRules(s, byName[name])
		s.p("}\n")
	}
	return s
}

// canonicalRules returns the rules for canonicalization.
func (g *gen) canonicalRules() []*model.Rule {
	var out []*model.Rule
	for _, r := range g.d.Rules {
		if r.Set == "" {
			out = append(out, r)
		}
	}
	return out
}

// addRules emits the statement that adds rules to "set", with the hooks in "h".
func (g *gen) addRules(s *source, rules []*model.Rule) {
	if len(rules) == 0 {
		return
	}

	s.p("set.Add(")
	for _, r := range rules {
		s.p("rewrite.Pattern{Name: %q, Root: %q, Benefit: %d%s, Rule: %s,\nMatch: func(op *core.Operation, rw *rewrite.Rewriter) bool { return %s(h, op, rw) }},",
			r.Name, r.Root().FullName(), r.Benefit, generates(r), strconv.Quote(strings.Join(strings.Fields(r.Listing), " ")), ruleFunc(r))
	}
	s.p(")")
}

func ruleFunc(r *model.Rule) string { return "rewrite" + r.GoName }

// generates lists the operations that a rule makes, for the cost model of dialect conversion.
func generates(r *model.Rule) string {
	var names []string
	seen := map[string]bool{}
	r.Made(func(o *model.Op) {
		if !seen[o.FullName()] {
			seen[o.FullName()] = true
			names = append(names, strconv.Quote(o.FullName()))
		}
	})
	if len(names) == 0 {
		return ""
	}
	return ", Generates: []string{" + strings.Join(names, ", ") + "}"
}

// ruleHook records a Go function that rules call.
func (g *gen) ruleHook(h *model.RuleHook) {
	var params, results []string
	self := ""
	doc := ""
	switch h.Role {
	case model.HookCondition:
		results, doc = []string{"bool"}, "is a condition of rewrite rules"
	case model.HookMatcher:
		doc = "takes apart what a rewrite rule matches; ok says whether it can"
		self = "x"
	case model.HookAttr:
		doc = "computes an attribute for rewrite rules; nil is none"
	case model.HookValue:
		params, doc = []string{"rw *rewrite.Rewriter"}, "makes values for rewrite rules"
		if len(h.Results) == 0 {
			doc = "acts for rewrite rules"
		}
	}
	for i, p := range h.Params {
		name := fmt.Sprintf("a%d", i+1)
		if self != "" && i == 0 {
			name = self
		}
		params = append(params, name+" "+ruleprog.GoType(g.d, p))
	}
	named := h.Role == model.HookMatcher
	for i, p := range h.Results {
		t := ruleprog.GoType(g.d, p)
		if named {
			t = fmt.Sprintf("r%d %s", i+1, t)
		}
		results = append(results, t)
	}
	if named {
		results = append(results, "ok bool")
	}
	sig := "(" + strings.Join(params, ", ") + ") "
	if len(results) == 1 && !named {
		sig += results[0]
	} else if len(results) > 0 {
		sig += "(" + strings.Join(results, ", ") + ")"
	}
	g.tableHook(h.Method+"Function", h.Method, sig, doc)
}

// ruleEmitter emits the function of one rule.
type ruleEmitter struct {
	g *gen
	s *source
	r *model.Rule
	p *ruleprog.Program
	// lines is the body; a line that declares a variable is dropped when nothing uses it.
	lines []ruleLine
	// exprs are the Go expressions of registers.
	exprs map[*ruleprog.Reg]string
	used  map[string]bool
	loops int
}

// ruleLine is a line of a body. One that declares a variable is dropped when nothing mentions that later, but for what
// it does: with keep the call stays.
type ruleLine struct {
	text, declares string
	vars           []string
	keep           string
	// try has the form of a call with a result "ok" whose other results are vars, and what follows when it is false.
	try *tryCall
}

// tryCall is a call that may fail: "vars, ok := call", and then the failure when not ok, or when more holds.
type tryCall struct{ call, more, fail string }

func newRuleEmitter(g *gen, s *source, r *model.Rule) *ruleEmitter {
	return &ruleEmitter{g: g, s: s, r: r, p: ruleprog.Compile(r), exprs: map[*ruleprog.Reg]string{},
		used: map[string]bool{"op": true, "rw": true, "h": true, "ok": true, "c": true, "rule": true, "pair": true}}
}

func (e *ruleEmitter) line(format string, args ...any) {
	e.lines = append(e.lines, ruleLine{text: fmt.Sprintf(format, args...)})
}

// declare emits a declaration that is dropped when the variable is not used.
func (e *ruleEmitter) declare(name, value string) {
	e.lines = append(e.lines, ruleLine{text: name + " := " + value, declares: name})
}

// do emits a call whose results may not be needed.
func (e *ruleEmitter) do(vars []string, call string) {
	e.lines = append(e.lines, ruleLine{vars: vars, keep: call})
}

// variable returns a new name that resembles a hint.
func (e *ruleEmitter) variable(hint string) string {
	base := lowered(ident(hint))
	if base == "" || base == "_" {
		base = "v"
	}
	n := base
	for i := 2; e.used[n] || e.imported(n) || token.IsKeyword(n) || isPredeclared(n); i++ {
		n = fmt.Sprintf("%s%d", base, i)
	}
	e.used[n] = true
	return n
}

// variables gives registers variables of their own.
func (e *ruleEmitter) variables(regs []*ruleprog.Reg) []string {
	var out []string
	for _, r := range regs {
		e.exprs[r] = e.variable(r.Name)
		out = append(out, e.exprs[r])
	}
	return out
}

// imported reports whether a name would hide that of a package.
func (e *ruleEmitter) imported(n string) bool {
	for _, x := range e.s.imports {
		if x == n {
			return true
		}
	}
	return runtime[n] != ""
}

// try emits a call with the results vars and ok; the attempt ends when that is false or more is true.
func (e *ruleEmitter) try(vars []string, call, more, reason string) {
	fail := fmt.Sprintf("return rw.NoMatch(op, %s)", strconv.Quote(reason))
	if e.loops > 0 {
		fail = "continue"
	}
	e.lines = append(e.lines, ruleLine{vars: vars, try: &tryCall{call, more, fail}})
}

// fail emits what ends the attempt, or goes on with the other order of two operands.
func (e *ruleEmitter) fail(cond, reason string) {
	if e.loops > 0 {
		e.line("if %s {\ncontinue\n}", cond)
		return
	}
	e.line("if %s {\nreturn rw.NoMatch(op, %s)\n}", cond, strconv.Quote(reason))
}

func (e *ruleEmitter) emit() {
	root := e.p.Root
	e.exprs[root] = e.variable(root.Name)
	e.declare("c", "op.Context()")
	e.declare(e.exprs[root], e.view(root.Op, "core.ViewOf(op)"))
	steps := e.p.Steps
	for i := 0; i < len(steps); i++ {
		var next *ruleprog.Step
		if i+1 < len(steps) {
			next = steps[i+1]
		}
		e.step(steps[i], next)
	}
	for _, st := range e.p.Builds {
		e.build(st)
	}
	e.line("return true")
	for range e.loops {
		e.line("}")
	}
	if e.loops > 0 {
		e.line("return rw.NoMatch(op, %q)", "it does not match with its operands in either order")
	}
	name := ruleFunc(e.r)
	summary := "rewrites " + e.r.Root().FullName()
	if e.r.Summary != "" {
		summary += clause(e.r.Summary)
	} else {
		summary += "."
	}
	e.s.doc("%s %s", name, summary)
	e.s.listing(e.r.Listing)
	e.s.p("func %s(h Hooks, op *core.Operation, rw *rewrite.Rewriter) bool {", name)
	for _, l := range e.dropUnused() {
		e.s.p("%s", l.text)
	}
	e.s.p("}\n")
}

// dropUnused returns the lines without declarations of what no later line mentions.
func (e *ruleEmitter) dropUnused() []ruleLine {
	mentioned := map[string]bool{}
	var out []ruleLine
	for _, l := range slices.Backward(e.lines) {
		if l.declares != "" && !mentioned[l.declares] {
			continue
		}
		if l.try != nil {
			l.text = l.try.text(l.vars, mentioned)
		}
		if l.keep != "" {
			l.text = assigned(l.vars, mentioned) + l.keep
		}
		for _, w := range words(l.text) {
			mentioned[w] = true
		}
		out = append(out, l)
	}
	slices.Reverse(out)
	return out
}

// text returns the call and its failure; without variables to declare all of it is one statement.
func (t *tryCall) text(vars []string, mentioned map[string]bool) string {
	used := slices.Clone(words(t.more))
	for _, w := range used {
		mentioned[w] = true
	}
	left := assigned(vars, mentioned)
	cond := "!ok"
	if t.more != "" {
		cond += " || " + t.more
	}
	if left == "" {
		blanks := strings.Repeat("_, ", len(vars))
		return fmt.Sprintf("if %sok := %s; %s {\n%s\n}", blanks, t.call, cond, t.fail)
	}
	return fmt.Sprintf("%s, ok := %s\nif %s {\n%s\n}", strings.TrimSuffix(left, " := "), t.call, cond, t.fail)
}

// assigned returns the left side of the declaration of variables of which only some are mentioned; nothing when none
// is.
func assigned(vars []string, mentioned map[string]bool) string {
	list := slices.Clone(vars)
	some := false
	for i, v := range list {
		if mentioned[v] {
			some = true
		} else {
			list[i] = "_"
		}
	}
	if !some {
		return ""
	}
	return strings.Join(list, ", ") + " := "
}

// words returns the identifiers in Go code that do not come after a dot.
func words(code string) []string {
	var out []string
	for i := 0; i < len(code); {
		j := i
		for j < len(code) && (code[j] == '_' || code[j]|0x20 >= 'a' && code[j]|0x20 <= 'z' || code[j] >= '0' && code[j] <= '9') {
			j++
		}
		if j == i {
			if code[i] == '"' {
				for i++; i < len(code) && code[i] != '"'; i++ {
					if code[i] == '\\' {
						i++
					}
				}
			}
			i++
			continue
		}
		if i == 0 || code[i-1] != '.' {
			out = append(out, code[i:j])
		}
		i = j
	}
	return out
}

// view returns the expression of a view.
func (e *ruleEmitter) view(o *model.Op, x string) string {
	q := e.g.apiQualifier(e.s, o, o.ViewApart)
	if q != "" {
		x = "OpView: " + x
	}
	return fmt.Sprintf("%s%sOp{%s}", q, o.GoName, x)
}

// expr returns the expression of a register.
func (e *ruleEmitter) expr(r *ruleprog.Reg) string { return e.exprs[r] }

// set gives a register an expression without side effects: written in place when it is used once, else a variable.
func (e *ruleEmitter) set(r *ruleprog.Reg, x string) {
	if r.Uses <= 1 {
		e.exprs[r] = x
		return
	}
	v := e.variable(r.Name)
	e.exprs[r] = v
	e.declare(v, x)
}

// operandOf returns the expression of a declared operand of a view.
func operandOf(view string, o *model.Op, i int) string {
	return valueOf(view, "Operand", o.Operands, i)
}

// resultOf returns the expression of a declared result of a view.
func resultOf(view string, o *model.Op, i int) string { return valueOf(view, "Result", o.Results, i) }

func valueOf(view, kind string, vals []*model.Value, i int) string {
	if v := vals[i]; v.Name != "" {
		return fmt.Sprintf("%s.%s()", view, v.GoName)
	}
	call, _ := valueMethod(kind, vals, i)
	return view + ".Op." + call
}

// partOf returns the expression of a part of a view; that of an attribute is of the Go type that [ruleEmitter.attrType]
// tells.
func partOf(view string, o *model.Op, r model.ValueRef) string {
	switch r.Kind {
	case model.RefOperand:
		return operandOf(view, o, r.Index)
	case model.RefResult:
		return resultOf(view, o, r.Index)
	case model.RefRegion:
		return fmt.Sprintf("%s.%s()", view, o.Regions[r.Index].GoName)
	}
	a := o.PartAttr(r)
	if a.Constraint.Unit || a.Property {
		return fmt.Sprintf("%s.Op.Slot(%d)", view, a.Slot)
	}
	return fmt.Sprintf("%s.%sAttr()", view, a.GoName)
}

// attrType returns the Go type of an attribute.
func (e *ruleEmitter) attrType(c *model.Constraint) string {
	if c == nil || c.Unit || c.Kind == model.PropConstraint {
		return "core.Attribute"
	}
	return e.g.attrClass(e.s, c)
}

// attribute returns an attribute as core.Attribute.
func (e *ruleEmitter) attribute(x string, c *model.Constraint, optional bool) string {
	if t := e.attrType(c); optional && strings.HasPrefix(t, "*") {
		return "rt.AttrOrNil(" + x + ")"
	}
	return x
}
