package asmformat

import (
	"regexp"
	"strings"
)

var parseEvent = regexp.MustCompile(`parser\.(parse\w+)\((?:"([^"]*)"|&(\w+)|(attrVal)|)` +
	`|= (parse\w+)\(parser|if \((parseProperties)\(|(FieldParser)<` +
	`|result\.(add(?:Types|Regions?|Successors))\((.*)\);` +
	`|parser\.resolveOperands\((.*), (?:\w+OperandsLoc|allOperandLoc|parser\.getNameLoc\(\)), result` +
	`|(must be) ` + `|(OperandGroupSizes)\)`)

// punctName maps the parser's methods to what they read.
var punctName = map[string]string{"Comma": ",", "Colon": ":", "Equal": "=", "Less": "<", "Greater": ">", "LParen": "(",
	"RParen": ")", "LSquare": "[", "RSquare": "]", "LBrace": "{", "RBrace": "}", "Arrow": "->", "Question": "?", "Plus": "+",
	"Minus": "-", "Star": "*", "Ellipsis": "..."}

var (
	arrayRef  = regexp.MustCompile(`::llvm::ArrayRef<::mlir::Type>\(((?:[^()]|\([^()]*\))*)\)`)
	buildable = regexp.MustCompile(`odsBuildableType\d+`)
)

// source normalises where types come from.
func source(s string) string {
	if strings.HasPrefix(s, "::llvm::concat") {
		return "concat"
	}
	return buildable.ReplaceAllString(arrayRef.ReplaceAllString(s, "$1"), "built")
}

// parsed lists what an emitted parser does, in order.
func parsed(code string) string {
	var out []string
	add := func(s string) { out = append(out, s) }
	for _, m := range parseEvent.FindAllStringSubmatch(code, -1) {
		name, optional := strings.CutPrefix(strings.TrimPrefix(m[1], "parse"), "Optional")
		mark := ""
		if optional {
			mark = "?"
		}
		switch {
		case m[5] != "":
			add("custom:" + strings.TrimPrefix(m[5], "parse"))
		case m[6] != "":
			add("prop-dict")
		case m[7] != "":
			add("prop")
		case m[8] == "addRegion" || m[8] == "addRegions":
			if out[len(out)-1] != "regions!" {
				add("regions!")
			}
		case m[8] == "addSuccessors":
			if out[len(out)-1] != "successors!" {
				add("successors!")
			}
		case m[8] == "addTypes":
			add("result<-" + source(m[9]))
		case m[10] != "":
			of, src, _ := strings.Cut(m[10], ", ")
			if strings.HasPrefix(m[10], "::llvm::concat<const ::mlir::OpAsmParser") {
				of, src = "all", "concat"
				if strings.HasSuffix(m[10], "allOperandTypes") {
					src = "allOperandTypes"
				}
			}
			if src == "allOperandTypes" {
				of = "all"
			}
			add(strings.TrimSuffix(of, "Operands") + "<-" + source(src))
		case m[11] != "":
			add("check")
		case m[12] != "":
			add("groups")
		case m[1] == "parseOptionalKeyword" && m[3] == "attrStr":
			add("enum")
		case m[4] != "":
		case name == "Integer", name == "Keyword" && m[3] != "":
			add("prop")
		case name == "Keyword":
			add(m[2] + mark)
		case punctName[name] != "":
			add(punctName[name] + mark)
		case name == "CustomAttributeWithFallback" || name == "Attribute":
			add("attr" + mark)
		case name == "SymbolName":
			add("symbol" + mark)
		case name == "CustomTypeWithFallback" || name == "Type":
			add("type" + mark)
		case name == "AttrDict" || name == "AttrDictWithKeyword" || name == "TypeList" || name == "OperandList" ||
			name == "Operand" || name == "Region" || name == "Successor":
			add(name + mark)
		default:
			add("?" + m[1])
		}
	}
	return strings.Join(out, " ")
}

// ourParse lists the same of a program.
func ourParse(s *Subject, f *Format) string {
	p := parseLister{s: s}
	p.steps(f.Program.Parse, false)
	for _, fin := range f.Program.Finish {
		p.finish(fin, f)
	}
	return strings.Join(p.out, " ")
}

type parseLister struct {
	s   *Subject
	out []string
}

func (p *parseLister) add(words ...string) { p.out = append(p.out, words...) }

func (p *parseLister) steps(steps []Step, inGroup bool) {
	for _, st := range steps {
		switch e := st.(type) {
		case *ParseIf:
			if e.Guard.Literal != nil {
				p.add(e.Guard.Literal.Text + "?")
			} else {
				p.element(e.Guard.Element, false)
			}
			p.steps(e.Then, true)
			p.steps(e.Else, true)
		case *ParseClauses:
			for _, c := range e.Clauses {
				p.add(c.Literal.Text + "?")
				p.steps(c.Body, false)
			}
		case *SetUnit:
		default:
			p.element(st, inGroup)
		}
	}
}

func (p *parseLister) element(e Element, inGroup bool) {
	switch e := e.(type) {
	case *Literal:
		p.add(e.Text)
	case *Var:
		p.variable(e, inGroup)
	case *TypeOf:
		switch e.Arg.Arity {
		case Single:
			p.add("type")
		case Optional:
			p.add("type?")
		case Variadic:
			p.add("TypeList")
		default:
			p.add("(?", ")?", "TypeList", ")", ",?")
		}
	case *FunctionalType:
		p.add("type")
	case *All:
		switch e.Kind {
		case AllOperands:
			p.add("OperandList")
		case AllRegions:
			p.add("Region?", ",?", "Region")
		default:
			p.add("Successor?", ",?", "Successor")
		}
	case *AttrDict:
		if e.Keyword {
			p.add("AttrDictWithKeyword?")
		} else {
			p.add("AttrDict?")
		}
	case *PropDict:
		p.add("prop-dict")
	case *Custom:
		p.add("custom:" + e.Name)
	}
}

func (p *parseLister) variable(v *Var, inGroup bool) {
	mark := ""
	if v.Maybe && !inGroup {
		mark = "?" // in a group ours is more lenient than upstream's
	}
	switch v.Ref.Kind {
	case AttrVar:
		switch a := p.s.Attrs[v.Ref.Index]; a.Form {
		case AttrEnumKeyword:
			p.add("enum")
		case AttrSymbolName:
			p.add("symbol" + mark)
		default:
			p.add("attr" + mark)
		}
	case PropVar:
		p.add("prop")
	case OperandVar:
		switch p.s.arity(v.Ref) {
		case Single:
			p.add("Operand")
		case Optional:
			p.add("Operand?")
		case Variadic:
			p.add("OperandList")
		default:
			p.add("(?", "OperandList", ")", ",?")
		}
	case RegionVar:
		if p.s.arity(v.Ref) == Variadic {
			p.add("Region?", ",?", "Region")
		} else {
			p.add("Region" + mark)
		}
	case SuccessorVar:
		if p.s.arity(v.Ref) == Variadic {
			p.add("Successor?", ",?", "Successor")
		} else {
			p.add("Successor")
		}
	}
}

// typesOf is how upstream's emitted code spells a source of types.
func (p *parseLister) typesOf(src TypeSource, self Ref) string {
	name := ""
	if src.Kind == SourceSameAs || src.Kind == SourceMatch {
		name = p.s.name(src.Of)
		if src.Of.Kind == AttrVar {
			name += "Attr.getType()"
		} else if name += "Types"; p.s.arity(src.Of) != Variadic && p.s.arity(src.Of) != VariadicOfVariadic {
			name += "[0]"
		}
	}
	switch src.Kind {
	case SourceBuildable:
		return "built"
	case SourceSameAs:
		return name
	case SourceMatch:
		return "tf(" + name + ")"
	default:
		return p.s.name(self) + "Types"
	}
}

func (p *parseLister) finish(f Finish, format *Format) {
	switch f.Kind {
	case AddRegions:
		p.add("regions!")
	case AddSuccessors:
		p.add("successors!")
	case SetGroupSizes:
		p.add("groups")
	case CheckType:
		p.add("check")
	case AddResultTypes:
		if f.Ref.Index < 0 {
			p.add("result<-allResultTypes")
		} else {
			p.add("result<-" + p.typesOf(f.Source, f.Ref))
		}
	case ResolveOperands:
		switch {
		case f.Ref.Index >= 0:
			p.add(p.s.name(f.Ref) + "<-" + p.typesOf(f.Source, f.Ref))
		case f.Source.Kind == SourceFullList:
			p.add("all<-allOperandTypes")
		case len(p.s.Operands) == 1:
			p.add("all<-" + p.typesOf(f.Each[0], Ref{OperandVar, 0}))
		default:
			p.add("all<-concat")
		}
	case InferResultTypes:
		p.add("result<-inferredReturnTypes")
	}
}
