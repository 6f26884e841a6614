package core

import "testing"

// TestOpenSet opens more than are searched one by one, twice, and each again.
func TestOpenSet(t *testing.T) {
	var s openSet
	for round := range 2 {
		for i := range 3 * manyOpen {
			if !s.enter(i) {
				t.Fatalf("round %d: %d is open before it is opened", round, i)
			}
			for j := range i + 1 {
				if s.enter(j) {
					t.Fatalf("round %d: %d can be opened twice, with %d open", round, j, i+1)
				}
			}
		}
		for i := range 3 * manyOpen {
			s.leave()
			if last := 3*manyOpen - 1 - i; !s.enter(last) {
				t.Fatalf("round %d: %d is open after it was left", round, last)
			}
			s.leave()
		}
	}
}
