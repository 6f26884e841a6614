// Package pdltopdlinterp turns patterns of dialect pdl into functions of pdl_interp, which package passes/pdleval
// executes:
//
//	reg := passes.NewRegistry()
//	pdltopdlinterp.RegisterPasses(reg) // convert-pdl-to-pdl-interp
//
// Each pattern becomes a list of predicates: a question, such as the number of operands, about a position, such as the
// operation that defines the first operand of the root, with the answer that the pattern wants. Predicates of all
// patterns are ordered so that what most of them ask comes first, and patterns are pushed through that order one after
// the other, which gives a tree of switches that shares questions between patterns. Operations that are not operands of
// the root are reached through users of values that both share, on the cheapest way (Edmonds' algorithm for the optimal
// branching of a directed graph). The scheme is upstream's; its author calls it a matcher tree.
package pdltopdlinterp
