package importer

import (
	"regexp"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// translator writes conditions in the definition language.
type translator struct {
	im   *importer
	kind model.ConstraintKind
	// hint names hooks, owner is the record that the condition belongs to.
	hint  string
	owner *tablegen.Record
	// op is set for conditions over the parts of an operation.
	op *operation
	// bound maps a variable of C++ to what it stands for.
	bound map[string]value
	// size is how much of a condition was translated, and inside are the records of which a part is being translated.
	size *conditionSize
}

// conditionSize bounds the translation of one condition.
type conditionSize struct {
	nodes  int
	inside map[*tablegen.Record]bool
}

// maxCondition is how many parts a condition may have to be translated, and maxNesting how deep they may be nested. One that shares its parts may be exponentially
// larger than the records that make it up.
const (
	maxCondition = 2000
	maxNesting   = 50
)

// expr is a condition with the level of its weakest operator: 1 or, 2 and, 3 not, 4 anything else.
type expr struct {
	text  string
	level int
}

func (e expr) in(level int) string {
	if e.level < level {
		return "(" + e.text + ")"
	}
	return e.text
}

func atom(text string) expr { return expr{text, 4} }

func join(op string, level int, list []expr) expr {
	var out []string
	for _, e := range list {
		if op == "and" && e.text == "true" || op == "or" && e.text == "false" {
			continue
		}
		out = append(out, e.in(level))
	}
	switch {
	case len(out) == 0 && op == "and":
		return atom("true")
	case len(out) == 0:
		return atom("false")
	case len(out) == 1:
		for _, e := range list {
			if e.in(level) == out[0] {
				return e
			}
		}
	}
	return expr{strings.Join(out, " "+op+" "), level}
}

// pred writes a condition; what has no counterpart becomes a function in Go.
func (t *translator) pred(p *tablegen.Record, depth int) expr {
	if t.size == nil {
		t.size = &conditionSize{inside: map[*tablegen.Record]bool{}}
	}
	if t.size.inside[p] {
		t.im.recs.Problem("record %q: the condition is a part of itself", p.Name)
		return atom("true")
	}
	if t.size.nodes++; depth > maxNesting || t.size.nodes > maxCondition {
		t.size.nodes = maxCondition + 1
		return atom("true") // the caller takes all of it back
	}
	t.size.inside[p] = true
	defer delete(t.size.inside, p)
	if depth > 0 {
		if name, ok := t.known(p); ok {
			return atom(name)
		}
	}
	if p.Is("CPred") || p.Has("predExpr") {
		return t.leaf(p.Str("predExpr"))
	}
	children := p.Records("children")
	var list []expr
	each := func() []expr {
		for _, c := range children {
			list = append(list, t.pred(c, depth+1))
		}
		return list
	}
	switch p.Value("kind").Text {
	case "PredCombinerAnd":
		return join("and", 2, each())
	case "PredCombinerOr":
		return join("or", 1, each())
	case "PredCombinerNot":
		if len(children) == 1 {
			return expr{"not " + t.pred(children[0], depth+1).in(4), 3}
		}
	case "PredCombinerSubstLeaves":
		if len(children) == 1 {
			return t.substitute(p, children[0], depth)
		}
	case "PredCombinerConcat":
		if len(children) == 1 {
			return t.concat(p, children[0], depth)
		}
	}
	return t.inGo("", cppOf(p))
}

// whole writes all of a condition; one that is too large becomes a function in Go.
func (t *translator) whole(p *tablegen.Record) expr {
	e := t.pred(p, 0)
	if t.size.nodes > maxCondition || len(e.text) > 1<<16 {
		return t.inGo("", cppOf(p))
	}
	return e
}

// known returns the name of a constraint that has this condition.
func (t *translator) known(p *tablegen.Record) (string, bool) {
	if t.op != nil {
		return "", false
	}
	for _, c := range t.im.byPredicate[p.Name] {
		if c.Anonymous || decorated(c) || c == t.owner || t.im.busy[c.Name] {
			continue
		}
		if c.Is("TypeConstraint") && t.kind == model.TypeConstraint || c.Is("AttrConstraint") && t.kind == model.AttrConstraint {
			return t.im.constraint(t.kind, c, c.Name), true
		}
	}
	return "", false
}

// sub is a translator for something that a condition asks about, which is "self" in it.
func (t *translator) sub(kind model.ConstraintKind) *translator {
	return &translator{im: t.im, kind: kind, hint: t.hint, owner: t.owner, bound: t.bound, size: t.size}
}

// is writes that a value satisfies a condition.
func (t *translator) is(v value, child *tablegen.Record, depth int) expr {
	if v.text == "self" {
		return t.pred(child, depth+1)
	}
	kind := model.TypeConstraint
	if v.kind == kindAttr {
		kind = model.AttrConstraint
	}
	x := t.sub(kind).pred(child, depth+1)
	if x.text == "true" {
		return x
	}
	if isName(x.text) {
		return atom(v.text + " is " + x.text)
	}
	return atom(v.text + " is (" + x.text + ")")
}

func isName(s string) bool {
	return s != "" && (s[0] >= 'A' && s[0] <= 'Z') && strings.IndexByte(strings.SplitN(s, "<", 2)[0], ' ') < 0 &&
		(!strings.Contains(s, " ") || strings.HasSuffix(s, ">") && !strings.Contains(s, "> "))
}

func (t *translator) substitute(p, child *tablegen.Record, depth int) expr {
	x := parseCpp(p.Str("replacement"))
	if p.Str("pattern") == "$_self" && x != nil {
		if v, ok := t.value(x); ok && (v.kind == kindType || v.kind == kindAttr) {
			return t.is(v, child, depth)
		}
	}
	return t.inGo("", cppOf(p))
}

// A function that is called with an element, and a condition about all of them, as the conditions of containers are
// written.
var (
	applied  = regexp.MustCompile(`^\s*\[.*?\]\((?:const )?[\w:]+ &?(\w+)\)\s*\{\s*return\s*\(?\s*$`)
	forEach  = regexp.MustCompile(`^\s*(?:::)?(?:llvm|std)::(all_of|any_of)\(\s*(.*?),\s*\[.*?\]\((?:const )?[\w:]+ &?(\w+)\)\s*(?:->\s*\w+\s*)?\{\s*return\s*(?:(\w+) && )?\(?\s*$`)
	appliedT = regexp.MustCompile(`^\s*\)?;?\s*\}\s*\((.*)\)\s*$`)
)

func (t *translator) concat(p, child *tablegen.Record, depth int) expr {
	prefix, suffix := p.Str("prefix"), p.Str("suffix")
	if m := applied.FindStringSubmatch(prefix); m != nil {
		if s := appliedT.FindStringSubmatch(suffix); s != nil {
			if x := parseCpp(s[1]); x != nil {
				if v, ok := t.value(x); ok {
					return t.bind(m[1], v).pred(child, depth+1)
				}
			}
		}
	}
	if m := forEach.FindStringSubmatch(prefix); m != nil {
		if x := parseCpp(m[2]); x != nil {
			v, ok := t.value(x)
			if v.kind == kindAttr && v.class == "ArrayAttr" {
				v = value{text: apply("items", v), kind: kindAttrs}
			}
			if ok && (v.kind == kindTypes || v.kind == kindAttrs || v.kind == kindInts) {
				word := map[string]string{"all_of": "each", "any_of": "some"}[m[1]]
				kind := model.TypeConstraint
				elem := kindType
				if v.kind == kindAttrs {
					kind, elem = model.AttrConstraint, kindAttr
				}
				in := t.sub(kind).bind(m[3], value{text: "self", kind: elem}).pred(child, depth+1)
				if isName(in.text) {
					return atom(word + " " + v.text + " is " + in.text)
				}
				return atom(word + " " + v.text + " is (" + in.text + ")")
			}
		}
	}
	return t.inGo("", cppOf(p))
}

// bind returns a translator that knows a variable.
func (t *translator) bind(name string, v value) *translator {
	c := *t
	c.bound = map[string]value{name: v}
	for k, x := range t.bound {
		if k != name {
			c.bound[k] = x
		}
	}
	return &c
}

// leaf writes a condition in C++.
func (t *translator) leaf(text string) expr {
	x := parseCpp(text)
	if x == nil {
		return t.inGo("", text)
	}
	if e, ok := t.cond(x); ok {
		return e
	}
	// Parts of a conjunction that can be written are.
	if x.op == "&&" {
		var list []expr
		for _, a := range x.args {
			e, ok := t.cond(a)
			if !ok {
				return t.inGo("", text)
			}
			list = append(list, e)
		}
		return join("and", 2, list)
	}
	return t.inGo("", text)
}

var mentioned = regexp.MustCompile(`\$(\w+)`)

// inGo stands for C++ that has no counterpart.
func (t *translator) inGo(name, cpp string) expr {
	if name == "" {
		name = resolve.GoName(t.hint)
		if !strings.HasPrefix(name, "Is") && t.op == nil {
			name = "Is" + name
		}
	}
	where := t.hint
	var args string
	if t.op != nil {
		seen := map[string]bool{}
		for _, m := range mentioned.FindAllStringSubmatch(cpp, -1) {
			if t.op.part(m[1]) != nil && !seen[m[1]] {
				seen[m[1]] = true
				args += ", $" + m[1]
			}
		}
		if args == "" {
			for _, p := range t.op.parts {
				if p.name != "" && (p.what == "operand" || p.what == "result") {
					args += ", $" + p.name
				}
			}
		}
	}
	hook := t.im.hook(name, cpp+args)
	t.im.need(NeedCondition, where, hook, cpp)
	return atom("go(" + hook + args + ")")
}

// cppOf returns a condition as C++, about as the source has it, "..." in place of what is too much.
func cppOf(p *tablegen.Record) string {
	parts := 500
	return cppPart(p, &parts, 0)
}

func cppPart(p *tablegen.Record, parts *int, depth int) string {
	if *parts--; p == nil || depth > 20 || *parts < 0 {
		return "..."
	}
	if p.Has("predExpr") {
		return p.Str("predExpr")
	}
	var list []string
	for _, c := range p.Records("children") {
		list = append(list, cppPart(c, parts, depth+1))
	}
	switch p.Value("kind").Text {
	case "PredCombinerAnd":
		return "(" + strings.Join(list, " && ") + ")"
	case "PredCombinerOr":
		return "(" + strings.Join(list, " || ") + ")"
	case "PredCombinerNot":
		return "!" + strings.Join(list, "")
	case "PredCombinerSubstLeaves":
		text := strings.Join(list, "")
		if pattern, by := p.Str("pattern"), p.Str("replacement"); pattern != "" && len(text)+strings.Count(text, pattern)*len(by) < 1<<16 {
			return strings.ReplaceAll(text, pattern, by)
		}
		return "..."
	}
	return p.Str("prefix") + strings.Join(list, "") + p.Str("suffix")
}
