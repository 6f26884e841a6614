package report

import "testing"

// TestManyFindings makes mistakes. Names are guessed for those that can be shown, and for no more than that times
// manyFindings.
func TestManyFindings(t *testing.T) {
	const limit = 3
	r := New(limit)
	asked := 0
	for range 100 {
		fix := r.DidYouMean("somethinf", func() []string { asked++; return []string{"something"} }, "define it")
		want := "did you mean 'something'?"
		if r.Len() >= limit*manyFindings {
			want = "define it"
		}
		if fix != want {
			t.Fatalf("after %d findings the fix is %q, not %q", r.Len(), fix, want)
		}
		r.Error(UnknownConstraint, Place{}, fix, "unknown")
	}
	if asked != limit*manyFindings {
		t.Errorf("candidates were asked for %d times", asked)
	}
}
