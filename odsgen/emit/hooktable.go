package emit

import (
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"sort"
	"strings"
)

// hookTable emits the hooks that formats and expressions name, for live definitions, which call them without knowing
// their types.
//
//	HookTable: []core.UntypedHook{
//		{Name: "ParseCases", Params: "*core.Parser, *[]core.Type", Results: "bool", Func: Hooks.ParseCases},
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

	s.p("HookTable: []core.UntypedHook{")
	for _, h := range list {
		params, results := signatureTypes(h.signature)
		s.p("{Name: %q, Params: %q, Results: %q, Func: Hooks.%s},", h.method, strings.Join(params, ", "), strings.Join(results, ", "),
			h.method)
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
				out = append(out, typeText(f.Type))
			}
		}
		return out
	}
	return list(f.Params), list(f.Results)
}

// typeText returns a type as Go writes it. (go/types could print it, too, but programs that generate would link all of it.)
func typeText(x ast.Expr) string {
	var b strings.Builder
	if err := format.Node(&b, token.NewFileSet(), x); err != nil {
		panic("emit: not a type: " + err.Error()) // it was parsed here
	}
	return b.String()
}
