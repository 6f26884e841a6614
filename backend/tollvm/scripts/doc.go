// Package scripts lets scripts of dialect transform convert to dialect llvm: what stands for patterns and type converters
// in transform.apply_conversion_patterns.
//
//	dialects := core.NewRegistry()
//	transform.Extend(dialects)
//	scripts.Extend(dialects)
package scripts
