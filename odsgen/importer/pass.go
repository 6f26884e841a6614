package importer

import (
	"regexp"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/yamlx"
	"github.com/odsgen/ods/odsgen/tablegen"
)

// passes makes the passes of the records.
func (im *importer) passes() *yamlx.Node {
	out := mapping()
	for _, r := range im.recs.Derived("PassBase") {
		name := r.Str("argument")
		body := mapping()
		put(body, "summary", plain(or(im.doc(r.Str("summary")), name)))
		putText(body, "description", im.doc(dedent(r.Str("description"))))
		im.anchor(r, name, body)
		var depends []string
		for _, class := range r.Strings("dependentDialects") {
			if d := im.lib.dialect(im.dialectName(class)); d != nil {
				if d != im.lib.builtin {
					im.use(d, d.Name)
					depends = append(depends, d.Name)
				}
			} else {
				im.need(NeedForeign, name, "depends on "+class, "")
			}
		}
		if len(depends) > 0 {
			put(body, "depends", texts(depends))
		}
		options := list()
		for _, o := range r.Records("options") {
			if n := im.passOption(name, o); n != nil {
				options.Items = append(options.Items, n)
			}
		}
		putAll(body, "options", options)
		stats := list()
		for _, s := range r.Records("statistics") {
			stats.Items = append(stats.Items, pair(s.Str("name"), plain(or(im.doc(s.Str("description")), s.Str("name")))))
		}
		putAll(body, "statistics", stats)
		put(out, name, body)
	}
	return out
}

var passClass = regexp.MustCompile(`^::mlir::(OperationPass|InterfacePass)<(.*)>$`)

// anchor adds what a pass runs on.
func (im *importer) anchor(r *tablegen.Record, name string, body *yamlx.Node) {
	m := passClass.FindStringSubmatch(r.Str("baseClass"))
	if m == nil || m[2] == "" {
		return
	}
	if m[1] == "InterfacePass" {
		if i, d := im.lib.iface(lastName(m[2])); i != nil {
			put(body, "interface", plain(im.use(d, i.Name)))
			return
		}
	} else if op, ok := im.opByClass(m[2]); ok {
		put(body, "anchor", plain(op))
		return
	}
	im.need(NeedForeign, name, "runs on "+m[2], "")
}

// optionTypes are the types of options in C++.
var optionTypes = map[string]string{"bool": "bool", "int": "int", "int32_t": "int", "int64_t": "int", "unsigned": "uint",
	"uint32_t": "uint", "uint64_t": "uint", "size_t": "uint",
	"double": "float", "float": "float", "std::string": "string", "OpPassManager": "pipeline"}

var enumValue = regexp.MustCompile(`clEnumValN\(\s*([^,]+?)\s*,\s*"([^"]*)"\s*,\s*("(?:[^"\\]|\\.)*")`)

// passOption writes an option.
func (im *importer) passOption(pass string, o *tablegen.Record) *yamlx.Node {
	name, body := o.Str("argument"), mapping()
	typ, isList := optionTypes[strings.TrimPrefix(trimColons(o.Str("type")), "mlir::")], o.Is("ListOption")
	words := enumValue.FindAllStringSubmatch(o.Str("additionalOptFlags"), -1)
	def := strings.TrimSpace(o.Str("defaultValue"))
	switch {
	case len(words) > 0:
		put(body, "type", plain("enum"))
		values := mapping()
		for _, w := range words {
			put(values, w[2], plain(or(im.doc(strings.Trim(w[3], `"`)), w[2])))
			if lastName(w[1]) == lastName(def) {
				put(body, "default", plain(w[2]))
			}
		}
		put(body, "values", values)
	case typ == "" || isList && typ != "int" && typ != "uint" && typ != "string" && typ != "pipeline":
		im.need(NeedMissing, pass, "option "+name+" of type "+o.Str("type"), def)
		return nil
	default:
		if typ == "uint" && (isList || strings.HasPrefix(def, "-")) {
			typ = "int"
		}
		put(body, "type", plain(typ))
		putFlag(body, "list", isList || typ == "pipeline")
		im.optionDefault(pass, name, typ, def, body)
	}
	putText(body, "summary", im.doc(o.Str("description")))
	return pair(name, body)
}

func (im *importer) optionDefault(pass, name, typ, def string, body *yamlx.Node) {
	switch {
	case def == "" || def == `""` || def == "{}":
	case typ == "string" && strings.HasPrefix(def, `"`):
		put(body, "default", quoted(strings.Trim(def, `"`)))
	case typ == "bool" && (def == "true" || def == "false"):
		put(body, "default", plain(def))
	case decimal.MatchString(strings.TrimRight(def, "uUlLf")):
		put(body, "default", plain(strings.TrimRight(def, "uUlLf")))
	default:
		im.need(NeedMissing, pass, "default of option "+name, def)
	}
}
