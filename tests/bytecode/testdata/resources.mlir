// Resources with and without data, and those of tools.
"foo.op"() {a = dense_resource<one> : tensor<2xi32>, b = dense_resource<missing> : tensor<4xf32>, c = dense_resource<two> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      two: "0x08000000FFFFFFFFFFFFFFFF",
      one: "0x400000000100000002000000"
    }
  },
  external_resources: {
    tool: {
      blob: "0x0400000001020304",
      bool: true,
      string: "text"
    }
  }
#-}
