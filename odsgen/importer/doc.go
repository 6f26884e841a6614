// Package importer writes definitions from the records of TableGen, as a person would have written them.
//
//	recs, err := tablegen.Decode(data)
//	res, err := importer.Import(recs, importer.Options{Dialect: "comb", Load: load.Options{Embedded: defs.FS}})
//	os.WriteFile("comb.yaml", res.YAML, 0o666)
//	fmt.Print(res.Report())
//
// Facts carry over: names, constraints, conditions, formats, flags. Conditions are read as the expressions of C++ that
// they are and written in the definition language; what has no counterpart in it becomes a promise to be kept in Go,
// which the report lists with the C++ that it stands for. The sentences of the source, summaries and descriptions, are
// left out unless they are asked for.
//
// A dump has no classes, only definitions with the names of the classes that they derive from. Arguments of classes are
// found again in what the classes made of them: the summary of VectorOfRank<[1, 2]> is " of ranks 1/2", which only
// these arguments give. Templates are made of what definitions of one class have in common.
package importer
