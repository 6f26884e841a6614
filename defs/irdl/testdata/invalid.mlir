// RUN: ods opt %s --split-input-file --verify-diagnostics

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"foo bar" {}

// -----

// expected-error @below {{name of dialect should not contain uppercase letters}}
irdl.dialect @Foo {}

// -----

// expected-error @below {{name of dialect should not contain leading or double underscores}}
irdl.dialect @_foo {}

// -----

// expected-error @below {{name of dialect should not contain leading or double underscores}}
irdl.dialect @foo__a {}

// -----

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"1foo" {}

// -----

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" {}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of type should not contain uppercase letters}}
  irdl.type @Bar
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @bar.baz
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of type should not contain leading or double underscores}}
  irdl.type @_bar
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of attribute should not contain uppercase letters}}
  irdl.attribute @"Bar"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of attribute should not contain uppercase letters}}
  irdl.attribute @"#Bar"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation should not contain uppercase letters}}
  irdl.operation @Bar
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @bar.foo_x1
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation should not contain leading or double underscores}}
  irdl.operation @"bar__x"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation is empty}}
  irdl.operation @""
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"bar."
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @".bar"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"bar..x"
}

// -----

// expected-error @below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @foo.bar { }

// -----

// expected-error @below {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @a

// -----

irdl.dialect @foo {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
  irdl.type @a {
    %0 = irdl.any
    irdl.parameters(a: %0)
    irdl.parameters(b: %0)
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @a {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.operands(b: %0)
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.results}}
  irdl.operation @a {
    %0 = irdl.any
    irdl.results(a: %0)
    irdl.results(b: %0)
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.attributes}}
  irdl.operation @a {
    %0 = irdl.any
    irdl.attributes {"a" = %0}
    irdl.attributes {"a" = %0}
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.regions}}
  irdl.operation @a {
    irdl.regions()
    irdl.regions()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
    irdl.operands(a: %0, a: %0)
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @a {
    %0 = irdl.any
    irdl.operands(a: %0)
    irdl.results(a: %0)
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{'irdl.operation' op contains a value named 'a' for both its operands and regions}}
  irdl.operation @a {
    %0 = irdl.any 
    %r = irdl.region
    irdl.operands(a: %0)
    irdl.regions(b: %r, a: %r)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{name of operand #0 should not contain uppercase letters}}
    irdl.operands(A: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{custom op 'irdl.results' expected valid keyword}}
    irdl.results("": %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{name of result #0 should not contain leading or double underscores}}
    irdl.results(_a: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{name of result #0 should not contain leading or double underscores}}
    irdl.results(a__b: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{name of result #0 must contain only lowercase letters, digits and underscores}}
    irdl.results(a.b: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{custom op 'irdl.results' expected valid keyword}}
    irdl.results("1a": %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.type @a {
    %0 = irdl.any
    // expected-error @below {{name of parameter #0 should not contain uppercase letters}}
    irdl.parameters(Foo: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.type @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.parameters' op name of parameter #1 is a duplicate of the name of parameter #0}}
    irdl.parameters(a: %0, a: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.type @a {
    // expected-error @below {{'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 0 respectively}}
    %0 = irdl.any "irdl.parameters"(%0) {names = []} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.type @a {
    // expected-error @below {{'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 2 respectively}}
    %0 = irdl.any "irdl.parameters"(%0) {names = ["a", "b"]} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 0 respectively}}
    %0 = irdl.any "irdl.operands"(%0) {names = [], variadicity = #irdl<variadicity_array[single]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 0 respectively}}
    %0 = irdl.any "irdl.results"(%0) {names = ["a"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
    %0 = irdl.any "irdl.attributes"(%0) {attributeValueNames = ["a", "b"]} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.regions' op the number of regions and their names must be the same, but got 1 and 2 respectively}}
    %0 = irdl.region "irdl.regions"(%0) {names = ["a", "b"]} : (!irdl.region) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %1 = irdl.region with size 0
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op symbol '@foo::@b' not found}}
    %0 = irdl.base @foo::@b
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op symbol '@foo::@a' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %0 = irdl.base @foo::@a
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op symbol '@b' not found}}
    %0 = irdl.base @b
  }
  irdl.type @b
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base "foo"
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base ""
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = irdl.base
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = irdl.base @foo "#x"
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.parametric' op symbol '@foo::@b' not found}}
    %0 = irdl.parametric @foo::@b<>
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.parametric' op symbol '@b' not found}}
    %1 = irdl.parametric @b<%0>
  }
  irdl.type @b
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.parametric' op symbol '@foo' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
    %1 = irdl.parametric @foo<%0>
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
  %0 = irdl.any
}

// -----

// expected-error @below {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
%0 = irdl.any

// -----

irdl.dialect @foo {
  irdl.type @a {
    // expected-error @below {{'irdl.operands' op expects parent op 'irdl.operation'}}
    irdl.operands()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
    irdl.parameters()
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{'irdl.operation' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
  irdl.operation @a {
    ^bb0: irdl.operands() ^bb1:
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{'irdl.operation' op region should have no arguments}}
  irdl.operation @a {
    ^bb0(%a: i32):
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.any_of' op expected 1 or more operands, but found 0}}
    %0 = irdl.any_of()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.all_of' op expected 1 or more operands, but found 0}}
    %0 = irdl.all_of()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{definition of SSA value '%1#0' has type '!irdl.region'}}
    // expected-note @below {{previously used here with type '!irdl.attribute'}}
    %1 = irdl.region(%0, %1)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{custom op 'irdl.operands' expected valid keyword}}
    irdl.operands(%0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{custom op 'irdl.operands' expected valid keyword}}
    irdl.operands("a": %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{expected SSA operand}}
    irdl.operands(a: foo %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{expected '('}}
    irdl.operands a: foo %0
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{expected attribute value}}
    irdl.attributes {a = %0}
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{expected '='}}
    irdl.attributes {"a" %0}
  }
}

// -----

// expected-error @below {{expected valid keyword or string}}
// expected-error @below {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
func.func private @f() attributes {x = #irdl.variadicity<foo>}

// -----

// expected-error @below {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
// expected-error @below {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error @below {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
func.func private @f() attributes {x = #irdl<variadicity_array[single, foo]>}

// -----

// expected-error @below {{expected '['}}
func.func private @f() attributes {x = #irdl<variadicity_array>}

// -----

// expected-error @below {{unknown  type `foo` in dialect `irdl`}}
func.func private @f() attributes {x = !irdl.foo}

// -----

irdl.dialect @foo {
  // expected-error @below {{redefinition of symbol named 'a'}}
  // expected-note @below {{see existing symbol definition here}}
  irdl.type @a irdl.type @a
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.operands' op requires attribute 'variadicity'}}
    %0 = irdl.any "irdl.operands"(%0) {names = ["a"]} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.operands' op attribute 'variadicity' failed to satisfy constraint:}}
    %0 = irdl.any "irdl.operands"(%0) {names = ["a"], variadicity = 1 : i32} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    // expected-error @below {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 0 respectively}}
    %0 = irdl.any "irdl.operands"(%0) {names = ["A", "b"], variadicity = #irdl<variadicity_array[]>} : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"!bar"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"#bar"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of operation must contain only lowercase letters, digits and underscores}}
  irdl.operation @"!bar"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{name of type is empty}}
  irdl.type @"!"
}

// -----

irdl.dialect @foo {
  // expected-error @below {{'irdl.operation' op contains a value named 'b' for both its regions and results}}
  irdl.operation @a {
    %0 = irdl.any 
    %r = irdl.region
    irdl.regions(b: %r)
    irdl.results(b : %0)
    irdl.operands(b: %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{expected ':'}}
    irdl.operands(a: %0, b %0)
  }
}

// -----

irdl.dialect @foo {
  irdl.operation @a {
    %0 = irdl.any
    // expected-error @below {{'irdl.attributes' op attribute 'attributeValueNames' failed to satisfy constraint: string array attribute}}
    irdl.attributes {"b" = %0, 1 = %0}
  }
}

// -----

// expected-error @below {{'irdl.base' op symbol '@bar' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
module { irdl.dialect @bar { irdl.type @b } irdl.dialect @foo { irdl.operation @a { %0 = irdl.base @bar::@b %1 = irdl.base @bar } } }

// -----

// expected-error @below {{'irdl.base' op symbol '@m::@bar::@b' not found}}
module @m { irdl.dialect @bar { irdl.type @b irdl.operation @a { %0 = irdl.base @m::@bar::@b } } }

// -----

// expected-error @below {{'irdl.dialect' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
"irdl.dialect"() ({ }) {sym_name = "x"} : () -> ()

// -----

// expected-error @below {{'irdl.dialect' op requires attribute 'sym_name'}}
"irdl.dialect"() ({ ^bb0: }) : () -> ()

// -----

// expected-error @below {{expected ']'}}
func.func private @f() attributes {z = #irdl<variadicity_array[single optional]>}

// -----

// expected-error @below {{expected valid keyword or string}}
// expected-error @below {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error @below {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
func.func private @f() attributes {z = #irdl<variadicity_array[single,]>}

// -----

// expected-error @below {{expected valid keyword or string}}
// expected-error @below {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error @below {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
func.func private @f() attributes {z = #irdl<variadicity_array[3]>}
