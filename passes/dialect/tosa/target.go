package tosa

import (
	"fmt"
	"strings"

	gen "github.com/odsgen/ods/generated/tosa"
	"github.com/odsgen/ods/passes"
)

func (p *AttachTargetPass) run(r *passes.Run) {
	version, _ := gen.ParseSpecificationVersion(p.SpecificationVersion)
	level, _ := gen.ParseLevel(p.Level)
	profiles, ok := named(r, "profile", p.Profiles, gen.ParseProfile)
	if !ok {
		return
	}
	extensions, ok := named(r, "extension", p.Extensions, gen.ParseExtension)
	if !ok {
		return
	}
	r.Op.SetAttr("tosa.target_env", gen.GetTargetEnvAttr(r.Op.Context(), version, level, profiles, extensions))
}

// named returns the cases of an enum that an option names; one that does not exist makes the pass fail.
func named[E interface {
	~uint32
	fmt.Stringer
}](r *passes.Run, what string, names []string, parse func(string) (E, bool)) ([]E, bool) {
	var cases []E
	for _, name := range names {
		c, ok := parse(name)
		if !ok {
			fmt.Fprintf(r.Output(), "Unknown TOSA %s name passed in '%s', supported %ss are: %s\n", what, name, what, strings.Join(known(parse), ", "))
			r.Fail()
			return nil, false
		}
		cases = append(cases, c)
	}
	return cases, true
}

// known lists how the cases of an enum are spelled but the one that says none, which is the first.
func known[E interface {
	~uint32
	fmt.Stringer
}](parse func(string) (E, bool)) []string {
	var texts []string
	for i := E(1); ; i++ {
		if _, ok := parse(i.String()); !ok {
			return texts
		}
		texts = append(texts, i.String())
	}
}
