package live

import (
	"strings"
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

// BenchmarkLoad loads one definition of each size, a few operations, fifty, three hundred, and those that a program of
// loops uses.
func BenchmarkLoad(b *testing.B) {
	for _, names := range []string{"cf", "arith", "llvm", "func arith cf scf memref"} {
		b.Run(names, func(b *testing.B) {
			var files []string
			for name := range strings.FieldsSeq(names) {
				files = append(files, "../../defs/"+name+"/"+name+".yaml")
			}
			linked := compiled()
			for b.Loop() {
				set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}, Compiled: linked.Lookup}, files...)
				if set == nil {
					b.Fatal(text(list))
				}
			}
		})
	}
}
