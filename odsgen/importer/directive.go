package importer

import (
	"regexp"
	"strconv"
	"strings"
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

// directive returns the name of a directive with arguments of some shapes.
func (im *importer) directive(name, shapes string) string {
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
