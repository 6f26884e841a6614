package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// argsVar is the variable of the arguments that one args directive reads.
func (a *opAsm) argsVar(x *asmformat.Args) string {
	return a.declare(fmt.Sprintf("%sArgs%d", a.regionVar(x.Region.Index), x.Index), "[]"+a.s.use(CorePath)+".Argument")
}

// parseArgs emits the parse of arguments of a region.
func (a *opAsm) parseArgs(x *asmformat.Args, out []stmt) []stmt {
	core, args := a.s.use(CorePath), a.argsVar(x)
	switch {
	case x.Form == asmformat.ArgPairs:
		d := a.o.Operands[x.Of.Ref.Index]
		name := localName(d.GoName, "operand", x.Of.Ref.Index)
		out = append(out, a.position(name))
		fn := "ArgumentPairs"
		if !x.IsList() {
			fn = "ArgumentPair"
		}
		return append(out, must(fmt.Sprintf("p.%s(&%s, &%s)", fn, args, a.operandVar(x.Of.Ref.Index))))
	case x.IsList():
		return append(out, must(fmt.Sprintf("p.ArgumentList(&%s, %s.DelimParen, %t, false)", args, core, x.Form == asmformat.ArgsTyped)))
	}
	return append(out, line(fmt.Sprintf("%s = make([]%s.Argument, 1)", args, core)), must(fmt.Sprintf("p.Argument(&%s[0], false, false)", args)))
}

// entryArgs emits what gives the arguments of a region their types. It returns the variable that holds them all, or nil.
func (a *opAsm) entryArgs(v *asmformat.Var, region string, out []stmt) (string, []stmt) {
	if len(v.EntryArgs) == 0 {
		return "nil", out
	}
	all := a.declare(region+"Args", "[]"+a.s.use(CorePath)+".Argument")
	for _, x := range v.EntryArgs {
		args := a.argsVar(x)
		if x.Form == asmformat.ArgsTyped {
			out = append(out, line(fmt.Sprintf("%s = append(%s, %s...)", all, all, args)))
			continue
		}
		t, list := a.typeExpr(x.Source, x.Of.Ref)
		fn := "AppendArgumentsOf"
		if list {
			fn, t = "AppendArguments", t+"..."
		}
		out = append(out, must(fmt.Sprintf("p.%s(&%s, %s, %s)", fn, all, args, t)))
	}
	return all, out
}

// entryArgDefs returns the field of a region's declaration that says which arguments the operation's format writes.
func (g *gen) entryArgDefs(s *source, o *model.Op, region int) string {
	defs := form.EntryArgs(o, region)
	if len(defs) == 0 {
		return ""
	}
	core := s.use(CorePath)
	names := [...]string{"EntryArgsTyped", "EntryArgsOfOperand", "EntryArgsOfResult", "EntryArgPairs"}
	var list []string
	for _, d := range defs {
		list = append(list, fmt.Sprintf("{Form: %s.%s%s}", core, names[d.Form], flag(fmt.Sprintf(", Group: %d", d.Group), d.Group > 0)))
	}
	return fmt.Sprintf(", Args: []%s.EntryArgDef{%s}", core, strings.Join(list, ", "))
}
