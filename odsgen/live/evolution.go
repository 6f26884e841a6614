package live

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// evolution makes the table of the dialect's versions, bound to the hooks of the compiled dialect.
func (d *dialect) evolution() {
	e := form.Evolution(d.m)
	d.def.Evolution = e
	for i, u := range d.m.Upgrades {
		for k, x := range u.Ops {
			c := d.compiledUpgrade(u.Version, e.Upgrades[i].Ops[k].Name)
			if x.Up != nil {
				e.Upgrades[i].Ops[k].Up = d.upgrader(x.Up, e.Upgrades[i].Ops[k].Name, c.Up)
			}
			if x.Down != nil {
				e.Upgrades[i].Ops[k].Down = d.upgrader(x.Down, e.Upgrades[i].Ops[k].Name, c.Down)
			}
		}
	}
}

// compiledUpgrade returns the change of an operation as the compiled dialect has it, an empty one when it has none.
func (d *dialect) compiledUpgrade(version int, name string) evolution.Op {
	if d.compiled == nil || d.compiled.Def.Evolution == nil {
		return evolution.Op{}
	}
	for _, u := range d.compiled.Def.Evolution.Upgrades {
		if u.Version == version {
			if i := slices.IndexFunc(u.Ops, func(x evolution.Op) bool { return x.Name == name }); i >= 0 {
				return u.Ops[i]
			}
		}
	}
	return evolution.Op{}
}

// upgrader returns the hook when it is bound, else one that refuses the operation.
func (d *dialect) upgrader(h *model.Hook, op string, bound func(hooks, op any) error) func(hooks, op any) error {
	if bound != nil {
		return bound
	}
	d.set.lose(LostUpgrade, op, h.Method, h.Span)
	return func(any, any) error { return fmt.Errorf("the hook '%s' is not bound", h.Method) }
}
