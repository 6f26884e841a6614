package evolution

import (
	"strconv"
	"strings"
)

// A version is a number from 1 on, or has two or three parts as in 1.2 and 1.2.3. It is held as an int: numbers as
// themselves, parts as a larger number that has them in its bits, so that versions are compared as ints. A missing third
// part is 0, and a number is older than all versions with parts.
const (
	dotted   = 1 << 30
	partBits = 10

	// MaxNumber is the largest version without parts, and MaxPart the largest part of one.
	MaxNumber = dotted - 1
	MaxPart   = 1<<partBits - 1
)

// Parse reads a version: "3", "1.2" or "1.2.3". Parts have no zeros in front.
func Parse(text string) (version int, ok bool) {
	parts := strings.Split(text, ".")
	if len(parts) == 1 {
		n, ok := part(text, MaxNumber)
		return n, ok && n > 0
	}
	if len(parts) > 3 {
		return 0, false
	}
	list := [3]int{}
	for i, p := range parts {
		if list[i], ok = part(p, MaxPart); !ok {
			return 0, false
		}
	}
	return Join(list[0], list[1], list[2])
}

func part(text string, limit int) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 31)
	return int(n), err == nil && n <= uint64(limit) && strconv.Itoa(int(n)) == text
}

// Join returns the version with the given parts; ok is false when one of them is larger than [MaxPart].
func Join(major, minor, patch int) (version int, ok bool) {
	if max(major, minor, patch) > MaxPart || min(major, minor, patch) < 0 {
		return 0, false
	}
	return dotted | major<<(2*partBits) | minor<<partBits | patch, true
}

// Parts returns the parts of a version; ok is false for a version that is a number.
func Parts(version int) (major, minor, patch int, ok bool) {
	if version < dotted {
		return 0, 0, 0, false
	}
	return version >> (2 * partBits) & MaxPart, version >> partBits & MaxPart, version & MaxPart, true
}

// Text returns a version as [Parse] reads it, without a third part that is 0.
func Text(version int) string {
	major, minor, patch, ok := Parts(version)
	if !ok {
		return strconv.Itoa(version)
	}
	text := strconv.Itoa(major) + "." + strconv.Itoa(minor)
	if patch > 0 {
		text += "." + strconv.Itoa(patch)
	}
	return text
}

// Next returns the version after another one: the next number, or the next minor version.
func Next(version int) int {
	if version < dotted {
		return version + 1
	}
	return (version>>partBits + 1) << partBits
}
