package irdl

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/irdl"
)

// listDefs are the operations of which a definition has one of each at most.
var listDefs = []*core.OpDef{&irdl.ParametersDef, &irdl.OperandsDef, &irdl.ResultsDef, &irdl.AttributesDef, &irdl.RegionsDef}

// VerifyRegionsAtMostOneChildOf checks that operands, results and the like are listed once. What else may stand there
// is for the traits of the children.
func (Hooks) VerifyRegionsAtMostOneChildOf(op *core.Operation, r *core.Reporter) bool {
	seen := map[*core.OpInfo]bool{}
	for child := range op.Region(0).Ops() {
		if slices.ContainsFunc(listDefs, child.Is) {
			if seen[child.Info()] {
				return r.OpEmitErrorf(op, "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type %s", child.Name()).Fail()
			}
			seen[child.Info()] = true
		}
	}
	return true
}

// VerifyDialect checks the name.
func (Hooks) VerifyDialect(op irdl.DialectOp, r *core.Reporter) bool {
	if !isNamespace(op.SymName()) {
		return r.OpErrorf(op.Op, "invalid dialect name").Fail()
	}
	return verifyName(op.Op, op.SymName(), "dialect", r)
}

// isNamespace reports whether a dialect can have the name: letters, digits, '_' and '$', and no digit or '$' in front.
func isNamespace(name string) bool {
	for i, c := range []byte(name) {
		switch {
		case isLetter(c), c == '_', i > 0 && (c >= '0' && c <= '9' || c == '$'):
		default:
			return false
		}
	}
	return name != ""
}

func isLetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }

// verifyName checks that words of small letters and digits are joined by single underscores.
func verifyName(op *core.Operation, name, what string, r *core.Reporter) bool {
	if name == "" {
		return r.OpEmitErrorf(op, "name of %s is empty", what).Fail()
	}
	underscore := true
	for _, c := range []byte(name) {
		switch {
		case c == '_' && underscore:
			return r.OpEmitErrorf(op, "name of %s should not contain leading or double underscores", what).Fail()
		case c == '_', c >= '0' && c <= '9', c >= 'a' && c <= 'z':
		case isLetter(c):
			return r.OpEmitErrorf(op, "name of %s should not contain uppercase letters", what).Fail()
		default:
			return r.OpEmitErrorf(op, "name of %s must contain only lowercase letters, digits and underscores", what).Fail()
		}
		underscore = c == '_'
	}
	return true
}

// VerifyType checks the name, which may begin with the sigil of types.
func (Hooks) VerifyType(op irdl.TypeOp, r *core.Reporter) bool {
	return verifyName(op.Op, strings.TrimPrefix(op.SymName(), "!"), "type", r)
}

// VerifyAttribute checks the name, which may begin with the sigil of attributes.
func (Hooks) VerifyAttribute(op irdl.AttributeOp, r *core.Reporter) bool {
	return verifyName(op.Op, strings.TrimPrefix(op.SymName(), "#"), "attribute", r)
}

// VerifyOperation checks the name.
func (Hooks) VerifyOperation(op irdl.OperationOp, r *core.Reporter) bool {
	return verifyName(op.Op, op.SymName(), "operation", r)
}

// VerifyRegionsOperation checks that operands, results and regions have different names.
func (Hooks) VerifyRegionsOperation(op irdl.OperationOp, r *core.Reporter) bool {
	type list struct {
		kind  string
		names []string
	}
	var lists []list
	for child := range op.Body().Ops() {
		if child.Is(&irdl.OperandsDef) || child.Is(&irdl.ResultsDef) || child.Is(&irdl.RegionsDef) {
			names, _ := child.Attr("names").(*core.ArrayAttr)
			lists = append(lists, list{strings.TrimPrefix(child.Name(), "irdl."), texts(names)})
		}
	}
	for i, a := range lists {
		used := map[string]bool{}
		for _, name := range a.names {
			used[name] = true
		}
		for _, b := range lists[i+1:] {
			if name, ok := firstOf(b.names, used); ok {
				return r.OpErrorf(op.Op, "contains a value named '%s' for both its %s and %s", name, a.kind, b.kind).Fail()
			}
		}
	}
	return true
}

func firstOf(names []string, in map[string]bool) (string, bool) {
	for _, name := range names {
		if in[name] {
			return name, true
		}
	}
	return "", false
}

// texts returns the strings in an array.
func texts(a *core.ArrayAttr) []string {
	if a == nil {
		return nil
	}
	out := make([]string, len(a.Elems()))
	for i, e := range a.Elems() {
		out[i] = rt.TextOf(e)
	}
	return out
}

// VerifyParameters checks the names.
func (Hooks) VerifyParameters(op irdl.ParametersOp, r *core.Reporter) bool {
	return verifyNames(op.Op, "parameter", op.NamesAttr(), len(op.Args()), r)
}

// VerifyOperands checks the names, and that there are as many variadicities.
func (Hooks) VerifyOperands(op irdl.OperandsOp, r *core.Reporter) bool {
	n := len(op.Args())
	return verifyVariadicity(op.Op, "operand", op.VariadicityAttr(), n, r) && verifyNames(op.Op, "operand", op.NamesAttr(), n, r)
}

// VerifyResults checks the names, and that there are as many variadicities.
func (Hooks) VerifyResults(op irdl.ResultsOp, r *core.Reporter) bool {
	n := len(op.Args())
	return verifyVariadicity(op.Op, "result", op.VariadicityAttr(), n, r) && verifyNames(op.Op, "result", op.NamesAttr(), n, r)
}

// VerifyRegions checks the names.
func (Hooks) VerifyRegions(op irdl.RegionsOp, r *core.Reporter) bool {
	return verifyNames(op.Op, "region", op.NamesAttr(), len(op.Args()), r)
}

func verifyVariadicity(op *core.Operation, kind string, a *irdl.VariadicityArrayAttr, n int, r *core.Reporter) bool {
	return len(a.Value()) == n ||
		r.OpErrorf(op, "the number of %ss and their variadicities must be the same, but got %d and %d respectively", kind, n,
			len(a.Value())).Fail()
}

func verifyNames(op *core.Operation, kind string, names *core.ArrayAttr, n int, r *core.Reporter) bool {
	if m := len(names.Elems()); m != n {
		return r.OpErrorf(op, "the number of %ss and their names must be the same, but got %d and %d respectively", kind, n, m).Fail()
	}
	seen := map[string]int{}
	for i, name := range texts(names) {
		if !verifyName(op, name, kind+" #"+strconv.Itoa(i), r) {
			return false
		}
		if first, twice := seen[name]; twice {
			return r.OpErrorf(op, "name of %s #%d is a duplicate of the name of %[1]s #%[3]d", kind, i, first).Fail()
		}
		seen[name] = i
	}
	return true
}

// VerifyAttributes checks that each attribute has a constraint.
func (Hooks) VerifyAttributes(op irdl.AttributesOp, r *core.Reporter) bool {
	names, values := len(op.AttributeValueNamesAttr().Elems()), len(op.AttributeValues())
	return names == values ||
		r.OpErrorf(op.Op, "the number of attribute names and their constraints must be the same but got %d and %d respectively", names,
			values).Fail()
}

// VerifyRegion checks the number of blocks.
func (Hooks) VerifyRegion(op irdl.RegionOp, r *core.Reporter) bool {
	n, ok := op.NumberOfBlocks()
	return !ok || n > 0 || r.OpErrorf(op.Op, "the number of blocks is expected to be >= 1 but got %d", n).Fail()
}

// VerifyBase checks that one thing names the definition.
func (Hooks) VerifyBase(op irdl.BaseOp, r *core.Reporter) bool {
	name, named := op.BaseName()
	if named == (op.BaseRefAttr() != nil) {
		return r.OpErrorf(op.Op, "the base type or attribute should be specified by either a name or a reference").Fail()
	}
	if named && !strings.HasPrefix(name, "!") && !strings.HasPrefix(name, "#") {
		return r.OpErrorf(op.Op, "the base type or attribute name should start with '!' or '#'").Fail()
	}
	return true
}

// VerifySymbolUsesBase looks for the definition.
func (Hooks) VerifySymbolUsesBase(op irdl.BaseOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	ref := op.BaseRefAttr()
	return ref == nil || verifyDefinition(op.Op, ref, symbols, r)
}

// VerifySymbolUsesParametric looks for the definition.
func (Hooks) VerifySymbolUsesParametric(op irdl.ParametricOp, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	return op.BaseTypeAttr() == nil || verifyDefinition(op.Op, op.BaseTypeAttr(), symbols, r)
}

// verifyDefinition looks for a type or an attribute. Names are those beside the dialect, not those in it.
func verifyDefinition(op *core.Operation, ref *core.SymbolRefAttr, symbols *core.SymbolTableCollection, r *core.Reporter) bool {
	around := op
	for around != nil && !around.Is(&irdl.DialectDef) {
		around = around.ParentOp()
	}
	if around == nil || around.ParentOp() == nil {
		return r.OpErrorf(op, "symbol '%s' not found", core.AttrString(ref)).Fail()
	}
	def := symbols.LookupNearest(around.ParentOp(), ref)
	switch {
	case def == nil:
		return r.OpErrorf(op, "symbol '%s' not found", core.AttrString(ref)).Fail()
	case def.Is(&irdl.TypeDef), def.Is(&irdl.AttributeDef):
		return true
	}
	return r.OpErrorf(op, "symbol '%s' does not refer to a type or attribute definition (refers to '%s')", core.AttrString(ref),
		def.Name()).Fail()
}
