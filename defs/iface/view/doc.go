// Package view has what operations with lists of sizes, offsets and strides share, in dialects such as memref, tensor
// and scf: the syntax of such lists, which mix integers and operands, and helpers that look at them.
//
//	func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
//		return view.ParseIndexList(p, core.DelimSquare, refs, static)
//	}
package view
