// Package tosa has the passes that rewrite operations of the dialect tosa: tosa-infer-shapes makes shapes known that
// follow from others, tosa-arith-const-to-tosa-const takes over constants, and tosa-convert-integer-type-to-signless
// makes integers signless. tosa-attach-target says what a module is meant for, and tosa-validate checks that it is.
// tosa-optional-decompositions, tosa-layerwise-constant-fold and tosa-reduce-transposes simplify networks.
//
//	reg := passes.NewRegistry()
//	tosa.RegisterPasses(reg)
package tosa
