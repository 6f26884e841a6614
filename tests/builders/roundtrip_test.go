package builders_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/tests/dialect"
	"github.com/odsgen/ods/tests/randir"
)

// unbuilt are operations that no parts satisfy, and why.
var unbuilt = map[string]string{
	"test.four_equals_five":                "its trait never holds",
	"test.confined_strictly_positive_attr": "arrays of floats are never positive to its constraint",
	"test.confined_non_negative_attr":      "the same",
	"test.dummy_op_with_successor_ref":     "it has a successor and is no terminator",
}

// seeds is how many operations are made up for each definition; most where the definition forbids what was made up.
const seeds, most = 4, 400

// TestRoundTrip builds operations of every definition from what the accessors of another one give, which has the same
// parts, but was read from text: in valid modules, where each operation is replaced by what its builder makes, and with
// made-up parts.
func TestRoundTrip(t *testing.T) {
	registry := all.Registry()
	registry.Add(dialect.Dialect())
	byDef := map[*core.OpDef]*entry{}
	for i := range entries {
		byDef[entries[i].def] = &entries[i]
	}
	texts := recorded(t)
	built, valid := map[*core.OpDef]bool{}, map[*core.OpDef]bool{}
	try := func(source, text string) {
		defer func() {
			if x := recover(); x != nil {
				t.Errorf("%s: panic: %v\n%s", source, x, debug.Stack())
			}
		}()
		c := core.NewContextWith(registry)
		c.AllowUnregistered(true)
		m, _ := core.Parse(c, []byte(text), core.ParseOptions{NoVerify: true})
		if m == nil {
			return // one that is invalid
		}
		ok := core.Verify(m, core.NewReporter(c), core.VerifyOptions{})
		m.Walk(func(op *core.Operation) {
			leaveOutDefaults(op)
			dropStringTypes(op)
			if e := byDef[op.Info().Def()]; e != nil && op.VerifyDeclared(core.NewReporter(c)) {
				built[e.def] = true
				if ok {
					valid[e.def] = true
				}
			}
		})
		if err := rebuild(c, m, byDef, ok); err != nil {
			t.Errorf("%s: %v", source, err)
		}
	}
	for _, text := range texts {
		try(text.file, text.text)
	}
	h, err := randir.NewHostile(registry, textsOf(texts))
	if err != nil {
		t.Fatal(err)
	}
	for i := range entries {
		def := entries[i].def
		for seed := uint64(0); seed < seeds || seed < most && !built[def] && unbuilt[def.Name] == ""; seed++ {
			try(fmt.Sprintf("made up, seed %d", seed), h.Operation(def, seed))
		}
		switch reason := unbuilt[def.Name]; {
		case !built[def] && reason == "":
			t.Errorf("%s was not built: the definition forbids all parts that were made up; add a valid one to testdata", def.Name)
		case built[def] && reason != "":
			t.Errorf("%s was built, although %s", def.Name, reason)
		}
	}
	t.Logf("%d of %d builders were tried, %d with valid operations", len(built), len(entries), len(valid))
}

// leaveOutDefaults removes optional attributes that have their default: a builder leaves them out.
func leaveOutDefaults(op *core.Operation) {
	for i := range op.NumSlots() {
		if a := op.Slot(i); a != nil && op.Info().Def().Slots[i].Optional && a == op.Info().DefaultOf(i) {
			op.SetSlot(i, nil)
		}
	}
}

// dropStringTypes takes the type off strings that need none: builders take text.
func dropStringTypes(op *core.Operation) {
	for i := range op.NumSlots() {
		if s, ok := op.Slot(i).(*core.StringAttr); ok {
			fine := op.VerifyDeclared(core.NewReporter(op.Context()))
			op.SetSlot(i, op.Context().String(s.Value()))
			if fine && !op.VerifyDeclared(core.NewReporter(op.Context())) {
				op.SetSlot(i, s)
			}
		}
	}
}

// source is a piece of a test file.
type source struct{ file, text string }

func textsOf(list []source) (out []string) {
	for _, s := range list {
		out = append(out, s.text)
	}
	return out
}

// recorded returns the tests of the dialects.
func recorded(t *testing.T) (out []source) {
	t.Helper()
	for _, pattern := range []string{"testdata/*.mlir", "../../defs/*/testdata/*.mlir", "../dialect/testdata/*.mlir",
		"../dialect/testdata/own/*.mlir"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("no files %s: %v", pattern, err)
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for piece := range strings.SplitSeq(string(text), "// -----") {
				out = append(out, source{f, piece})
			}
		}
	}
	return out
}

// printed returns the text of an operation.
func printed(op *core.Operation, generic bool) string {
	var b strings.Builder
	core.Print(&b, op, core.PrintOptions{Generic: generic})
	return b.String()
}

// rebuild replaces every operation in a module by one that its builder makes. The module must not change by that, nor
// what is read back from it.
func rebuild(c *core.Context, m *core.Operation, byDef map[*core.OpDef]*entry, valid bool) error {
	generic, custom := printed(m, true), printed(m, false)
	var list []*core.Operation
	m.Walk(func(op *core.Operation) { list = append(list, op) })
	for _, op := range list {
		e := byDef[op.Info().Def()]
		if e == nil || !op.VerifyDeclared(core.NewReporter(c)) || namesProperty(op) || !groupsFit(op) {
			continue
		}
		if err := e.rebuild(op); err != nil {
			return fmt.Errorf("%s: %w", printed(op, true), err)
		}
	}
	if valid {
		if r := core.NewReporter(c); !core.Verify(m, r, core.VerifyOptions{}) {
			return fmt.Errorf("the module is invalid now: %v", r.List())
		}
	}
	if got := printed(m, true); got != generic {
		return fmt.Errorf("generic form\n%s\nexpected\n%s", got, generic)
	}
	if got := printed(m, false); got != custom {
		return fmt.Errorf("custom form\n%s\nexpected\n%s", got, custom)
	}
	return reread(c, m, generic)
}

// reread parses the text of a module, whose operations must give what those of the module give.
func reread(c *core.Context, m *core.Operation, text string) error {
	again, list := core.Parse(c, []byte(text), core.ParseOptions{NoVerify: true})
	if again == nil {
		if strings.Contains(list.Error(), "undefined block") {
			return nil // an entry block has no label, even if something branches to it
		}
		return fmt.Errorf("cannot be read back: %w\n%s", list, text)
	}
	if got := printed(again, true); got != text {
		return fmt.Errorf("read back\n%s\nexpected\n%s", got, text)
	}
	return nil
}

// namesProperty reports whether a discardable attribute has the name of a property. Text can say that; for a builder
// the name means the property.
func namesProperty(op *core.Operation) bool {
	return slices.ContainsFunc(op.DiscardableAttrs(), func(a core.NamedAttr) bool { return op.Info().SlotIndex(a.Name) >= 0 })
}

// rebuild replaces op by an operation that the builder makes of the same parts.
func (e *entry) rebuild(op *core.Operation) error {
	args, err := e.arguments(op)
	if err != nil {
		return err
	}
	b := core.BuilderBefore(op)
	n := args.MethodByName("Build").Call([]reflect.Value{reflect.ValueOf(b)})[0].Field(0).Interface().(core.OpView).Op
	if err := same(op, n); err != nil {
		return err
	}
	if err := e.gives(n, args); err != nil {
		return err
	}
	if err := e.checkShort(b, args); err != nil {
		return err
	}
	for i, r := range op.Regions() {
		n.Region(i).TakeBody(r)
	}
	op.ReplaceAllUsesWith(n.ResultList())
	op.Erase()
	return nil
}

// gives compares what the accessors of an operation give with the arguments of a builder.
func (e *entry) gives(op *core.Operation, args reflect.Value) error {
	got, err := e.arguments(op)
	if err != nil {
		return err
	}
	for i := range args.NumField() {
		if a, b := flat(args.Field(i), nil), flat(got.Field(i), nil); !reflect.DeepEqual(a, b) {
			return fmt.Errorf("%s is %v, expected %v", args.Type().Field(i).Name, b, a)
		}
	}
	return nil
}

// flat appends what a value consists of, as things that can be compared: IR is compared by identity.
func flat(v reflect.Value, out []any) []any {
	switch v.Kind() {
	case reflect.Slice:
		out = append(out, v.Len())
		for i := range v.Len() {
			out = flat(v.Index(i), out)
		}
		return out
	case reflect.Float64:
		return append(out, math.Float64bits(v.Float())) // NaN is itself, here
	case reflect.Pointer:
		if v.Type().Elem().Kind() != reflect.Struct && !v.IsNil() {
			return append(out, v.Elem().Interface()) // the value of a property
		}
	}
	return append(out, v.Interface())
}

// same returns how two operations differ, apart from their regions' bodies.
func same(a, b *core.Operation) error {
	var list []error
	check := func(what string, x, y any) {
		if !reflect.DeepEqual(flat(reflect.ValueOf(x), nil), flat(reflect.ValueOf(y), nil)) {
			list = append(list, fmt.Errorf("%s: built %v, expected %v", what, y, x))
		}
	}
	check("info", a.Info(), b.Info())
	check("location", a.Loc(), b.Loc())
	check("operands", a.OperandList(0, a.NumOperands()), b.OperandList(0, b.NumOperands()))
	check("result types", a.ResultTypes(), b.ResultTypes())
	check("successors", a.SuccessorList(0), b.SuccessorList(0))
	check("number of regions", a.NumRegions(), b.NumRegions())
	for i := range a.NumSlots() {
		if want := a.Slot(i); b.Slot(i) != want && (b.Slot(i) != nil || want != a.Info().DefaultOf(i)) { // the default may be left out
			list = append(list, fmt.Errorf("slot %s: built %v, expected %v", a.Info().Def().Slots[i].Name, b.Slot(i), a.Slot(i)))
		}
	}
	check("discardable attributes", printedAttrs(a), printedAttrs(b))
	return errors.Join(list...)
}

func printedAttrs(op *core.Operation) string { return fmt.Sprint(op.DiscardableAttrs()) }

var (
	valueType  = reflect.TypeFor[*core.Value]()
	regionType = reflect.TypeFor[*core.Region]()
)

// leaf returns the type that is left of a slice of slices.
func leaf(t reflect.Type) reflect.Type {
	for t.Kind() == reflect.Slice {
		t = t.Elem()
	}
	return t
}

// arguments returns the builder of an operation, with the parts that the accessors of op give. The fields for operands,
// results and successors are in the order of the definition, and must be what the definition says.
func (e *entry) arguments(op *core.Operation) (reflect.Value, error) {
	zero := reflect.ValueOf(e.full)
	args := reflect.New(zero.Type()).Elem()
	build, _ := zero.Type().MethodByName("Build")
	view := reflect.New(build.Type.Out(0)).Elem()
	view.Field(0).Set(reflect.ValueOf(core.ViewOf(op)))
	operands, results := 0, 0
	_, inferred := zero.Type().FieldByName("ResultTypes")
	inferred = inferred && len(e.def.Results) > 0
	for i := range args.NumField() {
		f, dst := args.Type().Field(i), args.Field(i)
		isResult := !inferred && results < len(e.def.Results)
		switch {
		case f.Name == "Loc":
			dst.Set(reflect.ValueOf(op.Loc()))
		case f.Name == "Attrs":
			dst.Set(reflect.ValueOf(op.DiscardableAttrs()))
		case inferred && f.Name == "ResultTypes":
			dst.Set(reflect.ValueOf(op.ResultTypes()))
		case isResult:
			start, n := op.ResultSegment(results)
			if err := setResult(view, f, dst, op.ResultTypes()[start:start+n]); err != nil {
				return args, err
			}
			results++
		case leaf(f.Type) == valueType:
			start, n := op.OperandSegment(operands)
			if err := setOperand(view, f, dst, operands, op.OperandList(start, start+n)); err != nil {
				return args, err
			}
			operands++
		default:
			if err := setOther(view, f, dst); err != nil {
				return args, err
			}
		}
	}
	if operands != len(e.def.Operands) {
		return args, fmt.Errorf("%d fields are operands, expected %d", operands, len(e.def.Operands))
	}
	return args, nil
}

// setResult sets the field of a declared result, whose types are given.
func setResult(view reflect.Value, f reflect.StructField, dst reflect.Value, types []core.Type) error {
	if m := view.MethodByName(strings.TrimSuffix(strings.TrimSuffix(f.Name, "s"), "Type")); m.IsValid() {
		var got []core.Type
		for _, v := range values(m.Call(nil)[0]) {
			got = append(got, v.Type())
		}
		if !slices.Equal(got, types) {
			return fmt.Errorf("the accessor for %s gives %v, expected %v", f.Name, got, types)
		}
	}
	switch {
	case f.Type.Kind() == reflect.Slice:
		dst.Set(reflect.ValueOf(types))
	case len(types) > 0:
		dst.Set(reflect.ValueOf(types[0]))
	}
	return nil
}

// setOperand sets the field of declared operand k, which stands for the values.
func setOperand(view reflect.Value, f reflect.StructField, dst reflect.Value, k int, vals []*core.Value) error {
	if m := view.MethodByName(f.Name); m.IsValid() {
		dst.Set(m.Call(nil)[0])
		if got := values(dst); !slices.Equal(got, vals) {
			return fmt.Errorf("the accessor for operand %s gives %v, expected %v", f.Name, got, vals)
		}
		return nil
	}
	if f.Name != fmt.Sprintf("Operand%d", k) {
		return fmt.Errorf("no accessor for operand %s", f.Name)
	}
	switch {
	case f.Type.Kind() == reflect.Slice:
		dst.Set(reflect.ValueOf(vals))
	case len(vals) > 0:
		dst.Set(reflect.ValueOf(vals[0]))
	}
	return nil
}

// values returns the values in one, or a slice, or a slice of slices; nil is none.
func values(v reflect.Value) (out []*core.Value) {
	for _, x := range flat(v, nil) {
		if val, ok := x.(*core.Value); ok && val != nil {
			out = append(out, val)
		}
	}
	return out
}

// setOther sets a field that is an attribute, a property, a successor or a number of regions.
func setOther(view reflect.Value, f reflect.StructField, dst reflect.Value) error {
	if t := f.Type; t.Kind() == reflect.Func || t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Func ||
		strings.HasSuffix(f.Name, "ArgTypes") {
		return nil // makes a body, which stays empty here
	}
	name, regions := strings.CutPrefix(f.Name, "Num")
	if m := view.MethodByName(name); regions && m.IsValid() && m.Type().Out(0) == reflect.SliceOf(regionType) {
		dst.SetInt(int64(m.Call(nil)[0].Len()))
		return nil
	}
	for _, name := range []string{f.Name, f.Name + "Attr"} {
		m := view.MethodByName(name)
		if !m.IsValid() || m.Type().NumIn() > 0 {
			continue
		}
		got := m.Type().Out(0)
		switch {
		case got == f.Type:
			dst.Set(m.Call(nil)[0])
		case f.Type.Kind() == reflect.Pointer && got == f.Type.Elem(): // a property
			out := m.Call(nil)
			if len(out) == 2 && !out[1].Bool() {
				return nil
			}
			p := reflect.New(got)
			p.Elem().Set(out[0])
			dst.Set(p)
		case got.Kind() == reflect.Interface && f.Type.Implements(got): // FunctionType of func.func is any type
			v := m.Call(nil)[0].Elem()
			if v.Type() != f.Type {
				return fmt.Errorf("the accessor %s gives a %v, expected a %v", name, v.Type(), f.Type)
			}
			dst.Set(v)
		default:
			continue
		}
		return nil
	}
	return fmt.Errorf("no accessor for %s %v", f.Name, f.Type)
}

// checkShort compares what the function makes with what the struct makes of the same parts.
func (e *entry) checkShort(b *core.Builder, args reflect.Value) error {
	part := reflect.New(args.Type()).Elem()
	in := []reflect.Value{reflect.ValueOf(b)}
	for name := range strings.FieldsSeq(e.needs) {
		part.FieldByName(name).Set(args.FieldByName(name))
		in = append(in, args.FieldByName(name))
	}
	short, err1 := attempt(reflect.ValueOf(e.short), in)
	full, err2 := attempt(part.MethodByName("Build"), in[:1])
	for _, op := range []*core.Operation{short, full} {
		if op != nil {
			defer op.Erase()
		}
	}
	if err1 != err2 {
		return fmt.Errorf("the short function says %q, expected %q", err1, err2)
	}
	if short != nil {
		return same(full, short)
	}
	return nil
}

// attempt makes an operation, or returns what the panic says.
func attempt(f reflect.Value, in []reflect.Value) (op *core.Operation, panicked string) {
	defer func() {
		if x := recover(); x != nil {
			panicked = fmt.Sprint(x)
		}
	}()
	return f.Call(in)[0].Field(0).Interface().(core.OpView).Op, ""
}

// groupsFit reports whether results of which several groups have no fixed number, without sizes, divide evenly: a builder takes a
// list for each group, and these have one length.
func groupsFit(op *core.Operation) bool {
	def := op.Info().Def()
	groups, single := 0, 0
	for _, r := range def.Results {
		if r.Arity != core.Single {
			groups++
		} else {
			single++
		}
	}
	return groups < 2 || op.Attr("resultSegmentSizes") != nil || (op.NumResults()-single)%groups == 0
}
