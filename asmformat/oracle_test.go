package asmformat

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// oracle runs mlir-tblgen on generated definitions: the printer, the parser and the type resolution that it emits for a
// format must do the same steps in the same order as our program, space by space.
type oracle struct{ tool, include string }

func findOracle(t *testing.T) oracle {
	t.Helper()
	o := oracle{include: "/usr/lib/llvm-22/include"}
	for _, name := range []string{"mlir-tblgen-22", "/usr/lib/llvm-22/bin/mlir-tblgen"} {
		if path, err := exec.LookPath(name); err == nil {
			o.tool = path
			break
		}
	}
	_, err := os.Stat(filepath.Join(o.include, "mlir", "IR", "OpBase.td"))
	if o.tool == "" || err != nil {
		if os.Getenv("ODSGEN_ORACLE") != "" {
			t.Fatal("ODSGEN_ORACLE is set, but there is no mlir-tblgen-22, or no .td files for it")
		}
		t.Skip("skipped: needs mlir-tblgen-22 and its .td files")
	}
	return o
}

// run emits op definitions (or attribute definitions) for a .td text and returns the output and the messages.
func (o oracle) run(t *testing.T, td string, def bool) (out, msgs string) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "x.td")
	if err := os.WriteFile(file, []byte(td), 0o666); err != nil {
		t.Fatal(err)
	}
	args := []string{"-I", o.include, "-asmformat-error-is-fatal=false", file, "-gen-op-defs"}
	if def {
		args[len(args)-1] = "-gen-typedef-defs"
		args = append(args, "-typedefs-dialect=test")
	}
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, o.tool, args...)
	var errs strings.Builder
	cmd.Stderr = &errs
	raw, err := cmd.Output()
	if ctx.Err() != nil {
		return "", "mlir-tblgen does not end"
	}
	if err != nil && errs.Len() == 0 {
		t.Fatal(err)
	}
	return string(raw), errs.String()
}

const prelude = `include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect { let name = "test"; let cppNamespace = "t"; }
def PairAttr : AttrDef<Test_Dialect, "Pair"> { let mnemonic = "pair"; let parameters = (ins "int":$a); let assemblyFormat = "$a"; let constBuilderCall = "pair($0)"; }
def SlowProp : Property<"int64_t"> { let optionalParser = ""; }
`

// tdEnum declares an old enum attribute with the cases of a.
func tdEnum(b *strings.Builder, name string, a Attr) {
	var cases []string
	for i, c := range a.Cases {
		fmt.Fprintf(b, "def %s_%d : I32EnumAttrCase<\"c%d\", %d, \"%s\">;\n", name, i, i, i, c)
		cases = append(cases, fmt.Sprintf("%s_%d", name, i))
	}
	fmt.Fprintf(b, "def %s : I32EnumAttr<\"%s\", \"\", [%s]> { let cppNamespace = \"t\"; }\n", name, name, strings.Join(cases, ", "))
}

// tdOp declares an operation with a format.
func tdOp(b *strings.Builder, id int, s *Subject, format string) {
	var args, results, regions, successors, traits []string
	for _, v := range s.Operands {
		c := "AnyInteger"
		if v.Buildable {
			c = "I32"
		}
		switch v.Arity {
		case Optional:
			c = "Optional<" + c + ">"
		case Variadic:
			c = "Variadic<" + c + ">"
		case VariadicOfVariadic:
			c = "VariadicOfVariadic<" + c + ", \"" + v.SizesAttr + "\">"
		}
		args = append(args, tdArg(c, v.Name))
	}
	for i, a := range s.Attrs {
		args = append(args, tdArg(tdAttr(b, fmt.Sprintf("E%d_%d", id, i), a), a.Name))
	}
	for _, p := range s.Props {
		c := "IntProp<\"int64_t\">"
		switch {
		case p.Unit:
			c = "UnitProp"
		case p.Default && !p.OptionalParser:
			c = "DefaultValuedProp<SlowProp, \"3\">"
		case p.Default:
			c = "DefaultValuedProp<IntProp<\"int64_t\">, \"3\">"
		}
		args = append(args, tdArg(c, p.Name))
	}
	varRes, varOps := 0, 0
	for _, v := range s.Results {
		c := "AnyInteger"
		if v.Buildable {
			c = "I32"
		}
		switch v.Arity {
		case Optional:
			c, varRes = "Optional<"+c+">", varRes+1
		case Variadic:
			c, varRes = "Variadic<"+c+">", varRes+1
		}
		results = append(results, tdArg(c, v.Name))
	}
	for _, v := range s.Operands {
		if v.Arity.IsVarLen() {
			varOps++
		}
	}
	for _, r := range s.Regions {
		c := "AnyRegion"
		if r.Arity == Variadic {
			c = "VariadicRegion<AnyRegion>"
		}
		regions = append(regions, tdArg(c, r.Name))
	}
	for _, r := range s.Successors {
		c := "AnySuccessor"
		if r.Arity == Variadic {
			c = "VariadicSuccessor<AnySuccessor>"
		}
		successors = append(successors, tdArg(c, r.Name))
	}
	flag := func(on bool, name string) {
		if on {
			traits = append(traits, name)
		}
	}
	flag(s.SameOperandsAndResultType, "SameOperandsAndResultType")
	flag(s.SameTypeOperands, "SameTypeOperands")
	flag(s.OperandSegments, "AttrSizedOperandSegments")
	flag(!s.OperandSegments && varOps > 1, "SameVariadicOperandSize")
	flag(s.ResultSegments, "AttrSizedResultSegments")
	flag(!s.ResultSegments && varRes > 1, "SameVariadicResultSize")
	flag(s.InferTypes, "DeclareOpInterfaceMethods<InferTypeOpInterface>")
	for _, g := range s.AllTypesMatch {
		traits = append(traits, "AllTypesMatch<[\""+strings.Join(g, "\", \"")+"\"]>")
	}
	for _, m := range s.TypesMatch {
		traits = append(traits, fmt.Sprintf("TypesMatchWith<\"\", %q, %q, \"tf($_self)\">", m.From, m.To))
	}
	fmt.Fprintf(b, "def O%d : Op<Test_Dialect, \"o%d\", [%s]> {\n let arguments = (ins %s);\n let results = (outs %s);\n let regions = (region %s);\n let successors = (successor %s);\n let assemblyFormat = [{%s}];\n}\n",
		id, id, strings.Join(traits, ", "), strings.Join(args, ", "), strings.Join(results, ", "),
		strings.Join(regions, ", "), strings.Join(successors, ", "), format)
}

func tdArg(constraint, name string) string {
	if name == "" {
		return constraint
	}
	return constraint + ":$" + name
}

// tdAttr spells the constraint of an attribute.
func tdAttr(b *strings.Builder, enum string, a Attr) string {
	c, value := "I32Attr", "5"
	switch {
	case a.Unit:
		return "UnitAttr"
	case a.Form == AttrFull:
		c = "AnyAttr"
	case a.Form == AttrStripped:
		c = "PairAttr"
		if strings.HasSuffix(a.Name, "_sizes") || strings.Contains(a.Name, "segment") {
			c = "DenseI32ArrayAttr"
		}
	case a.Form == AttrSymbolName:
		c = "SymbolNameAttr"
	case a.Form == AttrEnumKeyword:
		tdEnum(b, enum, a)
		c, value = enum, "t::"+enum+"::c0"
	case len(a.First.Tokens) == 0 && a.First.Classes == ClassString:
		c = "StrAttr"
	}
	switch {
	case a.Optional && a.Default:
		return "DefaultValuedOptionalAttr<" + c + ", \"" + value + "\">"
	case a.Default:
		return "DefaultValuedAttr<" + c + ", \"" + value + "\">"
	case a.Optional:
		return "OptionalAttr<" + c + ">"
	}
	return c
}

// tdType declares a type with a format.
func tdType(b *strings.Builder, id int, s *Subject, format string) {
	var params []string
	for _, p := range s.Params {
		c := "\"int\""
		switch {
		case p.Self:
			continue // attributes only
		case p.List && p.Optional:
			c = "OptionalArrayRefParameter<\"int\">"
		case p.List:
			c = "ArrayRefParameter<\"int\">"
		case p.Optional:
			c = "OptionalParameter<\"Attribute\">"
		}
		params = append(params, tdArg(c, p.Name))
	}
	fmt.Fprintf(b, "def D%d : TypeDef<Test_Dialect, \"D%d\"> { let mnemonic = \"d%d\"; let parameters = (ins %s); let assemblyFormat = [{%s}]; }\n",
		id, id, id, strings.Join(params, ", "), format)
}

// body cuts the definition of a method out of emitted code.
func body(out, head string) (string, bool) {
	_, rest, ok := strings.Cut(out, "\n"+head)
	if !ok {
		return "", false
	}
	end := "\n}\n"
	if strings.Contains(head, "::parse(") {
		end = "\n  return ::mlir::success();\n}\n" // braces in column 0 occur within
	}
	text, _, _ := strings.Cut(rest, end)
	return text, true
}

var (
	printEvent = regexp.MustCompile(`(?m)^\s*_?ods?Printer(?: << (' '|" "))?(?: << "([^"\\]*)")?(\.printNewline\(\))?(?:\.(print(?:AttributeWithoutType|Attribute|SymbolName)|printStrippedAttrOrType)\(get\w+Attr\(\)[^;]*\))?;$`)
)

// printed lists what an emitted printer does, in order: spaces, literals, newlines, attributes by form.
func printed(code string, def bool) string {
	var out []string
	for _, m := range printEvent.FindAllStringSubmatch(code, -1) {
		if m[1] == "' '" || m[1] == "\" \"" && def {
			out = append(out, "_")
		}
		if m[2] != "" {
			out = append(out, m[2])
		}
		if m[3] != "" {
			out = append(out, "NL")
		}
		switch m[4] {
		case "printAttributeWithoutType":
			out = append(out, "<typed>")
		case "printAttribute":
			out = append(out, "<full>")
		case "printSymbolName":
			out = append(out, "<symbol>")
		case "printStrippedAttrOrType":
			out = append(out, "<stripped>")
		}
	}
	return strings.Join(out, " ")
}

// ourPrint lists the same of a program.
func ourPrint(s *Subject, steps []Step) string {
	var out []string
	add := func(space bool, words ...string) {
		if space {
			out = append(out, "_")
		}
		out = append(out, words...)
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
				add(e.Space)
				if e.Ref.Kind == AttrVar {
					switch a := s.Attrs[e.Ref.Index]; {
					case a.Form == AttrEnumKeyword:
					case a.Form == AttrSymbolName && !e.Qualified:
						add(false, "<symbol>")
					case a.Form == AttrTyped && !e.Qualified:
						add(false, "<typed>")
					case a.Form == AttrFull || e.Qualified:
						add(false, "<full>")
					default:
						add(false, "<stripped>")
					}
				}
			case *TypeOf:
				add(e.Space)
			case *FunctionalType:
				add(e.Space)
			case *All:
				add(e.Space)
			case *Custom:
				add(e.Space)
			case *Params:
				add(e.Space)
			case *Struct:
				add(e.Space)
			}
		}
	}
	walk(steps)
	return strings.Join(out, " ")
}
