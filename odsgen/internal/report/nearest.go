package report

import (
	"strings"
	"unicode"
)

// DidYouMean returns "did you mean 'x'?" for the candidate nearest to name, or otherwise when none is near.
func DidYouMean(name string, candidates []string, otherwise string) string {
	if best := Nearest(name, candidates); best != "" {
		return "did you mean '" + best + "'?"
	}
	return otherwise
}

// manyFindings is how many times more findings than are shown there are when no names are guessed any more.
const manyFindings = 10

// DidYouMean is the function of that name for names of the definitions, of which there can be as many as mistakes: when
// there are many more findings than are shown, it returns otherwise and does not ask for the candidates.
func (r *Reporter) DidYouMean(name string, candidates func() []string, otherwise string) string {
	if len(r.list) >= manyFindings*r.limit {
		return otherwise
	}
	return DidYouMean(name, candidates(), otherwise)
}

// Nearest returns the candidate with the least edit distance to name, or "" when none is within a third of its length.
// Case and separators count less than letters. Ties go to the earlier candidate.
func Nearest(name string, candidates []string) string {
	best, bestDist := "", 1<<30
	folded := fold(name)
	for _, c := range candidates {
		if c == name {
			continue
		}
		d := 2 * distance(folded, fold(c))
		if c != name && d == 0 {
			d = 1
		}
		if d < bestDist {
			best, bestDist = c, d
		}
	}
	if limit := max(2, 2*((len(name)+2)/3)); bestDist <= limit && bestDist < 2*len(name) {
		return best
	}
	return ""
}

func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '_' || r == '-' || r == '.' {
			return -1
		}
		return unicode.ToLower(r)
	}, s)
}

// distance is the optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours.
func distance(a, b string) int {
	if len(a) > 64 || len(b) > 64 {
		return 64
	}
	var rows [3][66]int
	for j := range len(b) + 1 {
		rows[0][j] = j
	}
	prev2, prev, cur := &rows[2], &rows[0], &rows[1]
	for i := 1; i <= len(a); i++ {
		cur[0] = i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			cur[j] = min(prev[j]+1, cur[j-1]+1, prev[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				cur[j] = min(cur[j], prev2[j-2]+1)
			}
		}
		prev2, prev, cur = prev, cur, prev2
	}
	return prev[len(b)]
}
