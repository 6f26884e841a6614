package textdiff

import (
	"fmt"
	"strings"
)

// context is how many equal lines are shown around a difference.
const context = 3

// maxTable bounds the table of common lines; larger differences are shown as one replaced block.
const maxTable = 4 << 20

// edit is a line with ' ', '-' or '+'.
type edit struct {
	op   byte
	text string
}

// Unified returns the difference of two texts in unified form, as "diff -u" writes it.
func Unified(oldName, newName, oldText, newText string) string {
	edits := lineEdits(splitLines(oldText), splitLines(newText))
	var b strings.Builder
	fmt.Fprintf(&b, "--- %s\n+++ %s\n", oldName, newName)
	oldLine, newLine := 1, 1
	for i := 0; i < len(edits); {
		if edits[i].op == ' ' {
			oldLine++
			newLine++
			i++
			continue
		}
		start := max(0, i-context)
		end, last := i, i
		for end = i; end < len(edits) && end-last <= 2*context; end++ {
			if edits[end].op != ' ' {
				last = end
			}
		}
		end = min(len(edits), last+1+context)
		hunk := edits[start:end]
		oldStart, newStart := oldLine-(i-start), newLine-(i-start)
		oldCount, newCount := 0, 0
		for _, e := range hunk {
			if e.op != '+' {
				oldCount++
			}
			if e.op != '-' {
				newCount++
			}
		}
		fmt.Fprintf(&b, "@@ -%d,%d +%d,%d @@\n", oldStart, oldCount, newStart, newCount)
		for _, e := range hunk {
			b.WriteByte(e.op)
			b.WriteString(e.text)
			if !strings.HasSuffix(e.text, "\n") {
				b.WriteString("\n\\ No newline at end of file\n")
			}
		}
		oldLine, newLine = oldStart+oldCount, newStart+newCount
		i = end
	}
	return b.String()
}

func splitLines(text string) []string {
	lines := strings.SplitAfter(text, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

// lineEdits finds a longest common subsequence between the common beginning and end.
func lineEdits(a, b []string) []edit {
	var head, tail []edit
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		head = append(head, edit{' ', a[0]})
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		tail = append(tail, edit{' ', a[len(a)-1]})
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	common := func(i, j int) int { return 0 }
	if len(a)*len(b) <= maxTable {
		width := len(b) + 1
		table := make([]int32, (len(a)+1)*width)
		for i := len(a) - 1; i >= 0; i-- {
			for j := len(b) - 1; j >= 0; j-- {
				if a[i] == b[j] {
					table[i*width+j] = table[(i+1)*width+j+1] + 1
				} else {
					table[i*width+j] = max(table[(i+1)*width+j], table[i*width+j+1])
				}
			}
		}
		common = func(i, j int) int { return int(table[i*width+j]) }
	}
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			head = append(head, edit{' ', a[i]})
			i++
			j++
		case i < len(a) && (j == len(b) || common(i+1, j) >= common(i, j+1)):
			head = append(head, edit{'-', a[i]})
			i++
		default:
			head = append(head, edit{'+', b[j]})
			j++
		}
	}
	for k := len(tail) - 1; k >= 0; k-- {
		head = append(head, tail[k])
	}
	return head
}
