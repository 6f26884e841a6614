package main

import (
	"bytes"
	"fmt"
	"go/format"
	"io"
	"math/big"
	"os"
)

func main() {
	if err := Write(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// fit is a polynomial to find: of the given degree in u, near f for u from lo to hi.
type fit struct {
	name   string
	doc    string
	f      func(u *big.Float) *big.Float
	lo, hi float64
	degree int
}

// Write writes the file.
func Write(w io.Writer) error {
	var b bytes.Buffer
	b.WriteString("package approx\n\n// Code written by passes/dialect/math/approx/internal/fit, whose comments say how. DO NOT EDIT.\n\nvar (\n")
	for _, f := range fits {
		c := f.solve()
		fmt.Fprintf(&b, "\t// %s is %s for u from %g to %g, with an error below %.1g.\n", f.name, f.doc, f.lo, f.hi, f.worst(c))
		fmt.Fprintf(&b, "\t%s = []float64{\n", f.name)
		for _, v := range c {
			x, _ := v.Float64()
			fmt.Fprintf(&b, "\t\t%v,\n", x)
		}
		b.WriteString("\t}\n")
	}
	b.WriteString(")\n\n" + twoOverPi() + constants())
	out, err := format.Source(b.Bytes())
	if err != nil {
		return err
	}
	_, err = w.Write(out)
	return err
}

// solve interpolates at Chebyshev's nodes: divided differences, then the powers of u.
func (f *fit) solve() []*big.Float {
	n := f.degree + 1
	x, y := make([]*big.Float, n), make([]*big.Float, n)
	mid, half := mul(num(0.5), add(num(f.lo), num(f.hi))), mul(num(0.5), sub(num(f.hi), num(f.lo)))
	for i := range n {
		angle := quo(mul(pi(), num(float64(2*i+1))), num(float64(2*n)))
		x[i] = add(mid, mul(half, cos(angle)))
		if x[i].Sign() == 0 || x[i].MantExp(nil) < -200 {
			x[i] = num(0x1p-60) // where f has a removable singularity
		}
		y[i] = f.f(x[i])
	}
	for k := 1; k < n; k++ {
		for i := n - 1; i >= k; i-- {
			y[i] = quo(sub(y[i], y[i-1]), sub(x[i], x[i-k]))
		}
	}
	c := []*big.Float{y[n-1]}
	for i := n - 2; i >= 0; i-- { // c = c*(u-x[i]) + y[i]
		next := make([]*big.Float, len(c)+1)
		for j := range next {
			next[j] = num(0)
			if j > 0 {
				next[j] = add(next[j], c[j-1])
			}
			if j < len(c) {
				next[j] = sub(next[j], mul(c[j], x[i]))
			}
		}
		next[0] = add(next[0], y[i])
		c = next
	}
	return c
}

// worst is the greatest error found at a few hundred points, before coefficients are rounded.
func (f *fit) worst(c []*big.Float) float64 {
	worst := 0.0
	const points = 301
	for i := range points {
		u := num(f.lo + (f.hi-f.lo)*(float64(i)+0.37)/points)
		v := num(0)
		for j := len(c) - 1; j >= 0; j-- {
			v = add(mul(v, u), c[j])
		}
		e, _ := new(big.Float).Abs(sub(v, f.f(u))).Float64()
		worst = max(worst, e)
	}
	return worst
}
