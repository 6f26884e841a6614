package dialect

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/defs/nvvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes/inline"
)

// Hooks of the definitions that mlir-opt has nothing like.

// Range is a Go value that an attribute holds as a parameter, and an operation as a property.
type Range struct{ From, To int64 }

// parseRange reads "1..2".
func parseRange(p *core.Parser, r *Range) bool {
	return p.Integer(&r.From) && p.Keyword("to") && p.Integer(&r.To)
}

// printRange writes "1 to 2".
func printRange(p *core.Printer, r Range) {
	p.Int(r.From)
	p.Str(" to ")
	p.Int(r.To)
}

// ParseGoValueAttrValue reads the parameter.
func (hooks) ParseGoValueAttrValue(p *core.Parser, r *Range) bool { return parseRange(p, r) }

// PrintGoValueAttrValue writes the parameter.
func (hooks) PrintGoValueAttrValue(p *core.Printer, r Range) { printRange(p, r) }

// ParseRangeProp reads the property, which begins with a number.
func (hooks) ParseRangeProp(p *core.Parser, r *Range) (found, ok bool) {
	if found, ok = p.TryInteger(&r.From); !found || !ok {
		return found, ok
	}
	return true, p.Keyword("to") && p.Integer(&r.To)
}

// PrintRangeProp writes the property.
func (hooks) PrintRangeProp(p *core.Printer, r Range) { printRange(p, r) }

// RangePropToAttr makes a dense array of both ends.
func (hooks) RangePropToAttr(c *core.Context, r Range) core.Attribute {
	return c.I64Array(r.From, r.To)
}

// RangePropFromAttr takes a dense array of both ends.
func (hooks) RangePropFromAttr(a core.Attribute, r *Range) bool {
	ends := rt.DenseOf[int64](a)
	if len(ends) != 2 {
		return false
	}
	r.From, r.To = ends[0], ends[1]
	return true
}

// ParseTestRecursiveType reads "<a, test_rec<b, test_rec<a>>>": the body is a type of this dialect without its prefix,
// and is left out inside itself.
func (h hooks) ParseTestRecursiveType(p *core.Parser) (core.Type, bool) {
	var name, word string
	if !p.Punct(core.PunctLess) || !p.AnyKeyword(&name) {
		return nil, false
	}
	t := GetTestRecursiveType(p.Context(), name)
	if !p.EnterCyclic(t) {
		return t, p.Punct(core.PunctGreater)
	}
	defer p.LeaveCyclic()
	if !p.Punct(core.PunctComma) {
		return nil, false
	}
	at := p.Pos()
	if !p.AnyKeyword(&word) {
		return nil, false
	}
	var body core.Type
	switch word {
	case TestRecursiveTypeDef.Mnemonic:
		body, _ = h.ParseTestRecursiveType(p)
	case SimpleATypeDef.Mnemonic:
		body = GetSimpleAType(p.Context())
	case TestI32TypeDef.Mnemonic:
		body = GetTestI32Type(p.Context())
	default:
		return nil, p.Errorf(at, "expected '%s' or '%s', found '%s'", TestRecursiveTypeDef.Mnemonic, SimpleATypeDef.Mnemonic, word)
	}
	if body == nil || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if old, set := t.Body(); set && old != body || !set && !t.SetBody(body) {
		return nil, p.Errorf(at, "type '%s' has another body already", name)
	}
	return t, true
}

// PrintTestRecursiveType writes what [hooks.ParseTestRecursiveType] reads.
func (h hooks) PrintTestRecursiveType(p *core.Printer, t *TestRecursiveType) {
	p.Byte('<')
	p.Str(t.Name())
	if p.EnterCyclic(t) {
		defer p.LeaveCyclic()
		switch body, _ := t.Body(); body := body.(type) {
		case *TestRecursiveType:
			p.Str(", " + TestRecursiveTypeDef.Mnemonic)
			h.PrintTestRecursiveType(p, body)
		case *SimpleAType:
			p.Str(", " + SimpleATypeDef.Mnemonic)
		case *TestI32Type:
			p.Str(", " + TestI32TypeDef.Mnemonic)
		}
	}
	p.Byte('>')
}

// ParseNumber reads a number.
func (hooks) ParseNumber(p *core.Parser, n *int) bool { return rt.ParseInt(p, n) }

// PrintNumber writes a number.
func (hooks) PrintNumber(p *core.Printer, n int) { p.Int(int64(n)) }

// ParseCustomTypeA reads a number.
func (hooks) ParseCustomTypeA(p *core.Parser, a *int) bool { return rt.ParseInt(p, a) }

// PrintCustomTypeA writes a number.
func (hooks) PrintCustomTypeA(p *core.Printer, a int) { p.Int(int64(a)) }

// ParseCustomTypeB reads as many numbers as the first parameter says, and then its own.
func (hooks) ParseCustomTypeB(p *core.Parser, a int, b **int) bool {
	for i := 0; i < a; i++ {
		var v int
		if !rt.ParseInt(p, &v) {
			return false
		}
	}
	if a < 0 {
		return true
	}
	*b = new(int)
	return rt.ParseInt(p, *b)
}

// PrintCustomTypeB writes what [hooks.ParseCustomTypeB] reads.
func (hooks) PrintCustomTypeB(p *core.Printer, a int, b *int) {
	if a < 0 {
		return
	}
	p.Space()
	for i := range a {
		p.Int(int64(i))
		p.Space()
	}
	if b != nil {
		p.Int(int64(*b))
	}
}

// VerifyNumberedType rejects negative numbers.
func (hooks) VerifyNumberedType(r *core.Reporter, at core.Location, _ *core.Context, n int) bool {
	if n < 0 {
		return r.Errorf(at, "expected a number that is not negative, found %d", n).Fail()
	}
	return true
}

// NumberNumberedType is the parameter.
func (hooks) NumberNumberedType(x *NumberedType) int { return x.N() }

// NumberNumberedAttr is the parameter.
func (hooks) NumberNumberedAttr(x *NumberedAttr) int { return x.N() }

// OddWidth is a condition of a constraint.
func (hooks) OddWidth(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width()%2 == 1
}

// EmptyBlock is a condition of a constraint.
func (hooks) EmptyBlock(b *core.Block) bool { return b.NumArgs() == 0 }

// VerifyCounted checks operations with the trait.
func (hooks) VerifyCounted(op *core.Operation, r *core.Reporter) bool {
	if n := op.NumOperands(); n > 3 {
		return r.OpErrorf(op, "expected at most 3 operands, found %d", n).Fail()
	}
	return true
}

// VerifySettled checks operations with the trait, before their operands' types are.
func (hooks) VerifySettled(op *core.Operation, r *core.Reporter) bool {
	if op.Attr("unsettled") != nil {
		return r.OpErrorf(op, "expected no attribute 'unsettled'").Fail()
	}
	return true
}

// VerifyRegionsNestled checks operations with the trait, after what is nested.
func (hooks) VerifyRegionsNestled(op *core.Operation, r *core.Reporter) bool {
	n := 0
	for range op.Region(0).Ops() {
		n++
	}
	if n > 2 {
		return r.OpErrorf(op, "expected at most 2 operations, found %d", n).Fail()
	}
	return true
}

// FoldFoldsToFirst folds operations with the trait.
func (hooks) FoldFoldsToFirst(op *core.Operation, _ *core.FoldIn) core.Fold {
	if op.NumResults() != 1 || op.NumOperands() == 0 || op.Operand(0).Type() != op.Result(0).Type() {
		return core.NoFold
	}
	return core.FoldValue(op.Operand(0))
}

// CanonicalizeOdsMethod drops an operation whose operand is one like it.
func (hooks) CanonicalizeOdsMethod(op OdsMethodOp, rw *rewrite.Rewriter) bool {
	if def := op.X().DefiningOp(); def != nil && def.Name() == OdsMethodDef.Name {
		rw.ReplaceOp(op.Op, op.X())
		return true
	}
	return false
}

// HasOdsMeasuredMaybe says that the flag decides.
func (hooks) HasOdsMeasuredMaybe(op OdsMeasuredOp) bool { return op.Really() }

// LengthOdsMeasured is the length of the name.
func (hooks) LengthOdsMeasured(op OdsMeasuredOp) int { return len(op.Op.Name()) }

// DoubledOdsMeasured overrides the default.
func (h hooks) DoubledOdsMeasured(op OdsMeasuredOp) int { return 2 * h.LengthOdsMeasured(op) }

// ScaleOdsMeasured is one.
func (hooks) ScaleOdsMeasured() int { return 1 }

// WeightOdsMeasured is the number of parts of the name.
func (hooks) WeightOdsMeasured(op OdsMeasuredOp) int {
	return 1 + strings.Count(op.Op.Name(), "_")
}

// NameBlocksBlockNames numbers the blocks.
func (hooks) NameBlocksBlockNames(op BlockNamesOp, set func(b *core.Block, name string)) {
	i := 0
	for b := range op.Body().Blocks() {
		set(b, "foo"+string(rune('0'+i%10)))
		i++
	}
}

// NameArgumentsPolyfor takes the names from the attribute "arg_names".
func (hooks) NameArgumentsPolyfor(op PolyforOp, r *core.Region, set func(v *core.Value, name string)) {
	names, _ := op.Op.Attr("arg_names").(*core.ArrayAttr)
	if names == nil || r.IsEmpty() {
		return
	}
	for i, v := range r.Entry().Args() {
		if i == names.Len() {
			break
		}
		if s, ok := names.Elems()[i].(*core.StringAttr); ok {
			set(v, s.Value())
		}
	}
}

// ParseOdsFunction reads a function.
func (hooks) ParseOdsFunction(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintOdsFunction writes a function.
func (hooks) PrintOdsFunction(p *core.Printer, op OdsFunctionOp) {
	function.Print(p, op.Op, function.Syntax{})
}

// FunctionBodyOdsFunction is the body.
func (hooks) FunctionBodyOdsFunction(op OdsFunctionOp) *core.Region { return op.Body() }

// CallableRegionOdsFunction is the body, or nil for a declaration.
func (hooks) CallableRegionOdsFunction(op OdsFunctionOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesOdsFunction is the inputs of the function's type.
func (hooks) CallableArgTypesOdsFunction(op OdsFunctionOp) []core.Type {
	return op.FunctionType().(*core.FunctionType).Inputs()
}

// CallableResultTypesOdsFunction is the results of the function's type.
func (hooks) CallableResultTypesOdsFunction(op OdsFunctionOp) []core.Type {
	return op.FunctionType().(*core.FunctionType).Results()
}

// DoubledOfMeasured is the default.
func (hooks) DoubledOfMeasured(x Measured) int { return 2 * x.Length() }

// UnitOfMeasured is the same for all.
func (hooks) UnitOfMeasured(Measured) string { return "bytes" }

// NegatedOfTestTypeInterface is the default.
func (hooks) NegatedOfTestTypeInterface(x TestTypeInterface) int { return -x.Number() }

// VerifyInterfaceWeighed checks operations with the interface.
func (hooks) VerifyInterfaceWeighed(x Weighed, r *core.Reporter) bool {
	if x.Weight() > x.Length() {
		return r.OpErrorf(x.AsOperation(), "expected a weight of at most %d %s, found %d", x.Length(), x.Unit(), x.Weight()).Fail()
	}
	return true
}

// VerifyRegionsInterfaceWeighed checks operations with the interface after what is nested.
func (hooks) VerifyRegionsInterfaceWeighed(x Weighed, r *core.Reporter) bool {
	if x.AsOperation().Attr("heavy") != nil {
		return r.OpErrorf(x.AsOperation(), "expected no attribute 'heavy'").Fail()
	}
	return true
}

// IsEven is a condition of a rule. Zero, which would be halved for ever, does not count.
func (hooks) IsEven(n *core.IntegerAttr) bool { return n.Int64() != 0 && n.Int64()%2 == 0 }

// Halve computes an attribute for a rule.
func (hooks) Halve(n *core.IntegerAttr) *core.IntegerAttr {
	return n.Context().IntegerAttr(n.Type(), n.Int64()/2)
}

// ParseFooString reads a string.
func (hooks) ParseFooString(p *core.Parser, s *string) bool { return p.Str(s) }

// PrintFooString writes a string.
func (hooks) PrintFooString(p *core.Printer, s string) { p.QuotedString(s) }

// ParseBarString reads the same text as a keyword.
func (hooks) ParseBarString(p *core.Parser, s string) bool { return p.Keyword(s) }

// PrintBarString writes a keyword.
func (hooks) PrintBarString(p *core.Printer, s string) { p.Str(s) }

// BuildTwice makes an operation.
func (hooks) BuildTwice(b *core.Builder, x *core.Value) OdsBuildersOp {
	return OdsBuildersOp{OpView: core.ViewOf(b.Create(&core.OperationState{Info: b.Context().InfoOf(&OdsBuildersDef), Loc: b.Loc(),
		Operands: []*core.Value{x}}))}
}

// ClassicOf makes a type with a name and nothing else.
func (hooks) ClassicOf(c *core.Context, name string) *ClassicType {
	return GetClassicType(c, false, 0, 0, 0, num.NewInt(64, 0), SimpleEnumA, c.I64(), name, nil)
}

// ParseDialectType knows no type without a mnemonic.
func (hooks) ParseDialectType(p *core.Parser) (core.Type, bool) {
	at := p.Pos()
	var word string
	return nil, p.AnyKeyword(&word) && p.Errorf(at, "unknown type!")
}

// InitDialect gives an operation of a dialect that this one depends on an interface of this one, and says what may be
// inlined.
func (hooks) InitDialect(l *core.Loading) {
	inline.DialectInterface.Attach(l, Name, inliner{})
	MeasuredKey.Attach(l, "func.return", func(op *core.Operation) (Measured, bool) { return measuredReturn{core.ViewOf(op)}, true })
	core.SymbolUserAttrInterfaceKey.Attach(l, TestSymbolRefAttrDef.FullName(), func(a core.Attribute) (core.SymbolUserAttrInterface, bool) {
		x, ok := a.(*TestSymbolRefAttr)
		return symbolRef{x}, ok
	})
	for name, n := range needed {
		nvvm.RequiresSMKey.Attach(l, name, func(*core.Operation) (nvvm.RequiresSM, bool) { return n, true })
	}
}

// measuredReturn is as long as there are values that func.return returns.
type measuredReturn struct{ core.OpView }

func (r measuredReturn) Length() int  { return r.Op.NumOperands() }
func (r measuredReturn) Doubled() int { return 2 * r.Length() }
func (measuredReturn) Unit() string   { return "values" }
func (measuredReturn) Scale() int     { return 1 }

// Number implements the dialect interface.
func (hooks) Number() int { return 42 }

// InterfaceFallback answers for one operation that is not defined.
func (hooks) InterfaceFallback(i *core.OpInfo, key any) any {
	if i.Name() != "test.unregistered_side_effect_op" || key != &core.MemoryEffectOpInterfaceKey {
		return nil
	}
	return func(op *core.Operation) (core.MemoryEffectOpInterface, bool) { return sideEffects{op}, true }
}

// sideEffects are the effects that an attribute lists.
type sideEffects struct{ op *core.Operation }

// Effects appends them.
func (x sideEffects) Effects(dst []core.Effect) []core.Effect { return listedEffects(x.op, dst) }

// CanonicalizationPatterns adds a pattern of the dialect.
func (hooks) CanonicalizationPatterns(set *rewrite.PatternSet) {
	set.Add(rewrite.Pattern{Name: "DialectCanonicalizable", Root: DialectCanonicalizableDef.Name,
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
			c := op.Context()
			rw.ReplaceOpWith(op, arith.Constant{Value: c.IntegerAttr(c.I32(), 42), Loc: op.Loc()}.Build(&rw.Builder).Op)
			return true
		}})
}

// ParseShared reads the operand and its type, for two operations.
func (hooks) ParseShared(p *core.Parser, st *core.OperationState) bool {
	var x core.OperandRef
	var t core.Type
	return p.Operand(&x) && p.ColonType(&t) && p.Resolve(&st.Operands, x, t) && p.AttrDict(&st.Attrs)
}

// PrintShared writes the operand and its type.
func (hooks) PrintShared(p *core.Printer, op *core.Operation) {
	p.Space()
	p.Operand(op.Operand(0))
	p.Str(" : ")
	p.Type(op.Operand(0).Type())
	p.AttrDict(op)
}

// VerifyShared wants a number in shared_hooks_one, and a truth value in shared_hooks_two.
func (hooks) VerifyShared(op *core.Operation, r *core.Reporter) bool {
	t, _ := op.Operand(0).Type().(*core.IntegerType)
	if is := t != nil && t.Width() == 1; is != (op.Name() == SharedHooksTwoDef.Name) {
		return r.OpErrorf(op, "has the other one's operand").Fail()
	}
	return true
}
