package yamlx

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
	"gopkg.in/yaml.v3"
)

// Parse reads a file. It always returns a node, a Map when the file starts like one; errors go to rep.
func Parse(src *model.Source, rep *report.Reporter) *Node {
	before := rep.Errors()
	text, closed := lint(src, rep)
	doc, err := decode(closed)
	if err != nil {
		if rep.Errors() == before {
			reportSyntax(src, rep, err)
		}
		return &Node{Kind: Null, Span: model.Span{File: src}}
	}
	if doc == nil || len(doc.Content) == 0 {
		return &Node{Kind: Null, Span: model.Span{File: src}}
	}
	w := &walker{src: src, rep: rep, text: text}
	return w.node(doc.Content[0], 0)
}

// decode reads one document. A panic of the library is an error like any other.
func decode(text []byte) (doc *yaml.Node, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("yaml: %v", r)
		}
	}()
	doc = new(yaml.Node)
	d := yaml.NewDecoder(bytes.NewReader(text))
	if err := d.Decode(doc); errors.Is(err, io.EOF) {
		return nil, nil
	} else if err != nil {
		return nil, err
	}
	var more yaml.Node
	if err := d.Decode(&more); err == nil {
		return nil, fmt.Errorf("yaml: line %d: a definition file is one YAML document", more.Line)
	} else if !errors.Is(err, io.EOF) {
		return nil, err
	}
	return doc, nil
}

// reportSyntax reports what the library does not accept although the linter found nothing: at the text of the line that
// it names.
func reportSyntax(src *model.Source, rep *report.Reporter, err error) {
	text, line := strings.TrimPrefix(err.Error(), "yaml: "), 1
	if rest, ok := strings.CutPrefix(text, "line "); ok {
		number, message, _ := strings.Cut(rest, ": ")
		if n, err := strconv.Atoi(number); err == nil {
			text, line = message, n
		}
	}
	line = min(max(line, 1), src.NumLines())
	content := src.Line(line)
	from := src.Offset(line, 1) + len(content) - len(strings.TrimLeft(content, " \t"))
	to := src.Offset(line, 1) + len(strings.TrimRight(content, " \t"))
	rep.Error(report.Syntax, report.At(model.Span{File: src, Start: from, End: max(from, to)}),
		"check indentation and quotes, or quote the text", "%s", text)
}

// walker makes nodes with places of the library's nodes.
type walker struct {
	src  *model.Source
	rep  *report.Reporter
	text []byte // the linter's copy of the file, without what it inserted
	// line, col and at are the last place that was asked for, and its offset. Places come in order, and a line can be
	// long.
	line, col, at int
	// keys are those of large maps, by name, whose entries are being read.
	keys map[*Node]map[string]int
}

// offset returns where a node starts. The library counts characters.
func (w *walker) offset(n *yaml.Node) int {
	start := w.src.Offset(n.Line, 1)
	if n.Line == 1 && bytes.HasPrefix(w.src.Data, byteOrderMark) {
		start += len(byteOrderMark)
	}
	if n.Line != w.line || n.Column < w.col {
		w.line, w.col, w.at = n.Line, 1, start
	}
	for ; w.col < n.Column && w.at < len(w.text); w.col++ {
		_, size := utf8.DecodeRune(w.text[w.at:])
		w.at += size
	}
	return min(w.at, len(w.text))
}

func (w *walker) span(from, to int) model.Span {
	return model.Span{File: w.src, Start: from, End: max(from, to)}
}

var styles = map[yaml.Style]Style{
	yaml.SingleQuotedStyle: SingleQuoted, yaml.DoubleQuotedStyle: DoubleQuoted, yaml.LiteralStyle: Literal, yaml.FoldedStyle: Folded,
}

func (w *walker) node(y *yaml.Node, depth int) *Node {
	from := w.offset(y)
	if depth > maxDepth {
		w.rep.Error(report.Depth, report.At(w.span(from, from)), "write a flatter definition", "nesting is deeper than %d levels",
			maxDepth)
		return &Node{Kind: Null, Span: w.span(from, from)}
	}
	if y.Anchor != "" || y.Kind == yaml.AliasNode || y.Style&yaml.TaggedStyle != 0 {
		w.rep.Error(report.AnchorTag, report.At(w.span(from, from)), "use templates: for reuse, or quote the text",
			"anchors, aliases and tags of YAML are not used in definitions")
	}
	switch y.Kind {
	case yaml.MappingNode:
		return w.mapping(y, from, depth)
	case yaml.SequenceNode:
		return w.list(y, from, depth)
	}
	style := styles[y.Style&^yaml.TaggedStyle]
	if style == Plain && y.Value == "" {
		return &Node{Kind: Null, Span: w.span(from, from)}
	}
	t := scalarText(w.src, w.text, y.Value, style, from)
	return &Node{Kind: Scalar, Style: style, Text: t, Span: t.Span}
}

func (w *walker) list(y *yaml.Node, from, depth int) *Node {
	n := &Node{Kind: List, Span: w.span(from, from)}
	for _, it := range y.Content {
		item := w.node(it, depth+1)
		if item.Kind == Null {
			item = w.missing(item.Span.Start)
		}
		n.Items = append(n.Items, item)
		n.Span.End = max(n.Span.End, item.Span.End)
	}
	w.close(n, y, '[', ']')
	return n
}

func (w *walker) mapping(y *yaml.Node, from, depth int) *Node {
	n := &Node{Kind: Map, Span: w.span(from, from)}
	for i := 0; i+1 < len(y.Content); i += 2 {
		key := w.node(y.Content[i], depth+1)
		if key.Kind != Scalar {
			w.rep.Error(report.Syntax, key.Place(), "use text as key", "a key must be text, not %s", key.Kind)
			key = &Node{Kind: Scalar, Span: key.Span}
		}
		value := w.node(y.Content[i+1], depth+1)
		if value.Kind == Null {
			value = w.missing(w.behindColon(key.Span.End))
		}
		w.addKey(n, key, value)
	}
	w.close(n, y, '{', '}')
	return n
}

// maxKey is the number of bytes that a key may have. The YAML library reads 1024 characters, and one byte takes up to
// four when it is written as an escape.
const maxKey = 250

func reportLongKey(rep *report.Reporter, at model.Span) {
	rep.Error(report.Syntax, report.At(at), "use a shorter name", "a key has more than %d bytes", maxKey)
}

// addKey appends an entry and reports a duplicate and a name that is too long.
func (w *walker) addKey(n, key, value *Node) {
	if len(key.Text.Value) > maxKey {
		reportLongKey(w.rep, key.Span)
	}
	if i := w.keyIndex(n, key.Text.Value); i >= 0 {
		d := w.rep.Error(report.DuplicateKey, key.Place(), "remove one of the two", "key %q is given twice", key.Text.Value)
		report.Note(d, n.Keys[i].Span, "first given here")
	} else {
		n.Keys = append(n.Keys, key)
		n.Items = append(n.Items, value)
	}
	n.Span.End = max(n.Span.End, value.Span.End, key.Span.End)
}

// smallMap is the number of entries up to which a list of keys is searched.
const smallMap = 16

// keyIndex is [Node.Index] for a map that is being read.
func (w *walker) keyIndex(n *Node, key string) int {
	if len(n.Keys) < smallMap {
		return n.Index(key)
	}
	seen := w.keys[n]
	if seen == nil {
		if w.keys == nil {
			w.keys = map[*Node]map[string]int{}
		}
		seen = map[string]int{}
		w.keys[n] = seen
	}
	for i := len(seen); i < len(n.Keys); i++ {
		seen[n.Keys[i].Text.Value] = i
	}
	if i, ok := seen[key]; ok {
		return i
	}
	return -1
}

// behindColon returns the offset after the colon of a key that ends at an offset, or that one where there is no colon.
func (w *walker) behindColon(end int) int {
	i := end
	for i < len(w.text) && isSpace(w.text, i) {
		i++
	}
	if i < len(w.text) && w.text[i] == ':' {
		return i + 1
	}
	return end
}

// missing returns the node of a value that is missing. What stands there as a comment may have been meant as the value.
func (w *walker) missing(from int) *Node {
	i := from
	for isBlank(w.text, i) {
		i++
	}
	to := lineEnd(w.text, i)
	text := string(bytes.TrimRight(w.text[i:to], " \t"))
	if i == from || len(text) < 2 || text[0] != '#' || !(text[1]|0x20 >= 'a' && text[1]|0x20 <= 'z' || text[1] == '"') {
		return &Node{Kind: Null, Span: w.span(from, from)}
	}
	span := w.span(i, i+len(text))
	w.rep.Error(report.Sigil, report.At(span), "quote it: '"+text+"'", "value is missing: %q is a YAML comment", text)
	return &Node{Kind: Scalar, Text: model.Text{Value: text, Span: span}, Span: span}
}

// close extends a collection in brackets to the closing one.
func (w *walker) close(n *Node, y *yaml.Node, opening, closing byte) {
	if y.Style&yaml.FlowStyle == 0 || n.Span.Start >= len(w.text) || w.text[n.Span.Start] != opening {
		return
	}
	for i := max(n.Span.End, n.Span.Start+1); i < len(w.text); i++ {
		switch c := w.text[i]; {
		case c == closing:
			n.Span.End = i + 1
			return
		case c == '#':
			i = lineEnd(w.text, i)
		case c != ',' && c != ':' && !isSpace(w.text, i):
			return // it is not closed, which is reported
		}
	}
}
