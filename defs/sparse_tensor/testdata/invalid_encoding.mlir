// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Encodings whose maps, levels and values do not go together.

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i : dense, j mod 3 : dense) }>>)

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i + j : dense, j : compressed) }>>)

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i mod 2 : dense, i floordiv 2 : compressed, j : dense) }>>)

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, i mod 4 : compressed, j : dense) }>>)

// -----

// expected-error@+1 {{failed to infer lvlToDim from dimToLvl}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i * 2 : dense, j : compressed) }>>)

// -----

// expected-error@+1 {{expected lvlToDim to be an inverse of dimToLvl}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = {l0, l1} (i = l1, j = l0) -> (l0 = i : dense, l1 = j : compressed) }>>)

// -----

// expected-error@+1 {{expected a non-empty array for lvlTypes}}
func.func private @f(tensor<?xf32, #sparse_tensor.encoding<{ posWidth = 32 }>>)

// -----

// expected-error@+1 {{dimSlices expected dimension-rank to match level-rank: 2 != 3}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i : #sparse_tensor<slice(0, 4, 1)>, j : #sparse_tensor<slice(0, 4, 1)>) -> (i floordiv 2 : dense, j : dense, i mod 2 : dense) }>>)

// -----

// expected-error@+1 {{expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS).}}
func.func private @f(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : compressed(nonunique), j : singleton(soa), k : singleton) }>>)

// -----

// expected-error@+1 {{expected compressed or loose_compressed level before singleton level}}
func.func private @f(tensor<?x?x?xf32, #sparse_tensor.encoding<{ map = (i, j, k) -> (i : singleton, j : compressed, k : batch) }>>)

// -----

// expected-error@+1 {{implicit value must be zero}}
func.func private @f(tensor<?x?xcomplex<f32>, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed), implicitVal = #complex.number<:f32 0.0, 1.0> }>>)

// -----

// expected-error@+1 {{expected a non-empty array for lvlTypes}}
func.func private @f(tensor<f32, #sparse_tensor.encoding<{ map = () -> () }>>)

// -----

// expected-error@+1 {{expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 5]) }>>)

// -----

// expected-error@+1 {{Batch lvlType can only be leading levels.}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j floordiv 4 : batch, j mod 4 : structured[2, 4]) }>>)
