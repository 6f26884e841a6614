// Package functypes has the conversion patterns that change the types of functions, calls and returns, for conversions that
// replace types everywhere:
//
//	set := conversion.NewPatternSet()
//	functypes.Add(set, types)
//	functypes.Legal(target, types)
package functypes
