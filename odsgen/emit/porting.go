package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// porting emits a type with harmless versions of all hooks, for the hooks of a dialect to embed until they are written.
//
//	type HookDefaults struct{}
//	func (HookDefaults) FoldAdd(a0 AddOp, a1 *core.FoldIn) (r0 core.Fold) { return }
func (g *gen) porting() *source {
	s := newSource("porting.gen.go")
	if !g.d.Porting || g.d.Library {
		return s
	}
	s.doc("HookDefaults has all hooks of the dialect. Embed it in the type of the hooks until all are written; \"odsgen check\" lists those that are not.\n\n" +
		"Verifiers and predicates accept everything, nothing is folded, canonicalized, inferred or executed speculatively, any memory may be written, " +
		"custom syntax of an operation is the generic form after its name, an operation with a directive that is not written is printed in the generic form, and custom syntax of types and attributes is an error.")
	s.p("type HookDefaults struct{}\n")
	for _, h := range g.hooks {
		params, results := signatureTypes(h.signature)
		body := harmless(h, params, results)
		for i, p := range params {
			params[i] = fmt.Sprintf("a%d %s", i, p)
		}
		for i, r := range results {
			results[i] = fmt.Sprintf("r%d %s", i, r)
		}
		s.doc("%s is not written by hand yet.", h.method)
		s.p("func (HookDefaults) %s%s { %s }\n", h.method,
			"("+strings.Join(params, ", ")+") ("+strings.Join(results, ", ")+")", body)
	}
	return s
}

// harmless returns the body of a hook that does nothing anybody could suffer from: its parameters are a0, a1 and so on.
func harmless(h hookLine, params, results []string) string {
	last := ""
	if len(params) > 0 {
		last = params[len(params)-1]
	}
	isBool := len(results) == 1 && results[0] == "bool"
	switch {
	case last == "*bytecode.Writer" && params[0] == "*core.Operation":
		return "a1.Declared(a0)"
	case last == "*bytecode.Writer":
		return "a1.Declared(a0.Op)"
	case last == "*bytecode.Reader":
		return "a1.Declared(a0)"
	case isBool && last == "*core.OperationState": // the syntax of an operation
		return "return a0.GenericOperationParts(a1)"
	case len(params) > 1 && len(results) == 0 && params[0] == "*core.Printer" && params[1] == "*core.Operation" &&
		(len(params) > 2 || strings.HasPrefix(h.group, "Custom")): // a directive of a format
		return "a0.GenericInstead()"
	case len(params) == 2 && len(results) == 0 && params[0] == "*core.Printer" && params[1] == "*core.Operation":
		return "a0.GenericOp(a1, false)"
	case len(params) == 2 && len(results) == 0 && params[0] == "*core.Printer" && strings.HasSuffix(params[1], "Op"):
		return "a0.GenericOp(a1.Op, false)"
	case len(params) > 0 && params[0] == "*core.Parser" && len(results) > 0:
		last := fmt.Sprintf("r%d", len(results)-1)
		return fmt.Sprintf("%s = a0.Errorf(a0.Pos(), \"the hook %s is not written yet\"); return", last, h.method)
	case isBool && (slices.Contains(params, "*core.Reporter") || h.group == model.Predicates):
		return "return true"
	case isBool && strings.Join(params, " ") == "[]core.Type []core.Type": // inferred and actual ones
		return "return slices.Equal(a0, a1)"
	case last == "[]core.Effect":
		return fmt.Sprintf("return append(a%d, core.Effect{Kind: core.EffectWrite, Resource: &core.DefaultResource})", len(params)-1)
	}
	return "return"
}
