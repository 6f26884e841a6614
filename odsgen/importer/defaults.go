package importer

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/tablegen"
)

func number(n int64) *yamlx.Node { return plain(strconv.FormatInt(n, 10)) }

var (
	typedList = regexp.MustCompile(`^(?:::)?(?:llvm::)?(?:ArrayRef|SmallVector)\s*(?:<[\w:, ]*>)?\s*[({](.*)[)}]$`)
	builtList = regexp.MustCompile(`^\$_builder\.get(?:Dense)?\w*Array(?:Attr)?\((.*)\)$`)
	decimal   = regexp.MustCompile(`^-?\d+(\.\d*)?(e[-+]?\d+)?$`)
)

// defaultValue writes the default of an attribute, property or parameter, which is C++, for a constraint of a name.
func (im *importer) defaultValue(cpp string, c *tablegen.Record, name string) (*yamlx.Node, bool) {
	text := strings.TrimSpace(cpp)
	if e := enumOf(c); e != nil {
		return im.enumDefault(text, e)
	}
	switch {
	case text == "true" || text == "false":
		return plain(text), true
	case len(text) >= 2 && text[0] == '"' && text[len(text)-1] == '"':
		s, err := strconv.Unquote(text)
		return quoted(s), err == nil
	case strings.HasPrefix(name, "Dense") || strings.HasSuffix(name, "ArrayAttr") || strings.HasPrefix(name, "IntArrayProp") ||
		strings.HasPrefix(name, "TypedArray"):
		return listDefault(text)
	}
	n := strings.TrimRight(text, "uUlL")
	if name == "I1Attr" || name == "BoolAttr" || name == "BoolProp" {
		word, ok := map[string]string{"0": "false", "1": "true"}[n]
		return plain(word), ok
	}
	if v, err := strconv.ParseInt(n, 0, 64); err == nil && c.Str("returnType") != "::llvm::APFloat" {
		return number(v), true
	}
	if f := strings.TrimSuffix(n, "f"); decimal.MatchString(f) && (strings.HasPrefix(name, "F") || strings.Contains(name, "Float")) {
		return plain(strings.TrimSuffix(f, ".")), strings.HasPrefix(name, "F")
	}
	if v, ok := map[string]int64{"INT64_MAX": 1<<63 - 1, "INT32_MAX": 1<<31 - 1, "INT64_MIN": -1 << 63}[text]; ok {
		return number(v), true
	}
	if (name == "StrAttr" || name == "StringProp") && !strings.ContainsAny(text, "():$\"") {
		return quoted(text), true
	}
	return nil, false
}

// enumOf returns the enum whose cases are the values of a constraint, or nil.
func enumOf(c *tablegen.Record) *tablegen.Record {
	switch {
	case c.Is("EnumInfo"):
		return c
	case c.Has("enum"):
		return c.Record("enum")
	}
	return nil
}

func (im *importer) enumDefault(text string, e *tablegen.Record) (*yamlx.Node, bool) {
	var out []*yamlx.Node
	for _, item := range strings.Split(text, "|") {
		sym := lastName(strings.TrimSpace(item))
		found := false
		for _, k := range e.Records("enumerants") {
			if k.Str("symbol") == sym || symbolIdent(k.Str("symbol")) == sym {
				out, found = append(out, plain(k.Str("str"))), true
				break
			}
		}
		if !found {
			return nil, false
		}
	}
	if len(out) == 1 {
		return out[0], true
	}
	return list(out...), true
}

// symbolIdent is the name of a case in C++, whose first character must be no digit.
func symbolIdent(s string) string {
	if s != "" && s[0] >= '0' && s[0] <= '9' {
		return "_" + s
	}
	return s
}

func listDefault(text string) (*yamlx.Node, bool) {
	for _, re := range []*regexp.Regexp{builtList, typedList} {
		if m := re.FindStringSubmatch(text); m != nil {
			text = strings.TrimSpace(m[1])
			if text == "" {
				text = "{}"
			}
		}
	}
	inner, ok := strings.CutPrefix(text, "{")
	if !ok {
		return nil, false
	}
	inner, ok = strings.CutSuffix(inner, "}")
	out := list()
	if strings.TrimSpace(inner) == "" {
		return out, ok
	}
	for _, item := range strings.Split(inner, ",") {
		v, err := strconv.ParseInt(strings.TrimSpace(item), 0, 64)
		if err != nil {
			return nil, false
		}
		out.Items = append(out.Items, number(v))
	}
	return out, ok
}
