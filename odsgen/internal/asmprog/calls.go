package asmprog

import (
	"fmt"
	"strconv"

	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/asm"
)

// ReadCall is a step of a parser as a call in generated code, with $x and $y for variables, $n for a slot, $text and $names
// for strings and $punct for a token. One that is Sure says whether a part is there, or nothing, and cannot fail.
type ReadCall struct {
	Name, Go string
	Sure     bool
}

// readCalls are the calls of steps.
var readCalls = [...]ReadCall{
	asm.Keyword:        {"Keyword", "p.Keyword($text)", false},
	asm.TryKeyword:     {"TryKeyword", "p.TryKeyword($text)", true},
	asm.Operand:        {"Operand", "p.Operand(&$x)", false},
	asm.OptionalRef:    {"OptionalRef", "p.OptionalOperand(&$x)", false},
	asm.Operands:       {"Operands", "p.OperandList(&$x, core.DelimNone)", false},
	asm.NestedOperands: {"NestedOperands", "p.NestedOperands(&$x, &$y)", false},
	asm.Type:           {"Type", "p.Type(&$x)", false},
	asm.OptionalType:   {"OptionalType", "p.OptionalType(&$x)", false},
	asm.TypeList:       {"TypeList", "p.TypeList(&$x)", false},
	asm.TryTypes:       {"TryTypes", "p.TryTypeList(&$x)", false},
	asm.NestedTypes:    {"NestedTypes", "p.NestedTypes(&$x, &$y)", false},
	asm.Functional:     {"Functional", "p.FunctionalType(&$x, &$y)", false},
	asm.Region:         {"Region", "p.Region($x, nil)", false},
	asm.RegionWith:     {"RegionWith", "p.Region($x, $y)", false},
	asm.TryRegion:      {"TryRegion", "p.TryRegion($x, nil)", false},
	asm.Regions:        {"Regions", "p.RegionList(&$x)", false},
	asm.Successor:      {"Successor", "p.Successor(&$x)", false},
	asm.TrySuccessor:   {"TrySuccessor", "p.TrySuccessor(&$x)", false},
	asm.Successors:     {"Successors", "p.SuccessorList(&$x)", false},
	asm.Argument:       {"Argument", "rt.ParseArgument(p, &$x)", false},
	asm.Pair:           {"Pair", "p.ArgumentPair(&$x, &$y)", false},
	asm.Pairs:          {"Pairs", "p.ArgumentPairs(&$x, &$y)", false},
	asm.Arguments:      {"Arguments", "p.ArgumentList(&$x, core.DelimParen, false, false)", false},
	asm.TypedArguments: {"TypedArguments", "p.ArgumentList(&$x, core.DelimParen, true, false)", false},
	asm.Dict:           {"Dict", "p.OpAttrDict(st)", false},
	asm.DictWith:       {"DictWith", "p.OpAttrDictWithKeyword(st)", false},
	asm.PropDict:       {"PropDict", "p.PropDict(st$names)", false},
	asm.Prop:           {"Prop", "p.Prop(st, $n)", false},
	asm.TryProp:        {"TryProp", "p.TryProp(st, $n)", false},
	asm.Symbol:         {"Symbol", "rt.ParseSlotSymbol(p, st, $n)", false},
	asm.TrySymbol:      {"TrySymbol", "rt.TryParseSlotSymbol(p, st, $n)", false},
	asm.InferTypes:     {"InferTypes", "p.InferResultTypes(st)", false},
	asm.HasRefs:        {"HasRefs", "len($x) > 0", true},
	asm.HasRegions:     {"HasRegions", "len($x) > 0", true},
	asm.HasBlocks:      {"HasBlocks", "len($x) > 0", true},
	asm.HasEntry:       {"HasEntry", "!$x.IsEmpty()", true},
	asm.HasSlot:        {"HasSlot", "st.Slot($n) != nil", true},
	asm.TryParameters:  {"TryParameters", "p.StartsParameters()", true},
	asm.SetUnit:        {"SetUnit", "st.SetSlot($n, p.Context().Unit())", true},
	asm.EnsureBlock:    {"EnsureBlock", "p.EnsureBlocks($x)", true},
	asm.EnsureBlocks:   {"EnsureBlocks", "p.EnsureBlocks($x...)", true},
	asm.EnsureEnd:      {"EnsureEnd", "p.EnsureTerminator($x, $text, st.Loc)", true},
	asm.EnsureEnds:     {"EnsureEnds", "for _, r := range $x {\np.EnsureTerminator(r, $text, st.Loc)\n}", true},
	asm.AddRegion:      {"AddRegion", "st.Regions = append(st.Regions, $x)", true},
	asm.AddRegions:     {"AddRegions", "st.Regions = append(st.Regions, $x...)", true},
	asm.AddBlock:       {"AddBlock", "st.Successors = append(st.Successors, $x)", true},
	asm.AddBlocks:      {"AddBlocks", "st.Successors = append(st.Successors, $x...)", true},
	asm.ReadAs:         {Name: "ReadAs"},
	asm.Attr:           {Name: "Attr"},
	asm.TryAttr:        {Name: "TryAttr"},
	asm.DefAttr:        {Name: "DefAttr"},
	asm.TryDefAttr:     {Name: "TryDefAttr"},
	asm.Dense:          {Name: "Dense"},
	asm.TryDense:       {Name: "TryDense"},
	asm.Enum:           {Name: "Enum"},
	asm.TryEnum:        {Name: "TryEnum"},
	asm.Custom:         {Name: "Custom"},
	asm.TryCustom:      {Name: "TryCustom"},
	asm.Clauses:        {Name: "Clauses"},
	asm.Else:           {Name: "Else"},
	asm.At:             {Name: "At"},
	asm.AddType:        {Name: "AddType"},
	asm.AddTypes:       {Name: "AddTypes"},
	asm.AddArgs:        {Name: "AddArgs"},
	asm.RefSizes:       {Name: "RefSizes"},
	asm.TypeSizes:      {Name: "TypeSizes"},
	asm.GroupSizes:     {Name: "GroupSizes"},
	asm.Check:          {Name: "Check"},
	asm.CheckAll:       {Name: "CheckAll"},
	asm.Resolve:        {Name: "Resolve"},
	asm.ResolveSame:    {Name: "ResolveSame"},
	asm.ResolveAll:     {Name: "ResolveAll"},
}

// WriteCall is a step of a printer as a call in generated code, or the question that it asks, with $n and $m for numbers and
// $names for strings.
type WriteCall struct{ Name, Go string }

// writeCalls are the calls of steps.
var writeCalls = [...]WriteCall{
	asm.PutOperand:           {"PutOperand", "p.Operand(op.Operand($n))"},
	asm.PutOperands:          {"PutOperands", "p.OperandGroup(op, $n)"},
	asm.PutNested:            {"PutNested", "p.NestedOperands(op, $n)"},
	asm.PutAll:               {"PutAll", "p.OperandRange(op, 0, op.NumOperands())"},
	asm.NoOperands:           {"NoOperands", "p.NoOperands()"},
	asm.PutOperandType:       {"PutOperandType", "p.Type(op.Operand($n).Type())"},
	asm.PutResultType:        {"PutResultType", "p.Type(op.Result($n).Type())"},
	asm.PutOperandTypes:      {"PutOperandTypes", "p.OperandGroupTypes(op, $n)"},
	asm.PutResultTypes:       {"PutResultTypes", "p.ResultGroupTypes(op, $n)"},
	asm.PutNestedTypes:       {"PutNestedTypes", "p.NestedTypes(op, $n)"},
	asm.PutAllOperands:       {"PutAllOperands", "p.Types(op.OperandTypes())"},
	asm.PutAllResults:        {"PutAllResults", "p.Types(op.ResultTypes())"},
	asm.PutShortOperandType:  {"PutShortOperandType", "p.StrippedType(op.Operand($n).Type())"},
	asm.PutShortResultType:   {"PutShortResultType", "p.StrippedType(op.Result($n).Type())"},
	asm.PutShortOperandTypes: {"PutShortOperandTypes", "p.StrippedOperandGroupTypes(op, $n)"},
	asm.PutShortResultTypes:  {"PutShortResultTypes", "p.StrippedResultGroupTypes(op, $n)"},
	asm.PutRegion:            {"PutRegion", "p.Region(op.Region($n), core.RegionOpts{})"},
	asm.PutBody:              {"PutBody", "p.Region(op.Region($n), core.RegionOpts{HideEntryArgs: true})"},
	asm.PutImplicit:          {"PutImplicit", "p.ImplicitTerminatorRegion(op.Region($n))"},
	asm.PutRegions:           {"PutRegions", "p.RegionList(op.RegionList($n))"},
	asm.PutImplicits:         {"PutImplicits", "rt.ImplicitTerminatorRegions(p, op.RegionList($n))"},
	asm.PutArgs:              {"PutArgs", "p.EntryArgs(op, $n, $m)"},
	asm.PutSuccessor:         {"PutSuccessor", "p.Successor(op.Successor($n))"},
	asm.PutSuccessors:        {"PutSuccessors", "p.SuccessorList(op.SuccessorList($n))"},
	asm.PutAttr:              {"PutAttr", "p.Attr(op.Slot($n))"},
	asm.PutNoType:            {"PutNoType", "p.AttrNoType(op.Slot($n))"},
	asm.PutShort:             {"PutShort", "p.StrippedAttr(op.Slot($n))"},
	asm.PutSymbol:            {"PutSymbol", "p.SymbolName(rt.TextOf(op.Slot($n)))"},
	asm.PutProp:              {"PutProp", "p.Prop(op, $n)"},
	asm.PutDict:              {"PutDict", "p.AttrDict(op$names)"},
	asm.PutDictWith:          {"PutDictWith", "p.AttrDictWithKeyword(op$names)"},
	asm.PutExtra:             {"PutExtra", "p.DiscardableDict(op$names)"},
	asm.PutExtraWith:         {"PutExtraWith", "p.DiscardableDictWithKeyword(op$names)"},
	asm.PutPropDict:          {"PutPropDict", "p.PropDict(op$names)"},
	asm.IfAlways:             {"IfAlways", "true"},
	asm.IfOperand:            {"IfOperand", "op.NumOperands() > 0"},
	asm.IfResult:             {"IfResult", "op.NumResults() > 0"},
	asm.IfOperands:           {"IfOperands", "op.HasOperands($n)"},
	asm.IfResults:            {"IfResults", "op.HasResults($n)"},
	asm.IfRegions:            {"IfRegions", "op.NumRegions() > $n"},
	asm.IfBody:               {"IfBody", "!op.Region($n).IsEmpty()"},
	asm.IfSuccessors:         {"IfSuccessors", "op.NumSuccessors() > $n"},
	asm.IfAttr:               {"IfAttr", "op.Slot($n) != nil"},
	asm.IfNotDefault:         {"IfNotDefault", "op.HasNonDefault($n)"},
	asm.Nothing:              {Name: "Nothing"},
	asm.Newline:              {Name: "Newline"},
	asm.PutEnum:              {Name: "PutEnum"},
	asm.PutFunctional:        {Name: "PutFunctional"},
	asm.PutCustom:            {Name: "PutCustom"},
	asm.IfAny:                {Name: "IfAny"},
	asm.PutElse:              {Name: "PutElse"},
}

// Reading returns how generated code reads the part of a step.
func Reading(op asm.Op) *ReadCall {
	for i := range rt.Puncts {
		p := &rt.Puncts[i]
		name := p.Go[len("Punct"):]
		switch op {
		case asm.PunctOf(p.Token, false):
			return &ReadCall{Name: name, Go: "p.Punct(core." + p.Go + ")"}
		case asm.PunctOf(p.Token, true):
			return &ReadCall{Name: "Try" + name, Go: "p.TryPunct(core." + p.Go + ")", Sure: true}
		}
	}
	return &readCalls[op]
}

// Writing returns how generated code writes the part of a step.
func Writing(op asm.Op) *WriteCall { return &writeCalls[op] }

// RegNames are the Go types of registers.
var RegNames = [NumRegs]string{"core.OperandRef", "[]core.OperandRef", "[]int32", "core.Type", "[]core.Type",
	"*core.Region", "[]*core.Region", "*core.Block", "[]*core.Block", "[]core.Argument", "core.Pos", "bool"}

// regFields are the fields of an [asm.Frame] that hold the registers of a type.
var regFields = [NumRegs]string{"Ref", "Refs", "Sizes", "Type", "Types", "Region", "Regions", "Block", "Blocks", "Args", "Pos",
	"Bool"}

// Field is the field of an [asm.Frame] that holds the registers of a type.
func (r Reg) Field() string { return regFields[r] }

// Place says how Go text names what a parser has: itself, the operation, and its variables.
type Place struct {
	Parser, State string
	Var           func(v *Var) string
}

// Go returns the Go text of an argument of the hook of an operation.
func (a *HookArg) Go(at Place) string {
	switch a.Kind {
	case ArgText:
		return strconv.Quote(a.Text)
	case ArgState:
		return at.State
	case ArgDict:
		return "&" + at.State + ".Attrs"
	case ArgVar:
		return at.Var(a.Var)
	case ArgAddress:
		return "&" + at.Var(a.Var)
	case ArgSlot:
		return fmt.Sprintf("%s.Slot(%d)", at.State, a.Slot)
	}
	return fmt.Sprintf("%s.SlotVar(%d)", at.State, a.Slot)
}

// StepName is the name of a step in package asm, of a parser or a printer; "" for one of a printer that writes text alone.
func StepName(op asm.Op, printer bool) string {
	switch {
	case !printer:
		return Reading(op).Name
	case op == asm.Nothing:
		return ""
	}
	return Writing(op).Name
}

// TypesKindName is the name of a kind of types in package asm.
func TypesKindName(k asm.TypesKind) string {
	return [...]string{"OneRead", "OneOnly", "OneSlot", "OneMade", "ListNone", "ListRead", "ListMade", "ListEach"}[k]
}
