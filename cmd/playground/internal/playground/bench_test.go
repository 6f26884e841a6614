package playground

import (
	"os"
	"testing"
)

// BenchmarkDefinition checks after an edit of a definition.
func BenchmarkDefinition(b *testing.B) {
	text, err := os.ReadFile("../../../../examples/toy/toy.yaml")
	if err != nil {
		b.Fatal(err)
	}
	s := New()
	for i := 0; b.Loop(); i++ {
		s.define(string(text) + "# " + string(rune('a'+i%26)) + "\n")
	}
}
