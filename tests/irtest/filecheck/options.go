package filecheck

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Options are FileCheck's options; the zero value is its default.
type Options struct {
	// Prefixes are the check prefixes, {"CHECK"} when empty; CommentPrefixes switch a line off, {"COM", "RUN"} when empty.
	Prefixes, CommentPrefixes []string
	// ImplicitCheckNot are patterns that must not occur between positive matches.
	ImplicitCheckNot []string
	// Defines are "NAME=VALUE" for string variables and "#NAME=EXPR" or "#%x,NAME=EXPR" for numeric ones.
	Defines []string
	// MatchFullLines makes every positive pattern cover a whole line.
	MatchFullLines bool
	// StrictWhitespace keeps runs of blanks as they are.
	StrictWhitespace bool
	// IgnoreCase matches ASCII letters of either case.
	IgnoreCase bool
	// AllowEmpty permits an empty input.
	AllowEmpty bool
	// EnableVarScope forgets variables whose name does not begin with "$" at each CHECK-LABEL.
	EnableVarScope bool
	// AllowUnusedPrefixes permits prefixes that no line of the check file uses.
	AllowUnusedPrefixes bool
	// AllowDeprecatedDAGOverlap lets the matches of neighbouring CHECK-DAG lines overlap.
	AllowDeprecatedDAGOverlap bool
	// DumpInput says when the input is shown behind the messages: "fail" (the default), "always" or "never".
	DumpInput string
	// DumpContext is the number of lines shown around those that a message names; 0 means 5.
	DumpContext int
}

// Error is why a check failed. Its text is made of messages in FileCheck's form, several lines long.
type Error struct {
	// Status is FileCheck's exit status: 1 when the input does not match, 2 when the check file or an option is wrong.
	Status int
	// Messages are the findings with their source lines; Dump is the part of the input that they speak of.
	Messages, Dump string
}

// Error returns the messages and the dump.
func (e *Error) Error() string { return e.Messages + e.Dump }

func usage(format string, args ...any) *Error {
	return &Error{Status: 2, Messages: fmt.Sprintf(format, args...) + "\n"}
}

// parseArgs reads FileCheck's command line: options with one dash or two, values behind "=" or as the next argument.
func parseArgs(args []string) (o Options, checkFile, inputFile string, err *Error) {
	inputFile = "-"
	bools := map[string]*bool{
		"match-full-lines": &o.MatchFullLines, "strict-whitespace": &o.StrictWhitespace, "ignore-case": &o.IgnoreCase,
		"allow-empty": &o.AllowEmpty, "enable-var-scope": &o.EnableVarScope, "allow-unused-prefixes": &o.AllowUnusedPrefixes,
		"allow-deprecated-dag-overlap": &o.AllowDeprecatedDAGOverlap, "color": new(bool),
	}
	list := func(to *[]string) func(string) error {
		return func(v string) error { *to = append(*to, strings.Split(v, ",")...); return nil }
	}
	values := map[string]func(v string) error{
		"check-prefix": list(&o.Prefixes), "check-prefixes": list(&o.Prefixes), "comment-prefixes": list(&o.CommentPrefixes),
		"implicit-check-not": func(v string) error { o.ImplicitCheckNot = append(o.ImplicitCheckNot, v); return nil },
		"input-file":         func(v string) error { inputFile = v; return nil },
		"dump-input":         func(v string) error { o.DumpInput = v; return oneOf(v, "fail", "always", "never") },
		"dump-input-context": func(v string) (err error) { o.DumpContext, err = strconv.Atoi(v); return err },
		"D":                  func(v string) error { o.Defines = append(o.Defines, v); return nil },
	}
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if !strings.HasPrefix(arg, "-") || arg == "-" {
			if checkFile != "" {
				return o, "", "", usage("FileCheck: Too many positional arguments specified: '%s'; name one check file", arg)
			}
			checkFile = arg
			continue
		}
		name, value, given := strings.Cut(strings.TrimPrefix(arg[1:], "-"), "=")
		if strings.HasPrefix(name, "D") {
			// The definition may follow without a space; its own "=" is part of it.
			name, value, given = "D", strings.TrimPrefix(arg, "-")[1:], len(strings.TrimLeft(arg, "-")) > 1
			value = strings.TrimPrefix(value, "D")
		}
		if b, ok := bools[name]; ok {
			*b = true
			if given {
				v, perr := strconv.ParseBool(value)
				if perr != nil {
					return o, "", "", usage("FileCheck: for the --%s option: '%s' is invalid value for boolean argument! Try 0 or 1", name,
						value)
				}
				*b = v
			}
			continue
		}
		set, ok := values[name]
		if !ok {
			return o, "", "", usage("FileCheck: Unknown command line argument '%s'; see the options of package filecheck", arg)
		}
		if !given {
			if i++; i == len(args) {
				return o, "", "", usage("FileCheck: for the --%s option: requires a value!", name)
			}
			value = args[i]
		}
		if perr := set(value); perr != nil {
			return o, "", "", usage("FileCheck: for the --%s option: Cannot find option named '%s': %v", name, value, perr)
		}
	}
	if checkFile == "" {
		return o, "", "", usage("<check-file> not specified")
	}
	return o, checkFile, inputFile, nil
}

func oneOf(v string, words ...string) error {
	if slices.Contains(words, v) {
		return nil
	}
	return fmt.Errorf("expected one of %s", strings.Join(words, ", "))
}

var prefixForm = regexp.MustCompile(`^[a-zA-Z0-9_-]*$`)

// withDefaults fills in the prefixes and checks them.
func (o Options) withDefaults() (Options, *Error) {
	prefixes, comments := o.Prefixes, o.CommentPrefixes
	if len(prefixes) == 0 {
		o.Prefixes = []string{"CHECK"}
	}
	if len(comments) == 0 {
		o.CommentPrefixes = []string{"COM", "RUN"}
	}
	seen := map[string]bool{}
	if len(prefixes) == 0 {
		seen["CHECK"] = true
	}
	if len(comments) == 0 {
		seen["COM"], seen["RUN"] = true, true
	}
	for _, kind := range []struct {
		name string
		list []string
	}{{"check", prefixes}, {"comment", comments}} {
		for _, p := range kind.list {
			switch {
			case p == "":
				return o, usage("error: supplied %s prefix must not be the empty string", kind.name)
			case !prefixForm.MatchString(p):
				return o, usage("error: supplied %s prefix must start with a letter and contain only alphanumeric characters, "+
					"hyphens, and underscores: '%s'", kind.name, p)
			case seen[p]:
				return o, usage("error: supplied %s prefix must be unique among check and comment prefixes: '%s'", kind.name, p)
			}
			seen[p] = true
		}
	}
	for _, d := range o.Defines {
		switch i := strings.IndexByte(d, '='); {
		case i < 0:
			return o, usage("Missing equal sign in command-line definition '-D%s'", d)
		case i == 0:
			return o, usage("Missing variable name in command-line definition '-D%s'", d)
		}
	}
	return o, nil
}
