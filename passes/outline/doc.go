// Package outline moves code into functions of its own, the reverse of package inline:
//
//	fn, call, err := outline.Ops(first, last, "hot")
//	fn, call, err = outline.Region(loop.Region(), "body")
//
// Values that the code uses become parameters, values that others use become results.
package outline
