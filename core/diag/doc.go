// Package diag is the one representation of findings: errors, warnings, remarks and notes about definitions, input
// text, IR and pipelines, with the place they concern.
//
// Libraries return a [List] or fill a reporter; only commands print, with [Render]. A finding holds resolved positions
// and its source line, so it outlives the buffer that it was made from.
//
//	if err := list.Err(); err != nil {
//		diag.Render(os.Stderr, list...)
//	}
//
// Values of this package are plain data: safe to read concurrently, not safe to change while shared.
package diag
