func.func @cc(%c: i1)  {
  cf.cond_br %c, ^a, ^b
^b:
  %0 = "foo.a"() {test_to_sort} : () -> i32
  scf.if %c { "foo.b"(%0) {test_to_sort} : (i32) -> () 
  %1 = "foo.a"() {test_to_sort} : () -> i32
  } {test_to_sort}
  cf.br ^c
^a:
  %9 = "foo.a"() ({ "foo.c"() {test_to_sort} : () -> () }, { "foo.b"() {test_to_sort} : () -> ()  cf.br ^d
  ^d: "foo.b"() {test_to_sort} : () -> ()}) {test_to_sort = 3, test_sort_index = 8} : () -> i32
  cf.br ^b
^c:
  return {test_to_sort}
^unr:
  "foo.b"() {test_to_sort} : () -> ()
  return {test_to_sort}
}

// -----

func.func @cyclic() {
  test.graph_region attributes {root} {
    %0 = "foo.a"(%1) {selected} : (i32) -> i32
    "foo.g"() ({
      "foo.b"(%0) : (i32) -> ()
    }) {selected} : () -> ()
    %1 = "foo.c"(%0, %2) {selected} : (i32, i32) -> i32
    %2 = "foo.d"() {selected} : () -> i32
  }
  return
}

// -----

func.func @order(%c: i1) attributes {root, ordered} {
  %0 = "foo.a"() {selected = 2} : () -> i32
  %1 = "foo.b"() {selected = 0} : () -> i32
  scf.if %c {
    "foo.c"(%0, %1) {selected = 1} : (i32, i32) -> ()
  }
  return
}

// -----

func.func @holes() attributes {root, ordered} {
  %0 = "foo.a"() {selected = 2} : () -> i32
  %1 = "foo.b"() {selected = 0} : () -> i32
  return
}
