// RUN: ods opt %s --allow-unregistered-dialect --mlir-pass-statistics --cse --cse -o /dev/null 2>&1 | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-pass-statistics --mlir-pass-statistics-display=list --cse --cse -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST

// CHECK:      ... Pass statistics report ...
// CHECK:      {{^}}CSE{{$}}
// CHECK:      {{^}}CSE{{$}}
// LIST:       {{^}}CSE{{$}}
// LIST-NOT:   {{^}}CSE{{$}}
%0 = builtin.unrealized_conversion_cast to i32
"a.b"() : () -> ()
