// Package randprog writes random programs, which the tests of backends execute:
//
//	text := randprog.Module(1, 12, 24)
//
// Those of [Module], [Structured], [Tensors] and [Vectors] have a function @main that prints what they compute, and no
// undefined behaviour, so that every way to execute them prints the same.
package randprog
