package llvmir

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
)

// dataLayoutSpec returns the data layout string of a dlti.dl_spec attribute, in the order of its entries. It reads the
// attribute's text, so that it does not matter whether dialect dlti is loaded.
func dataLayoutSpec(a core.Attribute) string {
	text := a.String()
	if o, ok := a.(*core.OpaqueAttr); ok {
		text = o.Data()
	}
	_, text, ok := strings.Cut(text, "dl_spec<")
	if !ok {
		return ""
	}
	var keys, types []string
	for _, e := range splitEntries(text) {
		if inner, ok := strings.CutPrefix(e, "#dlti.dl_entry<"); ok {
			parts := splitEntries(inner)
			if len(parts) != 2 {
				continue
			}
			e = parts[0] + " = " + parts[1]
		}
		key, value, ok := strings.Cut(e, " = ")
		if !ok {
			continue
		}
		if name, ok := strings.CutPrefix(key, `"dlti.`); ok {
			if s := layoutKey(strings.TrimSuffix(name, `"`), value); s != "" {
				keys = append(keys, s)
			}
		} else if s := layoutType(key, numbers(value)); s != "" {
			types = append(types, s)
		}
	}
	return strings.Join(append(keys, types...), "-")
}

// splitEntries splits a list up to its closing bracket at the commas that are outside of brackets and strings.
func splitEntries(s string) []string {
	var out []string
	depth, start, quoted := 0, 0, false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '<' || c == '[' || c == '(':
			depth++
		case c == '>' || c == ']' || c == ')':
			if depth == 0 {
				return append(out, strings.TrimSpace(s[start:i]))
			}
			depth--
		case c == ',' && depth == 0:
			out = append(out, strings.TrimSpace(s[start:i]))
			start = i + 1
		}
	}
	return append(out, strings.TrimSpace(s[start:]))
}

// layoutKey translates an entry that is not about a type.
func layoutKey(name, value string) string {
	word := strings.Trim(value, `"`)
	number, _, _ := strings.Cut(value, " ")
	switch name {
	case "endianness":
		if word == "big" {
			return "E"
		}
		return "e"
	case "mangling_mode":
		return "m:" + word
	case "stack_alignment":
		return nonZero("S", number)
	case "alloca_memory_space":
		return nonZero("A", number)
	case "global_memory_space":
		return nonZero("G", number)
	case "program_memory_space":
		return nonZero("P", number)
	case "legal_int_widths":
		_, list, _ := strings.Cut(value, ":")
		return "n" + strings.Join(splitEntries(list), ":")
	case "function_pointer_alignment":
		_, args, _ := strings.Cut(value, "<")
		parts := splitEntries(args)
		if len(parts) == 0 {
			return ""
		}
		if len(parts) > 1 && strings.HasSuffix(parts[1], "true") {
			return "Fn" + parts[0]
		}
		return "Fi" + parts[0]
	}
	return ""
}

func nonZero(prefix, number string) string {
	if number == "0" {
		return ""
	}
	return prefix + number
}

// numbers returns the elements of a dense attribute's text, or an integer.
func numbers(value string) []string {
	inner, ok := strings.CutPrefix(value, "dense<")
	if !ok {
		n, _, _ := strings.Cut(value, " ")
		return []string{n}
	}
	inner, _, _ = strings.Cut(inner, ">")
	_, typ, _ := strings.Cut(value, "vector<")
	n, _, _ := strings.Cut(typ, "x")
	count, _ := strconv.Atoi(n)
	list := strings.Split(strings.Trim(inner, "[]"), ",")
	for i := range list {
		list[i] = strings.TrimSpace(list[i])
	}
	for len(list) < count {
		list = append(list, list[0])
	}
	return list
}

// layoutType translates an entry about a type: alignments, in front of them the width of a pointer.
func layoutType(key string, n []string) string {
	switch {
	case key == "index" || len(n) == 0:
		return ""
	case strings.HasPrefix(key, "!llvm.ptr"):
		space := strings.Trim(strings.TrimPrefix(key, "!llvm.ptr"), "<>")
		if space == "" {
			space = "0"
		}
		s := "p" + space + ":" + n[0]
		for i := 1; i < 4; i++ {
			k := i
			if k >= len(n) {
				k = 0
				if i == 2 && len(n) > 1 {
					k = 1
				}
			}
			s += ":" + n[k]
		}
		return s
	case key[0] == 'i' || key[0] == 'f':
		s := key + ":" + n[0]
		if len(n) > 1 && n[1] != n[0] {
			s += ":" + n[1]
		}
		return s
	}
	return ""
}
