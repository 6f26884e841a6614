package asmformat

import (
	"strings"
	"testing"
)

// stricter lists the codes whose example mlir-tblgen accepts: what it misses.
var stricter = map[string]string{
	"ODS1210": "property lost", "ODS1312": "blank clause", "ODS1313": "clause never printed", "ODS1315": "anchor that binds nothing",
	"ODS1403": "clause unreachable",
	"ODS1405": "optional and follow", "ODS1406": "list and comma", "ODS1407": "else unreachable",
	"ODS1408": "operand at the end", "ODS1409": "lost in group", "ODS1410": "empty types", "ODS1411": "short form at the start",
	"ODS1412": "type lost",
}

// TestOracleVerdicts asks mlir-tblgen about the example of each code: it rejects them all, except those that it is
// known to miss; and it accepts the repaired forms.
func TestOracleVerdicts(t *testing.T) {
	o := findOracle(t)
	for _, c := range allCodes {
		if c.example == "" {
			continue
		}
		s, format := declare(t, c.example)
		s.Name = "test.op"
		accepts, msgs := verdict(t, o, s, format)
		_, known := stricter[c.id]
		if s.hasSelf() {
			continue // rendered as a type, which has no self type
		}
		if accepts != known {
			t.Errorf("%s: mlir-tblgen accepts the example: %v, expected %v\n%s\n%.400s", c.id, accepts, known, c.example, msgs)
		}
		if strings.Contains(c.repaired, "args(") {
			continue // mlir-tblgen does not have it
		}
		if accepts, msgs := verdict(t, o, s, c.repaired); !accepts && strings.TrimSpace(c.repaired) != "" {
			t.Errorf("%s: mlir-tblgen rejects the repaired %s\n%.600s", c.id, c.repaired, msgs)
		}
	}
}

func (s *Subject) hasSelf() bool {
	for _, p := range s.Params {
		if p.Self {
			return true
		}
	}
	return false
}

// verdict reports whether mlir-tblgen accepts a format.
func verdict(t *testing.T, o oracle, s *Subject, format string) (bool, string) {
	t.Helper()
	var td strings.Builder
	td.WriteString(prelude)
	if s.Kind == OpSubject {
		tdOp(&td, 1, s, format)
	} else {
		tdType(&td, 1, s, format)
	}
	_, msgs := o.run(t, td.String(), s.Kind != OpSubject)
	return !strings.Contains(msgs, "error:") && !strings.Contains(msgs, "LLVM ERROR"), msgs
}
