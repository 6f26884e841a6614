// Package railroad draws syntax diagrams as SVG: text that must be written stands in round boxes, names of other things
// in square ones, and every way from the left end to the right end is a sentence.
//
//	svg := railroad.SVG("addi", railroad.Sequence{
//		railroad.Terminal{Text: "arith.addi"},
//		railroad.Name{Text: "$lhs", Title: "operand: integer"},
//		railroad.Terminal{Text: ","},
//		railroad.Name{Text: "$rhs"},
//		railroad.Optional{Body: railroad.Name{Text: "attr-dict"}},
//	})
//
// The drawing has no style of its own beyond stroke and font: it takes the colour of the text around it, so that it
// fits light and dark pages. Equal diagrams give equal bytes. All coordinates are integers and text is measured by its
// number of characters, which is right for the monospaced font that is asked for.
package railroad
