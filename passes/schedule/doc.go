// Package schedule makes structured operations on tensors fast: its pass runs a script of dialect transform that says how they are
// tiled, packed and vectorized. The script that ships with it is Text; another one can be named instead.
//
//	reg := passes.NewRegistry()
//	schedule.RegisterPasses(reg)
//	p, list := passes.ParsePipeline(reg, "builtin.module(schedule-tensors)")
package schedule
