// Package shape is a dialect whose definition declares how types and attributes are written as bytecode.
//
//	ctx := core.NewContext(shape.Dialect())
package shape
