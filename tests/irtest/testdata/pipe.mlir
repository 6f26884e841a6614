// RUN: upper %s | FileCheck %s --check-prefix=UPPER
// RUN: not fail %s 2>&1 | FileCheck %s \
// RUN:   --check-prefixes=ERR
// RUN: echo 'a b' "c $d" e\ f | FileCheck %s --check-prefix=ECHO --match-full-lines
// RUN: cat %s > %t && cat < %t | count 13 ; false || true
// RUN: not --crash crash 2>&1 | FileCheck %s --check-prefix=CRASH
// RUN: %twice one | count 2

// UPPER: MODULE {
module {}
// ERR: error: {{.*}}pipe.mlir
// ECHO: a b c $d e f
// CRASH: panic: on purpose
