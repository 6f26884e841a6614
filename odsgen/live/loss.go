package live

import (
	"bytes"
	"fmt"
	"io/fs"
	"strings"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/model"
)

// LossKind says what a definition lacks because a hook is not bound.
type LossKind uint8

// The kinds of losses.
const (
	// LostVerifier: IR that the hook would reject is accepted.
	LostVerifier LossKind = iota
	// LostConstraint: a condition that calls the function is taken for true.
	LostConstraint
	// LostSyntax: an operation has its generic form only.
	LostSyntax
	// LostText: a type or an attribute cannot be read, and its parameters are not printed.
	LostText
	// LostInference: result types must be given.
	LostInference
	// LostInterface: the interface is not implemented, so passes that ask for it leave the operation alone.
	LostInterface
	// LostFold: nothing is folded or canonicalized; the IR stays as it is.
	LostFold
	// LostNames: results have the names of any other operation's.
	LostNames
	// LostEffects: the operation may do anything, and nothing is known about when it can be executed.
	LostEffects
	// LostUpgrade: files of other versions that have the operation are refused.
	LostUpgrade
	// LostEncoding: bytecode has the properties as the definition says.
	LostEncoding
)

// String returns what is lost, as messages say it.
func (k LossKind) String() string {
	return [...]string{"what it would reject is accepted", "the condition is taken for true",
		"only the generic form is read and printed",
		"it cannot be read, and its parameters are not printed",
		"its result types must be given", "passes that ask for it leave the operation alone", "nothing is folded",
		"results get no names of their own",
		"the operation may have any effect", "files of other versions that have the operation are refused",
		"its properties in bytecode are written as the definition declares them"}[k]
}

// severity tells how a loss is reported; Note stands for not at all.
func (k LossKind) severity() diag.Severity {
	switch k {
	case LostVerifier, LostConstraint:
		return diag.Warning
	case LostSyntax, LostText, LostInference, LostUpgrade, LostEncoding:
		return diag.Remark
	}
	return diag.Note
}

// lossOf is what is lacking without the hook of a kind.
var lossOf = map[model.HookKind]LossKind{
	model.HookVerify: LostVerifier, model.HookVerifyRegions: LostVerifier, model.HookTraitVerify: LostVerifier,
	model.HookTraitVerifyRegions: LostVerifier, model.HookAttrVerifier: LostVerifier, model.HookRegionArgVerifier: LostVerifier,
	model.HookRegionResultVerifier: LostVerifier,
	model.HookFold:                 LostFold, model.HookTraitFold: LostFold, model.HookCanonicalize: LostFold,
	model.HookCanonicalizePatterns: LostFold, model.HookDialectCanonicalizer: LostFold, model.HookConstantMaterializer: LostFold,
	model.HookInfer:    LostInference,
	model.HookArgNames: LostNames, model.HookBlockNames: LostNames, model.HookResultNames: LostNames,
	model.HookEffects: LostEffects, model.HookSpeculatable: LostEffects,
	model.HookTypeParser: LostText, model.HookAttrParser: LostText, model.HookTypeAliases: LostText, model.HookAttrAliases: LostText,
	model.HookInterfaceFallback: LostInterface, model.HookDialectInit: LostInterface,
}

// Loss is a hook that a definition promises and that is bound nowhere.
type Loss struct {
	Kind LossKind
	// Owner is the full name of the operation, type or attribute, or the name of the dialect; "" for a constraint.
	Owner string
	// Hook is the name of the hook's method, or of the interface.
	Hook string
	Span model.Span
}

// Losses lists what the set cannot do, in the order of the definitions.
func (s *Set) Losses() []Loss { return s.losses }

func (s *Set) lose(kind LossKind, owner, hook string, at model.Span) {
	s.losses = append(s.losses, Loss{kind, owner, hook, at})
}

// detach reports that an operation is not bound although there is a compiled one of its name.
func (s *Set) detach(op, diff string, at model.Span) {
	d := diag.Diagnostic{Severity: diag.Warning, Pos: at.Pos(), SourceLine: at.SourceLine(),
		Message: fmt.Sprintf("'%s' differs from the compiled definition in its %s, so it runs without the compiled hooks", op, diff),
		Fix:     "generate the dialect again to have them"}
	s.findings = append(s.findings, d)
}

// fewLosses is how many losses of one kind are reported one by one; more are one diagnostic, because a dialect of a
// hundred operations may lose something of each.
const fewLosses = 10

// namedLosses is how many of more losses are named.
const namedLosses = 3

// warnings are the diagnostics about losses: warnings for verifiers, remarks where text is affected, nothing for the
// rest.
func (s *Set) warnings() diag.List {
	byKind := map[LossKind][]Loss{}
	for _, l := range s.losses {
		byKind[l.Kind] = append(byKind[l.Kind], l)
	}
	var out diag.List
	for _, l := range s.losses {
		list := byKind[l.Kind]
		if l.Kind.severity() == diag.Note || len(list) > fewLosses && l != list[0] {
			continue
		}
		d := diag.Diagnostic{Severity: l.Kind.severity(), Pos: l.Span.Pos(), SourceLine: l.Span.SourceLine()}
		if len(list) <= fewLosses {
			d.Message = fmt.Sprintf("the hook %s is not bound: %s", l.hook(), l.Kind)
		} else {
			var some []string
			for _, l := range list[:namedLosses] {
				some = append(some, l.hook())
			}
			d.Message = fmt.Sprintf("%d hooks are not bound: %s: %s and %d more", len(list), l.Kind, strings.Join(some, ", "),
				len(list)-namedLosses)
		}
		out = append(out, d)
	}
	return out
}

// hook names what is lost.
func (l Loss) hook() string {
	if l.Owner == "" {
		return "'" + l.Hook + "'"
	}
	return "'" + l.Hook + "' of '" + l.Owner + "'"
}

// compareTypes warns when types, attributes or enums were edited, because those of the compiled dialect are used. The
// sections are compared as text with the definition that was compiled, where that is embedded in the program.
func (d *dialect) compareTypes() {
	fsys := d.set.embedded
	if fsys == nil || d.m.Source == nil {
		return
	}
	data, err := fs.ReadFile(fsys, d.m.Name+"/"+d.m.Name+".yaml")
	if err != nil || bytes.Equal(data, d.m.Source.Data) {
		return
	}
	old, now := sections(data), sections(d.m.Source.Data)
	for _, name := range []string{"types", "attributes", "enums"} {
		if old[name] != "" && old[name] != now[name] {
			d.set.findings = append(d.set.findings,
				diag.Diagnostic{Severity: diag.Warning, Pos: d.m.Span.Pos(), SourceLine: d.m.Span.SourceLine(),
					Message: fmt.Sprintf("section '%s' of dialect '%s' differs from the compiled definition; parameters and syntax are those that were compiled", name, d.m.Name),
					Fix:     "generate the dialect again"})
		}
	}
}

// sections splits a definition at its top-level keys.
func sections(data []byte) map[string]string {
	out := map[string]string{}
	key := ""
	for line := range bytes.Lines(data) {
		if c := line[0]; c >= 'a' && c <= 'z' {
			name, _, _ := bytes.Cut(line, []byte(":"))
			key = string(name)
		}
		out[key] += string(line)
	}
	return out
}
