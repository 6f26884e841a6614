package fusion

import (
	"slices"
	"testing"
)

// TestOrder checks the order of numbers in a table of 64 buckets, and that removed ones are not in it.
func TestOrder(t *testing.T) {
	var o order
	for id := range 8 {
		o.insert(id)
	}
	// 37 times the numbers, modulo 64: 0, 37, 10, 47, 20, 57, 30, 3.
	if got, want := o.ids(), []int{0, 7, 2, 4, 6, 1, 3, 5}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	o.remove(2)
	o.remove(100)
	o.insert(7)
	if got, want := o.ids(), []int{0, 7, 4, 6, 1, 3, 5}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

// TestOrderGrows checks that no number is lost when the table grows.
func TestOrderGrows(t *testing.T) {
	var o order
	for id := range 1000 {
		o.insert(id)
		if id%3 == 0 {
			o.remove(id / 3)
		}
	}
	got := o.ids()
	slices.Sort(got)
	for i, id := range got {
		if id != 334+i {
			t.Fatalf("number %d is %d, want %d", i, id, 334+i)
		}
	}
	if len(o.buckets) < len(got) || len(got) != 666 {
		t.Errorf("%d numbers in %d buckets, want 666", len(got), len(o.buckets))
	}
}
