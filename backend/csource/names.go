package csource

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// This file says what the linker calls the symbols of a module.

// isLabel reports whether an assembler reads a name as nothing but the name of a symbol. Compilers write what is in
// __asm__ into their output as it is: anything else would be instructions, directives, registers or versions of symbols.
func isLabel(name string) bool {
	return name != "" && identifier(name[:1]) == name[:1] && strings.Trim(name, labelCharacters) == ""
}

const labelCharacters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$"

// isHidden reports whether a symbol is known in its module only: because it says so, or because nothing else could call it
// by its name.
func isHidden(linkage llvm.Linkage, name string) bool {
	return linkage == llvm.LinkageInternal || linkage == llvm.LinkagePrivate || !isLabel(name)
}

// assemblerName returns what gives a symbol its own name where C has another one for it. A symbol that somebody else defines, under
// a name that cannot be written, is an error.
func (e *emitter) assemblerName(op *core.Operation, name, inC string, hidden, defined bool) (string, bool) {
	switch {
	case !defined && !isLabel(name):
		return "", e.r.Errorf(op.Loc(), "'@%s' is declared only, and no assembler reads its name as that of a symbol: it has to start with a "+
			"letter or an underscore, followed by letters, digits, '_', '.' and '$'; define it in the module, or rename it", quoted(name)).Fail()
	case hidden || name == inC:
		return "", true
	}
	return " __asm__(" + quote(name) + ")", true
}

// quoted is a name in a message, on one line.
func quoted(name string) string { return strings.Trim(quote(name), `"`) }

// weak returns the attribute of symbols of which the linker may take another definition, or that may have none.
func weak(linkage llvm.Linkage) string {
	switch linkage {
	case llvm.LinkageWeak, llvm.LinkageWeakOdr, llvm.LinkageLinkonce, llvm.LinkageLinkonceOdr, llvm.LinkageExternWeak,
		llvm.LinkageCommon, llvm.LinkageAvailableExternally:
		return " __attribute__((weak))"
	}
	return ""
}
