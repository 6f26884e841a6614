package llvm

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// checkDataLayout returns what is wrong with LLVM's text of a data layout, in LLVM's words; nothing when it is valid.
func checkDataLayout(s string) string {
	if s == "" {
		return ""
	}
	for _, spec := range strings.Split(s, "-") {
		if msg := checkLayoutSpec(spec); msg != "" {
			return msg
		}
	}
	return ""
}

// malformed says what form a specification must have.
func malformed(form string) string {
	return fmt.Sprintf("malformed specification, must be of the form %q", form)
}

func checkLayoutSpec(spec string) string {
	if spec == "" {
		return "empty specification is not allowed"
	}
	if rest, ok := strings.CutPrefix(spec, "ni"); ok {
		return checkNonIntegral(rest)
	}
	rest := spec[1:]
	switch spec[0] {
	case 'i', 'f', 'v':
		return checkPrimitiveLayout(spec[:1], strings.Split(rest, ":"))
	case 'a':
		return checkAggregateLayout(strings.Split(rest, ":"))
	case 'p':
		return checkPointerLayout(strings.Split(rest, ":"))
	case 's':
		return "" // only old texts have it
	case 'e', 'E':
		if rest != "" {
			return "malformed specification, must be just 'e' or 'E'"
		}
		return ""
	case 'n':
		for _, w := range strings.Split(rest, ":") {
			if _, msg := layoutSize(w, "size"); msg != "" {
				return msg
			}
		}
		return ""
	case 'S':
		if rest == "" {
			return malformed("S<size>")
		}
		_, msg := layoutAlign(rest, "stack natural", false)
		return msg
	case 'F':
		if rest == "" {
			return malformed("F<type><abi>")
		}
		if rest[0] != 'i' && rest[0] != 'n' {
			return "unknown function pointer alignment type '" + rest[:1] + "'"
		}
		_, msg := layoutAlign(rest[1:], "ABI", false)
		return msg
	case 'P', 'A', 'G':
		if rest == "" {
			return malformed(spec[:1] + "<address space>")
		}
		_, msg := layoutSpace(rest)
		return msg
	case 'm':
		mode, ok := strings.CutPrefix(rest, ":")
		if !ok || mode == "" {
			return malformed("m:<mangling>")
		}
		if len(mode) > 1 || !strings.Contains("elomwxa", mode) {
			return "unknown mangling mode"
		}
		return ""
	}
	return "unknown specifier '" + spec[:1] + "'"
}

func checkNonIntegral(rest string) string {
	list, ok := strings.CutPrefix(rest, ":")
	if !ok {
		return malformed("ni:<address space>[:<address space>]...")
	}
	for _, s := range strings.Split(list, ":") {
		n, msg := layoutSpace(s)
		if msg == "" && n == 0 {
			msg = "address space 0 cannot be non-integral"
		}
		if msg != "" {
			return msg
		}
	}
	return ""
}

func checkPrimitiveLayout(kind string, parts []string) string {
	if len(parts) < 2 || len(parts) > 3 {
		return malformed(kind + "<size>:<abi>[:<pref>]")
	}
	width, msg := layoutSize(parts[0], "size")
	if msg != "" {
		return msg
	}
	abi, msg := layoutAlign(parts[1], "ABI", false)
	if msg == "" && kind == "i" && width == 8 && abi != 8 {
		msg = "i8 must be 8-bit aligned"
	}
	if msg != "" {
		return msg
	}
	return checkPreferred(abi, parts[2:], false)
}

// checkPreferred checks the alignment behind that of the ABI, which may be absent.
func checkPreferred(abi uint64, rest []string, zero bool) string {
	if len(rest) == 0 {
		return ""
	}
	preferred, msg := layoutAlign(rest[0], "preferred", zero)
	if msg == "" && preferred < abi {
		msg = "preferred alignment cannot be less than the ABI alignment"
	}
	return msg
}

func checkAggregateLayout(parts []string) string {
	if len(parts) < 2 || len(parts) > 3 {
		return malformed("a:<abi>[:<pref>]")
	}
	if n, err := strconv.ParseUint(parts[0], 10, 32); parts[0] != "" && (err != nil || n != 0) {
		return "size must be zero"
	}
	abi, msg := layoutAlign(parts[1], "ABI", true)
	if msg != "" {
		return msg
	}
	return checkPreferred(abi, parts[2:], false)
}

func checkPointerLayout(parts []string) string {
	if len(parts) < 3 || len(parts) > 5 {
		return malformed("p[<n>]:<size>:<abi>[:<pref>[:<idx>]]")
	}
	space := strings.TrimLeft(parts[0], "eu") // flags: there is more to a pointer than its bits, or these may change
	if space != "" && (space[0] >= 'a' && space[0] <= 'z' || space[0] >= 'A' && space[0] <= 'Z') {
		return "'" + space[:1] + "' is not a valid pointer specification flag"
	}
	if at := strings.IndexByte(space, '('); at >= 0 && strings.HasSuffix(space, ")") {
		space = space[:at] // behind it is a name
	}
	if space != "" {
		if _, msg := layoutSpace(space); msg != "" {
			return msg
		}
	}
	width, msg := layoutSize(parts[1], "pointer size")
	if msg != "" {
		return msg
	}
	abi, msg := layoutAlign(parts[2], "ABI", false)
	if msg == "" {
		msg = checkPreferred(abi, parts[3:], false)
	}
	if msg != "" || len(parts) < 5 {
		return msg
	}
	index, msg := layoutSize(parts[4], "index size")
	if msg == "" && index > width {
		msg = "index size cannot be larger than the pointer size"
	}
	return msg
}

func layoutSpace(s string) (uint64, string) {
	if s == "" {
		return 0, "address space component cannot be empty"
	}
	n, err := strconv.ParseUint(s, 10, 24)
	if err != nil {
		return 0, "address space must be a 24-bit integer"
	}
	return n, ""
}

func layoutSize(s, name string) (uint64, string) {
	if s == "" {
		return 0, name + " component cannot be empty"
	}
	n, err := strconv.ParseUint(s, 10, 24)
	if err != nil || n == 0 {
		return 0, name + " must be a non-zero 24-bit integer"
	}
	return n, ""
}

// layoutAlign reads an alignment in bits.
func layoutAlign(s, name string, zero bool) (uint64, string) {
	if s == "" {
		return 0, name + " alignment component cannot be empty"
	}
	n, err := strconv.ParseUint(s, 10, 16)
	switch {
	case err != nil:
		return 0, name + " alignment must be a 16-bit integer"
	case n == 0 && zero:
		return 8, ""
	case n == 0:
		return 0, name + " alignment must be non-zero"
	case n%8 != 0 || bits.OnesCount64(n/8) != 1:
		return 0, name + " alignment must be a power of two times the byte width"
	}
	return n, ""
}
