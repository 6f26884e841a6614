package emit

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// asmOf returns the expression of the text of a type or attribute. An attribute that is the value of an enum and nothing
// else has a table for it, one without parameters what makes it, the others have functions of their own; see [gen.defAsm].
//
//	&rt.EnumAttr[Kind, *KindAttr, kindAttrAsm]{Cases: &kindCases, Value: (*KindAttr).Value, Name: "Kind", ...}
func (g *gen) asmOf(s *source, d *model.AttrOrTypeDef) string {
	if isWord(d) {
		kind, _, _ := defNames(d)
		return fmt.Sprintf("rt.Word%s[%sAsm]{}", kind, lower(d.GoName))
	}
	brackets, ok := g.enumBrackets(d)
	if !ok {
		return lower(d.GoName) + "Asm{}"
	}
	p := d.Params[0]
	read, text := form.ReadEnum(d.Enum, false)
	syntax := map[*param.EnumReader]string{&param.ReadNamed: "rt.EnumNamed", &param.ReadWord: "rt.EnumWord"}[read]
	return fmt.Sprintf("&rt.EnumAttr[%s, *%s, %sAsm]{Cases: &%sCases, Value: (*%s).%s,\nName: %s%s%s, Def: %q, Param: %q, Type: %q}",
		d.Enum.GoName, d.GoName, lower(d.GoName), lower(d.Enum.GoName), d.GoName, p.GoName, strconv.Quote(text.Name), flag(", Syntax: "+syntax, syntax != ""), flag(fmt.Sprintf(", Brackets: %q", brackets), brackets != ""), form.CPPDef(d), form.CPPParamName(d, p), form.CPPParam(d, p, g.paramType(s, p.Type)))
}

// isWord reports whether the text of a type or attribute is its mnemonic and nothing else; tables have no functions for it.
func isWord(d *model.AttrOrTypeDef) bool {
	return d.Mnemonic != "" && d.Format == nil && len(d.Params) == 0 && !d.Encoded && !d.Verifier
}

// wordMaker emits what makes a type or attribute without parameters.
//
//	type tokenTypeAsm struct{}
//	func (tokenTypeAsm) Get(c *core.Context) core.Type { return GetTokenType(c) }
func (g *gen) wordMaker(s *source, d *model.AttrOrTypeDef) {
	_, iface, _ := defNames(d)
	s.p("type %sAsm struct{}\n", lower(d.GoName))
	s.p("func (%sAsm) Get(c *core.Context) %s { return Get%s(c) }\n", lower(d.GoName), iface, d.GoName)
}

// enumMaker emits what makes an attribute that is the value of an enum and nothing else.
//
//	type kindAttrAsm struct{}
//	func (kindAttrAsm) Get(c *core.Context, v Kind) *KindAttr { return GetKindAttr(c, v) }
func (g *gen) enumMaker(s *source, d *model.AttrOrTypeDef) {
	s.p("type %sAsm struct{}\n", lower(d.GoName))
	s.p("func (%sAsm) Get(c *core.Context, v %s) *%s { return Get%s(c, v) }\n", lower(d.GoName), d.Enum.GoName, d.GoName, d.GoName)
}

// enumBrackets returns what is around the value of an enum that an attribute consists of; ok is false for all others.
func (g *gen) enumBrackets(d *model.AttrOrTypeDef) (brackets string, ok bool) {
	if !d.IsAttr || d.Enum == nil || d.Enum.Dialect != g.d || d.Enum.Quoted || len(d.Params) != 1 || d.Verifier || d.Checks() || d.Format == nil || d.Format.Custom {
		return "", false
	}
	if p := d.Params[0]; p.Optional || p.Default != nil || p.Self || p.Mutable || p.Type.Kind != model.ParamEnum || p.Type.Enum != d.Enum {
		return "", false
	}
	f, _ := form.Def(d) // findings are reported where the others are emitted
	if f == nil {
		return "", false
	}
	read, written := textAround(f.Program.Parse), textAround(f.Program.Print)
	if read != written || read != " $" && read != "<$>" && read != "($)" {
		return "", false
	}
	return strings.Trim(strings.ReplaceAll(read, "$", ""), " "), true
}

// textAround returns the text of a format with one parameter, "$"; "" for any other format.
func textAround(steps []asmformat.Step) string {
	var b strings.Builder
	for _, st := range steps {
		switch st := st.(type) {
		case *asmformat.Literal:
			b.WriteString(flag(" ", st.Space) + st.Text)
		case *asmformat.Var:
			b.WriteString(flag(" ", st.Space) + "$")
		case *asmformat.Params:
			b.WriteString(flag(" ", st.Space) + strings.Repeat("$", len(st.Items)))
		default:
			return ""
		}
	}
	return b.String()
}
