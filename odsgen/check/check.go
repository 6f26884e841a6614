package check

import (
	"slices"

	"github.com/odsgen/ods/core/evolution"
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// Dialect reports what is wrong with a dialect. Rules about an operation as a whole are skipped for those that are
// damaged.
func Dialect(d *model.Dialect, damaged func(*model.Op) bool, rep *report.Reporter) {
	c := &checker{d: d, damaged: damaged, rep: rep}
	c.mnemonics()
	c.ids()
	c.goNames()
	for _, op := range d.Ops {
		c.op(op)
	}
	c.rules()
	for _, def := range slices.Concat(d.Types, d.Attrs) {
		c.since(def.Common)
		c.parts(def.Name, paramNames(def), nil)
		c.idleInterfaces(def)
	}
	for _, e := range d.Enums {
		c.since(e.Common)
	}
	c.upgrades()
	for _, p := range d.Passes {
		c.passNames(p)
	}
}

type checker struct {
	d       *model.Dialect
	damaged func(*model.Op) bool
	rep     *report.Reporter
}

func (c *checker) at(s model.Span, used []model.Span) report.Place {
	return report.Place{Span: s, Used: used}
}

// coreOnly are interfaces of types and attributes that hand-written Go alone can implement, with what to write instead.
var coreOnly = map[string]string{
	"FloatTypeInterface": "remove it", "ElementsAttrInterface": "remove it",
	"ShapedTypeInterface":     "remove it, or give the type the parameters 'shape' of type '[]int64' and 'elementType' of type 'Type', and no others",
	"BlobAttrInterface":       "remove it",
	"SymbolUserAttrInterface": "check the symbols in the verifier of the operation, or in attr_verifier of the dialect",
	"OpAsmAttrInterface":      "write alias: true", "OpAsmTypeInterface": "write alias: true",
}

// idleInterfaces reports interfaces that mean nothing for a type or attribute of a definition.
func (c *checker) idleInterfaces(def *model.AttrOrTypeDef) {
	if def.Native {
		return
	}
	_, _, shaped := def.Shaped()
	for _, u := range def.Interfaces {
		if shaped && u.Interface.Name == "ShapedTypeInterface" {
			continue
		}
		if fix, ok := coreOnly[u.Interface.Name]; ok && u.Interface.Native {
			c.rep.Error(report.IdleInterface, c.at(u.Span, def.Expanded), fix,
				"'%s' cannot implement '%s', which is for types and attributes written in Go", def.Name, u.Interface.Name)
		}
	}
}

// mnemonics reports types, or attributes, with the same text form.
func (c *checker) mnemonics() {
	for _, list := range [][]*model.AttrOrTypeDef{c.d.Types, c.d.Attrs} {
		seen := map[string]*model.AttrOrTypeDef{}
		for _, def := range list {
			if def.Mnemonic == "" {
				continue
			}
			if old := seen[def.Mnemonic]; old != nil {
				d := c.rep.Error(report.DuplicateMnemonic, c.at(def.Span, def.Expanded), "choose another mnemonic",
					"'%s' and '%s' have the same mnemonic '%s'", old.Name, def.Name, def.Mnemonic)
				report.Note(d, old.Span, "first used here")
				continue
			}
			seen[def.Mnemonic] = def
		}
	}
}

// ids reports bytecode ids that occur twice.
func (c *checker) ids() {
	kinds := []func(func(model.Common)){
		func(f func(model.Common)) {
			for _, x := range c.d.Ops {
				f(x.Common)
			}
		},
		func(f func(model.Common)) {
			for _, x := range c.d.Types {
				f(x.Common)
			}
		},
		func(f func(model.Common)) {
			for _, x := range c.d.Attrs {
				f(x.Common)
			}
		},
	}
	for _, each := range kinds {
		seen := map[int]model.Common{}
		each(func(x model.Common) {
			if x.ID < 0 {
				return
			}
			if old, ok := seen[x.ID]; ok {
				d := c.rep.Error(report.DuplicateID, c.at(x.Span, x.Expanded), "choose another id", "'%s' and '%s' have the same id %d",
					old.Name, x.Name, x.ID)
				report.Note(d, old.Span, "first used here")
				return
			}
			seen[x.ID] = x
		})
	}
}

// since reports definitions that are newer than their dialect.
func (c *checker) since(x model.Common) {
	if x.Since > c.d.Version {
		c.rep.Error(report.SinceVersion, c.at(x.Span, x.Expanded), "raise the dialect's version",
			"'%s' exists since version %s, but the dialect has version %s", x.Name, evolution.Text(x.Since), evolution.Text(c.d.Version))
	}
}
