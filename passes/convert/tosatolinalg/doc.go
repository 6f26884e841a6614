// Package tosatolinalg lowers dialect tosa to dialect linalg: tosa-to-linalg makes generic operations,
// tosa-to-linalg-named makes operations such as linalg.conv_2d_nhwc_hwcf.
//
//	reg := passes.NewRegistry()
//	tosatolinalg.RegisterPasses(reg)
//
// Both run on functions. What each operation computes is what upstream's passes make of it, operation by operation.
package tosatolinalg
