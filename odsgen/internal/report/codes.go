package report

import (
	"cmp"
	"slices"
)

// Code is one kind of finding. IDs are stable: they are never reused, and messages may be reworded.
type Code struct {
	ID, Title string
	// Text says what is wrong and why it matters.
	Text string
	// Example is a definition that has the fault.
	Example string
}

// Codes returns all codes in ascending order.
func Codes() []*Code {
	all := slices.Concat(yamlCodes, reuseCodes, nameCodes, opCodes, defCodes, versionCodes, ruleCodes, passCodes, Emitted())
	slices.SortFunc(all, func(a, b *Code) int { return cmp.Compare(a.ID, b.ID) })
	return all
}

// Lookup returns a code by its ID, or nil.
func Lookup(id string) *Code {
	for _, c := range Codes() {
		if c.ID == id {
			return c
		}
	}
	return nil
}

// The codes of the YAML itself and of the shape of a definition.
var (
	Syntax = &Code{"ODS0001", "YAML syntax",
		"The text is not YAML, or is YAML that definitions do not use.",
		"dialect: d\nops\n"}
	Indentation = &Code{"ODS0002", "indentation",
		"Entries of one map or list start in the same column; what belongs to an entry is indented deeper.",
		"dialect: d\nops:\n  a: {}\n    b: {}\n"}
	Tab = &Code{"ODS0003", "tab",
		"YAML forbids tabs in indentation.",
		"dialect: d\nops:\n\ta: {}\n"}
	Sigil = &Code{"ODS0004", "unquoted sigil",
		"MLIR's sigils have meanings of their own in YAML: # starts a comment, and text cannot start with a backtick, % or @. Quote such text.",
		"dialect: d\nops:\n  a:\n    format: `x` attr-dict\n"}
	AnchorTag = &Code{"ODS0005", "anchor, alias, tag or merge key",
		"Definitions have their own reuse: templates, mixins, vars. Unquoted text that starts with !, & or * is a tag, anchor or alias in YAML.",
		"dialect: d\nops:\n  a: &base {summary: x}\n"}
	Documents = &Code{"ODS0006", "several documents",
		"A definition file holds one dialect or library.",
		"dialect: d\n---\ndialect: e\n"}
	DuplicateKey = &Code{"ODS0007", "duplicate key",
		"A key stands twice in one map. YAML libraries silently take the last one; here it is an error.",
		"dialect: d\nops:\n  a: {folder: true, folder: true}\n"}
	Unterminated = &Code{"ODS0008", "unclosed bracket or quote",
		"A quote or bracket has no counterpart.",
		"dialect: d\nimports: [a, b\nops: {}\n"}
	Escape = &Code{"ODS0009", "unknown escape",
		"Double quotes know the escapes of YAML only. Single quotes know none but '' for a quote.",
		"dialect: d\nsummary: \"a \\q\"\n"}
	FlowText = &Code{"ODS0010", "bracket in unquoted text",
		"Inside {...} and [...] unquoted text ends at a comma or bracket, so constraints with arguments must be quoted there.",
		"dialect: d\nops:\n  a:\n    operands: [{x: TensorOf<[I32]>}]\n"}
	BadByte = &Code{"ODS0011", "invalid byte",
		"Definition files are UTF-8 text without control characters.",
		"dialect: d\nsummary: \"a\x01b\"\n"}
	Depth = &Code{"ODS0012", "nesting too deep",
		"Nesting is bounded so that broken input cannot exhaust the stack.", ""}
	TooMany = &Code{"ODS0013", "too many findings",
		"Only the first findings are listed.", ""}

	UnknownKey = &Code{"ODS0101", "unknown key",
		"The key has no meaning at this place. Everything that definitions may hold is in docs/definitions.md; extra data goes under meta:.",
		"dialect: d\nops:\n  a: {operand: []}\n"}
	WrongKind = &Code{"ODS0102", "wrong kind of value",
		"Text, a list and a map are not interchangeable.",
		"dialect: d\nops:\n  a: {traits: Pure}\n"}
	MissingKey = &Code{"ODS0103", "missing key",
		"A required key or value is absent.",
		"dialect: d\nops:\n  a:\n    operands:\n      - x: {summary: no type}\n"}
	BadWord = &Code{"ODS0104", "unknown word",
		"Only certain words are allowed as this value.",
		"dialect: d\nops:\n  a: {canonicalize: always}\n"}
	BadNumber = &Code{"ODS0105", "not a number",
		"Numbers are decimal, 0x or 0b, and in the range that the key allows.",
		"dialect: d\nenums:\n  E: {width: one, cases: [A]}\n"}
	BadBool = &Code{"ODS0106", "not a boolean",
		"Booleans are true and false; yes, no, on, off are text.",
		"dialect: d\nops:\n  a: {folder: yes}\n"}
	OneKey = &Code{"ODS0107", "not a one-key map",
		"Lists in which order matters hold maps of one key: '- name: value'.",
		"dialect: d\nops:\n  a:\n    operands:\n      - I32\n"}
	FirstKey = &Code{"ODS0108", "no dialect",
		"A definition file starts with 'dialect: NAME' or 'library: NAME'.",
		"summary: what is this?\n"}
	BadName = &Code{"ODS0109", "invalid name",
		"Names are identifiers; mnemonics may contain dots and dollar signs; a dialect's name has neither.",
		"dialect: my-dialect\n"}
	KeyConflict = &Code{"ODS0110", "contradicting keys",
		"Two keys of one definition contradict each other.",
		"dialect: d\nenums:\n  E: {storage: i32, attr: {mnemonic: e}, cases: [a]}\n"}

	yamlCodes = []*Code{
		Syntax, Indentation, Tab, Sigil, AnchorTag, Documents, DuplicateKey, Unterminated, Escape, FlowText, BadByte, Depth, TooMany,
		UnknownKey, WrongKind, MissingKey, BadWord, BadNumber, BadBool, OneKey, FirstKey, BadName, KeyConflict,
	}
)

// The codes of reuse and imports.
var (
	Variable = &Code{"ODS0201", "unknown variable",
		"${name} refers to vars:, for_each:, or a template's params:. Write $${ for a plain ${.",
		"dialect: d\nops:\n  a: {summary: '${x}'}\n"}
	ForEach = &Code{"ODS0202", "malformed for_each",
		"for_each is a map from variables to lists (all combinations) or a list of maps (one definition each).",
		"dialect: d\nops:\n  'a_${x}': {for_each: {x: 1}}\n"}
	UnknownTemplate = &Code{"ODS0203", "unknown template",
		"extends: names a template of this file or of an import.",
		"dialect: d\ntemplates:\n  Binary: {}\nops:\n  a: {extends: Binery}\n"}
	TemplateArgs = &Code{"ODS0204", "template arguments",
		"Every parameter without a default needs an argument, and there are no others.",
		"dialect: d\ntemplates:\n  B: {params: [t]}\nops:\n  a: {extends: B}\n"}
	TemplateCycle = &Code{"ODS0205", "template extends itself",
		"Expansion is total, so templates cannot be recursive.",
		"dialect: d\ntemplates:\n  A: {extends: B}\n  B: {extends: A}\nops:\n  x: {extends: A}\n"}
	UnknownMixin = &Code{"ODS0206", "unknown mixin",
		"mixins: lists mixins of this file or of imports.",
		"dialect: d\nops:\n  a: {mixins: [FastMath]}\n"}
	MixinConflict = &Code{"ODS0207", "mixin conflict",
		"Lists and descriptions of mixins add up; any other key has one value, so two cannot both set it.",
		"dialect: d\nmixins:\n  M: {folder: true}\nops:\n  a: {mixins: [M], folder: true}\n"}
	MixinFormat = &Code{"ODS0208", "mixin format not placed",
		"A mixin with a format contributes a piece that the definition's format places with ${MIXIN}.",
		"dialect: d\nmixins:\n  M: {attributes: [{x: UnitAttr}], format: '(`x` $x^)?'}\nops:\n  a: {mixins: [M], format: attr-dict}\n"}
	Growth = &Code{"ODS0209", "expansion is too large",
		"What variables, templates, mixins, for_each and parameters expand to is bounded, so that a short definition cannot exhaust memory. docs/security.md has the limits.",
		"dialect: d\nvars:\n  a: 'a word '\n  b: '${a}${a}${a}${a}${a}${a}${a}${a}${a}${a}${a}${a}'\n  c: '${b}${b}${b}${b}${b}${b}${b}${b}${b}${b}${b}${b}'\n  d: '${c}${c}${c}${c}${c}${c}${c}${c}${c}${c}${c}${c}'\n  e: '${d}${d}${d}${d}${d}${d}${d}${d}${d}${d}${d}${d}'\n  f: '${e}${e}${e}${e}${e}${e}${e}${e}${e}${e}${e}${e}'\n  g: '${f}${f}${f}${f}${f}${f}${f}${f}${f}${f}${f}${f}'\n"}

	ImportNotFound = &Code{"ODS0301", "import not found",
		"An import is a directory with a definition file of its name, found through --imports, --dialect-path, next to the importing file, in the command, or with go list.",
		"dialect: d\nimports: [./nowhere]\n"}
	ImportCycle = &Code{"ODS0302", "circular import",
		"Imports form no circles, so that generated packages do not either. Move what both need into a library.", ""}
	ReadFile = &Code{"ODS0303", "file cannot be read",
		"The operating system refused to read the definition.", ""}
	DependsUnknown = &Code{"ODS0304", "dependent dialect not imported",
		"depends: names dialects that are loaded together with this one; each must be imported, since the generated code refers to it.",
		"dialect: d\ndepends: [arith]\n"}
	DuplicateDialect = &Code{"ODS0305", "dialect defined twice",
		"Two files define a dialect of the same name.", ""}

	reuseCodes = []*Code{
		Variable, ForEach, UnknownTemplate, TemplateArgs, TemplateCycle, UnknownMixin, MixinConflict, MixinFormat, Growth,
		ImportNotFound, ImportCycle, ReadFile, DependsUnknown, DuplicateDialect,
	}
)
