package asmformat

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
)

// upstreamDir finds the facts about upstream's dialects, or skips the test.
func upstreamDir(t *testing.T) string {
	t.Helper()
	dir := os.Getenv("ODSGEN_UPSTREAM")
	if dir == "" {
		dir = filepath.Join("..", "..", "shared", "upstream")
	}
	if _, err := os.Stat(filepath.Join(dir, "arith.json")); err != nil {
		t.Skipf("skipped: no upstream facts in %s; set ODSGEN_UPSTREAM to their folder", dir)
	}
	return dir
}

// facts are what the folder does not say: which constraints have one type, how attributes are written. They were
// read from the records of the installed .td files.
type facts struct {
	BuildableTypes []string
	Attributes     map[string]struct {
		Form  string
		Cases []string
		First string
		Unit  bool
	}
	Properties map[string]struct{ Default, OptionalParser bool }
	TypesMatch map[string][][3]string
}

type upstreamOp struct {
	Args, Results, Regions, Successors [][2]string
	Traits                             []string
	AssemblyFormat                     *string
}

type upstreamDef struct {
	Params         [][2]string
	AssemblyFormat *string
}

var (
	effects = regexp.MustCompile(` \{[^{}]*\}$`)
	wrapper = regexp.MustCompile(`(?s)^(Variadic|Optional|VariadicOfVariadic|OptionalAttr|DefaultValuedAttr|DefaultValuedOptionalAttr|ConfinedAttr)<(.*)>$`)
	deflt   = regexp.MustCompile(`(?s), ('.*'|[a-z_]+)$`)
	same    = regexp.MustCompile(`^(?:Pred: all of \{(.*)\} have same type|AllTypesMatch<\[(.*)\]>)$`)
	shaped  = regexp.MustCompile(`^Pred: shaped type '(\w+)' matches '(\w+)' element count and types$`)
	match   = regexp.MustCompile(`^(Optional|Ranged|)TypesMatchWith<(\w+) -> (\w+)`)
)

// constraint is a constraint's name with its wrappers taken off.
type constraint struct {
	name            string
	arity           Arity
	optional, deflt bool
	segments        string
}

func unwrap(s string) constraint {
	var c constraint
	for {
		s = effects.ReplaceAllString(s, "")
		m := wrapper.FindStringSubmatch(s)
		if m == nil {
			c.name = s
			return c
		}
		s = m[2]
		arg := deflt.FindString(s[max(0, strings.LastIndex(s, ", ")):])
		switch m[1] {
		case "Variadic":
			c.arity = Variadic
		case "Optional":
			c.arity = Optional
		case "VariadicOfVariadic":
			c.arity, c.segments = VariadicOfVariadic, strings.TrimPrefix(arg, ", ")
			s = strings.TrimSuffix(s, arg)
		case "OptionalAttr":
			c.optional = true
		case "DefaultValuedAttr", "DefaultValuedOptionalAttr":
			c.deflt = true
			c.optional = c.optional || m[1] == "DefaultValuedOptionalAttr"
			s = strings.TrimSuffix(s, arg)
		}
	}
}

func (f *facts) value(name, spec string) Value {
	c := unwrap(spec)
	return Value{Name: name, Arity: c.arity, SizesAttr: c.segments, Buildable: slices.Contains(f.BuildableTypes, c.name)}
}

var attrForms = map[string]AttrForm{"full": AttrFull, "typed": AttrTyped, "stripped": AttrStripped,
	"symbol-name": AttrSymbolName, "enum": AttrEnumKeyword}

func firstOf(s string) First {
	switch s {
	case "":
		return First{}
	case "int":
		return integerFirst()
	case "float":
		return floatFirst()
	case "string":
		return stringFirst()
	case "symbol":
		return SymbolFirst()
	case "type":
		return TypeFirst()
	}
	return TokenFirst(s)
}

// subject builds the description of an operation.
func (f *facts) subject(name string, op upstreamOp) *Subject {
	s := &Subject{Name: name}
	for _, a := range op.Args {
		c := unwrap(a[1])
		if p, ok := f.Properties[c.name]; ok {
			s.Props = append(s.Props, Prop{Name: a[0], Default: p.Default || c.deflt, OptionalParser: p.OptionalParser,
				Unit: c.name == "UnitProp"})
		} else if at, ok := f.Attributes[c.name]; ok {
			s.Attrs = append(s.Attrs, Attr{Name: a[0], Form: attrForms[at.Form], Default: c.deflt,
				// The facts drop the optional wrapper inside a confined attribute.
				Optional: c.optional || strings.Contains(c.name, "attribute whose value"),
				Unit:     at.Unit, Cases: at.Cases, First: firstOf(at.First)})
		} else if strings.HasPrefix(c.name, "anonymous_") && c.arity == Single {
			// An enum property; those with a default have an optional parser.
			s.Props = append(s.Props, Prop{Name: a[0], Default: c.deflt, OptionalParser: c.deflt})
		} else {
			s.Operands = append(s.Operands, f.value(a[0], a[1]))
		}
	}
	for _, r := range op.Results {
		s.Results = append(s.Results, f.value(r[0], r[1]))
	}
	for _, r := range op.Regions {
		reg := Region{Name: r[0]}
		if strings.HasPrefix(r[1], "Variadic") {
			reg.Arity = Variadic
		}
		s.Regions = append(s.Regions, reg)
	}
	for _, r := range op.Successors {
		suc := Successor{Name: r[0]}
		if strings.HasPrefix(r[1], "Variadic") {
			suc.Arity = Variadic
		}
		s.Successors = append(s.Successors, suc)
	}
	for _, m := range f.TypesMatch[name] {
		forms := map[string]MatchForm{"one": MatchOne, "optional": MatchOptional, "range": MatchRange}
		s.TypesMatch = append(s.TypesMatch, TypesMatch{m[0], m[1], forms[m[2]]})
	}
	for _, t := range op.Traits {
		f.trait(s, t)
	}
	return s
}

func (f *facts) trait(s *Subject, t string) {
	switch {
	case t == "SameOperandsAndResultType":
		s.SameOperandsAndResultType = true
	case t == "SameTypeOperands":
		s.SameTypeOperands = true
	case t == "AttrSizedOperandSegments":
		s.OperandSegments = true
	case t == "AttrSizedResultSegments":
		s.ResultSegments = true
	case t == "Terminator" || t == "IsTerminator":
		s.Terminator = true
	case strings.HasPrefix(t, "InferTypeOp"), t == "InferTensorType", t == "InferTensorTypeAdaptor":
		s.InferTypes = true
	}
	if m := same.FindStringSubmatch(t); m != nil {
		s.AllTypesMatch = append(s.AllTypesMatch, strings.Split(m[1]+m[2], ", "))
	}
	if m := shaped.FindStringSubmatch(t); m != nil {
		s.TypesMatch = append(s.TypesMatch, TypesMatch{m[1], m[2], MatchRange})
	}
	if m := match.FindStringSubmatch(t); m != nil && len(f.TypesMatch[s.Name]) == 0 {
		forms := map[string]MatchForm{"": MatchOne, "Optional": MatchOptional, "Ranged": MatchRange}
		s.TypesMatch = append(s.TypesMatch, TypesMatch{m[2], m[3], forms[m[1]]})
	}
}

// defSubject builds the description of an attribute or type.
func defSubject(name string, kind SubjectKind, d upstreamDef) *Subject {
	s := &Subject{Kind: kind, Name: name}
	for _, p := range d.Params {
		c := unwrap(p[1])
		s.Params = append(s.Params, Param{Name: p[0], Optional: c.optional || c.deflt,
			// The facts do not say which parameter is the self type; it is always called type.
			Self: p[0] == "type" && strings.HasPrefix(p[1], "anonymous_")})
	}
	return s
}

// corpus calls f for every format of upstream.
func corpus(t testing.TB, dir string, f func(s *Subject, text string)) {
	t.Helper()
	var fx facts
	raw, err := os.ReadFile(filepath.Join("testdata", "upstream_facts.json"))
	if err == nil {
		err = json.Unmarshal(raw, &fx)
	}
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil {
		t.Fatal(err)
	}
	sort.Strings(files)
	for _, file := range files {
		base := strings.TrimSuffix(filepath.Base(file), ".json")
		if strings.HasPrefix(base, "enums_") || base == "constraints" {
			continue
		}
		var d struct {
			Ops          map[string]upstreamOp
			Types, Attrs map[string]upstreamDef
		}
		raw, err := os.ReadFile(file)
		if err == nil {
			err = json.Unmarshal(raw, &d)
		}
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		for _, n := range keysOf(d.Ops) {
			if op := d.Ops[n]; op.AssemblyFormat != nil {
				f(fx.subject(base+"."+n, op), *op.AssemblyFormat)
			}
		}
		for _, n := range keysOf(d.Types) {
			if def := d.Types[n]; def.AssemblyFormat != nil {
				f(defSubject(base+"."+n, TypeSubject, def), *def.AssemblyFormat)
			}
		}
		for _, n := range keysOf(d.Attrs) {
			if def := d.Attrs[n]; def.AssemblyFormat != nil {
				f(defSubject(base+"."+n, AttrSubject, def), *def.AssemblyFormat)
			}
		}
	}
}

// TestUpstream compiles the formats of all upstream dialects, which mlir-tblgen accepts: at most one in a hundred may
// be rejected, and each with a reason.
func TestUpstream(t *testing.T) {
	dir := upstreamDir(t)
	total, ops, rejected := 0, 0, 0
	warnings := map[string]int{}
	errors := map[string]int{}
	corpus(t, dir, func(s *Subject, text string) {
		total++
		if s.Kind == OpSubject {
			ops++
		}
		_, fs := Compile(s, text)
		if fs.HasErrors() {
			rejected++
		}
		for _, f := range fs {
			if f.Severity == diag.Error {
				errors[f.Code]++
				t.Logf("rejected %s: %s %s (%s)\n\t%s", s.Name, f.Code, f.Message, f.Input, strings.Join(strings.Fields(text), " "))
			} else {
				warnings[f.Code]++
				if testing.Verbose() && os.Getenv("ODSGEN_WARNINGS") != "" {
					t.Logf("warning %s: %s %s (%s)\n\t%s", s.Name, f.Code, f.Message, f.Input, strings.Join(strings.Fields(text), " "))
				}
			}
		}
	})
	t.Logf("%d formats (%d of operations), %d rejected; errors %v, warnings %v", total, ops, rejected, errors, warnings)
	if ops < 2000 || total-ops < 300 {
		t.Errorf("found %d operation formats and %d others; expected all of upstream", ops, total-ops)
	}
	if rejected*100 > total {
		t.Errorf("%d of %d formats rejected; at most 1 %% may be", rejected, total)
	}
}
