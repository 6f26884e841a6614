package conformance

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Floor is a line of floors.txt: the least share of a form among the selected cases.
type Floor struct {
	Selection
	Form    Form
	Percent float64
	line    string
}

// ParseFloors reads floors.txt: lines of five fields (which cases: "text", "pipelines" or a pass, and
// "current/" before it for those of upstream's current test suite; dialects with commas, or "all";
// "closed" or "open"; form; percentage), empty lines, and comments after "#".
func ParseFloors(text string) ([]Floor, error) {
	var out []Floor
	number := 0
	for line := range strings.Lines(text) {
		number++
		body, _, _ := strings.Cut(line, "#")
		fields := strings.Fields(body)
		if len(fields) == 0 || fields[0] == ceilingWord {
			continue
		}
		f, err := parseFloor(fields)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		out = append(out, f)
	}
	return out, nil
}

// ceilingWord begins the line with the number of cases that may differ from what is scored with upstream's mistakes.
const ceilingWord = "apart"

// parseCeiling returns the number in the one line of floors.txt that is no floor.
func parseCeiling(text string) (int, error) {
	for line := range strings.Lines(text) {
		if fields := strings.Fields(line); len(fields) == 2 && fields[0] == ceilingWord {
			return strconv.Atoi(fields[1])
		}
	}
	return 0, fmt.Errorf("no line says %q and how many cases", ceilingWord)
}

func parseFloor(fields []string) (Floor, error) {
	f := Floor{line: strings.Join(fields, " ")}
	if len(fields) != 5 {
		return f, fmt.Errorf("expected 5 fields (cases, dialects, closed or open, form, percentage), found %d", len(fields))
	}
	cases := fields[0]
	if rest, ok := strings.CutPrefix(cases, "current/"); ok {
		f.Corpus, cases = "current", rest
	}
	if cases != "text" {
		if f.Pass = cases; Passes[f.Pass] == nil && f.Pass != Pipelines {
			return f, fmt.Errorf("unknown pass %q; use \"text\", \"pipelines\" or one of the names in the table Passes", f.Pass)
		}
	}
	if fields[1] != "all" {
		f.Dialects = strings.Split(fields[1], ",")
		for _, d := range f.Dialects {
			if d != "unregistered" && !slices.Contains(upstream, d) {
				return f, fmt.Errorf("unknown dialect %q; use registered upstream dialects or \"unregistered\"", d)
			}
		}
	}
	switch fields[2] {
	case "closed":
		f.Closed = true
	case "open":
	default:
		return f, fmt.Errorf("%q is neither \"closed\" nor \"open\"", fields[2])
	}
	if f.Closed && f.Dialects == nil {
		return f, fmt.Errorf("\"closed\" needs a list of dialects, not \"all\"")
	}
	if f.Form = Form(fields[3]); !slices.Contains(Forms, f.Form) {
		return f, fmt.Errorf("unknown form %q; use one of %v", fields[3], Forms)
	}
	var err error
	if f.Percent, err = strconv.ParseFloat(fields[4], 64); err != nil || f.Percent < 0 || f.Percent > 100 {
		return f, fmt.Errorf("%q is no percentage; use a number from 0 to 100", fields[4])
	}
	return f, nil
}

// Check compares a floor with results. It returns the score as text, and a message when the floor is not reached or
// nothing was selected.
func (f Floor) Check(results []*Result) (score, problem string) {
	t := Count(results, f.Selection)[f.Form]
	score = fmt.Sprintf("%-70s %d/%d = %.1f %%", f.line, t.Good, t.All, t.Percent())
	switch {
	case t.All == 0:
		problem = fmt.Sprintf("%s: no case is selected", f.line)
	case t.Percent() < f.Percent:
		problem = fmt.Sprintf("%s: %d of %d are %.2f %%", f.line, t.Good, t.All, t.Percent())
	}
	return score, problem
}
