package asmprog

import (
	"github.com/odsgen/ods/asmformat"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/core/rt/asm"
	"github.com/odsgen/ods/odsgen/model"
)

// Program is the body of a parser: its variables, and statements, of which each that fails ends the run.
type Program struct {
	Vars  []*Var
	Steps []*Step
}

// Reg is the Go type of a variable of a parser: a kind of registers of an [asm.Frame].
type Reg uint8

// The types of variables.
const (
	RegRef Reg = iota
	RegRefs
	RegSizes
	RegType
	RegTypes
	RegRegion
	RegRegions
	RegBlock
	RegBlocks
	RegArgs
	RegPos
	RegBool
	NumRegs
)

// Count returns how many variables of each type there are.
func (p *Program) Count() *[NumRegs]int {
	var n [NumRegs]int
	for _, v := range p.Vars {
		n[v.Type]++
	}
	return &n
}

// Var is a variable of a parser. Of is the part that it is about, Role what of it. Index is its place among those of
// its type, -1 for one that nothing needs.
type Var struct {
	Of, Role string
	Type     Reg
	Index    int
}

// Kind is the kind of a step.
type Kind uint8

// The kinds of steps.
const (
	Must        Kind = iota // Call
	If                      // when Call finds its part Then, otherwise Else
	Clauses                 // the clauses, in any order
	Position                // Var is the place of what follows; needed unless its index is -1
	SetSizes                // slot Slot holds the lengths of Vars, 1 for a nil one
	SetGroups               // slot Slot holds the sizes that are in Var
	AddTypes                // the operation gets results of Types
	AddArgs                 // Vars[0] gets the arguments Vars[1], with Types unless they have them
	Check                   // Types satisfy the constraint of Value
	Resolve                 // the operation gets the operands Refs of Types; At is where they start, nil for the operation's name
	ResolveAll              // the same for a list of types, of equal length
	ResolveSame             // the same for one type of all
	SetTrue                 // Param is true
	Fields                  // the fields, in any order
)

// Step is one statement.
type Step struct {
	Kind       Kind
	Call       *Call
	Then, Else []*Step
	Clauses    []Clause
	Var        *Var
	Vars       []*Var
	Slot       int
	Text       string
	Value      *model.Value
	Types      []*Types
	At         *Var
	Param      *Param
	Fields     []Field
	// Gather puts the references of several Vars into one list, GatherTypes the types.
	Gather, GatherTypes bool
}

// Clause is a clause of an oilist: its keyword, the variable that says whether it was there, and the steps after it.
type Clause struct {
	Call    *Call
	Keyword string
	Seen    *Var
	Body    []*Step
}

// Call is a call that reads a part: of the runtime, of a hook, or of what reads an attribute, a type or a parameter.
type Call struct {
	Op    asm.Op
	Args  Args
	Vars  []*Var
	Hook  *Hook
	Attr  *Attr
	Type  *Type
	Param *Param
}

// Args are the arguments of a step of a parser or printer: registers or numbers, a text, and names.
type Args struct {
	X, Y  int
	Text  string
	Names []string
}

// Hook is a call of the method of a custom directive.
type Hook struct {
	// Method is the method, Directive the directive; Try marks the form that accepts that nothing is there.
	Method, Directive string
	Try               bool
	At                asmformat.Span
	Args              []HookArg
}

// Params are the Go types of the parameters after the parser or printer.
func (h *Hook) Params() []string {
	var out []string
	for _, a := range h.Args {
		out = append(out, a.Type)
	}
	return out
}

// HookArg is an argument of a hook.
type HookArg struct {
	Kind HookArgKind
	// Type is the Go type, which is not known of a parameter of a type or attribute; Name the name of what needs one.
	Type, Name string
	Var        *Var
	Param      *Param // instead of Var
	Slot       int
	Text       string
	Part       PartArg
}

// HookArgKind tells what an argument of a hook is.
type HookArgKind uint8

// The kinds of arguments.
const (
	ArgText    HookArgKind = iota // a string
	ArgState                      // the operation
	ArgDict                       // the address of its attributes
	ArgVar                        // what a variable holds
	ArgAddress                    // the address of a variable
	ArgSlot                       // what a slot holds
	ArgSlotVar                    // the address of a slot
	ArgPart                       // a part of the operation
)

// Attr reads an attribute into its slot; Try accepts that none is there.
type Attr struct {
	Attr *model.Attribute
	Form AttrForm
	Try  bool
	// Def is the definition of [AttrCustom], Elem the elements of [AttrDense], Where the constraint of [AttrWhere], Type
	// the type that an attribute has without saying so, when an expression tells it, and Fixed the method of a context
	// that makes it, when none does.
	Def   *model.AttrOrTypeDef
	Elem  *rt.DenseArray
	Where *model.Constraint
	Type  *model.Expr
	Fixed string
}

// AttrForm tells how an attribute is written.
type AttrForm uint8

// The forms of attributes.
const (
	AttrAny    AttrForm = iota // of any class
	AttrClass                  // of the class of its constraint
	AttrWhere                  // of that class and satisfying a constraint
	AttrEnum                   // a keyword
	AttrCustom                 // as its definition writes it
	AttrDense                  // the elements of a packed array in brackets
)

// Type reads the type of a value: of the definition, or else of the class of the constraint.
type Type struct {
	Var        *Var
	Def        *model.AttrOrTypeDef
	Constraint *model.Constraint
}

// Types are types that are computed: one, or a list.
type Types struct {
	Kind TypesKind
	List bool
	// Var holds types; Slot an attribute; Expr makes types, from From when that is there.
	Var  *Var
	Slot int
	Expr *model.Expr
	From *Types
}

// TypesKind tells where types come from.
type TypesKind uint8

// The kinds of types.
const (
	TypesNone  TypesKind = iota // none
	TypesVar                    // what Var holds
	TypesOnly                   // the only one in the list Var, else none
	TypesAttr                   // the type of the attribute in Slot
	TypesExpr                   // Expr of all that From is, or of nothing
	TypesEach                   // Expr of each type of the list From
	TypesFixed                  // the builtin type Text
)
