// Package layout says where generated packages stand: that of a definition below a folder defs/ below generated/, any
// other beside its definition.
//
//	dir, importPath := layout.Target(d)
package layout
