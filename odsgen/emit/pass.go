package emit

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// PassesPath is the import path of the package that generated passes are values of.
const PassesPath = "github.com/odsgen/ods/passes"

// passes emits a struct for each declared pass, with its options and statistics, and the functions that make it.
//
//	type SymbolDCEPass struct { NumDced passes.Statistic }
//	func SymbolDCE() *passes.Pass { ... }
func (g *gen) passes() *source {
	s := newSource("passes.gen.go")
	for _, p := range g.d.Passes {
		if g.opt.Doc {
			g.findings = append(g.findings, diag.Diagnostic{Severity: diag.Error, Code: "ODS1603", Pos: p.Span.Pos(),
				SourceLine: p.Span.SourceLine(),
				Message:    "pass '" + p.Name + "' is generated into a package without its Go code",
				Fix:        "declare it in a library beside its Go code"})
			continue
		}
		g.pass(s, p)
	}
	return s
}

// passQualifier is what precedes names of package passes.
func (g *gen) passQualifier() string {
	if g.d.ImportPath == PassesPath {
		return ""
	}
	return "passes."
}

// passStubs returns the methods that a pass is made of.
func (g *gen) passStubs(p *model.Pass) []Stub {
	stub := func(method, what, signature, body string) Stub {
		text := commentBlock(method+" "+what+".") + fmt.Sprintf("func (p *%sPass) %s%s {\n\t%s\n}\n", p.GoName, method, signature, body)
		return Stub{Receiver: p.GoName + "Pass", Method: method, Text: text, External: text}
	}
	const todo = `panic("implement me")`
	list := []Stub{stub("run", "is the pass "+p.Name+" on r.Op", "(r *"+g.passQualifier()+"Run)", todo)}
	if p.Init {
		list = append(list, stub("prepare", "makes what run finds in r.State, once before the pipeline",
			"(c *core.Context, r *core.Reporter) (state any, ok bool)", todo))
	}
	if p.Scratch {
		list = append(list, stub("scratch", "makes what run finds in r.Scratch and no other goroutine uses meanwhile", "() any", todo))
	}
	return list
}

func (g *gen) pass(s *source, p *model.Pass) {
	q := g.passQualifier()
	if q != "" {
		q = s.use(PassesPath) + "."
	}
	n := p.GoName
	options := ""
	if len(p.Options) > 0 {
		options = n + "Options"
		g.passOptions(s, p, options, q)
	}
	s.doc("%sPass is the pass %s%s", n, p.Name, clause(p.Summary))
	s.doc("Its method run does the work; it is called from several goroutines at once.")
	s.p("type %sPass struct {", n)
	param, arg := "", ""
	if p.NeedsRegistry() {
		param, arg = "reg *"+q+"Registry", "reg, "
		s.p("Registry *%sRegistry // has the passes that options name", q)
	}
	if options != "" {
		s.p("%s", options)
	}
	for _, st := range p.Statistics {
		s.p("%s %sStatistic%s", st.GoName, q, comment(st.Summary))
	}
	s.p("}\n")
	s.doc("%s returns the pass %s%s", n, p.Name, clause(p.Summary))
	if options != "" {
		s.p("func %s(%s) *%sPass { return %sWith(%sDefault%s()) }\n", n, param, q, n, arg, options)
		s.doc("%sWith is [%s] with other defaults.", n, n)
		if param == "" {
			s.p("func %sWith(o %s) *%sPass {\nx := &%sPass{%s: o}", n, options, q, n, options)
		} else {
			s.p("func %sWith(%s, o %s) *%sPass {\nx := &%sPass{Registry: reg, %s: o}", n, param, options, q, n, options)
		}
	} else {
		s.p("func %s() *%sPass {\nx := new(%sPass)", n, q, n)
	}
	g.passBody(s, p, q)
	s.p("}\n")
}

// passBody emits the declaration of the pass itself, for the struct in x.
func (g *gen) passBody(s *source, p *model.Pass, q string) {
	s.p("p := &%sPass{Name: %q, Class: %q, Summary: %q, Run: x.run,", q, p.Name, p.Class, form.FirstLine(p.Summary))
	if d := strings.TrimSpace(p.Description); d != "" {
		s.p("Doc: %s,", strconv.Quote(strings.Join(strings.Fields(d), " ")))
	}
	if p.Anchor != "" {
		s.p("Anchor: %q,", p.Anchor)
	}
	if i := p.AnchorInterface; i != nil {
		s.p("Accepts: %s.In,", g.interfaceKey(s, i))
	}
	if len(p.Depends) > 0 {
		s.p("Depends: []string{%s},", quoteList(p.Depends))
	}
	if p.Init {
		s.p("Init: func(c *core.Context, r *core.Reporter) (any, bool) { return x.prepare(c, r) },")
	}
	if p.Scratch {
		s.p("Scratch: x.scratch,")
	}
	s.p("}")
	for _, st := range p.Statistics {
		s.p("x.%s.Name, x.%s.Summary = %q, %q", st.GoName, st.GoName, st.Name, form.FirstLine(st.Summary))
		s.p("p.Statistics = append(p.Statistics, &x.%s)", st.GoName)
	}
	for _, o := range p.Options {
		method := map[string]string{"bool": "Bool", "int": "Int", "uint": "Uint", "float": "Float", "string": "Text",
			"enum": "Enum"}[o.Type]
		if o.List {
			method = map[string]string{"int": "Ints", "string": "Strings", "pipeline": "PipelineList"}[o.Type]
		}
		first, args := "", ""
		if o.Type == "pipeline" {
			first = "reg, "
		}
		for _, v := range o.Values {
			args += fmt.Sprintf(", %sEnumValue{Name: %q, Summary: %q}", q, v.Name, v.Summary)
		}
		s.p("p.Options.%s(%s&x.%s, %q, %q%s)", method, first, o.GoName, o.Name, form.FirstLine(o.Summary), args)
	}
	s.p("return p")
}

// passOptions emits the struct of options and their defaults.
func (g *gen) passOptions(s *source, p *model.Pass, name, q string) {
	s.doc("%s are the options of the pass %s.", name, p.Name)
	s.p("type %s struct {", name)
	for _, o := range p.Options {
		t := map[string]string{"bool": "bool", "int": "int64", "uint": "uint64", "float": "float64", "string": "string",
			"enum": "string", "pipeline": "*" + q + "Pipeline"}[o.Type]
		if o.List {
			t = "[]" + t
		}
		s.p("%s %s%s", o.GoName, t, comment(o.Summary))
	}
	s.p("}\n")
	for _, o := range p.Options {
		if o.Type != "enum" {
			continue
		}
		s.doc("The values of [%s.%s].", name, o.GoName)
		s.p("const (")
		for _, v := range o.Values {
			s.p("%s = %q%s", p.ConstName(o, v), v.Name, comment(v.Summary))
		}
		s.p(")\n")
	}
	s.doc("Default%s returns the defaults.", name)
	s.p("func Default%s() %s {\nreturn %s{", name, name, name)
	for _, o := range p.Options {
		switch {
		case len(o.Defaults) > 0:
			list := slices.Clone(o.Defaults)
			if o.Type == "string" {
				for i := range list {
					list[i] = strconv.Quote(list[i])
				}
			}
			t := map[string]string{"int": "[]int64", "string": "[]string"}[o.Type]
			s.p("%s: %s{%s},", o.GoName, t, strings.Join(list, ", "))
		case o.Default == "":
		case o.Type == "string" || o.Type == "enum":
			s.p("%s: %q,", o.GoName, o.Default)
		default:
			s.p("%s: %s,", o.GoName, o.Default)
		}
	}
	s.p("}\n}\n")
}
