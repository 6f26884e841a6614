// Package avx2 transposes matrices of vectors by instructions that x86 has since AVX2. [Add] is what the operation
// transform.apply_patterns.vector.lower_transpose asks for with avx2_lowering_strategy.
package avx2
