package linalg

import (
	"sort"
	"strings"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/generated/linalg"
)

// named is a named operation whose iteration space has a fixed rank.
type named struct {
	name string
	// loops has a letter for each loop: p parallel, r reduction.
	loops string
	// maps are the results of the maps of all operands, with | between the operands: the number of a loop; 0+2, a sum; or
	// 1*S0+4*D0, in which S0 is the first stride and D0 the first dilation.
	maps string
	body body
}

// body is what the region of a named operation computes.
type body uint8

const (
	bodyMulAdd      body = iota // out + in0 * in1, with both converted to the type of out
	bodyQuantized               // out + (in0 - in2) * (in1 - in3)
	bodySum                     // out + in
	bodyMax                     // the greater one of out and in
	bodyMaxUnsigned             // the same, unsigned
	bodyMin                     // the smaller one
	bodyMinUnsigned             // the same, unsigned
	bodyRandom                  // a number between in0 and in1, for the seed in2
	bodyCopy                    // in, converted
	bodyFill                    // in
	bodyElementwise             // a function of the inputs
)

// namedOps are sorted by name.
var namedOps = [...]named{
	{"batch_matvec", "ppr", "0 1 2|0 2|0 1", bodyMulAdd},
	{"batch_mmt4d", "ppprppr", "0 1 3 4 6|0 2 3 5 6|0 1 2 4 5", bodyMulAdd},
	{"batch_vecmat", "ppr", "0 2|0 2 1|0 1", bodyMulAdd},
	{"conv_1d", "pr", "0+1|1|0", bodyMulAdd},
	{"conv_1d_ncw_fcw", "ppprr", "0 3 2*S0+4*D0|1 3 4|0 1 2", bodyMulAdd},
	{"conv_1d_nwc_wcf", "ppprr", "0 1*S0+3*D0 4|3 4 2|0 1 2", bodyMulAdd},
	{"conv_2d", "pprr", "0+2 1+3|2 3|0 1", bodyMulAdd},
	{"conv_2d_nchw_fchw", "pppprrr", "0 4 2*S0+5*D0 3*S1+6*D1|1 4 5 6|0 1 2 3", bodyMulAdd},
	{"conv_2d_nchw_fchw_q", "pppprrr", "0 4 2*S0+5*D0 3*S1+6*D1|1 4 5 6|||0 1 2 3", bodyQuantized},
	{"conv_2d_ngchw_fgchw", "ppppprrr", "0 1 5 3*S0+6*D0 4*S1+7*D1|2 1 5 6 7|0 1 2 3 4", bodyMulAdd},
	{"conv_2d_ngchw_gfchw", "ppppprrr", "0 1 5 3*S0+6*D0 4*S1+7*D1|1 2 5 6 7|0 1 2 3 4", bodyMulAdd},
	{"conv_2d_ngchw_gfchw_q", "ppppprrr", "0 1 5 3*S0+6*D0 4*S1+7*D1|1 2 5 6 7|||0 1 2 3 4", bodyQuantized},
	{"conv_2d_nhwc_fhwc", "pppprrr", "0 1*S0+4*D0 2*S1+5*D1 6|3 4 5 6|0 1 2 3", bodyMulAdd},
	{"conv_2d_nhwc_fhwc_q", "pppprrr", "0 1*S0+4*D0 2*S1+5*D1 6|3 4 5 6|||0 1 2 3", bodyQuantized},
	{"conv_2d_nhwc_hwcf", "pppprrr", "0 1*S0+4*D0 2*S1+5*D1 6|4 5 6 3|0 1 2 3", bodyMulAdd},
	{"conv_2d_nhwc_hwcf_q", "pppprrr", "0 1*S0+4*D0 2*S1+5*D1 6|4 5 6 3|||0 1 2 3", bodyQuantized},
	{"conv_2d_nhwgc_gfhwc", "ppppprrr", "0 1*S0+5*D0 2*S1+6*D1 3 7|3 4 5 6 7|0 1 2 3 4", bodyMulAdd},
	{"conv_2d_nhwgc_gfhwc_q", "ppppprrr", "0 1*S0+5*D0 2*S1+6*D1 3 7|3 4 5 6 7|||0 1 2 3 4", bodyQuantized},
	{"conv_3d", "ppprrr", "0+3 1+4 2+5|3 4 5|0 1 2", bodyMulAdd},
	{"conv_3d_ncdhw_fcdhw", "ppppprrrr", "0 5 2*S0+6*D0 3*S1+7*D1 4*S2+8*D2|1 5 6 7 8|0 1 2 3 4", bodyMulAdd},
	{"conv_3d_ndhwc_dhwcf", "ppppprrrr", "0 1*S0+5*D0 2*S1+6*D1 3*S2+7*D2 8|5 6 7 8 4|0 1 2 3 4", bodyMulAdd},
	{"conv_3d_ndhwc_dhwcf_q", "ppppprrrr", "0 1*S0+5*D0 2*S1+6*D1 3*S2+7*D2 8|5 6 7 8 4|||0 1 2 3 4", bodyQuantized},
	{"depthwise_conv_1d_ncw_cw", "pppr", "0 2 1*S0+3*D0|2 3|0 2 1", bodyMulAdd},
	{"depthwise_conv_1d_nwc_wc", "pppr", "0 1*S0+3*D0 2|3 2|0 1 2", bodyMulAdd},
	{"depthwise_conv_1d_nwc_wcm", "ppppr", "0 1*S0+4*D0 2|4 2 3|0 1 2 3", bodyMulAdd},
	{"depthwise_conv_2d_nchw_chw", "pppprr", "0 3 1*S0+4*D0 2*S1+5*D1|3 4 5|0 3 1 2", bodyMulAdd},
	{"depthwise_conv_2d_nhwc_hwc", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5 3|0 1 2 3", bodyMulAdd},
	{"depthwise_conv_2d_nhwc_hwc_q", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5 3|||0 1 2 3", bodyQuantized},
	{"depthwise_conv_2d_nhwc_hwcm", "ppppprr", "0 1*S0+5*D0 2*S1+6*D1 3|5 6 3 4|0 1 2 3 4", bodyMulAdd},
	{"depthwise_conv_2d_nhwc_hwcm_q", "ppppprr", "0 1*S0+5*D0 2*S1+6*D1 3|5 6 3 4|||0 1 2 3 4", bodyQuantized},
	{"depthwise_conv_3d_ncdhw_cdhw", "pppprrrp", "0 7 1*S0+4*D0 2*S1+5*D1 3*S2+6*D2|7 4 5 6|0 7 1 2 3", bodyMulAdd},
	{"depthwise_conv_3d_ndhwc_dhwc", "pppprrrp", "0 1*S0+4*D0 2*S1+5*D1 3*S2+6*D2 7|4 5 6 7|0 1 2 3 7", bodyMulAdd},
	{"depthwise_conv_3d_ndhwc_dhwcm", "ppppprrrp", "0 1*S0+5*D0 2*S1+6*D1 3*S2+7*D2 8|5 6 7 8 4|0 1 2 3 8 4", bodyMulAdd},
	{"dot", "r", "0|0|", bodyMulAdd},
	{"fill_rng_2d", "pp", "|||0 1", bodyRandom},
	{"matvec", "pr", "0 1|1|0", bodyMulAdd},
	{"mmt4d", "pprppr", "0 2 3 5|1 2 4 5|0 1 3 4", bodyMulAdd},
	{"pooling_nchw_max", "pppprr", "0 1 2*S0+4*D0 3*S1+5*D1|4 5|0 1 2 3", bodyMax},
	{"pooling_nchw_sum", "pppprr", "0 1 2*S0+4*D0 3*S1+5*D1|4 5|0 1 2 3", bodySum},
	{"pooling_ncw_max", "pppr", "0 1 2*S0+3*D0|3|0 1 2", bodyMax},
	{"pooling_ncw_sum", "pppr", "0 1 2*S0+3*D0|3|0 1 2", bodySum},
	{"pooling_ndhwc_max", "ppppprrr", "0 1*S0+5*D0 2*S1+6*D1 3*S2+7*D2 4|5 6 7|0 1 2 3 4", bodyMax},
	{"pooling_ndhwc_min", "ppppprrr", "0 1*S0+5*D0 2*S1+6*D1 3*S2+7*D2 4|5 6 7|0 1 2 3 4", bodyMin},
	{"pooling_ndhwc_sum", "ppppprrr", "0 1*S0+5*D0 2*S1+6*D1 3*S2+7*D2 4|5 6 7|0 1 2 3 4", bodySum},
	{"pooling_nhwc_max", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5|0 1 2 3", bodyMax},
	{"pooling_nhwc_max_unsigned", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5|0 1 2 3", bodyMaxUnsigned},
	{"pooling_nhwc_min", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5|0 1 2 3", bodyMin},
	{"pooling_nhwc_min_unsigned", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5|0 1 2 3", bodyMinUnsigned},
	{"pooling_nhwc_sum", "pppprr", "0 1*S0+4*D0 2*S1+5*D1 3|4 5|0 1 2 3", bodySum},
	{"pooling_nwc_max", "pppr", "0 1*S0+3*D0 2|3|0 1 2", bodyMax},
	{"pooling_nwc_max_unsigned", "pppr", "0 1*S0+3*D0 2|3|0 1 2", bodyMaxUnsigned},
	{"pooling_nwc_min", "pppr", "0 1*S0+3*D0 2|3|0 1 2", bodyMin},
	{"pooling_nwc_min_unsigned", "pppr", "0 1*S0+3*D0 2|3|0 1 2", bodyMinUnsigned},
	{"pooling_nwc_sum", "pppr", "0 1*S0+3*D0 2|3|0 1 2", bodySum},
	{"quantized_batch_matmul", "pppr", "0 1 3|0 3 2|||0 1 2", bodyQuantized},
	{"quantized_matmul", "ppr", "0 2|2 1|||0 1", bodyQuantized},
	{"vecmat", "pr", "1|1 0|0", bodyMulAdd},
}

// lookupNamed returns a named operation by its name without the dialect's, or nil.
func lookupNamed(name string) *named {
	i := sort.Search(len(namedOps), func(i int) bool { return namedOps[i].name >= name })
	if i < len(namedOps) && namedOps[i].name == name {
		return &namedOps[i]
	}
	return nil
}

// numOperands returns how many operands a named operation has.
func (n *named) numOperands() int { return strings.Count(n.maps, "|") + 1 }

// isStrided reports whether maps depend on strides and dilations.
func (n *named) isStrided() bool { return strings.Contains(n.maps, "S") }

// mapsWith returns the maps for strides and dilations.
func (n *named) mapsWith(strides, dilations []int64) []*affine.Map {
	var out []*affine.Map
	for _, text := range strings.Split(n.maps, "|") {
		var results []affine.Expr
		for _, f := range strings.Fields(text) {
			results = append(results, mapResult(f, strides, dilations))
		}
		out = append(out, affine.SimplifyMap(affine.NewMap(len(n.loops), 0, results...)))
	}
	return out
}

// mapResult reads one result of a map.
func mapResult(text string, strides, dilations []int64) affine.Expr {
	var sum affine.Expr
	for _, term := range strings.Split(text, "+") {
		e := affine.Dim(int(term[0] - '0'))
		if len(term) > 1 { // 1*S0
			factors := strides
			if term[2] == 'D' {
				factors = dilations
			}
			if i := int(term[3] - '0'); i < len(factors) {
				e = e.MulConst(factors[i])
			}
		}
		if sum.Valid() {
			e = sum.Add(e)
		}
		sum = e
	}
	return sum
}

// elementwiseKind returns the function of a named operation that is one, element by element.
func elementwiseKind(name string) (linalg.ElementwiseKind, bool) {
	if name == "max" || name == "min" {
		name += "_signed"
	}
	return linalg.ParseElementwiseKind(name)
}

// arity returns how many operands a function has.
func arity(k linalg.ElementwiseKind) int {
	switch {
	case k < linalg.ElementwiseKind(linalg.ElementwiseCaseLimitsLastUnary):
		return 1
	case k < linalg.ElementwiseKind(linalg.ElementwiseCaseLimitsLastBinary):
		return 2
	}
	return 3
}
