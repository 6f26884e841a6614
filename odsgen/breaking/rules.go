package breaking

import (
	"fmt"
	"slices"
	"strings"
)

// Breaks is a set of things that a change breaks; the empty set is that of compatible changes.
type Breaks uint8

// What can break.
const (
	Text Breaks = 1 << iota
	Bytecode
	Go
)

// Names returns the members of the set: "text", "bytecode", "go".
func (b Breaks) Names() []string {
	var out []string
	for i, name := range [...]string{"text", "bytecode", "go"} {
		if b&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return out
}

// String lists the members as a sentence does: "text, bytecode and Go".
func (b Breaks) String() string {
	names := b.Names()
	if b&Go != 0 {
		names[len(names)-1] = "Go"
	}
	if n := len(names); n > 1 {
		return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
	}
	return strings.Join(names, "")
}

// ParseBreaks returns the set of a list: "text,bytecode".
func ParseBreaks(list string) (Breaks, error) {
	var out Breaks
	for name := range strings.SplitSeq(list, ",") {
		i := slices.Index([]string{"text", "bytecode", "go"}, name)
		if i < 0 {
			return 0, fmt.Errorf("%q is none of text, bytecode and go", name)
		}
		out |= 1 << i
	}
	return out, nil
}

// Rule is a kind of change.
type Rule struct {
	Name   string
	Breaks Breaks
	// Summary says what changed, Fix what the author can do about it; there is none for compatible changes.
	Summary, Fix string
}

// The rules. Parts are operands, results, regions and successors; attributes are also properties.
var (
	dialectName    = rule("dialect-name", Text|Bytecode|Go, "the dialect has another name", "keep the name: it is in all text")
	dialectVersion = rule("dialect-version", Bytecode, "the dialect's version went down",
		"never lower version:; readers compare it with that of the file")
	dialectRemoved = rule("dialect-removed", Text|Bytecode|Go, "the definition is gone",
		"keep the file, with deprecated: on what should not be used")

	opRemoved = rule("op-removed", Text|Bytecode, "an operation is gone",
		"keep it with deprecated:, and let a pass or canonicalization replace it")
	opRenamed = rule("op-renamed", Text|Bytecode, "an operation with the same id has another name",
		"keep the name, or add the new one beside the old")
	opAdded = rule("op-added", 0, "an operation is new", "")

	partRemoved = rule("part-removed", Text|Bytecode, "a part of an operation is gone",
		"keep the part, or define another operation and deprecate this one")
	partAdded = rule("part-added", Text|Bytecode, "an operation needs a part that it did not have",
		"make it optional, or define another operation")
	partMoved = rule("part-moved", Text|Bytecode, "parts stand in another order",
		"keep the order; parts are told apart by their place")
	partLength  = rule("part-length", Text|Bytecode, "a part stands for fewer numbers of values", "allow what was allowed")
	partChanged = rule("part-constraint", Text|Bytecode, "a part may have to be something else",
		"accept what was accepted: add the new condition with 'or'")
	partOptional = rule("part-optional", 0, "an optional part is new", "")
	partWidened  = rule("part-widened", 0, "a part may be more than it might be", "")
	segments     = rule("segments", Text|Bytecode, "sizes of parts are stored in another way",
		"keep the number of parts of variable length, or define another operation")
	regionPrefix = rule("region-dialect", Text, "operations in a region lose their prefix in another dialect",
		"keep default_dialect:; prefixes that were left out cannot be found otherwise")

	attrRemoved = rule("attribute-removed", Text|Bytecode, "an attribute is gone", "keep it as optional, with deprecated:")
	attrAdded   = rule("attribute-added", Text|Bytecode, "an operation needs an attribute that it did not have",
		"make it optional, or give it a default")
	attrUnversioned = rule("attribute-unversioned", Bytecode, "an attribute is new in the same version of the dialect",
		"raise version: and write 'since:' with the new version at the attribute, so that readers know which files have it")
	attrOptional = rule("attribute-new", 0, "an attribute is new that may be absent", "")
	attrMoved    = rule("attribute-moved", Bytecode, "attributes stand in another order",
		"keep the order, and add new ones at the end: bytecode stores them by place")
	attrRequired = rule("attribute-required", Text|Bytecode, "an attribute may not be absent any more",
		"keep it optional, or give it a default")
	attrRelaxed = rule("attribute-relaxed", Bytecode, "an attribute may be absent that could not",
		"keep it required; bytecode marks which optional attributes are there")
	attrDefault = rule("attribute-default", Text|Bytecode, "an absent attribute means another value",
		"keep the default, or add another attribute")
	attrChanged = rule("attribute-constraint", Text|Bytecode, "an attribute may have to be something else",
		"accept what was accepted: add the new condition with 'or'")
	attrWidened = rule("attribute-widened", 0, "an attribute may be more than it might be", "")
	attrSyntax  = rule("attribute-syntax", Text, "formats write an attribute in another way",
		"keep a type that is written alike")

	formatChanged = rule("format-changed", Text, "the custom form is another one",
		"keep what the format accepts: only add optional groups; tests with old text show whether it still parses")
	formatRemoved = rule("format-removed", Text, "the custom form is gone",
		"keep the format; without it only the generic form parses")
	formatAdded    = rule("format-added", 0, "there is a custom form beside the generic one", "")
	formatExtended = rule("format-extended", 0, "the custom form has more optional groups", "")

	traitAdded       = rule("trait-added", Text|Bytecode, "a trait demands more", "leave the trait out, or define another operation")
	traitRemoved     = rule("trait-removed", Text|Bytecode, "a trait is gone that allowed something", "keep the trait")
	traitMarked      = rule("trait-marked", 0, "a trait is new that demands nothing", "")
	traitDropped     = rule("trait-dropped", 0, "a trait is gone that allowed nothing", "")
	interfaceRemoved = rule("interface-removed", Go, "an interface is not implemented any more",
		"keep the interface; passes find the definition by it")
	interfaceAdded = rule("interface-added", 0, "an interface is implemented", "")
	verifierAdded  = rule("verifier-added", 0, "hand-written code verifies; whether it demands more is not known", "")
	bytecodeForm   = rule("bytecode-form", Bytecode, "the encoding is hand-written, or not any more",
		"keep the encoding, or raise version: and read both")
	idChanged = rule("id-changed", Bytecode, "the id in bytecode is another one",
		"keep the id; a number that was used is never used again")
	idReused = rule("id-reused", Bytecode, "the id of something else is used", "take a number that was never used")

	defRemoved  = rule("def-removed", Text|Bytecode, "a type or attribute is gone", "keep it with deprecated:")
	defAdded    = rule("def-added", 0, "a type or attribute is new", "")
	defMnemonic = rule("def-mnemonic", Text|Bytecode, "a type or attribute has another keyword",
		"keep the mnemonic: it is in all text")
	defEncoding = rule("bytecode-removed", Bytecode, "bytecode of a type or attribute is no longer read",
		"keep bytecode: params; files have the id and the parameters")
	paramRemoved = rule("param-removed", Text|Bytecode, "a parameter is gone", "keep the parameter, or define another type")
	paramAdded   = rule("param-added", Text|Bytecode, "a parameter is new",
		"give it a default and an optional group in the format, or define another type")
	paramOptional = rule("param-optional", 0, "a parameter with a default is new in an optional group", "")
	paramMoved    = rule("param-moved", Text|Bytecode, "parameters stand in another order", "keep the order")
	paramType     = rule("param-type", Text|Bytecode, "a parameter holds something else", "keep the type of the parameter")
	paramDefault  = rule("param-default", Text|Bytecode, "an absent parameter means another value", "keep the default")

	enumStorage = rule("enum-storage", Text|Bytecode, "an enum is stored in another way",
		"keep storage:, width: and attr:, or define another enum")
	enumSyntax  = rule("enum-syntax", Text, "combinations of an enum are written in another way", "keep separator: and quoted:")
	caseRemoved = rule("case-removed", Text|Bytecode, "a case of an enum is gone", "keep the case, at least for reading")
	caseRenamed = rule("case-renamed", Text, "a case of an enum is spelled in another way",
		"keep the text; sym: changes the name in Go alone")
	caseValue = rule("case-value", Text|Bytecode, "a case of an enum has another value",
		"keep the value, and give new cases new ones")
	caseAdded = rule("case-added", 0, "a case of an enum is new", "")
	goPackage = rule("go-package", Go, "the generated package has another name", "keep go_package:")
	goRemoved = rule("go-removed", Go, "generated Go is gone",
		"keep it under its name: go_name: keeps the Go of what has another name in the definition")
	goChanged = rule("go-changed", Go, "generated Go has another type", "keep the kind of the part, and new ones optional")
	goOrder   = rule("go-order", Go, "generated Go takes arguments of equal types in another order",
		"keep the order of the parts: callers compile, but mean something else")
	goMethod = rule("go-method", Go, "an interface demands another method",
		"put the method into a new interface that extends this one")
	goAdded      = rule("go-added", 0, "generated Go is new", "")
	hookAdded    = rule("hook-added", 0, "the definition promises more; the package that binds the hooks must have it", "")
	hookRemoved  = rule("hook-removed", 0, "the definition promises less", "")
	sinceMissing = rule("since-missing", Text|Bytecode, "something is new that does not say since which version",
		"raise version:, and write since: with that version, so that files of older versions do not get it")
	versionRaise = rule("version-raised", 0, "the dialect's version went up", "")
)

// rule makes a rule.
func rule(name string, b Breaks, summary, fix string) *Rule { return &Rule{name, b, summary, fix} }

// Rules lists all rules, breaking ones of dialects, operations, definitions, enums and Go first.
func Rules() []*Rule {
	return []*Rule{
		dialectName, dialectVersion, dialectRemoved, opRemoved, opRenamed, partRemoved, partAdded, partMoved, partLength, partChanged,
		segments,
		regionPrefix, attrRemoved, attrAdded, attrUnversioned, attrMoved, attrRequired, attrRelaxed, attrDefault, attrChanged,
		attrSyntax,
		formatChanged, formatRemoved, traitAdded, traitRemoved, interfaceRemoved, bytecodeForm, idChanged, idReused, sinceMissing, defRemoved,
		defMnemonic,
		paramRemoved, paramAdded, paramMoved, paramType, paramDefault, enumStorage, enumSyntax, caseRemoved, caseRenamed, caseValue,
		goPackage, goRemoved, goChanged, goOrder, goMethod,
		opAdded, partOptional, partWidened, attrOptional, attrWidened, formatAdded, formatExtended, traitMarked, traitDropped,
		interfaceAdded,
		verifierAdded, defAdded, paramOptional, caseAdded, goAdded, hookAdded, hookRemoved, versionRaise,
	}
}
