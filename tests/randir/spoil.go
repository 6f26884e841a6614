package randir

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
)

// Spoiled is a module with one thing wrong, and what that is.
type Spoiled struct{ What, Text string }

// form is an operation in generic form, in its parts.
type form struct {
	before, after     string
	results           string // "%0:2 = "
	name              string
	operands          []string
	successors, props []string
	regions           string
	attrs             string
	in, out           []string
}

// closing is what ends a bracket.
var closing = map[byte]byte{'(': ')', '[': ']', '{': '}', '<': '>'}

// token returns the end of the token of a text at i: a string, a bracket with what is in it, an arrow or comparison, or
// one byte.
func token(s string, i int) int {
	switch c := s[i]; {
	case c == '"':
		for i++; i < len(s) && s[i] != '"'; i++ {
			if s[i] == '\\' {
				i++
			}
		}
		return min(i+1, len(s))
	case closing[c] != 0:
		end := closing[c]
		for i++; i < len(s) && s[i] != end; {
			i = token(s, i)
		}
		return min(i+1, len(s))
	case strings.HasPrefix(s[i:], "->"), strings.HasPrefix(s[i:], ">="), strings.HasPrefix(s[i:], "<="),
		strings.HasPrefix(s[i:], "=="):
		return i + 2
	}
	return i + 1
}

// list splits what stands between commas.
func list(s string) (out []string) {
	if strings.TrimSpace(s) == "" {
		return nil
	}
	from := 0
	for i := 0; i < len(s); {
		if s[i] == ',' {
			out = append(out, strings.TrimSpace(s[from:i]))
			from = i + 1
		}
		i = token(s, i)
	}
	return append(out, strings.TrimSpace(s[from:]))
}

// formOf takes an operation apart.
func formOf(s Sample) (f form, ok bool) {
	at := 0
	for range s.Line {
		at += strings.IndexByte(s.Text[at:], '\n') + 1
	}
	rest := s.Text[at:]
	blank := len(rest) - len(strings.TrimLeft(rest, " "))
	f.before, rest = s.Text[:at+blank], rest[blank:]
	if strings.HasPrefix(rest, "%") {
		i := strings.Index(rest, " = ") + 3
		f.results, rest = rest[:i], rest[i:]
	}
	if !strings.HasPrefix(rest, `"`) {
		return f, false
	}
	i := token(rest, 0)
	f.name, rest = rest[:i], rest[i:]
	// take returns what stands between brackets.
	take := func(open string) string {
		if !strings.HasPrefix(rest, open) {
			return ""
		}
		k := len(open) - 1 // the last bracket; <{ has another one around
		i := token(rest, strings.IndexAny(open, "([{<"))
		in := rest[k+1 : i-1]
		if strings.HasPrefix(open, " <{") {
			in = rest[k+1 : i-2]
		}
		rest = rest[i:]
		return in
	}
	f.operands = list(take("("))
	f.successors = list(take("["))
	f.props = list(take(" <{"))
	f.regions = take(" (")
	f.attrs = take(" {")
	if !strings.HasPrefix(rest, " : (") {
		return f, false
	}
	rest = rest[2:]
	f.in = list(take(" ("))
	if !strings.HasPrefix(rest, " -> ") {
		return f, false
	}
	rest = rest[4:]
	i = strings.IndexByte(rest, '\n')
	if i < 0 {
		return f, false
	}
	out := rest[:i]
	if strings.HasPrefix(out, "(") && token(out, 0) == len(out) {
		out = out[1 : len(out)-1]
		f.out = list(out)
	} else {
		f.out = []string{out}
	}
	f.after = rest[i:]
	return f, f.text() == s.Text
}

func (f form) text() string {
	var b strings.Builder
	b.WriteString(f.before + f.results + f.name + "(" + strings.Join(f.operands, ", ") + ")")
	if len(f.successors) > 0 {
		b.WriteString("[" + strings.Join(f.successors, ", ") + "]")
	}
	if len(f.props) > 0 {
		b.WriteString(" <{" + strings.Join(f.props, ", ") + "}>")
	}
	if f.regions != "" {
		b.WriteString(" (" + f.regions + ")")
	}
	if f.attrs != "" {
		b.WriteString(" {" + f.attrs + "}")
	}
	out := "(" + strings.Join(f.out, ", ") + ")"
	if len(f.out) == 1 && !strings.HasPrefix(f.out[0], "(") {
		out = f.out[0]
	}
	b.WriteString(" : (" + strings.Join(f.in, ", ") + ") -> " + out + f.after)
	return b.String()
}

// Spoil returns variants of a module that have one thing wrong in the operation that it is for, or only look so. The
// same sample gives the same.
func (m *Maker) Spoil(d *core.OpDef, s Sample) (out []Spoiled) {
	f, ok := formOf(s)
	if !ok {
		return nil
	}
	rnd := rand.New(rand.NewPCG(uint64(len(s.Text)), 24))
	add := func(what string, f form) { out = append(out, Spoiled{what, f.text()}) }
	m.spoilAttrs(d, f, rnd, add)
	m.spoilValues(d, f, rnd, add)
	spoilSegments(f, add)
	spoilRegions(f, add)
	out = append(out, m.spoilTypes(d, s, rnd)...)
	return out
}

var (
	enumCase = regexp.MustCompile(`^#[\w.]+<\w+>$`)
	number   = regexp.MustCompile(`^-?\d+ : (\w+)$`)
	segments = regexp.MustCompile(`array<i32: (-?\d+)`)
)

// spoilAttrs leaves out attributes and gives them other values.
func (m *Maker) spoilAttrs(d *core.OpDef, f form, rnd *rand.Rand, add func(string, form)) {
	with := func(i int, value string) form {
		g := f
		g.props = slices.Clone(f.props)
		name, _, _ := strings.Cut(f.props[i], " = ")
		g.props[i] = name + " = " + value
		return g
	}
	for i, p := range f.props {
		name, value, _ := strings.Cut(p, " = ")
		if i < 4 {
			g := f
			g.props = slices.Delete(slices.Clone(f.props), i, i+1)
			add("no "+name, g)
		}
		switch {
		case enumCase.MatchString(value):
			add("no case for "+name, with(i, value[:strings.Index(value, "<")]+"<nonsense>"))
		case number.MatchString(value):
			typ := number.FindStringSubmatch(value)[1]
			if typ != "i1" {
				add("another number for "+name, with(i, pick(rnd, []string{"-1", "0", "1", "3", "7", "77"})+" : "+typ))
			}
		case strings.HasPrefix(name, "operandSegmentSizes"), strings.HasPrefix(name, "resultSegmentSizes"):
			if n := segments.FindStringSubmatch(value); n != nil {
				k, _ := strconv.Atoi(n[1])
				add("other segments in "+name, with(i, strings.Replace(value, n[0], fmt.Sprint("array<i32: ", k+1), 1)))
			}
		}
		add("another kind for "+name, with(i, pick(rnd,
			[]string{"unit", `"text"`, "7 : i8", "[]", "@nothing", "i17", "1.5 : f64", "{}", "array<i64: 1>"})))
		k := slices.IndexFunc(d.Slots, func(s core.SlotDef) bool { return s.Name == name })
		if k < 0 || d.Slots[k].Segments {
			continue
		}
		if l := m.slots[d.Slots[k].Constraint]; len(l) > 1 {
			add("another value for "+name, with(i, pick(rnd, l)))
		}
		if a := pick(rnd, m.attrs); d.Slots[k].Constraint.Stores(a.attr) && !d.Slots[k].Constraint.Accepts(a.attr) {
			add("a forbidden value for "+name, with(i, a.text))
		}
	}
	for i := range d.Slots {
		s := &d.Slots[i]
		l := m.slots[s.Constraint]
		if s.Segments || len(l) == 0 || slices.ContainsFunc(f.props,
			func(p string) bool { return p == s.Name || strings.HasPrefix(p, s.Name+" = ") }) {
			continue
		}
		g := f
		g.props = append(slices.Clone(f.props), s.Name+" = "+pick(rnd, l))
		add("with "+s.Name, g)
	}
}

// spoilValues changes numbers of operands, results and successors.
func (m *Maker) spoilValues(_ *core.OpDef, f form, rnd *rand.Rand, add func(string, form)) {
	if n := len(f.operands); n > 0 {
		k := rnd.IntN(n)
		g := f
		g.operands, g.in = append(slices.Clone(f.operands), f.operands[k]), append(slices.Clone(f.in), f.in[k])
		add("one operand more", g)
		g.operands, g.in = slices.Delete(slices.Clone(f.operands), k, k+1), slices.Delete(slices.Clone(f.in), k, k+1)
		add("one operand less", g)
		j := rnd.IntN(n)
		if f.in[j] != f.in[k] {
			g = f
			g.operands, g.in = slices.Clone(f.operands), slices.Clone(f.in)
			g.operands[k], g.in[k] = f.operands[j], f.in[j]
			add("an operand twice", g)
		}
	}
	more := f
	more.out = append(slices.Clone(f.out), pick(rnd, append(slices.Clone(f.out), "i32")))
	more.results = resultNames(f.results, len(more.out))
	add("one result more", more)
	if n := len(f.out); n > 0 && f.results == "" || n > 1 && !strings.Contains(f.after, fmt.Sprintf("#%d", n-1)) ||
		n == 1 && !strings.Contains(f.after, strings.TrimSuffix(f.results, " = ")) {
		g := f
		g.out = f.out[:n-1]
		g.results = resultNames(f.results, len(g.out))
		add("one result less", g)
	}
	if n := len(f.successors); n > 0 {
		g := f
		g.successors = f.successors[:n-1]
		add("one successor less", g)
		g.successors = append(slices.Clone(f.successors), f.successors[0])
		add("one successor more", g)
	}
}

var sizes = regexp.MustCompile(`^(operand|result)SegmentSizes = array<i32: (-?[\d, -]+)>$`)

// spoilSegments moves operands and results from one group to the next, so that the sizes add up, and leaves out or repeats
// operands of one group.
func spoilSegments(f form, add func(string, form)) {
	for p, text := range f.props {
		m := sizes.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		var n []int
		for _, s := range strings.Split(m[2], ",") {
			k, _ := strconv.Atoi(strings.TrimSpace(s))
			n = append(n, k)
		}
		start := 0
		for i, k := range n {
			with := func(what string, less, more int, operands, in []string) {
				l := slices.Clone(n)
				l[i] -= less
				l[(i+1)%len(l)] += more
				var words []string
				for _, k := range l {
					words = append(words, strconv.Itoa(k))
				}
				g := f
				g.operands, g.in, g.props = operands, in, slices.Clone(f.props)
				g.props[p] = m[1] + "SegmentSizes = array<i32: " + strings.Join(words, ", ") + ">"
				add(fmt.Sprintf("%s in group %d of %ss", what, i, m[1]), g)
			}
			if k > 0 && len(n) > 1 {
				with("one less, in favour of the next,", 1, 1, f.operands, f.in)
			}
			if m[1] == "operand" && k > 0 && start+k <= len(f.operands) {
				with("one less", 1, 0, slices.Delete(slices.Clone(f.operands), start, start+1), slices.Delete(slices.Clone(f.in), start, start+1))
				with("one more", -1, 0, slices.Insert(slices.Clone(f.operands), start, f.operands[start]),
					slices.Insert(slices.Clone(f.in), start, f.in[start]))
			}
			start += k
		}
	}
}

// resultNames names n results as the text does.
func resultNames(s string, n int) string {
	if s == "" || n == 0 {
		return ""
	}
	name, _, _ := strings.Cut(strings.TrimSuffix(s, " = "), ":")
	if n == 1 {
		return name + " = "
	}
	return fmt.Sprintf("%s:%d = ", name, n)
}

// spoilRegions changes regions.
func spoilRegions(f form, add func(string, form)) {
	l := list(f.regions)
	for i, r := range l {
		with := func(what, text string) {
			g := f
			n := slices.Clone(l)
			n[i] = text
			g.regions = strings.Join(n, ", ")
			add(what, g)
		}
		if r != "{\n}" {
			with("an empty region", "{\n}")
		}
		lines := strings.SplitAfter(r, "\n")
		if len(lines) >= 3 {
			if last := strings.TrimSpace(lines[len(lines)-2]); strings.HasPrefix(last, `"`) {
				with("no terminator", strings.Join(slices.Delete(slices.Clone(lines), len(lines)-2, len(lines)-1), ""))
				with("another terminator", strings.Join(slices.Concat(lines[:len(lines)-2], []string{"\"t.end\"() : () -> ()\n"},
					lines[len(lines)-1:]), ""))
			}
			if !strings.HasPrefix(strings.TrimSpace(lines[1]), "^") {
				with("an argument", lines[0]+"^bb0(%argument: i32):\n"+strings.Join(lines[1:], ""))
			}
			with("a second block", strings.Join(lines[:len(lines)-1], "")+"^second:\n\"t.end\"() : () -> ()\n"+lines[len(lines)-1])
		}
		if i == 0 {
			g := f
			g.regions = strings.Join(l[1:], ", ")
			add("one region less", g)
		}
	}
	g := f
	g.regions = strings.Join(append(l, "{\n}"), ", ")
	add("one region more", g)
}

// spoilTypes changes types of operands and results, and of what is around as far as it must have them, too.
func (m *Maker) spoilTypes(d *core.OpDef, s Sample, rnd *rand.Rand) (out []Spoiled) {
	count := 1
	for i := 0; i < count && i < 6; i++ {
		c := m.context()
		module, _ := core.Parse(c, []byte(s.Text), core.ParseOptions{NoVerify: true})
		if module == nil {
			return out
		}
		op := opOnLine(module, s.Line)
		if op == nil {
			return out
		}
		r := &repair{m: m, rnd: rnd, op: op, module: module, d: op.Info().Def(), c: c}
		if count = op.NumOperands() + op.NumResults(); count == 0 {
			return out
		}
		v, k := r.value(i)
		if v.IsBlockArg() && v.OwnerBlock().ParentOp() == op {
			continue
		}
		for step := range 3 {
			t := pick(rnd, m.types).text
			what := "a type"
			switch l := m.values[k]; {
			case step == 0 && len(l) > 1:
				t, what = pick(rnd, l), "another type that is accepted"
			case step == 1:
				if u := r.typeFor(k, v); u != nil {
					t, what = u.String(), "another type like those of the others"
				}
			}
			a, ok := r.attr(t).(*core.TypeAttr)
			if !ok || a.Value() == v.Type() {
				continue
			}
			old := v.Type()
			v.SetType(a.Value())
			r.signatures()
			out = append(out, Spoiled{fmt.Sprintf("%s for value %d of %s", what, i, d.Name), sampleOf(module, op).Text})
			v.SetType(old)
		}
	}
	return out
}

// opOnLine finds the operation that the generic form has on a line.
func opOnLine(module *core.Operation, line int) (op *core.Operation) {
	module.PrintWithPositions(core.PrintOptions{Generic: true, LocalScope: true}, func(o *core.Operation, l, _ int) {
		if l-1 == line && op == nil {
			op = o
		}
	})
	return op
}
