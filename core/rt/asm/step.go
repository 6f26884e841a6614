package asm

import "github.com/odsgen/ods/core"

// Step is one step of a parser or printer.
type Step struct {
	// Op says what is done, and what the other fields are.
	Op Op
	// X, Y and Z are registers, parts of the operation, slots or flags. A step that reads references stores in the register
	// Z-1 where they start, unless Z is 0.
	X, Y, Z int16
	// Text is a word; a printer writes it before it does what Op says.
	Text string
	// Ref is what else the step refers to.
	Ref any
	// Then are the steps for a part that is there. An [Else] after the step has those for one that is not.
	Then []Step
}

// Parser reads an operation.
type Parser struct {
	// Ref to Bool say how many registers of each Go type the steps use; see [Frame].
	Ref, Refs, Sizes, Type, Types, Region, Regions, Block, Blocks, Args, Pos, Bool uint16

	Steps []Step
}

// Printer writes an operation.
type Printer []Step

// Format is the format of an operation. It implements [core.OpAsm].
type Format struct {
	Parser  *Parser
	Printer *Printer
}

// ParseOp implements [core.OpAsm].
func (f *Format) ParseOp(p *core.Parser, st *core.OperationState) bool { return f.Parser.Parse(p, st) }

// PrintOp implements [core.OpAsm].
func (f *Format) PrintOp(p *core.Printer, op *core.Operation) { f.Printer.Print(p, op) }

// Hook calls the parse hook of a custom directive with registers and slots.
type Hook = func(f *Frame) bool

// TryHook is the one that accepts that nothing is there.
type TryHook = func(f *Frame) (found, ok bool)

// PutHook calls the print hook with parts of the operation.
type PutHook = func(p *core.Printer, op *core.Operation)

// AttrOf is how an attribute is read where its class does not tell everything. A nil Class is any.
type AttrOf struct {
	Class *Class
	// Where is what an attribute of the class must satisfy, too; nil for nothing.
	Where func(core.Attribute) bool
	// Type is the type that the attribute has when its text has none; nil for no such type.
	Type *Types
}

// Keywords are the cases of an enum whose text in an operation is a keyword.
type Keywords struct {
	// Cases are the texts of the cases.
	Cases []string
	// Attr returns the attribute of a text, and Text the text of an attribute.
	Attr func(c *core.Context, text string) core.Attribute
	Text func(a core.Attribute) string
}

// Want is the constraint of a type that was read: the name of the part and the summary of the constraint for the
// message, and the constraint.
type Want struct {
	Name, Summary string
	Is            func(core.Type) bool
}

// Gather says which references and types of the operands are resolved together: the references first, then the types.
type Gather struct {
	Refs  []Reg
	Types []Types
}

// Reg is a register: of one reference, or with List of a list of references.
type Reg struct {
	X    int16
	List bool
}
