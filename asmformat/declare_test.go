package asmformat

import (
	"fmt"
	"strings"
	"testing"
)

// declare reads the notation of the examples: declaration lines, "---", the format.
//
//	op | type | attr        the kind of the subject
//	operand a               result, region, successor likewise; suffixes: * variadic, ? optional, ** variadic of
//	                        variadic, ! buildable
//	attr n: typed           full, stripped, owntype, symbol, unit, int, string, enum(a,b); suffixes of the name: ? optional,
//	                        = default
//	prop p                  suffixes: = default with optional parser, ~ default without; "prop p: unit"
//	param p                 suffixes: ? optional; words behind: self, list, int
//	same                    SameOperandsAndResultType; sameoperands: SameTypeOperands
//	equal a b               AllTypesMatch; match a -> b: TypesMatchWith
//	infer, segments, resultsegments, terminator
func declare(t testing.TB, text string) (*Subject, string) {
	t.Helper()
	head, format, ok := strings.Cut(text, "---\n")
	if !ok {
		t.Fatalf("example without ---: %q", text)
	}
	s := &Subject{Name: "test.op"}
	for _, line := range strings.Split(strings.TrimSpace(head), "\n") {
		if err := declareLine(s, strings.Fields(line)); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
	}
	return s, format
}

func declareLine(s *Subject, w []string) error {
	if len(w) == 1 {
		return declareFlag(s, w[0])
	}
	kind := strings.TrimSuffix(strings.Join(w[2:], " "), ":")
	name, suffix := splitName(strings.TrimSuffix(w[1], ":"))
	has := func(mark string) bool { return strings.Contains(suffix, mark) }
	arity := Single
	switch {
	case has("**"):
		arity = VariadicOfVariadic
	case has("*"):
		arity = Variadic
	case has("?"):
		arity = Optional
	}
	switch w[0] {
	case "operand", "result":
		v := Value{Name: name, Arity: arity, Buildable: has("!")}
		if arity == VariadicOfVariadic {
			v.SizesAttr = name + "_sizes"
			s.Attrs = append(s.Attrs, Attr{Name: v.SizesAttr, Form: AttrStripped})
		}
		if w[0] == "operand" {
			s.Operands = append(s.Operands, v)
		} else {
			s.Results = append(s.Results, v)
		}
	case "region":
		s.Regions = append(s.Regions, Region{Name: name, Arity: arity})
	case "successor":
		s.Successors = append(s.Successors, Successor{Name: name, Arity: arity})
	case "attr":
		a := Attr{Name: name, Optional: has("?"), Default: has("=")}
		if err := attrKind(&a, kind); err != nil {
			return err
		}
		s.Attrs = append(s.Attrs, a)
	case "prop":
		s.Props = append(s.Props, Prop{Name: name, Default: has("=") || has("~") || kind == "unit",
			OptionalParser: has("=") || kind == "unit", Unit: kind == "unit"})
	case "param":
		p := Param{Name: name, Optional: has("?"), Self: kind == "self", List: kind == "list"}
		p.Bare = kind == "bare"
		if kind == "int" {
			p.First = integerFirst()
		}
		s.Params = append(s.Params, p)
	case "equal":
		s.AllTypesMatch = append(s.AllTypesMatch, w[1:])
	case "match":
		s.TypesMatch = append(s.TypesMatch, TypesMatch{From: w[1], To: w[3]})
	default:
		return fmt.Errorf("unknown declaration")
	}
	return nil
}

func declareFlag(s *Subject, w string) error {
	switch w {
	case "op":
	case "attr":
		s.Kind, s.Name = AttrSubject, "test.attr"
	case "type":
		s.Kind, s.Name = TypeSubject, "test.type"
	case "same":
		s.SameOperandsAndResultType = true
	case "sameoperands":
		s.SameTypeOperands = true
	case "infer":
		s.InferTypes = true
	case "segments":
		s.OperandSegments = true
	case "resultsegments":
		s.ResultSegments = true
	case "terminator":
		s.Terminator = true
	default:
		return fmt.Errorf("unknown word")
	}
	return nil
}

func splitName(s string) (name, suffix string) {
	i := strings.IndexAny(s, "*?!=~")
	if i < 0 {
		return s, ""
	}
	return s[:i], s[i:]
}

func attrKind(a *Attr, kind string) error {
	switch {
	case kind == "full":
		a.Form = AttrFull
	case kind == "typed":
		a.Form = AttrTyped
	case kind == "owntype":
		a.Form, a.OwnType = AttrStripped, true
	case kind == "stripped":
		a.Form = AttrStripped
	case kind == "symbol":
		a.Form = AttrSymbolName
	case kind == "int":
		a.Form, a.First = AttrTyped, integerFirst()
	case kind == "string":
		a.Form, a.First = AttrTyped, stringFirst()
	case kind == "unit":
		a.Form, a.Unit, a.Optional, a.Default = AttrTyped, true, true, true
	case strings.HasPrefix(kind, "enum("):
		a.Form = AttrEnumKeyword
		a.Cases = strings.Split(strings.TrimSuffix(strings.TrimPrefix(kind, "enum("), ")"), ",")
	default:
		return fmt.Errorf("unknown attribute kind %q", kind)
	}
	return nil
}
