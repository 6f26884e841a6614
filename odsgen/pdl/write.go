package pdl

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// value is a value of pdl with the name of its type; the type is "" where nothing tells it.
type value struct{ name, typ string }

// found is an operation that was matched or made.
type found struct {
	name    string
	op      *model.Op
	args    []value
	attrs   map[*model.Attribute]string
	types   []string
	results map[int]string
}

// writer writes one pattern of a rule.
type writer struct {
	rule      *model.Rule
	out       strings.Builder
	indent    string
	n         int
	way, ways int // which alternatives are taken, and how many there are
	values    map[string]string
	types     map[string]string
	ops       map[*model.Binding]*found
	attrs     map[*model.Binding]string
	vals      map[*model.Binding]value
	lists     map[*model.Binding]string
	equal     [][2]*model.RuleNode
}

func (w *writer) fresh(hint string) string {
	w.n++
	return fmt.Sprintf("%%%s%d", hint, w.n)
}

func (w *writer) line(format string, args ...any) {
	w.out.WriteString(w.indent + fmt.Sprintf(format, args...) + "\n")
}

func (w *writer) refuse(format string, args ...any) { panic(cannot(fmt.Sprintf(format, args...))) }

// choose returns which of n alternatives this pattern takes.
func (w *writer) choose(n int) int {
	if w.ways == 0 {
		w.ways = 1
	}
	k := w.way / w.ways % n
	w.ways *= n
	return k
}

func (w *writer) pattern() string {
	w.indent = "    "
	for _, c := range w.rule.Where {
		w.before(c)
	}
	root := w.match(w.rule.Match)
	w.indent = "      "
	head := w.out.String()
	w.out.Reset()
	if len(w.rule.After) > 0 {
		w.refuse("what is done last cannot be told apart from what is done first")
	}
	for _, n := range w.rule.Build {
		w.built(n)
	}
	w.replace(root)
	name := w.rule.GoName
	if w.ways > 1 {
		name += "_" + strconv.Itoa(w.way+1)
	}
	return fmt.Sprintf("  pdl.pattern @%s : benefit(%d) {\n%s    pdl.rewrite %s {\n%s    }\n  }\n", name, w.rule.Benefit, head, root.name,
		w.out.String())
}

// before takes note of a condition: that the types of two values are equal is said by giving them one type.
func (w *writer) before(c *model.RuleCond) {
	switch c.Kind {
	case model.CondAnd:
		for _, a := range c.Args {
			w.before(a)
		}
	case model.CondExpr:
		e := c.Expr
		isType := func(e *model.Expr) bool {
			return e.Op == model.ExprValue && e.Ref.Kind == model.RefOperand && e.Kind == model.KindType
		}
		if e.Op != model.ExprEq || !isType(e.Args[0]) || !isType(e.Args[1]) {
			w.refuse("the condition %q", c.Text)
		}
		w.equal = append(w.equal, [2]*model.RuleNode{c.Nodes[e.Args[0].Ref.Index], c.Nodes[e.Args[1].Ref.Index]})
	case model.CondUnused, model.CondOneUse:
		w.refuse("conditions on the uses of values")
	case model.CondGo:
		w.refuse("the Go function %s", c.Hook.Method)
	default:
		w.refuse("the condition %q", c.Text)
	}
}

// newType makes the type of a value. Bindings whose types must be equal share it.
func (w *writer) newType(b *model.Binding, result int) string {
	key := func(n *model.RuleNode) (*model.Binding, int) {
		if !n.HasPart {
			return n.Binding, 0
		}
		return n.Binding, n.Part.Index
	}
	for _, pair := range w.equal {
		for i := range pair {
			if x, at := key(pair[i]); b != nil && x == b && at == result {
				other, k := key(pair[1-i])
				if t := w.types[typeKey(other, k)]; t != "" {
					w.types[typeKey(b, result)] = t
					return t
				}
			}
		}
	}
	t := w.fresh("type")
	w.line("%s = pdl.type", t)
	if b != nil {
		w.types[typeKey(b, result)] = t
	}
	return t
}

func typeKey(b *model.Binding, result int) string { return fmt.Sprintf("%s#%d", b.Name, result) }

// match writes the operation that a pattern matches, after what its operands are.
func (w *writer) match(n *model.RuleNode) *found {
	b := n.Binding
	if n.Kind == model.RuleVar && n.Sub != nil && n.Sub.Kind == model.RuleOp {
		n = n.Sub
	}
	if n.Kind != model.RuleOp {
		w.refuse("a match that is no operation")
	}
	f := &found{op: n.Op, attrs: map[*model.Attribute]string{}, results: map[int]string{}}
	for _, g := range n.Regions {
		if g.Node.Kind != model.RuleAny {
			w.refuse("regions")
		}
	}
	operands := w.operands(n, f)
	var attrs []string
	for _, a := range n.Attrs {
		if name := w.matchAttr(a); name != "" {
			attrs = append(attrs, fmt.Sprintf("%q = %s", a.Attr.Name, name))
			f.attrs[a.Attr] = name
		}
	}
	f.types = w.resultTypes(n.Op, b)
	f.name = w.fresh("op")
	w.line("%s", operation(f, operands, attrs))
	if b != nil {
		w.ops[b] = f
	}
	return f
}

// operation writes "%op = pdl.operation ...".
func operation(f *found, operands string, attrs []string) string {
	text := fmt.Sprintf("%s = pdl.operation %q", f.name, f.op.Dialect.Name+"."+f.op.Mnemonic)
	text += operands
	if len(attrs) > 0 {
		text += " {" + strings.Join(attrs, ", ") + "}"
	}
	if len(f.types) > 0 {
		text += " -> (" + strings.Join(f.types, ", ") + " : " + repeated("!pdl.type", len(f.types)) + ")"
	}
	return text
}

func repeated(s string, n int) string { return strings.TrimSuffix(strings.Repeat(s+", ", n), ", ") }

func (w *writer) resultTypes(o *model.Op, b *model.Binding) (out []string) {
	for i, r := range o.Results {
		if r.Length != model.Single {
			w.refuse("results of variable number of %s", o.Mnemonic)
		}
		out = append(out, w.newType(b, i))
	}
	return out
}

// operands matches the operands of an operation.
func (w *writer) operands(n *model.RuleNode, f *found) string {
	if len(n.Op.Operands) == 1 && n.Op.Operands[0].Length == model.Variadic {
		return w.list(n.Args[0])
	}
	for _, o := range n.Op.Operands {
		if o.Length != model.Single {
			w.refuse("operands of variable number among those of %s", n.Op.Mnemonic)
		}
	}
	for _, a := range n.Args {
		if a.Kind == model.RuleEither {
			k := w.choose(2)
			f.args = append(f.args, w.operand(a.Args[k]), w.operand(a.Args[1-k]))
			continue
		}
		f.args = append(f.args, w.operand(a))
	}
	return given(f.args)
}

func given(args []value) string {
	if len(args) == 0 {
		return ""
	}
	var names []string
	for _, v := range args {
		names = append(names, v.name)
	}
	return " (" + strings.Join(names, ", ") + " : " + repeated("!pdl.value", len(names)) + ")"
}

// list matches all values of a variadic operand that is the only one.
func (w *writer) list(n *model.RuleNode) string {
	switch {
	case n.Kind == model.RuleAny:
		return ""
	case n.Kind == model.RuleVar && n.Sub == nil && !n.HasPart:
		if n.Bound && w.lists[n.Binding] != "" {
			return " (" + w.lists[n.Binding] + " : !pdl.range<value>)"
		}
		name := w.fresh("values")
		w.line("%s = pdl.operands", name)
		w.lists[n.Binding] = name
		return " (" + name + " : !pdl.range<value>)"
	}
	w.refuse("lists of values with patterns for the elements")
	return ""
}

// operand matches one value.
func (w *writer) operand(n *model.RuleNode) value {
	switch n.Kind {
	case model.RuleAny:
		return w.anyValue(nil)
	case model.RuleVar:
		return w.variable(n)
	case model.RuleOp:
		return w.result(w.match(n), n.Result)
	case model.RuleConst:
		v := w.anyValue(nil)
		w.constant(v, n.Args[0])
		return v
	case model.RuleIs:
		return w.typed(n.Constraint, nil)
	}
	w.refuse("the pattern of an operand of %s", w.rule.Root().Mnemonic)
	return value{}
}

func (w *writer) anyValue(b *model.Binding) value {
	v := value{typ: w.newType(b, 0), name: w.fresh("x")}
	w.line("%s = pdl.operand : %s", v.name, v.typ)
	return v
}

// typed matches a value of one type.
func (w *writer) typed(c *model.Constraint, b *model.Binding) value {
	if c.Builds == nil || c.Builds.Op != model.ExprCall && c.Builds.Op != model.ExprString {
		if c.Pred.Op == model.ExprTrue {
			return w.anyValue(b)
		}
	}
	w.refuse("the constraint on %s", w.rule.Root().Mnemonic)
	return value{}
}

func (w *writer) variable(n *model.RuleNode) value {
	if n.HasPart {
		return w.part(n)
	}
	if v, ok := w.vals[n.Binding]; ok {
		return v
	}
	if f := w.ops[n.Binding]; f != nil {
		return w.result(f, -1)
	}
	var v value
	switch s := n.Sub; {
	case s == nil || s.Kind == model.RuleAny || s.Kind == model.RulePresent:
		v = w.anyValue(n.Binding)
	case s.Kind == model.RuleOp:
		return w.result(w.match(n), s.Result)
	case s.Kind == model.RuleConst:
		v = w.anyValue(n.Binding)
		w.constant(v, s.Args[0])
	case s.Kind == model.RuleIs:
		v = w.typed(s.Constraint, n.Binding)
	default:
		w.refuse("the pattern of $%s", n.Binding.Name)
	}
	w.vals[n.Binding] = v
	return v
}

// part is a part of an operation that is named.
func (w *writer) part(n *model.RuleNode) value {
	f := w.ops[n.Binding]
	switch {
	case f == nil:
		w.refuse("a part of an operation that is matched later")
	case n.Part.Kind == model.RefOperand && n.Part.Index < len(f.args):
		return f.args[n.Part.Index]
	case n.Part.Kind == model.RefResult:
		return w.result(f, n.Part.Index)
	}
	w.refuse("the part of an operation $%s", n.Binding.Name)
	return value{}
}

// result is a result of an operation; -1 is the only one.
func (w *writer) result(f *found, i int) value {
	i = max(i, 0)
	if f.results[i] == "" {
		f.results[i] = w.fresh("x")
		w.line("%s = pdl.result %d of %s", f.results[i], i, f.name)
	}
	v := value{name: f.results[i]}
	if i < len(f.types) {
		v.typ = f.types[i]
	}
	return v
}

// constant asks for the attribute of a constant.
func (w *writer) constant(v value, n *model.RuleNode) {
	switch n.Kind {
	case model.RuleAny:
		w.line("%s = pdl.apply_native_constraint \"ods.constant\"(%s : !pdl.value) : !pdl.attribute", w.fresh("attr"), v.name)
		return
	case model.RuleVar:
		if n.HasPart || n.Bound || n.Sub != nil && n.Sub.Kind != model.RuleAny {
			w.refuse("a condition on the constant $%s", n.Binding.Name)
		}
		name := w.fresh("attr")
		w.line("%s = pdl.apply_native_constraint \"ods.constant\"(%s : !pdl.value) : !pdl.attribute", name, v.name)
		w.attrs[n.Binding] = name
		return
	}
	text := ""
	switch n.Kind {
	case model.RuleInt:
		text = strconv.FormatInt(n.Int, 10) + " : i64"
	case model.RuleBool:
		text = strconv.FormatBool(n.Int != 0)
	case model.RuleFloat:
		text = strconv.FormatFloat(n.Float, 'e', 17, 64) + " : f64"
	default:
		w.refuse("the pattern of a constant")
	}
	name := w.fresh("attr")
	w.line("%s = pdl.attribute = %s", name, text)
	w.line("pdl.apply_native_constraint \"ods.constant_is\"(%s, %s : !pdl.value, !pdl.attribute)", v.name, name)
}

// matchAttr writes an attribute of a match; "" matches anything.
func (w *writer) matchAttr(a model.RuleAttr) string {
	n := a.Node
	switch n.Kind {
	case model.RuleAny:
		return ""
	case model.RuleVar:
		if n.HasPart {
			w.refuse("a part as the attribute %s", a.Attr.Name)
		}
		if name := w.attrs[n.Binding]; name != "" {
			return name
		}
		if a.Attr.Optional && a.Attr.Default == nil {
			w.refuse("the attribute %s, which may be absent", a.Attr.Name)
		}
		name := ""
		switch s := n.Sub; {
		case s == nil || s.Kind == model.RuleAny:
			name = w.fresh("attr")
			w.line("%s = pdl.attribute", name)
		case s.Kind == model.RuleLit:
			name = w.literal(s.Lits[w.choose(len(s.Lits))], a.Attr)
		default:
			w.refuse("the pattern of the attribute %s", a.Attr.Name)
		}
		w.attrs[n.Binding] = name
		return name
	case model.RulePresent:
		name := w.fresh("attr")
		w.line("%s = pdl.attribute", name)
		return name
	case model.RuleLit:
		return w.literal(n.Lits[w.choose(len(n.Lits))], a.Attr)
	}
	w.refuse("the pattern of the attribute %s", a.Attr.Name)
	return ""
}

// literal writes a constant attribute.
func (w *writer) literal(k *model.Const, a *model.Attribute) string {
	name := w.fresh("attr")
	w.line("%s = pdl.attribute = %s", name, w.attrText(k, a.Constraint))
	return name
}

func (w *writer) attrText(k *model.Const, c *model.Constraint) string {
	switch k.Kind {
	case model.ConstBool:
		return strconv.FormatBool(k.Bool)
	case model.ConstString:
		return strconv.Quote(k.Str)
	case model.ConstUnit:
		return "unit"
	case model.ConstAttr:
		return k.Str
	case model.ConstEnum:
		if e := k.Enum; e != nil && e.Attr == nil {
			return fmt.Sprintf("%d : i%d", form.EnumValue(k), e.Width)
		}
	case model.ConstInt:
		if c == nil || c.GoType == "int64" {
			return strconv.FormatInt(k.Int, 10) + " : i64"
		}
	}
	w.refuse("a constant of %s", c.Name)
	return ""
}
