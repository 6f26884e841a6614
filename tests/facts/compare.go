package facts

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// computed are traits of records in C++ that definitions do not write: they follow from the rest.
var computed = map[string]bool{
	"AttrSizedOperandSegments": true, "AttrSizedResultSegments": true, "ConditionallySpeculatable": true,
	"AlwaysSpeculatableImplTrait":      true,
	"RecursivelySpeculatableImplTrait": true, "MemoryEffectOpInterface": true, "InferTypeOpAdaptor": true,
	"InferTypeOpInterface": true,
	"OpAsmOpInterface":     true, "BytecodeOpInterface": true, "MemoryEffectsOpInterface": true, "SingleBlock": true,
	"NoRegionArguments":       true,
	"SameVariadicOperandSize": true, "SameVariadicResultSize": true, // without effect where there is one group only
}

// equivalents are traits that stand for others of upstream's: they do what those do.
var equivalents = map[string][]string{
	"ReturnLike":         {"RegionBranchTerminatorOpInterface"},
	"ParentOneOf":        {"HasParent"},
	"HasOnlyGraphRegion": {"RegionKindInterface"},
}

// dialect compares a definition with upstream's facts.
func dialect(d *model.Dialect, up *record, enums map[string]enumRecord) []string {
	var out []string
	differ := func(where, format string, args ...any) {
		out = append(out, d.Name+"."+where+": "+fmt.Sprintf(format, args...))
	}
	rules := map[*model.Op]bool{} // operations that a rule canonicalizes
	for _, r := range d.Rules {
		if r.Set == "" {
			rules[r.Match.Op] = true
		}
	}
	ops := map[string]*model.Op{}
	for _, op := range d.Ops {
		ops[op.Mnemonic] = op
		if _, ok := up.Ops[op.Mnemonic]; !ok {
			differ(op.Mnemonic, "upstream has no such operation")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(up.Ops)) {
		if op := ops[name]; op == nil {
			differ(name, "the operation is missing")
		} else {
			operation(op, rules[op], up.Ops[name], func(format string, args ...any) { differ(name, format, args...) })
		}
	}
	definitions(d.Types, up.Types, "!", differ)
	definitions(d.Attrs, up.Attrs, "#", differ)
	for _, e := range d.Enums {
		if r, ok := enums[e.Name]; ok {
			enum(e, r, func(format string, args ...any) { differ(e.Name, format, args...) })
		}
	}
	return out
}

// operation compares the parts of an operation in order, and its traits, interfaces and hooks as sets.
func operation(op *model.Op, hasRules bool, up opRecord, differ func(format string, args ...any)) {
	operands, attrs := map[string]bool{}, map[string]bool{}
	var ours []string
	for _, v := range op.Operands {
		operands[v.Name] = true
		ours = append(ours, part(v.Name, v.Length))
	}
	for _, a := range slices.Concat(op.Attributes, op.Properties) {
		if !a.Implied {
			attrs[a.Name] = true
		}
	}
	var theirs, theirAttrs []string
	for _, a := range up.Args {
		if attrs[a[0]] && !operands[a[0]] {
			theirAttrs = append(theirAttrs, a[0])
			continue
		}
		theirs = append(theirs, part(a[0], length(a[1])))
	}
	list(differ, "operands", ours, theirs)
	for name := range attrs {
		if !slices.Contains(theirAttrs, name) {
			differ("upstream has no attribute %q", name)
		}
	}
	for _, a := range up.Args {
		for _, o := range slices.Concat(op.Attributes, op.Properties) {
			if o.Name == a[0] && !o.Constraint.Unit {
				attribute(o, a[1], differ)
			}
		}
	}
	ours = nil
	for _, v := range op.Results {
		ours = append(ours, part(v.Name, v.Length))
	}
	list(differ, "results", ours, parts(up.Results))
	ours = nil
	for _, v := range op.Regions {
		ours = append(ours, part(v.Name, v.Length))
	}
	list(differ, "regions", ours, parts(up.Regions))
	ours = nil
	for _, v := range op.Successors {
		ours = append(ours, part(v.Name, v.Length))
	}
	list(differ, "successors", ours, parts(up.Successors))

	has := traitsOf(op)
	for _, t := range up.Traits {
		if strings.HasPrefix(t, "Pred: ") {
			continue
		}
		if name := traitName(t); !computed[name] && !has[name] {
			differ("no trait or interface %q", name)
		}
	}
	hook(differ, "folder", op.Folder, up.HasFolder)
	if !has["CastOpInterface"] { // its verifier is the interface's own in C++
		hook(differ, "verifier", op.Verifier, up.HasVerifier)
	}
	hook(differ, "region verifier", op.RegionVerifier, up.HasRegionVerifier)
	hook(differ, "canonicalizer", op.Canonicalizer != 0 || hasRules, up.HasCanonicalizer || up.HasCanonicalizeMethod)
}

// attribute compares whether an attribute may be absent and has a default.
func attribute(a *model.Attribute, constraint string, differ func(format string, args ...any)) {
	optional, def := strings.HasPrefix(constraint, "OptionalAttr<") || strings.HasPrefix(constraint, "DefaultValuedOptionalAttr<") ||
		strings.HasPrefix(constraint, "OptionalProp<"), strings.HasPrefix(constraint, "DefaultValued")
	if a.Optional != optional && !(a.Property && a.Default != nil) {
		differ("attribute %q: optional is %v, upstream %v", a.Name, a.Optional, optional)
	}
	if (a.Default != nil) != def && !a.Property {
		differ("attribute %q: has a default: %v, upstream %v", a.Name, a.Default != nil, def)
	}
}

// traitsOf are the names of an operation's traits and interfaces, with those that they imply.
func traitsOf(op *model.Op) map[string]bool {
	has := map[string]bool{}
	var add func(uses []*model.TraitUse)
	add = func(uses []*model.TraitUse) {
		for _, t := range uses {
			has[t.Trait.Name] = true
			for _, i := range slices.Concat(t.Trait.Implies, equivalents[t.Trait.Name]) {
				has[i] = true
			}
			add(t.Trait.Bundle)
		}
	}
	add(op.Traits)
	for _, i := range op.Interfaces {
		for _, j := range i.Interface.Lineage() {
			has[j.Name] = true
		}
	}
	if op.Effects.Known && !op.Effects.Hook && len(op.Effects.List) == 0 {
		has["NoMemoryEffect"] = true
	}
	return has
}

func hook(differ func(format string, args ...any), what string, ours, theirs bool) {
	switch {
	case ours && !theirs:
		differ("upstream has no %s", what)
	case !ours && theirs:
		differ("no %s", what)
	}
}

// definitions compares types or attributes by mnemonic: those that have none are other things in C++.
func definitions(ours []*model.AttrOrTypeDef, up map[string]defRecord, sigil string,
	differ func(where, format string, args ...any)) {
	byMnemonic := map[string]defRecord{}
	for _, r := range up {
		if r.Mnemonic != nil && *r.Mnemonic != "" {
			byMnemonic[*r.Mnemonic] = r
		}
	}
	have := map[string]bool{}
	for _, d := range ours {
		if d.Mnemonic == "" || d.Enum != nil {
			have[d.Mnemonic] = true
			continue
		}
		have[d.Mnemonic] = true
		r, ok := byMnemonic[d.Mnemonic]
		if !ok {
			differ(sigil+d.Mnemonic, "upstream has no such definition")
			continue
		}
		var names, theirs []string
		for _, p := range d.Params {
			names = append(names, p.Name)
		}
		for _, p := range r.Params {
			theirs = append(theirs, p[0])
		}
		list(func(format string, args ...any) { differ(sigil+d.Mnemonic, format, args...) }, "parameters", names, theirs)
	}
	for _, m := range slices.Sorted(maps.Keys(byMnemonic)) {
		if !have[m] {
			differ(sigil+m, "the definition is missing")
		}
	}
}

// enum compares cases with their values.
func enum(e *model.Enum, up enumRecord, differ func(format string, args ...any)) {
	var ours, theirs []string
	for _, c := range e.Cases {
		ours = append(ours, fmt.Sprintf("%s=%d", c.Str, int64(c.Value)))
	}
	for _, c := range up.Cases {
		theirs = append(theirs, fmt.Sprintf("%s=%d", c.name, c.value))
	}
	slices.Sort(ours)
	slices.Sort(theirs)
	list(differ, "cases", ours, theirs)
	if e.Bits != up.Bit {
		differ("is a set of bits: %v, upstream %v", e.Bits, up.Bit)
	}
}

func list(differ func(format string, args ...any), what string, ours, theirs []string) {
	if !slices.Equal(ours, theirs) {
		differ("%s are %v, upstream %v", what, ours, theirs)
	}
}

func parts(pairs [][2]string) []string {
	var out []string
	for _, p := range pairs {
		out = append(out, part(p[0], length(p[1])))
	}
	return out
}

// part writes a part with what says how many it stands for.
func part(name string, l model.Length) string {
	switch l {
	case model.Optional:
		return name + "?"
	case model.Variadic:
		return name + "..."
	case model.Nested:
		return name + "......"
	}
	return name
}

// length reads how many values a constraint of a record stands for.
func length(constraint string) model.Length {
	switch {
	case strings.HasPrefix(constraint, "VariadicOfVariadic<"):
		return model.Nested
	case strings.HasPrefix(constraint, "Variadic"):
		return model.Variadic
	case strings.HasPrefix(constraint, "Optional<"):
		return model.Optional
	}
	return model.Single
}
