// Command fit computes the coefficients of package approx and prints its table.go:
//
//	go run ./passes/dialect/math/approx/internal/fit > passes/dialect/math/approx/table.go
//
// Each polynomial interpolates a smooth function at the zeros of a Chebyshev polynomial, which is at most a few times worse
// than the best one of that degree (J.-M. Muller, "Elementary Functions", chapter 3). All of it is done with
// math/big, so that the coefficients are rounded once.
package main
