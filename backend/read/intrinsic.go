package read

import "strings"

// Class says what an intrinsic is for readers that do not look at its operands.
type Class uint8

// The classes of intrinsics.
const (
	// Other is an intrinsic that each reader knows for itself.
	Other Class = iota
	// Math is a function of C's mathematical library of the same name, element by element.
	Math
	// Nothing has no effect on what a program computes. Where it has a result, that is zero.
	Nothing
	// Same returns its first operand.
	Same
	// Copy copies memory, Fill fills it.
	Copy
	Fill
	// Trap ends the program.
	Trap
)

// ClassOf returns the class of an intrinsic by what follows "llvm.intr." in the name of its operation.
func ClassOf(name string) Class {
	switch name {
	case "acos", "asin", "atan", "atan2", "ceil", "copysign", "cos", "cosh", "exp", "exp10", "exp2", "fabs", "floor", "fma", "log", "log10",
		"log2", "nearbyint", "pow", "rint", "round", "sin", "sinh", "sqrt", "tan", "tanh", "trunc":
		return Math
	case "debugtrap", "donothing", "experimental.noalias.scope.decl", "invariant.end", "invariant.start", "is.constant", "lifetime.end",
		"lifetime.start", "prefetch", "vaend", "var.annotation", "dbg.declare", "dbg.label", "dbg.value":
		return Nothing
	case "annotation", "expect", "expect.with.probability", "launder.invariant.group", "ptr.annotation", "ssa.copy",
		"strip.invariant.group", "threadlocal.address":
		return Same
	case "memcpy", "memcpy.inline", "memmove":
		return Copy
	case "memset", "memset.inline":
		return Fill
	case "trap", "ubsantrap":
		return Trap
	}
	return Other
}

// takesImmediates reports whether the operation of an intrinsic has attributes for operands that say what it computes.
func takesImmediates(name string) bool {
	switch name {
	case "is.fpclass", "vector.insert", "vector.extract":
		return true
	}
	return strings.HasPrefix(name, "matrix.")
}

// IsConversion reports whether an operation converts scalars or vectors, by what follows "llvm." in its name. Those of vector
// predication have the same names after their prefix.
func IsConversion(name string) bool {
	switch name {
	case "addrspacecast", "bitcast", "fpext", "fptosi", "fptoui", "fptrunc", "inttoptr", "ptrtoint", "sext", "sitofp", "trunc", "uitofp", "zext":
		return true
	}
	return false
}
