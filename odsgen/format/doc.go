// Package format lays out definition files in one way, as gofmt does for Go.
//
//	text, findings, err := format.Source(model.NewSource("arith.yaml", data))
//
// What changes: indentation (two columns for each map and list), the space around keys, commas and brackets, empty
// lines (at most one), quotes where text needs none, one-key maps in lists ("- {lhs: I32}" becomes "- lhs: I32"), lists
// and maps in brackets that are wider than [Width], line ends, and the end of the file. What stays: comments, the order
// of everything, the author's line breaks inside brackets, the choice between brackets and lines, and the text of block
// scalars. The result means the same, and formatting it again changes nothing.
package format
