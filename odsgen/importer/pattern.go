package importer

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
	"github.com/odsgen/ods/odsgen/resolve"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// patterns makes the rewrite rules whose root is an operation of the dialect.
func (im *importer) patterns() *yamlx.Node {
	out := mapping()
	for _, r := range im.recs.All() {
		source := r.Value("sourcePattern")
		root := im.recs.Get(source.Text)
		if !r.Is("Pattern") || source.Kind != tablegen.Dag || root.Value("opDialect").Text != im.dialect.Name {
			continue
		}
		name := r.Name
		if r.Anonymous {
			name = className(root.Name) + "Rule" + strconv.Itoa(len(out.Keys)+1)
		}
		rule, err := im.rule(r)
		if err != nil {
			im.need(NeedRule, name, err.Error(), "")
			continue
		}
		put(out, im.unique(identifier(name), "rule "+r.Name), rule)
	}
	return out
}

// rule writes one rewrite rule.
func (im *importer) rule(r *tablegen.Record) (*yamlx.Node, error) {
	w := &ruleWriter{im: im, name: r.Name}
	match, err := w.match(r.Value("sourcePattern"), 0)
	if err != nil {
		return nil, err
	}
	var results []string
	for _, v := range r.Value("resultPatterns").Items {
		text, err := w.build(v, 0)
		if err != nil {
			return nil, err
		}
		results = append(results, text)
	}
	if len(results) == 0 {
		results = []string{"erase"}
	}
	if len(r.Value("supplementalPatterns").Items) > 0 {
		return nil, errors.New("it has supplemental patterns: write them under the key after")
	}
	var where []string
	for _, v := range r.Value("constraints").Items {
		text, err := w.where(v)
		if err != nil {
			return nil, err
		}
		where = append(where, text)
	}
	text := match + " => " + strings.Join(results, ", ")
	if len(text) > lineLength {
		text = match + "\n=> " + strings.Join(results, ", ") + "\n"
	}
	rule := plain(text)
	if strings.Contains(text, "\n") {
		rule.Style = yamlx.Literal
	}
	benefit := int64(0)
	if items := r.Value("benefitDelta").Items; len(items) == 1 {
		benefit = items[0].Int
	}
	if len(where) == 0 && benefit == 0 {
		return rule, nil
	}
	long := pair("rule", rule)
	if len(where) > 0 {
		put(long, "where", texts(where))
	}
	if benefit != 0 {
		put(long, "benefit", plain(fmt.Sprintf("%+d", benefit)))
	}
	return long, nil
}

// ruleWriter writes the parts of a rule.
type ruleWriter struct {
	im   *importer
	name string
}

// op returns how rules name an operation, and its definition.
func (w *ruleWriter) op(def string) (string, *tablegen.Record, error) {
	r := w.im.recs.Get(def)
	if !r.Is("Op") {
		return "", nil, fmt.Errorf("%s is no operation", def)
	}
	d := r.Record("opDialect").Str("name")
	if d == w.im.name {
		return r.Str("opName"), r, nil
	}
	shipped := w.im.lib.dialect(d)
	if shipped == nil {
		return "", nil, fmt.Errorf("it uses %s.%s of a dialect without a definition here", d, r.Str("opName"))
	}
	w.im.use(shipped, d)
	return d + "." + r.Str("opName"), r, nil
}

// args writes the arguments of an operation: operands by place, attributes by name.
func (w *ruleWriter) args(def *tablegen.Record, v tablegen.Value, depth int,
	write func(tablegen.Value, string, int) (string, error)) (string, error) {
	declared := def.Args("arguments")
	if len(declared) != len(v.Items) {
		return "", fmt.Errorf("%s has %d arguments, not %d", def.Name, len(declared), len(v.Items))
	}
	out := ""
	for i, a := range declared {
		c, _, _ := (&operation{im: w.im}).variable(a.Record)
		text, err := write(v.Items[i], v.Names[i], depth+1)
		if err != nil {
			return "", err
		}
		if c.Is("AttrConstraint") || c.Is("Property") {
			if text != "_" {
				out += " " + a.Name + "=" + text
			}
			continue
		}
		out += " " + text
	}
	return out, nil
}

// match writes a pattern.
func (w *ruleWriter) match(v tablegen.Value, depth int) (string, error) {
	if depth > 20 {
		return "", errors.New("it is nested too deeply")
	}
	if w.im.recs.Get(v.Text).Is("NativeCodeCall") {
		return w.call(v, depth, w.matchArg)
	}
	name, def, err := w.op(v.Text)
	if err != nil {
		return "", err
	}
	args, err := w.args(def, v, depth, w.matchArg)
	text := "(" + name + args + ")"
	if v.Name != "" {
		text = "$" + identifier(v.Name) + ":" + text
	}
	return text, err
}

func (w *ruleWriter) matchArg(v tablegen.Value, name string, depth int) (string, error) {
	bound := ""
	if name != "" && name != "_" {
		bound = "$" + identifier(name)
	}
	switch v.Kind {
	case tablegen.Unset, tablegen.Other:
		return or(bound, "_"), nil
	case tablegen.Dag:
		text, err := w.match(v, depth)
		if bound != "" {
			text = bound + ":" + text
		}
		return text, err
	case tablegen.Int:
		return strconv.FormatInt(v.Int, 10), nil
	case tablegen.Def:
		r := w.im.recs.Get(v.Text)
		text := ""
		switch {
		case r.Is("ConstantAttr"):
			c := r.Record("attr")
			d, ok := w.im.defaultValue(r.Str("value"), c, w.im.constraint(model.AttrConstraint, c, w.name))
			if !ok || d.Kind != yamlx.Scalar {
				return "", fmt.Errorf("it matches the constant %s", r.Str("value"))
			}
			if text = d.Value(); d.Style != yamlx.Plain {
				text = strconv.Quote(text)
			}
		case r.Is("AttrConstraint"):
			text = w.im.constraint(model.AttrConstraint, r, w.name+"Attr")
		case r.Is("TypeConstraint"):
			text = w.im.constraint(model.TypeConstraint, r, w.name+"Type")
		default:
			return "", fmt.Errorf("it matches %s", v.Text)
		}
		if bound != "" {
			text = bound + ":" + text
		}
		return text, nil
	}
	return "", fmt.Errorf("it matches %s", v.Kind)
}

// build writes a replacement.
func (w *ruleWriter) build(v tablegen.Value, depth int) (string, error) {
	if depth > 20 {
		return "", errors.New("it is nested too deeply")
	}
	switch r := w.im.recs.Get(v.Text); {
	case v.Kind != tablegen.Dag:
		return "", errors.New("a replacement is no dag")
	case v.Text == "replaceWithValue" && len(v.Items) == 1:
		return w.buildArg(v.Items[0], v.Names[0], depth+1)
	case r.Is("NativeCodeCall"):
		return w.call(v, depth, w.buildArg)
	}
	name, def, err := w.op(v.Text)
	if err != nil {
		return "", err
	}
	args, err := w.args(def, v, depth, w.buildArg)
	return "(" + name + args + ")", err
}

func (w *ruleWriter) buildArg(v tablegen.Value, name string, depth int) (string, error) {
	switch v.Kind {
	case tablegen.Unset, tablegen.Other:
		if name == "" {
			return "", errors.New("it builds something without saying of what")
		}
		if base, n, ok := strings.Cut(name, "__"); ok {
			return "", fmt.Errorf("it takes result %s of $%s: name that result", n, base)
		}
		return "$" + identifier(name), nil
	case tablegen.Dag:
		return w.build(v, depth)
	}
	return w.matchArg(v, "", depth)
}

// call writes a call of C++ as one of a function in Go.
func (w *ruleWriter) call(v tablegen.Value, depth int, arg func(tablegen.Value, string, int) (string, error)) (string, error) {
	r := w.im.recs.Get(v.Text)
	base := r.Name
	if r.Anonymous {
		base = w.name + "Call"
	}
	hook := w.im.hook(resolve.GoName(identifier(base)), r.Str("expression"))
	w.im.need(NeedRule, w.name, "function "+hook, r.Str("expression"))
	var args []string
	for i, it := range v.Items {
		text, err := arg(it, v.Names[i], depth+1)
		if err != nil {
			return "", err
		}
		args = append(args, text)
	}
	return hook + "(" + strings.Join(args, ", ") + ")", nil
}

// where writes a condition over names of the rule.
func (w *ruleWriter) where(v tablegen.Value) (string, error) {
	r := w.im.recs.Get(v.Text)
	var args []string
	for _, n := range v.Names {
		if n == "" {
			return "", errors.New("a condition is not over names")
		}
		args = append(args, "$"+identifier(n))
	}
	switch {
	case r == nil || v.Kind != tablegen.Dag:
		return "", errors.New("a condition is no constraint")
	case r.Name == "HasNoUseOf" && len(args) == 1:
		return "unused(" + args[0] + ")", nil
	case (r.Is("TypeConstraint") || r.Is("AttrConstraint")) && len(args) == 1:
		kind := model.TypeConstraint
		if r.Is("AttrConstraint") {
			kind = model.AttrConstraint
		}
		return args[0] + " is " + w.im.constraint(kind, r, w.name+"Condition"), nil
	}
	cpp := cppOf(r.Record("predicate"))
	base := r.Name
	if r.Anonymous {
		base = w.name + "Condition"
	}
	hook := w.im.hook(resolve.GoName(identifier(base)), cpp)
	w.im.need(NeedRule, w.name, "condition "+hook, cpp)
	return hook + "(" + strings.Join(args, ", ") + ")", nil
}
