// Package layout says where generated packages stand: that of a definition below a folder defs/ below generated/, any
// other beside its definition.
//
//	prog, _ := load.Load(load.Options{}, "spline.yaml")
//	dir, importPath := layout.Target(prog.Roots[0])
package layout
