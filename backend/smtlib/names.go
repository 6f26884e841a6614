package smtlib

import (
	"fmt"
	"strings"
	"sync"
)

// name returns a symbol that is not taken, which begins with the prefix.
func (s *scope) name(prefix string) string {
	name := symbol(prefix)
	for i := 0; s.names[name]; i++ {
		name = symbol(fmt.Sprintf("%s_%d", prefix, i))
	}
	s.names[name] = true
	return name
}

// symbol returns a name as SMT-LIB reads it: between bars where it is no simple symbol, section 3.1 of the standard. There is no way to
// write bars and backslashes, which become underscores.
func symbol(name string) string {
	simple := !reserved()[name]
	for i, c := range name {
		digit := '0' <= c && c <= '9'
		letter := 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || strings.ContainsRune("~!@$%^&*_-+=<>.?/", c)
		simple = simple && (letter || digit && i > 0)
	}
	if simple {
		return name
	}
	return "|" + strings.Map(func(c rune) rune {
		if c == '|' || c == '\\' || c < ' ' && c != '\n' && c != '\t' {
			return '_'
		}
		return c
	}, name) + "|"
}

// reserved are the words that are no symbols.
var reserved = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(`! _ as BINARY DECIMAL exists HEXADECIMAL forall let match NUMERAL par STRING assert check-sat check-sat-assuming
		declare-const declare-datatype declare-datatypes declare-fun declare-sort define-fun define-fun-rec define-funs-rec define-sort echo exit
		get-assertions get-assignment get-info get-model get-option get-proof get-unsat-assumptions get-unsat-core get-value pop push reset
		reset-assertions set-info set-logic set-option`) {
		out[w] = true
	}
	return out
})

// known are the functions of the theories that terms use.
var known = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{"true": true, "false": true}
	for _, f := range functions() {
		out[f] = true
	}
	return out
})
