// RUN: ods opt %s --allow-unregistered-dialect --mlir-timing --cse -o /dev/null 2>&1 | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-timing --mlir-timing-display=list --cse -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: ods opt %s --allow-unregistered-dialect --mlir-timing --mlir-output-format=json --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(cse))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: ods opt %s --allow-unregistered-dialect --mlir-timing --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(cse),cse)' -o /dev/null 2>&1 | FileCheck %s --check-prefix=NESTED

// CHECK:      {{^}}===-------------------------------------------------------------------------==={{$}}
// CHECK-NEXT: {{^}}                         ... Execution time report ...{{$}}
// CHECK-NEXT: {{^}}===-------------------------------------------------------------------------==={{$}}
// CHECK-NEXT: {{^}}  Total Execution Time: 0.{{[0-9]+}} seconds
// CHECK-EMPTY:
// CHECK-NEXT: ----Wall Time----  ----Name----
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  Parser{{$}}
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  Verifier{{$}}
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  CSE{{$}}
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)    (A) DominanceInfo{{$}}
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  Output{{$}}
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  Rest{{$}}
// CHECK-NEXT: {{^}}    0.{{[0-9]+}} (100.0%)  Total{{$}}

// LIST-DAG: CSE
// LIST-DAG: Parser
// LIST: Rest
// LIST: Total

// JSON:      [
// JSON:      "name": "'builtin.module' Pipeline", "passes": [
// JSON-NEXT:   {"user": {"duration": {{.*}}}, "wall": {{.*}}, "name": "CSE", "passes": [
// JSON-NEXT:     {{.*}} "name": "(A) DominanceInfo", "passes": [
// JSON-NEXT:     {}]},
// JSON-NEXT:   {}]},
// JSON-NEXT: {}]},
// JSON:      "name": "Total"}
// JSON-NEXT: ]

// NESTED:      Verifier
// NESTED-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  'builtin.module' Pipeline{{$}}
// NESTED-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)    CSE{{$}}
// NESTED-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)      (A) DominanceInfo{{$}}
// NESTED-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)  CSE{{$}}
// NESTED-NEXT: {{^}}    0.{{[0-9]+}} ( {{ ?[0-9]+\.[0-9]}}%)    (A) DominanceInfo{{$}}
// NESTED-NEXT: Output
module {
  "a.b"() : () -> ()
}
module {
  "a.b"() : () -> ()
}
