// Package kinds has the numbers by which the runtime library of floats knows their kinds. Who only prints floats does not
// link the conversions of package toapfloat.
//
//	n, ok := kinds.Of(num.BF16) // 1
package kinds
