package rt

import "github.com/odsgen/ods/core"

// Items writes a list of which each item may be absent.
type Items struct {
	P    *core.Printer
	some bool
}

// Item begins an item with its label, after a comma when it is not the first one.
func (l *Items) Item(label string) {
	if l.some {
		l.P.Str(", ")
	}
	l.some = true
	l.P.Str(label)
}
