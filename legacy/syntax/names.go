package syntax

import (
	"strings"
)

// This file has the tables of names.

// renamed maps operations whose custom syntax has not changed, apart from types and attributes, to their names today.
var renamed = map[string]string{
	"func": "func.func", "module": "builtin.module",
	"br_cond": "std2019.cond_br", "shlis": "std2019.shift_left",
	"return": "func.return", "call": "func.call", "call_indirect": "func.call_indirect",
	"affine.terminator": "affine.yield", "module_terminator": "",
	"loop.for": "scf.for", "loop.if": "scf.if", "loop.terminator": "scf.yield", "loop.yield": "scf.yield",
	"loop.parallel": "scf.parallel", "linalg.for": "scf.for",
	"linalg.load": "std2019.load", "linalg.store": "std2019.store", "linalg.dim": "std2019.dim", "linalg.buffer_dealloc": "std2019.dealloc",
	"llvm.mlir.null": "llvm.mlir.zero",
	"llvm.constant":  "llvm.mlir.constant", "llvm.undef": "llvm.mlir.undef", "llvm.global": "llvm.mlir.global",
	"vector.strided_slice": "vector.extract_strided_slice",
}

func init2019() map[string]bool {
	m := make(map[string]bool)
	for _, n := range strings.Fields(`addi subi muli divis diviu remis remiu and or xor shift_left shift_right_signed shift_right_unsigned
		addf subf mulf divf remf copysign absf ceilf cos exp log log10 log2 negf rsqrt sqrt tanh sitofp fpext fptrunc index_cast sexti zexti trunci
		constant cmpi cmpf select br cond_br affine_apply alloc alloc_static dealloc load store prefetch dim rank dma_start dma_wait
		extract_element splat tensor_load tensor_store tensor_cast memref_cast reshape view subview`) {
		m[n] = true
	}
	return m
}

// todaysName returns the name of an operation in the new text; std tells whether it is a standard one.
func todaysName(name string) (today string, std bool) {
	plain := strings.TrimPrefix(name, "std.")
	if today, ok := renamed[plain]; ok && today != "" {
		return today, strings.HasPrefix(today, "std2019.")
	}
	if standardOps[plain] {
		return "std2019." + plain, true
	}
	switch {
	case strings.HasPrefix(name, "spv."):
		return spirvName(name), false
	case strings.HasPrefix(name, "loop."):
		return "scf." + name[len("loop."):], false
	}
	return name, false
}

var standardOps = init2019()

// dropped are operations that are gone, with what to do instead.
var dropped = map[string]string{
	"alloc_static": "memref.alloc allocates without a fixed address; a fixed one is built with llvm.inttoptr",
	"mldim":        "write loops, affine.for",

	"linalg.range_intersect":   "write arith.maxsi and arith.minsi on the bounds",
	"vector.reshape":           "write vector.shape_cast",
	"spv._module_end":          "leave it out",
	"llvm.mlir.constant_undef": "write llvm.mlir.undef",
}

// attrChange says what became of an attribute: its name, and what the word that was its value is part of today.
type attrChange struct {
	name string // today; the old one when empty
	wrap string // around the word, as in "#gpu<dim *>"
}

// attrChanges are the attributes that have changed, by operation.
var attrChanges = map[string]map[string]attrChange{
	"func":             {"type": {name: "function_type"}},
	"llvm.func":        {"type": {name: "function_type"}},
	"llvm.mlir.global": {"type": {name: "global_type"}},
	"gpu.thread_id":    gpuDimension, "gpu.block_id": gpuDimension, "gpu.block_dim": gpuDimension, "gpu.grid_dim": gpuDimension,
	"gpu.all_reduce": {"op": {wrap: "#gpu<all_reduce_op *>"}},
	"gpu.shuffle":    {"mode": {wrap: "#gpu<shuffle_mode *>"}},
}

var gpuDimension = map[string]attrChange{"dimension": {wrap: "#gpu<dim *>"}}

// kept are operations without a counterpart that are hints to a tool which is gone: they stay, under a name that no dialect
// of today claims.
var kept = map[string]string{
	"quant.stats": "quant2019.stats", "quant.stats_ref": "quant2019.stats_ref", "quant.coupled_ref": "quant2019.coupled_ref",
	"quant.const_fake_quant": "quant2019.const_fake_quant", "quant.const_fake_quant_per_axis": "quant2019.const_fake_quant_per_axis",
	"quant.region": "quant2019.region", "quant.return": "quant2019.return",
}

// ending are the terminators that regions do not have today.
var ending = map[string]bool{"module_terminator": true, "gpu.module_end": true, "spv._module_end": true}
