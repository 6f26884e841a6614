// Package validate checks passes by executing what they change: translation validation by test. A function is executed
// with the interpreter before and after each pass of a pipeline, on the same arguments, and the first pass after which
// something observable differs is named:
//
//	report, err := validate.Check(ctx, module, pipeline, validate.Options{Passes: reg, Lowerings: lower.Lowerings})
//	if f := report.Finding; f != nil {
//		fmt.Println(f)
//	}
//
// Observable are the results of the function, the contents of memrefs that are results or arguments and of globals, what is printed,
// calls of functions that the module only declares, in their order and with the contents of memrefs passed to them, and
// whether and how the program ends early. Contents of tensors that are arguments are not: they are values.
//
// Two executions compare as refinement. What is undefined before a pass may become anything: after undefined behaviour
// all is permitted, and poison and memory that was never written compare equal to any value. What is defined before a
// pass must be the same after it. A NaN is as good as any other; other floats must have the same bits, except after the
// passes that [Tolerance] names, and where operations have fast-math flags.
//
// Where a state cannot be lowered or executed, it is not compared: the next one that can be is compared with the last
// one that could, and the finding names all passes between them. The report says what was not compared and why; a
// function of which nothing was compared is not a success.
//
// Functions that the module declares, and that the engine does not know, are called all the same: what they return
// depends on their name and the number of the call only, and elements of memrefs that they get change.
//
// Files: check.go runs the pipeline and compares its states, state.go cuts out what a function needs and lowers it,
// contract.go checks what its operations require, execute.go calls it, values.go has the values, generate.go those made
// from types, text.go those on command lines, external.go the functions that are declared only, compare.go is the
// comparison.
package validate
