package bufferize

import "github.com/odsgen/ods/core"

// This file has models of dialect sparse_tensor, by name, since nothing else here needs the dialect.

// sparseModel is that of an operation that only the sparsifier can lower.
type sparseModel struct{ reader }

// Bufferize implements [Op].
func (sparseModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	return rw.Report().OpEmitErrorf(op, "sparse_tensor ops must be bufferized with the sparsifier").Fail()
}

// sparseAliasModel is that of an operation whose result is its first operand.
type sparseAliasModel struct{ sparseModel }

// Values implements [Op].
func (sparseAliasModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	if u.Index() != 0 {
		return nil
	}
	return []ValueAlias{{Value: u.Owner().Result(0), Relation: Equivalent}}
}

var sparseModels = map[string]Op{
	"sparse_tensor.assemble":           sparseModel{},
	"sparse_tensor.concatenate":        sparseModel{},
	"sparse_tensor.convert":            sparseModel{},
	"sparse_tensor.coordinates":        sparseModel{},
	"sparse_tensor.coordinates_buffer": sparseModel{},
	"sparse_tensor.disassemble":        sparseModel{},
	"sparse_tensor.load":               sparseAliasModel{},
	"sparse_tensor.new":                sparseModel{},
	"sparse_tensor.number_of_entries":  sparseModel{},
	"sparse_tensor.positions":          sparseModel{},
	"sparse_tensor.values":             sparseModel{},
}
