package emit

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"sort"
	"strings"
)

// hookTable emits the hooks that formats and expressions name, behind calls without types, for live definitions.
//
//	HookTable: []core.UntypedHook{
//		{Name: "ParseCases", Params: "*core.Parser, *[]core.Type", Results: "bool", Call: func(h any, a []any) []any {
//			return []any{h.(Hooks).ParseCases(core.Arg[*core.Parser](a, 0), core.Arg[*[]core.Type](a, 1))}
//		}},
//	},
func (g *gen) hookTable(s *source) {
	var list []hookLine
	for _, h := range g.hooks {
		if h.untyped {
			list = append(list, h)
		}
	}
	if len(list) == 0 {
		return
	}
	sort.Slice(list, func(i, j int) bool { return list[i].method < list[j].method })
	core := s.use(CorePath)
	s.p("HookTable: []%s.UntypedHook{", core)
	for _, h := range list {
		params, results := signatureTypes(g.qualify(s, h.signature))
		args := make([]string, len(params))
		for i, t := range params {
			args[i] = fmt.Sprintf("%s.Arg[%s](a, %d)", core, t, i)
		}
		call := fmt.Sprintf("h.(Hooks).%s(%s)", h.method, strings.Join(args, ", "))
		var body string
		switch len(results) {
		case 0:
			body = call + "\nreturn nil"
		case 1:
			body = "return []any{" + call + "}"
		default:
			var vars []string
			for i := range results {
				vars = append(vars, fmt.Sprintf("r%d", i))
			}
			list := strings.Join(vars, ", ")
			body = list + " := " + call + "\nreturn []any{" + list + "}"
		}
		s.p("{Name: %q, Params: %q, Results: %q, Call: func(h any, a []any) []any {\n%s\n}},", h.method, strings.Join(params, ", "), strings.Join(results, ", "), body)
	}
	s.p("},")
}

// signatureTypes returns the Go types of a signature "(a T, b U) V".
func signatureTypes(signature string) (params, results []string) {
	x, err := parser.ParseExpr("func" + signature)
	f, ok := x.(*ast.FuncType)
	if err != nil || !ok {
		panic("emit: not a signature: " + signature) // it was made here
	}
	list := func(fields *ast.FieldList) (out []string) {
		if fields == nil {
			return nil
		}
		for _, f := range fields.List {
			for range max(len(f.Names), 1) {
				out = append(out, types.ExprString(f.Type))
			}
		}
		return out
	}
	return list(f.Params), list(f.Results)
}
