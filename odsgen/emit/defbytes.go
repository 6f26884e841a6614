package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

const bytecodePath = CorePath + "/bytecode"

// defBytes emits how the parameters of a type or attribute are written as bytecode.
//
//	func (pointTypeAsm) BytecodeID() uint64
//	func (pointTypeAsm) WriteTypeParams(w *bytecode.Writer, x core.Type)
//	func (pointTypeAsm) ReadTypeParams(r *bytecode.Reader) core.Type
func (g *gen) defBytes(s *source, d *model.AttrOrTypeDef) {
	core, bytecode := s.use(CorePath), s.use(bytecodePath)
	kind, iface, _ := defNames(s, d)
	recv := methodsType(d)
	s.p("func (%s) BytecodeID() uint64 { return %d }\n", recv, d.ID)
	s.p("func (%s) Write%sParams(w *%s.Writer, x %s) {", recv, kind, bytecode, iface)
	if len(d.Params) > 0 {
		s.p("v := x.(*%s)", d.GoName)
	}
	for _, p := range d.Params {
		s.p("%s", g.encode(s, p.Type, p.Optional, "v."+paramField(p)))
	}
	s.p("}\n")
	s.p("func (%s) Read%sParams(r *%s.Reader) %s {", recv, kind, bytecode, iface)
	args := []string{"r.Context()"}
	for _, p := range d.Params {
		s.p("%s := %s", paramField(p), g.decode(s, p.Type, p.Optional))
		args = append(args, paramField(p))
	}
	list := strings.Join(args, ", ")
	if d.Verifier || d.Checks() {
		s.p("made := %[1]s.Checked(r, func(rep *%[2]s.Reporter) *%[3]s { return Get%[3]sChecked(rep, %[2]s.Location{}, %[4]s) })", bytecode, core,
			d.GoName, list)
		s.p("if made == nil { return nil }\nreturn made\n}\n")
		return
	}
	if len(d.Params) > 0 {
		s.p("if r.Failed() { return nil }")
	}
	s.p("return Get%s(%s)\n}\n", d.GoName, list)
}

// encode returns the statement that writes a parameter.
func (g *gen) encode(s *source, t model.ParamType, optional bool, x string) string {
	switch t.Kind {
	case model.ParamEnum:
		return s.binary(param.EnumBytes.Encode, x)
	case model.ParamList:
		return fmt.Sprintf("w.VarInt(uint64(len(%[1]s)))\nfor _, e := range %[1]s {\n%[2]s\n}", x, g.encode(s, *t.Elem, false, "e"))
	case model.ParamMaybe:
		return fmt.Sprintf("w.Bool(%[1]s != nil)\nif %[1]s != nil {\n%[2]s\n}", x, g.encode(s, *t.Elem, false, "*"+x))
	}
	return s.binary(form.Bytes(t, optional).Encode, x)
}

// decode returns the expression that reads a parameter.
func (g *gen) decode(s *source, t model.ParamType, optional bool) string {
	switch t.Kind {
	case model.ParamEnum:
		return s.binary(param.EnumBytes.Decode, g.paramType(s, t))
	case model.ParamList, model.ParamMaybe:
		read := map[model.ParamKind]string{model.ParamList: "ReadList", model.ParamMaybe: "ReadMaybe"}[t.Kind]
		return fmt.Sprintf("%[1]s.%[2]s(r, func(r *%[1]s.Reader) %[3]s { return %[4]s })", s.use(bytecodePath), read,
			g.paramType(s, *t.Elem), g.decode(s, *t.Elem, false))
	}
	return s.binary(form.Bytes(t, optional).Decode, g.paramType(s, t))
}

// binary returns a call that table core/rt/param has for bytecode.
func (s *source) binary(call, x string) string {
	return strings.ReplaceAll(s.qualify(call, rtPath, bytecodePath), "%s", x)
}
