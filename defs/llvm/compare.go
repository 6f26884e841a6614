package llvm

import (
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// CompareInts returns what llvm.icmp gives for two integers of the same width.
func CompareInts(p llvm.ICmpPredicate, x, y num.Int) bool {
	switch p {
	case llvm.ICmpPredicateEq:
		return x == y
	case llvm.ICmpPredicateNe:
		return x != y
	case llvm.ICmpPredicateSlt:
		return x.SCmp(y) < 0
	case llvm.ICmpPredicateSle:
		return x.SCmp(y) <= 0
	case llvm.ICmpPredicateSgt:
		return x.SCmp(y) > 0
	case llvm.ICmpPredicateSge:
		return x.SCmp(y) >= 0
	case llvm.ICmpPredicateUlt:
		return x.UCmp(y) < 0
	case llvm.ICmpPredicateUle:
		return x.UCmp(y) <= 0
	case llvm.ICmpPredicateUgt:
		return x.UCmp(y) > 0
	}
	return x.UCmp(y) >= 0
}
