// Package structural has the conversion patterns for operations that hand values on without looking at them, so that a
// conversion which replaces types can replace them everywhere: functions, calls and returns, branches between blocks,
// and the loops and conditions of dialect scf (upstream's populateFunctionOpInterfaceTypeConversionPattern,
// populateBranchOpInterfaceTypeConversionPattern and populateSCFStructuralTypeConversions).
//
//	set, target := conversion.NewPatternSet(), conversion.NewTarget()
//	structural.AddFunc(set, target, types)
//	structural.AddCF(set, target, types)
//	structural.AddSCF(set, target, types)
//	structural.Add(set, target, types, "frac.guard", "frac.yield") // operations of one's own
//
// One type may become several, or none. Each function adds the patterns to the set and makes the operations legal for
// the target when the types of their operands, results and block arguments are.
package structural
