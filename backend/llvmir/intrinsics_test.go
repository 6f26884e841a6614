package llvmir

import (
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
)

// TestIntrinsics compares the definitions of operations that are intrinsics with what LLVM knows about these: each argument is an
// operand or an attribute, and no two attributes are one argument.
func TestIntrinsics(t *testing.T) {
	count := map[string]int{}
	for _, d := range all.Dialects() {
		for _, def := range d.Def.Ops {
			x := intrinsicOf(def)
			if x == nil || strings.HasPrefix(def.Name, "llvm.intr.dbg.") { // which are no calls
				continue
			}
			count[d.Name()]++
			facts := factsOf(def.Name)
			fixed := !slices.ContainsFunc(def.Operands, func(o core.ValueDef) bool { return o.Arity != core.Single })
			switch n := len(def.Operands) + len(x.immediates); {
			case def.Name == "rocdl.exp": // upstream gives it the name of another intrinsic
			case fixed && n != len(facts.Params):
				t.Errorf("%s: %d arguments, %s has %d", def.Name, n, x.name, len(facts.Params))
			case len(x.immediates) > len(facts.Params):
				t.Errorf("%s: %d immediates", def.Name, len(x.immediates))
			}
			for i := 1; i < len(x.immediates); i++ {
				if x.immediates[i-1].at >= x.immediates[i].at {
					t.Errorf("%s: immediates %v", def.Name, x.immediates)
				}
			}
		}
	}
	for dialect, want := range map[string]int{"llvm": 201, "arm_neon": 6, "arm_sme": 41, "arm_sve": 22, "nvvm": 70, "rocdl": 230} {
		if count[dialect] < want {
			t.Errorf("%s: %d intrinsics, want at least %d", dialect, count[dialect], want)
		}
	}
}
