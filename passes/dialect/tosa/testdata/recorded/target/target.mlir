func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

module attributes {a.b = 1 : i32, tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int], extensions = [int4]>} {}
