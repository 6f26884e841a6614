package live

import (
	"testing"

	"github.com/odsgen/ods/defs"
	"github.com/odsgen/ods/odsgen/live"
	"github.com/odsgen/ods/odsgen/load"
)

// BenchmarkLoad loads one definition of each size: a few operations, fifty, three hundred.
func BenchmarkLoad(b *testing.B) {
	for _, name := range []string{"cf", "arith", "llvm"} {
		b.Run(name, func(b *testing.B) {
			linked := compiled()
			for b.Loop() {
				set, list := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}, Compiled: linked.Lookup},
					"../../defs/"+name+"/"+name+".yaml")
				if set == nil {
					b.Fatal(text(list))
				}
			}
		})
	}
}
