package importer

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// value is a value of the definition language.
type value struct {
	text string
	kind valueKind
	// class is the class of C++ to which it was cast, which says what getValue() gives.
	class string
	// own says that this is a class of some dialect's own, whose methods are not those of builtin's types.
	own bool
}

type valueKind uint8

const (
	kindType valueKind = iota
	kindAttr
	kindOperand // a value of the IR, whose type counts
	kindTypes
	kindAttrs
	kindInt
	kindInts
	kindShape
	kindString
	kindBool
	kindNumber // the value of an attribute, an APInt
)

// apply writes the call of a function of one argument; self need not be written.
func apply(name string, v value) string {
	if v.text == "self" {
		return name
	}
	return name + "(" + v.text + ")"
}

// cond writes an expression of C++ as a condition.
func (t *translator) cond(x *cpp) (expr, bool) {
	switch x.op {
	case "&&", "||":
		var out []expr
		for _, a := range x.args {
			e, ok := t.cond(a)
			if !ok {
				return expr{}, false
			}
			out = append(out, e)
		}
		if x.op == "&&" {
			return join("and", 2, out), true
		}
		return join("or", 1, out), true
	case "!":
		e, ok := t.cond(x.args[0])
		return expr{"not " + e.in(4), 3}, ok
	case "==", "!=", "<", "<=", ">", ">=":
		return t.compare(x.op, x.args[0], x.args[1])
	case "name":
		if x.text == "true" || x.text == "false" {
			return atom(x.text), true
		}
	case "call":
		return t.callCond(x)
	}
	return expr{}, false
}

func (t *translator) compare(op string, a, b *cpp) (expr, bool) {
	v, ok1 := t.value(a)
	w, ok2 := t.value(b)
	if !ok1 || !ok2 {
		return expr{}, false
	}
	if v.kind == kindOperand {
		return expr{}, false // identity of values
	}
	if v.kind == kindNumber {
		v = value{text: apply("int", value{text: v.text}), kind: kindInt}
	}
	if w.kind == kindNumber {
		w = value{text: apply("int", value{text: w.text}), kind: kindInt}
	}
	if v.kind != w.kind && !(v.kind == kindInts && w.kind == kindShape) && !(v.kind == kindShape && w.kind == kindInts) {
		return expr{}, false
	}
	return atom(v.text + " " + op + " " + w.text), true
}

// questions are methods of types that are constraints of builtin.
var questions = map[string]string{
	"isIndex": "Index", "isF16": "F16", "isBF16": "BF16", "isF32": "F32", "isF64": "F64", "isTF32": "TF32", "isF80": "F80",
	"isF128":               "F128",
	"isSignlessIntOrIndex": "AnySignlessIntegerOrIndex", "isFloat": "AnyFloat",
}

// flags are methods that are functions of truth values, by the kind of what they are asked of.
var flags = map[string]string{"hasRank": "has_rank", "hasStaticShape": "static_shape", "isStrided": "strided",
	"isScalable": "any_scalable", "allDimsScalable": "all_scalable"}

func (t *translator) callCond(x *cpp) (expr, bool) {
	switch fn := x.function(); fn {
	case "isa", "isa_and_nonnull", "isa_and_present":
		if len(x.args) == 2 {
			return t.isa(x.args[1], x.args[0].types)
		}
	case "is_contained":
		if len(x.args) == 3 && x.args[1].op == "{}" {
			v, ok := t.value(x.args[2])
			if v.kind == kindNumber {
				v = value{text: apply("int", value{text: v.text}), kind: kindInt}
			}
			items, ok2 := t.items(x.args[1])
			return atom(v.text + " in [" + strings.Join(items, ", ") + "]"), ok && ok2
		}
	case "all_equal":
		if len(x.args) == 2 && x.args[1].op == "{}" {
			return t.allEqual(x.args[1].args)
		}
	case "is_sorted":
		if len(x.args) == 2 {
			if v, ok := t.value(x.args[1]); ok && v.kind == kindInts && strings.HasPrefix(v.text, "ints") {
				return atom("sorted" + strings.TrimPrefix(v.text, "ints")), true
			}
		}
	case "isInteger":
	}
	// std::equal_to<>()(a, b)
	if x.args[0].op == "call" && x.args[0].function() == "equal_to" && len(x.args) == 3 {
		return t.compare("==", x.args[1], x.args[2])
	}
	if x.args[0].op != "." {
		return expr{}, false
	}
	m := x.args[0]
	if m.text == "isa" || m.text == "hasTrait" {
		if m.text == "hasTrait" {
			return expr{}, false
		}
		return t.isa(m.args[0], m.types)
	}
	v, ok := t.value(m.args[0])
	if !ok {
		return expr{}, false
	}
	if v.kind == kindType {
		if e, ok := t.typeQuestion(m.text, v, x.args[1:]); ok {
			return e, true
		}
	}
	switch {
	case v.kind == kindNumber && m.text == "isNegative":
		return atom(apply("negative", v)), true
	case v.kind == kindNumber && m.text == "isStrictlyPositive":
		return atom(apply("positive", v)), true
	case v.kind == kindNumber && m.text == "isPowerOf2":
		return atom(apply("power_of_two", v)), true
	case v.kind == kindNumber && m.text == "isNonNegative":
		return expr{"not " + apply("negative", v), 3}, true
	case v.kind == kindAttr && m.text == "empty":
		return atom(apply("size", v) + " == 0"), true
	case (v.kind == kindTypes || v.kind == kindAttrs) && m.text == "empty":
		return atom("count(" + v.text + ") == 0"), true
	}
	return expr{}, false
}

// typeQuestion writes a method of a type that answers yes or no.
func (t *translator) typeQuestion(method string, v value, args []*cpp) (expr, bool) {
	is := func(name string) (expr, bool) {
		if v.text == "self" {
			return atom(name), true
		}
		return atom(v.text + " is " + name), true
	}
	if len(args) == 1 && args[0].op == "num" {
		n := args[0].text
		switch method {
		case "isInteger":
			return is("AnyI<" + n + ">")
		case "isSignlessInteger":
			return is(sized("I", n))
		case "isSignedInteger":
			return is(sized("SI", n))
		case "isUnsignedInteger":
			return is(sized("UI", n))
		}
		return expr{}, false
	}
	if len(args) != 0 {
		return expr{}, false
	}
	switch method {
	case "isInteger":
		return is("AnyInteger")
	case "isSignlessInteger":
		return is("AnySignlessInteger")
	case "isSignedInteger":
		return is("AnySignedInteger")
	case "isUnsignedInteger":
		return is("AnyUnsignedInteger")
	case "isIntOrIndex":
		return is("AnyTypeOf<[AnyInteger, Index]>")
	case "isIntOrFloat":
		return is("AnyTypeOf<[AnyInteger, AnyFloat]>")
	case "isIntOrIndexOrFloat":
		return is("AnyTypeOf<[AnyInteger, Index, AnyFloat]>")
	}
	if c, ok := questions[method]; ok {
		return is(c)
	}
	if f, ok := flags[method]; ok {
		return atom(apply(f, v)), true
	}
	return expr{}, false
}

// sized names a type of builtin by its width.
func sized(class, n string) string {
	if map[string]bool{"1": true, "8": true, "16": true, "32": true, "64": true}[n] {
		return class + n
	}
	return class + "<" + n + ">"
}

func (t *translator) isa(x *cpp, classes []string) (expr, bool) {
	v, ok := t.value(x)
	if !ok || len(classes) == 0 {
		return expr{}, false
	}
	kind := model.TypeConstraint
	switch v.kind {
	case kindAttr:
		kind = model.AttrConstraint
	case kindType:
	default:
		return expr{}, false
	}
	var out []expr
	for _, c := range classes {
		name, ok := t.im.class(kind, c)
		if !ok {
			return expr{}, false
		}
		switch {
		case name == "true":
			out = append(out, atom("true"))
		case v.text == "self":
			out = append(out, atom(name))
		default:
			out = append(out, atom(v.text+" is "+name))
		}
	}
	return join("or", 1, out), true
}

func (t *translator) allEqual(args []*cpp) (expr, bool) {
	var out []string
	for _, a := range args {
		v, ok := t.value(a)
		if !ok || v.kind == kindOperand {
			return expr{}, false
		}
		out = append(out, v.text)
	}
	if len(out) != 2 {
		return expr{}, false
	}
	return atom(out[0] + " == " + out[1]), true
}

func (t *translator) items(x *cpp) ([]string, bool) {
	var out []string
	for _, a := range x.args {
		v, ok := t.value(a)
		if !ok {
			return nil, false
		}
		out = append(out, v.text)
	}
	return out, true
}

// value writes an expression of C++ as a value.
func (t *translator) value(x *cpp) (value, bool) {
	switch x.op {
	case "num":
		_, err := strconv.ParseInt(x.text, 0, 64)
		return value{text: x.text, kind: kindInt}, err == nil
	case "str":
		return value{text: strconv.Quote(x.text), kind: kindString}, !strings.Contains(x.text, "\\")
	case "{}":
		items, ok := t.items(x)
		return value{text: "[" + strings.Join(items, ", ") + "]", kind: kindInts}, ok
	case "name":
		return t.nameValue(x)
	case "[]":
		v, ok1 := t.value(x.args[0])
		i, ok2 := t.value(x.args[1])
		if ok1 && ok2 && v.kind == kindAttr && i.kind == kindInt {
			return value{text: "item(" + v.text + ", " + i.text + ")", kind: kindAttr}, true
		}
		return value{}, false
	case "call":
		return t.callValue(x)
	}
	return value{}, false
}

func (t *translator) nameValue(x *cpp) (value, bool) {
	if v, ok := t.bound[x.text]; ok {
		return v, true
	}
	name, ok := strings.CutPrefix(x.text, "$")
	if !ok {
		return value{}, false
	}
	if name == "_self" {
		if v, ok := t.bound["$_self"]; ok {
			return v, true
		}
		if t.op != nil {
			return value{}, false
		}
		kind := kindType
		if t.kind == model.AttrConstraint {
			kind = kindAttr
		}
		return value{text: "self", kind: kind}, true
	}
	if t.op == nil {
		return value{}, false
	}
	return t.op.value(name)
}

func (t *translator) callValue(x *cpp) (value, bool) {
	switch fn := x.function(); fn {
	case "cast", "dyn_cast", "cast_or_null", "cast_if_present", "dyn_cast_or_null":
		if len(x.args) == 2 && len(x.args[0].types) == 1 {
			v, ok := t.value(x.args[1])
			v.class = lastName(x.args[0].types[0])
			if r := t.im.record(x.args[0].types[0]); r.Is("TypeDef") || r.Is("AttrDef") {
				v.own = r.Record("dialect").Str("name") != "builtin"
			}
			return v, ok
		}
	case "getElementTypeOrSelf":
		if len(x.args) == 2 {
			v, ok := t.typeOf(x.args[1])
			return value{text: apply("element_or_self", v), kind: kindType}, ok
		}
	case "getI1SameShape":
		if len(x.args) == 2 {
			v, ok := t.typeOf(x.args[1])
			return value{text: "with_element(" + v.text + ", I1)", kind: kindType}, ok
		}
	case "SmallVector":
		if len(x.args) == 3 {
			n, ok1 := t.value(x.args[1])
			e, ok2 := t.value(x.args[2])
			if of, ok := strings.CutPrefix(n.text, "num_elements("); ok && ok1 && ok2 && e.text == "element("+of {
				return value{text: "element_types(" + of, kind: kindTypes}, true
			}
		}
	}
	if v, ok := t.make(x); ok {
		return v, true
	}
	if recv, args, ok := x.member("cast", "dyn_cast"); ok && len(args) == 0 {
		v, ok := t.value(recv)
		if types := x.args[0].types; len(types) == 1 {
			v.class = lastName(types[0])
		}
		return v, ok
	}
	if x.args[0].op != "." {
		return value{}, false
	}
	m := x.args[0]
	if v, ok := t.opPart(m, x.args[1:]); ok {
		return v, true
	}
	v, ok := t.value(m.args[0])
	if !ok {
		return value{}, false
	}
	return t.method(m.text, v, x.args[1:])
}

// typeOf writes a type, or the type of a value.
func (t *translator) typeOf(x *cpp) (value, bool) {
	v, ok := t.value(x)
	if v.kind == kindOperand {
		v.kind = kindType
	}
	return v, ok && v.kind == kindType
}

// method writes a method that gives something.
func (t *translator) method(name string, v value, args []*cpp) (value, bool) {
	if len(args) == 1 && name == "getDimSize" && v.kind == kindType {
		i, ok := t.value(args[0])
		return value{text: "dim(" + v.text + ", " + i.text + ")", kind: kindInt}, ok && i.kind == kindInt
	}
	if len(args) != 0 || v.own {
		return value{}, false
	}
	type key struct {
		kind valueKind
		name string
	}
	if name == "getType" {
		switch v.kind {
		case kindOperand:
			return value{text: v.text, kind: kindType}, true
		case kindAttr:
			return value{text: apply("type", v), kind: kindType}, true
		}
	}
	if name == "getTypes" && v.kind == kindTypes {
		return v, true
	}
	if v.kind == kindAttr && name == "getValue" {
		switch v.class {
		case "TypeAttr":
			return value{text: apply("type_value", v), kind: kindType}, true
		case "StringAttr":
			return value{text: apply("string", v), kind: kindString}, true
		case "ArrayAttr":
			return value{text: apply("items", v), kind: kindAttrs}, true
		case "IntegerAttr", "":
			return value{text: v.text, kind: kindNumber}, true
		}
		return value{}, false
	}
	if v.kind == kindNumber && (name == "getZExtValue" || name == "getSExtValue") {
		return value{text: apply("int", v), kind: kindInt}, true
	}
	out, ok := map[key]value{
		{kindType, "getElementType"}: {text: "element", kind: kindType}, {kindType, "getShape"}: {text: "shape", kind: kindShape},
		{kindType, "getRank"}: {text: "rank", kind: kindInt}, {kindType, "getNumElements"}: {text: "num_elements", kind: kindInt},
		{kindType, "getWidth"}: {text: "width", kind: kindInt}, {kindType, "getIntOrFloatBitWidth"}: {text: "width", kind: kindInt},
		{kindType, "getTypes"}: {text: "types", kind: kindTypes}, {kindType, "getInputs"}: {text: "inputs", kind: kindTypes},
		{kindType, "getResults"}:     {text: "results", kind: kindTypes},
		{kindType, "getMemorySpace"}: {text: "memory_space", kind: kindAttr},
		{kindType, "getEncoding"}:    {text: "encoding", kind: kindAttr}, {kindType, "getTypeID"}: {text: "type_id", kind: kindString},
		{kindAttr, "getInt"}: {text: "int", kind: kindInt}, {kindAttr, "size"}: {text: "size", kind: kindInt},
		{kindAttr, "asArrayRef"}: {text: "ints", kind: kindInts}, {kindTypes, "size"}: {text: "count", kind: kindInt},
		{kindAttrs, "size"}: {text: "count", kind: kindInt}, {kindShape, "size"}: {text: "", kind: kindInt},
	}[key{v.kind, name}]
	if !ok {
		return value{}, false
	}
	if v.kind == kindShape && strings.HasPrefix(v.text, "shape") {
		return value{text: "rank" + strings.TrimPrefix(v.text, "shape"), kind: kindInt}, true
	}
	return value{text: apply(out.text, v), kind: out.kind}, out.text != ""
}

// make writes an expression that makes a type.
func (t *translator) make(x *cpp) (value, bool) {
	f := x.args[0]
	if f.op == "." && f.args[0].op == "name" && f.args[0].text == "$_builder" {
		return t.builder(f, x.args[1:])
	}
	if f.op != "name" || !strings.HasSuffix(f.text, "::get") {
		return value{}, false
	}
	class := lastName(strings.TrimSuffix(f.text, "::get"))
	args := x.args[1:]
	typ := func(format string, list ...*cpp) (value, bool) {
		var out []string
		for _, a := range list {
			v, ok := t.value(a)
			if v.kind == kindOperand || !ok {
				return value{}, false
			}
			out = append(out, v.text)
		}
		return value{text: format + "(" + strings.Join(out, ", ") + ")", kind: kindType}, true
	}
	switch {
	case class == "IntegerType" && len(args) == 2:
		return typ("int_type", args[1])
	case class == "IndexType":
		return value{text: "index_type()", kind: kindType}, true
	case class == "NoneType":
		return value{text: "none_type()", kind: kindType}, true
	case class == "ComplexType" && len(args) == 1:
		return typ("complex_type", args[0])
	case class == "VectorType" && len(args) == 2:
		return typ("vector_type", args[0], args[1])
	case class == "RankedTensorType" && len(args) == 2:
		return typ("tensor_type", args[0], args[1])
	}
	return value{}, false
}

// builder writes a call of $_builder.
func (t *translator) builder(f *cpp, args []*cpp) (value, bool) {
	is := func(name string) (value, bool) { return value{text: name, kind: kindType}, true }
	switch f.text {
	case "getIndexType":
		return is("Index")
	case "getNoneType":
		return is("NoneType")
	case "getIntegerType":
		if len(args) >= 1 && args[0].op == "num" && len(args) == 1 {
			return is(sized("I", args[0].text))
		}
	case "getI1Type", "getI8Type", "getI16Type", "getI32Type", "getI64Type":
		return is("I" + strings.TrimSuffix(strings.TrimPrefix(f.text, "getI"), "Type"))
	case "getF16Type", "getF32Type", "getF64Type", "getF80Type", "getF128Type", "getBF16Type", "getTF32Type":
		return is(strings.TrimSuffix(strings.TrimPrefix(f.text, "get"), "Type"))
	case "getType":
		if len(f.types) == 1 && len(args) == 0 {
			if name, ok := t.im.class(model.TypeConstraint, f.types[0]); ok && name != "true" {
				return is(name)
			}
		}
	}
	return value{}, false
}

// builds writes the type that a constraint allows alone.
func (t *translator) builds(text string) (string, bool) {
	x := parseCpp(strings.TrimRight(strings.TrimSpace(text), "; "))
	if x == nil {
		return "", false
	}
	v, ok := t.value(x)
	if v.kind != kindType {
		return "", false
	}
	return v.text, ok
}
