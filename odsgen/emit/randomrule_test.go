package emit_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
)

// ruleSeeds returns the definition that tests the language of rules without its rules, and these, one text each.
func ruleSeeds(tb testing.TB) (head string, rules []string) {
	tb.Helper()
	data, err := os.ReadFile("../../tests/rules/rules.yaml")
	if err != nil {
		tb.Fatal(err)
	}
	head, list, ok := strings.Cut(string(data), "\npatterns:\n")
	if !ok {
		tb.Fatal("there are no rules")
	}
	text := regexp.MustCompile(`(?m)\(.* => [^'}\n]*`)
	list = regexp.MustCompile(`\n\s+=> `).ReplaceAllString(list, " => ")
	return head, text.FindAllString(list, -1)
}

// pieces returns the places of what can stand alone in a rule: brackets with all that is in them, words, names, numbers
// and signs.
func pieces(rule string) [][2]int {
	var out [][2]int
	var open []int
	for _, m := range regexp.MustCompile(`[()\[\]]|\$?\w+(\.\w+)?|"[^"]*"|[^\s\w]+`).FindAllStringIndex(rule, -1) {
		switch rule[m[0]] {
		case '(', '[':
			open = append(open, m[0])
			continue
		case ')', ']':
			if len(open) > 0 {
				out = append(out, [2]int{open[len(open)-1], m[1]})
				open = open[:len(open)-1]
			}
			continue
		}
		out = append(out, [2]int{m[0], m[1]})
	}
	return out
}

// kind tells pieces apart by their first character.
func kind(piece string) string {
	switch c := piece[0]; {
	case c >= '0' && c <= '9':
		return "0"
	case c == '(', c == '[', c == '$', c == '"', c == '_':
		return string(c)
	case c >= 'A' && c <= 'Z':
		return "A"
	case c >= 'a' && c <= 'z':
		return "a"
	}
	return ":"
}

// crossed replaces a piece of a rule by one of another, mostly of the same kind, or removes or doubles it, once or
// several times.
func crossed(r *rand.Rand, rules []string) string {
	text := rules[r.IntN(len(rules))]
	for range 1 + r.IntN(3) {
		other := text
		if r.IntN(2) == 0 {
			other = rules[r.IntN(len(rules))]
		}
		from, to := pieces(other), pieces(text)
		if len(from) == 0 || len(to) == 0 {
			return text
		}
		f, t := from[r.IntN(len(from))], to[r.IntN(len(to))]
		piece, old := other[f[0]:f[1]], text[t[0]:t[1]]
		switch r.IntN(12) {
		case 0:
			piece = ""
		case 1:
			piece = old + " " + piece
		case 2:
		default:
			if kind(piece) != kind(old) || kind(old) == ":" {
				continue
			}
		}
		text = text[:t[0]] + piece + text[t[1]:]
	}
	return text
}

// TestRandomRules checks that a rule is either refused or becomes Go that compiles, whatever it is made of. Each is in
// a set of its own, and calls functions of its own.
func TestRandomRules(t *testing.T) {
	rounds := 12
	if testing.Short() {
		rounds = 4
	}
	const size = 150
	head, rules := ruleSeeds(t)
	head += "\npatterns:\n"
	first := strings.Count(head, "\n") + 1
	k := newChecker()
	function := regexp.MustCompile(`\b[A-Z]\w*\(`)
	right := 0
	r := rand.New(rand.NewPCG(9, 1))
	for round := range rounds {
		var batch []string
		for i := range size {
			text := crossed(r, rules)
			text = function.ReplaceAllStringFunc(text, func(s string) string { return fmt.Sprintf("%sOf%d(", s[:len(s)-1], i) })
			batch = append(batch, fmt.Sprintf("  R%d: {set: S%d, rule: '%s'}\n", i, i, strings.ReplaceAll(text, "'", "''")))
		}
		for _, list := k.load(head + strings.Join(batch, "")); list.HasErrors(); _, list = k.load(head + strings.Join(batch, "")) {
			bad := map[int]bool{}
			for _, d := range list {
				if d.Severity == diag.Error && d.Pos.File == "d.yaml" {
					bad[d.Pos.Line-first] = true
				}
			}
			var good []string
			for i, e := range batch {
				if !bad[i] {
					good = append(good, e)
				}
			}
			if len(good) == len(batch) {
				t.Fatalf("errors outside of the rules: %s", renderAll(list))
			}
			batch = good
		}
		right += len(batch)
		if !k.survive(t, head+strings.Join(batch, "")) || t.Failed() {
			t.Fatalf("round %d: %s\n%s", round, strings.Join(batch, ""), renderAll(k.last))
		}
	}
	t.Logf("%d of %d rules are right", right, size*rounds)
	if right < size*rounds/10 {
		t.Errorf("only %d of %d rules are right: the test has little to say", right, size*rounds)
	}
}
