package importer

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/tablegen"
)

// shape is what an argument of a directive is, as far as the directive's functions in Go differ by it.
func (o *operation) shape(arg string) string {
	arg = strings.TrimSpace(arg)
	if m := regexp.MustCompile(`^(ref|type|qualified)\((.*)\)$`).FindStringSubmatch(arg); m != nil {
		return m[1] + "(" + o.shape(m[2]) + ")"
	}
	name, ok := strings.CutPrefix(arg, "$")
	if !ok {
		return arg
	}
	for _, section := range []string{"operands", "attributes", "properties", "results", "regions", "successors", "params"} {
		list := o.body.Get(section)
		if list == nil {
			continue
		}
		for _, it := range list.Items {
			if it.Keys[0].Value() != name {
				continue
			}
			v := it.Items[0]
			how, typ := "", v.Value()
			if len(v.Keys) > 0 {
				typ = v.Get("type").Value()
				how = v.Get("variadic").Value() + v.Get("optional").Value()
			}
			if section == "operands" || section == "results" {
				typ = "" // a value, whatever its type
			}
			return section + " " + typ + " " + how
		}
	}
	return arg
}

var directiveCall = regexp.MustCompile(`custom<(\w+)>\(`)

// nameDirectives gives directives of one name whose arguments differ names of their own: in C++ their functions are
// overloaded.
func (o *operation) nameDirectives(format string) string {
	var b strings.Builder
	for {
		m := directiveCall.FindStringSubmatchIndex(format)
		if m == nil {
			return b.String() + format
		}
		name := format[m[2]:m[3]]
		end, depth, from := m[1], 1, m[1]
		var shapes []string
		for ; end < len(format) && depth > 0; end++ {
			switch format[end] {
			case '(':
				depth++
			case ')':
				depth--
			}
			if depth == 0 || depth == 1 && format[end] == ',' {
				shapes = append(shapes, o.shape(format[from:end]))
				from = end + 1
			}
		}
		b.WriteString(format[:m[2]] + o.im.directive(name, strings.Join(shapes, ", ")) + format[m[3]:end])
		format = format[end:]
	}
}

// format adds a format, and says which directives of it have to be written.
func (o *operation) format(owner, text string) {
	text = o.nameDirectives(text)
	put(o.body, "format", formatText(text))
	for _, d := range directives(text) {
		cpp := o.im.directiveCPP[d]
		o.im.need(NeedDirective, owner, "custom<"+d+">", "parse"+cpp+", print"+cpp)
	}
}

// The C++ of a parameter with a syntax of its own that consists of a pair of functions, as a custom directive has.
var (
	paramParser  = regexp.MustCompile(`^(?:\w*::)*parse(\w+)\(\s*\$_parser\s*\)$`)
	paramPrinter = regexp.MustCompile(`^(?:\w*::)*print(\w+)\(\s*\$_printer\s*,\s*\$_self\s*\)$`)
)

// paramSyntax returns the name of the functions that read and write a parameter.
func paramSyntax(p *tablegen.Record) (name string, ok bool) {
	read, write := paramParser.FindStringSubmatch(strings.TrimSpace(p.Str("parser"))), paramPrinter.FindStringSubmatch(strings.TrimSpace(p.Str("printer")))
	if read == nil || write == nil || read[1] != write[1] {
		return "", false
	}
	return read[1], true
}

// ownSyntax returns the names of the parameters of a type or attribute in order, and by their names the functions of those
// that have a syntax of their own.
func ownSyntax(r *tablegen.Record) (names []string, syntax map[string]string) {
	syntax = map[string]string{}
	for _, a := range r.Args("parameters") {
		names = append(names, a.Name)
		if d, ok := paramSyntax(a.Record); ok {
			syntax[a.Name] = d
		}
	}
	return names, syntax
}

var formatToken = regexp.MustCompile("`[^`]*`|[A-Za-z][\\w-]*(?:\\s*<\\s*\\w+\\s*>)?\\(?|\\$\\w+|[()]|(?s:.)")

// directParams writes directives for the parameters with a syntax of their own. In the arguments of other directives,
// save the fields of a struct, they stay as they are.
func directParams(format string, names []string, syntax map[string]string) string {
	if len(syntax) == 0 {
		return format
	}
	field := func(name string) string {
		if d := syntax[name]; d != "" {
			return "custom<" + d + ">($" + name + ")"
		}
		return "$" + name
	}
	var all []string
	for _, n := range names {
		all = append(all, field(n))
	}
	var b strings.Builder
	var inside []string // what opened the parentheses
	for _, tok := range formatToken.FindAllString(format, -1) {
		top := ""
		if n := len(inside); n > 0 {
			top = inside[n-1]
		}
		switch name, isVar := strings.CutPrefix(tok, "$"); {
		case isVar && (top == "" || top == "(" || top == "struct("):
			tok = field(name)
		case tok == "params" && top == "struct(":
			tok = strings.Join(all, ", ")
		case tok == "params" && top == "":
			tok = strings.Join(all, " `,` ")
		case tok != "" && tok[0] != '`' && strings.HasSuffix(tok, "("):
			inside = append(inside, tok)
		case tok == ")" && len(inside) > 0:
			inside = inside[:len(inside)-1]
		}
		b.WriteString(tok)
	}
	return b.String()
}

// directive returns the name of a directive with arguments of some shapes.
func (im *importer) directive(name, shapes string) (out string) {
	cpp := name
	defer func() { im.directiveCPP[out] = cpp }()
	if im.own[name] != "" && !strings.HasPrefix(im.own[name], "directive ") {
		name += "Directive" // a type with syntax in Go has a hook of that name
	}
	list := im.directives[name]
	for i, s := range list {
		if s == shapes {
			return numbered(name, i)
		}
	}
	im.directives[name] = append(list, shapes)
	return numbered(name, len(list))
}

func numbered(name string, i int) string {
	if i == 0 {
		return name
	}
	return name + strconv.Itoa(i+1)
}
