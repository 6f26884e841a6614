package asmformat

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

// TestOracleSamples compares the printers and parsers of our own samples, which use each construct.
func TestOracleSamples(t *testing.T) {
	o := findOracle(t)
	id := 0
	samples(t, func(s *Subject, format string) {
		id++
		if strings.Contains(format, "args(") {
			return // mlir-tblgen does not have it
		}
		f, fs := Compile(s, format)
		if fs.HasErrors() {
			return // reported by TestPrograms
		}
		var td strings.Builder
		td.WriteString(prelude)
		if s.Kind != OpSubject {
			compareType(t, o, &td, s, f)
			return
		}
		tdOp(&td, id, s, format)
		out, msgs := o.run(t, td.String(), false)
		code, ok := body(out, fmt.Sprintf("void O%d::print(", id))
		if !ok {
			// Ours solves chains of type equations, which upstream does not.
			if !strings.Contains(msgs, "is not buildable and a buildable type cannot be inferred") {
				t.Errorf("%s\nmlir-tblgen: %s", format, msgs)
			}
			return
		}
		if want, got := printed(code, false), ourPrint(s, f.Program.Print); want != got {
			t.Errorf("%s\nwant %s\n got %s", format, want, got)
		}
		code, _ = body(out, fmt.Sprintf("::mlir::ParseResult O%d::parse(", id))
		if want, got := parsed(code), ourParse(s, f); want != got {
			t.Errorf("%s\nwant %s\n got %s", format, want, got)
		}
	})
}

// compareType compares the printer and parser of an attribute's or type's format, rendered as a type.
func compareType(t *testing.T, o oracle, td *strings.Builder, s *Subject, f *Format) {
	t.Helper()
	tdType(td, 1, s, f.Text)
	out, msgs := o.run(t, td.String(), true)
	code, ok := body(out, "void D1Type::print(")
	if !ok {
		if strings.TrimSpace(f.Text) != "" {
			t.Errorf("%s\nmlir-tblgen: %s", f.Text, msgs)
		}
		return
	}
	if want, got := printedDef(code), ourDef(s, f.Program.Print); want != got {
		t.Errorf("%s %s\nwant %s\n got %s", s.Name, f.Text, want, got)
	}
	code, _ = body(out, "::mlir::Type D1Type::parse(")
	if want, got := parsedDef(code), ourDefParse(s, f.Program.Parse); want != got {
		t.Errorf("%s %s\nwant %s\n got %s", s.Name, f.Text, want, got)
	}
}

var (
	defPrintEvent = regexp.MustCompile(`(?m)^\s*odsPrinter(?: << (' '|" "))?(?: << "([^"\\]*)")?(\.printNewline\(\))?;$|(print[A-Z]\w*)\(odsPrinter,|(get\w+)\(\)\)?;;?$`)
	defParseEvent = regexp.MustCompile(`odsParser\.parse(\w+)\((?:"([^"]*)"|&(\w+))?|(FieldParser)<|= (parse\w+)\(odsParser|(_paramKey == )`)
)

// printedDef lists what an emitted printer of a type does: spaces, literals, values, custom functions.
func printedDef(code string) string {
	var out []string
	for _, m := range defPrintEvent.FindAllStringSubmatch(code, -1) {
		if m[1] != "" {
			out = append(out, "_")
		}
		if m[2] != "" {
			out = append(out, strings.TrimSpace(m[2]))
		}
		if m[3] != "" {
			out = append(out, "NL")
		}
		if m[4] != "" {
			out = append(out, strings.TrimPrefix(m[4], "print")+"()")
		}
		if m[5] != "" && m[5] != "getContext" {
			out = append(out, "value")
		}
	}
	return strings.Join(out, " ")
}

// ourDef lists the same of a program.
func ourDef(s *Subject, steps []Step) string {
	var out []string
	add := func(space bool, words ...string) {
		if space {
			out = append(out, "_")
		}
		out = append(out, words...)
	}
	custom := func(c *Custom) {
		add(c.Space, c.Name+"()")
		for _, a := range c.Args {
			if a.Kind == ArgVar && a == c.Args[len(c.Args)-1] {
				add(false, "value") // the getter that ends the call
			}
		}
	}
	var walk func([]Step)
	walk = func(steps []Step) {
		for _, st := range steps {
			switch e := st.(type) {
			case *PrintIf:
				walk(e.Then)
				walk(e.Else)
			case *Literal:
				add(e.Space, e.Text)
			case *Whitespace:
				if e.Kind == BlankNewline {
					add(false, "NL")
				} else {
					add(true)
				}
			case *Var:
				add(e.Space, "value")
			case *Custom:
				custom(e)
			case *Params:
				add(e.Space)
				for range e.Items {
					add(false, "value")
				}
			case *Struct:
				add(e.Space)
				for _, f := range e.Fields {
					add(false, s.Params[f.Param].Name+" =")
					if c, ok := f.Value.(*Custom); ok {
						custom(c)
					} else {
						add(false, "value")
					}
				}
			}
		}
	}
	walk(steps)
	return strings.Join(out, " ")
}

// parsedDef lists what an emitted parser of a type does.
func parsedDef(code string) string {
	var out []string
	for _, m := range defParseEvent.FindAllStringSubmatch(code, -1) {
		name, optional := strings.CutPrefix(m[1], "Optional")
		mark := ""
		if optional {
			mark = "?"
		}
		switch {
		case m[4] != "":
			out = append(out, "value")
		case m[5] != "":
			out = append(out, strings.TrimPrefix(m[5], "parse")+"()")
		case m[6] != "":
			out = append(out, "key")
		case m[3] != "":
			out = append(out, "struct"+mark)
		case name == "Keyword":
			out = append(out, m[2]+mark)
		case punctName[name] != "":
			out = append(out, punctName[name]+mark)
		}
	}
	return strings.Join(out, " ")
}

// ourDefParse lists the same of a program.
func ourDefParse(s *Subject, steps []Step) string {
	var out []string
	add := func(words ...string) { out = append(out, words...) }
	var walk func([]Step)
	element := func(e Element) {
		switch e := e.(type) {
		case *Literal:
			add(e.Text)
		case *Var:
			add("value")
		case *Custom:
			add(e.Name + "()")
		case *Params:
			for i := range e.Items {
				if add("value"); i+1 == len(e.Items) {
					continue
				}
				if e.CommaRequired(s, i) {
					add(",")
				} else {
					add(",?")
				}
			}
		case *Struct:
			add("=")
			optional, required := true, true
			for _, f := range e.Fields {
				add("key")
				if c, ok := f.Value.(*Custom); ok {
					add(c.Name + "()")
				} else {
					add("value")
				}
				optional = optional && s.Params[f.Param].Optional
				required = required && !s.Params[f.Param].Optional
			}
			switch {
			case optional:
				add("struct?", ",?", "struct")
			case required:
				add("struct", ",")
			default:
				add("struct", ",?")
			}
		}
	}
	walk = func(steps []Step) {
		for _, st := range steps {
			if p, ok := st.(*ParseIf); ok {
				if p.Guard.Literal != nil {
					add(p.Guard.Literal.Text + "?")
				} else {
					element(p.Guard.Element)
				}
				// Upstream emits the else branch first, unless the guard is a custom directive or a parameter.
				then, other := p.Then, p.Else
				if p.Guard.Kind != GuardCustom {
					then, other = other, then
				}
				walk(then)
				walk(other)
				continue
			}
			element(st)
		}
	}
	walk(steps)
	return strings.Join(out, " ")
}

// TestOracleTypes compares the formats of upstream's attributes and types.
func TestOracleTypes(t *testing.T) {
	dir := upstreamDir(t)
	o := findOracle(t)
	seen := map[string]bool{}
	n := 0
	corpus(t, dir, func(s *Subject, text string) {
		shape := text
		for _, p := range s.Params {
			shape += fmt.Sprint("|", p.Name, p.Optional)
		}
		if s.Kind == OpSubject || seen[shape] || strings.TrimSpace(text) == "" || testing.Short() && n >= 20 {
			return
		}
		seen[shape] = true
		f, fs := Compile(s, text)
		if fs.HasErrors() {
			return
		}
		for _, p := range s.Params {
			if p.Self {
				return
			}
		}
		n++
		var td strings.Builder
		td.WriteString(prelude)
		compareType(t, o, &td, s, f)
	})
	t.Logf("%d formats compared", n)
}
