// Package tosa has the passes that rewrite operations of the dialect tosa: tosa-infer-shapes, which makes shapes known
// that follow from others.
//
//	reg := passes.NewRegistry()
//	tosa.Register(reg)
package tosa
