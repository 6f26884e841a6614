// REQUIRES: teleport
// RUN: false
