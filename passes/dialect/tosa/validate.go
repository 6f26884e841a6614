package tosa

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	tosadefs "github.com/odsgen/ods/defs/tosa"
	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (p *ValidatePass) run(r *passes.Run) {
	t, ok := targetOf(r.Op, r.Reporter())
	if !ok {
		r.Fail()
		return
	}
	v := &validator{target: t, strict: p.StrictOpSpecAlignment, anyTypes: p.AllowInvalidOpDatatypeCombinations, report: r.Reporter(),
		variables: map[string]core.Type{}}
	r.Op.Walk(func(op *core.Operation) {
		if op.Info().DialectName() == gen.Name && !v.check(op) {
			r.Fail()
		}
	})
}

// target is what the implementation has that a module is meant for.
type target struct {
	version version
	level   *level // nil: no limits are checked
	modes   map[string]bool
}

// versions are those of the specification.
var versions = map[gen.SpecificationVersion]version{gen.SpecificationVersionV10: {1, 0}, gen.SpecificationVersionV11DRAFT: {1, 1}}

// newer lists the extensions that are not in the first version.
var newer = map[gen.Extension]version{gen.ExtensionMxfp: {1, 1}, gen.ExtensionInt64: {1, 1}, gen.ExtensionShape: {1, 1}}

// targetOf finds the target of a module. It is the default one when neither the module nor what is around it says
// another.
func targetOf(module *core.Operation, r *core.Reporter) (*target, bool) {
	t := &target{version: version{1, 0}, level: &level8K, modes: map[string]bool{"pro_int": true, "pro_fp": true}}
	for op := module; op != nil; op = op.ParentOp() {
		if op = op.NearestSymbolTable(); op == nil {
			break
		}
		env, ok := op.Attr("tosa.target_env").(*gen.TargetEnvAttr)
		if !ok {
			continue
		}
		t.version, t.modes = versions[env.SpecificationVersion()], map[string]bool{}
		if env.Level() == gen.LevelNone {
			t.level = nil
		}
		for _, p := range env.Profiles() {
			t.modes[p.String()] = true
		}
		for _, e := range env.Extensions() {
			if since, ok := newer[e]; ok && !t.version.has(since) {
				return nil, r.Errorf(module.Loc(), "extension '%s' is not compatible with the target version %s, minimum required version is %s",
					e, t.version, since).Fail()
			}
			t.modes[e.String()] = true
		}
		break
	}
	return t, true
}

// String is how messages call a version.
func (t version) String() string { return fmt.Sprintf("%d.%d", t.major, t.minor) }

// has reports whether the target has one of the profiles or extensions, or all of them.
func (t *target) has(modes []string, all bool) bool {
	missing := func(m string) bool { return !t.modes[m] }
	if all {
		return !slices.ContainsFunc(modes, missing)
	}
	return slices.ContainsFunc(modes, func(m string) bool { return t.modes[m] })
}

// validator checks the operations of a module.
type validator struct {
	target           *target
	strict, anyTypes bool
	report           *core.Reporter
	variables        map[string]core.Type
}

// fail reports what is wrong with an operation. It is false.
func (v *validator) fail(op *core.Operation, format string, args ...any) bool {
	return v.report.OpErrorf(op, format, args...).Fail()
}

// check reports whether an operation is what target and specification allow.
func (v *validator) check(op *core.Operation) bool {
	if !v.elements(op) || v.strict && !v.modes(op) || !v.anyTypes && !v.combination(op) {
		return false
	}
	ok := v.constants(op)
	if v.target.level != nil && !v.levels(op) {
		ok = false
	}
	if !v.attributes(op) {
		ok = false
	}
	if !v.variable(op) {
		ok = false
	}
	if v.strict && !v.errorIf(op) {
		ok = false
	}
	return ok
}

// elements checks that tensors have elements of the specification, which quantized types are not.
func (v *validator) elements(op *core.Operation) bool {
	unsigned := !v.strict && op.Is(&gen.RescaleDef)
	check := func(t core.Type) bool {
		return isSpecified(elementOf(t), unsigned) ||
			v.fail(op, "is not profile-aligned: element type %s is not legal", message.Quote(elementOf(t)))
	}
	for _, o := range op.Operands() {
		if !check(o.Type()) {
			return false
		}
	}
	for _, o := range op.Results() {
		if !check(o.Type()) {
			return false
		}
	}
	return true
}

// isSpecified reports whether a type is one of the specification.
func isSpecified(t core.Type, unsigned bool) bool {
	switch t := t.(type) {
	case *core.IntegerType:
		if t.IsSignless() {
			return slices.Contains([]uint{1, 4, 8, 16, 32, 48, 64}, t.Width())
		}
		return unsigned && t.Signedness() == core.Unsigned && slices.Contains([]uint{8, 16, 32}, t.Width())
	case *core.FloatType:
		text := core.TypeString(t)
		return typeNames[text] != "" || slices.Contains([]string{"f16", "f32", "bf16"}, text)
	case *gen.ShapeType, *gen.MXInt8Type:
		return true
	}
	return false
}

// modes checks that the target has a profile, and an extension, of those that the types of an operation need.
func (v *validator) modes(op *core.Operation) bool {
	a := compliance()[op.Name()]
	return a == nil || v.mode(op, a.profiles, a.byProfile) && v.mode(op, a.extensions, a.byExtension)
}

// mode checks that for profiles or for extensions.
func (v *validator) mode(op *core.Operation, has []string, list []combination) bool {
	if len(has) == 0 {
		return true
	}
	if len(list) == 0 { // types do not matter
		return v.target.has(has, false) || v.missing(op, has, "any of ")
	}
	c := find(list, typesOf(op))
	if c == nil {
		return true
	}
	if !v.target.has(c.modes, c.all) {
		which := "any of "
		if c.all {
			which = "all of "
		}
		return v.missing(op, c.modes, which)
	}
	if !v.target.version.has(c.since) {
		return v.fail(op, "illegal: the target specification version (%s) is not backwards compatible with the op compliance "+
			"specification version (%s)\n", v.target.version, c.since)
	}
	for _, m := range c.modes {
		if with := companions[m]; len(with) > 0 && !v.target.has(with, false) {
			return v.fail(op, "illegal: requires [%s] to work with but not enabled in target\n", strings.Join(with, ", "))
		}
	}
	return true
}

// companions are the profiles one of which an extension needs.
var companions = map[string][]string{
	"int16": {"pro_int"}, "int4": {"pro_int"}, "doubleround": {"pro_int"}, "inexactround": {"pro_int"},
	"bf16": {"pro_fp"}, "fp8e4m3": {"pro_fp"}, "fp8e5m2": {"pro_fp"}, "fft": {"pro_fp"}, "mxfp": {"pro_fp"},
	"variable": {"pro_fp", "pro_int"}, "controlflow": {"pro_fp", "pro_int"}, "dynamic": {"pro_fp", "pro_int"},
	"int64": {"pro_fp", "pro_int"}, "shape": {"pro_fp", "pro_int"},
}

func (v *validator) missing(op *core.Operation, modes []string, which string) bool {
	if len(modes) == 1 {
		which = ""
	}
	return v.fail(op, "illegal: requires %s[%s] but not enabled in target\n", which, strings.Join(modes, ", "))
}

// combination checks that some profile or extension has the types of an operation.
func (v *validator) combination(op *core.Operation) bool {
	a := compliance()[op.Name()]
	if a == nil || len(a.byProfile)+len(a.byExtension) == 0 {
		return true
	}
	types := typesOf(op)
	if find(a.byProfile, types) != nil || find(a.byExtension, types) != nil {
		return true
	}
	return v.fail(op, "illegal: operation operand/result data types did not align with any profile or extension, got (%s), did you mean "+
		"(%s)? Otherwise, please refer to the 'supported data types' for '%s' in the specification.", strings.Join(types, ","),
		strings.Join(a.nearest(types), ","), op.Name())
}

// constantOperands lists the operands that are constants where the target is not dynamic.
var constantOperands = map[string][]int{
	gen.MulDef.Name: {2}, gen.TableDef.Name: {1}, gen.PadDef.Name: {2}, gen.RescaleDef.Name: {1, 2, 3, 4}, gen.Conv2DDef.Name: {3, 4},
	gen.Conv3DDef.Name: {3, 4}, gen.DepthwiseConv2DDef.Name: {3, 4}, gen.TransposeConv2DDef.Name: {3, 4}, gen.MatMulDef.Name: {2, 3},
	gen.AvgPool2dDef.Name: {1, 2}, gen.NegateDef.Name: {1, 2},
}

// constants checks that operands are known where the specification demands it.
func (v *validator) constants(op *core.Operation) bool {
	if v.target.modes["dynamic"] {
		return true
	}
	for _, i := range constantOperands[op.Name()] {
		if i < op.NumOperands() && op.Operand(i).ConstantValue() == nil {
			return v.fail(op, "expected compile time resolvable constant, but got variable value for operand #%d", i)
		}
	}
	return true
}

// attributes checks that the target has the ways of rounding.
func (v *validator) attributes(op *core.Operation) bool {
	x, ok := gen.AsRescaleOp(op)
	if !ok {
		return true
	}
	switch mode := x.RoundingMode(); {
	case mode == gen.RoundingModeDOUBLEROUND && !v.target.modes["doubleround"]:
		return v.fail(op, "failed attribute check: rounding_mode = DOUBLE_ROUND requires extension [doubleround]")
	case mode == gen.RoundingModeINEXACTROUND && !v.target.modes["inexactround"]:
		return v.fail(op, "failed attribute check: rounding_mode = INEXACT_ROUND requires extension [inexactround]")
	}
	return true
}

// variable checks that variables are declared before they are used, once, and with one type.
func (v *validator) variable(op *core.Operation) bool {
	if x, ok := gen.AsVariableOp(op); ok {
		if _, ok := v.variables[x.SymName()]; ok {
			return v.fail(op, "name has already been declared")
		}
		v.variables[x.SymName()] = tosadefs.TypeOfVariable(x)
		return true
	}
	if !op.Is(&gen.VariableReadDef) && !op.Is(&gen.VariableWriteDef) {
		return true
	}
	name, _ := op.Attr("name").(*core.StringAttr)
	if name == nil {
		return true
	}
	declared, ok := v.variables[name.Value()]
	if !ok {
		return v.fail(op, "name has not been declared")
	}
	for _, o := range op.Operands() {
		if o.Type() != declared {
			return v.fail(op, "operand type does not equal variable type")
		}
	}
	for _, o := range op.Results() {
		if o.Type() != declared {
			return v.fail(op, "result type does not equal variable type")
		}
	}
	return true
}
