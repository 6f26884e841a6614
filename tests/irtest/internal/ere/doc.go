// Package ere matches POSIX extended regular expressions with back references the way FileCheck needs them: leftmost
// and longest, over bytes, with "." and negated sets stopping at a newline and "^" and "$" matching at every line.
//
// Package regexp of the standard library has neither back references nor POSIX's choice of submatches, and both are
// visible in CHECK lines: [[X:i1|i16]] must capture "i16", and [[X:%.*]] = f [[X]] refers back inside one line.
//
//	re, err := ere.Compile(`(%[a-z0-9]+) = f \1`, false)
//	loc, err := re.Match("%a = f %a") // loc[2:4] is the first group
//
// Without back references a match takes time linear in the text times the size of the expression (a Pike-style
// simulation finds the ends, then each part of the match is made as long as what follows it permits). With back
// references it backtracks under a step limit, beyond which [Regexp.Match] returns [ErrTooComplex].
//
// A Regexp is immutable and safe for concurrent use.
package ere
