package randir_test

import (
	"flag"
	"runtime"
	"slices"
	"sync"
	"testing"
)

var spoiledEach = flag.Int("spoiled", 2, "how many variants with one thing wrong TestSpoiled makes of a module; 0 makes all")

// TestSpoiled makes modules for every operation, and variants that have one thing wrong: operands, attributes, results,
// regions, blocks and their arguments that are missing, repeated or of another kind. Parser and verifier say so, or the
// module is valid: they never panic, nor does what reads and prints the module.
func TestSpoiled(t *testing.T) {
	r, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	all, err := everything()
	if err != nil {
		t.Fatal(err)
	}
	m, defs, made := all.maker, all.defs, all.made
	var mutex sync.Mutex
	tried, refused := 0, 0
	failed := map[string]bool{} // operations, of which one variant is shown
	var group sync.WaitGroup
	for w := range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for i := w; i < len(defs); i += runtime.GOMAXPROCS(0) {
				for _, s := range slices.Concat(made[i].Valid, made[i].Refused) {
					list := m.Spoil(defs[i], s)
					n := len(list)
					if *spoiledEach > 0 {
						n = min(n, *spoiledEach)
					}
					for k := range n {
						p := list[(k*len(list)/n+len(defs[i].Name))%len(list)]
						o := r.check(p.Text, false)
						mutex.Lock()
						if tried++; !o.valid {
							refused++
						}
						if len(o.problems) > 0 && !failed[defs[i].Name] {
							failed[defs[i].Name] = true
							t.Errorf("%s, %s: %s\n%s", defs[i].Name, p.What, o.problems[0], p.Text)
						}
						mutex.Unlock()
					}
				}
			}
		})
	}
	group.Wait()
	t.Logf("%d modules with one thing wrong, %d refused", tried, refused)
	if *madeOf == "" && refused < tried/4 {
		t.Errorf("only %d of %d modules are refused", refused, tried)
	}
}
