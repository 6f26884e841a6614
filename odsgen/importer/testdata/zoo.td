// A dialect with one of each thing that the importer knows. zoo.json is its dump, reduced to what the dialect needs; TestDump renews it.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/PatternBase.td"

def Zoo_Dialect : Dialect {
  let name = "zoo";
  let cppNamespace = "::zoo";
  let summary = "Animals.";
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let hasConstantMaterializer = 1;
}

// Enums.
def Zoo_Diet : I32EnumAttr<"Diet", "what it eats", [I32EnumAttrCase<"Plants", 0, "plants">, I32EnumAttrCase<"Meat", 1, "meat">]> {
  let cppNamespace = "::zoo";
}
def Zoo_Size : I64EnumAttr<"Size", "", [I64EnumAttrCase<"Small", 1, "small">, I64EnumAttrCase<"Large", 10, "large">]> {
  let cppNamespace = "::zoo";
  let genSpecializedAttr = 0;
}
def Zoo_Habitat : I32Enum<"Habitat", "where it lives", [I32EnumCase<"Land", 0, "land">, I32EnumCase<"Sea", 1, "sea">]> {
  let cppNamespace = "::zoo";
}
def Zoo_HabitatAttr : EnumAttr<Zoo_Dialect, Zoo_Habitat, "habitat"> { let assemblyFormat = "`<` $value `>`"; }
def Zoo_Walk : I32BitEnumAttrCaseBit<"Walk", 0, "walk">;
def Zoo_Swim : I32BitEnumAttrCaseBit<"Swim", 1, "swim">;
def Zoo_Fly : I32BitEnumAttrCaseBit<"Fly", 2, "fly">;
def Zoo_Moves : I32BitEnumAttr<"Moves", "how it moves", [
    I32BitEnumAttrCaseNone<"Stays", "stays">, Zoo_Walk, Zoo_Swim, Zoo_Fly, I32BitEnumAttrCaseGroup<"Amphibious", [Zoo_Walk, Zoo_Swim], "amphibious">]> {
  let cppNamespace = "::zoo";
  let separator = ", ";
  let genSpecializedAttr = 0;
  let printBitEnumPrimaryGroups = 1;
}

def Zoo_Voices : I32BitEnumAttr<"Voices", "how it sounds", [I32BitEnumAttrCaseBit<"Loud", 0, "loud">, I32BitEnumAttrCaseBit<"Deep", 1, "deep">]> {
  let cppNamespace = "::zoo";
  let genSpecializedAttr = 0;
}
def Zoo_VoicesAttr : EnumAttr<Zoo_Dialect, Zoo_Voices, "voices">;

// Types and attributes.
class Zoo_Type<string name, string mnem> : TypeDef<Zoo_Dialect, name> { let mnemonic = mnem; }
def Zoo_Animal : Zoo_Type<"Animal", "animal"> { let summary = "an animal"; }
def Zoo_Herd : Zoo_Type<"Herd", "herd"> {
  let summary = "a herd";
  let parameters = (ins "int64_t":$count, TypeParameter<"::mlir::Type", "what it is of">:$kind, OptionalParameter<"::mlir::StringAttr">:$name,
                    DefaultValuedParameter<"::zoo::Diet", "::zoo::Diet::Meat">:$diet, ArrayRefParameter<"unsigned">:$ages);
  let assemblyFormat = "`<` $count `x` $kind (`named` $name^)? (`eats` $diet^)? `,` $ages `>`";
  let genVerifyDecl = 1;
}
def Zoo_Flock : Zoo_Type<"Flock", "flock"> {
  let parameters = (ins "::mlir::Type":$elementType, "HabitatAttr":$where, DefaultValuedParameter<"VoicesAttr", "VoicesAttr::get($_ctxt, Voices::Deep)">:$voices,
                    DefaultValuedParameter<"Diet", "Diet::Meat">:$diet);
  let assemblyFormat = "`<` $elementType `,` $where (`sounds` $voices^)? (`eats` $diet^)? `>`";
}
def Zoo_Cage : Zoo_Type<"Cage", "cage"> {
  let parameters = (ins OptionalParameter<"unsigned">:$width, OptionalParameter<"std::optional<unsigned>">:$height, OptionalParameter<"bool">:$open,
                    OptionalParameter<"std::optional<bool>">:$locked, OptionalParameter<"::zoo::Diet">:$food,
                    DefaultValuedParameter<"std::optional<int64_t>", "std::nullopt">:$door, DefaultValuedParameter<"int64_t", "0">:$bars);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Zoo_FlockOfAnimals : Type<And<[CPred<"::llvm::isa<::zoo::FlockType>($_self)">,
    SubstLeaves<"$_self", "::llvm::cast<::zoo::FlockType>($_self).getElementType()", Zoo_Animal.predicate>]>, "flock of animals", "::zoo::FlockType">;
def Zoo_TagAttr : AttrDef<Zoo_Dialect, "Tag"> {
  let mnemonic = "tag";
  let summary = "a tag";
  let parameters = (ins StringRefParameter<"what it says">:$text, "::zoo::Chip":$chip);
  let hasCustomAssemblyFormat = 1;
}

// Constraints.
def Zoo_Hidden : Type<CPred<"::llvm::isa<::zoo::HiddenType>($_self)">, "hidden", "::zoo::HiddenType">, BuildableType<"$_builder.getType<::zoo::HiddenType>()">;
def Zoo_Number : AnyTypeOf<[I<24>, SignlessIntOfWidths<[4, 6]>, AnyFloat, Complex<F32>]>;
def Zoo_Grid : Type<And<[AnyVectorOfAnyRank.predicate,
    CPred<"::llvm::cast<::mlir::VectorType>($_self).getRank() == 2 && ::llvm::cast<::mlir::VectorType>($_self).getDimSize(1) % 4 != 3">]>, "grid">;
def Zoo_Wide : ConfinedType<AnyInteger, [CPred<"::llvm::cast<::mlir::IntegerType>($_self).getWidth() >= 32">, Neg<AnySignedInteger.predicate>], "wide integer">;
def Zoo_EvenAttr : ConfinedAttr<I64Attr, [IntNonNegative, IntMinValue<2>]>;
def Zoo_Names : TypedArrayAttrBase<StrAttr, "names">;

// An interface and a trait.
def Zoo_Fed : OpInterface<"Fed"> {
  let cppNamespace = "::zoo";
  let methods = [
    InterfaceMethod<"Returns how much.", "int64_t", "getAmount">,
    InterfaceMethod<"Returns whether.", "bool", "isHungry", (ins "::mlir::Value":$who), "", "return true;">,
    InterfaceMethod<"Unknown.", "::zoo::Plan", "plan">];
}
def Zoo_Loud : NativeOpTrait<"Loud"> { let cppNamespace = "::zoo"; }
def Zoo_Food : Resource<"::zoo::Food">;

class Zoo_Op<string mnemonic, list<Trait> traits = []> : Op<Zoo_Dialect, mnemonic, traits>;
class Zoo_Pairing<string mnemonic, Type type, list<Trait> traits = []>
    : Zoo_Op<mnemonic, !listconcat(traits, [Pure, SameOperandsAndResultType])> {
  let arguments = (ins type:$lhs, type:$rhs);
  let results = (outs type:$result);
  let assemblyFormat = "$lhs `,` $rhs   attr-dict `:` type($result)";
  let hasFolder = 1;
}
def Zoo_AddOp : Zoo_Pairing<"add", Zoo_Number, [Commutative]>;
def Zoo_SubOp : Zoo_Pairing<"sub", Zoo_Number>;
def Zoo_MeetOp : Zoo_Pairing<"meet", Zoo_Animal> { let hasFolder = 0; let hasVerifier = 1; }

def Zoo_KeepOp : Zoo_Op<"keep", [DeclareOpInterfaceMethods<Zoo_Fed, ["isHungry"]>, Zoo_Loud, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, TypesMatchWith<"result has the type of first", "first", "result", "$_self">,
    PredOpTrait<"first is no grid", CPred<"!::llvm::isa<::mlir::VectorType>($first.getType())">>,
    PredOpTrait<"they know each other", CPred<"knows($first, $rest)">>]> {
  let summary = "Keeps animals.";
  let description = "They stay.";
  let arguments = (ins Arg<AnyType, "the first", [MemRead, MemWrite<Zoo_Food, 1>]>:$first, Variadic<Zoo_Wide>:$rest, Optional<Zoo_Grid>:$grid, Zoo_Hidden:$hidden,
    Zoo_EvenAttr:$even, ConfinedAttr<I32Attr, [IntPositive]>:$positive, OptionalAttr<Zoo_TagAttr>:$tag, DefaultValuedAttr<Zoo_Moves, "::zoo::Moves::Walk | ::zoo::Moves::Fly">:$moves,
    DefaultValuedAttr<Zoo_HabitatAttr, "::zoo::Habitat::Sea">:$habitat, DefaultValuedOptionalAttr<BoolAttr, "true">:$tame, DefaultValuedStrAttr<StrAttr, "Bo">:$name,
    DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2}">:$spots, DefaultValuedAttr<AnyAttr, "makeOne()">:$other, UnitAttr:$type, Zoo_Size:$size, OptionalAttr<Zoo_Names>:$names,
    DefaultValuedProp<I64Prop, "7">:$limit, OptionalProp<StringProp>:$note);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $first custom<Rest>($rest, type($rest)) (`grid` $grid^ `:` type($grid))? $hidden `in` $habitat
    prop-dict attr-dict `:` type($first)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$first, CArg<"int", "1">:$n)>];
  let extraClassDeclaration = "int64_t total();";
}
def Zoo_HouseOp : Zoo_Op<"house", [SingleBlockImplicitTerminator<"DoneOp">, IsolatedFromAbove, MemoryEffects<[MemAlloc, MemWrite<Zoo_Food>]>, Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$rooms);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}
def Zoo_FeedOp : Zoo_Op<"feed"> {
  let arguments = (ins Zoo_FlockOfAnimals:$flock, Zoo_VoicesAttr:$voices);
  let assemblyFormat = "$flock $voices attr-dict `:` type($flock)";
}
def Zoo_DoneOp : Zoo_Op<"done", [Terminator, HasParent<"HouseOp">, Pure]> { let assemblyFormat = "attr-dict"; }
def Zoo_GoOp : Zoo_Op<"go.to_x2", [Terminator, Pure, ParentOneOf<["HouseOp", "KeepOp"]>]> {
  let successors = (successor AnySuccessor:$there, VariadicSuccessor<AnySuccessor>:$others);
  let assemblyFormat = "$there `,` $others attr-dict";
}

// Rewrite rules.
def Zoo_Join : NativeCodeCall<"join($_builder, $0, $1)">;
def Zoo_Same : Constraint<CPred<"same($0, $1)">>;
def RegroupSums : Pat<(Zoo_AddOp (Zoo_AddOp $a, $b), $c), (Zoo_AddOp $a, (Zoo_AddOp $b, $c))>;
def SubOfSub : Pat<(Zoo_SubOp $x, (Zoo_SubOp:$inner $x, $y)), (replaceWithValue $y), [(Zoo_Same $x, $y)], [], (addBenefit 2)>;
def JoinSums : Pat<(Zoo_AddOp $a, I<24>:$b), (Zoo_Join $a, $b)>;
def MeetTwice : Pattern<(Zoo_MeetOp $a, $b), [(Zoo_MeetOp (returnType $a), $a, $b)]>;
