package driver

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core/diag"
)

// flagKind says what may follow the name of a flag.
type flagKind uint8

const (
	flagBool     flagKind = iota // -x, -x=false
	flagValue                    // -x=value, -x value
	flagOptional                 // -x, -x=value
)

// flagDef is one flag of a command whose options are a T. The tables of commands are made of them.
type flagDef[T any] struct {
	name string
	kind flagKind
	arg  string // how help calls the value
	help string
	// set takes the value: "true" for a bool without one, "" for an optional one that is absent.
	set func(o *T, value string) error
	// why says for a flag of mlir-opt that is not supported what it would need; such a flag has no set.
	why string
}

// parseFlags reads arguments in the way of package flag, except that flags may follow other arguments. unknown is asked
// about flags that are not in the table. The result are the arguments that are not flags.
func parseFlags[T any](table []flagDef[T], o *T, args []string, unknown func(name, value string, given bool) error) ([]string,
	error) {
	var rest []string
	for i := 0; i < len(args); i++ {
		name, ok := strings.CutPrefix(args[i], "-")
		if !ok || name == "" || name[0] >= '0' && name[0] <= '9' || name[0] == '.' { // a negative number is not a flag
			rest = append(rest, args[i])
			continue
		}
		name = strings.TrimPrefix(name, "-")
		if name == "" { // "--": the rest are not flags
			return append(rest, args[i+1:]...), nil
		}
		name, value, given := strings.Cut(name, "=")
		k := slices.IndexFunc(table, func(f flagDef[T]) bool { return f.name == name })
		if k < 0 {
			if err := unknown(name, value, given); err != nil {
				return nil, err
			}
			continue
		}
		f := &table[k]
		if f.why != "" {
			return nil, fmt.Errorf("flag --%s is not supported: %s; docs/flags.md lists all flags", f.name, f.why)
		}
		if !given {
			switch f.kind {
			case flagBool:
				value = "true"
			case flagValue:
				i++
				if i == len(args) {
					return nil, fmt.Errorf("flag --%s needs a value; write --%s=%s", f.name, f.name, f.arg)
				}
				value = args[i]
			}
		}
		if err := f.set(o, value); err != nil {
			return nil, fmt.Errorf("flag --%s: %w", f.name, err)
		}
	}
	return rest, nil
}

// boolFlag makes the setter of a flag that is on or off.
func boolFlag[T any](field func(*T) *bool) func(*T, string) error {
	return func(o *T, value string) error {
		b, err := strconv.ParseBool(value)
		if err != nil && value != "" { // --flag= is --flag
			return fmt.Errorf("value %q is neither true nor false", value)
		}
		*field(o) = b || value == ""
		return nil
	}
}

// textFlag makes the setter of a flag that takes any text.
func textFlag[T any](field func(*T) *string) func(*T, string) error {
	return func(o *T, value string) error {
		*field(o) = value
		return nil
	}
}

// wordFlag makes the setter of a flag that takes one of several words.
func wordFlag[T any](field func(*T) *string, words ...string) func(*T, string) error {
	return func(o *T, value string) error {
		if !slices.Contains(words, value) {
			return fmt.Errorf("value %q is not one of %s%s", value, strings.Join(words, ", "), didYouMean(value, words))
		}
		*field(o) = value
		return nil
	}
}

// numberFlag makes the setter of a flag that takes an integer.
func numberFlag[T any](set func(*T, int64)) func(*T, string) error {
	return func(o *T, value string) error {
		n, err := strconv.ParseInt(value, 0, 64)
		if err != nil {
			return fmt.Errorf("value %q is not an integer", value)
		}
		set(o, n)
		return nil
	}
}

// spelling returns the flag as help writes it.
func (f *flagDef[T]) spelling() string {
	switch f.kind {
	case flagValue:
		return "--" + f.name + "=" + f.arg
	case flagOptional:
		return "--" + f.name + "[=" + f.arg + "]"
	}
	return "--" + f.name
}

// helpFlags lists the flags that are supported.
func helpFlags[T any](w io.Writer, table []flagDef[T]) {
	width := 0
	for i := range table {
		if table[i].why == "" {
			width = max(width, len(table[i].spelling()))
		}
	}
	for i := range table {
		if table[i].why == "" {
			fmt.Fprintf(w, "  %-*s  %s\n", width, table[i].spelling(), table[i].help)
		}
	}
}

// didYouMean returns "; did you mean \"x\"?" for the candidate that is closest to the word, or nothing when none is
// close.
func didYouMean(word string, candidates []string) string {
	best := diag.Nearest(word, candidates)
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", best)
}
