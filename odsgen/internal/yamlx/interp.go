package yamlx

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// Env gives the values of variables: a node, or nil when the variable is unknown. keep leaves "${name}" in place, for a
// later stage.
type Env func(name string) (value *Node, keep bool)

// Interpolator replaces "${name}" in trees.
type Interpolator struct {
	Env Env
	// Used is appended to the places of use of every node that is copied; invalid when there is none.
	Used model.Span
	Rep  *report.Reporter
	// Names lists what Env knows, for suggestions; nil for none.
	Names func() []string
	// Copy says that the tree is one of several copies, which count towards the limits of expansion. What variables insert
	// always does.
	Copy bool
}

// Tree returns a copy of the tree with variables replaced. Subtrees without variables are shared when there is no place
// of use to record.
func (ip *Interpolator) Tree(n *Node) *Node {
	if n == nil {
		return nil
	}
	if n.Kind == Scalar {
		return ip.scalar(n)
	}
	if ip.Copy && !ip.Rep.Grow(ip.place(n), 1, 0) {
		return n
	}
	keys := each(n.Keys, func(k *Node) *Node {
		c := ip.scalar(k)
		if c.Kind != Scalar {
			ip.Rep.Error(report.Variable, k.Place(), "use a variable whose value is text", "a key cannot be %s", c.Kind)
			return k
		}
		return c
	})
	items := each(n.Items, ip.Tree)
	if !ip.Used.IsValid() && sameList(keys, n.Keys) && sameList(items, n.Items) {
		return n
	}
	out := *n
	out.Used, out.Keys, out.Items = ip.used(n), keys, items
	return &out
}

// each returns what f makes of the nodes of a list: the list itself when it makes nothing new.
func each(list []*Node, f func(*Node) *Node) []*Node {
	out := list
	for i, n := range list {
		c := f(n)
		if c == n {
			continue
		}
		if sameList(out, list) {
			out = slices.Clone(list)
		}
		out[i] = c
	}
	return out
}

// sameList reports whether two lists of equal length are one.
func sameList(a, b []*Node) bool { return len(a) == 0 || &a[0] == &b[0] }

func (ip *Interpolator) used(n *Node) []model.Span {
	if !ip.Used.IsValid() {
		return n.Used
	}
	return append(n.Used[:len(n.Used):len(n.Used)], ip.Used)
}

// place is where a copy is asked for, or else where the copied node is.
func (ip *Interpolator) place(n *Node) report.Place {
	if ip.Used.IsValid() {
		return report.At(ip.Used)
	}
	return n.Place()
}

func (ip *Interpolator) scalar(n *Node) *Node {
	text := n.Text.Value
	if ip.Copy {
		bytes := 0 // a text without variables is shared
		if strings.Contains(text, "${") {
			bytes = len(text)
		}
		if !ip.Rep.Grow(ip.place(n), 1+len(n.Text.Pieces), bytes) {
			return n
		}
	}
	if !strings.Contains(text, "${") {
		if !ip.Used.IsValid() {
			return n
		}
		out := *n
		out.Used = ip.used(n)
		return &out
	}
	b := pieceBuilder{from: &n.Text}
	for i := 0; i < len(text); {
		j := strings.Index(text[i:], "${")
		if j < 0 {
			b.copy(i, len(text))
			break
		}
		j += i
		if j > i && text[j-1] == '$' { // "$${" is a plain "${"
			b.copy(i, j-1)
			b.copy(j, j+2)
			i = j + 2
			continue
		}
		end := strings.IndexByte(text[j:], '}')
		if end < 0 {
			ip.Rep.Error(report.Variable, n.At(j, j+2), "add '}', or write $${ for a plain ${", "'${' is not closed")
			b.copy(i, len(text))
			break
		}
		end += j + 1
		b.copy(i, j)
		i = end
		name := text[j+2 : end-1]
		value, keep := ip.Env(name)
		switch {
		case value == nil && keep:
			b.copy(j, end)
		case value == nil:
			var names []string
			if ip.Names != nil {
				names = ip.Names()
			}
			ip.Rep.Error(report.Variable, n.At(j, end), report.DidYouMean(name, names, "declare it in vars: or params:"),
				"unknown variable '${%s}'", name)
			b.copy(j, end)
		case j == 0 && end == len(text):
			if !ip.inserts(n, value) {
				return n
			}
			return value
		case value.Kind == Scalar:
			if !ip.Rep.Grow(n.At(j, end), max(len(value.Text.Pieces), 1), len(value.Text.Value)) {
				return n
			}
			b.insert(&value.Text)
		case value.Kind == Null:
		default:
			ip.Rep.Error(report.Variable, n.At(j, end), "use it as the whole value", "variable '${%s}' is %s and cannot stand inside text",
				name, value.Kind)
		}
	}
	out := *n
	out.Used = ip.used(n)
	out.Text = b.text()
	return &out
}

// inserts accounts for a tree that takes the place of a variable. The tree is shared, but everything after expansion
// walks it once more.
func (ip *Interpolator) inserts(at, value *Node) bool {
	if !ip.Rep.Grow(ip.place(at), 1, 0) {
		return false
	}
	for _, list := range [][]*Node{value.Keys, value.Items} {
		for _, it := range list {
			if !ip.inserts(at, it) {
				return false
			}
		}
	}
	return true
}

// pieceBuilder assembles a text from stretches of others, keeping the way back to the files.
type pieceBuilder struct {
	from   *model.Text
	buf    strings.Builder
	pieces []model.Piece
}

// copy appends from.Value[i:j].
func (b *pieceBuilder) copy(i, j int) { b.slice(b.from, i, j) }

// insert appends a whole text.
func (b *pieceBuilder) insert(t *model.Text) { b.slice(t, 0, len(t.Value)) }

func (b *pieceBuilder) slice(t *model.Text, i, j int) {
	if i >= j {
		return
	}
	if len(t.Pieces) == 0 {
		b.pieces = append(b.pieces, model.Piece{At: b.buf.Len(), Span: t.Span})
	}
	for k, p := range t.Pieces {
		end := len(t.Value)
		if k+1 < len(t.Pieces) {
			end = t.Pieces[k+1].At
		}
		from, to := max(i, p.At), min(j, end)
		if from >= to {
			continue
		}
		span := p.Span
		if span.End-span.Start == end-p.At {
			span.Start, span.End = p.Span.Start+from-p.At, p.Span.Start+to-p.At
		}
		b.pieces = append(b.pieces, model.Piece{At: b.buf.Len() + from - i, Span: span})
	}
	b.buf.WriteString(t.Value[i:j])
}

func (b *pieceBuilder) text() model.Text {
	return model.Text{Value: b.buf.String(), Span: b.from.Span, Pieces: b.pieces}
}

// Join concatenates texts with a separator between them; each keeps its way back to its file.
func Join(sep string, texts ...model.Text) model.Text {
	b := pieceBuilder{from: &texts[0]}
	for i := range texts {
		if i > 0 {
			s := model.Text{Value: sep, Span: texts[i].Span}
			b.insert(&s)
		}
		b.insert(&texts[i])
	}
	return b.text()
}

// Slice returns a stretch of a text with its way back to the file.
func Slice(t model.Text, from, to int) model.Text {
	b := pieceBuilder{from: &t}
	b.copy(from, to)
	return b.text()
}
