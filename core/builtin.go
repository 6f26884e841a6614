package core

// builtinDialect is the one dialect that core knows: module and unrealized_conversion_cast.
var builtinDialect = &Dialect{Def: &builtinDef}

var builtinDef = DialectDef{
	Name: "builtin",
	Ops:  []*OpDef{&ModuleDef, &UnrealizedCastDef},
}

// The operations of builtin.
var (
	// ModuleDef is the definition of builtin.module.
	ModuleDef = OpDef{
		Name:    "builtin.module",
		Summary: "A top level container operation",
		Slots: []SlotDef{
			{Name: "sym_name", Optional: true, Constraint: &strAttr},
			{Name: "sym_visibility", Optional: true, Constraint: &strAttr},
		},
		Regions:        []RegionDef{{Name: "bodyRegion", Constraint: &SizedRegion1}},
		DefaultDialect: "builtin",
		Traits: []*Trait{&NoRegionArguments, &NoTerminator, &SingleBlock, &AffineScope, &IsolatedFromAbove, &SymbolTable,
			&Symbol, &GraphRegion},
		Parse:  parseModule,
		Print:  printModule,
		Verify: verifyModule,
	}

	// UnrealizedCastDef is the definition of builtin.unrealized_conversion_cast.
	UnrealizedCastDef = OpDef{
		Name:     "builtin.unrealized_conversion_cast",
		Summary:  "An unrealized conversion from one set of types to another",
		Operands: []ValueDef{{Name: "inputs", Arity: Variadic}},
		Results:  []ValueDef{{Name: "outputs", Arity: Variadic}},
		Traits:   []*Trait{&AlwaysSpeculatable, &NoMemoryEffect},
		Parse:    parseUnrealizedCast,
		Print:    printUnrealizedCast,
		Verify:   verifyUnrealizedCast,
		Fold:     foldUnrealizedCast,
	}
)

// NewModule makes a detached module with an empty body, which is [Operation.Body].
func NewModule(c *Context, l Location) *Operation {
	st := OperationState{Info: c.InfoOf(&ModuleDef), Loc: l}
	st.AddRegion().Append(new(Block))
	return Create(&st)
}

// NewUnrealizedCast makes a cast of the inputs to the given types at the builder's insertion point.
func NewUnrealizedCast(b *Builder, types []Type, inputs ...*Value) *Operation {
	return b.Create(&OperationState{Info: b.ctx.InfoOf(&UnrealizedCastDef), Types: types, Operands: inputs})
}
