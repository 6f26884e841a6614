package textdiff

import "testing"

func TestUnified(t *testing.T) {
	got := Unified("a", "b", "1\n2\n3\n4\n5\n6\n7\n8\n9\nx\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\nx")
	want := "--- a\n+++ b\n@@ -2,9 +2,9 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n-x\n+x\n\\ No newline at end of file\n"
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	if got := Unified("a", "b", "", "x\n"); got != "--- a\n+++ b\n@@ -1,0 +1,1 @@\n+x\n" {
		t.Errorf("got:\n%s", got)
	}
}
