// Package all has every shipped pass and every extension that shipped passes need, so that a program which wants all of
// them names one package:
//
//	reg := all.Passes()
//	pipeline, findings := passes.ParsePipeline(reg, "builtin.module(canonicalize,cse)")
//
// It is above the packages of passes and conversions and below commands. A program that wants to stay small registers
// the passes that it uses instead.
package all
