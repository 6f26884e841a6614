package cli

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/driver"
	"github.com/odsgen/ods/legacy"
	"github.com/odsgen/ods/legacy/upgrade"
	"github.com/odsgen/ods/passes"
)

// old is the language of 2019.
func old() *driver.Legacy {
	return &driver.Legacy{
		Dialects: legacy.With,
		Parse: func(c *core.Context, text []byte, o core.ParseOptions) (*core.Operation, diag.List) {
			return legacy.Parse(c, text, legacy.Options{Name: o.Name, Dialect2019: true, KeepNames: o.KeepNames, NoVerify: o.NoVerify,
				Workers: o.Workers})
		},
		Print: legacy.Print,
	}
}

// withUpgrade adds the pass that leads from the dialect of 2019 to those of today.
func withUpgrade(r *passes.Registry) *passes.Registry {
	upgrade.Register(r)
	return r
}
