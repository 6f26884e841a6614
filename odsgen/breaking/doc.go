// Package breaking compares two versions of a definition and says which changes break those who use it.
//
//	changes, err := breaking.Compare(was, is)
//	for _, c := range changes {
//		fmt.Println(c.Message())
//	}
//
// Three things can break: text (IR that was printed or written does not parse, does not verify, or means something
// else), bytecode (the same for files in MLIR's bytecode, which stores parts by position and says the version of each
// dialect), and Go (programs that use the generated package do not compile). Both versions are resolved models, so that
// it does not matter how a definition is written: templates, loops, order of keys, layout. What cannot be decided
// counts as a break: another condition, unless it visibly accepts more; another format, unless only optional groups
// were added. Hand-written code is not looked at.
//
// [Rules] lists what is checked. [Revision] reads the files of a git revision.
package breaking
