// Package funcd has passes over functions: duplicate-function-elimination and slice-analysis-test.
//
//	reg := passes.NewRegistry()
//	funcd.RegisterPasses(reg)
package funcd
