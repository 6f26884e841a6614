// Package scaling writes inputs that have a lot of one thing, and measures how what commands need for them grows with
// their size:
//
//	go test -bench Scaling ./tests/scaling
//
// A [Shape] is such an input and the commands that work on it. Each command runs on n things and on four times as many.
// The metric "growth" is how many times more processor time the larger input takes, divided by how many times larger
// its text is: 1 is linear, 4 is quadratic. The metric "memory" is the same for allocated bytes.
package scaling
