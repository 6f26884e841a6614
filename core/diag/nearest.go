package diag

// Nearest returns the candidate that is closest to a word, for "did you mean"; "" when none is close.
func Nearest(word string, candidates []string) string {
	best, dist := "", len(word)/3+1
	for _, c := range candidates {
		if d := editDistance(word, c, dist); d <= dist && (best == "" || d < dist) {
			best, dist = c, d
		}
	}
	return best
}

// editDistance is the number of insertions, deletions and replacements of bytes that turn a into b, or more than the
// limit when it is larger (Levenshtein; one row at a time).
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
