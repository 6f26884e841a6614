package num

// FloorDiv returns the quotient rounded toward negative infinity. A zero divisor panics; the quotient of the least
// number and -1 wraps.
func FloorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// CeilDiv returns the quotient rounded toward positive infinity. A zero divisor panics; the quotient of the least
// number and -1 wraps.
func CeilDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}
