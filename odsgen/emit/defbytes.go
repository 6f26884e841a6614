package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/core/rt/param"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// defBytes emits how the parameters of a type or attribute are written as bytecode.
//
//	func (pointTypeAsm) BytecodeID() uint64
//	func (pointTypeAsm) WriteTypeParams(w *bytecode.Writer, x core.Type)
//	func (pointTypeAsm) ReadTypeParams(r *bytecode.Reader) core.Type
func (g *gen) defBytes(s *source, d *model.AttrOrTypeDef) {
	kind, iface, _ := defNames(d)
	recv := methodsType(d)
	s.p("func (%s) BytecodeID() uint64 { return %d }\n", recv, d.ID)
	s.p("func (%s) Write%sParams(w *bytecode.Writer, x %s) {", recv, kind, iface)
	if len(d.Params) > 0 {
		s.p("v := x.(*%s)", d.GoName)
	}
	for _, p := range d.Params {
		s.p("%s", g.encode(s, p.Type, p.Optional, "v."+paramField(p)))
	}
	s.p("}\n")
	s.p("func (%s) Read%sParams(r *bytecode.Reader) %s {", recv, kind, iface)
	args := []string{"r.Context()"}
	for _, p := range d.Params {
		s.p("%s := %s", paramField(p), g.decode(s, p.Type, p.Optional))
		args = append(args, paramField(p))
	}
	list := strings.Join(args, ", ")
	if d.Verifier || d.Checks() {
		s.p("made := bytecode.Checked(r, func(rep *core.Reporter) *%s { return Get%[1]sChecked(rep, core.Location{}, %s) })", d.GoName, list)
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
		return onValue(param.EnumBytes.Encode, x)
	case model.ParamList:
		return fmt.Sprintf("w.VarInt(uint64(len(%[1]s)))\nfor _, e := range %[1]s {\n%[2]s\n}", x, g.encode(s, *t.Elem, false, "e"))
	case model.ParamMaybe:
		return fmt.Sprintf("w.Bool(%[1]s != nil)\nif %[1]s != nil {\n%[2]s\n}", x, g.encode(s, *t.Elem, false, "*"+x))
	}
	return onValue(form.Bytes(t, optional).Encode, x)
}

// decode returns the expression that reads a parameter.
func (g *gen) decode(s *source, t model.ParamType, optional bool) string {
	switch t.Kind {
	case model.ParamEnum:
		return onValue(param.EnumBytes.Decode, g.paramType(s, t))
	case model.ParamList, model.ParamMaybe:
		read := map[model.ParamKind]string{model.ParamList: "ReadList", model.ParamMaybe: "ReadMaybe"}[t.Kind]
		return fmt.Sprintf("bytecode.%s(r, func(r *bytecode.Reader) %s { return %s })",
			read, g.paramType(s, *t.Elem), g.decode(s, *t.Elem, false))
	}
	return onValue(form.Bytes(t, optional).Decode, g.paramType(s, t))
}

// onValue returns a call that table core/rt/param has for bytecode, on a value or a type.
func onValue(call, x string) string { return strings.ReplaceAll(call, "%s", x) }
