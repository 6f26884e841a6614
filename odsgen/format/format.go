package format

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/model"
)

// Width is the number of columns beyond which a list or map in brackets is broken. Text is never broken.
const Width = 140

// Source formats a definition file. Findings are errors of syntax, with which there is no result. An error is a bug of
// this package: the result would mean something else.
func Source(src *model.Source) ([]byte, diag.List, error) {
	rep := report.New(0)
	root := yamlx.Parse(src, rep)
	if root.Kind != yamlx.Map && rep.Errors() == 0 {
		rep.Error(report.FirstKey, root.Place(), "start the file with 'dialect: NAME' or 'library: NAME'",
			"a definition file must be a map, not %s", root.Kind)
	}
	if list := rep.List(); list.HasErrors() {
		return nil, list, nil
	}
	w := &writer{src: src.Data}
	w.file(root)
	again := report.New(0)
	if d := difference(root, yamlx.Parse(model.NewSource(src.Path, w.out), again)); d != "" || again.Len() > 0 {
		return nil, nil, fmt.Errorf("%s: formatting would change the meaning of the file (%s); this is a bug of odsgen, please report it with the file", src.Path, d)
	}
	return w.out, nil, nil
}

// difference returns where two trees mean different things, "" when they do not.
func difference(a, b *yamlx.Node) string {
	line, _ := a.Span.File.LineCol(a.Span.Start)
	if a.Kind != b.Kind || len(a.Items) != len(b.Items) || len(a.Keys) != len(b.Keys) || a.Value() != b.Value() {
		return fmt.Sprintf("line %d", line)
	}
	if a.Kind == yamlx.Scalar && (a.Style == yamlx.Plain) != (b.Style == yamlx.Plain) && quotesMatter(a.Value()) {
		return fmt.Sprintf("quotes in line %d", line)
	}
	for i := range a.Keys {
		if a.Keys[i].Value() != b.Keys[i].Value() {
			return fmt.Sprintf("a key below line %d", line)
		}
	}
	for i := range a.Items {
		if d := difference(a.Items[i], b.Items[i]); d != "" {
			return d
		}
	}
	return ""
}

// quotesMatter reports whether text can mean something else without quotes: true, 1 and custom are values, names are
// names, and the same in quotes is text in some places.
func quotesMatter(text string) bool {
	if text == "" {
		return true
	}
	ident := true
	for i := range len(text) {
		c := text[i]
		ident = ident && (c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || i > 0 && c >= '0' && c <= '9')
	}
	if ident {
		return true
	}
	_, err := strconv.ParseFloat(text, 64)
	if err != nil {
		_, err = strconv.ParseInt(text, 0, 64)
	}
	return err == nil || text[0] == '-' || text[0] == '+' || text[0] == '.' || text[0] >= '0' && text[0] <= '9'
}

// scalarText returns how a scalar that is not a block scalar is written: as it is, with fewer or simpler quotes.
func (w *writer) scalarText(n *yamlx.Node, flow, key bool) string {
	raw := string(w.src[n.Span.Start:n.Span.End])
	text := n.Value()
	switch {
	case n.Style == yamlx.Plain:
		return raw
	case !strings.ContainsAny(text, "$'\n") && yamlx.IsPlain(text, flow || key) && (key || !quotesMatter(text)):
		return text
	case n.Style == yamlx.DoubleQuoted:
		if q := yamlx.Quote(text); q[0] == '\'' && len(q) == len(text)+2 {
			return q
		}
	}
	return raw
}
