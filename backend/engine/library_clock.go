package engine

import (
	"fmt"
	"time"

	"github.com/odsgen/ods/core/num"
)

// clockLibrary are upstream's helpers that measure.
func clockLibrary(name string) (External, bool) {
	switch name {
	case "rtclock":
		return func(*ExternalCall) (Value, error) {
			return Float(num.Float64(float64(time.Now().UnixMicro()) / 1e6)), nil
		}, true
	case "nanoTime", "_mlir_ciface_nanoTime":
		return func(*ExternalCall) (Value, error) { return Int(num.NewSigned(64, time.Now().UnixNano())), nil }, true
	case "printFlops":
		return func(c *ExternalCall) (Value, error) {
			v, err := c.float(0)
			if err != nil {
				return void, err
			}
			f, _ := v.ToFloat64()
			_, err = fmt.Fprintf(c.e.o.Stderr, "%f GFLOPS\n", f/1e9)
			return void, err
		}, true
	}
	return nil, false
}
