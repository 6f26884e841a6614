// Package asm executes assembly formats. What a format says is decided once, by odsgen, and is data from then on: a list of
// steps for the parser and one for the printer of an operation. Generated packages have them as literals, live dialects
// make them when their definitions are read, and the functions of this package run both.
//
//	var parseNot = asm.Parser{Ref: 1, Type: 1, Steps: []asm.Step{
//		{Op: asm.Operand}, {Op: asm.Dict}, {Op: asm.Colon}, {Op: asm.Type}, {Op: asm.AddType}, {Op: asm.Resolve},
//	}}
//
//	var printNot = asm.Printer{{Text: " ", Op: asm.PutOperand}, {Op: asm.PutDict}, {Text: " : ", Op: asm.PutOperandType}}
//
//	var notFormat = asm.Format{Parser: &parseNot, Printer: &printNot}
//
// What a step does stands at its [Op]. A parser keeps what it reads in registers, which are numbered for each Go type of
// their own; the registers are those of a [Frame], which serves one operation after the other, so that reading one
// allocates no more than a function with variables would. Steps are immutable and may be executed concurrently.
package asm
