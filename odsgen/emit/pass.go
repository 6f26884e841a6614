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

// passes emits, for each declared pass, a struct with its options and statistics, and the pass as a value; and the function that
// registers them all.
//
//	type SymbolDCEPass struct { Erased passes.Statistic }
//	var SymbolDCE = &passes.Definition[*SymbolDCEPass]{...}
//	func RegisterPasses(r *passes.Registry) { r.Add(SymbolDCE) }
func (g *gen) passes() *source {
	s := newSource("passes.gen.go")
	var names []string
	for _, p := range g.d.Passes {
		if g.opt.Doc {
			g.findings = append(g.findings, diag.Diagnostic{Severity: diag.Error, Code: "ODS1603", Pos: p.Span.Pos(),
				SourceLine: p.Span.SourceLine(),
				Message:    "pass '" + p.Name + "' is generated into a package without its Go code",
				Fix:        "declare it in a library beside its Go code"})
			continue
		}
		g.pass(s, p)
		names = append(names, p.GoName)
	}
	if names != nil {
		s.doc("RegisterPasses adds the passes of this package to a registry.")
		s.p("func RegisterPasses(r *%sRegistry) {\nr.Add(%s)\n}\n", g.passQualifier(), strings.Join(names, ", "))
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
	q, n := g.passQualifier(), p.GoName
	s.doc("%sPass is the pass %s%s", n, p.Name, clause(p.Summary))
	s.doc("Its method run does the work; it is called from several goroutines at once.")
	s.p("type %sPass struct {", n)
	if p.NeedsRegistry() {
		s.p("Registry *%sRegistry // has the passes that this one takes", q)
	}
	for _, o := range p.Options {
		t := map[string]string{"bool": "bool", "int": "int64", "uint": "uint64", "float": "float64", "string": "string",
			"enum": "string", "pipeline": "*" + q + "Pipeline"}[o.Type]
		if o.List {
			t = "[]" + t
		}
		s.p("%s %s%s", o.GoName, t, comment(o.Summary))
	}
	for _, st := range p.Statistics {
		s.p("%s %sStatistic%s", st.GoName, q, comment(st.Summary))
	}
	s.p("}\n")
	for _, o := range p.Options {
		if o.Type != "enum" {
			continue
		}
		s.doc("The values of [%sPass.%s].", n, o.GoName)
		s.p("const (")
		for _, v := range o.Values {
			s.p("%s = %q%s", p.ConstName(o, v), v.Name, comment(v.Summary))
		}
		s.p(")\n")
	}
	s.doc("%s is the pass %s%s", n, p.Name, clause(p.Summary))
	g.passValue(s, p, q)
	if len(p.Options)+len(p.Statistics) > 0 {
		g.passBind(s, p, q)
	}
}

// passValue emits the pass as a value.
func (g *gen) passValue(s *source, p *model.Pass, q string) {
	n := p.GoName
	s.p("var %s = &%sDefinition[*%sPass]{Name: %q, Class: %q, Summary: %q,", n, q, n, p.Name, p.Class, form.FirstLine(p.Summary))
	if d := strings.TrimSpace(p.Description); d != "" {
		s.p("Doc: %s,", strconv.Quote(strings.Join(strings.Fields(d), " ")))
	}
	if p.Anchor != "" {
		s.p("Anchor: %q,", p.Anchor)
	}
	if i := p.AnchorInterface; i != nil {
		s.p("Accepts: func(i *core.OpInfo) bool { return %s.In(i) },", g.interfaceKey(s, i))
	}
	if len(p.Depends) > 0 {
		s.p("Depends: []string{%s},", quoteList(p.Depends))
	}
	s.p("Fresh: func() *%sPass { return &%sPass{%s} },", n, n, strings.Join(passDefaults(p), ", "))
	if len(p.Options)+len(p.Statistics) > 0 {
		s.p("Bind: (*%sPass).bind,", n)
	}
	if p.NeedsRegistry() {
		s.p("Registry: func(x *%sPass) **%sRegistry { return &x.Registry },", n, q)
	}
	s.p("Run: (*%sPass).run,", n)
	if p.Init {
		s.p("Init: (*%sPass).prepare,", n)
	}
	if p.Scratch {
		s.p("Scratch: (*%sPass).scratch,", n)
	}
	s.p("}\n")
}

// passBind emits the method that lists options and counters.
func (g *gen) passBind(s *source, p *model.Pass, q string) {
	s.p("func (x *%sPass) bind(p *%sPass) {", p.GoName, q)
	for _, st := range p.Statistics {
		s.p("p.Count(&x.%s, %q, %q)", st.GoName, st.Name, form.FirstLine(st.Summary))
	}
	for _, o := range p.Options {
		method := map[string]string{"bool": "Bool", "int": "Int", "uint": "Uint", "float": "Float", "string": "Text",
			"enum": "Enum"}[o.Type]
		if o.List {
			method = map[string]string{"int": "Ints", "string": "Strings", "pipeline": "PipelineList"}[o.Type]
		}
		first, args := "", ""
		if o.Type == "pipeline" {
			first = "x.Registry, "
		}
		for _, v := range o.Values {
			args += fmt.Sprintf(", %sEnumValue{Name: %q, Summary: %q}", q, v.Name, v.Summary)
		}
		s.p("p.Options.%s(%s&x.%s, %q, %q%s)", method, first, o.GoName, o.Name, form.FirstLine(o.Summary), args)
	}
	s.p("}\n")
}

// passDefaults are the fields whose default is not zero, as a composite literal has them.
func passDefaults(p *model.Pass) (out []string) {
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
			out = append(out, o.GoName+": "+t+"{"+strings.Join(list, ", ")+"}")
		case o.Default == "":
		case o.Type == "string" || o.Type == "enum":
			out = append(out, o.GoName+": "+strconv.Quote(o.Default))
		default:
			out = append(out, o.GoName+": "+o.Default)
		}
	}
	return out
}
